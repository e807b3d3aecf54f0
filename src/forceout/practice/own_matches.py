"""Puzzles from one's own matches: a Now that nobody saw (On-Sets V-A; Equations VI-A). Runs in a process of its own."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from forceout.editions.recorded_match import fold
from forceout.judge.replay import read_whole
from forceout.practice.answering import ShownVerdict, graded_answer
from forceout.practice.position import Position
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.actions import Challenge, Move, PickUpBlock, Shift
from forceout.rules.state import PLAYING, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import is_now_open, more_solutions, solve_shake
from forceout.solver.budget import Budget

MOST_FOUND: Final = 12
LONGEST_THOUGHT: Final = 0.4
"""Seconds that one position may take."""
LISTING_SECONDS: Final = 1.0
MOST_SHOWN: Final = 6
Clock = Callable[[], float]
Printed = dict[str, Any]


def missed_nows(text: str, clock: Clock, seconds: float) -> Printed:
    """The moves of a record after which Now was right and nobody said so, by their place in it."""
    record = read_whole(text)
    if isinstance(record, dict):
        return record
    deadline = clock() + seconds
    steps = list(fold(record))
    found: list[int] = []
    for number, step in enumerate(steps[:-1]):
        shake, following = step.match.shake, steps[number + 1].action
        if not isinstance(step.action, Move | Shift) or not step.outcome.is_done or shake is None:
            continue
        if isinstance(following, Challenge | PickUpBlock) or shake.phase not in PLAYING or not is_now_open(shake):
            continue
        if clock() >= deadline or len(found) == MOST_FOUND:
            break
        budget = Budget(seconds=min(LONGEST_THOUGHT, max(0.0, deadline - clock())), clock=clock)
        if solve_shake(shake, Situation.NOW, budget).exists:
            found.append(number)
    return {"moves": found, "is_whole": clock() < deadline}


def puzzle_of_move(text: str, number: int) -> str | Printed:
    """The line of the puzzle after a move of a record: find the Solution for Now; what is wrong where there is none."""
    record = read_whole(text)
    if isinstance(record, dict):
        return record
    steps = list(fold(record))
    shake = steps[number].match.shake if 0 <= number < len(steps) else None
    if shake is None or shake.goal is None or shake.phase not in PLAYING:
        return {"missing": True}
    return _puzzle(shake, record.header.season, number).line()


def _puzzle(shake: Shake, season: str | None, number: int) -> Puzzle:
    position = Position.of(shake, season)
    return Puzzle(f"move{number}", Kind.FIND, position, {"end": Situation.NOW.value}, {}, (), 0)


def graded_move(text: str, number: int, answer: Mapping[str, Any]) -> ShownVerdict | Printed:
    """The verdict on a Solution for Now after a move of a record."""
    line = puzzle_of_move(text, number)
    if not isinstance(line, str):
        return line
    puzzle = Puzzle.read(line)
    told = Puzzle(
        puzzle.id, puzzle.kind, puzzle.position, puzzle.asked, {"solutions": [], "cubes": 0, "found": 0}, (), 0
    )
    verdict = graded_answer(told.line(), answer)
    verdict["shown"] = None
    return verdict


def shown_move(text: str, number: int, clock: Clock) -> Printed:
    """Solutions for Now after a move of a record, the shortest first."""
    line = puzzle_of_move(text, number)
    if not isinstance(line, str):
        return line
    shake = Puzzle.read(line).position.shake()
    budget = Budget(seconds=LISTING_SECONDS, clock=clock)
    found = sorted(more_solutions(shake, Situation.NOW, budget))[:MOST_SHOWN]
    return {
        "solutions": [one.text for one in found],
        "cubes": found[0].cubes if found else 0,
        "found": len(found),
    }

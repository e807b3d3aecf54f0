"""Moments of a class's own shakes: a Now that was right and that nobody said (On-Sets V-A; Equations VI-A), to be shown
to all or given out as puzzles. Runs in a process of its own."""

from collections.abc import Callable, Collection, Iterator
from typing import Any, Final, NamedTuple

from forceout.editions.recorded_match import fold
from forceout.judge.replay import read_whole
from forceout.practice.difficulty import first_difficulty
from forceout.practice.kinds.draft import Draft
from forceout.practice.kinds.find_solution import draft
from forceout.practice.position import Position
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.actions import Challenge, Move, PickUpBlock, Shift
from forceout.rules.fold import Step
from forceout.rules.match_state import StartShake
from forceout.rules.state import PLAYING, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import is_now_open, solve_shake
from forceout.solver.budget import Budget

MOST_OF_SHAKE: Final = 2
"""Moments of one shake; what comes after is the same chance again."""
LONGEST_THOUGHT: Final = 0.4
"""Seconds that one position may take."""
Clock = Callable[[], float]
Printed = dict[str, Any]


class Placed(NamedTuple):
    """A move in its match: its place in the record, its shake and its place there, the shake after it."""

    number: int
    shake_number: int
    move: int
    by: str
    cube: str
    to: str
    shake: Shake
    is_left_alone: bool
    """Whether the next to act went on as if nothing were there."""


def placed_moves(steps: list[Step]) -> Iterator[Placed]:
    """Every cube that was moved while a shake was played, in the order of the record."""
    shake_number = move = 0
    for number, step in enumerate(steps):
        if isinstance(step.action, StartShake) and step.outcome.is_done:
            shake_number, move = shake_number + 1, 0
        shake = step.match.shake
        if not isinstance(step.action, Move | Shift) or not step.outcome.is_done or shake is None:
            continue
        move += 1
        if shake.goal is None or shake.phase not in PLAYING:
            continue
        following = steps[number + 1].action if number + 1 < len(steps) else None
        to = step.action.to
        yield Placed(
            number, shake_number, move, step.action.by, step.action.cube, str(getattr(to, "value", to)), shake,
            following is not None and not isinstance(following, Challenge | PickUpBlock),
        )  # fmt: skip


def missed_moments(text: str, shakes: Collection[int], clock: Clock, seconds: float) -> Printed:
    """The moments of some shakes of a record at which Now was right and nobody said so, with a Solution each."""
    record = read_whole(text)
    if isinstance(record, dict):
        return record
    deadline = clock() + seconds
    found: list[Printed] = []
    for one in placed_moves(list(fold(record))):
        if one.shake_number not in shakes or not one.is_left_alone or not is_now_open(one.shake):
            continue
        if sum(each["shake"] == one.shake_number for each in found) == MOST_OF_SHAKE:
            continue
        if clock() >= deadline:
            return {"moments": found, "is_whole": False}
        budget = Budget(seconds=min(LONGEST_THOUGHT, max(0.0, deadline - clock())), clock=clock)
        answer = solve_shake(one.shake, Situation.NOW, budget)
        if answer.exists:
            found.append(
                {"number": one.number, "shake": one.shake_number, "move": one.move, "solution": answer.solution}
            )
    return {"moments": found, "is_whole": True}


def moment_of(text: str, number: int) -> Printed:
    """The position after a move of a record, with what led to it; `missing` where there is no such move."""
    record = read_whole(text)
    if isinstance(record, dict):
        return record
    steps = list(fold(record))
    found = next((one for one in placed_moves(steps) if one.number == number), None)
    if found is None:
        return {"missing": True}
    return {
        "shake": found.shake_number,
        "move": found.move,
        "by": found.by,
        "cube": found.cube,
        "to": found.to,
        "totals": dict(steps[number].match.totals),
        "position": Position.of(found.shake, record.header.season).printed(),
    }


def moment_puzzles(text: str, numbers: Collection[int], planned: dict[int, str]) -> list[str]:
    """The lines of puzzles from moves of a record: find the Solution for Now. What is seen at once makes none."""
    record = read_whole(text)
    if isinstance(record, dict):
        return []
    return [
        _named(made).line()
        for one in placed_moves(list(fold(record)))
        if one.number in numbers
        and (made := draft(one.shake, record.header.season, Situation.NOW, planned.get(one.number, ""))) is not None
    ]


def _named(made: Draft) -> Puzzle:
    """A puzzle whose name comes from the set that it is put into."""
    puzzle = Puzzle("", Kind.FIND, made.position, made.asked, made.answer, made.themes, 0)
    return Puzzle(
        "", puzzle.kind, puzzle.position, puzzle.asked, puzzle.answer, puzzle.themes, first_difficulty(puzzle)
    )

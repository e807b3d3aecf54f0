"""Puzzles from one's own matches: a Now or an Impossible that nobody saw, a move that threw the shake away, a faulty
Solution (On-Sets IV, V-A, VII; Equations V, VI-A, VII). Runs in a process of its own."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple

from forceout.editions.recorded_match import fold
from forceout.judge.rejection_places import PLACES, Place
from forceout.judge.replay import read_whole
from forceout.practice.answering import ShownVerdict, graded_answer, shown_answer
from forceout.practice.faults import TOO_PLAIN, Faulty, places_of
from forceout.practice.kinds import safe_move, what_is_wrong
from forceout.practice.kinds.which_challenge import why_impossible
from forceout.practice.position import Position
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.searching import Undecided, standing_of
from forceout.rules.actions import Challenge, Move, PickUpBlock, Present, Shift
from forceout.rules.fold import Step
from forceout.rules.state import PLAYING, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import is_now_open, more_solutions, solve_shake
from forceout.solver.budget import Budget

MOST_FOUND: Final = 12
LONGEST_THOUGHT: Final = 0.4
"""Seconds that one position may take."""
LISTING_SECONDS: Final = 1.0
MOST_SHOWN: Final = 6
MOST_RESOURCES: Final = 7
"""With more cubes left than these, nobody is asked for the one move that would have been safe."""
NOTHING: Final = {"solutions": [], "cubes": 0, "found": 0}
Clock = Callable[[], float]
Printed = dict[str, Any]


class Moment(NamedTuple):
    """An action of a match, the shake before it, and what was done next."""

    number: int
    step: Step
    before: Shake | None
    following: object
    season: str | None

    @property
    def shake(self) -> Shake | None:
        """The shake after the action."""
        return self.step.match.shake


def own_puzzles(text: str, clock: Clock, seconds: float) -> Printed:
    """What of a record makes a puzzle: each by its place and kind; `moves` are those at which a Now was overlooked."""
    record = read_whole(text)
    if isinstance(record, dict):
        return record
    deadline = clock() + seconds
    found: list[tuple[int, Kind]] = []
    for moment in moments(list(fold(record)), record.header.season):
        if clock() >= deadline or len(found) >= MOST_FOUND:
            break
        budget = Budget(seconds=min(LONGEST_THOUGHT, max(0.0, deadline - clock())), clock=clock)
        with suppress(Undecided):
            found += [(moment.number, kind) for kind in kinds_at(moment, budget)]
    puzzles = [{"move": number, "kind": kind.value} for number, kind in found]
    nows = [number for number, kind in found if kind is Kind.FIND]
    return {"moves": nows, "puzzles": puzzles, "is_whole": clock() < deadline}


def moments(steps: Sequence[Step], season: str | None) -> Iterator[Moment]:
    """The actions of a match that were done, but for the last."""
    for number, step in enumerate(steps[:-1]):
        if step.outcome.is_done:
            before = steps[number - 1].match.shake if number else None
            yield Moment(number, step, before, steps[number + 1].action, season)


def kinds_at(moment: Moment, budget: Budget) -> Iterator[Kind]:
    """Which kinds of puzzle there are at a moment."""
    shake, action = moment.shake, moment.step.action
    if shake is None:
        return
    if isinstance(action, Present):
        if faulty(moment) is not None:
            yield Kind.WRONG
        return
    if not isinstance(action, Move | Shift) or shake.phase not in PLAYING:
        return
    is_lost = False
    is_unseen = not isinstance(moment.following, Challenge | PickUpBlock)
    if is_now_open(shake) and solve_shake(shake, Situation.NOW, budget).exists:
        is_lost = True
        if is_unseen:
            yield Kind.FIND
    elif is_unseen and solve_shake(shake, Situation.IMPOSSIBLE, budget).exists is False:
        is_lost = True
        yield Kind.CHALLENGE
    if is_lost and isinstance(action, Move) and safe_moves(moment) is not None:
        yield Kind.SAFE


def safe_moves(moment: Moment) -> list[safe_move.MoveFound] | None:
    """What every move would have come to where one was thrown away; None where none was safe, or it is too early."""
    before = moment.before
    if before is None or before.phase not in PLAYING or len(before.resources) > MOST_RESOURCES:
        return None
    shake = Position.of(before, moment.season).shake()
    if not standing_of(shake).is_safe:
        return None
    found = safe_move.by_solving(shake)
    if found is None or not any(one.outcome == "safe" for one in found):
        return None
    return safe_move.refuted(shake, found, "")


def faulty(moment: Moment) -> Faulty | None:
    """A Solution that was presented with exactly one fault that somebody can point to."""
    shake, action = moment.shake, moment.step.action
    if shake is None or shake.contest is None or not isinstance(action, Present) or shake.goal is None:
        return None
    violations = shake.table.game.ruling(shake, action.solution, action.goal).violations
    if len(violations) != 1 or violations[0].code in TOO_PLAIN:
        return None
    code = violations[0].code
    places = places_of(shake, action.solution, violations[0])
    is_there = bool(places) or PLACES.get(code, Place.WHOLE) is Place.WHOLE
    return (
        Faulty(shake, action.solution, code.value, places)
        if is_there and code in what_is_wrong.criteria(shake)
        else None
    )


def puzzle_of_move(text: str, number: int, kind: str = Kind.FIND) -> str | Printed:
    """The line of the puzzle of a kind at a place of a record; what is wrong where there is none."""
    record = read_whole(text)
    if isinstance(record, dict):
        return record
    season = record.header.season
    moment = next((one for one in moments(list(fold(record)), season) if one.number == number), None)
    try:
        puzzle = None if moment is None else _puzzle(moment, season, Kind(kind))
    except (Undecided, ValueError):
        puzzle = None
    return {"missing": True} if puzzle is None else puzzle.line()


def _puzzle(moment: Moment, season: str | None, kind: Kind) -> Puzzle | None:
    shake, name = moment.shake, f"move{moment.number}"
    if shake is None or shake.goal is None:
        return None
    if kind is Kind.WRONG:
        found = faulty(moment)
        if found is None:
            return None
        draft = what_is_wrong.draft(Random(moment.number), found, season)
        return Puzzle(name, kind, draft.position, draft.asked, draft.answer, (), 0)
    if not isinstance(moment.step.action, Move | Shift) or shake.phase not in PLAYING:
        return None
    if kind is Kind.FIND:
        return Puzzle(name, kind, Position.of(shake, season), {"end": Situation.NOW.value}, NOTHING, (), 0)
    if kind is Kind.CHALLENGE:
        answer = {"claim": "impossible", "proof": why_impossible(shake, "")}
        return Puzzle(name, kind, Position.of(shake, season), {}, answer, (), 0)
    moves = safe_moves(moment) if kind is Kind.SAFE else None
    if moves is None or moment.before is None:
        return None
    answer = {"moves": {f"{one.cube} {one.to}": safe_move.printed(one) for one in moves}}
    return Puzzle(name, kind, Position.of(moment.before, season), {"moves": len(moves)}, answer, (), 0)


def graded_move(text: str, number: int, answer: Mapping[str, Any], kind: str = Kind.FIND) -> ShownVerdict | Printed:
    """The verdict on an answer to the puzzle at a place of a record."""
    line = puzzle_of_move(text, number, kind)
    if not isinstance(line, str):
        return line
    verdict = graded_answer(line, answer)
    if kind == Kind.FIND:
        verdict["shown"] = None
    return verdict


def shown_move(text: str, number: int, clock: Clock, kind: str = Kind.FIND) -> Printed:
    """What is true of the puzzle at a place of a record: of an overlooked Now, Solutions, the shortest first."""
    line = puzzle_of_move(text, number, kind)
    if not isinstance(line, str):
        return line
    if kind != Kind.FIND:
        return shown_answer(line)
    shake = Puzzle.read(line).position.shake()
    budget = Budget(seconds=LISTING_SECONDS, clock=clock)
    found = sorted(more_solutions(shake, Situation.NOW, budget))[:MOST_SHOWN]
    return {
        "solutions": [one.text for one in found],
        "cubes": found[0].cubes if found else 0,
        "found": len(found),
    }

"""What every position of a record was worth: the working of a Solution, a safer move, other Solutions. Runs in a
process of its own."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from forceout.editions.recorded_match import fold
from forceout.judge.replay import read_whole
from forceout.judge.shown_working import shown_working
from forceout.rules.actions import Action, Move, Shift
from forceout.rules.engine import Outcome
from forceout.rules.fold import Step
from forceout.rules.match_state import StartShake
from forceout.rules.state import Contest, Presented, Shake
from forceout.rules.vocabulary import Situation
from forceout.rules.wire import printed_action, sent_action
from forceout.solver.analysis import MoveReview, Standing, more_solutions, review, safer_move
from forceout.solver.answer import Answer, Listed
from forceout.solver.budget import Budget

LONGEST_THOUGHT: Final = 0.5
"""Seconds that one position may take."""
MOST_SOLUTIONS: Final = 6
MOST_LISTED: Final = 60
"""Solutions among which those with the fewest cubes are chosen."""
Printed = dict[str, Any]
Clock = Callable[[], float]
"""Seconds from some fixed moment; handed in, since there is no clock here."""
Taken = tuple[Shake, Action, Outcome]
"""A step with the shake after it."""


def reviewed(text: str, clock: Clock, seconds: float, shake: int | None) -> Printed:
    """What was true before and after every Goal and move, as far as the time goes."""
    record = read_whole(text)
    if isinstance(record, dict):
        return record
    deadline = clock() + seconds
    steps = list(fold(record))
    first, taken = stretch(steps, shake)
    budget = short_budgets(clock, deadline)
    found = list(review(taken, budget))
    moves = [_printed_review(one, taken, first) for one in found]
    for one, printed in zip(found, moves, strict=True):
        printed["safer"] = _safer(one, taken, budget) if clock() < deadline else None
    return {"moves": moves, "is_whole": clock() < deadline}


def other_solutions(text: str, clock: Clock, seconds: float, number: int) -> Printed:
    """Some Solutions for the position after one step of a record, each with its working."""
    record = read_whole(text)
    if isinstance(record, dict):
        return record
    steps = list(fold(record))
    shake = steps[number].match.shake if number < len(steps) else None
    if shake is None or shake.goal is None:
        return {"solutions": []}
    budget = Budget(seconds=seconds, clock=clock)
    situation, listed = _for_now_or_later(shake, budget)
    return {
        "solutions": [
            {"solution": one.text, "cubes": one.cubes} | drawn(shake, one.text, situation)
            for one in listed[:MOST_SOLUTIONS]
        ]
    }


def _for_now_or_later(shake: Shake, budget: Budget) -> tuple[Situation, list[Listed]]:
    """Solutions with what is down and one more cube; where there is none, with all that is left."""
    if shake.resources and (listed := _shortest(shake, Situation.NOW, budget)):
        return Situation.NOW, listed
    situation = Situation.IMPOSSIBLE if shake.resources else Situation.FORCEOUT
    return situation, _shortest(shake, situation, budget)


def _shortest(shake: Shake, situation: Situation, budget: Budget) -> list[Listed]:
    return sorted(islice(more_solutions(shake, situation, budget), MOST_LISTED))


def drawn(shake: Shake, solution: str, situation: Situation) -> Printed:
    """What a Solution does, to be drawn: the cards it removes and picks, or the values on its tree."""
    shown = shown_working(replace(shake, contest=Contest(situation)), Presented("", solution))
    return {} if shown is None else {name: value for name, value in shown.items() if name != "steps"}


def stretch(steps: Sequence[Step], shake: int | None) -> tuple[int, list[Taken]]:
    """The steps of a shake, or of all shakes where none is named, and where the first of them stands."""
    begins = [place for place, step in enumerate(steps) if isinstance(step.action, StartShake) and step.outcome.is_done]
    if not 1 <= (shake or 1) <= len(begins):
        return 0, []
    first = begins[(shake or 1) - 1]
    last = begins[shake] if shake is not None and shake < len(begins) else len(steps)
    taken = [(one.match.shake, one.action, one.outcome) for one in steps[first:last] if one.match.shake is not None]
    assert len(taken) == last - first, "a match that has begun always has a shake"
    return first, taken


def short_budgets(clock: Clock, deadline: float) -> Callable[[], Budget]:
    """Makes the budget of one position: a short while, and not beyond a moment."""
    return lambda: Budget(seconds=max(0.0, min(LONGEST_THOUGHT, deadline - clock())), clock=clock)


def _printed_review(found: MoveReview, taken: Sequence[Taken], first: int) -> Printed:
    return {
        "number": found.number + first,
        "action": printed_action(found.action),
        "before": None if found.before is None else _standing(found.before),
        "after": _standing(found.after, taken[found.number][0]),
    }


def _safer(found: MoveReview, taken: Sequence[Taken], budget: Callable[[], Budget]) -> Printed | None:
    """Another move where the one that was made let somebody challenge."""
    after = found.after
    is_mistake = after.is_now_right or after.is_impossible_right
    if not is_mistake or not isinstance(found.action, Move | Shift):
        return None
    action = safer_move(taken[found.number - 1][0], budget)
    return None if action is None else sent_action(action)


def _standing(standing: Standing, shake: Shake | None = None) -> Printed:
    """What is true of a position; with its shake, the working of the Solution that tells most."""
    now, possible = _answer(standing.now), _answer(standing.possible)
    if shake is not None and standing.now.solution is not None:
        now |= drawn(shake, standing.now.solution, Situation.NOW)
    elif shake is not None and standing.possible.solution is not None:
        situation = Situation.IMPOSSIBLE if shake.resources else Situation.FORCEOUT
        possible |= drawn(shake, standing.possible.solution, situation)
    return {"now": now, "possible": possible}


def _answer(found: Answer) -> Printed:
    return {"exists": found.exists, "solution": found.solution}

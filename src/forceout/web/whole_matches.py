"""Whole matches from their records: every step for the replay page, and what each position was worth. Runs in a process
of its own."""

from collections.abc import Sequence
from dataclasses import asdict
from itertools import pairwise
from time import monotonic
from typing import Any, Final

from forceout.editions.matches import begin, fold
from forceout.rules import actions as do
from forceout.rules.folding import Step
from forceout.rules.match import scoresheet
from forceout.rules.match_state import StartShake
from forceout.rules.record import BadRecord, Record, read_record
from forceout.rules.state import Shake
from forceout.rules.view import view
from forceout.service.positions import Fingerprints, fingerprints_of_shake
from forceout.service.views import printed_violation
from forceout.solver.analysis import Standing, review
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget
from forceout.web.guided import last_moved

MOST_ACTIONS: Final = 4000
LONGEST_THOUGHT: Final = 0.5
"""Seconds that one position may take."""


def replayed(text: str) -> dict[str, Any]:
    """Every step of a record, or what is wrong with it."""
    record = _read(text)
    if isinstance(record, dict):
        return record
    actions: list[dict[str, Any]] = []
    frames: list[dict[str, Any]] = []
    times: list[int] = []
    seconds = 0
    match = begin(record.header)
    for step in fold(record):
        match = step.match
        if isinstance(step.action, do.Tick):
            seconds += step.action.seconds
        refusal = None if step.outcome.violation is None else printed_violation(step.outcome.violation)
        printed = _printed(step.action) | {"refusal": None if step.outcome.is_done else refusal}
        printed |= {"violation": refusal, "penalties": dict(step.outcome.penalties)}
        actions.append(printed)
        frames.append({"shake": None if match.shake is None else _frame(match.shake)})
        times.append(seconds)
    header = asdict(record.header)
    sheet = scoresheet(match)
    return {"header": header, "actions": actions, "frames": frames, "times": times, "scoresheet": sheet}


def _printed(action: do.Action) -> dict[str, Any]:
    return {"do": action.do} | asdict(action)


def _frame(shake: Shake) -> dict[str, Any]:
    return view(shake, None) | {"last": last_moved(shake)}


def reviewed(text: str, seconds: float, shake: int | None, in_play: Fingerprints) -> dict[str, Any]:
    """What was true before and after every Goal and move, as far as the time goes; no position that is in play."""
    record = _read(text)
    if isinstance(record, dict):
        return record
    deadline = monotonic() + seconds
    steps = list(fold(record))
    if any(one is not None and fingerprints_of_shake(one) & in_play for one in _positions(steps)):
        return {"refused": "position-in-play"}
    first, last = _stretch(steps, shake)

    def budget() -> Budget:
        return Budget(seconds=max(0.0, min(LONGEST_THOUGHT, deadline - monotonic())), clock=monotonic)

    some = [(one.match.shake, one.action, one.outcome) for one in steps[first:last] if one.match.shake is not None]
    offset = next((place for place, one in enumerate(steps) if place >= first and one.match.shake is not None), first)
    moves = [
        {
            "number": found.number + offset,
            "action": _printed(found.action),
            "before": None if found.before is None else _standing(found.before),
            "after": _standing(found.after),
        }
        for found in review(some, budget)
    ]
    return {"moves": moves, "is_whole": monotonic() < deadline}


def _positions(steps: Sequence[Step]) -> list[Shake | None]:
    """The shake after each step, each position once."""
    shakes = [step.match.shake for step in steps]
    return [one for one, after in pairwise([*shakes, None]) if one is not after]


def _stretch(steps: Sequence[Step], shake: int | None) -> tuple[int, int]:
    """Where a shake begins and ends among the steps; the whole match where none is named."""
    if shake is None:
        return 0, len(steps)
    begins = [place for place, step in enumerate(steps) if isinstance(step.action, StartShake) and step.outcome.is_done]
    if not 1 <= shake <= len(begins):
        return 0, 0
    return begins[shake - 1], begins[shake] if shake < len(begins) else len(steps)


def _standing(standing: Standing) -> dict[str, Any]:
    return {"now": _answer(standing.now), "possible": _answer(standing.possible)}


def _answer(found: Answer) -> dict[str, Any]:
    return {"exists": found.exists, "solution": found.solution}


def _read(text: str) -> Record | dict[str, Any]:
    try:
        record = read_record(text)
        begin(record.header)
    except BadRecord as bad:
        return {"bad": str(bad)}
    if len(record.log) > MOST_ACTIONS:
        return {"bad": f"a record of at most {MOST_ACTIONS} actions is replayed here"}
    return record

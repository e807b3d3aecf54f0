"""Whole matches from their records: every step for the replay page. Runs in a process of its own."""

from dataclasses import asdict
from typing import Any, Final

from forceout.editions.matches import begin, fold
from forceout.rules import actions as do
from forceout.rules.match import scoresheet
from forceout.rules.record import BadRecord, Record, read_record
from forceout.rules.state import Shake
from forceout.rules.view import view
from forceout.service.views import printed_violation
from forceout.web.guided import last_moved

MOST_ACTIONS: Final = 4000


def replayed(text: str) -> dict[str, Any]:
    """Every step of a record, or what is wrong with it."""
    record = read_whole(text)
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
        printed = printed_whole(step.action) | {"refusal": None if step.outcome.is_done else refusal}
        printed |= {"violation": refusal, "penalties": dict(step.outcome.penalties)}
        actions.append(printed)
        frames.append({"shake": None if match.shake is None else _frame(match.shake)})
        times.append(seconds)
    header = asdict(record.header)
    sheet = scoresheet(match)
    return {"header": header, "actions": actions, "frames": frames, "times": times, "scoresheet": sheet}


def printed_whole(action: do.Action) -> dict[str, Any]:
    """An action as the replay shows it, with who did it."""
    return {"do": action.do} | asdict(action)


def _frame(shake: Shake) -> dict[str, Any]:
    return view(shake, None) | {"last": last_moved(shake)}


def read_whole(text: str) -> Record | dict[str, Any]:
    """A record that is not too long, or what is wrong with it."""
    try:
        record = read_record(text)
        begin(record.header)
    except BadRecord as bad:
        return {"bad": str(bad)}
    if len(record.log) > MOST_ACTIONS:
        return {"bad": f"a record of at most {MOST_ACTIONS} actions is replayed here"}
    return record

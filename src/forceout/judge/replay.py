"""Whole matches from their records, every step with the table as it then was; runs in a process of its own."""

from collections.abc import Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Any, Final

from forceout.editions.recorded_match import begin, fold
from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.cited_sections import edition_facts
from forceout.rules.match import scoresheet
from forceout.rules.record import BadRecord, Record, read_record
from forceout.rules.state import Shake
from forceout.rules.view import last_moved, view
from forceout.rules.violation import shown_violation
from forceout.rules.wire import printed_action

MOST_ACTIONS: Final = 4000
NOBODY: Final[Mapping[str, str]] = MappingProxyType({})
"""The players of a record from a file are called as they are in it."""


def replayed(text: str, names: Mapping[str, str] = NOBODY) -> dict[str, Any]:
    """Every step of a record, with what its players are called, or what is wrong with it."""
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
        refusal = None if step.outcome.violation is None else shown_violation(step.outcome.violation)
        printed = printed_action(step.action) | {"refusal": None if step.outcome.is_done else refusal}
        printed |= {"violation": refusal, "penalties": dict(step.outcome.penalties)}
        actions.append(printed)
        frames.append({"shake": None if match.shake is None else _frame(match.shake)})
        times.append(seconds)
    header = asdict(record.header)
    sheet = scoresheet(match)
    return {
        "header": header,
        "edition": edition_facts(match.table.game),
        "names": dict(names),
        "actions": actions,
        "frames": frames,
        "times": times,
        "scoresheet": sheet,
    }


def _frame(shake: Shake) -> dict[str, Any]:
    return {**view(shake, None), "last": last_moved(shake)}


def read_whole(text: str) -> Record | dict[str, Any]:
    """A record that is not too long, or what is wrong with it."""
    try:
        record = read_record(text)
        begin(record.header)
    except BadRecord as bad:
        return {"bad": bad.words}
    if len(record.log) > MOST_ACTIONS:
        return {"bad": Message("a-record-of-at-most-actions-is-replayed-here", most=MOST_ACTIONS)}
    return record

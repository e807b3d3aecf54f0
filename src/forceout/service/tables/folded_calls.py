"""What the events of a call make of a table; `calls.py` says who may bring them about."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from forceout.rules.frozen import replace
from forceout.service.tables.call import Call
from forceout.service.tables.pauses import gone_on, stopped
from forceout.service.tables.table import LiveTable

Fold = Callable[[LiveTable, Mapping[str, Any], int], LiveTable]


def _called(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    stops = bool(body["stops"])
    made = Call(live.seq + 1, body.get("seat"), body["reason"], at, live.shake_number, stops, stops)
    live = replace(live, calls=(*live.calls, made))
    return stopped(live, at) if stops else live


def _changed(live: LiveTable, number: int, **values: Any) -> LiveTable:
    calls = tuple(replace(one, **values) if one.number == number else one for one in live.calls)
    return replace(live, calls=calls)


def _taken(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return _changed(live, body["call"], taken_by=body["who"], taken_at=at)


def _passed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return _changed(live, body["call"], taken_by=None, taken_at=None, came_at=None)


def _came(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    known = next(one for one in live.calls if one.number == body["call"])
    taken_at = at if known.taken_at is None else known.taken_at
    return _changed(live, body["call"], taken_by=body["who"], taken_at=taken_at, came_at=at)


def _closed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    was = next(one for one in live.calls if one.number == body["call"])
    live = _changed(live, body["call"], closed_at=at, how=body["how"], is_stopping=False)
    return gone_on(live, at) if was.is_stopping else live


def let_go_on(live: LiveTable) -> LiveTable:
    """A table whose clocks were let run by hand: the calls wait on, and stop nothing any more."""
    if not any(one.is_stopping for one in live.calls):
        return live
    return replace(live, calls=tuple(replace(one, is_stopping=False) for one in live.calls))


CALL_KINDS: Final[Mapping[str, Fold]] = {
    "called": _called,
    "call-taken": _taken,
    "call-passed": _passed,
    "judge-came": _came,
    "call-closed": _closed,
}

"""What officials did at a table, line by line, as a file of its own (On-Sets VII-C-7, IX-C, XI-A-note, XI-B; Equations
IX-C, XI-A-note, XI-B): calls, rulings, warnings, points, second judges, added time, appeals, disqualifications.

It is read from the log, in its order. What lies under the lock of a check is not in it.
"""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from forceout.judge.situations.situation import find_situation
from forceout.rules import actions as do
from forceout.rules.match_state import (
    AddTime,
    Appeal,
    Approve,
    ConfirmRuling,
    Correct,
    DecideAppeal,
    Disqualify,
    OrderReplay,
    RuleDeceit,
    StartShake,
)
from forceout.service.store.events import Event
from forceout.service.tables.fold import LiveTable

ACTIONS: Final = (
    *(do.Warn, do.Penalize, do.VoidShake, AddTime, Approve, Correct, ConfirmRuling),
    *(Appeal, DecideAppeal, RuleDeceit, OrderReplay, Disqualify),
)
"""What officials do in a match, and appeals."""
KINDS: Final = {
    "called": "call",
    "call-taken": "call-taken",
    "call-passed": "call-passed",
    "judge-came": "judge-came",
    "call-closed": "call-closed",
    "ruled": "ruling",
    "second-asked": "second-asked",
    "second-answered": "second-answered",
    "paper-closed": "closed",
}
"""The events that are lines, and what they are called there."""
MARKED: Final = ("=", "+", "-", "@", "\t", "\r")


class Line(NamedTuple):
    """Something that an official did, or that an official was asked for."""

    table: str
    round: int | None
    shake: int
    number: int
    """Its number in the log."""
    at: str
    what: str
    player: str
    """The seat it is about, with the badge on paper."""
    reason: str
    """A reason, a cause, or a situation of the finder."""
    title: str
    """What a situation is called."""
    amount: int | None
    """Points or seconds."""
    by: str
    """The official by nickname; at an online table the engine notes only that a judge did it."""


def lines_of(live: LiveTable, events: Iterable[Event], names: Mapping[str, str]) -> Iterator[Line]:
    """The lines of a table."""
    shake = 0 if live.paper is None else 1
    for event in events:
        said = event.said
        if isinstance(said.action, StartShake):
            shake += 1
        if said.kind == "paper-set":
            shake = said.body["fields"].get("shake", shake)
        told = _told(said.action, said.kind, said.body)
        if told is not None:
            what, seat, reason, amount = told
            found = find_situation(reason) if what in ("ruling", "confirm-ruling") else None
            by = names.get(str(said.body.get("who", "")), "") if said.action is None else _role(said.action)
            place = (
                _place(live),
                None if live.paper is None else live.paper.round,
                shake,
                event.seq,
                _moment(event.at),
            )
            yield Line(*place, what, _player(live, seat), reason, "" if found is None else str(found.title), amount, by)


Told = tuple[str, str, str, int | None]
"""What was done, to which seat, why, and how much."""


def _told(action: do.Action | None, kind: str, body: Mapping[str, Any]) -> Told | None:
    if action is not None:
        return _told_action(action) if isinstance(action, ACTIONS) else None
    if kind == "paper-act":
        amount = body.get("points", body.get("seconds"))
        reason = body.get("cause") or body.get("reason") or ""
        scope = f" {body['scope']}" if "scope" in body else ""
        return body["do"], body.get("seat", ""), f"{reason}{scope}", amount
    if kind not in KINDS:
        return None
    reason = (
        body.get("situation") or body.get("cause") or body.get("reason") or body.get("how") or body.get("what") or ""
    )
    if kind == "second-answered":
        reason = "agrees" if body["agrees"] else "does-not-agree"
    return KINDS[kind], body.get("seat") or "", str(reason), None


def _told_action(action: do.Action) -> Told:
    seat = getattr(action, "player", "") or (action.by if isinstance(action, Appeal) else "")
    amount = getattr(action, "points", getattr(action, "seconds", None))
    return action.do, seat, getattr(action, "reason", "") or getattr(action, "ruling", ""), amount


def _role(action: do.Action) -> str:
    return "" if isinstance(action, Appeal) else action.by


def _player(live: LiveTable, seat: str) -> str:
    badge = "" if live.paper is None else live.paper.badges.get(seat, "")
    return f"{seat} #{badge}" if badge else seat


def _place(live: LiveTable) -> str:
    return live.id if live.paper is None else f"{live.paper.section} {live.paper.number}"


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def as_rows(lines: Sequence[Line]) -> list[dict[str, Any]]:
    """The lines as JSON has them."""
    return [line._asdict() for line in lines]


def as_csv(lines: Sequence[Line]) -> str:
    """The lines for a spreadsheet, in which no text is taken for a formula."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(Line._fields)
    writer.writerows([[_harmless(cell) for cell in line] for line in lines])
    return text.getvalue()


def _harmless(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(MARKED) else cell

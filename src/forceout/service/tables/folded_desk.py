"""What the events of officials make of a table: rulings, second judges, Solutions under the lock, paper tables."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from forceout.judge.disclosure.printed_lock import read_lock
from forceout.rules.frozen import replace
from forceout.service.tables.checks import Check
from forceout.service.tables.official_acts import PENALTY, RULING, Ruling, SecondAsked
from forceout.service.tables.paper import Paper, with_act, with_fields
from forceout.service.tables.table import ABANDONED, LiveTable

Fold = Callable[[LiveTable, Mapping[str, Any], int], LiveTable]


def shake_of(live: LiveTable) -> int:
    """The number of the shake that is played, on paper or here."""
    return live.shake_number if live.paper is None else live.paper.shake


def _paper(live: LiveTable) -> Paper:
    assert live.paper is not None
    return live.paper


def _ruled(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    made = Ruling(live.seq + 1, body["situation"], body["who"], at, shake_of(live), body.get("call"))
    return replace(live, rulings=(*live.rulings, made))


def _second_asked(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    names = ("seat", "cause", "reason", "ruling")
    given = {name: body.get(name) for name in names}
    made = SecondAsked(live.seq + 1, body["what"], body["who"], at, shake_of(live), **given)
    return replace(live, seconds=(*live.seconds, made))


def _second_answered(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    asked = next(one for one in live.seconds if one.number == body["to"])
    answered = replace(asked, answered_by=body["who"], answered_at=at, agrees=body["agrees"])
    live = replace(live, seconds=tuple(answered if one is asked else one for one in live.seconds))
    if not answered.agrees:
        return live
    if asked.what == RULING:
        confirmed = tuple(
            replace(one, confirmed_by=body["who"]) if one.number == asked.ruling else one for one in live.rulings
        )
        return replace(live, rulings=confirmed)
    if live.paper is None or asked.what != PENALTY:
        # Online the point is an action of its own, in the same breath.
        return live
    act = {"do": "penalize", "seat": asked.seat, "cause": asked.cause, "who": asked.by, "second": body["who"]}
    return replace(live, paper=with_act(live.paper, act | {"initials": True}, live.seq + 1, at))


def _check_sealed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    made = Check(live.seq + 1, body["who"], body["fields"], read_lock(body["lock"]), shake_of(live))
    return replace(live, checks=(*live.checks, made))


def _check_changed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    lock = read_lock(body["lock"])
    changed = tuple(replace(one, lock=lock) if one.number == body["check"] else one for one in live.checks)
    return replace(live, checks=changed)


def _check_closed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    closed = tuple(replace(one, is_closed=True) if one.number == body["check"] else one for one in live.checks)
    return replace(live, checks=closed)


def _paper_set(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, paper=with_fields(_paper(live), body["fields"]))


def _paper_act(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, paper=with_act(_paper(live), body, live.seq + 1, at))


def _paper_closed(live: LiveTable, body: Mapping[str, Any], at: int) -> LiveTable:
    return replace(live, status=ABANDONED)


DESK_KINDS: Final[Mapping[str, Fold]] = {
    "ruled": _ruled,
    "second-asked": _second_asked,
    "second-answered": _second_answered,
    "check-sealed": _check_sealed,
    "check-opened": _check_changed,
    "check-closed": _check_closed,
    "paper-set": _paper_set,
    "paper-act": _paper_act,
    "paper-closed": _paper_closed,
}

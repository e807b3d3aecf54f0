"""Calling a judge, going there, and settling it: what each makes of a table, and who may (On-Sets 2026-27 XI-B-3).

A call stops the sand once for each player and shake, where somebody judges the table; later ones wait without stopping
anything. The position is covered until the judge is there, so that nobody thinks in time that does not run.
"""

from collections.abc import Sequence
from typing import Final

from forceout.messages.message import Message
from forceout.rules.state import Phase
from forceout.service.errors import BadRequest, NotAllowed, NotFound, Refused
from forceout.service.store.events import Draft
from forceout.service.tables.actions import Actor
from forceout.service.tables.authority import require
from forceout.service.tables.call import CLOSED, REASONS, WHILE_CHECKING, Call, find, open_calls
from forceout.service.tables.change import Change
from forceout.service.tables.gaps import Gap
from forceout.service.tables.table import PLAYING, LiveTable

MOST_CALLS: Final = 100
"""Calls of one table; a judge who is called so often stays there."""
SETTLED: Final = "settled"
WITHDRAWN: Final = "withdrawn"


def reasons_open(live: LiveTable) -> dict[str, bool]:
    """What may be called for, and whether it makes sense now: a Solution is asked about while Solutions are checked."""
    is_checking = live.shake is not None and live.shake.phase is Phase.CHECKING
    return {reason: is_checking or reason not in WHILE_CHECKING for reason in REASONS}


def would_stop(live: LiveTable, seat: str) -> bool:
    """Whether a call of this seat would stop the sand: somebody judges here, nothing stands still yet, and it is the
    seat's first in this shake."""
    is_first = not any(one.seat == seat and one.has_stopped and one.shake == live.shake_number for one in live.calls)
    return live.status == PLAYING and bool(live.judges) and not live.is_paused and is_first


def call(live: LiveTable, actor: Actor, reason: str, now: int, gaps: Sequence[Gap]) -> Sequence[Draft]:
    """A player calls a judge; what has passed until now is told to the match first."""
    require("call-judge", live, actor.person, actor.roles)
    seat = live.seat_of(actor.person)
    assert seat is not None
    if reason not in REASONS:
        raise BadRequest(Message("a-call-is-for-one-of-known", known=", ".join(REASONS)))
    if any(one.seat == seat for one in open_calls(live.calls)):
        raise Refused(Message("you-have-called-a-judge-already"), code="called-already")
    if not reasons_open(live)[reason]:
        raise Refused(Message("nothing-is-being-checked-now"), code="nothing-checked")
    verify_room(live)
    is_stopping = would_stop(live, seat)
    change = Change(live, now, now)
    if is_stopping:
        change.tell_time(gaps)
    change.add({"kind": "called", "seat": seat, "reason": reason, "stops": is_stopping})
    return change.drafts


def withdraw(live: LiveTable, actor: Actor, now: int) -> Sequence[Draft]:
    """Who has called says that it is settled without a judge, before one is there."""
    require("withdraw-call", live, actor.person, actor.roles)
    seat = live.seat_of(actor.person)
    mine = next((one for one in open_calls(live.calls) if one.seat == seat), None)
    if mine is None:
        return ()
    if mine.came_at is not None:
        raise NotAllowed(Message("the-judge-is-here"))
    return [Draft({"kind": "call-closed", "call": mine.number, "how": WITHDRAWN}, now, now)]


def enter(live: LiveTable, actor: Actor, seat: str | None, reason: str, now: int) -> Sequence[Draft]:
    """An official enters a call of a paper table, where hands are raised and phones stay away."""
    require("enter-call", live, actor.person, actor.roles)
    if reason not in REASONS:
        raise BadRequest(Message("a-call-is-for-one-of-known", known=", ".join(REASONS)))
    if seat is not None and live.seat(seat) is None:
        raise BadRequest(Message("there-is-no-such-seat-at-this-table"))
    verify_room(live)
    return [Draft({"kind": "called", "seat": seat, "reason": reason, "stops": False, "who": actor.person}, now, now)]


def verify_room(live: LiveTable) -> None:
    """Refuse a call too many."""
    if len(live.calls) >= MOST_CALLS:
        raise Refused(Message("a-judge-was-called-very-often-here"), code="calls-enough")


def take(live: LiveTable, actor: Actor, number: int, now: int) -> Sequence[Draft]:
    """A judge says that they are going; who comes second learns that somebody goes already."""
    one = _open(live, actor, "take-call", number)
    if one.taken_by == actor.person:
        return ()
    if one.taken_by is not None:
        raise Refused(Message("another-judge-is-going-there"), code="taken-already")
    return [Draft({"kind": "call-taken", "call": number, "who": actor.person}, now, now)]


def pass_on(live: LiveTable, actor: Actor, number: int, now: int) -> Sequence[Draft]:
    """A judge leaves a call that they have taken to another, who comes to it as if nobody had."""
    one = _open(live, actor, "pass-call", number)
    if one.taken_by is None:
        return ()
    return [Draft({"kind": "call-passed", "call": number, "who": actor.person}, now, now)]


def come(live: LiveTable, actor: Actor, number: int, now: int) -> Sequence[Draft]:
    """A judge is there: the position is uncovered, and the sand waits until the call is settled."""
    one = _open(live, actor, "come-to-call", number)
    if one.came_at is not None:
        return ()
    return [Draft({"kind": "judge-came", "call": number, "who": actor.person}, now, now)]


def close(live: LiveTable, actor: Actor, number: int, now: int) -> Sequence[Draft]:
    """A judge has settled a call: play goes on, and so does the sand."""
    one = find(live.calls, number)
    require("close-call", live, actor.person, actor.roles)
    if one is None:
        raise NotFound(Message("there-is-no-such-call"))
    if one.state == CLOSED:
        return ()
    return [Draft({"kind": "call-closed", "call": number, "how": SETTLED, "who": actor.person}, now, now)]


def _open(live: LiveTable, actor: Actor, operation: str, number: int) -> Call:
    require(operation, live, actor.person, actor.roles)
    one = find(live.calls, number)
    if one is None or not one.is_open:
        raise NotFound(Message("there-is-no-such-call"))
    return one


def is_held_by_judge(live: LiveTable) -> bool:
    """Whether the clocks stand still for a call that a judge has taken: then nobody else lets them run."""
    return any(one.is_stopping and one.taken_by is not None for one in open_calls(live.calls))

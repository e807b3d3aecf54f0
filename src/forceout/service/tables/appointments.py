"""Appointing judges and letting them go: nobody chooses alone who judges the match that they play (trust.md, promise
7)."""

from collections.abc import Sequence
from typing import Any, Final

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed, NotFound, Refused
from forceout.service.store.events import Draft
from forceout.service.tables import officials
from forceout.service.tables.actions import Actor
from forceout.service.tables.authority import DIRECTOR, require, roles_at
from forceout.service.tables.fold import PLAYING, LiveTable

MOST_OFFICIALS: Final = 4
MOST_IN_A_HALL: Final = 40


def appoint(live: LiveTable, actor: Actor, person: str, now: int) -> Sequence[Draft]:
    """Somebody becomes a judge, or is proposed where the one who asks plays and the match has begun."""
    require("appoint-judge", live, actor.person, actor.roles)
    if live.is_player(person):
        raise NotAllowed(Message("a-player-does-not-judge-the-table-that-they-play-at"))
    if any(one.who == person for one in live.officials):
        return ()
    verify_room(live)
    body: dict[str, Any] = {"kind": "judged", "who": person, "by": actor.person}
    if live.status == PLAYING and live.is_player(actor.person):
        body["awaits"] = sorted(live.played - {actor.person})
    return [Draft(body, now, now)]


def answer(live: LiveTable, actor: Actor, number: int, is_agreed: bool, now: int) -> Sequence[Draft]:
    """A player agrees to a judge whom another player appointed, or sends them away."""
    require("answer-judge", live, actor.person, actor.roles)
    one = officials.find(live.officials, number)
    if one is None or actor.person not in one.awaits:
        return ()
    if not is_agreed:
        return [Draft({"kind": "dismissed", "judge": number, "by": actor.person}, now, now)]
    return [Draft({"kind": "agreed", "judge": number, "who": actor.person}, now, now)]


def dismiss(live: LiveTable, actor: Actor, number: int, now: int) -> Sequence[Draft]:
    """A judge goes: by the word of who appointed them, of a director, or by their own."""
    require("dismiss-judge", live, actor.person, actor.roles)
    one = officials.find(live.officials, number)
    if one is None:
        raise NotFound(Message("there-is-no-such-judge-at-this-table"))
    is_director = DIRECTOR in roles_at(live, actor.person, actor.roles)
    if not is_director and actor.person not in (one.by, one.who):
        raise NotAllowed(Message("this-judge-was-appointed-by-somebody-else"))
    return [Draft({"kind": "dismissed", "judge": number, "by": actor.person}, now, now)]


def appoint_by_code(live: LiveTable, actor: Actor, giver: str, now: int) -> Sequence[Draft]:
    """Somebody types a code and becomes a judge by the word of who gave it: of a host who plays there only with the
    others' consent, as if they had been appointed."""
    require("judge-by-code", live, actor.person, actor.roles)
    if any(one.who == actor.person for one in live.officials):
        return ()
    verify_room(live)
    body: dict[str, Any] = {"kind": "judged", "who": actor.person, "by": giver}
    if live.status == PLAYING and live.is_player(giver):
        body["awaits"] = sorted(live.played - {giver})
    return [Draft(body, now, now)]


def verify_room(live: LiveTable) -> None:
    """Refuse a judge too many; a hall of paper tables has more of them than one table here."""
    most = MOST_OFFICIALS if live.paper is None else MOST_IN_A_HALL
    if len(live.officials) >= most:
        raise Refused(Message("a-table-has-at-most-judges", most=most), code="judges-enough")

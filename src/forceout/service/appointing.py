"""Appointing judges and letting them go: nobody chooses alone who judges the match that they play (trust.md, promise
7)."""

from collections.abc import Sequence
from typing import Any, Final

from forceout.service import officials
from forceout.service.acting import Actor
from forceout.service.authority import DIRECTOR, require, roles_at
from forceout.service.events import Draft
from forceout.service.live_table import PLAYING, LiveTable
from forceout.service.refusals import NotAllowed, NotFound, Refused

MOST_OFFICIALS: Final = 4


def appoint(live: LiveTable, actor: Actor, person: str, now: int) -> Sequence[Draft]:
    """Somebody becomes a judge, or is proposed where the one who asks plays and the match has begun."""
    require("appoint-judge", live, actor.person, actor.roles)
    if live.is_player(person):
        raise NotAllowed("A player does not judge the table that they play at.")
    if any(one.who == person for one in live.officials):
        return ()
    if len(live.officials) >= MOST_OFFICIALS:
        raise Refused(f"A table has at most {MOST_OFFICIALS} judges.", code="judges-enough")
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
        raise NotFound("There is no such judge at this table.")
    is_director = DIRECTOR in roles_at(live, actor.person, actor.roles)
    if not is_director and actor.person not in (one.by, one.who):
        raise NotAllowed("This judge was appointed by somebody else: they or a director may let them go.")
    return [Draft({"kind": "dismissed", "judge": number, "by": actor.person}, now, now)]

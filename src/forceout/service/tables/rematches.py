"""A rematch: one new table to which everybody is taken along, each to the seat that they had (docs/service.md).

The log of the match that is over says which table it is, so that two who ask at once are given the same one. A rematch
is a match of its own: who sets its first Goal is drawn by lot again (On-Sets I-D-note; Equations I-D-note).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from forceout.messages.message import Message
from forceout.rules.revision import LATEST
from forceout.service.errors import NotAllowed
from forceout.service.store.events import Draft
from forceout.service.tables.actions import Actor
from forceout.service.tables.authority import require
from forceout.service.tables.table import ABANDONED, LiveTable


def asked_for(actor: Actor, match: str, closed: str | None, live: LiveTable, now: int) -> Sequence[Draft]:
    """Ask for a rematch at a table of this name; nothing where one is asked for that was not closed again."""
    require("rematch", live, actor.person, actor.roles)
    if live.room is not None:
        raise NotAllowed(Message("the-coach-seats-everybody-here"))
    if live.rematch is not None and live.rematch.match != closed:
        return ()
    return [Draft({"kind": "rematched", "match": match, "by": actor.person}, now, now)]


def is_closed(fresh: LiveTable) -> bool:
    """Whether the table of a rematch was closed before the match began, so that another may be asked for."""
    return fresh.status == ABANDONED and fresh.match is None


def first_events(old: LiveTable, now: int) -> list[Draft]:
    """The first events of a rematch: whoever asked hosts it, bots sit down again, and seats are kept for the others,
    also for those for whom a bot played on."""
    assert old.rematch is not None
    host = old.rematch.by
    settings = replace(old.settings, revision=LATEST.name)
    bodies: list[dict[str, Any]] = [
        {"kind": "created", "settings": settings.printed(), "host": host, "after": old.id},
    ]
    for seat in old.seats:
        person = seat.person or seat.away
        if person is not None:
            bodies.append({"kind": "seated" if person == host else "kept", "seat": seat.name, "who": person})
        elif seat.bot is not None:
            bodies.append({"kind": "seated", "seat": seat.name, "bot": seat.bot})
    return [Draft(body, now, now) for body in bodies]

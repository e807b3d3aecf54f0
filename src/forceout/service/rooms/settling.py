"""What a room decides, done to its tables: laid, seated, paused, dealt to, closed; any worker may, again and again."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from forceout.service.errors import NotFound, Refusal
from forceout.service.rooms.room import Dealt, Room, RoomTable
from forceout.service.rooms.set_shakes import table_settings
from forceout.service.store.events import Draft
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.hosting import Matches
from forceout.service.tables.table import PLAYING, WAITING
from forceout.service.tables.table_settings import SEATS

Plan = Callable[[LiveTable, int], Sequence[Draft]]
CLOSED: Final = "players-agree"


class Settling:
    """Brings the tables of a room to where the room is."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    async def settle(self, room: Room, labels: Mapping[str, str], *, is_resuming: bool = False) -> None:
        """Every table of the room as the room says; what is so already costs nothing but a look."""
        coaches = tuple(labels[one] for one in room.coaches if one in labels)
        if not coaches:
            return
        for table in room.tables:
            if table.lesson == room.lesson and room.is_on:
                await self._settle(room, table, coaches, labels, is_resuming=is_resuming)
            else:
                await self._close(table.match, coaches[0])

    async def _settle(
        self,
        room: Room,
        table: RoomTable,
        coaches: tuple[str, ...],
        labels: Mapping[str, str],
        *,
        is_resuming: bool,
    ) -> None:
        actor = Actor(coaches[0])
        live = await self._laid(room, table, coaches, labels)
        seated = [labels.get(one) for one in table.students if one]
        if not any(seated):
            await self._close(table.match, coaches[0])
            return
        level = str(room.settings.get("level", "learner"))
        deal = room.dealt[-1] if room.dealt and room.dealt[-1].lesson == room.lesson else None
        if live.status in (WAITING, PLAYING):
            plan = partial(brought, table, coaches, labels, level, deal)
            if plan(live, 0):
                live = await self.matches.tables.change(table.match, plan)
        with suppress(Refusal):
            if live.status == WAITING:
                live = await self.matches.start(table.match, Actor(live.host))
            if live.status == PLAYING and room.is_paused and not live.is_paused:
                await self.matches.pause(table.match, actor)
            elif live.status == PLAYING and is_resuming and live.is_paused:
                await self.matches.resume(table.match, actor)

    async def _laid(
        self, room: Room, table: RoomTable, coaches: tuple[str, ...], labels: Mapping[str, str]
    ) -> LiveTable:
        """A table that the room has named; whoever comes there first lays it."""
        tables = self.matches.tables
        with suppress(NotFound):
            return await tables.find(table.match)
        try:
            return await tables.create(table.match, first_events(room, table, coaches, labels, tables.clock()))
        except IntegrityError:
            return await tables.catch_up(table.match)

    async def _close(self, match: str, coach: str) -> None:
        """Close a table that is still played at."""
        with suppress(Refusal):
            live = await self.matches.tables.find(match)
            if live.status in (WAITING, PLAYING):
                await self.matches.abandon(match, Actor(live.host), CLOSED)


def first_events(
    room: Room, table: RoomTable, coaches: tuple[str, ...], labels: Mapping[str, str], now: int
) -> list[Draft]:
    """The first events of a table in a room: its coaches host it, its students sit, bots have the seats that are
    left."""
    settings = table_settings(room.settings)
    host, *others = coaches
    bodies: list[dict[str, Any]] = [
        {
            "kind": "created",
            "settings": settings.printed(),
            "host": host,
            "room": room.id,
            "number": table.number,
        },
        *({"kind": "hosted", "who": other} for other in others),
    ]
    level = str(room.settings.get("level", "learner"))
    for place, seat in enumerate(SEATS[: settings.seats]):
        person = labels.get(table.students[place]) if place < len(table.students) else None
        bodies.append({"kind": "seated", "seat": seat, **({"bot": level} if person is None else {"who": person})})
    return [Draft(body, now, now) for body in bodies]


def brought(
    table: RoomTable,
    coaches: tuple[str, ...],
    labels: Mapping[str, str],
    level: str,
    deal: Dealt | None,
    live: LiveTable,
    now: int,
) -> Sequence[Draft]:
    """What a table still lacks: a coach, somebody who was moved there, a bot for who was moved away, a set shake."""
    bodies: list[dict[str, Any]] = []
    hosts = live.hosts | {live.host}
    bodies += ({"kind": "hosted", "who": one} for one in coaches if one not in hosts)
    for place, seat in enumerate(live.seats):
        label = table.students[place] if place < len(table.students) else ""
        person = labels.get(label) if label else None
        if person is not None and person not in (seat.person, seat.away):
            bodies.append({"kind": "seated", "seat": seat.name, "who": person})
        elif person is None and (seat.person is not None or not seat.is_taken):
            bodies.append({"kind": "seated", "seat": seat.name, "bot": level})
    is_new = deal is not None and deal.number > (0 if live.given is None else live.given.deal)
    if deal is not None and is_new:
        bodies.append({"kind": "given", "deal": deal.number, "cubes": list(deal.cubes), "cards": list(deal.cards)})
    return [Draft(body, now, now) for body in bodies]

"""The log of every room: append, commit, and read back (architecture, principle 6)."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.chained_log import ChainedLog
from forceout.service.store.deleting import delete_matches, delete_people
from forceout.service.store.events import FIRST_HASH, Draft, Event, chained
from forceout.service.store.log import Conflict
from forceout.service.store.schema import (
    people,
    practice_set_tries,
    practice_sets,
    room_codes,
    room_events,
    room_people,
    rooms,
    seated,
)
from forceout.service.store.store import Store


class RoomLog(ChainedLog):
    """Rooms in the database."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, rooms, room_events, "room")

    async def create(
        self, name: str, drafts: Sequence[Draft], kept_until: int, founder: Mapping[str, Any]
    ) -> list[Event]:
        """The first events of a new room, and who opened it."""
        made = chained(name, 0, FIRST_HASH, drafts)

        async def work(connection: AsyncConnection) -> None:
            await self.begin(connection, name, made, kept_until=kept_until)
            await connection.execute(insert(room_people).values(room=name, **founder))

        await self.store.write(work)
        return made

    async def append(
        self,
        name: str,
        head: int,
        made: Sequence[Event],
        kept_until: int,
        newcomer: Mapping[str, Any] | None = None,
    ) -> None:
        """Add to a log that ends where its reader thinks, with who came; raises Conflict when it does not."""

        async def work(connection: AsyncConnection) -> None:
            await self.grow(connection, name, head, made, {"kept_until": kept_until})
            if newcomer is not None:
                await connection.execute(insert(room_people).values(room=name, **newcomer))

        try:
            await self.store.write(work)
        except IntegrityError:
            raise Conflict from None

    async def kept_until(self, name: str) -> int | None:
        """When everything of a room is deleted; None for one that is gone."""
        async with self.store.reading() as connection:
            found: int | None = await connection.scalar(select(rooms.c.kept_until).where(rooms.c.id == name))
        return found

    async def people(self, name: str) -> dict[str, str]:
        """Who is behind the labels of a room."""
        rows = room_people.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(rows.label, rows.person).where(rows.room == name))
            return {label: person for label, person in found}  # noqa: C416 (rows are no pairs to a type checker)

    async def rooms_of(self, person: str) -> list[tuple[str, str]]:
        """The rooms that somebody is known in, each with their label, the latest first."""
        rows = room_people.c
        query = (
            select(rows.room, rows.label)
            .join(rooms, rooms.c.id == rows.room)
            .where(rows.person == person)
            .order_by(rooms.c.changed_at.desc())
            .limit(50)
        )
        async with self.store.reading() as connection:
            return [(room, label) for room, label in await connection.execute(query)]

    async def due(self, now: int, most: int) -> list[str]:
        """Rooms whose day has come."""
        async with self.store.reading() as connection:
            return list(
                (await connection.scalars(select(rooms.c.id).where(rooms.c.kept_until <= now).limit(most))).all()
            )

    async def delete(self, name: str, played: Sequence[str], sets: Sequence[str]) -> None:
        """Delete everything of a room: its log, its codes, its matches, what was done with its practice sets, and the
        guests who have been nowhere else."""
        of_room = room_people.c.room == name
        in_other_rooms = select(room_people.c.person).where(room_people.c.room != name)
        at_other_tables = select(seated.c.person).where(seated.c.match.not_in(played))

        async def work(connection: AsyncConnection) -> None:
            came = select(room_people.c.person).where(of_room, room_people.c.role == "student")
            is_guest = (
                people.c.account.is_(None),
                people.c.id.in_(came),
                people.c.id.not_in(in_other_rooms),
                people.c.id.not_in(at_other_tables),
            )
            guests = list((await connection.scalars(select(people.c.id).where(*is_guest))).all())
            await connection.execute(delete(practice_set_tries).where(practice_set_tries.c.code.in_(sets)))
            await connection.execute(delete(practice_sets).where(practice_sets.c.code.in_(sets)))
            await delete_matches(connection, played)
            await connection.execute(delete(room_codes).where(room_codes.c.room == name))
            await connection.execute(delete(room_people).where(of_room))
            await connection.execute(delete(room_events).where(room_events.c.room == name))
            await connection.execute(delete(rooms).where(rooms.c.id == name))
            await delete_people(connection, guests)

        await self.store.write(work)

"""The log of every event: append, commit, and read back (architecture, principle 6; trust.md, promise 21)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.chained_log import ChainedLog
from forceout.service.store.deleting import delete_matches, delete_people
from forceout.service.store.events import FIRST_HASH, Draft, Event, chained
from forceout.service.store.log import Conflict
from forceout.service.store.schema import (
    desk_tables,
    people,
    room_people,
    seated,
    tournament_codes,
    tournament_events,
    tournament_members,
    tournament_names,
    tournaments,
)
from forceout.service.store.store import Store
from forceout.tournament.acts import PLAYER, Entry
from forceout.tournament.codec import print_entry, read_entry

KIND: Final = "act"
LATELY: Final = 86_400_000
OF_EVENTS: Final = (tournament_names, tournament_codes, tournament_members, tournament_events)
"""What is kept of an event beside its row."""


def draft_of(entry: Entry, received_at: int, key: str | None) -> Draft:
    """An entry as what is written down; when it was done is the event's own time."""
    printed = print_entry(entry)
    return Draft(
        {"kind": KIND, **{name: printed[name] for name in ("by", "office", "act")}}, entry.at, received_at, key
    )


def entry_of(event: Event) -> Entry:
    """What an event of the log says."""
    body = event.body
    return read_entry({"by": body["by"], "office": body["office"], "at": event.at, "act": body["act"]})


class EventLog(ChainedLog):
    """Events of tournaments in the database."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, tournaments, tournament_events, "tournament")

    async def create(
        self,
        name: str,
        drafts: Sequence[Draft],
        names_until: int,
        founder: Mapping[str, Any],
        names: Mapping[str, str] | None = None,
        is_closed: bool = False,
    ) -> list[Event]:
        """The first acts of a new event, and who founded it; or all of them, where it comes from a file."""
        made = chained(name, 0, FIRST_HASH, drafts)
        called = [{"tournament": name, "player": player, "name": text} for player, text in (names or {}).items()]

        async def work(connection: AsyncConnection) -> None:
            await self.begin(connection, name, made, is_closed=is_closed, names_until=names_until)
            await connection.execute(insert(tournament_members).values(tournament=name, **founder))
            if called:
                await connection.execute(insert(tournament_names), called)

        await self.store.write(work)
        return made

    async def append(
        self,
        name: str,
        head: int,
        made: Sequence[Event],
        is_closed: bool,
        names: Mapping[str, str] | None = None,
        until: int | None = None,
    ) -> None:
        """Add to a log that ends where its reader thinks, with names beside it; raises Conflict when it does not."""
        more = {"is_closed": is_closed} | ({} if until is None else {"names_until": until})
        rows = [{"tournament": name, "player": player, "name": text} for player, text in (names or {}).items()]

        async def work(connection: AsyncConnection) -> None:
            await self.grow(connection, name, head, made, more)
            if names:
                renamed = (tournament_names.c.tournament == name, tournament_names.c.player.in_(list(names)))
                await connection.execute(delete(tournament_names).where(*renamed))
                await connection.execute(insert(tournament_names), rows)

        try:
            await self.store.write(work)
        except IntegrityError:
            raise Conflict from None

    async def changed_lately(self, now: int) -> list[str]:
        """The open events in which something was done since yesterday."""
        rows = tournaments.c
        query = select(rows.id).where(rows.changed_at > now - LATELY, rows.is_closed.is_(False))
        async with self.store.reading() as connection:
            return list(await connection.scalars(query))

    async def names_until(self, name: str) -> int:
        """When the names of an event are deleted."""
        async with self.store.reading() as connection:
            found = await connection.scalar(select(tournaments.c.names_until).where(tournaments.c.id == name))
        return int(found or 0)

    async def delete(self, name: str) -> None:
        """Delete everything of an event: its log, offices, codes and names, the matches that were opened for it, its
        tables at the judge's desk, and the guests who came as its players and have been nowhere else."""
        own = {table: table.c.tournament == name for table in OF_EVENTS}
        members = tournament_members.c

        async def work(connection: AsyncConnection) -> None:
            of_event = select(desk_tables.c.match).where(desk_tables.c.event == name)
            played = list((await connection.scalars(of_event)).all())
            came = select(members.person).where(members.tournament == name, members.office == PLAYER)
            elsewhere = select(members.person).where(members.tournament != name)
            is_guest = (
                people.c.account.is_(None),
                people.c.id.in_(came),
                people.c.id.not_in(elsewhere),
                people.c.id.not_in(select(room_people.c.person)),
                people.c.id.not_in(select(seated.c.person).where(seated.c.match.not_in(played))),
            )
            guests = list((await connection.scalars(select(people.c.id).where(*is_guest))).all())
            await delete_matches(connection, played)
            for table, is_own in own.items():
                await connection.execute(delete(table).where(is_own))
            await connection.execute(delete(tournaments).where(tournaments.c.id == name))
            await delete_people(connection, guests)

        await self.store.write(work)

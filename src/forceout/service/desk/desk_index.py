"""Which tables a desk looks at: those where somebody officiates, those of an event, those that call.

The lists are written before the log and never less than it, so that nobody is overlooked; whoever reads them asks the
tables themselves. What is too much in them does no harm.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sqlalchemy import Select, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.schema import desk_tables, matches, offices
from forceout.service.store.store import Store
from forceout.service.tables.fold import PAPER, PLAYING, WAITING

MOST_TABLES: Final = 200
"""Tables that one desk shows."""
OPEN: Final = (WAITING, PLAYING, PAPER)
LOOKED_BACK: Final = 24 * 3_600_000
"""A table where nothing has happened for a day is on no desk, in milliseconds."""

Work = Callable[[AsyncConnection], Awaitable[None]]


class DeskIndex:
    """The lists in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add_office(self, person: str, match: str, now: int) -> None:
        """Somebody may be an official of a table."""

        async def work(connection: AsyncConnection) -> None:
            known = await connection.scalar(
                select(offices.c.at).where(offices.c.person == person, offices.c.match == match)
            )
            if known is None:
                await connection.execute(insert(offices).values(person=person, match=match, at=now))

        await self._write_once(work)

    async def add_table(self, match: str, event: str | None, called_at: int | None = None) -> None:
        """A table is part of an event, or somebody there may be waiting for a judge."""

        async def work(connection: AsyncConnection) -> None:
            known = await connection.scalar(select(desk_tables.c.match).where(desk_tables.c.match == match))
            if known is None:
                row = {"match": match, "event": event, "called_at": called_at}
                await connection.execute(insert(desk_tables).values(row))
            elif called_at is not None:
                is_quiet = (desk_tables.c.match == match, desk_tables.c.called_at.is_(None))
                await connection.execute(update(desk_tables).where(*is_quiet).values(called_at=called_at))

        await self._write_once(work)

    async def add_event_table(self, match: str, event: str, officials: Sequence[str], now: int) -> None:
        """A table of an event, with all its officials at once, before it is laid."""

        async def work(connection: AsyncConnection) -> None:
            row = {"match": match, "event": event, "called_at": None}
            await connection.execute(insert(desk_tables).values(row))
            if officials:
                rows = [{"person": person, "match": match, "at": now} for person in dict.fromkeys(officials)]
                await connection.execute(insert(offices), rows)

        await self._write_once(work)

    async def calling(self, event: str) -> list[str]:
        """The tables of an event where somebody may be waiting for a judge."""
        is_calling = (desk_tables.c.event == event, desk_tables.c.called_at.is_not(None))
        async with self.store.reading() as connection:
            return list(await connection.scalars(select(desk_tables.c.match).where(*is_calling)))

    async def clear_call(self, match: str) -> None:
        """Nobody waits at a table any more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(desk_tables).where(desk_tables.c.match == match).values(called_at=None))

        await self.store.write(work)

    async def _write_once(self, work: Work) -> None:
        try:
            await self.store.write(work)
        except IntegrityError:
            # Another worker wrote the same row at the same moment.
            return

    async def of_person(self, person: str, now: int) -> dict[str, int]:
        """Tables where somebody may be an official, the latest first, each with where its log ends."""
        query = (
            select(matches.c.id, matches.c.head)
            .join(offices, offices.c.match == matches.c.id)
            .where(offices.c.person == person, matches.c.status.in_(OPEN), matches.c.changed_at > now - LOOKED_BACK)
            .order_by(matches.c.created_at.desc())
            .limit(MOST_TABLES)
        )
        return await self._read(query)

    async def of_event(self, event: str) -> dict[str, int]:
        """Tables of an event, closed ones too, in the order in which they were set up."""
        query = (
            select(matches.c.id, matches.c.head)
            .join(desk_tables, desk_tables.c.match == matches.c.id)
            .where(desk_tables.c.event == event)
            .order_by(matches.c.created_at)
            .limit(MOST_TABLES * 5)
        )
        return await self._read(query)

    async def all_open(self, now: int) -> dict[str, int]:
        """Open tables for a director: those that call before the others, and of the others the latest."""
        query = (
            select(matches.c.id, matches.c.head)
            .outerjoin(desk_tables, desk_tables.c.match == matches.c.id)
            .where(matches.c.status.in_((PLAYING, PAPER)), matches.c.changed_at > now - LOOKED_BACK)
            .order_by(desk_tables.c.called_at.is_(None), desk_tables.c.called_at, matches.c.created_at.desc())
            .limit(MOST_TABLES)
        )
        return await self._read(query)

    async def _read(self, query: Select[tuple[str, int]]) -> dict[str, int]:
        async with self.store.reading() as connection:
            return {row.id: row.head for row in await connection.execute(query)}

"""One's own tables and matches: where one sits now, and what one has played (docs/service.md)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Row, Select, and_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.schema import matches, seated
from forceout.service.tables.lobby import Lobby
from forceout.service.tables.summaries import NEVER_BEGUN, Summary, kept_summary, read_summary, summary_of
from forceout.service.tables.table import ABANDONED, OVER, PLAYING, WAITING, LiveTable
from forceout.service.tables.tables import Tables

MOST_TABLES: Final = 20
MOST_MATCHES: Final = 20
"""How many matches a page of the list has."""
GOES_ON_FOR: Final = 14 * 86_400_000
"""A table where nothing has happened for so long is nobody's concern any more, in milliseconds."""


@dataclass(frozen=True, slots=True)
class OwnMatch:
    """A match that somebody plays or has played."""

    match: str
    status: str
    began_at: int
    changed_at: int
    summary: Summary


@dataclass(frozen=True, slots=True)
class OwnMatches:
    """A page of matches, the newest first, and where the next one begins."""

    matches: Sequence[OwnMatch]
    before: str | None
    """The match after which the next page begins; None where there is none."""


class OwnTables:
    """The tables and matches of people, as one worker finds them."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self.tables = tables
        self.lobby = lobby

    async def open(self, person: str) -> list[LiveTable]:
        """The tables where somebody sits, hosts, may come back or has a seat kept; the latest first."""
        query = (
            select(matches.c.id, matches.c.head)
            .join(seated, seated.c.match == matches.c.id)
            .where(
                seated.c.person == person,
                matches.c.status.in_((WAITING, PLAYING)),
                matches.c.changed_at > self.tables.clock() - GOES_ON_FOR,
            )
            .order_by(matches.c.changed_at.desc())
            .limit(MOST_TABLES)
        )
        async with self.tables.log.store.reading() as connection:
            heads = {row.id: row.head for row in await connection.execute(query)}
        return [live for live in await self.lobby.caught_up(heads) if is_own(live, person)]

    async def played(self, person: str, before: str | None = None) -> OwnMatches:
        """A page of the matches that somebody plays or has played, the newest first."""
        async with self.tables.log.store.reading() as connection:
            where = [] if before is None else [await _is_older(connection, before)]
            rows = (await connection.execute(_played(person).where(*where).limit(MOST_MATCHES + 1))).all()
        found = [await self._own_match(row) for row in rows[:MOST_MATCHES]]
        shown = [one for one in found if one is not None and one.summary.seat_of(person) is not None]
        return OwnMatches(shown, rows[MOST_MATCHES - 1].id if len(rows) > MOST_MATCHES else None)

    async def _own_match(self, row: Row[tuple[str, str, int, int, str | None]]) -> OwnMatch | None:
        summary = read_summary(row.summary) if row.summary else await self._worked_out(row.id)
        return None if summary is None else OwnMatch(row.id, row.status, row.created_at, row.changed_at, summary)

    async def _worked_out(self, match: str) -> Summary | None:
        """The summary of a match that goes on, or that ended before summaries were kept: then it is kept now."""
        live = await self.tables.find(match)
        kept = kept_summary(live)
        if kept is not None:
            await self._keep(match, kept)
        return None if live.match is None else summary_of(live)

    async def _keep(self, match: str, summary: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            this = (matches.c.id == match, matches.c.summary.is_(None))
            await connection.execute(update(matches).where(*this).values(summary=summary))

        await self.tables.log.store.write(work)


def is_own(live: LiveTable, person: str) -> bool:
    """Whether somebody has business at a table."""
    seats = (live.seat_of(person), live.seat_left_by(person), live.seat_kept_for(person))
    return live.host == person or any(seat is not None for seat in seats)


def _played(person: str) -> Select[tuple[str, str, int, int, str | None]]:
    is_over = and_(
        matches.c.status.in_((OVER, ABANDONED)),
        or_(matches.c.summary.is_(None), matches.c.summary != NEVER_BEGUN),
    )
    columns = (matches.c.id, matches.c.status, matches.c.created_at, matches.c.changed_at, matches.c.summary)
    return (
        select(*columns)
        .join(seated, seated.c.match == matches.c.id)
        .where(seated.c.person == person, or_(matches.c.status == PLAYING, is_over))
        .order_by(matches.c.created_at.desc(), matches.c.id.desc())
    )


async def _is_older(connection: AsyncConnection, than: str) -> ColumnElement[bool]:
    """What holds of the matches that come after one in the list; of none, where there is no such match any more."""
    began_at: int | None = await connection.scalar(select(matches.c.created_at).where(matches.c.id == than))
    if began_at is None:
        return matches.c.id.is_(None)
    is_earlier = matches.c.created_at < began_at
    return or_(is_earlier, and_(matches.c.created_at == began_at, matches.c.id < than))

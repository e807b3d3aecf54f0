"""The log of every match: append, commit, and read back (architecture, principle 6)."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, insert, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ClauseElement

from forceout.service.store.events import FIRST_HASH, Draft, Event, chained
from forceout.service.store.schema import attempts, events, matches, seeds
from forceout.service.store.store import Store
from forceout.service.store.writer import DirectWork

SQLITE = sqlite.dialect(paramstyle="named")
COLUMNS = (events.c.seq, events.c.at, events.c.received_at, events.c.key, events.c.body, events.c.hash)

SITTING = ("seated", "kept")
"""Events by which somebody comes to a table."""
ADD = insert(events)
ADD_SEED = insert(seeds)
GROW = (
    update(matches)
    .where(matches.c.id == bindparam("this"), matches.c.head == bindparam("known_head"))
    .values(
        {
            name: bindparam(name)
            for name in ("head", "changed_at", "status", "is_listed", "next_due", "next_bot", "summary")
        }
    )
)
"""Built once: an append is the most frequent thing that the service does."""


def sqlite_text(statement: ClauseElement, *columns: str) -> str:
    """A statement as SQLite's own driver takes it, with its values by name."""
    return str(statement.compile(dialect=SQLITE, column_keys=columns or None))


ADD_TEXT = sqlite_text(ADD, "match", "seq", "at", "received_at", "key", "body", "hash")
ADD_SEED_TEXT = sqlite_text(ADD_SEED)
ADD_SEATED_TEXT = 'INSERT INTO seated (person, "match") VALUES (:person, :match) ON CONFLICT DO NOTHING'
ADD_SEATED = text(ADD_SEATED_TEXT)
GROW_TEXT = sqlite_text(GROW)


class Conflict(Exception):
    """The log has grown since it was read, or it has an event of that key."""


@dataclass(frozen=True, slots=True)
class Row:
    """What the table of matches keeps of a match, worked out from its log."""

    status: str
    is_listed: bool
    next_due: int | None
    next_bot: int | None
    summary: str | None = None
    """What a match came to, once it is over (`tables/summaries.py`)."""


@dataclass(frozen=True, slots=True)
class Append(DirectWork):
    """Events for a log that ends where its reader thinks."""

    match: str
    head: int
    made: Sequence[Event]
    row: Row
    seeds: Sequence[tuple[int, bytes]]
    seated: Sequence[str] = ()
    """Those who have sat down with them, or for whom a seat is kept."""

    async def __call__(self, connection: AsyncConnection) -> None:
        """Append them; raises Conflict when the log ends elsewhere."""
        changed = await connection.execute(GROW, self._grown())
        if changed.rowcount != 1:
            raise Conflict
        await connection.execute(ADD, [_values(self.match, event) for event in self.made])
        for shake, seed in self.seeds:
            await connection.execute(ADD_SEED, {"match": self.match, "shake": shake, "seed": seed})
        for person in self.seated:
            await connection.execute(ADD_SEATED, {"person": person, "match": self.match})

    def at_once(self, cursor: sqlite3.Cursor) -> None:
        """Append them with the driver alone."""
        cursor.execute(GROW_TEXT, self._grown())
        if cursor.rowcount != 1:
            raise Conflict
        cursor.executemany(ADD_TEXT, [_values(self.match, event) for event in self.made])
        for shake, seed in self.seeds:
            cursor.execute(ADD_SEED_TEXT, {"match": self.match, "shake": shake, "seed": seed})
        for person in self.seated:
            cursor.execute(ADD_SEATED_TEXT, {"person": person, "match": self.match})

    def _grown(self) -> dict[str, object]:
        return {
            "this": self.match,
            "known_head": self.head,
            "head": self.made[-1].seq,
            "changed_at": self.made[-1].at,
            "status": self.row.status,
            "is_listed": self.row.is_listed,
            "next_due": self.row.next_due,
            "next_bot": self.row.next_bot,
            "summary": self.row.summary,
        }


class Log:
    """Events in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, match: str, drafts: Sequence[Draft], row: Row) -> list[Event]:
        """The first events of a new match."""
        made = chained(match, 0, FIRST_HASH, drafts)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(matches).values(
                    id=match,
                    created_at=made[0].at,
                    head=len(made),
                    changed_at=made[-1].at,
                    status=row.status,
                    is_listed=row.is_listed,
                    next_due=row.next_due,
                    next_bot=row.next_bot,
                    summary=row.summary,
                )
            )
            await connection.execute(insert(events), [_values(match, event) for event in made])
            for person in seated_in(made):
                await connection.execute(ADD_SEATED, {"person": person, "match": match})

        await self.store.write(work)
        return made

    async def append(
        self, match: str, head: int, made: Sequence[Event], row: Row, new_seeds: Sequence[tuple[int, bytes]] = ()
    ) -> None:
        """Add events to a log that ends where its reader thinks; raises Conflict when it does not."""

        try:
            await self.store.write(Append(match, head, made, row, new_seeds, seated_in(made)))
        except IntegrityError:
            raise Conflict from None

    async def after(self, match: str, seq: int, most: int | None = None) -> list[Event]:
        """The events of a match after one of them."""
        query = select(*COLUMNS).where(events.c.match == match, events.c.seq > seq).order_by(events.c.seq)
        async with self.store.reading() as connection:
            rows = await connection.execute(query if most is None else query.limit(most))
            return [Event(*row) for row in rows]

    async def by_key(self, match: str, key: str) -> Event | None:
        """The event that a key stands for, if it is in the log."""
        async with self.store.reading() as connection:
            rows = await connection.execute(select(*COLUMNS).where(events.c.match == match, events.c.key == key))
            row = rows.first()
        return None if row is None else Event(*row)

    async def seed(self, match: str, shake: int) -> bytes:
        """The seed of a shake's dice."""
        query = select(seeds.c.seed).where(seeds.c.match == match, seeds.c.shake == shake)
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).scalar_one()
        return bytes(found)

    async def keep_attempt(self, match: str, base: int, seat: str, received_at: int) -> None:
        """Keep when a grab for the block was received that came second."""
        values = {"match": match, "base": base, "seat": seat, "received_at": received_at}
        await self.store.write(lambda connection: connection.execute(insert(attempts).values(values)))


def seated_in(made: Sequence[Event]) -> tuple[str, ...]:
    """Those who sit down by these events, or for whom a seat is kept by them."""
    said = (event.said for event in made)
    return tuple(str(one.body["who"]) for one in said if one.kind in SITTING and "who" in one.body)


def _values(match: str, event: Event) -> dict[str, object]:
    return {
        "match": match,
        "seq": event.seq,
        "at": event.at,
        "received_at": event.received_at,
        "key": event.key,
        "body": event.text,
        "hash": event.hash,
    }

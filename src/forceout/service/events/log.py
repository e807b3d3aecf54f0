"""The log of every event: append, commit, and read back (architecture, principle 6; trust.md, promise 21)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.events import FIRST_HASH, Draft, Event, chained
from forceout.service.store.log import Conflict
from forceout.service.store.schema import tournament_events, tournament_members, tournament_names, tournaments
from forceout.service.store.store import Store
from forceout.tournament.acts import Entry
from forceout.tournament.codec import print_entry, read_entry

COLUMNS: Final = tuple(tournament_events.c[name] for name in ("seq", "at", "received_at", "key", "body", "hash"))
KIND: Final = "act"


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


class EventLog:
    """Events of tournaments in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(
        self, name: str, drafts: Sequence[Draft], names_until: int, founder: Mapping[str, Any]
    ) -> list[Event]:
        """The first acts of a new event, and who founded it."""
        made = chained(name, 0, FIRST_HASH, drafts)

        async def work(connection: AsyncConnection) -> None:
            row = {"id": name, "created_at": made[0].at, "head": len(made), "changed_at": made[-1].at}
            await connection.execute(insert(tournaments).values(**row, is_closed=False, names_until=names_until))
            await connection.execute(insert(tournament_events), [_values(name, event) for event in made])
            await connection.execute(insert(tournament_members).values(tournament=name, **founder))

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
        grown = (
            update(tournaments)
            .where(tournaments.c.id == name, tournaments.c.head == head)
            .values(head=made[-1].seq, changed_at=made[-1].at, is_closed=is_closed)
        )
        if until is not None:
            grown = grown.values(names_until=until)
        rows = [{"tournament": name, "player": player, "name": text} for player, text in (names or {}).items()]

        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(grown)).rowcount != 1:
                raise Conflict
            await connection.execute(insert(tournament_events), [_values(name, event) for event in made])
            if rows:
                await connection.execute(insert(tournament_names), rows)

        try:
            await self.store.write(work)
        except IntegrityError:
            raise Conflict from None

    async def after(self, name: str, seq: int) -> list[Event]:
        """The events of a log after one of them."""
        log = tournament_events.c
        query = select(*COLUMNS).where(log.tournament == name, log.seq > seq).order_by(log.seq)
        async with self.store.reading() as connection:
            return [Event(*row) for row in await connection.execute(query)]

    async def names_until(self, name: str) -> int:
        """When the names of an event are deleted."""
        async with self.store.reading() as connection:
            found = await connection.scalar(select(tournaments.c.names_until).where(tournaments.c.id == name))
        return int(found or 0)

    async def by_key(self, name: str, key: str) -> Event | None:
        """What a key stands for, if it is in the log."""
        log = tournament_events.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(*COLUMNS).where(log.tournament == name, log.key == key))
            row = found.first()
        return None if row is None else Event(*row)


def _values(name: str, event: Event) -> dict[str, object]:
    return {
        "tournament": name,
        "seq": event.seq,
        "at": event.at,
        "received_at": event.received_at,
        "key": event.key,
        "body": event.text,
        "hash": event.hash,
    }

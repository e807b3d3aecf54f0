"""A log beside those of matches, such as an event's or a room's: append where it ends, commit, and read back
(architecture, principle 6)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Table, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.events import Event
from forceout.service.store.log import Conflict
from forceout.service.store.store import Store

COLUMNS: Final = ("seq", "at", "received_at", "key", "body", "hash")


class ChainedLog:
    """Logs of one kind in the database: a row of each says where it ends, the others are its events."""

    def __init__(self, store: Store, heads: Table, log: Table, owner: str) -> None:
        self.store = store
        self._heads = heads
        self._log = log
        self._owner = owner
        self._columns = tuple(log.c[name] for name in COLUMNS)

    async def begin(self, connection: AsyncConnection, name: str, made: Sequence[Event], **more: Any) -> None:
        """Write the first events of a log."""
        row = {"id": name, "created_at": made[0].at, "head": len(made), "changed_at": made[-1].at}
        await connection.execute(insert(self._heads).values(**row, **more))
        await self._write(connection, name, made)

    async def grow(
        self, connection: AsyncConnection, name: str, head: int, made: Sequence[Event], more: Mapping[str, Any]
    ) -> None:
        """Add to a log that ends where its reader thinks; raises Conflict when it does not."""
        grown = (
            update(self._heads)
            .where(self._heads.c.id == name, self._heads.c.head == head)
            .values(head=made[-1].seq, changed_at=made[-1].at, **more)
        )
        if (await connection.execute(grown)).rowcount != 1:
            raise Conflict
        await self._write(connection, name, made)

    async def _write(self, connection: AsyncConnection, name: str, made: Sequence[Event]) -> None:
        rows = [
            {
                self._owner: name,
                "seq": event.seq,
                "at": event.at,
                "received_at": event.received_at,
                "key": event.key,
                "body": event.text,
                "hash": event.hash,
            }
            for event in made
        ]
        await connection.execute(insert(self._log), rows)

    async def after(self, name: str, seq: int) -> list[Event]:
        """The events of a log after one of them."""
        log = self._log.c
        query = select(*self._columns).where(log[self._owner] == name, log.seq > seq).order_by(log.seq)
        async with self.store.reading() as connection:
            return [Event(*row) for row in await connection.execute(query)]

    async def by_key(self, name: str, key: str) -> Event | None:
        """What a key stands for, if it is in the log."""
        log = self._log.c
        query = select(*self._columns).where(log[self._owner] == name, log.key == key)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Event(*row)

    async def is_there(self, name: str) -> bool:
        """Whether there is a log of that name still."""
        async with self.store.reading() as connection:
            return await connection.scalar(select(self._heads.c.id).where(self._heads.c.id == name)) is not None

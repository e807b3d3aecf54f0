"""The database: SQLite behind one writer with group commit, or PostgreSQL (trust.md, promises 2 and 12)."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionIsFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from forceout.service.errors import StoreIsDown
from forceout.service.store.faults import Faults
from forceout.service.store.writer import SqliteWriter, set_up_sqlite

ResultT = TypeVar("ResultT")
Work = Callable[[AsyncConnection], Awaitable[ResultT]]
CONNECTIONS: Final = 10


def file_of(address: str) -> Path | None:
    """The file of an SQLite database; None for any other, and for one in memory."""
    url = make_url(address)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


class Store:
    """The database; every write is durable when `write` returns.

    A command that works beside a server leaves the check-points of SQLite to the server (`is_beside`): two connections
    that take turns at them can damage the file.
    """

    def __init__(self, address: str, *, is_beside: bool = False) -> None:
        self.url = make_url(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.file = file_of(address)
        self.faults = Faults()
        if self.file is not None:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.engine = _sqlite_engine(address) if self.is_sqlite else _postgresql_engine(address)
        self._writer = SqliteWriter(self.url, has_checkpoints=not is_beside) if self.is_sqlite else None

    async def open(self) -> None:
        """Make ready to write."""
        if self._writer is not None:
            self._writer.open()

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, NoConnectionIsFree, OSError) as error:
            self.faults.note(error)
            raise StoreIsDown.because(error) from error

    async def write(self, work: Work[ResultT]) -> ResultT:
        """Do some work in a transaction of its own; it is durable when this returns, or it is not there at all.

        Work waits for nothing but its connection: on SQLite it shares a thread and a commit with other work.
        """
        try:
            if self._writer is not None:
                result: ResultT = await self._writer.write(work)
                return result
            async with self.engine.begin() as connection:
                return await work(connection)
        except IntegrityError:
            raise
        except (DBAPIError, NoConnectionIsFree, OSError) as error:
            self.faults.note(error)
            raise StoreIsDown.because(error) from error

    async def changes_by_others(self) -> int:
        """A number that is another one when another process has written to the file of an SQLite database."""
        return await self.write(_data_version)


async def _data_version(connection: AsyncConnection) -> int:
    # Asked of the one connection of this process that writes, so that its own writing does not count.
    return int(await connection.scalar(text("PRAGMA data_version")))


def _sqlite_engine(address: str) -> AsyncEngine:
    engine = create_async_engine(address, pool_size=CONNECTIONS, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        # Debian's SQLite loses data when two connections take turns at writing and checkpoints: one does both.
        set_up_sqlite(connection, has_checkpoints=False)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _postgresql_engine(address: str) -> AsyncEngine:
    return create_async_engine(address, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_pre_ping=True)

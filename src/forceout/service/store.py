"""The database: SQLite behind one writer with group commit, or PostgreSQL (trust.md, promises 2 and 12)."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from forceout.service.refusals import StoreIsDown

ResultT = TypeVar("ResultT")
Work = Callable[[AsyncConnection], Awaitable[ResultT]]
MOST_IN_A_GROUP: Final = 200
"""Writes that share one commit on SQLite."""
BUSY_MILLISECONDS: Final = 5000
CONNECTIONS: Final = 10


class Store:
    """The database; every write is durable when `write` returns."""

    def __init__(self, address: str) -> None:
        self.url = make_url(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine = _sqlite_engine(address) if self.is_sqlite else _postgresql_engine(address)
        self._waiting: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make ready to write."""
        if self.is_sqlite and self._writer is None:
            self._writer = asyncio.create_task(self._write_in_groups(), name="store writer")

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise StoreIsDown.because(error) from error

    async def write(self, work: Work[ResultT]) -> ResultT:
        """Do some work in a transaction of its own; it is durable when this returns, or it is not there at all."""
        if self.is_sqlite:
            future: asyncio.Future[ResultT] = asyncio.get_running_loop().create_future()
            self._waiting.put_nowait((work, future))
            return await future
        try:
            async with self.engine.begin() as connection:
                return await work(connection)
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise StoreIsDown.because(error) from error

    async def _write_in_groups(self) -> None:
        """SQLite's one writer: what has queued up meanwhile shares a commit, each part in a savepoint of its own."""
        while True:
            group = [await self._waiting.get()]
            while len(group) < MOST_IN_A_GROUP and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            try:
                await self._write_group(group)
            finally:
                for _ in group:
                    self._waiting.task_done()

    async def _write_group(self, group: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        done: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            async with self.engine.begin() as connection:
                for work, future in group:
                    try:
                        async with connection.begin_nested():
                            done.append((future, await work(connection)))
                    except DBAPIError as error:
                        if not isinstance(error, IntegrityError):
                            raise
                        _fail(future, error)
                    except Exception as error:
                        _fail(future, error)
        except (DBAPIError, OSError) as error:
            for _, future in group:
                _fail(future, StoreIsDown.because(error))
            return
        for future, result in done:
            if not future.done():
                future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


def _sqlite_engine(address: str) -> AsyncEngine:
    engine = create_async_engine(address, pool_size=CONNECTIONS, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        # Transactions are begun by us: the driver's own habit would begin them too late for savepoints.
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            f"busy_timeout = {BUSY_MILLISECONDS}",
        ):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _postgresql_engine(address: str) -> AsyncEngine:
    return create_async_engine(address, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_pre_ping=True)

"""A database without threads: every await is a place where the simulation may do something else, or let it crash.

It has the interface of the store. What is written is in a real SQLite file in memory, one transaction at a time, and is
seen by readers once it is committed.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, Final, cast

from sqlalchemy import Connection, Executable, Result, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.errors import StoreIsDown
from forceout.service.store.schema import metadata
from forceout.service.store.store import Store

MEMORY: Final = Path("/dev/shm")


class Crashed(BaseException):
    """The worker is gone: nothing that it was doing goes on."""


class Pauses:
    """Everything that waits for its turn, and whose turn it is next."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.waiting: list[tuple[object, asyncio.Future[None]]] = []

    async def pause(self, owner: object) -> None:
        """Wait until it is one's turn."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((owner, future))
        await future

    def let_one_go(self) -> bool:
        """Let somebody go on, whoever comes up; whether anybody was waiting."""
        self.waiting = [(owner, future) for owner, future in self.waiting if not future.done()]
        if not self.waiting:
            return False
        _, future = self.waiting.pop(self.dice.randrange(len(self.waiting)))
        future.set_result(None)
        return True

    def crash(self, owner: object) -> None:
        """Let everything of one owner end where it is."""
        for one, future in self.waiting:
            if one is owner and not future.done():
                future.set_exception(Crashed())


class NoPauses(Pauses):
    """Everything goes on at once."""

    def __init__(self) -> None:
        super().__init__(Random(0))

    async def pause(self, owner: object) -> None:
        """Wait for nothing."""


class SimulatedDatabase:
    """The file, which outlives every worker."""

    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="forceout-simulated-", dir=MEMORY if MEMORY.is_dir() else None))
        self.engine = create_engine(f"sqlite:///{self.folder / 'simulated.sqlite3'}")

        @event.listens_for(self.engine, "connect")
        def set_up(connection: sqlite3.Connection, _record: object) -> None:
            connection.isolation_level = None
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("PRAGMA foreign_keys = ON")

        @event.listens_for(self.engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

        metadata.create_all(self.engine)
        self.writer = self.engine.connect()
        self.reader = self.engine.connect()

    def clear(self) -> None:
        """Forget every match."""
        for table in reversed(metadata.sorted_tables):
            self.writer.execute(table.delete())
        self.writer.commit()

    def close(self) -> None:
        """Let go of the file."""
        self.writer.close()
        self.reader.close()
        self.engine.dispose()
        shutil.rmtree(self.folder)


class SimulatedConnection:
    """A connection whose every statement waits for its turn."""

    def __init__(self, store: "SimulatedStore", connection: Connection, *, is_reading: bool) -> None:
        self.store = store
        self.connection = connection
        self.is_reading = is_reading

    async def execute(self, statement: Executable, values: Any = None) -> Result[Any]:
        """Run a statement when it is its turn."""
        await self.store.pause()
        result = self.connection.execute(statement, values)
        if not self.is_reading:
            return result
        frozen = result.freeze()
        self.connection.rollback()
        return frozen()

    async def scalar(self, statement: Executable, values: Any = None) -> Any:
        """The first column of the first row."""
        return (await self.execute(statement, values)).scalar()


class SimulatedStore:
    """What one worker has of the database."""

    def __init__(self, database: SimulatedDatabase, pauses: Pauses, lock: asyncio.Lock, *, is_sqlite: bool) -> None:
        self.database = database
        self.pauses = pauses
        self.lock = lock
        self.is_sqlite = is_sqlite
        self.is_dead = False
        self.faults: list[str] = []
        """What goes wrong with the next writes: `before` or `after` the commit."""

    def as_store(self) -> Store:
        """This as what the service takes it for."""
        return cast(Store, self)

    async def pause(self) -> None:
        """Wait for one's turn, and find out whether the worker is still there."""
        if self.is_dead:
            raise Crashed
        await self.pauses.pause(self)
        if self.is_dead:
            raise Crashed

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        yield cast(AsyncConnection, SimulatedConnection(self, self.database.reader, is_reading=True))

    async def write(self, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
        """Do some work in a transaction; a fault may come before or after its commit."""
        await self.pause()
        async with self.lock:
            fault = self.faults.pop() if self.faults else None
            connection = self.database.writer
            try:
                result = await work(
                    cast(AsyncConnection, SimulatedConnection(self, connection, is_reading=False)),
                )
                await self.pause()
                if fault == "before":
                    raise StoreIsDown.because(OSError("simulated"))
                connection.commit()
            except IntegrityError:
                raise
            except DBAPIError as error:
                raise StoreIsDown.because(error) from error
            finally:
                connection.rollback()
        if fault == "after":
            raise StoreIsDown.because(OSError("simulated"))
        await self.pause()
        return result

"""SQLite's one writer: a thread with the only connection that writes, where work that queues up shares a commit."""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeGuard, cast

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import StaticPool

AnyWork = Callable[[AsyncConnection], Awaitable[Any]]
Done = tuple[Any, BaseException | None]
MOST_IN_A_GROUP: Final = 200
"""Writes that share one commit."""
BUSY_MILLISECONDS: Final = 5000


class DirectWork(ABC):
    """Work that can also be done with the driver alone: what is done most often saves most of its time so."""

    @abstractmethod
    async def __call__(self, connection: AsyncConnection) -> Any:
        """Do it with a connection to any database."""

    @abstractmethod
    def at_once(self, cursor: sqlite3.Cursor) -> Any:
        """Do it in SQLite's own thread; whatever this raises, it is done again by the general way."""


def set_up_sqlite(connection: Any, *, has_checkpoints: bool) -> None:
    """Settings of a connection: nothing is acknowledged that a power cut could take back."""
    # Transactions are begun by us: the driver's own habit would begin them too late for savepoints.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_MILLISECONDS}",
        *(() if has_checkpoints else ("wal_autocheckpoint = 0",)),
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


class AtOnce:
    """A connection of this thread that looks like one to be awaited, and has always answered already."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        """The result of a statement."""
        return self._connection.execute(statement, parameters)

    async def scalar(self, statement: Any, parameters: Any = None) -> Any:
        """The one value that a statement finds."""
        return self._connection.scalar(statement, parameters)

    async def scalars(self, statement: Any, parameters: Any = None) -> Any:
        """The values that a statement finds."""
        return self._connection.scalars(statement, parameters)


def finished(work: AnyWork, connection: Connection) -> Any:
    """What work comes to, done from beginning to end in this thread."""
    doing = cast(Any, work(cast(AsyncConnection, AtOnce(connection))))
    waiting = doing.__await__()
    try:
        next(waiting)
    except StopIteration as end:
        return end.value
    raise RuntimeError("work in the store waits for nothing but its connection")


class SqliteWriter:
    """The writer of one database file."""

    def __init__(self, url: URL, *, has_checkpoints: bool = True) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), poolclass=StaticPool, connect_args={"check_same_thread": False}
        )

        @event.listens_for(self._engine, "connect")
        def set_up(connection: Any, _record: object) -> None:
            set_up_sqlite(connection, has_checkpoints=has_checkpoints)

        @event.listens_for(self._engine, "begin")
        def begin(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        self._waiting: asyncio.Queue[tuple[AnyWork, asyncio.Future[Any]]] = asyncio.Queue()
        self.again = 0
        """How often a group was written a second time."""
        self._thread: ThreadPoolExecutor | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        if self._task is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
            self._task = asyncio.create_task(self._write_on(), name="sqlite writer")

    async def close(self) -> None:
        """Finish what is waiting, and let go of the file."""
        if self._task is not None and self._thread is not None:
            await self._waiting.join()
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
            self._thread.shutdown()
        self._engine.dispose()

    async def write(self, work: AnyWork) -> Any:
        """Do some work; it is durable when this returns."""
        self.open()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, future))
        return await future

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            group = [await self._waiting.get()]
            while len(group) < MOST_IN_A_GROUP and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            done = await loop.run_in_executor(self._thread, self._write_group, [work for work, _ in group])
            for (_, future), (result, error) in zip(group, done, strict=True):
                if not future.done():
                    future.set_result(result) if error is None else future.set_exception(error)
                self._waiting.task_done()

    def _write_group(self, group: list[AnyWork]) -> list[Done]:
        """In the thread: each piece of work in a savepoint of its own, and one commit for all."""
        if are_direct(group):
            try:
                return self._write_directly(group)
            except sqlite3.OperationalError as error:
                return [(None, OperationalError(None, None, error))] * len(group)
            except Exception:
                # It hardly ever happens that something of a group does not fit; each has a savepoint of its own then.
                self.again += 1
        done: list[Done] = []
        try:
            with self._engine.begin() as connection:
                done.extend(_write_one(work, connection) for work in group)
        except Exception as error:
            # Without the commit nothing of the group is there, whatever its parts came to.
            return [(None, error)] * len(group)
        return done

    def _write_directly(self, group: Sequence[DirectWork]) -> list[Done]:
        """In the thread: all work and the commit, or nothing."""
        pooled = self._engine.raw_connection()
        try:
            cursor = cast(sqlite3.Cursor, pooled.cursor())
            cursor.execute("BEGIN IMMEDIATE")
            done: list[Done] = [(work.at_once(cursor), None) for work in group]
            cursor.execute("COMMIT")
            return done
        finally:
            # What was not committed is rolled back.
            pooled.close()


def are_direct(group: Sequence[AnyWork]) -> TypeGuard[Sequence[DirectWork]]:
    """Whether a group can be written with the driver alone."""
    return all(isinstance(work, DirectWork) for work in group)


def _write_one(work: AnyWork, connection: Connection) -> Done:
    try:
        with connection.begin_nested():
            return finished(work, connection), None
    except DBAPIError as error:
        if not isinstance(error, IntegrityError):
            raise
        return None, error
    except Exception as error:
        return None, error

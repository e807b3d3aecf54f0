"""A store that is full, damaged or read-only does not look healthy, and says why in the log (trust.md, promise 12)."""

import asyncio
import sqlite3
from collections import namedtuple
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.testing import capture_logs

from forceout.service.errors import StoreIsDown
from forceout.service.store import readiness as module
from forceout.service.store.faults import AGAIN_SECONDS, MOST_KINDS, Faults
from forceout.service.store.readiness import Readiness
from forceout.service.store.schema import secrets
from forceout.service.store.store import Store
from tests.service.conftest import HandClock

pytestmark = pytest.mark.anyio
Usage = namedtuple("Usage", ["free"])


@dataclass
class Seconds:
    """A clock of seconds that a test moves."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture
def readiness(store: Store, clock: HandClock, seconds: Seconds) -> Readiness:
    store.faults = Faults(seconds)
    return Readiness(store, clock, seconds)


def sqlite_readiness(store: Store, clock: HandClock, seconds: Seconds) -> Readiness:
    store.faults = Faults(seconds)
    return Readiness(store, clock, seconds)


async def fill_up(store: Store) -> None:
    """Write until nothing fits any more."""

    for number in range(1000):

        async def work(connection: AsyncConnection, name: str = f"n{number}") -> None:
            await connection.execute(insert(secrets).values(name=name, value=b"x" * 30_000))

        await store.write(work)


def damage(file: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    with closing(sqlite3.connect(file)) as connection:
        page, size = connection.execute(
            "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_schema WHERE name = ?", (table,)
        ).fetchone()
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : page * size] = b"\xa5" * size
    file.write_bytes(content)


async def pragma(store: Store, setting: str) -> None:
    """Set something of the connection that writes."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(text(f"PRAGMA {setting}"))

    await store.write(work)


async def test_a_store_that_can_be_written_is_ready_on_both_databases(readiness: Readiness, seconds: Seconds) -> None:
    assert await readiness.reasons() == []
    seconds.now += 10
    assert await readiness.reasons() == []
    assert readiness.probes == 2


async def test_whoever_asks_often_writes_nothing_more(readiness: Readiness, seconds: Seconds) -> None:
    for _ in range(20):
        await asyncio.gather(*(readiness.reasons() for _ in range(20)))
        seconds.now += 0.01
    assert readiness.probes == 1


async def test_a_full_store_is_not_ready_and_is_logged(sqlite_store: Store, clock: HandClock, seconds: Seconds) -> None:
    readiness = sqlite_readiness(sqlite_store, clock, seconds)
    assert await readiness.reasons() == []
    await pragma(sqlite_store, "max_page_count = 80")
    with capture_logs() as logged:
        with pytest.raises(StoreIsDown):
            await fill_up(sqlite_store)
        seconds.now += 0.5
        assert await readiness.reasons() == ["store"]
    assert [(line["event"], line["error"], line["kind"]) for line in logged] == [
        ("the database failed", "database or disk is full", "SQLITE_FULL")
    ]
    await pragma(sqlite_store, "max_page_count = 100000")
    seconds.now += 60
    assert await readiness.reasons() == []


async def test_a_store_that_can_only_be_read_is_not_ready(
    sqlite_store: Store, clock: HandClock, seconds: Seconds
) -> None:
    readiness = sqlite_readiness(sqlite_store, clock, seconds)
    await pragma(sqlite_store, "query_only = ON")
    with capture_logs() as logged:
        assert await readiness.reasons() == ["store"]
    assert logged[0]["error"] == "attempt to write a readonly database"


async def test_a_damaged_store_is_not_ready_until_it_is_started_again(
    sqlite_store: Store, clock: HandClock, seconds: Seconds
) -> None:
    assert sqlite_store.file is not None
    damage(sqlite_store.file, "people")
    readiness = sqlite_readiness(sqlite_store, clock, seconds)
    assert await readiness.reasons() == []
    with capture_logs() as logged, pytest.raises(StoreIsDown):
        async with sqlite_store.reading() as connection:
            await connection.execute(text("SELECT * FROM people"))
    assert "malformed" in logged[0]["error"]
    seconds.now += 3600
    assert "damaged" in await readiness.reasons()


async def test_a_disk_that_is_nearly_full_is_told_before_it_is(
    sqlite_store: Store, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(1_000_000))
    assert await Readiness(sqlite_store, clock).reasons() == ["disk-full"]


async def test_a_store_that_does_not_answer_is_not_waited_for(
    sqlite_store: Store, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = asyncio.Event()

    async def stuck(_work: object) -> None:
        await free.wait()

    monkeypatch.setattr(module, "PATIENCE", 0)
    monkeypatch.setattr(sqlite_store, "write", stuck)
    readiness = Readiness(sqlite_store, clock)
    for _ in range(3):
        assert await readiness.reasons() == ["store"]
    free.set()
    monkeypatch.setattr(module, "PATIENCE", None)
    assert await readiness.reasons() == []
    assert readiness.probes == 1


async def test_the_same_fault_is_logged_once_a_minute_and_counted(seconds: Seconds) -> None:
    faults = Faults(seconds)
    with capture_logs() as logged:
        for _ in range(100):
            faults.note(OSError("the disk is gone\nDETAIL: somebody's row"))
        seconds.now += AGAIN_SECONDS
        faults.note(OSError("the disk is gone"))
        faults.note(OSError("something else"))
    assert [(line["error"], line["since"]) for line in logged] == [
        ("the disk is gone", 0),
        ("the disk is gone", 99),
        ("something else", 0),
    ]
    assert faults.count == 102


async def test_what_is_remembered_of_faults_is_bounded(seconds: Seconds) -> None:
    faults = Faults(seconds)
    with capture_logs():
        for number in range(1000):
            faults.note(OSError(f"fault {number}"))
    assert len(faults._told) <= MOST_KINDS


async def test_a_command_beside_a_server_leaves_check_points_to_it(sqlite_store: Store) -> None:
    assert sqlite_store.file is not None
    beside = Store(f"sqlite+aiosqlite:///{sqlite_store.file}", is_beside=True)
    before = sqlite_store.file.read_bytes()
    for number in range(300):

        async def work(connection: AsyncConnection, name: str = f"n{number}") -> None:
            await connection.execute(insert(secrets).values(name=name, value=b"x" * 30_000))

        await beside.write(work)
    # Thousands of pages are far beyond the thousand after which SQLite folds its log into the file by itself.
    assert Path(f"{sqlite_store.file}-wal").stat().st_size > 8_000_000
    assert sqlite_store.file.read_bytes() == before
    await beside.close()

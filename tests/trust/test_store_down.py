"""Store down (trust.md, promise 12): no false acknowledgement, clear refusals, recovery without a restart; losing the
fan-out delays and alters nothing."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import TimeoutError as PoolTimeout

from forceout.service.errors import Stale, StoreIsDown
from forceout.service.service import Service
from forceout.service.store.events import verify_chain
from forceout.service.tables.fold import LiveTable, fold_events
from forceout.service.tables.table_settings import TableSettings
from tests.service.conftest import TEMPLATE, Cluster, NewAddress
from tests.trust.long_form import how_many, tell
from tests.trust.played import SteppingClock
from tests.trust.random_players import DIRECTOR
from tests.trust.services import moving_drafts, new_table, settings_for, worker

pytestmark = pytest.mark.anyio

SETTINGS: Final = TableSettings("on-sets", "2026-27", "middle", seats=2, clock="off", is_listed=True)
WARNING: Final = {"do": "warn", "player": "P1", "reason": "talking"}
"""Something that can be done any number of times."""
TABLES: Final = 6
STOPS = how_many("stops", 1, 20)
MOST_UNTIL_FULL: Final = 500
RECOVERY: Final = 10
"""The seconds within which it all works again."""


class Pragmas:
    """Settings of SQLite that a test changes for the connection that writes."""

    def __init__(self, service: Service) -> None:
        self.wanted: dict[str, int] = {}
        event.listen(writing_engine(service), "checkout", self._apply)

    def _apply(self, connection: Any, _record: object, _proxy: object) -> None:
        cursor = connection.cursor()
        for name, value in self.wanted.items():
            cursor.execute(f"PRAGMA {name} = {value}")
        cursor.close()


def writing_engine(service: Service) -> Engine:
    """What SQLite is written through."""
    writer = service.store._writer
    assert writer is not None
    return writer._engine


@pytest.fixture
def sqlite_address(tmp_path: Path, sqlite_template: Path) -> str:
    path = tmp_path / "store.sqlite3"
    shutil.copy(sqlite_template, path)
    return f"sqlite+aiosqlite:///{path}"


async def warn(service: Service, live: LiveTable, key: str) -> int:
    return (await service.matches.act(live.id, DIRECTOR, live.seq, key, WARNING)).seq


async def warn_until_done(service: Service, match: str, key: str) -> int:
    """What an honest client does: send the same again until it is answered."""
    while True:
        try:
            return await warn(service, await service.matches.find(match), key)
        except (StoreIsDown, Stale):
            await asyncio.sleep(0)


async def warn_until_refused(service: Service, match: str, acknowledged: dict[str, int]) -> StoreIsDown:
    """Go on until the store refuses."""
    for number in range(len(acknowledged), MOST_UNTIL_FULL):
        try:
            acknowledged[f"k{number}"] = await warn(service, await service.matches.find(match), f"k{number}")
        except StoreIsDown as refusal:
            return refusal
    raise AssertionError("the store never refused")


async def verify_table(service: Service, match: str, acknowledged: dict[str, int]) -> None:
    """What was acknowledged is in the log where it should be, and nothing is there twice."""
    found = await service.tables.log.after(match, 0)
    verify_chain(match, found)
    keys = {one.key.partition(":")[2]: one.seq for one in found if one.key is not None}
    assert keys == acknowledged
    assert await service.matches.find(match) == fold_events(match, None, found)


async def test_promise_12_a_full_disk_refuses_and_recovers(sqlite_address: str) -> None:
    async with worker(sqlite_address, SteppingClock()) as service:
        pragmas = Pragmas(service)
        live = await new_table(service, "full", moving_drafts(SETTINGS, 1))
        acknowledged: dict[str, int] = {}
        for _ in range(3):
            pragmas.wanted = {"max_page_count": 1}
            refusal = await warn_until_refused(service, live.id, acknowledged)
            assert "nothing was done" in refusal.message
            assert refusal.status == 503
            # Reading goes on, and nothing that was refused is there.
            await verify_table(service, live.id, acknowledged)
            pragmas.wanted = {"max_page_count": 1_000_000}
            key = f"k{len(acknowledged)}"
            acknowledged[key] = await warn(service, await service.matches.find(live.id), key)
            await verify_table(service, live.id, acknowledged)
        tell(f"promise 12: the disk was full 3 times; {len(acknowledged)} acknowledged, none falsely")


async def test_promise_12_a_locked_database_refuses_and_recovers(sqlite_address: str) -> None:
    async with worker(sqlite_address, SteppingClock()) as service:
        Pragmas(service).wanted = {"busy_timeout": 20}
        live = await new_table(service, "locked", moving_drafts(SETTINGS, 1))
        other = sqlite3.connect(sqlite_address.removeprefix("sqlite+aiosqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(
            *(warn(service, live, f"k{number}") for number in range(5)), return_exceptions=True
        )
        assert all(isinstance(answer, StoreIsDown) for answer in answers)
        other.execute("ROLLBACK")
        other.close()
        acknowledged = {"k0": await warn(service, await service.matches.find(live.id), "k0")}
        await verify_table(service, live.id, acknowledged)


@pytest.mark.parametrize("error", [OSError("gone"), PoolTimeout("no connection is free"), RuntimeError("a bug")])
async def test_promise_12_whatever_goes_wrong_the_writer_goes_on(
    error: Exception, sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(sqlite_address, SteppingClock()) as service:
        live = await new_table(service, "writer", moving_drafts(SETTINGS, 1))

        def fail() -> None:
            raise error

        with monkeypatch.context() as patched:
            patched.setattr(Engine, "begin", lambda _: fail())
            patched.setattr(Engine, "raw_connection", lambda _: fail())
            with pytest.raises(RuntimeError if isinstance(error, RuntimeError) else StoreIsDown):
                await warn(service, live, "k")
        assert await warn(service, live, "k") == live.seq + 1


async def test_promise_12_a_sender_who_hangs_up_leaves_no_table_behind_its_log(
    database: str, new_address: NewAddress
) -> None:
    dice = Random("hanging up")
    heard: list[tuple[str, int]] = []
    async with worker(new_address(), SteppingClock()) as service:
        service.on_change(lambda match, seq: heard.append((match, seq)))
        live = await new_table(service, "hangup", moving_drafts(SETTINGS, 1))
        for number in range(60):
            before = await service.matches.find(live.id)
            task = asyncio.create_task(warn(service, before, f"k{number}"))
            for _ in range(dice.randrange(12)):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            # Whoever asks next waits until what was being written is.
            seq = await warn_until_done(service, live.id, f"after {number}")
            found = await service.tables.log.after(live.id, 0)
            assert await service.matches.find(live.id) == fold_events(live.id, None, found)
            assert (live.id, seq) in heard
            assert heard[-1] == (live.id, len(found))


async def test_promise_12_postgresql_stops_and_starts_again_under_load(postgresql: Cluster) -> None:
    name = "stopped"
    postgresql.create(name, TEMPLATE)
    async with worker(postgresql.address(name), SteppingClock()) as service:
        drafts = moving_drafts(SETTINGS, 1)
        tables = [await new_table(service, f"stop{number}", drafts) for number in range(TABLES)]
        acknowledged: dict[str, dict[str, int]] = {live.id: {} for live in tables}
        refused = 0
        is_done = False

        async def load(match: str) -> None:
            nonlocal refused
            number = 0
            while not is_done:
                number += 1
                key = f"k{number}"
                while key not in acknowledged[match]:
                    try:
                        acknowledged[match][key] = await warn(service, await service.matches.find(match), key)
                    except StoreIsDown:
                        refused += 1
                        await asyncio.sleep(0)

        loads = [asyncio.create_task(load(live.id)) for live in tables]
        for _ in range(STOPS):
            await more(acknowledged, 30, loads)
            await asyncio.to_thread(postgresql.stop)
            with pytest.raises(StoreIsDown):
                await service.tables.catch_up(tables[0].id)
            await asyncio.to_thread(postgresql.start)
            async with asyncio.timeout(RECOVERY):
                await more(acknowledged, 30, loads)
        is_done = True
        await asyncio.gather(*loads)
        for live in tables:
            await verify_table(service, live.id, acknowledged[live.id])
        total = sum(map(len, acknowledged.values()))
        tell(
            f"promise 12: PostgreSQL stopped {STOPS} times under load; {total} acknowledged, {refused} refused, 0 false"
        )


async def more(acknowledged: dict[str, dict[str, int]], count: int, loads: list[asyncio.Task[None]]) -> None:
    """Wait until so many more were acknowledged."""
    wanted = sum(map(len, acknowledged.values())) + count
    while sum(map(len, acknowledged.values())) < wanted:
        for task in loads:
            if task.done():
                task.result()
        await asyncio.sleep(0)


async def test_promise_12_without_the_fan_out_news_is_found_in_the_database(postgresql: Cluster) -> None:
    name = "silent"
    postgresql.create(name, TEMPLATE)
    clock = SteppingClock()
    heard: list[tuple[str, int]] = []
    async with worker(postgresql.address(name), clock) as here, worker(postgresql.address(name), clock) as there:
        there.on_change(lambda match, seq: heard.append((match, seq)))
        live = await new_table(here, "silent", moving_drafts(SETTINGS, clock.now))
        seq = await warn(here, live, "k")
        assert heard == []
        clock.now += 1000
        await there.fanout.look()
        assert heard == [(live.id, seq)]
        assert await there.tables.find(live.id) == await here.tables.find(live.id)


async def test_promise_12_a_fan_out_that_fails_holds_up_nobody(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = Service(settings_for(sqlite_address), SteppingClock())
    service.fanout.is_alone = False
    failed = asyncio.Event()

    class Broken:
        async def publish(self, data: bytes) -> None:
            failed.set()
            raise ConnectionError(data)

        async def listen(self) -> AsyncGenerator[bytes, None]:
            await self.publish(b"")
            yield b""

    monkeypatch.setattr(service.fanout, "channel", Broken())
    heard: list[int] = []
    service.on_change(lambda _, seq: heard.append(seq))
    await service.open(has_loops=False)
    live = await new_table(service, "broken", moving_drafts(SETTINGS, 1))
    for number in range(20):
        await warn(service, await service.matches.find(live.id), f"k{number}")
    await failed.wait()
    await service.close()
    assert heard == list(range(live.seq + 1, live.seq + 21))

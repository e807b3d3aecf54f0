"""The store or the fan-out goes away under load and comes back (trust.md, promise 12)."""

import asyncio
import json
import time
from pathlib import Path
from typing import Final

import psutil
import pytest

from tests.service.conftest import Cluster
from tests.support.http_table import open_table
from tests.trust.long_form import how_many, tell
from tests.trust.over_http.ledger import compare
from tests.trust.over_http.load import Load, loaded
from tests.trust.over_http.redis_server import RedisServer
from tests.trust.over_http.server import LOOK_EVERY, PATIENCE, Server, wait_until
from tests.trust.over_http.wire import Wire

pytestmark = pytest.mark.anyio

TABLES: Final = 3
SMALL_DISK: Final = 65_536
REFUSALS: Final = 10
"""How many refusals are waited for before what was taken away comes back."""


async def until_refused(load: Load, more: int) -> None:
    """Go on until so many more requests were answered with 503."""
    wanted = load.ledger.statuses[503] + more
    async with asyncio.timeout(PATIENCE):
        while load.ledger.statuses[503] < wanted:
            await asyncio.sleep(LOOK_EVERY)


async def verify_refusal(load: Load) -> None:
    """An action is refused in words, and the server says that it is not ready."""
    table = load.tables[0]
    answer = await table.guests[0].act(table.match, 1_000_000, {"do": "lot"})
    assert answer.status_code == 503, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert answer.json()["code"] == "store-is-down"
    assert int(answer.headers["retry-after"]) >= 1


async def test_promise_12_postgresql_stops_under_load_and_nothing_is_acknowledged_falsely(
    server_on_postgresql: Server, postgresql: Cluster
) -> None:
    """While PostgreSQL is away every action is refused; when it is back, play goes on by itself."""
    server, took = server_on_postgresql, list[float]()
    async with loaded(server.address, TABLES, seed=12) as load:
        for _ in range(how_many("outages", 1, 20)):
            await load.until(acknowledged=20)
            await asyncio.to_thread(postgresql.stop)
            try:
                await until_refused(load, REFUSALS)
                await verify_refusal(load)
                assert not server.is_answering()
            finally:
                await asyncio.to_thread(postgresql.start)
            begun = time.monotonic()
            await load.until(acknowledged=1)
            took.append(time.monotonic() - begun)
        await load.until(acknowledged=20)
    found = await compare(load.ledger, server.database)
    tell(
        f"promise 12, PostgreSQL stopped {len(took)} times: {load.ledger.statuses[503]} refused, {found.acknowledged} "
        f"acknowledged, {found.lost} lost, {found.doubled} doubled; back after at most {max(took):.2f} s"
    )
    assert found.is_clean, found


async def test_promise_12_a_full_disk_refuses_and_recovers(server_on_sqlite: Server) -> None:
    """While no file can grow, what cannot be saved is refused; with room again, play goes on by itself."""
    server, took = server_on_sqlite, list[float]()
    process = psutil.Process(server.workers()[0].pid)
    _, hard = process.rlimit(psutil.RLIMIT_FSIZE)
    async with loaded(server.address, TABLES, seed=12) as load:
        for _ in range(how_many("outages", 1, 20)):
            await load.until(acknowledged=20)
            process.rlimit(psutil.RLIMIT_FSIZE, (SMALL_DISK, hard))
            try:
                await until_refused(load, REFUSALS)
                wait_until(lambda: not server.is_answering(), "a server that cannot write is not ready", 10)
            finally:
                process.rlimit(psutil.RLIMIT_FSIZE, (hard, hard))
            begun = time.monotonic()
            await load.until(acknowledged=1)
            took.append(time.monotonic() - begun)
        await load.until(acknowledged=20)
    found = await compare(load.ledger, server.database)
    tell(
        f"promise 12, disk full {len(took)} times: {load.ledger.statuses[503]} refused, {found.acknowledged} "
        f"acknowledged, {found.lost} lost, {found.doubled} doubled; back after at most {max(took):.2f} s"
    )
    assert found.is_clean, found
    assert Path(server.folder / "forceout.sqlite3").stat().st_size > 0
    assert "the database failed" in server.said
    assert "SQLITE_IOERR" in server.said or "SQLITE_FULL" in server.said


async def test_promise_12_losing_redis_delays_news_and_alters_nothing(
    server_with_redis: Server, redis_server: RedisServer
) -> None:
    """Followers at another worker get every event with Redis, without it, and with it again."""
    server, waited = server_with_redis, dict[str, float]()
    async with loaded(server.address, TABLES, seed=12) as load:
        waited["with Redis"] = await news_across_workers(server)
        redis_server.stop()
        try:
            waited["without"] = await news_across_workers(server)
            await load.until(acknowledged=20)
        finally:
            redis_server.start()
        waited["with it again"] = await news_across_workers(server)
        await load.until(acknowledged=20)
    found = await compare(load.ledger, server.database)
    shown = ", ".join(f"{name} {took:.3f} s" for name, took in waited.items())
    tell(f"promise 12, news at the other worker: {shown}")
    assert found.is_clean, found
    assert load.ledger.statuses[503] == 0


async def news_across_workers(server: Server) -> float:
    """How long news takes from one worker to a stream at the other."""
    table = await open_table(server.address, {"game": "on-sets", "division": "middle", "clock": "off"})
    host = table.guests[0]
    async with host.connected(table.match) as socket:
        near = server.worker_of(socket.local_address[1])
        far = next(one.pid for one in server.workers() if near is None or one.pid != near.pid)
        wire = await Wire.to_worker(server, far)
        body = {"base": (await table.view())["seq"], "key": "news", "action": {"do": "lot"}}
        begun = time.monotonic()
        status, done = await wire.ask("POST", f"/api/matches/{table.match}/actions", host, body)
        assert status == 201, done
        async with asyncio.timeout(PATIENCE):
            while json.loads(await socket.recv()).get("seq", 0) < done["seq"]:
                pass
        took = time.monotonic() - begun
        await wire.close()
    await table.close()
    return took

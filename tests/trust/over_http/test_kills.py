"""Nothing acknowledged is lost: servers are killed under load (trust.md, promise 2)."""

import asyncio
import time
from random import Random
from typing import Final

import pytest

from tests.trust.long_form import how_many, killed_on, tell
from tests.trust.over_http.ledger import compare
from tests.trust.over_http.load import loaded
from tests.trust.over_http.server import Server, wait_until

pytestmark = pytest.mark.anyio

TABLES: Final = 4
TELL_EVERY: Final = 50


def kill_one(server: Server, dice: Random) -> None:
    """Kill a random worker, or the server where it has only one."""
    if server.worker_count == 1:
        server.kill()
        server.launch()
    else:
        wait_until(lambda: bool(server.workers()), "there is a worker to kill")
        dice.choice(server.workers()).kill()


def back_after(server: Server, begun: float) -> float:
    """Wait until somebody answers again; how many seconds that was after a moment."""
    wait_until(server.is_answering, "the server answers after a kill")
    return time.monotonic() - begun


@killed_on("sqlite")
async def test_promise_2_kills_lose_and_double_nothing_that_was_acknowledged(server_to_kill: Server) -> None:
    """Kill at random moments, send again by key what was not answered, and compare the ledger with the log."""
    kills, dice, took = how_many("kills", 3, 200), Random(2), list[float]()
    server = server_to_kill
    kind = "SQLite" if server.worker_count == 1 else "PostgreSQL"
    async with loaded(server.address, TABLES) as load:
        for number in range(1, kills + 1):
            await load.until(acknowledged=dice.randint(1, 40))
            await asyncio.sleep(dice.random() * 0.05)
            begun = time.monotonic()
            await asyncio.to_thread(kill_one, server, dice)
            took.append(await asyncio.to_thread(back_after, server, begun))
            if number % TELL_EVERY == 0:
                tell(f"{kind}: {number} kills, {len(load.ledger.acknowledged)} acknowledged, back in {max(took):.2f} s")
    found = await compare(load.ledger, server.database)
    tell(
        f"promise 2, {kind}: {kills} kills, {found.acknowledged} acknowledged, {load.ledger.retried} sent again, "
        f"{found.lost} lost, {found.doubled} doubled, {found.matches} matches with {found.events} events and whole "
        f"chains; answers again after {sorted(took)[len(took) // 2]:.2f} s (at most {max(took):.2f})"
    )
    assert found.is_clean, found
    assert found.acknowledged >= kills

"""Gaps at a live server (trust.md, promise 11): a server that is killed, stopped or frozen costs nobody a second, nor
does one frozen worker of two."""

import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import pytest

from forceout.service.loops.heartbeats import LONGEST
from tests.support.http_table import OpenTable, open_table
from tests.trust.long_form import killed_on
from tests.trust.over_http.server import Server, wait_until

pytestmark = pytest.mark.anyio

SETTINGS: Final = {"game": "on-sets", "division": "middle", "seats": 2, "clock": "official", "is_timed": True}
FROZEN: Final = LONGEST / 1000 + 2
"""The seconds for which a process is frozen: real ones, since it is a real process."""
ALLOWED: Final = 2500
"""The milliseconds that may be lost: since the last heartbeat, and of a busy machine."""


@asynccontextmanager
async def table_at(server: Server) -> AsyncIterator[OpenTable]:
    """Two guests at a table whose round is timed."""
    opened = await open_table(server.address, SETTINGS)
    try:
        yield opened
    finally:
        await opened.close()


def left(view: dict[str, Any]) -> int:
    """The milliseconds that the round has left."""
    return int(view["round_ends"]) - int(view["now"])


@contextmanager
def frozen(pid: int) -> Iterator[None]:
    """A process that stands still, as when a machine is paused, for longer than a few seconds."""
    os.kill(pid, signal.SIGSTOP)
    begun = time.monotonic()
    try:
        yield
        wait_until(lambda: time.monotonic() - begun > FROZEN, "it stood still for long enough")
    finally:
        os.kill(pid, signal.SIGCONT)


async def view_with_gap(table: OpenTable, guest: int = 0) -> dict[str, Any]:
    """The table once it has been told of a gap."""
    begun = time.monotonic()
    while (view := await table.guests[guest].view(table.match))["gap"] is None:
        assert time.monotonic() - begun < 30, "the table was never told of the gap"
    return view


@killed_on("sqlite")
async def test_promise_11_a_server_that_was_down_costs_nobody_a_second(server_to_kill: Server) -> None:
    async with table_at(server_to_kill) as table:
        before, told = left(await table.view()), time.monotonic()
        if server_to_kill.worker_count == 1:
            server_to_kill.kill()
        else:
            server_to_kill.stop()
        down = time.monotonic()
        # Whoever is told to stop serves until it is gone, and while it serves the clock rightly runs.
        served = int((down - told) * 1000)
        wait_until(lambda: time.monotonic() - down > FROZEN, "it was down for long enough")
        server_to_kill.start()
        view = await view_with_gap(table)
        assert before - left(view) < ALLOWED + served + (view["now"] - view["gap"]["until"])
        assert view["gap"]["until"] - view["gap"]["since"] > LONGEST


async def test_promise_11_a_frozen_server_costs_nobody_a_second(server_on_sqlite: Server) -> None:
    async with table_at(server_on_sqlite) as table:
        before = left(await table.view())
        with frozen(server_on_sqlite.workers()[0].pid):
            pass
        view = await view_with_gap(table)
        assert before - left(view) < ALLOWED + (view["now"] - view["gap"]["until"])


async def test_promise_11_one_frozen_worker_of_two_costs_its_players_nothing(server_on_postgresql: Server) -> None:
    server = server_on_postgresql
    async with table_at(server) as table, table.guests[1].connected(table.match) as socket:
        worker = server.worker_of(socket.local_address[1])
        assert worker is not None
        await socket.recv()
        # Two heartbeats: by then it is written down whom this worker serves.
        written, begun = 2.5, time.monotonic()
        wait_until(lambda: time.monotonic() - begun > written, "it is written down whom they serve")
        before = left(await table.view())
        with frozen(worker.pid):
            pass
        view = await view_with_gap(table)
        assert before - left(view) < ALLOWED + 1000 + (view["now"] - view["gap"]["until"])

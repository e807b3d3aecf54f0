"""Fair clocks at a live server (trust.md, promise 11): what its kernel measures is more than any browser can claim."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any, Final

import pytest
from websockets.asyncio.client import ClientConnection

from tests.support.http_table import PATIENCE, OpenTable, open_table
from tests.trust.over_http.server import Server

pytestmark = pytest.mark.anyio

ALLOWED: Final = 50
PINGS: Final = 2
AHEAD: Final = 987_654_321
"""By how many milliseconds the clock of our browser is ahead of the server's."""


@pytest.fixture
async def table(server_on_sqlite: Server) -> AsyncIterator[OpenTable]:
    """Two guests at a table that has begun."""
    opened = await open_table(server_on_sqlite.address, {"game": "on-sets", "division": "middle", "seats": 2})
    yield opened
    await opened.close()


async def next_ping(socket: ClientConnection) -> dict[str, Any]:
    """The next ping."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == "ping":
                return message


async def measured(socket: ClientConnection) -> dict[str, Any]:
    """Answer pings until the delay is known; the ping that brings it last."""
    for _ in range(PINGS):
        ping = await next_ping(socket)
        await socket.send(json.dumps({"type": "pong", "t": ping["t"], "at": ping["t"] + AHEAD}))
    return await next_ping(socket)


@pytest.mark.parametrize("earlier", [0, 300, 100_000])
async def test_promise_11_whoever_claims_to_have_acted_earlier_gains_nothing(table: OpenTable, earlier: int) -> None:
    guest = table.guests[0]
    view = await guest.view(table.match)
    async with guest.connected(table.match) as socket:
        ping = await measured(socket)
        acted = {"lag": ping["lag"], "acted": ping["t"] + AHEAD - earlier}
        body = {"base": view["seq"], "key": "claim", "action": {"do": "lot"}, **acted}
        receipt = await guest.said(f"/api/matches/{table.match}/actions", body)
    _, most, _, _ = ping["lag"].split(".")
    assert int(most) <= ALLOWED
    assert receipt["at"] >= ping["t"] - ALLOWED

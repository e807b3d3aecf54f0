"""A server that is told to stop says goodbye, finishes what it is writing and loses nothing (trust.md, promise 2)."""

import asyncio
import json

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.trust.long_form import killed_on
from tests.trust.over_http.ledger import compare
from tests.trust.over_http.load import loaded
from tests.trust.over_http.server import PATIENCE, Server

pytestmark = pytest.mark.anyio


async def last_words(socket: ClientConnection) -> str | None:
    """Why a server ended a stream."""
    why: str | None = None
    try:
        async with asyncio.timeout(PATIENCE):
            async for text in socket:
                message = json.loads(text)
                why = message["why"] if message["type"] == "bye" else why
    except ConnectionClosed:
        pass
    return why


@killed_on("postgresql")
async def test_promise_2_a_gentle_stop_says_goodbye_and_loses_nothing(server_to_kill: Server) -> None:
    """Stop under load and start again: every stream heard why, and every acknowledgement is in the log."""
    server = server_to_kill
    async with loaded(server.address, 2, seed=9) as load:
        sockets = [await guest.connected(table.match) for table in load.tables for guest in table.guests]
        listening = [asyncio.create_task(last_words(socket)) for socket in sockets]
        await load.until(acknowledged=20)
        await asyncio.to_thread(server.stop)
        words = await asyncio.gather(*listening)
        await asyncio.to_thread(server.start)
        await load.until(acknowledged=10)
    found = await compare(load.ledger, server.database)
    assert words == ["stopping"] * len(sockets)
    assert found.is_clean, found

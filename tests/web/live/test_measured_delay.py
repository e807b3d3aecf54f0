"""Tests of what the kernel measures of a socket (trust.md, promise 11)."""

import asyncio
import json

import pytest
import uvicorn
from websockets.asyncio.client import connect

from forceout.service.tables.lag import Witness
from forceout.web.live.measured_delay import OPEN, WitnessedProtocol, witness

pytestmark = pytest.mark.anyio


async def test_the_kernel_knows_the_round_trip_of_an_open_socket_and_of_no_other() -> None:
    seen: list[Witness | None] = []

    async def application(scope, receive, send) -> None:  # type: ignore[no-untyped-def]
        assert scope["type"] == "websocket"
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            seen.append(witness(tuple(scope["client"])))
            await send({"type": "websocket.send", "text": message["text"]})

    config = uvicorn.Config(application, port=0, ws=WitnessedProtocol, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with connect(f"ws://127.0.0.1:{port}/", compression=None) as socket:
        for number in range(3):
            await socket.send(json.dumps(number))
            await socket.recv()
        assert list(OPEN)
    server.should_exit = True
    await serving
    assert all(one is not None and 0 < one.round_trip < 1000 and one.deviation < 1000 for one in seen)
    assert len(seen) == 3
    assert witness(None) is None
    assert witness(("127.0.0.1", 1)) is None

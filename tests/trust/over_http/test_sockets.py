"""Connections that only cost: endless heads, floods of pings, sockets that say nothing (trust.md, promise 18)."""

import asyncio
import os
import resource
import struct
from collections.abc import Iterator
from typing import Final

import psutil
import pytest

from tests.support.http_table import open_table
from tests.trust.over_http.server import PATIENCE, Server

pytestmark = pytest.mark.anyio

SETTINGS: Final = {"game": "on-sets", "division": "middle", "seats": 2, "clock": "off"}
PIECE: Final = 65_536
MOST_PIECES: Final = 200
FEW: Final = 8
MEGABYTES: Final = 40


@pytest.fixture(scope="module")
def guarded_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that begins with few files, and lets one address have few connections."""
    made = Server(tmp_path_factory.mktemp("guarded-server"), settings={"FORCEOUT_ADDRESS_CONNECTIONS": str(FEW)})
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        made.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    yield made
    made.stop()


async def sent_until_closed(writer: asyncio.StreamWriter, piece: bytes) -> int:
    """How many pieces were taken before the server had enough."""
    for number in range(MOST_PIECES):
        try:
            writer.write(piece)
            async with asyncio.timeout(PATIENCE):
                await writer.drain()
        except OSError:
            return number
    return MOST_PIECES


async def test_promise_18_an_endless_header_is_cut_off(guarded_server: Server) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", guarded_server.port)
    writer.write(b"GET / HTTP/1.1\r\nx: ")
    assert await sent_until_closed(writer, b"a" * PIECE) < MOST_PIECES
    writer.close()
    assert guarded_server.is_answering()


async def test_promise_18_pings_to_a_socket_that_never_reads_cost_next_to_nothing(guarded_server: Server) -> None:
    table = await open_table(guarded_server.address, SETTINGS)
    guest = table.guests[0]
    before = guarded_server.memory()
    reader, writer = await asyncio.open_connection("127.0.0.1", guarded_server.port, limit=256)
    head = (
        f"GET /api/matches/{table.match}/live HTTP/1.1\r\nhost: 127.0.0.1:{guarded_server.port}\r\n"
        f"origin: {guarded_server.address}\r\ncookie: {guest.cookies}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    writer.write(head.encode())
    assert b"101" in await reader.readline()
    ping = struct.pack("!BB", 0x89, 0x80 | 125) + os.urandom(4) + bytes(125)
    assert await sent_until_closed(writer, ping * (PIECE // len(ping))) < MOST_PIECES
    assert guarded_server.memory() - before < MEGABYTES
    writer.close()
    await table.close()


async def test_promise_18_one_address_has_so_many_connections(guarded_server: Server) -> None:
    lines = [await asyncio.open_connection("127.0.0.1", guarded_server.port) for _ in range(2 * FEW)]
    try:
        for _, writer in lines:
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
        answers = [await reader.readline() for reader, _ in lines]
    finally:
        for _, writer in lines:
            writer.close()
    assert sum(b" 200 " in answer for answer in answers) <= FEW
    assert sum(b" 503 " in answer for answer in answers) >= FEW


def test_promise_18_the_server_raises_its_own_limit_of_files(guarded_server: Server) -> None:
    assert guarded_server.process is not None
    soft, hard = psutil.Process(guarded_server.process.pid).rlimit(psutil.RLIMIT_NOFILE)
    assert soft == min(hard, 65_536)
    assert soft > 512

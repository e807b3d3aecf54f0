"""Tests of what a WebSocket may cost that says nothing (trust.md, promise 18)."""

import asyncio
import os
import struct

import pytest

from forceout.web.guard.connections import STALL_SECONDS, Connections
from forceout.web.guard.http import GuardedHttp
from forceout.web.guard.socket import IDLE_FRAMES, IDLE_RATE, LARGEST_BUFFER, GuardedSocket
from tests.support.wires import HandLoop, Transport, made

pytestmark = pytest.mark.anyio

HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING, PONG, TEXT, MORE = 0x89, 0x8A, 0x01, 0x00


def frame(kind: int, data: bytes = b"") -> bytes:
    """A frame as a browser sends it."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    return struct.pack("!BB", kind, 0x80 | len(data)) + mask + masked


async def opened(*, is_reading: bool = True) -> tuple[GuardedSocket, Transport, HandLoop, Connections]:
    loop, connections = HandLoop(), Connections()
    protocol: GuardedSocket = made(type("Tried", (GuardedSocket,), {"open": connections}), loop)
    transport = Transport(is_reading=is_reading)
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    for _ in range(10):
        await asyncio.sleep(0)
    assert b"101" in transport.written
    transport.written = b""
    return protocol, transport, loop, connections


async def test_promise_18_a_ping_now_and_then_is_answered() -> None:
    protocol, transport, loop, _ = await opened()
    for number in range(10 * IDLE_FRAMES):
        protocol.data_received(frame(PING, b"%d" % number))
        loop.now += 1 / IDLE_RATE
    assert not transport.is_over
    assert transport.written.startswith(bytes([PONG, 1]) + b"0")
    protocol.connection_lost(None)


@pytest.mark.parametrize("kind", [PING, PONG, MORE])
async def test_promise_18_frames_that_say_nothing_are_counted(kind: int) -> None:
    protocol, transport, _, connections = await opened()
    protocol.data_received(frame(TEXT, b"{") if kind == MORE else b"")
    for _ in range(IDLE_FRAMES):
        protocol.data_received(frame(kind))
    assert not transport.is_over
    protocol.data_received(frame(kind) * 1000)
    assert transport.is_aborted
    assert connections.dropped == {"too-fast": 1}
    before = len(transport.written)
    protocol.data_received(frame(kind) * 1000)
    assert len(transport.written) == before


async def test_promise_18_what_waits_for_a_browser_that_does_not_read_is_bounded() -> None:
    protocol, transport, _, connections = await opened(is_reading=False)
    transport.written = b"x" * LARGEST_BUFFER
    protocol.data_received(frame(PING, b"one more"))
    assert transport.is_aborted
    assert connections.dropped == {"not-reading": 1}


async def test_promise_18_a_browser_that_reads_nothing_for_long_is_let_go() -> None:
    protocol, transport, loop, connections = await opened()
    protocol.pause_writing()
    connections.sweep(loop.now + STALL_SECONDS - 1)
    assert not transport.is_over
    protocol.resume_writing()
    connections.sweep(loop.now + STALL_SECONDS + 1)
    assert not transport.is_over
    protocol.pause_writing()
    connections.sweep(loop.now + STALL_SECONDS + 1)
    assert transport.is_aborted


async def test_promise_18_a_socket_counts_in_place_of_its_request() -> None:
    loop, connections = HandLoop(), Connections(most_of_address=1)
    socket = type("TriedSocket", (GuardedSocket,), {"open": connections})
    protocol: GuardedHttp = made(type("Tried", (GuardedHttp,), {"open": connections}), loop, ws=socket)
    protocol.connection_made(Transport())
    protocol.data_received(HANDSHAKE)
    assert [type(one) for one in connections._all] == [socket]
    other: GuardedHttp = made(type("Tried", (GuardedHttp,), {"open": connections}), loop)
    transport = Transport()
    other.connection_made(transport)
    assert transport.is_over

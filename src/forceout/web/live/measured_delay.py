"""What the kernel itself measures of a browser's socket: no page can make it longer (trust.md, promise 11)."""

import socket
import struct
from asyncio import BaseTransport
from typing import Final
from weakref import WeakValueDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from forceout.service.tables.lag import Witness

ROUND_TRIP: Final = struct.Struct("=68xII")
"""Where Linux puts the round trip and its mean deviation, in microseconds, in its `tcp_info`."""
LAST_DATA: Final = struct.Struct("=52xI")
"""Where it puts the milliseconds since the last bytes came."""
TCP_INFO: Final[int | None] = getattr(socket, "TCP_INFO", None)
Peer = tuple[str, int]
OPEN: Final[WeakValueDictionary[Peer, "WitnessedProtocol"]] = WeakValueDictionary()


class WitnessedProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, found again by the peer that is at its other end."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Remember who is at the other end."""
        super().connection_made(transport)
        if self.client is not None:
            OPEN[self.client] = self


def witness(peer: Peer | None) -> Witness | None:
    """The kernel's round trip of an open WebSocket; None where there is no such socket, or another kind of kernel."""
    protocol = None if peer is None else OPEN.get(peer)
    info = None if protocol is None else _told(protocol.transport, ROUND_TRIP)
    return None if info is None else Witness(info[0] / 1000, info[1] / 1000)


def waited(transport: BaseTransport) -> float | None:
    """The seconds since the last bytes of a connection came, read or not; None on another kind of kernel."""
    info = _told(transport, LAST_DATA)
    return None if info is None else info[0] / 1000


def _told(transport: BaseTransport, wanted: struct.Struct) -> tuple[int, ...] | None:
    connection = transport.get_extra_info("socket")
    if TCP_INFO is None or connection is None or connection.family not in (socket.AF_INET, socket.AF_INET6):
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO, wanted.size)
    except OSError:
        return None
    return wanted.unpack(info) if len(info) == wanted.size else None

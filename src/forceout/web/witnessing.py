"""What the kernel itself measures of a browser's socket: no page can make it longer (trust.md, promise 11)."""

import socket
import struct
from asyncio import BaseTransport
from typing import Final
from weakref import WeakValueDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from forceout.service.lag import Witness

ROUND_TRIP: Final = struct.Struct("=68xII")
"""Where Linux puts the round trip and its mean deviation, in microseconds, in its `tcp_info`."""
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
    if protocol is None or TCP_INFO is None:
        return None
    connection = protocol.transport.get_extra_info("socket")
    if connection is None or connection.family not in (socket.AF_INET, socket.AF_INET6):
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO, ROUND_TRIP.size)
    except OSError:
        return None
    if len(info) < ROUND_TRIP.size:
        return None
    round_trip, deviation = ROUND_TRIP.unpack(info)
    return Witness(round_trip / 1000, deviation / 1000)

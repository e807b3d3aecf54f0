"""WebSockets as the server lets them in: few frames that say nothing, and no buffer that grows (trust.md, promise
18)."""

from asyncio import BaseTransport
from typing import ClassVar, Final

from websockets.frames import Frame

from forceout.web.guard.connections import OPEN, Connections, Lasting
from forceout.web.live.measured_delay import WitnessedProtocol

LARGEST_BUFFER: Final = 1_000_000
"""The bytes that may wait for a browser that does not read."""
IDLE_FRAMES: Final = 60
"""Pings, pongs and parts of messages that may come at once; a browser sends none of them by itself."""
IDLE_RATE: Final = 2.0
"""How many of them a second in the long run."""


class GuardedSocket(WitnessedProtocol):
    """uvicorn's WebSocket, with limits on what costs us and tells us nothing."""

    open: ClassVar[Connections] = OPEN

    def connection_made(self, transport: BaseTransport) -> None:
        """Count the socket in place of the request that it began as."""
        super().connection_made(transport)
        self.lasting = Lasting(self.loop.time)
        self.allowance = float(IDLE_FRAMES)
        self.counted_at = self.loop.time()
        self.is_dropped = False
        self.open.enter(self, self.client[0] if self.client else None, self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the socket."""
        self.open.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless what we would have to say about it piles up."""
        if self.is_dropped:
            return
        super().data_received(data)
        if not self.is_dropped and self.transport.get_write_buffer_size() > LARGEST_BUFFER:
            self._drop_for("not-reading")

    def handle_ping(self) -> None:
        """Answer a ping, if they are not too many."""
        if self._is_counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, if they are not too many."""
        if self._is_counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, if they are not too many: empty ones add up to no message at all."""
        if self._is_counted():
            super().handle_cont(event)

    def pause_writing(self) -> None:
        """The browser reads too slowly."""
        self.lasting.stall()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The browser has read on."""
        self.lasting.flow()
        super().resume_writing()

    def _is_counted(self) -> bool:
        now = self.loop.time()
        self.allowance = min(IDLE_FRAMES, self.allowance + (now - self.counted_at) * IDLE_RATE) - 1
        self.counted_at = now
        if self.allowance < 0 and not self.is_dropped:
            self._drop_for("too-fast")
        return not self.is_dropped

    def _drop_for(self, why: str) -> None:
        self.open.count_drop(why)
        self.drop(why)

    def overdue(self, now: float) -> str | None:
        """Why this socket has lasted too long, if it has."""
        return self.lasting.overdue(now, self.transport.is_closing())

    def drop(self, why: str) -> None:
        """End this at once: whoever does not read would not read a goodbye either."""
        self.is_dropped = True
        self.transport.abort()

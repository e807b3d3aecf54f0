"""The end of a connection that was refused: our word is sent, and what still comes is let pass for a moment, since a
kernel that has unread bytes resets the connection and drops the word (RFC 9112, 9.6; trust.md, promise 18)."""

import asyncio
from typing import Final

from forceout.web.guard.connections import Connections

HEARD_SECONDS: Final = 2.0
"""How long the other side may take to read our word and to close."""
HEARD_BYTES: Final = 1_048_576
"""How much of what it sends on is let pass."""
MOST: Final = 48
"""How many such connections a worker has at once; beyond them they are closed as they stand."""


class LastWords:
    """A connection on which nothing more will be said."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, among: Connections) -> None:
        self.transport = transport
        self.among = among
        self.heard = 0
        self.timer: asyncio.TimerHandle | None = None
        if among.seen_off >= MOST or transport.is_closing() or not transport.can_write_eof():
            transport.close()
            return
        transport.write_eof()
        among.seen_off += 1
        self.timer = loop.call_later(HEARD_SECONDS, transport.abort)

    def hear(self, size: int) -> None:
        """Let pass what still comes, as long as it is not much."""
        self.heard += size
        if self.heard > HEARD_BYTES:
            self.transport.abort()

    def end(self) -> None:
        """The connection is gone."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.among.seen_off -= 1

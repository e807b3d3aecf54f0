"""Actions before views: views are worked out one at a time, and between two of them goes whatever else has arrived
(trust.md, promise 5)."""

import asyncio
from collections import deque


class Turns:
    """Those who wait to work something out; each pass of the event loop lets one go on."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    async def turn(self) -> None:
        """Wait for one's turn."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()
        self._waiting.append(waiting)
        if len(self._waiting) == 1:
            loop.call_soon(self._next, loop)
        await waiting

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            # Whoever has left is passed over.
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(None)
                break
        if self._waiting:
            loop.call_soon(self._next, loop)

"""Somebody who hears everything that a stream brings, and knows how far it has come."""

import asyncio
import re
from contextlib import AbstractAsyncContextManager
from typing import Final

from tests.support.http_table import Guest, Updates
from tests.trust.over_http.server import PATIENCE

TIME: Final = re.compile(r"\b1\d{12}\b")
"""Milliseconds since 1970: always thirteen digits, so that they change no length."""


class Listener:
    """One stream of one guest, by WebSocket or by server-sent events."""

    def __init__(self, guest: Guest, match: str, *, is_by_events: bool = False) -> None:
        self.guest = guest
        self.match = match
        self.stream: AbstractAsyncContextManager[Updates]
        self.stream = guest.following_events(match) if is_by_events else guest.following(match)
        self.seq = 0
        self._grown = asyncio.Condition()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async with self.stream as updates:
            async for update in updates:
                async with self._grown:
                    self.seq = update["seq"]
                    self._grown.notify_all()

    async def until(self, seq: int) -> None:
        """Wait until the stream has brought an event."""
        async with asyncio.timeout(PATIENCE), self._grown:
            await self._grown.wait_for(lambda: self.seq >= seq)

    async def stop(self) -> None:
        """Hear no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def updates(self, start: int) -> list[str]:
        """The updates heard from some place on, without the times in them."""
        return [masked(text) for text in self.guest.heard[start:] if '"type":"update"' in text]


def masked(text: str) -> str:
    """A text without its times."""
    return TIME.sub("T" * 13, text)

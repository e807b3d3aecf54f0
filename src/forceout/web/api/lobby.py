"""The lobby's page of tables, worked out once a second for everybody (trust.md, promise 18)."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

LASTS: Final = 1000
"""How many milliseconds a list is good for."""


class Shared:
    """An answer that is the same for everybody: whoever comes within a second gets the one that is there, and whoever
    comes while it is worked out waits for it."""

    def __init__(self, make: Callable[[], Awaitable[bytes]], clock: Callable[[], int]) -> None:
        self.make = make
        self.clock = clock
        self.made = 0
        """How often it was worked out."""
        self._answer = b""
        self._made_at: int | None = None
        self._lock = asyncio.Lock()

    async def answer(self) -> bytes:
        """The answer, at most a second old."""
        if not self._is_fresh():
            async with self._lock:
                if not self._is_fresh():
                    asked_at = self.clock()
                    self._answer = await self.make()
                    self._made_at = asked_at
                    self.made += 1
        return self._answer

    def _is_fresh(self) -> bool:
        return self._made_at is not None and 0 <= self.clock() - self._made_at < LASTS

"""When a loop looks again: when something has changed, when the next is due, and after a second in any case."""

import asyncio
from contextlib import suppress
from typing import Final

AT_THE_LATEST: Final = 1.0
"""The seconds after which a loop looks though it has heard of nothing: news may be lost, the log is not."""


class Waking:
    """What a loop that looks at the store waits for, so that a server where nothing happens does next to nothing."""

    def __init__(self, between: float) -> None:
        self.between = between
        """The seconds that pass between two looks, however much changes."""
        self._changed = asyncio.Event()
        self._hurried = asyncio.Event()

    def change(self) -> None:
        """Something may be due that was not before: look soon."""
        self._changed.set()

    def hurry(self) -> None:
        """Look at once."""
        self._hurried.set()
        self._changed.set()

    def begin(self) -> None:
        """A look begins: what changes from now on asks for another."""
        self._changed.clear()
        self._hurried.clear()

    async def wait(self, due_in: float | None) -> None:
        """Wait for the next look; the next thing that is known to come is due in so many seconds."""
        await _at_most(self.between, self._hurried)
        if not self._changed.is_set():
            longest = AT_THE_LATEST if due_in is None else min(due_in, AT_THE_LATEST)
            await _at_most(longest - self.between, self._changed)


async def _at_most(seconds: float, event: asyncio.Event) -> None:
    if seconds > 0:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await event.wait()

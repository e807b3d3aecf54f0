"""Reaching for the challenge block: it is taken by holding it for a moment, and who began first has it (On-Sets V-B,
Equations VI-B; trust.md, promises 3 and 11).

A browser tells when a finger is laid on the block, and that is when the hold counts from: by our own clock, earlier by
what the kernel measures of the way and by no more. Somebody else's grab that began later waits until the finger has
taken the block or let go, for a hold at the longest. What nobody was told of counts from when it is done, so that
a claim to have held gains nothing; and a second finger at the same position holds nobody up, so that there is nothing
in reaching again and again.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

HOLD: Final = 400
"""The milliseconds for which the block is held before it is taken; the browser holds as long."""
ON_ITS_WAY: Final = 200
"""By how many milliseconds the word that it is taken may be slower than the word that it is reached for."""
LONGEST: Final = HOLD + ON_ITS_WAY
MOST_TABLES: Final = 2000
"""At how many tables reaches are remembered before those that are over are forgotten."""


@dataclass(slots=True)
class Reach:
    """One seat's finger on the block, at a table as it was at event `base`."""

    seat: str
    base: int
    began: int
    until: int
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def is_pending(self, base: int, now: int) -> bool:
        """Whether the block may still be taken by it."""
        return self.base == base and not self.ended.is_set() and now <= self.until

    @property
    def order(self) -> tuple[int, str]:
        """Who began first; of two in the same millisecond one of them, always the same."""
        return self.began, self.seat


class Reaches:
    """Who reaches for the block, table by table."""

    def __init__(self, clock: Callable[[], int], longest: int = LONGEST) -> None:
        self.tell: Callable[[str], None] = lambda note: None
        """Tells other workers; nobody where this one is alone."""
        self._clock = clock
        self._longest = longest
        self._tables: dict[str, dict[str, Reach]] = {}

    def begin(self, match: str, seat: str, base: int, began: int) -> bool:
        """Take note of a finger on the block; whether it counts: the first one of a seat at each position does."""
        is_counted = self._begin(match, seat, base, began)
        if is_counted:
            self.tell(f"{match} {seat} {base} {began}")
        return is_counted

    def let_go(self, match: str, seat: str) -> None:
        """The finger has left the block, whether or not it took it along."""
        if self._end(match, seat):
            self.tell(f"{match} {seat}")

    def heard(self, note: str) -> None:
        """What another worker tells; it may come back to who told it, and changes nothing then."""
        match, seat, *begun = note.split(" ")
        if begun:
            self._begin(match, seat, *map(int, begun))
        else:
            self._end(match, seat)

    def is_any(self, match: str) -> bool:
        """Whether anybody may be reaching at a table."""
        return match in self._tables

    @asynccontextmanager
    async def grabbing(self, match: str, seat: str, base: int, at: int) -> AsyncIterator[int]:
        """Grab the block after everybody who began to reach for it earlier; gives since when the grab counts."""
        here = self._tables.get(match, {})
        own = here.get(seat)
        if own is None or not own.is_pending(base, self._clock()):
            own = Reach(seat, base, at, at)
        own.began = min(own.began, at)
        try:
            for other in sorted(here.values(), key=lambda one: one.order):
                if other.seat != seat and other.order < own.order and other.is_pending(base, self._clock()):
                    await self._ended(other)
            yield own.began
        finally:
            self.let_go(match, seat)

    def _begin(self, match: str, seat: str, base: int, began: int) -> bool:
        now = self._clock()
        here = self._tables.setdefault(match, {})
        before = here.get(seat)
        if before is not None and before.base >= base:
            return False
        if before is not None:
            before.ended.set()
        here[seat] = Reach(seat, base, min(began, now), now + self._longest)
        self._forget(now)
        return True

    def _end(self, match: str, seat: str) -> bool:
        reach = self._tables.get(match, {}).get(seat)
        if reach is None or reach.ended.is_set():
            return False
        reach.ended.set()
        return True

    async def _ended(self, reach: Reach) -> None:
        left = max(0, reach.until - self._clock()) / 1000
        with suppress(TimeoutError):
            await asyncio.wait_for(reach.ended.wait(), left)
        reach.ended.set()

    def _forget(self, now: int) -> None:
        if len(self._tables) <= MOST_TABLES:
            return
        is_over = [match for match, here in self._tables.items() if all(one.until < now for one in here.values())]
        for match in is_over:
            del self._tables[match]

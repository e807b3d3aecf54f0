"""A clock for a server: the time of day, which is never set back under the tables (trust.md, promise 11)."""

import time
from collections.abc import Callable
from typing import Final

STEP: Final = 1000
"""By how many milliseconds a clock may fall behind between two looks before that is a step and no drift."""
MOST_RAISED: Final = 86_400_000
"""How far in the future another worker's time is believed when this one begins, in milliseconds."""


def wall_clock() -> int:
    """Milliseconds since 1970, as the machine has them."""
    return time.time_ns() // 1_000_000


def running_clock() -> int:
    """Milliseconds that no one sets; they stand still while the machine sleeps."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 that only go forward: a clock that is set back goes on from where it was.

    A clock that jumps forward is followed, since after a sleep that is the time; the heartbeats find the gap.
    """

    def __init__(self, wall: Callable[[], int] = wall_clock, running: Callable[[], int] = running_clock) -> None:
        self._wall = wall
        self._running = running
        self._offset = 0
        self._told, self._told_at = wall(), running()

    def __call__(self) -> int:
        """The time."""
        running = self._running()
        now, expected = self._wall() + self._offset, self._told + running - self._told_at
        if now < expected - STEP:
            self._offset += expected - now
            now = expected
        self._told, self._told_at = max(now, self._told), running
        return self._told

    def raise_to(self, moment: int) -> None:
        """Go on from a later moment that the log has seen, where the machine's clock was set back meanwhile."""
        behind = moment - self()
        if STEP < behind <= MOST_RAISED:
            self._offset += behind

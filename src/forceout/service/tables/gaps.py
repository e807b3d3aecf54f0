"""Gaps: times in which nobody could act, because the server was down, frozen or asleep (On-Sets XI; Equations XI).

A gap is a pause for the clocks of a table. It is an event of the table's log, so that every fold knows of it.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from forceout.service.tables.fold import LiveTable

LEAST: Final = 1000
"""The milliseconds of a gap that are worth an event."""


class Gap(NamedTuple):
    """From when until when nobody could act, in milliseconds since 1970."""

    since: int
    until: int


class Gaps(Protocol):
    """What knows of gaps."""

    async def settle(self) -> None:
        """Find out whether there has just been one."""

    def is_held(self, live: LiveTable) -> bool:
        """Whether there is one at a table now: a player is cut off."""

    def pending(self, live: LiveTable, now: int) -> Sequence[Gap]:
        """The gaps that a table's log does not know of yet."""


class NoGaps:
    """For a service whose time only moves when it is told."""

    async def settle(self) -> None:
        """There is nothing to find out."""

    def is_held(self, live: LiveTable) -> bool:
        """Nobody is ever cut off."""
        return False

    def pending(self, live: LiveTable, now: int) -> Sequence[Gap]:
        """There are none."""
        return ()


def unknown_to(live: LiveTable, gaps: Iterable[Gap]) -> list[Gap]:
    """What of these gaps a table has not been credited with, one after the other."""
    if not live.is_clock_running:
        return []
    known, found = live.gap_until, []
    for gap in sorted(gaps):
        since = max(gap.since, known)
        if gap.until - since >= LEAST:
            found.append(Gap(since, gap.until))
            known = gap.until
    return found


def gap_body(gap: Gap) -> dict[str, object]:
    """A gap as an event says it."""
    return {"kind": "gap", "since": gap.since, "until": gap.until}

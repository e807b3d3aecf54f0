"""A table whose clocks stand still, and one whose clocks go on."""

from forceout.rules.frozen import replace
from forceout.service.tables.table import LiveTable


def stopped(live: LiveTable, at: int) -> LiveTable:
    """A table whose clocks stop; one that stands still already stays as it is."""
    return live if live.is_paused else replace(live, paused_at=at)


def gone_on(live: LiveTable, at: int) -> LiveTable:
    """A table whose clocks run again, as if the time between had not been."""
    if live.paused_at is None:
        return live
    pause = at - live.paused_at
    return replace(
        live,
        paused_at=None,
        gap_until=at,
        # A task that a judge began during the pause begins now.
        clock_at=live.clock_at + at - max(live.paused_at, live.clock_at),
        round_at=live.round_at + pause,
        warned_at=None if live.warned_at is None else live.warned_at + pause,
    )

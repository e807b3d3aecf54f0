"""The clock (XI-A): time runs in pieces, from one deadline to the next, however it is told."""

from tests.properties.procedures_by_the_book import (
    challenging,
    checking,
    moving,
    no_goal,
    rolling,
    selecting,
    setting,
    writing,
)
from tests.properties.procedures_by_the_book.books import LIMITS
from tests.properties.procedures_by_the_book.table import Table, Timer

NEVER = 1 << 30

RING = {
    "rolling": rolling.ring,
    "selecting": selecting.ring,
    "goal": setting.ring,
    "no-goal": no_goal.ring,
    "moving": moving.ring,
    "forceout": writing.end_challenge_minute,
    "writing": writing.ring,
    "checking": checking.ring,
}


def advance(table: Table, seconds: int) -> None:
    """Let time pass, ringing at every deadline on the way."""
    while seconds > 0 and table.stage in RING:
        step = min(seconds, until_deadline(table))
        run(table, step)
        seconds -= step
        while table.stage in RING and until_deadline(table) == 0:
            ring(table)


def until_deadline(table: Table) -> int:
    """Seconds to the next deadline: of the block, of the last challenges, or of the task."""
    if table.block_holder is not None:
        return LIMITS["stating"] - table.block_elapsed
    if table.stage == "forceout":
        return max(0, table.limit("last-challenge") - table.timer.elapsed)
    return min((timer.remaining() for timer in running(table)), default=NEVER)


def running(table: Table) -> list[Timer]:
    """The times that run: two while cubes are rolled and cards dealt (A1, A2)."""
    if table.stage == "rolling":
        return rolling.clocks(table)
    return [table.timer, *(rolling.dealing_clock(table) if table.stage == "selecting" else [])]


def run(table: Table, seconds: int) -> None:
    """The timer serves who holds the block; the time for writing runs on meanwhile (XI-A-1-g)."""
    table.minute_left = max(0, table.minute_left - seconds)
    if table.block_holder is not None:
        table.block_elapsed += seconds
        if table.writing is None:
            return
    for timer in running(table):
        timer.elapsed += seconds


def ring(table: Table) -> None:
    """A deadline has come."""
    if table.block_holder is not None:
        challenging.ring(table)
    else:
        RING[table.stage](table)

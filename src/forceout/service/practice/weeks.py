"""Weeks of practice: a counter for each week with five puzzles; one week off does not break the row."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

DAY: Final = 86_400_000
WEEK: Final = 7 * DAY
MONDAY: Final = 4 * DAY
"""The first of January 1970 was a Thursday: the Monday after it came four days later."""
ENOUGH: Final = 5
SHOWN: Final = 10


class Weeks(NamedTuple):
    """The last weeks with how many puzzles were tried in each, the week that is open last, and the row."""

    counts: tuple[int, ...]
    row: int


def week_of(at: int) -> int:
    """The number of the week of a moment, from Monday to Sunday by universal time."""
    return (at - MONDAY) // WEEK


def day_of(at: int) -> int:
    """The number of the day of a moment, by universal time."""
    return at // DAY


def weeks_of(moments: Iterable[int], now: int) -> Weeks:
    """The weeks of somebody who tried puzzles at these moments."""
    tried = Counter(map(week_of, moments))
    this = week_of(now)
    return Weeks(tuple(tried[week] for week in range(this - SHOWN + 1, this + 1)), _row(tried, this))


def _row(tried: Counter[int], this: int) -> int:
    """How many weeks in a row had enough; the open week counts once it has, and a single week off is let pass."""
    row, week, missed = int(tried[this] >= ENOUGH), this - 1, 0
    first = min(tried, default=this)
    while week >= first and missed < 2:
        if tried[week] >= ENOUGH:
            row, missed = row + 1, 0
        else:
            missed += 1
        week -= 1
    return row

"""Who is awaited at a table, for what, and since when: what a player wants to know who looks elsewhere.

What a match waits for is `rules/awaited.py`'s to say, in its words; before there is a match, somebody is to sit down
or to start it.
"""

from typing import Final, NamedTuple

from forceout.rules import awaited as in_match
from forceout.service.tables.table import PLAYING, WAITING, LiveTable, has_timers

SIT: Final = "sit"
START: Final = "start"
NOBODYS: Final = frozenset((SIT, "begin"))
"""What is nobody's turn in particular: to sit down, and to begin the next shake."""


class Awaited(NamedTuple):
    """What a table waits for, and the seats that it waits for."""

    what: str
    who: list[str]
    """Empty for a host who has no seat, and for officials."""


def awaited(live: LiveTable, viewer: str | None) -> list[Awaited]:
    """What a table waits for, as far as a seat may know it."""
    if live.status == WAITING:
        free = [seat.name for seat in live.seats if not seat.is_taken]
        host = live.seat_of(live.host)
        return [Awaited(SIT, free)] if free else [Awaited(START, [host] if host else [])]
    if live.status != PLAYING or live.match is None:
        return []
    return [Awaited(one["what"], one["who"]) for one in in_match.awaited(live.match, viewer)]


def is_awaited(live: LiveTable, seat: str | None) -> bool:
    """Whether it is a seat's turn: it is awaited for something that it can do, and not merely among others."""
    return seat is not None and any(seat in one.who and one.what not in NOBODYS for one in awaited(live, seat))


def waiting_since(live: LiveTable) -> int:
    """The moment since which the table has waited, in milliseconds since 1970."""
    length = live.settings.milliseconds
    if length is None or live.shake is None or not has_timers(live.match):
        return live.at
    return live.clock_at - min(timer.passed for timer in live.shake.timers) * length

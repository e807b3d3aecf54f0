"""What the machine says at a table while a shake is played: the judge's rule (`judge/disclosure/unasked.py`) at live
tables."""

from typing import Final

from forceout.judge.disclosure.unasked import may_hint, may_tell_deal, may_tell_readings
from forceout.service.tables.fold import PLAYING, LiveTable

LEARNER: Final = "learner"
"""The level of bots against which a table is for learning."""


def is_helped(live: LiveTable) -> bool:
    """Whether the machine may help at a table: at a practice table, and where one person plays against learners."""
    if live.settings.is_practice:
        return True
    people = [seat for seat in live.seats if seat.person is not None or seat.away is not None]
    others = [seat for seat in live.seats if seat not in people]
    return len(people) == 1 and bool(others) and all(seat.bot == LEARNER for seat in others)


def is_hinted(live: LiveTable) -> bool:
    """Whether the player may ask what they could do: at a table that is marked so, alone against learners."""
    bots = [seat for seat in live.seats if seat.person is None]
    is_alone = len(bots) == len(live.seats) - 1 and all(seat.bot == LEARNER and seat.away is None for seat in bots)
    return may_hint(is_marked=live.settings.has_hints, is_alone_with_learners=is_alone)


def is_deal_told(live: LiveTable) -> bool:
    """Whether the dealer is told how many cards are due; whoever sits down at a table that says so agrees."""
    return may_tell_deal(all_agreed=live.settings.is_deal_told, is_helped=is_helped(live))


def is_reading_told(live: LiveTable) -> bool:
    """Whether anybody may be told how a text reads."""
    is_running = live.status == PLAYING and live.match is not None and not live.match.is_between_shakes
    return may_tell_readings(is_shake_running=is_running, is_helped=is_helped(live))

"""What the machine may say while a shake is played: an official who says nothing unasked (Guidelines 0, 1, 2, 2-a, 2-b,
2-d, A2-comment).

The machine is the judge of every table. It shows what is written and rules on what is claimed; it does not say in how
many ways a text can be read, what it comes to, whether it is right, or how many cards are due. Where somebody learns
the game, alone with bots that learn too or at a practice table, it may.
"""

from typing import Final

from forceout.service.live_table import PLAYING, LiveTable

LEARNER: Final = "learner"
"""The level of bots against which a table is for learning."""


def is_helped(live: LiveTable) -> bool:
    """Whether the machine may help at a table: at a practice table, and where one person plays against learners."""
    if live.settings.is_practice:
        return True
    people = [seat for seat in live.seats if seat.person is not None or seat.away is not None]
    others = [seat for seat in live.seats if seat not in people]
    return len(people) == 1 and bool(others) and all(seat.bot == LEARNER for seat in others)


def is_deal_told(live: LiveTable) -> bool:
    """Whether the dealer is told how many cards are due: where all players agreed to that when they sat down, and
    against learners (Guidelines A2-comment)."""
    return live.settings.is_deal_told or is_helped(live)


def is_reading_told(live: LiveTable) -> bool:
    """Whether anybody may be told how a text reads: not while a shake is played (Guidelines 2-b)."""
    is_running = live.status == PLAYING and live.match is not None and not live.match.is_between_shakes
    return not is_running or is_helped(live)

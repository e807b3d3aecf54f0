"""A day in words, as a language writes it."""

from typing import Final

from forceout.messages.message import Message

MONTHS: Final = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)


def day_in_words(day: int, month: int) -> Message:
    """A day of a month, counted from 1, as in 1 March; the year goes without saying."""
    return Message("day-in-words", day=day, month=MONTHS[month - 1])

"""A ready-made phrase on its way: said at a seat, told to other workers by a name and a number, kept nowhere."""

import re
from typing import Any, Final, NamedTuple

from forceout.service.tables.phrases import PHRASES, Phrase

MOST_WAITING: Final = 6
"""Phrases that wait for one slow browser; older ones are dropped."""
TOLD: Final = re.compile(r"(?P<match>[^/]+)/say-(?P<seat>P[1-3])-(?P<worker>\w+)")


class Saying(NamedTuple):
    """What was said at which seat, and the worker through which it came."""

    match: str
    seat: str
    phrase: Phrase
    worker: str

    def told(self) -> tuple[str, int]:
        """The name and the number that the fan-out carries."""
        return f"{self.match}/say-{self.seat}-{self.worker}", PHRASES.index(self.phrase)

    def message(self) -> dict[str, Any]:
        """What a stream is sent."""
        return {"type": "phrase", "seat": self.seat, "phrase": self.phrase}


def read_saying(name: str, number: int) -> Saying | None:
    """A phrase that another worker told of; None for anything else, and for a phrase that is not known here."""
    found = TOLD.fullmatch(name)
    if found is None or not 0 <= number < len(PHRASES):
        return None
    return Saying(found["match"], found["seat"], PHRASES[number], found["worker"])

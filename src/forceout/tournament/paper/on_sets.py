"""Charts of the Universe, which players may bring with nothing marked on them (On-Sets I-C)."""

from typing import Any, Final

from forceout.messages.message import Message
from forceout.rules.vocabulary import Division as Level

CHART: Final = "universe"
EQUIPMENT: Final = (Message("sixteen-cards-none-twice"), Message("eighteen-cubes"))
CARDS: Final = ("BRGY", "BRG", "BRY", "BR", "BGY", "BG", "BY", "B", "RGY", "RG", "RY", "R", "GY", "G", "Y", "-")
SQUARE: Final = (
    ("BR", "BRY", "BY", "B"),
    ("BRG", "BRGY", "BGY", "BG"),
    ("RG", "RGY", "GY", "G"),
    ("R", "RY", "Y", "-"),
)


def chart_pages(level: Level) -> list[dict[str, Any]]:
    """One page: places in the order dealt, all sixteen cards, and squares."""
    return [{"places": 14, "is_senior": level is Level.SENIOR, "cards": CARDS, "square": SQUARE}]

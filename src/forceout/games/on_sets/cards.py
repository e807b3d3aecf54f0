"""The cards and the Universe (On-Sets I-B-1, II-B)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from forceout.games.on_sets.cubes import COLORS

BLANK: Final = ""
DECK: Final = tuple(
    "".join(color for place, color in enumerate(COLORS) if number >> place & 1) for number in range(15, -1, -1)
)
"""The sixteen cards, each as its dots in the order BRGY; the blank card has none."""


def read_card(text: str) -> str | None:
    """A card from its dots in any order, or `-` or `blank`; None when there is no such card (On-Sets I-B-1)."""
    if text in ("-", "−", "–") or text.lower() == "blank":
        return BLANK
    if text and text in DECK:
        return text
    dots = text.upper()
    if not dots or len(set(dots)) != len(dots) or not set(dots) <= set(COLORS):
        return None
    return "".join(color for color in COLORS if color in dots)


def twice_dealt(cards: Sequence[str]) -> str | None:
    """A card that is there twice, though a deck has each card once (On-Sets I-B-1-comment); None when there is none."""
    return next((card for place, card in enumerate(cards) if card in cards[:place]), None)


def print_card(card: str) -> str:
    """A card in canonical notation."""
    return card or "-"


@dataclass(frozen=True, slots=True)
class Universe:
    """The cards dealt for a shake; a set of them is a bit mask, the first card being bit 0."""

    cards: tuple[str, ...]
    everything: int = field(compare=False)
    masks: dict[str, int] = field(compare=False)
    """The cards that each set symbol names: the four colors, V and Λ."""

    @classmethod
    @lru_cache(maxsize=4096)
    def of(cls, cards: tuple[str, ...]) -> "Universe":
        """The Universe of these cards, and what each color, V and Λ names in it (On-Sets I-B-1, I-B-2-b, I-B-2-d-i,
        I-B-2-d-ii)."""
        everything = (1 << len(cards)) - 1
        masks = {color: sum(1 << place for place, card in enumerate(cards) if color in card) for color in COLORS}
        return cls(cards, everything, {**masks, "V": everything, "Λ": 0})

    @property
    def has_blank(self) -> bool:
        """Whether the blank card was dealt."""
        return BLANK in self.cards

    def with_dots(self, dots: str) -> "Universe":
        """This Universe with dots put on its blank card (On-Sets XIII-C-12)."""
        return Universe.of(tuple(card or dots for card in self.cards))

    def mask_of(self, card: str) -> int:
        """The set of the cards with exactly these dots: none, one, or two with a dotted blank."""
        return sum(1 << place for place, dealt in enumerate(self.cards) if dealt == card)

    def named(self, mask: int) -> tuple[str, ...]:
        """The cards of a set, in notation."""
        return tuple(print_card(card) for place, card in enumerate(self.cards) if mask >> place & 1)

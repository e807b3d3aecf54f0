"""The Universe laid out while a checker works: cards are turned over and picked, the writer objects, and nothing is
corrected (Guidelines 2, 2-a, 2-d)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the board, as the players put it: the machine says nothing about it."""

    cards: tuple[str, ...]
    turned: tuple[str, ...] = ()
    """Turned over: a Restriction removes them, as the checker reads it."""
    picked: tuple[str, ...] = ()
    """Picked: the Set-Name names them, as the checker reads it."""
    objections: tuple[str, ...] = ()
    """Who has objected, in order."""

    @staticmethod
    def of(cards: Sequence[str]) -> "Board":
        """A board with all cards face up; raises ValueError where a card is there twice."""
        if len(set(cards)) != len(cards):
            raise ValueError("a card is there twice")
        return Board(tuple(cards))

    def with_turned(self, card: str) -> "Board":
        """A card turned over, or back; a card that is turned over is not picked."""
        self._verify(card)
        if card in self.turned:
            return replace(self, turned=tuple(one for one in self.turned if one != card))
        return replace(self, turned=(*self.turned, card), picked=tuple(one for one in self.picked if one != card))

    def with_picked(self, card: str) -> "Board":
        """A card picked, or put back; one that is turned over cannot be picked."""
        self._verify(card)
        if card in self.turned:
            raise ValueError(f"{card} is turned over")
        picked = tuple(one for one in self.picked if one != card)
        return replace(self, picked=picked if card in self.picked else (*self.picked, card))

    def with_objection(self, by: str) -> "Board":
        """Somebody objects to the last step: the players settle it, or ask."""
        return replace(self, objections=(*self.objections, by))

    def cleared(self) -> "Board":
        """All cards face up again, before the next Solution (On-Sets VI-B-1-a)."""
        return Board(self.cards)

    def printed(self) -> dict[str, Any]:
        """The board as JSON has it: what lies where, and how many are picked, which anybody can count."""
        return {
            "cards": list(self.cards),
            "turned": list(self.turned),
            "picked": list(self.picked),
            "count": len(self.picked),
            "objections": list(self.objections),
        }

    def _verify(self, card: str) -> None:
        if card not in self.cards:
            raise ValueError(f"{card} is not in the Universe")

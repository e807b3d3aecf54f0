"""Blank Card Wild (On-Sets XIII-C-12)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.onsets.variation import OnSetsTable, OnSetsVariation
from forceout.rules.variation import Variation


@dataclass(frozen=True, slots=True)
class BlankCardWild(OnSetsVariation):
    """Each writer may put dots on the blank card, in writing (On-Sets XIII-C-12, XIII-C-12-a, XIII-C-12-b;
    Guidelines A18, A20, E17, E18)."""

    name: ClassVar[str] = "blank-card-wild"
    title: ClassVar[str] = "Blank Card Wild"

    def has_effect(self, table: OnSetsTable) -> bool:
        return table.universe.has_blank

    def conflicts_with(self, other: Variation[OnSetsTable]) -> bool:
        """A blank card that is forbidden cannot be wild (On-Sets XIII-C-12-e; Guidelines A20)."""
        return other.conflicts_with(self)

    def allows_dots(self) -> bool:
        return True

"""Symmetric Difference (On-Sets XIII-D-13)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.on_sets.readings import Operation, symmetric_difference
from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation
from forceout.messages.message import Message
from forceout.rules.variation import Variation


@dataclass(frozen=True, slots=True)
class SymmetricDifference(OnSetsVariation):
    """Every - of a Solution means symmetric difference (On-Sets XIII-D-13)."""

    name: ClassVar[str] = "symmetric-difference"
    title: ClassVar[Message] = Message("title-symmetric-difference")

    def has_effect(self, table: OnSetsTable) -> bool:
        """A - or a wild cube was rolled (On-Sets II-C-2)."""
        return table.can_show("-")

    def conflicts_with(self, other: Variation[OnSetsTable]) -> bool:
        """- cannot have this meaning and be wild (On-Sets XIII-D-13-note)."""
        return isinstance(other, OnSetsVariation) and "-" in other.wild_cubes()

    def difference(self) -> Operation:
        """- and a wild cube that plays it, written as ever (On-Sets XIII-D-13, XIII-D-13-a, XIII-D-13-b)."""
        return symmetric_difference

"""Symmetric Difference (On-Sets XIII-D-13)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.onsets.readings import Operation, symmetric_difference
from forceout.games.onsets.variation import OnSetsTable, OnSetsVariation
from forceout.rules.variation import Variation


@dataclass(frozen=True, slots=True)
class SymmetricDifference(OnSetsVariation):
    """Every - of a Solution means symmetric difference (On-Sets XIII-D-13, XIII-D-13-a, XIII-D-13-b)."""

    name: ClassVar[str] = "symmetric-difference"
    title: ClassVar[str] = "Symmetric Difference"

    def has_effect(self, table: OnSetsTable) -> bool:
        return table.can_show("-")

    def conflicts_with(self, other: Variation[OnSetsTable]) -> bool:
        """- cannot be given this meaning while it is wild (On-Sets XIII-D-13)."""
        return isinstance(other, OnSetsVariation) and "-" in other.wild_cubes()

    def difference(self) -> Operation:
        return symmetric_difference

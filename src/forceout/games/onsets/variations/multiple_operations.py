"""Multiple Operations (On-Sets XIII-A-6)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.onsets.cubes import OPERATIONS
from forceout.games.onsets.variation import OnSetsTable, OnSetsVariation


@dataclass(frozen=True, slots=True)
class MultipleOperations(OnSetsVariation):
    """A cube that plays an operation may be written many times (On-Sets XIII-A-6, XIII-A-6-a, XIII-A-6-b, XIII-B-6,
    XIII-C-1; Guidelines A17)."""

    name: ClassVar[str] = "multiple-operations"
    title: ClassVar[str] = "Multiple Operations"

    def has_effect(self, table: OnSetsTable) -> bool:
        return table.can_show(OPERATIONS)

    def repeated_symbols(self) -> str:
        return OPERATIONS

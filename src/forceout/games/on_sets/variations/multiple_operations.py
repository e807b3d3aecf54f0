"""Multiple Operations (On-Sets XIII-A-6)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.on_sets.cubes import OPERATIONS
from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class MultipleOperations(OnSetsVariation):
    """A cube that plays an operation may be written many times (On-Sets XIII-A-6, XIII-B-6, XIII-C-1)."""

    name: ClassVar[str] = "multiple-operations"
    title: ClassVar[Message] = Message("title-multiple-operations")

    def has_effect(self, table: OnSetsTable) -> bool:
        """An operation or a wild cube was rolled (On-Sets II-C-2)."""
        return table.can_show(OPERATIONS)

    def repeated_symbols(self) -> str:
        """∪, ∩, - and ', in Set-Name and Restrictions, without a mark (On-Sets XIII-A-6, XIII-A-6-a, XIII-A-6-b,
        XIII-B-6, XIII-C-1; On-Sets 2026-27 Appendix-A-multiple-operations)."""
        return OPERATIONS

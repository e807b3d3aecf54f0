"""The two Interchangeables (On-Sets XIII-A-3, XIII-A-4)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class UnionIntersectionInterchangeable(OnSetsVariation):
    """Any ∪ or ∩ cube plays either operation, without a mark (On-Sets XIII-A-3, XIII-B-3, XIII-C-2)."""

    name: ClassVar[str] = "union-intersection-interchangeable"
    title: ClassVar[Message] = Message("title-union-and-intersection-interchangeable")

    def has_effect(self, table: OnSetsTable) -> bool:
        """A ∪, a ∩ or a wild cube was rolled (On-Sets II-C-2; Guidelines A12)."""
        return table.can_show(self.partners())

    def partners(self) -> str:
        """∪ and ∩, in each place anew, and a wild cube that plays one (On-Sets XIII-A-3, XIII-A-3-a, XIII-A-3-b,
        XIII-A-3-c, XIII-A-3-d, XIII-B-3, XIII-C-2; On-Sets 2026-27 Appendix-A-union-intersection; Guidelines A13,
        E5)."""
        return "∪∩"


@dataclass(frozen=True, slots=True)
class UniverseNullInterchangeable(OnSetsVariation):
    """Any V or Λ cube plays either set, without a mark (On-Sets XIII-A-4, XIII-B-4, XIII-C-3)."""

    name: ClassVar[str] = "universe-null-interchangeable"
    title: ClassVar[Message] = Message("title-v-and-empty-interchangeable")

    def has_effect(self, table: OnSetsTable) -> bool:
        """A V, a Λ or a wild cube was rolled (On-Sets II-C-2; Guidelines A12)."""
        return table.can_show(self.partners())

    def partners(self) -> str:
        """V and Λ, under the same terms (On-Sets XIII-A-4, XIII-A-4-comment, XIII-B-4, XIII-C-3; On-Sets 2026-27
        Appendix-A-universe-null; Guidelines A13)."""
        return "VΛ"

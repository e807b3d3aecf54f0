"""Blank Card Wild (On-Sets XIII-C-12)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class BlankCardWild(OnSetsVariation):
    """Each writer may put dots on the blank card, in writing (On-Sets XIII-C-12)."""

    name: ClassVar[str] = "blank-card-wild"
    title: ClassVar[Message] = Message("title-blank-card-wild")

    def has_effect(self, table: OnSetsTable) -> bool:
        """The blank card was dealt (On-Sets XIII-C-12-a; Guidelines A18)."""
        return table.universe.has_blank

    def allows_dots(self) -> bool:
        """Whatever colors the writer likes (On-Sets XIII-C-12)."""
        return True

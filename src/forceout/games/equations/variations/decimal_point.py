"""Decimal Point (Equations XIII-A-11)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations.language.notation import POINT
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class DecimalPoint(EquationsVariation):
    """A * may be a decimal point that goes with at most three digits (Equations XIII-A-11, XIII-A-11-comment,
    XIII-B-10, XIII-B-10-comment)."""

    name: ClassVar[str] = "decimal-point"
    title: ClassVar[Message] = Message("title-decimal-point")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("*")

    def meanings(self) -> frozenset[str]:
        return frozenset({POINT})

    def point_digits(self) -> int:
        return 3

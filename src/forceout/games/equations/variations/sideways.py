"""Sideways (Equations XIII-A-1)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations.cubes import DIGITS
from forceout.games.equations.language.notation import Turn
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class Sideways(EquationsVariation):
    """A sideways cube is the reciprocal of its number (Equations XIII-A-1, XIII-B-1, XIII-C-1)."""

    name: ClassVar[str] = "sideways"
    title: ClassVar[Message] = Message("title-sideways")

    def has_effect(self, table: EquationsTable) -> bool:
        return any(table.can_show(digit) for digit in DIGITS if digit != "0")

    def turns(self) -> frozenset[Turn]:
        return frozenset({Turn.SIDEWAYS})

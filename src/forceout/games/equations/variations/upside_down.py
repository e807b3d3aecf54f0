"""Upside-down (Equations XIII-A-2)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations.cubes import DIGITS
from forceout.games.equations.language.notation import Turn
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class UpsideDown(EquationsVariation):
    """An upside-down cube is the additive inverse of its number (Equations XIII-A-2, XIII-B-2, XIII-C-2)."""

    name: ClassVar[str] = "upside-down"
    title: ClassVar[Message] = Message("title-upside-down")

    def has_effect(self, table: EquationsTable) -> bool:
        return any(table.can_show(digit) for digit in DIGITS if digit != "0")

    def turns(self) -> frozenset[Turn]:
        return frozenset({Turn.UPSIDE_DOWN})

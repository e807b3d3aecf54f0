"""Powers of the Base (Equations XIII-B-13)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class PowersOfTheBase(EquationsVariation):
    """A 1 that is a numeral by itself may be any integral power of the base (Equations XIII-B-13, XIII-C-4,
    XIII-C-5-b)."""

    name: ClassVar[str] = "powers-of-the-base"
    title: ClassVar[Message] = Message("title-powers-of-the-base")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("1")

    def makes_one_any_power(self) -> bool:
        return True

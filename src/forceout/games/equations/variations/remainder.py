"""Remainder (Equations XIII-A-7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations import values
from forceout.games.equations.language.notation import SIDEWAYS_DIVIDE
from forceout.games.equations.language.operations import binary
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division


@dataclass(frozen=True, slots=True)
class Remainder(EquationsVariation):
    """A sideways ÷ gives the remainder of counting numbers up to 1000 (Equations XIII-A-7)."""

    name: ClassVar[str] = "remainder"
    title: ClassVar[Message] = Message("title-remainder")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("÷")

    def meanings(self) -> frozenset[str]:
        return frozenset({SIDEWAYS_DIVIDE, "rem"})

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([binary(SIDEWAYS_DIVIDE, values.remainder), binary("rem", values.remainder)])

"""LCM (Equations XIII-A-13)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations import values
from forceout.games.equations.language.operations import binary
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division


@dataclass(frozen=True, slots=True)
class LeastCommonMultiple(EquationsVariation):
    """A √ may be the least common multiple of two counting numbers; on paper it must be marked (Equations
    XIII-A-13, XIII-A-13-comment)."""

    name: ClassVar[str] = "lcm"
    title: ClassVar[Message] = Message("title-lcm")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("√")

    def meanings(self) -> frozenset[str]:
        return frozenset({"lcm"})

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([binary("lcm", values.lcm)])

"""LCM (Equations XIII-A-13)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations import values
from forceout.games.equations.operations import binary
from forceout.games.equations.readings import Fixity, Operation
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.rules.table import Division


@dataclass(frozen=True, slots=True)
class LeastCommonMultiple(EquationsVariation):
    """A √ may be the least common multiple of two counting numbers; on paper it must be marked (Equations
    XIII-A-13, XIII-A-13-comment)."""

    name: ClassVar[str] = "lcm"
    title: ClassVar[str] = "LCM"

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("√")

    def meanings(self) -> frozenset[str]:
        return frozenset({"lcm"})

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([binary("lcm", values.lcm)])

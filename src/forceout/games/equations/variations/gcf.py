"""GCF (Equations XIII-A-14)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations import values
from forceout.games.equations.operations import binary
from forceout.games.equations.readings import Fixity, Operation
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.rules.table import Division


@dataclass(frozen=True, slots=True)
class GreatestCommonFactor(EquationsVariation):
    """A * may be the greatest common factor of two whole numbers, not both 0; on paper it must be marked (Equations
    XIII-A-14, XIII-A-14-note, XIII-A-14-comment)."""

    name: ClassVar[str] = "gcf"
    title: ClassVar[str] = "GCF"

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("*")

    def meanings(self) -> frozenset[str]:
        return frozenset({"gcf"})

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([binary("gcf", values.gcf)])

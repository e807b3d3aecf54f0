"""Average (Equations XIII-A-8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations import values
from forceout.games.equations.operations import binary
from forceout.games.equations.readings import Fixity, Operation
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.rules.table import Division


@dataclass(frozen=True, slots=True)
class Average(EquationsVariation):
    """+ is the average of two numbers and no longer their sum (Equations XIII-A-8, XIII-B-8)."""

    name: ClassVar[str] = "average"
    title: ClassVar[str] = "Average"

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("+")

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([binary("+", values.average)])

"""Number of Factors (Equations XIII-A-15)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from forceout.games.equations import values
from forceout.games.equations.operations import prefix
from forceout.games.equations.readings import Fixity, Operation
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.rules.table import Division

LIMITS: Final[Mapping[Division, int]] = {Division.ELEMENTARY: 200, Division.MIDDLE: 1000}


@dataclass(frozen=True, slots=True)
class NumberOfFactors(EquationsVariation):
    """× in front of a counting number is how many factors it has: up to 200 in Elementary, 1000 in Middle, any number
    elsewhere (Equations XIII-A-15, XIII-A-15-comment-a, XIII-B-11, XIII-C-9)."""

    name: ClassVar[str] = "number-of-factors"
    title: ClassVar[str] = "Number of Factors"

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("×")

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([prefix("×", partial(values.number_of_factors, limit=LIMITS.get(division)))])

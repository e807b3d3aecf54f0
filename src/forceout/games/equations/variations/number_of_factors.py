"""Number of Factors (Equations XIII-A-15)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from forceout.games.equations import values
from forceout.games.equations.language.operations import prefix
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division

LIMITS: Final[Mapping[Division, int]] = {Division.ELEMENTARY: 200, Division.MIDDLE: 1000}


@dataclass(frozen=True, slots=True)
class NumberOfFactors(EquationsVariation):
    """× in front of a counting number is how many factors it has: up to 200 in Elementary, 1000 in Middle, any number
    elsewhere (Equations XIII-A-15, XIII-A-15-comment-a, XIII-B-11, XIII-C-9)."""

    name: ClassVar[str] = "number-of-factors"
    title: ClassVar[Message] = Message("title-number-of-factors")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("×")

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([prefix("×", partial(values.number_of_factors, limit=LIMITS.get(division)))])

"""Percent (Equations XIII-A-10)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.language.operations import binary
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Number
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division


@dataclass(frozen=True, slots=True)
class Percent(EquationsVariation):
    """An upside-down √ takes so many hundredths of a number, hundred being the square of the base; the numbers beside
    it may have two digits (Equations XIII-A-10, XIII-B-9, XIII-B-9-note)."""

    name: ClassVar[str] = "percent"
    title: ClassVar[Message] = Message("title-percent")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("√")

    def meanings(self) -> frozenset[str]:
        return frozenset({PERCENT})

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        hundred = values.integer(base**2)

        def percent_of(part: Number, whole: Number) -> Number:
            return values.divide(values.multiply(part, whole), hundred)

        return dict([binary(PERCENT, percent_of, takes_two_digits=True)])

"""GCF (Equations XIII-A-14)."""

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
class GreatestCommonFactor(EquationsVariation):
    """A * may be the greatest common factor of two whole numbers, not both 0; on paper it must be marked (Equations
    XIII-A-14, XIII-A-14-note, XIII-A-14-comment)."""

    name: ClassVar[str] = "gcf"
    title: ClassVar[Message] = Message("title-gcf")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("*")

    def meanings(self) -> frozenset[str]:
        return frozenset({"gcf"})

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([binary("gcf", values.gcf)])

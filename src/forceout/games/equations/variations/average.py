"""Average (Equations XIII-A-8)."""

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
class Average(EquationsVariation):
    """+ is the average of two numbers and no longer their sum (Equations XIII-A-8, XIII-B-8)."""

    name: ClassVar[str] = "average"
    title: ClassVar[Message] = Message("title-average")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("+")

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([binary("+", values.average)])

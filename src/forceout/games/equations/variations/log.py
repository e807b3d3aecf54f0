"""Log (Equations XIII-D-13)."""

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
class Log(EquationsVariation):
    """A sideways ÷ gives the logarithm of the number before it to the base behind it (Equations XIII-D-13)."""

    name: ClassVar[str] = "log"
    title: ClassVar[Message] = Message("title-log")

    def has_effect(self, table: EquationsTable) -> bool:
        return table.can_show("÷")

    def meanings(self) -> frozenset[str]:
        return frozenset({SIDEWAYS_DIVIDE, "log"})

    def operations(self, division: Division, base: int) -> Mapping[tuple[str, Fixity], Operation | None]:
        return dict([binary(SIDEWAYS_DIVIDE, values.log), binary("log", values.log)])

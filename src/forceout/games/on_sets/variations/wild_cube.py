"""Wild Cube (On-Sets XIII-A-2)."""

from dataclasses import dataclass
from typing import ClassVar, Self

from forceout.games.on_sets.cubes import RELATIONS
from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation, read_symbol
from forceout.messages.message import Message
from forceout.rules.variation import MalformedBlank


@dataclass(frozen=True, slots=True)
class WildCube(OnSetsVariation):
    """The named cube stands for one symbol, stated in writing, throughout a Solution (On-Sets XIII-A-2,
    XIII-B-2, XIII-C-5)."""

    name: ClassVar[str] = "wild-cube"
    title: ClassVar[Message] = Message("title-wild-cube")
    blank: ClassVar[str | None] = "cube"
    breaches: ClassVar[tuple[str, ...]] = ("wild-inconsistent", "wild-unknown")
    cube: str

    @classmethod
    def fill_in(cls, value: object) -> Self:
        """Any symbol but a digit, = or ⊆ (On-Sets XIII-A-2, XIII-B-2, XIII-C-5)."""
        symbol = read_symbol(value, cls.title)
        if symbol in RELATIONS:
            raise MalformedBlank(Message("symbol-cannot-be-wild", symbol=symbol))
        return cls(symbol)

    def has_effect(self, table: OnSetsTable) -> bool:
        """The cube was rolled (On-Sets II-C-2)."""
        return self.cube in table.resources

    def wild_cubes(self) -> str:
        """The named cube (On-Sets XIII-A-2, XIII-B-2, XIII-C-5)."""
        return self.cube

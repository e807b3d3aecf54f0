"""Wild Cube (On-Sets XIII-A-2)."""

from dataclasses import dataclass
from typing import ClassVar, Self

from forceout.games.onsets.cubes import RELATIONS
from forceout.games.onsets.variation import OnSetsTable, OnSetsVariation, read_symbol
from forceout.rules.variation import MalformedBlank, Variation


@dataclass(frozen=True, slots=True)
class WildCube(OnSetsVariation):
    """The named cube stands for one symbol, stated in writing, throughout a Solution (On-Sets XIII-A-2, XIII-A-2-b,
    XIII-B-2, XIII-C-5; Guidelines E15, E25)."""

    name: ClassVar[str] = "wild-cube"
    title: ClassVar[str] = "Wild Cube"
    blank: ClassVar[str | None] = "cube"
    cube: str

    @classmethod
    def fill_in(cls, value: object) -> Self:
        symbol = read_symbol(value, cls.title)
        if symbol in RELATIONS:
            raise MalformedBlank(f"{symbol} cannot be wild.")
        return cls(symbol)

    def has_effect(self, table: OnSetsTable) -> bool:
        return self.cube in table.resources

    def conflicts_with(self, other: Variation[OnSetsTable]) -> bool:
        """- cannot be wild while it has another meaning (On-Sets XIII-D-13)."""
        return self.cube == "-" and isinstance(other, OnSetsVariation) and other.difference() is not None

    def wild_cubes(self) -> str:
        return self.cube

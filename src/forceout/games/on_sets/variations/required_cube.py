"""Required Cube (On-Sets XIII-A-1)."""

from dataclasses import dataclass
from typing import ClassVar, Self

from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation, read_symbol
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class RequiredCube(OnSetsVariation):
    """Each Solution contains the named cube, whatever it stands for (On-Sets XIII-A-1, XIII-B-1, XIII-C-4)."""

    name: ClassVar[str] = "required-cube"
    title: ClassVar[Message] = Message("title-required-cube")
    blank: ClassVar[str | None] = "cube"
    breaches: ClassVar[tuple[str, ...]] = ("required-cube",)
    cube: str

    @classmethod
    def fill_in(cls, value: object) -> Self:
        return cls(read_symbol(value, cls.title))

    def has_effect(self, table: OnSetsTable) -> bool:
        """The very cube was rolled; a wild one is no substitute (On-Sets II-C-2; Guidelines A7)."""
        return self.cube in table.resources

    def cubes_to_contain(self) -> str:
        """The cube, in Restriction or Set-Name, even if it is wild (On-Sets XIII-A-1, XIII-A-2-a, XIII-B-1,
        XIII-B-1-comment, XIII-C-4; Guidelines E11, E12)."""
        return self.cube

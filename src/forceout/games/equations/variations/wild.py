"""Wild (Equations XIII-A-3)."""

from dataclasses import dataclass
from typing import ClassVar, Final, Self

from forceout.games.equations.cubes import DIGITS, SPELLINGS, SYMBOLS
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message
from forceout.rules.variation import MalformedBlank
from forceout.rules.vocabulary import Division, division_name

WILD_BY_DIVISION: Final = {
    Division.ELEMENTARY: "0",
    Division.MIDDLE: "0",
    Division.JUNIOR: "0×",
    Division.SENIOR: "0×",
}


@dataclass(frozen=True, slots=True)
class Wild(EquationsVariation):
    """The 0 cube, or from Junior up the × cube, stands for one symbol throughout an Equation: in Elementary a
    numeral, elsewhere any symbol on the cubes (Equations XIII-A-3, XIII-B-3, XIII-C-3)."""

    name: ClassVar[str] = "wild"
    title: ClassVar[Message] = Message("title-wild")
    blank: ClassVar[str | None] = "cube"
    breaches: ClassVar[tuple[str, ...]] = ("wild-inconsistent", "wild-unknown")
    cube: str

    @classmethod
    def fill_in(cls, value: object) -> Self:
        symbol = SPELLINGS.get(value) if isinstance(value, str) else None
        if symbol not in ("0", "×"):
            raise MalformedBlank(Message("the-wild-cube-is-0-or"))
        return cls(symbol)

    def misfit(self, table: EquationsTable) -> Message | None:
        if self.cube in WILD_BY_DIVISION[table.division]:
            return None
        return Message("in-division-only-the-0-cube-may-be-wild", division=division_name(table.division))

    def has_effect(self, table: EquationsTable) -> bool:
        return table.shows(self.cube)

    def wild_cube(self) -> str | None:
        return self.cube

    def wild_symbols(self, division: Division) -> str:
        return DIGITS if division is Division.ELEMENTARY else SYMBOLS

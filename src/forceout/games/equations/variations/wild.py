"""Wild (Equations XIII-A-3)."""

from dataclasses import dataclass
from typing import ClassVar, Final, Self

from forceout.games.equations.cubes import DIGITS, SPELLINGS, SYMBOLS
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.rules.table import Division
from forceout.rules.variation import MalformedBlank

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
    title: ClassVar[str] = "Wild"
    blank: ClassVar[str | None] = "cube"
    cube: str

    @classmethod
    def fill_in(cls, value: object) -> Self:
        symbol = SPELLINGS.get(value) if isinstance(value, str) else None
        if symbol not in ("0", "×"):
            raise MalformedBlank("The wild cube is 0 or ×: say which.")
        return cls(symbol)

    def misfit(self, table: EquationsTable) -> str | None:
        if self.cube in WILD_BY_DIVISION[table.division]:
            return None
        return f"In {table.division.value.title()} only the 0 cube may be wild."

    def has_effect(self, table: EquationsTable) -> bool:
        return table.shows(self.cube)

    def wild_cube(self) -> str | None:
        return self.cube

    def wild_symbols(self, division: Division) -> str:
        return DIGITS if division is Division.ELEMENTARY else SYMBOLS

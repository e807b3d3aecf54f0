"""Exponent (Equations XIII-B-12)."""

from dataclasses import dataclass
from typing import ClassVar, Self

from forceout.games.equations.cubes import Color
from forceout.games.equations.language.notation import EXPONENT
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message
from forceout.rules.variation import MalformedBlank


@dataclass(frozen=True, slots=True)
class Exponent(EquationsVariation):
    """A numeral on a cube of the chosen color may be an exponent without a * (Equations XIII-B-12, XIII-C-10)."""

    name: ClassVar[str] = "exponent"
    title: ClassVar[Message] = Message("title-exponent")
    blank: ClassVar[str | None] = "color"
    chosen: Color

    @classmethod
    def fill_in(cls, value: object) -> Self:
        for color in Color:
            if value == color.word:
                return cls(color)
        raise MalformedBlank(Message("exponent-needs-a-color"))

    @property
    def filled_in(self) -> object:
        return self.chosen.word

    def has_effect(self, table: EquationsTable) -> bool:
        """A digit of the color that the base has was rolled, which a * or √ may be too, or a cube is wild (Equations
        XIII-B-12-comment-c, XIII-C-10, XIII-C-5)."""
        base = min((base for other in table.chosen if (base := other.base()) is not None), default=10)
        if any(wild is not None and table.shows(wild) for other in table.chosen for wild in [other.wild_cube()]):
            return True
        signs = {sign for other in table.chosen for sign in other.digit_cubes()}
        symbols = [cube.symbol for cube in table.resources if cube.color is self.chosen]
        return any(symbol in signs or (symbol.isdigit() and int(symbol) < base) for symbol in symbols)

    def exponent_color(self) -> Color | None:
        return self.chosen

    def meanings(self) -> frozenset[str]:
        return frozenset({EXPONENT})

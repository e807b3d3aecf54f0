"""Base (Equations XIII-B-6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message
from forceout.rules.variation import MalformedBlank
from forceout.rules.vocabulary import Division, division_name

BASES: Final[Mapping[Division, tuple[int, ...]]] = {
    Division.MIDDLE: (8, 9, 10),
    Division.JUNIOR: (8, 9, 11, 12),
    Division.SENIOR: (8, 9, 11, 12),
}


@dataclass(frozen=True, slots=True)
class Base(EquationsVariation):
    """Goal and Solution are read in another base, with numerals of two digits; in bases eleven and twelve * may be the
    digit ten, in base twelve √ the digit eleven (Equations XIII-B-6, XIII-C-5, XIII-C-5-a)."""

    name: ClassVar[str] = "base"
    title: ClassVar[Message] = Message("title-base")
    blank: ClassVar[str | None] = "base"
    breaches: ClassVar[tuple[str, ...]] = ("base-digit",)
    number: int

    @classmethod
    def fill_in(cls, value: object) -> Self:
        if not isinstance(value, int) or isinstance(value, bool) or not 8 <= value <= 12:
            raise MalformedBlank(Message("base-needs-a-number-from-eight-to-twelve"))
        return cls(value)

    @property
    def filled_in(self) -> object:
        return self.number

    def misfit(self, table: EquationsTable) -> Message | None:
        if self.number in BASES.get(table.division, ()):
            return None
        return Message("division-does-not-play-base-number", division=division_name(table.division), number=self.number)

    def base(self) -> int | None:
        return self.number

    def solution_digits(self) -> int:
        return 2

    def digit_cubes(self) -> Mapping[str, str]:
        return {sign: digit for sign, digit, value in (("*", "T", 10), ("√", "E", 11)) if value < self.number}

    def meanings(self) -> frozenset[str]:
        return frozenset(self.digit_cubes().values())

"""Two-digit Numerals (Equations XIII-A-12)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations.variation import EquationsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class TwoDigitNumerals(EquationsVariation):
    """Numerals of two digits are allowed in Solutions (Equations XIII-A-12)."""

    name: ClassVar[str] = "two-digit-numerals"
    title: ClassVar[Message] = Message("title-two-digit-numerals")

    def solution_digits(self) -> int:
        return 2

"""Factorial (Equations XIII-A-4)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations.language.notation import FACTORIAL
from forceout.games.equations.variation import EquationsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class Factorial(EquationsVariation):
    """Two factorial signs may be written into the Equation; they need no cube (Equations XIII-A-4, XIII-B-4,
    XIII-C-8), of whole numbers only (Equations XIII-A-4-comment-a)."""

    name: ClassVar[str] = "factorial"
    title: ClassVar[Message] = Message("title-factorial")
    breaches: ClassVar[tuple[str, ...]] = ("too-many-factorials",)

    def meanings(self) -> frozenset[str]:
        return frozenset({FACTORIAL})

    def factorials(self) -> int:
        return 2

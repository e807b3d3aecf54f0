"""A question of the judge's practice test, and how it is marked."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """What a question is about."""

    RULING = "ruling"
    PENALTY = "penalty"
    SAY = "say"
    RULE = "rule"
    SELECTION = "selection"
    OBJECTION = "objection"


@dataclass(frozen=True, slots=True)
class PracticeQuestion:
    """One question: what is asked, the choices, which is right and why."""

    kind: Kind
    asks: str
    choices: tuple[str, ...]
    right: int
    says: str
    """What is told once it is answered."""
    rules: tuple[str, ...]
    subject: str
    """What it is about, the same in every language: two questions about one thing are one too many."""
    position: dict[str, Any] | None = None
    """What lies on the table, as a question of the judge protocol has it."""

    def printed(self, number: int) -> dict[str, Any]:
        """The question without its answer."""
        return {
            "number": number,
            "kind": self.kind.value,
            "asks": self.asks,
            "position": self.position,
            "choices": list(self.choices),
        }


@dataclass(frozen=True, slots=True)
class Marked:
    """An answer, marked at once."""

    is_right: bool
    right: int
    says: str
    rules: tuple[str, ...]

    def printed(self) -> dict[str, Any]:
        """The mark as JSON has it."""
        return {"is_right": self.is_right, "right": self.right, "says": self.says, "rules": list(self.rules)}

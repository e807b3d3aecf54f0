"""What is wrong, by which rule, in words for a student."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NotRequired, TypedDict, cast

from forceout.messages.message import Message, parts, speaks_of_seats, spoken
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code


@dataclass(frozen=True, slots=True)
class Violation:
    """A breach of one rule: a fixed code for programs, and what people are told of it, as a key and slots."""

    code: Code
    rule: Rule
    words: Message

    @property
    def message(self) -> str:
        """What people are told, as a sentence."""
        return str(self.words)


class PrintedViolation(TypedDict):
    """What is wrong, by which clause, in words."""

    code: str
    rule: str
    message: str


class SpokenOf(TypedDict):
    """A player within a sentence."""

    seat: str


class ShownViolation(PrintedViolation):
    """What is wrong, for a screen: where it speaks of players also in parts, texts and players by turns."""

    parts: NotRequired[Sequence[str | SpokenOf]]


def shown_violation(violation: Violation) -> ShownViolation:
    """A violation for a screen, not to be changed: where it speaks of players also in parts, texts and seats by turns,
    since the screen knows what the players are called."""
    rule, words = violation.rule, violation.words
    asked = (spoken(), violation.code, rule.book, rule.section, words.key, *words.slots.values())
    shown = _SHOWN.get(asked)
    if shown is None:
        shown = cast(ShownViolation, printed_violation(violation))
        if speaks_of_seats(words):
            shown["parts"] = cast(Sequence[str | SpokenOf], parts(words))
        if len(_SHOWN) == MOST_SHOWN:
            _SHOWN.clear()
        _SHOWN[asked] = shown
    return shown


MOST_SHOWN: Final = 8192
_SHOWN: Final[dict[tuple[Any, ...], ShownViolation]] = {}
"""Every view of a table says why what is closed is closed, and it is always the same few things."""


def printed_violation(violation: Violation) -> PrintedViolation:
    """A violation as JSON has it, in every answer and on every page."""
    return {"code": violation.code, "rule": str(violation.rule), "message": violation.message}

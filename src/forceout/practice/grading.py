"""What is said of an answer: whether it is right, and for every wrong one a reason with its rule."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from forceout.messages.message import Message
from forceout.rules.violation import Violation


class BadAnswer(ValueError):
    """An answer that cannot be read: it lacks something, or holds what was not asked for."""

    def __init__(self, words: Message) -> None:
        super().__init__(words)
        self.words = words


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that is true of an answer, and the clause that makes it matter."""

    words: Message
    rule: str


@dataclass(frozen=True, slots=True)
class Graded:
    """The verdict on an answer."""

    is_right: bool
    reasons: tuple[Reason, ...] = ()


RIGHT = Graded(True)


def wrong(words: Message, rule: object) -> Graded:
    """A wrong answer for one reason."""
    return Graded(False, (Reason(words, str(rule)),))


def by_judge(violations: Iterable[Violation]) -> Graded:
    """What the judge says of a Solution."""
    reasons = tuple(Reason(one.words, str(one.rule)) for one in violations)
    return Graded(not reasons, reasons)


def text_of(answer: Mapping[str, Any], field: str, longest: int = 400) -> str:
    """A field of an answer that holds a text; raises BadAnswer."""
    value = answer.get(field)
    if not isinstance(value, str) or not value.strip():
        raise BadAnswer(Message("the-answer-says-nothing", field=field))
    if len(value) > longest:
        raise BadAnswer(Message("the-answer-is-too-long", field=field, longest=longest))
    return value

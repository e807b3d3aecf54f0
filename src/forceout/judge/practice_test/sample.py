"""A position with a Solution and an objection to it, for the practice test."""

from dataclasses import dataclass
from typing import Any

from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class Sample:
    """The fields of a question about a Solution, what a checker names, and how the checker says it."""

    fields: dict[str, Any]
    code: str
    words: Message

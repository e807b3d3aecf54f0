"""A puzzle: a position, what is asked about it, and what was proved of it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from forceout.practice.position import Position


class Kind(StrEnum):
    """What a puzzle asks for."""

    FIND = "find"
    CHALLENGE = "challenge"
    WRONG = "wrong"
    READING = "reading"
    GOAL = "goal"
    SAFE = "safe"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle of the catalogue."""

    id: str
    kind: Kind
    position: Position
    asked: Mapping[str, Any]
    """What the page says beside the position: how the shake ended, what was written, which Goals there are."""
    answer: Mapping[str, Any]
    """What was proved; nobody is told before they have answered."""
    themes: tuple[str, ...]
    difficulty: int
    """The first rating, before anybody has tried it."""
    number: int | None = None
    """Which candidate of its catalogue's seed it was; None where it is from no catalogue."""

    def line(self) -> str:
        """The puzzle as a line of a catalogue."""
        fields = {
            "id": self.id,
            "kind": self.kind.value,
            "position": self.position.printed(),
            "asked": dict(self.asked),
            "answer": dict(self.answer),
            "themes": list(self.themes),
            "difficulty": self.difficulty,
            **({} if self.number is None else {"number": self.number}),
        }
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Self:
        """The puzzle of a line."""
        fields = json.loads(line)
        return cls(
            fields["id"],
            Kind(fields["kind"]),
            Position.read(fields["position"]),
            fields["asked"],
            fields["answer"],
            tuple(fields["themes"]),
            fields["difficulty"],
            fields.get("number"),
        )

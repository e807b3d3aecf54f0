"""Multiple Operations (Equations XIII-A-5)."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.equations.cubes import OPERATIONS
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class MultipleOperations(EquationsVariation):
    """An operation sign that may be used at all may be used many times in a Solution, a factorial sign too
    (Equations XIII-A-5, XIII-A-5-a, XIII-A-5-b, XIII-B-5, XIII-C-7)."""

    name: ClassVar[str] = "multiple-operations"
    title: ClassVar[Message] = Message("title-multiple-operations")

    def has_effect(self, table: EquationsTable) -> bool:
        return any(table.can_show(sign) for sign in OPERATIONS)

    def repeats_operations(self) -> bool:
        return True

    def lifts_factorial_limit(self) -> bool:
        return True

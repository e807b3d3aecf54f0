"""Two Operations (On-Sets XIII-A-5)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.on_sets.cubes import OPERATIONS
from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation
from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code
from forceout.rules.violation import Violation


@dataclass(frozen=True, slots=True)
class TwoOperations(OnSetsVariation):
    """The Set-Name has at least two operation symbols, alike or not (On-Sets XIII-A-5, XIII-B-5, XIII-C-6)."""

    name: ClassVar[str] = "two-operations"
    title: ClassVar[Message] = Message("title-two-operations")
    breaches: ClassVar[tuple[str, ...]] = ("two-operations",)

    def has_effect(self, table: OnSetsTable) -> bool:
        """An operation or a wild cube was rolled (On-Sets II-C-2)."""
        return table.can_show(OPERATIONS)

    def set_name_violations(self, symbols: str, rule: Rule) -> Iterator[Violation]:
        """What counts is what symbols mean, in the Set-Name only (On-Sets XIII-A-5, XIII-A-5-a, XIII-A-5-b, XIII-B-5,
        XIII-C-6, VII-B-5, VII-C-5-e; Guidelines E16)."""
        count = sum(symbol in OPERATIONS for symbol in symbols)
        if count < 2:
            yield Violation(
                Code.TWO_OPERATIONS,
                rule,
                Message("two-operations-asks-for-two-operation-symbols", count=count),
            )

"""No Null Restrictions (On-Sets XIII-B-8)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.on_sets.cubes import RELATIONS
from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation, Reading
from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code
from forceout.rules.violation import Violation


@dataclass(frozen=True, slots=True)
class NoNullRestrictions(OnSetsVariation):
    """Each Restriction removes a card that no other one removes, so that it removes one in any order (On-Sets
    XIII-B-8, XIII-C-8)."""

    name: ClassVar[str] = "no-null-restrictions"
    title: ClassVar[Message] = Message("title-no-null-restrictions")
    breaches: ClassVar[tuple[str, ...]] = ("null-restriction",)

    def has_effect(self, table: OnSetsTable) -> bool:
        """A =, a ⊆ or a wild cube was rolled (On-Sets II-C-2; Guidelines A14)."""
        return table.can_show(RELATIONS)

    def reading_violations(self, reading: Reading, rule: Rule) -> Iterator[Violation]:
        """A Restriction that removes nothing of its own, if any is written (On-Sets XIII-B-8, XIII-B-8-comment,
        XIII-C-8; Guidelines E13, E14)."""
        for place, removed in enumerate(reading.removals):
            by_others = 0
            for other, also_removed in enumerate(reading.removals):
                if other != place:
                    by_others |= also_removed
            if removed & ~by_others:
                continue
            which = (
                Message("restriction-number", number=place + 1)
                if len(reading.removals) > 1
                else Message("the-restriction")
            )
            problem = Message("no-card-that-the-others-leave") if removed else Message("no-card")
            yield Violation(
                Code.NULL_RESTRICTION,
                rule,
                Message("null-restriction-removes-problem", which=which, problem=problem),
            )

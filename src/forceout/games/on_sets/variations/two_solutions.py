"""Two Solutions (On-Sets XIII-D-14)."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import ClassVar

from forceout.games.on_sets.variation import OnSetsVariation
from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code
from forceout.rules.violation import Violation


@dataclass(frozen=True, slots=True)
class TwoSolutions(OnSetsVariation):
    """Each writer presents two Solutions; the second picks a card that the first does not (On-Sets
    XIII-D-14)."""

    name: ClassVar[str] = "two-solutions"
    title: ClassVar[Message] = Message("title-two-solutions")
    breaches: ClassVar[tuple[str, ...]] = ("not-two-solutions", "same-sets")

    def solutions_asked(self) -> int:
        """Two, each complete in itself (On-Sets XIII-D-14)."""
        return 2

    def pair_violations(self, first: Collection[int], second: Collection[int], rule: Rule) -> Iterator[Violation]:
        """The second picks no card that the first leaves, as when the Goal leaves room for one set only (On-Sets
        XIII-D-14, XIII-D-14-a, XIII-D-14-e, XIII-D-14-f; Guidelines E22, E23, E24, E26, E27, E28, E29)."""
        if any(not another & ~one for one in first for another in second):
            yield Violation(
                Code.SAME_SETS,
                rule,
                Message("the-second-solution-must-pick-at-least-one-card-of-the"),
            )

    def resources_for_now(self) -> int:
        return 3

    def extra_seconds(self) -> int:
        return 60

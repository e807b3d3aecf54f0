"""Three-operation Solution (Equations XIII-A-6)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from forceout.games.equations.cubes import OPERATIONS
from forceout.games.equations.language.notation import FACTORIAL, PERCENT, SIDEWAYS_DIVIDE, Token
from forceout.games.equations.variation import EquationsVariation
from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code
from forceout.rules.violation import Violation

COUNTED: Final = frozenset(OPERATIONS) | {FACTORIAL, PERCENT, SIDEWAYS_DIVIDE, "rem", "lcm", "gcf"}
FEWEST: Final = 3


@dataclass(frozen=True, slots=True)
class ThreeOperations(EquationsVariation):
    """A Solution has at least three operation symbols; a decimal point is none (Equations XIII-A-6,
    XIII-A-6-comment, VII-B-5)."""

    name: ClassVar[str] = "three-operations"
    title: ClassVar[Message] = Message("title-three-operation-solution")
    breaches: ClassVar[tuple[str, ...]] = ("three-operations",)

    def solution_violations(self, tokens: Sequence[Token], rule: Rule) -> Iterator[Violation]:
        count = sum(token.meaning in COUNTED for token in tokens)
        if count < FEWEST:
            yield Violation(
                Code.THREE_OPERATIONS,
                rule,
                Message("three-operation-solution-asks-for-three-operation-symbols", count=count, rule=str(rule)),
            )

"""Three-operation Solution (Equations XIII-A-6)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from forceout.games.equations.cubes import OPERATIONS
from forceout.games.equations.notation import FACTORIAL, PERCENT, SIDEWAYS_DIVIDE, Token
from forceout.games.equations.variation import EquationsVariation
from forceout.rulebook.rule import Rule
from forceout.rules.violation import Violation

COUNTED: Final = frozenset(OPERATIONS) | {FACTORIAL, PERCENT, SIDEWAYS_DIVIDE, "rem", "lcm", "gcf"}
FEWEST: Final = 3


@dataclass(frozen=True, slots=True)
class ThreeOperations(EquationsVariation):
    """A Solution has at least three operation symbols; a decimal point is none (Equations XIII-A-6,
    XIII-A-6-comment, VII-B-5)."""

    name: ClassVar[str] = "three-operations"
    title: ClassVar[str] = "Three-operation Solution"

    def solution_violations(self, tokens: Sequence[Token], rule: Rule) -> Iterator[Violation]:
        count = sum(token.meaning in COUNTED for token in tokens)
        if count < FEWEST:
            yield Violation(
                "three-operations",
                rule,
                f"Three-operation Solution asks for at least three operation symbols, and this Solution has "
                f"{count or 'none'}: use more of them ({rule}).",
            )

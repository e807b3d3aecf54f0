"""What was found about Solutions before the engine asks: verdicts and proofs as values that are handed in (On-Sets
VII-B, VII-C-5-c; Equations VII-B, VII-C-5-c).

A verdict may take long to work out, so that whoever runs a table works it out beside the engine and hands it in with
the action. What is not handed in the engine asks of the game.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from forceout.rules.game import Ruling
from forceout.rules.violation import Violation

if TYPE_CHECKING:
    from forceout.rules.state import Presented, Shake


@dataclass(frozen=True, slots=True)
class Finding:
    """What checking a Solution found, without its working."""

    violations: tuple[Violation, ...]
    is_correct: bool
    equals_goal: bool

    @staticmethod
    def of(ruling: Ruling) -> "Finding":
        """A ruling as a value."""
        return Finding(tuple(ruling.violations), ruling.is_correct, ruling.equals_goal)


@dataclass(frozen=True, slots=True)
class Findings:
    """What is known of some Solutions, each by all that it depends on: no verdict is taken for another position's."""

    rulings: Mapping[Hashable, Finding] = field(default_factory=dict)
    proofs: Mapping[tuple[Hashable, str], bool] = field(default_factory=dict)
    """Whether regrouped copies show that Solutions are ambiguous."""

    def with_more(self, others: "Findings") -> "Findings":
        """These and others."""
        return Findings({**self.rulings, **others.rulings}, {**self.proofs, **others.proofs})


NOTHING_FOUND: Final = Findings()


def ruling_on(shake: "Shake", presented: "Presented") -> Ruling:
    """What a judge finds who looks at everything."""
    game, found = shake.table.game, shake.findings
    known = found.rulings.get(game.asked(shake, presented.solution, presented.goal)) if found.rulings else None
    return game.ruling(shake, presented.solution, presented.goal) if known is None else known


def is_wrong_regrouping(shake: "Shake", presented: "Presented", regrouped: str) -> bool:
    """Whether a regrouped copy is a legal reading of a Solution that misses the Goal (On-Sets VII-C-5-c; Equations
    VII-C-5-c)."""
    game, found = shake.table.game, shake.findings
    if found.proofs:
        known = found.proofs.get((game.asked(shake, presented.solution, presented.goal), regrouped))
        if known is not None:
            return known
    return game.is_wrong_regrouping(shake, presented.solution, regrouped, presented.goal)

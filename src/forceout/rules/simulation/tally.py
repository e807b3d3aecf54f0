"""What simulated matches reached: ends, phases, outcome codes, actions, and how many Solutions were correct."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Final

from forceout.rules.actions import KINDS, Present
from forceout.rules.codes import Code, Kind
from forceout.rules.fold import Step
from forceout.rules.match_state import MATCH_KINDS
from forceout.rules.state import OVER, Phase, Shake
from forceout.rules.vocabulary import Situation

ENDS: Final = (*(end.value for end in Situation), "void")
OUTCOME_CODES: Final = tuple(code.value for code in Code if code.kind is Kind.OUTCOME)
"""Every outcome code of the judge protocol."""
EVERYTHING: Final = {
    "ends": ENDS,
    "phases": tuple(phase.value for phase in Phase),
    "codes": OUTCOME_CODES,
    "actions": (*KINDS, *MATCH_KINDS),
}
"""What simulated matches are there to reach."""


@dataclass(slots=True)
class Tally:
    """How often each thing was reached."""

    matches: int = 0
    signed: int = 0
    """Matches that came to their last signature."""
    steps: int = 0
    presented: int = 0
    correct: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(self)))

    def never_reached(self) -> dict[str, list[str]]:
        """What none of the matches reached."""
        return {kind: [name for name in names if not getattr(self, kind)[name]] for kind, names in EVERYTHING.items()}

    def add(self, steps: Iterable[Step]) -> None:
        """Count one match in."""
        self.matches += 1
        before: Shake | None = None
        step: Step | None = None
        for step in steps:
            self.steps += 1
            self.actions[step.action.do] += 1
            if step.outcome.violation is not None:
                self.codes[step.outcome.violation.code] += 1
            shake = step.match.shake
            if shake is not None:
                self._add_shake(shake, before, step)
            before = shake
        self.signed += step is not None and step.match.is_over

    def _add_shake(self, shake: Shake, before: Shake | None, step: Step) -> None:
        self.phases[shake.phase.value] += 1
        if shake.phase in OVER and (before is None or before.phase not in OVER):
            is_scored = shake.phase is Phase.SCORED and shake.contest is not None
            self.ends[shake.contest.end.value if is_scored and shake.contest is not None else "void"] += 1
        if isinstance(step.action, Present) and step.outcome.is_done:
            self.presented += 1
            self.correct += shake.table.game.ruling(shake, step.action.solution, step.action.goal).is_correct

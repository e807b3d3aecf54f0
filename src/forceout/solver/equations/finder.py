"""Takes what a search finds to the judge, and keeps the first Equation that is correct."""

from typing import Final

from forceout.games.equations.checking import Verdict, check_equation
from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.solver.equations.problem import Expression, Target, write

UNDEFINED: Final = "undefined"
UNVERIFIABLE: Final = "unverifiable"


class Finder:
    """Takes candidates from a search and keeps the first that the judge calls correct."""

    def __init__(self, position: Position, in_force: InForce) -> None:
        self.position = position
        self.in_force = in_force
        self.found: str | None = None
        self.rejected: list[str] = []
        self.settling = {in_force.goal_relation.violation("", "").code, UNDEFINED, UNVERIFIABLE}

    def accept(self, expression: Expression, target: Target) -> bool:
        """Whether the judge calls a candidate correct."""
        text = f"{write(expression, bool(self.in_force.digit_cubes))} = {target.text}"
        verdict = check_equation(text, self.position, self.in_force)
        if verdict.is_correct:
            self.found = text
            return self.is_enough(verdict)
        # A value that differs from the Goal's settles the candidate, and so does none, or one that nobody can verify;
        # anything else leaves a doubt.
        if any(violation.code not in self.settling for violation in verdict.violations):
            self.rejected.append(text)
        return False

    def is_enough(self, verdict: Verdict) -> bool:
        """Whether the search may stop with a correct Equation."""
        return verdict.is_correct

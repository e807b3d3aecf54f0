"""Does a correct Equation exist for a position, and which."""

from dataclasses import dataclass

from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.solver.budget import Budget
from forceout.solver.equations_building import build_problems
from forceout.solver.equations_plain import search_plainly
from forceout.solver.equations_problem import Expression, Outcome, Problem, Target, write


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether a correct Equation exists: one of them, a proof that there is none, or why it is not known."""

    exists: bool | None
    solution: str | None = None
    reason: str | None = None


class Finder:
    """Takes candidates from a search and keeps the first that the judge calls correct."""

    def __init__(self, position: Position, in_force: InForce) -> None:
        self.position = position
        self.in_force = in_force
        self.found: str | None = None
        self.rejected = 0

    def accept(self, expression: Expression, target: Target) -> bool:
        """Whether the judge calls a candidate correct."""
        text = f"{write(expression, bool(self.in_force.digit_cubes))} = {target.text}"
        if check_equation(text, self.position, self.in_force).is_correct:
            self.found = text
            return True
        self.rejected += 1
        return False


def solve(position: Position, in_force: InForce, budget: Budget) -> Answer:
    """A correct Equation, or the proof that there is none, as far as the budget goes (Equations VI-A, VII-B)."""
    finder = Finder(position, in_force)
    reasons: list[str] = []
    for problem in build_problems(position, in_force):
        outcome = search(problem, budget, finder)
        if finder.found is not None:
            return Answer(True, finder.found)
        if outcome is Outcome.CUT:
            return Answer(None, reason=Outcome.CUT.value)
        if outcome is not Outcome.EXHAUSTED:
            reasons.append(outcome.value)
        reasons += problem.gaps
    if finder.rejected:
        reasons.append(Outcome.BLURRED.value)
    return Answer(None, reason="; ".join(dict.fromkeys(reasons))) if reasons else Answer(False)


def search(problem: Problem, budget: Budget, finder: Finder) -> Outcome:
    """Search one problem in the fastest way that can handle it."""
    return search_plainly(problem, budget, finder.accept)

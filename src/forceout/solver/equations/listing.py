"""Many Solutions of a position: Equations (Equations VI-A, VII-B)."""

from collections.abc import Iterator

from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.solver.answer import Listed
from forceout.solver.budget import Budget
from forceout.solver.equations.plain_search import search_plainly
from forceout.solver.equations.problem import Expression, Target, write
from forceout.solver.equations.problems_of_position import build_problems


class Collector:
    """Takes candidates from a search and keeps all that the judge calls correct."""

    def __init__(self, position: Position, in_force: InForce) -> None:
        self.position = position
        self.in_force = in_force
        self.found: dict[str, int] = {}

    def collect(self, expression: Expression, target: Target) -> bool:
        """Keep a correct candidate with the number of its cubes, and go on."""
        text = f"{write(expression, bool(self.in_force.digit_cubes))} = {target.text}"
        if text not in self.found:
            verdict = check_equation(text, self.position, self.in_force)
            if verdict.is_correct:
                self.found[text] = len(verdict.used)
        return False


def list_solutions(position: Position, in_force: InForce, budget: Budget) -> Iterator[Listed]:
    """Correct Equations of which no two have the same cubes and parts' values, as far as the budget goes."""
    collector = Collector(position, in_force)
    for problem in build_problems(position, in_force):
        search_plainly(problem, budget, collector.collect)
        if budget.spend(0):
            break
    yield from (Listed(cubes, text) for text, cubes in collector.found.items())

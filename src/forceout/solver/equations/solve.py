"""Does a correct Equation exist for a position, and which."""

from contextlib import suppress
from typing import Final

from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.games.equations.values import Stopped, stopped_when
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.equations.complex_search import (
    is_quick,
)
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.imaginary import real_parts
from forceout.solver.equations.multiples_as_goals import as_equalities
from forceout.solver.equations.one_more_cube import with_one_more
from forceout.solver.equations.problem import Outcome, Problem
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.proofs import drop_hopeless_targets, without_hopeless_targets
from forceout.solver.equations.stages import Solver, Task

LAYOUT_NODES: Final = 15
"""What laying out one numeral, sign or reading of the Goal costs."""
SHARE_AT_ONCE: Final = 0.25
SHARE_OF_ALL_AT_ONCE: Final = 0.6
"""How much of what there is Now's cubes are looked at together for, where much has no end, and where a search of all
that there is proves something."""
SHARES_BY_CUBE: Final = (0.25, 1.0)
"""How much of what is left each of Now's cubes may take, the first time and the second."""


def solve(position: Position, in_force: InForce, budget: Budget, finder: Finder | None = None) -> Answer:
    """A correct Equation, or the proof that there is none, as far as the budget goes (Equations VI-A, VII-B); whoever
    wants more than one hands in what takes them."""
    if position.situation.resources_allowed != 1 or not position.resources:
        return _solve_at_once(position, in_force, budget, proves=True, finder=finder)
    has_no_end = in_force.repeats_operations or in_force.makes_one_any_power
    share = 1.0 if finder is not None else SHARE_AT_ONCE if has_no_end else SHARE_OF_ALL_AT_ONCE
    answer = _solve_with(budget, share, position, in_force, proves=False, finder=finder)
    if answer.exists is None and not budget.spend(0):
        return _solve_by_cube(position, in_force, budget)
    return answer


def _solve_by_cube(position: Position, in_force: InForce, budget: Budget) -> Answer:
    """The same, asked for each cube that may come from Resources (one_more_cube.py): none takes all that is left before
    all have been looked at."""
    waiting = list(with_one_more(position, in_force))
    looked_at = 0
    reasons: list[str] = []
    for share in SHARES_BY_CUBE if budget.is_limited else (1.0,):
        left = []
        reasons = []
        for part in waiting:
            if budget.spend(0):
                return Answer(None, reason=Outcome.CUT.value)
            found = _solve_with(budget, share, part, in_force, proves=True)
            if found.exists:
                return found
            looked_at += found.looked_at or 0
            if found.exists is None:
                left.append(part)
                reasons += (found.reason or "").split("; ")
        waiting = left
        if not waiting:
            return Answer(False, looked_at=looked_at)
    return Answer(None, reason="; ".join(dict.fromkeys(reasons)))


def _solve_with(
    budget: Budget, share: float, position: Position, in_force: InForce, proves: bool, finder: Finder | None = None
) -> Answer:
    """An answer for some of what is left of a budget."""
    part = budget.part(share) if budget.is_limited else budget
    answer = _solve_at_once(position, in_force, part, proves, finder)
    if part is not budget:
        budget.spend(part.spent_nodes)
    return answer


def _solve_at_once(
    position: Position, in_force: InForce, budget: Budget, proves: bool, finder: Finder | None = None
) -> Answer:
    tasks: list[Task] = []
    with stopped_when(budget.is_spent):
        try:
            for number, problem in enumerate(build_problems(position, in_force, budget.is_spent)):
                # A question may come to dozens of problems, and laying them out is work like any other.
                if number and budget.spend(LAYOUT_NODES * _size(problem)):
                    return Answer(None, reason=Outcome.CUT.value)
                whole = drop_hopeless_targets(problem)
                parts = [Task(part.problem, part.wrapped, is_whole=False) for part in real_parts(whole)]
                others = map(drop_hopeless_targets, as_equalities(whole))
                tasks += [Task(other, None, is_whole=False) for other in others if other.targets]
                tasks += [
                    *parts,
                    Task(
                        whole,
                        None,
                        is_whole=True,
                        has_parts=bool(parts) and not is_quick(whole),
                        asked=without_hopeless_targets(problem),
                    ),
                ]
        except (OutOfBudget, Stopped):
            return Answer(None, reason=Outcome.CUT.value)
        # One cube of Now's was looked at among all of them, so that nothing is found at once.
        is_part = proves and position.situation.resources_allowed == 1
        solver = Solver(tasks, budget, finder or Finder(position, in_force), proves, is_part)
        # What was being looked at when the time was up counts as cut.
        with suppress(Stopped):
            solver.run()
            if proves:
                solver.prove()
            else:
                solver.settle_exponents()
    return solver.answer()


def _size(problem: Problem) -> int:
    return len(problem.numerals) + len(problem.signs) + len(problem.targets)

"""Does a correct Equation exist for a position, and which."""

from typing import Final

from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.one_more_cube import with_one_more
from forceout.solver.equations.question import Question

SHARE_AT_ONCE: Final = 0.2
SHARE_OF_SEVERAL: Final = 0.4
"""How much of what there is Now's cubes are looked at together for, before they are asked about one by one; and where
there are several meanings of the wild cube, each of which each cube would be asked about with."""


def solve(position: Position, in_force: InForce, budget: Budget, finder: Finder | None = None) -> Answer:
    """A correct Equation, or the proof that there is none, as far as the budget goes (Equations VI-A, VII-B); whoever
    wants more than one hands in what takes them."""
    if position.situation.resources_allowed != 1 or not position.resources:
        return _solve_at_once(position, in_force, budget, proves=True, finder=finder)
    whole = Question(position, in_force, budget, proves=False, finder=finder)
    first, longer = budget.part(SHARE_AT_ONCE), budget.part(SHARE_OF_SEVERAL if finder is None else 1.0)
    while whole.goes_on():
        within = longer if whole.has_several or finder is not None else first
        if within.spend(whole.nodes - within.spent_nodes):
            break
    if whole.answer().exists is not None or budget.spend(0):
        return whole.answer()
    return _solve_by_cube(whole, [Question(part, in_force, budget, True) for part in with_one_more(position, in_force)])


def _solve_by_cube(whole: Question, cubes: list[Question]) -> Answer:
    """The same, asked for each cube that may come from Resources (one_more_cube.py), in turn with all of them at once:
    always that goes on which took least so far. So what little it takes to prove is proved of all before any is
    searched for long, and no work is done twice."""
    while not whole.budget.spend(0) and any(one.answer().exists is None for one in cubes):
        going = [one for one in (whole, *cubes) if one.is_going]
        if all(one is whole for one in going):
            break
        one = min(going, key=lambda one: one.spent)
        one.goes_on()
        if one.answer().exists or (one is whole and one.answer().exists is False):
            return one.answer()
    answers = [one.answer() for one in cubes]
    if all(answer.exists is False for answer in answers):
        return Answer(False, looked_at=sum(answer.looked_at or 0 for answer in answers))
    reasons = [reason for answer in answers for reason in (answer.reason or "").split("; ") if answer.exists is None]
    return Answer(None, reason="; ".join(dict.fromkeys(reasons)))


def _solve_at_once(
    position: Position, in_force: InForce, budget: Budget, proves: bool, finder: Finder | None = None
) -> Answer:
    question = Question(position, in_force, budget, proves, finder)
    while question.goes_on():
        pass
    return question.answer()

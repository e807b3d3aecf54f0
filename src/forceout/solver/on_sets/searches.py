"""Which search serves: the compiled one where it was built, else the one in plain Python."""

from typing import Final

from forceout.solver import kernel
from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.on_sets.plain_search import search as plain_search
from forceout.solver.on_sets.problem import Found, Problem

try:
    from forceout.solver.kernel import _on_sets

    IS_COMPILED: Final = True
except ImportError:
    IS_COMPILED = False  # type: ignore[misc]

MOST_BYTES: Final = 1 << 30


def search(problem: Problem, budget: Budget) -> Found | None:
    """A Solution of some sub-problem, or None when there is none; raises OutOfBudget."""
    if IS_COMPILED and kernel.is_wanted():
        return compiled_search(problem, budget)
    return plain_search(problem, budget)


def compiled_search(problem: Problem, budget: Budget) -> Found | None:
    """The search in C, with the same answers."""
    if max(sum(dotting.weights) for dotting in problem.dottings) > _on_sets.MOST_WEIGHT:
        return plain_search(problem, budget)
    found = _on_sets.search(
        problem.cells,
        problem.colors,
        problem.is_repeating * _on_sets.IS_REPEATING
        | problem.merges_operations * _on_sets.MERGES_OPERATIONS
        | problem.merges_sets * _on_sets.MERGES_SETS
        | problem.is_symmetric * _on_sets.IS_SYMMETRIC
        | problem.asks_effect * _on_sets.ASKS_EFFECT,
        problem.fewest_operations,
        problem.goals & (1 << _on_sets.MOST_WEIGHT + 1) - 1,
        problem.dottings,
        problem.sub_problems,
        budget.spend if budget.is_limited else None,
        MOST_BYTES if budget.bytes is None else budget.bytes,
    )
    if found is False:
        raise OutOfBudget
    return None if found is None else Found(*found)

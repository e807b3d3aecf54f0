"""Which search serves: the compiled one where it was built, else the one in plain Python."""

import os
from typing import Final

from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.on_sets_problem import Found, Problem
from forceout.solver.on_sets_search import search as plain_search

try:
    from forceout.solver import _on_sets

    IS_COMPILED: Final = True
except ImportError:
    IS_COMPILED = False  # type: ignore[misc]

MOST_WEIGHT: Final = 63
MOST_BYTES: Final = 1 << 30


def search(problem: Problem, budget: Budget) -> Found | None:
    """A Solution of some sub-problem, or None when there is none; raises OutOfBudget."""
    if IS_COMPILED and os.environ.get("FORCEOUT_PURE") != "1":
        return compiled_search(problem, budget)
    return plain_search(problem, budget)


def compiled_search(problem: Problem, budget: Budget) -> Found | None:
    """The search in C, with the same answers."""
    if max(sum(dotting.weights) for dotting in problem.dottings) > MOST_WEIGHT:
        return plain_search(problem, budget)
    found = _on_sets.search(
        problem.cells,
        problem.colors,
        problem.is_repeating
        | problem.merges_operations << 1
        | problem.merges_sets << 2
        | problem.is_symmetric << 3
        | problem.asks_effect << 4,
        problem.fewest_operations,
        problem.goals & (1 << MOST_WEIGHT + 1) - 1,
        problem.dottings,
        problem.sub_problems,
        budget.spend if budget.is_limited else None,
        MOST_BYTES if budget.bytes is None else budget.bytes,
    )
    if found is False:
        raise OutOfBudget
    return None if found is None else Found(*found)

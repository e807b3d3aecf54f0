"""Problems without chains of signs on one number."""

from dataclasses import replace
from typing import Final

from forceout.games.equations.readings.reading import Fixity
from forceout.solver.equations.problem import COUNTERS, Problem, packed
from forceout.solver.equations.sorts import counts

FACTORIALS: Final = 0
IN_FRONT: Final = 3
"""The counters of factorial signs, and of signs in front of numbers that no cube limits."""


def without_chains(problem: Problem) -> Problem | None:
    """A problem without factorial signs and signs in front of numbers that no cube limits, which make many values; None
    where there are none of them. The Goal keeps the factorial signs that it is read with."""
    less = with_chains_up_to(problem, 0)
    if less is None:
        return None
    return replace(less, signs=tuple(one for one in less.signs if one.operation.fixity is Fixity.BINARY))


def with_chains_up_to(problem: Problem, most: int) -> Problem | None:
    """A problem with so many factorial signs, and signs in front of numbers that no cube limits, at most, beside those
    that the Goal is read with; None where there are no more of them."""
    fields = problem.fields
    required = counts(problem.required, fields)
    usable, on_mat = list(counts(problem.usable, fields)), list(counts(problem.on_mat, fields))
    places = [fields - COUNTERS + counter for counter in (FACTORIALS, IN_FRONT)]
    if all(usable[place] <= max(required[place], most) for place in places):
        return None
    for place in places:
        of_goal = max((counts(target.usage, fields)[place] for target in problem.targets), default=0)
        usable[place] = min(usable[place], max(required[place], of_goal + most))
        on_mat[place] = min(on_mat[place], usable[place])
    return replace(problem, usable=packed(usable), on_mat=packed(on_mat))

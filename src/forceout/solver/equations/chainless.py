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
    where there are none of them."""
    fields = problem.fields
    required = counts(problem.required, fields)
    usable, on_mat = list(counts(problem.usable, fields)), list(counts(problem.on_mat, fields))
    for counter in (FACTORIALS, IN_FRONT):
        place = fields - COUNTERS + counter
        usable[place] = on_mat[place] = required[place]
    if packed(usable) == problem.usable:
        return None
    signs = tuple(one for one in problem.signs if one.operation.fixity is Fixity.BINARY)
    return replace(problem, signs=signs, usable=packed(usable), on_mat=packed(on_mat))

"""Looks at what most Solutions are made of, before anything is searched for long."""

from collections.abc import Sequence
from typing import Final, Protocol

from forceout.solver.equations.finder import Finder
from forceout.solver.equations.logs_of_powers import beside_logarithms, whole_solutions
from forceout.solver.equations.plain_looks import plain_looks
from forceout.solver.equations.problem import Problem, Wrapped
from forceout.solver.equations.sampling import Looking, both

PLAIN_NODES: Final = 400_000
FEWEST_PLAIN_NODES: Final = 70_000
LOGARITHM_NODES: Final = 30_000
Tasks = Sequence[tuple[Problem, Wrapped | None]]


class Judging(Looking, Protocol):
    """What looks at a part of a problem, and takes what is found by itself."""

    finder: Finder


def look_at_plain_numbers(tasks: Tasks, solver: Looking) -> None:
    """Look for what is made of digits as they are and of signs between them."""
    for problem, wrapped in tasks:
        for part in plain_looks(problem) if problem.targets else ():
            if solver.is_over:
                return
            solver.look_at_part(part, max(FEWEST_PLAIN_NODES, PLAIN_NODES // len(tasks)), wrapped)


def look_at_logarithms(tasks: Tasks, solver: Judging) -> None:
    """Look for what stands beside a logarithm of two powers of the base, which may be any fraction."""
    for problem, wrapped in tasks:
        rejected = list(solver.finder.rejected)
        if wrapped is None and any(solver.finder.accept(*found) for found in whole_solutions(problem)):
            return
        solver.finder.rejected = rejected
        for part in beside_logarithms(problem):
            if solver.is_over:
                return
            solver.look_at_part(part.problem, LOGARITHM_NODES, both(part.wrapped, wrapped))

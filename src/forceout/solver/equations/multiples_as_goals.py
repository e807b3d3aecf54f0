"""Multiple of k as other Goals (Equations XIII-B-7): a Solution of G + jk, j other than 0, is one of G.

**Theorem.** A number meets a Goal G under Multiple of k exactly when it equals G + jk for some whole j other than 0. So
what equals one of these is a Solution, and the search may go back from them as from any Goal, which it cannot from
"some multiple of k away". Not all j are tried, so that finding nothing proves nothing. Where the Goal is long, they are
tried around what it leaves.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.in_force import EqualToGoal
from forceout.games.equations.values import Unverifiable
from forceout.solver.equations.compiled_search import is_short, left_by
from forceout.solver.equations.problem import Problem, Target

MOST_AWAY: Final = 6
"""So many multiples of k on either side are tried."""
MOST_GOALS: Final = 3


def as_equalities(problem: Problem) -> Iterator[Problem]:
    """The problem with Goals some multiples of k away, where that is what is asked for and all cubes may be used."""
    k = getattr(problem.relation, "k", None)
    if k is None or problem.extra is not None or not problem.targets:
        return
    targets = [made for target in problem.targets[:MOST_GOALS] for made in _away(target, k)]
    yield replace(problem, targets=tuple(targets), relation=EqualToGoal(), gaps=())


def _away(target: Target, k: int) -> Iterator[Target]:
    middle = target.value
    left = None if is_short(middle) else left_by(middle, k)
    if left is not None:
        middle = left
        yield target._replace(value=left)
    for times in range(1, MOST_AWAY + 1):
        for way in (times, -times):
            try:
                yield target._replace(value=values.add(middle, values.integer(k * way)))
            except Unverifiable:
                return

"""Looks at parts of a question where a Solution is often soon found: plain digits, and what stands inside a sign."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from forceout.solver.equations.chainless import with_chains_up_to
from forceout.solver.equations.insides import insides
from forceout.solver.equations.problem import Problem, Wrapped
from forceout.solver.equations.sampling import Looking, both
from forceout.solver.equations.selections import is_fraction
from forceout.solver.equations.sides import SIDES_AT_FIRST, SIDES_WITH_CHAINS, look_at_sides, plain

PLAIN_NODES: Final = 1_000_000
SHARE_OF_PLAIN_DIGITS: Final = 0.1
"""What a look with plain digits alone may cost, and what share of what is left."""
INSIDE_NODES: Final = 300_000
SHARE_OF_INSIDE: Final = 0.05
"""What looking for the inside of a sign may cost, and what share of what is left its sides may take each time."""


def look_plainly(tasks: Sequence[tuple[Problem, Wrapped | None]], solver: Looking) -> None:
    """Look for short fractions with plain digits, where there is more: with few targets and numerals a search goes
    far."""
    for problem, wrapped in tasks:
        part = plain(problem)
        short = tuple(target for target in part.targets if is_fraction(target.value))
        part = replace(part, targets=short)
        is_less = len(short) < len(problem.targets) or len(part.numerals) < len(problem.numerals)
        for one in (with_chains_up_to(part, 1), part if is_less else None):
            if short and one is not None and not solver.is_over:
                share = SHARE_OF_PLAIN_DIGITS / len(tasks)
                solver.look_at_part(one, PLAIN_NODES // len(tasks), wrapped, share)


def look_inside(tasks: Sequence[tuple[Problem, Wrapped | None]], solver: Looking) -> None:
    """Look for what may stand inside signs on one number that make the Goal."""
    for problem, wrapped in tasks:
        for inside in () if solver.is_over else insides(problem):
            around = both(inside.wrapped, wrapped)
            for one in (plain(inside.problem), inside.problem):
                if not solver.is_over:
                    solver.look_at_part(one, INSIDE_NODES, around)
            for look in (SIDES_AT_FIRST, SIDES_WITH_CHAINS):
                look_at_sides([(inside.problem, around)], solver, look._replace(share=SHARE_OF_INSIDE))

"""A proof by the real line: without an i and without a power of which a value may be chosen, every number is real.

**Theorem.** Sums, products, quotients, logarithms and all else that signs make of real numbers is real or not there,
but for an i beside a number and for powers with several values. So where no numeral and no sign has an i and no power
has several values, no expression equals a number that is not real; nor a number that differs from it by multiples of k.
"""

from collections.abc import Sequence

from forceout.games.equations.values import Complex
from forceout.solver.equations.problem import ANY_POWER_IN_GOAL, NOT_AS_DIGITS, Problem, Target, is_beside_i


def without_unreal(problem: Problem, targets: Sequence[Target]) -> tuple[Target, ...]:
    """The targets without those that are not real, where every number is."""
    if {ANY_POWER_IN_GOAL, NOT_AS_DIGITS} & set(problem.gaps) or not _is_real(problem):
        return tuple(targets)
    return tuple(one for one in targets if not isinstance(one.value, Complex))


def _is_real(problem: Problem) -> bool:
    """Whether every number is real."""
    return not any(isinstance(one.value, Complex) for one in problem.numerals) and not any(
        is_beside_i(sign) or isinstance(sign.exponent, Complex) or sign.operation.all_values is not None
        for sign in problem.signs
    )

"""A proof by directions: without + and - every number is a real one times a root of 1.

**Theorem.** Where nothing is added or taken away, every number is 0, or above 0 times a root of 1. For digits and i
are, products and quotients of such numbers are, and so is each value of a power with a fraction for its exponent; other
exponents are real, and have a power of numbers above 0 alone, which is above 0; all other signs make real numbers. With
fractions a and b such a number a + bi has a = 0, b = 0, a = b or a = -b: divided by a - bi it is a root of 1 too, with
parts that are fractions, and these are but 1, -1, i and -i. ∎

So nothing is 9 + 72i, and what differs from 90i by a multiple of 8 other than 0 is no such number either.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.values import Complex
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.chosen_values import parts_of
from forceout.solver.equations.problem import Problem, Sign, Target, multiply_with_i

IN_DIRECTIONS: Final = frozenset(
    {
        values.multiply,
        values.divide,
        multiply_with_i,
        values.remainder,
        values.lcm,
        values.gcf,
        values.log,
        values.number_of_factors,
        values.factorial,
        next_prime,
    }
)
"""What makes such numbers of such numbers, besides powers."""
NOTHING: Final = values.integer(0)


def without_other_directions(problem: Problem, targets: Sequence[Target]) -> tuple[Target, ...]:
    """The targets without those of which no root of 1 has the direction, where nothing is added or taken away."""
    signs = (*problem.signs, *problem.endless.exponents)
    if not all(map(_keeps_directions, signs)) or not all(
        NOTHING in parts_of(one.value) for one in problem.numerals if isinstance(one.value, Complex)
    ):
        return tuple(targets)
    k = getattr(problem.relation, "k", None)
    return tuple(one for one in targets if not _is_elsewhere(one, k))


def _keeps_directions(sign: Sign) -> bool:
    apply: Any = sign.operation.apply
    apply = apply.func if isinstance(apply, partial) else apply
    if sign.operation.all_values is not None:
        return apply is values.power
    return apply in IN_DIRECTIONS


def _is_elsewhere(target: Target, k: int | None) -> bool:
    """Whether no such number is the Goal, or a multiple of k other than 0 away."""
    a, b = parts_of(target.value)
    if type(a) is not Rational or type(b) is not Rational or b == NOTHING:
        return False
    places = (NOTHING, b, values.subtract(NOTHING, b))
    if k is None:
        return a not in places
    return not any(place != a and values.is_multiple(values.subtract(place, a), k) is not False for place in places)

"""A proof by degrees: where there is no i and roots are of odd order alone, no number has an i.

**Theorem.** Let all numerals be fractions, and let numbers be put together by + - × ÷ and means, by signs that take
real numbers and make whole ones, and by exponents that are fractions with odd denominators, each with all its values.
Then no expression equals a number a + bi with fractions a and b other than b = 0, nor differs from one by a multiple
of k.

Proof. Let F be the fractions with all roots of 1 of odd order. i is not in F: else it would be in the field of the nth
roots of 1 for some odd n, which has the i only where 4 divides n. Let i not be in a field L that holds F, and p an odd
prime. A pth root of a number of L has degree 1 or p over L, as L has the pth roots of 1 (Kummer); so L with it has an
odd degree over L, and i, of degree 2 over L, is not in it. A root of odd order is one of such roots after another, and
all else stays in a field. So i is in no field that holds what an expression is made of, nor is a + bi. ∎
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from forceout.games.equations import values
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.chosen_values import parts_of
from forceout.solver.equations.problem import ANY_POWER, Problem, Sign, Target, is_beside_i
from forceout.solver.equations.rational_parts import IN_FIELD


def without_units(problem: Problem, targets: Sequence[Target]) -> tuple[Target, ...]:
    """The targets without those that have an i and parts that are fractions, where no root makes an i."""
    signs = (*problem.signs, *problem.endless.exponents)
    has_exponents = any(one.exponent is not None for one in signs)
    is_known = all(map(_keeps_out_units, signs)) and all(type(one.value) is Rational for one in problem.numerals)
    if not is_known or (has_exponents and ANY_POWER in problem.gaps):
        return tuple(targets)
    return tuple(one for one in targets if not _has_unit(one))


def _keeps_out_units(sign: Sign) -> bool:
    apply: Any = sign.operation.apply
    apply = apply.func if isinstance(apply, partial) else apply
    if sign.operation.all_values is not None:
        exponent = sign.exponent
        if type(exponent) is Rational:
            return bool(exponent.q % 2 == 1)
        return exponent is not None and values.is_integer(exponent) is True
    return apply in IN_FIELD and sign.exponent is None and not is_beside_i(sign)


def _has_unit(target: Target) -> bool:
    real, imaginary = parts_of(target.value)
    return type(real) is Rational and type(imaginary) is Rational and imaginary != values.integer(0)

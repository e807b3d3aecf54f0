"""A proof by fields: where nothing but fractions and i go in, and no power or root is taken, fractions and i come out.

**Theorem.** Let both parts of every number be fractions. Sums, differences, products, quotients and means have such
parts too, and so have numbers under an exponent that is whole; an i beside a number is a product; remainders, common
multiples, common factors, factorials, counted factors and smallest primes take real numbers and make whole ones. So no
expression equals a number of which a part is no fraction, nor one that is a multiple of k away. For the numbers with
two such parts are a field, which i and the fractions generate. ∎

It is true of powers of the base that are not tried as well, which are fractions (but as exponents), of exponents with
several factorial signs, which are whole, and however often a sign is repeated.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.chosen_values import parts_of
from forceout.solver.equations.problem import ANY_POWER, Problem, Sign, Target, multiply_with_i

Apply = Callable[..., Number]
IN_FIELD: Final[frozenset[Apply]] = frozenset(
    {
        values.add,
        values.subtract,
        values.multiply,
        values.divide,
        values.average,
        values.remainder,
        values.lcm,
        values.gcf,
        values.number_of_factors,
        values.factorial,
        next_prime,
        multiply_with_i,
    }
)
"""What makes numbers with such parts of such numbers."""


def without_other_parts(problem: Problem, targets: Sequence[Target]) -> tuple[Target, ...]:
    """The targets without those of which a part is no fraction, where both parts of every number are."""
    signs = (*problem.signs, *problem.endless.exponents)
    if not all(map(_stays, signs)) or not all(_are_fractions(one.value) for one in problem.numerals):
        return tuple(targets)
    if ANY_POWER in problem.gaps and any(type(sign.exponent) is Rational for sign in signs):
        return tuple(targets)
    return tuple(one for one in targets if not _has_other_part(one.value))


def _stays(sign: Sign) -> bool:
    """Whether a sign makes numbers with parts that are fractions of such numbers."""
    apply: Any = sign.operation.apply
    apply = apply.func if isinstance(apply, partial) else apply
    if sign.operation.all_values is not None:
        return sign.exponent is not None and values.is_integer(sign.exponent) is True
    return apply in IN_FIELD


def _are_fractions(value: Number) -> bool:
    """Whether both parts of a number are fractions."""
    return all(type(part) is Rational for part in parts_of(value))


def _has_other_part(value: Number) -> bool:
    """Whether a part of a number surely is no fraction."""
    return any(values.is_rational(part) is False for part in parts_of(value))

"""A proof by denominators: where nothing is divided, no prime comes into a denominator that was in none.

**Theorem.** Let p be a prime that divides no denominator of a numeral, nor of what a sign brings in itself (2 for the
average, the hundred of a percent). Sums, differences, products and square roots of numbers that are integral at p are
integral at p, so is i, and so is every whole number: remainders, common multiples and factors, numbers of factors,
factorials, next primes, and powers and roots that are whole or not there. By induction everything that such signs make
is integral at p, however often they are repeated; and a fraction that is integral at p has no p in its denominator. Nor
has what differs from it by a whole number, so that this holds for multiples of k too. Of a complex number with two
fractions for its parts neither part has: those that are integral over the whole numbers are the ones with whole parts.

Powers keep it where their exponents are fractions not below zero, since roots of what is integral are. So exponents are
looked at one by one; a power of two numbers is whole where both are, which they are where all numerals are whole and at
least 0 and nothing else is made.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import gcd
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.general_rule import whole_power, whole_root, whole_square_root
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.problem import Problem, Sign, Target, is_beside_i
from forceout.solver.equations.valuations import PRIMES
from forceout.solver.equations.valuations_of_numbers import valuations_of

KEEP_NATURAL: Final[frozenset[Callable[..., Number]]] = frozenset(
    {
        values.add,
        values.multiply,
        values.remainder,
        values.lcm,
        values.gcf,
        values.number_of_factors,
        values.factorial,
        next_prime,
        whole_root,
        whole_square_root,
    }
)
"""What makes whole numbers from 0 up of such."""
BRING_IN: Final[dict[Callable[..., Number], int]] = {
    **dict.fromkeys(KEEP_NATURAL, 1),
    values.subtract: 1,
    values.average: 2,
    square_root: 1,
    whole_power: 1,
}
"""What may come into a denominator by each sign."""


def without_foreign_denominators(problem: Problem, targets: Sequence[Target]) -> tuple[Target, ...]:
    """The targets without fractions whose denominators have a prime that nothing brings in."""
    brought = brought_in(problem, problem.signs)
    if brought is None:
        return tuple(targets)
    return tuple(one for one in targets if not _is_foreign(one.value, brought))


def _is_foreign(value: Number, brought: int) -> bool:
    """Whether a number has a prime in its denominator that is not brought in."""
    if isinstance(value, Complex):
        parts = [part for part in _parts(value) if isinstance(part, Rational)]
        return len(parts) == 2 and any(not _is_made_of(part.q, brought) for part in parts)
    if isinstance(value, Rational):
        return not _is_made_of(value.q, brought)
    return any(high < 0 and brought % prime for prime, (_, high) in zip(PRIMES, valuations_of(value), strict=True))


def brought_in(problem: Problem, signs: Sequence[Sign]) -> int | None:
    """A number that every prime divides which may come into a denominator, with some of the signs; None where that is
    not known."""
    found = 1
    are_natural = True
    for numeral in problem.numerals:
        for part in _parts(numeral.value):
            if not isinstance(part, Rational):
                return None
            found *= part.q
            are_natural = are_natural and part.q == 1 and part.p >= 0
        are_natural = are_natural and not isinstance(numeral.value, Complex)
    applied = [sign for sign in signs if _apply(sign) is not values.power]
    are_natural = are_natural and all(sign.exponent is None and _apply(sign) in KEEP_NATURAL for sign in applied)
    for sign in signs:
        more = _of_sign(sign, are_natural)
        if more is None:
            return None
        found *= more
    return found


def _of_sign(sign: Sign, are_natural: bool) -> int | None:
    """What a sign may bring into a denominator."""
    apply = _apply(sign)
    if sign.operation.sign == PERCENT and sign.operation.fixity is Fixity.BINARY:
        part = apply(values.integer(1), values.integer(1))
        return part.q if isinstance(part, Rational) else None
    if is_beside_i(sign) or (apply is values.multiply and sign.exponent == values.IMAGINARY):
        return 1
    if apply in (values.power, whole_power) and sign.exponent is not None:
        return 1 if type(sign.exponent) is Rational and sign.exponent.p >= 0 else None
    if sign.exponent is not None or sign.operation.all_values is not None:
        return None
    if apply is values.power:
        return 1 if are_natural else None
    return BRING_IN.get(apply)


def _parts(value: Number) -> Iterable[Number]:
    return (value.real, value.imaginary) if isinstance(value, Complex) else (value,)


def _apply(sign: Sign) -> Any:
    apply = sign.operation.apply
    return apply.func if isinstance(apply, partial) else apply


def _is_made_of(whole: int, others: int) -> bool:
    """Whether every prime of a number divides another."""
    while whole > 1:
        shared = gcd(whole, others)
        if shared == 1:
            return False
        whole //= shared
    return True

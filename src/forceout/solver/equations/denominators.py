"""A proof by denominators: without division no prime comes into them.

**Theorem.** Let a prime divide the denominator of no numeral, and let the signs be among sums, differences, products
(with an i between or behind), averages where the prime is not 2, percents where it does not divide the hundred, and
signs that make whole numbers alone. Then the prime divides the denominator of no fraction that an expression is.

Proof. The valuation of the prime on the fractions extends to all numbers that the numerals and i generate. It is 0 or
more of every numeral and of i, hence of sums and products, of halves where 2 is a unit, and of whole numbers. ∎

A whole multiple more or less changes nothing in that. Powers are left out: some have exponents below zero.
"""

from collections.abc import Iterable, Sequence
from math import gcd
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.problem import Problem, Sign, Target, is_beside_i

KEEP_DENOMINATORS: Final = (values.add, values.subtract, values.multiply)
MAKE_WHOLE: Final = (
    values.remainder,
    values.lcm,
    values.gcf,
    values.number_of_factors,
    values.factorial,
    next_prime,
)


def without_new_denominators(problem: Problem, targets: Sequence[Target]) -> tuple[Target, ...]:
    """The readings of the Goal without a prime in the denominator that nothing brings there."""
    known = denominator(problem)
    if known is None:
        return tuple(targets)
    return tuple(
        one for one in targets if type(one.value) is not Rational or not divides_no_power(int(one.value.q), known)
    )


def denominator(problem: Problem) -> int | None:
    """A number of which every prime in a denominator of a value is a factor; None where that is not known."""
    found = 1
    for numeral in problem.numerals:
        for part in _parts(numeral.value):
            if type(part) is not Rational:
                return None
            found *= part.q
    for sign in problem.signs:
        more = _denominator_of(sign)
        if more is None:
            return None
        found *= more
    return found


def divides_no_power(whole: int, number: int) -> bool:
    """Whether a whole number has a prime that another has not."""
    for _ in range(whole.bit_length()):
        whole //= gcd(whole, number)
    return whole > 1


def _denominator_of(sign: Sign) -> int | None:
    apply = getattr(sign.operation.apply, "func", sign.operation.apply)
    if sign.operation.sign == PERCENT and sign.operation.fixity is Fixity.BINARY:
        part = sign.operation.apply(values.integer(1), values.integer(1))
        return part.q if type(part) is Rational else None
    if apply is values.average:
        return 2
    if is_beside_i(sign) or apply in MAKE_WHOLE:
        return 1
    # What stands behind a number may be an exponent: of these only i is a factor.
    is_product = apply in KEEP_DENOMINATORS and sign.exponent in (None, values.IMAGINARY)
    return 1 if is_product else None


def _parts(value: Number) -> Iterable[Number]:
    return (value.real, value.imaginary) if isinstance(value, Complex) else (value,)

"""Ways to write a number as a sign between two others: 67 to the power of 1 ÷ 60 for 60√67, 71 × 71 for 5041.

These are the ways in which people take a Goal apart. Each is true of the numbers, but not all ways are given: they
serve to find, and prove nothing. Numbers that are far too large for a search have sides that are small.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from math import gcd, isqrt, lcm, prod
from typing import Final, NamedTuple

from flint import fmpq

from forceout.games.equations import values
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.integers import factor, perfect_power
from forceout.games.equations.values.number import Rational, Sum

MOST_DIVISORS: Final = 1_000
"""Of numbers that more divide, as of factorials, no two are looked for that are near to each other."""
MOST_FACTORS: Final = 3
"""So many pairs of factors of a whole number are given."""
LEAST_POWER: Final = 5
"""Powers of primes with such exponents are given before other factors."""
LONGEST_TO_FACTOR: Final = 90
LONGEST: Final = 2_000
"""Of numbers with more binary digits nothing is worked out."""
LARGEST_INDEX: Final = 1_000
ONE: Final = values.integer(1)
MINUS_ONE: Final = values.integer(-1)


class Split(NamedTuple):
    """A sign between two numbers."""

    apply: Callable[..., Number]
    left: Number
    right: Number


def splits(value: Number) -> Iterator[Split]:
    """Some ways to make a number of two others, the most promising first."""
    try:
        if isinstance(value, Rational):
            yield from _of_fraction(value)
        elif isinstance(value, Sum) and len(value.terms) == 1:
            yield from _of_root(value)
        elif isinstance(value, Sum):
            yield from _of_sum(value)
    except (Undefined, Unverifiable):
        return


def _of_fraction(value: Rational) -> Iterator[Split]:
    if value.p.bit_length() + value.q.bit_length() > LONGEST:
        return
    base, exponent = _as_power(value)
    if exponent > 1:
        yield from _of_power(base, values.integer(exponent))
        for part in range(2, exponent):
            if exponent % part == 0:
                yield from _of_power(values.power(base, values.integer(part)), values.integer(exponent // part))
    if value.q > 1:
        top, bottom = values.integer(value.p), values.integer(value.q)
        yield Split(values.divide, top, bottom)
        if value.p != 0:
            yield Split(values.power, values.divide(bottom, top), MINUS_ONE)
        yield Split(values.multiply, top, values.divide(ONE, bottom))
        below = values.integer(value.p // value.q)
        above = values.add(below, ONE)
        yield Split(values.add, below, values.subtract(value, below))
        yield Split(values.subtract, above, values.subtract(above, value))
        if value.p != 0:
            yield Split(values.root, MINUS_ONE, values.divide(bottom, top))
    yield from _of_factors(value)


def _of_power(base: Number, exponent: Number) -> Iterator[Split]:
    """A power, and the same as a root."""
    inverse = values.divide(ONE, exponent)
    yield Split(values.power, base, exponent)
    yield Split(values.root, inverse, base)
    yield Split(values.power, values.divide(ONE, base), values.subtract(values.integer(0), exponent))


def _as_power(value: Rational) -> tuple[Number, int]:
    """The number that a positive fraction is the largest power of, and the exponent."""
    if value.p <= 0 or value == ONE:
        return value, 1
    exponents = [perfect_power(part)[1] for part in (value.p, value.q) if part > 1]
    exponent = gcd(*exponents)
    if exponent < 2:
        return value, 1
    return values.root(values.integer(exponent), value), exponent


def _of_factors(value: Rational) -> Iterator[Split]:
    """Products of two whole numbers, with the factors that are nearest to each other first."""
    size = abs(value.p)
    if value.q > 1 or size < 2 or size.bit_length() > LONGEST_TO_FACTOR:
        return
    divisors = [1]
    primes = factor(size)
    for prime, times, _ in primes:
        if times >= LEAST_POWER and len(primes) > 1:
            part, other = values.integer(prime**times), values.integer(value.p // prime**times)
            yield Split(values.multiply, part, other)
            yield Split(values.divide, part, values.divide(ONE, other))
    if prod(times + 1 for _, times, _ in primes) > MOST_DIVISORS:
        return
    for prime, times, _ in primes:
        divisors = [one * prime**power for one in divisors for power in range(times + 1)]
    small = sorted((one for one in divisors if 1 < one <= isqrt(size)), reverse=True)
    for one in islice(small, MOST_FACTORS):
        yield Split(values.multiply, values.integer(value.p // one), values.integer(one))
    for one in islice(small, MOST_FACTORS):
        yield Split(values.divide, values.integer(value.p // one), values.divide(ONE, values.integer(one)))


def _of_root(value: Sum) -> Iterator[Split]:
    """A root of a fraction, as a root and as a power."""
    ((monomial, coefficient),) = value.terms
    exponents = [exponent for _, exponent in monomial.powers if type(exponent) is Rational]
    if len(exponents) < len(monomial.powers):
        return
    index = lcm(*(exponent.q for exponent in exponents))
    if index == 1 and coefficient == 1:
        whole = values.integer(gcd(*(exponent.p for exponent in exponents)))
        yield from _of_power(values.root(whole, value), whole)
    if not 1 < index <= LARGEST_INDEX:
        return
    inside = values.power(value, values.integer(index))
    if type(inside) is not Rational:
        return
    base, times = _as_power(inside)
    exponent = values.divide(values.integer(times), values.integer(index))
    yield Split(values.power, base, exponent)
    yield Split(values.root, values.divide(ONE, exponent), base)
    if times > 1:
        yield Split(values.power, inside, values.divide(ONE, values.integer(index)))
        yield Split(values.root, values.integer(index), inside)
    yield Split(values.power, values.divide(ONE, base), values.subtract(values.integer(0), exponent))
    if coefficient != 1:
        outside = _fraction(coefficient)
        yield Split(values.multiply, outside, values.divide(value, outside))


def _of_sum(value: Sum) -> Iterator[Split]:
    """One term of a sum, and the others."""
    for monomial, coefficient in value.terms:
        term = Sum({monomial: coefficient}) if monomial.powers else _fraction(coefficient)
        others = values.subtract(value, term)
        yield Split(values.add, others, term)
        yield Split(values.subtract, others, values.subtract(values.integer(0), term))
        yield Split(values.subtract, term, values.subtract(values.integer(0), others))


def _fraction(coefficient: fmpq) -> Number:
    return Rational(int(coefficient.p), int(coefficient.q))

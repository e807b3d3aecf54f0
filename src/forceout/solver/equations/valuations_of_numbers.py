"""The valuations of exact numbers, by the form they have (`valuations.py`)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from math import inf
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Number, compare
from forceout.games.equations.values.number import Atom, Factorial, Monomial, Nested, Rational, Sum, Whole
from forceout.solver.equations.valuations import (
    ANY,
    PRIMES,
    ROUNDED,
    Between,
    Valuations,
    of_factorials,
    of_fraction,
    of_power,
    of_product,
    of_sum,
)

LARGEST_EXPONENT: Final = 10**300
"""A float holds no exponent that is much larger, and none of which the reciprocal is."""
LARGE_ARGUMENT: Final = 10**4
LEAST: Final = 5e-324
NEXT_TO_NOTHING: Final = 1e-290


def valuations_of(value: Number, primes: tuple[int, ...] = PRIMES) -> Valuations:
    """What the valuations of a number lie between."""
    any_of_all = ((-inf, inf),) * len(primes)
    if isinstance(value, Rational):
        return of_fraction(value.p, value.q, primes)
    if not isinstance(value, Sum):
        return any_of_all
    terms: list[Valuations] = []
    for monomial, coefficient in value.terms:
        top, bottom = int(coefficient.p), int(coefficient.q)
        if all(isinstance(atom, Whole) and isinstance(exponent, Rational) for atom, exponent in monomial.powers):
            terms.append(tuple(_exactly(monomial, top, bottom, prime) for prime in primes))
            continue
        parts = [of_fraction(top, bottom, primes)]
        parts += [_of_power(atom, exponent, primes) for atom, exponent in monomial.powers]
        terms.append(any_of_all if ANY in parts else _multiplied(parts))
    return reduce(of_sum, terms)


def _exactly(monomial: Monomial, top: int, bottom: int, prime: int) -> Between:
    """How often a prime divides a fraction times powers of whole numbers with fractions: a float would round what is
    left of 1 and nearly -1."""
    total = Fraction(_times_in(top, prime) - _times_in(bottom, prime))
    for atom, exponent in monomial.powers:
        assert isinstance(atom, Whole)
        assert isinstance(exponent, Rational)
        times = _times_in(atom.value, prime)
        total += Fraction(int(exponent.p), int(exponent.q)) * times if times else 0
    if abs(total) > LARGEST_EXPONENT:
        return (float(LARGEST_EXPONENT), inf) if total > 0 else (-inf, -float(LARGEST_EXPONENT))
    if 0 < abs(total) < Fraction(1, LARGEST_EXPONENT):
        return (LEAST, NEXT_TO_NOTHING) if total > 0 else (-NEXT_TO_NOTHING, -LEAST)
    return float(total), float(total)


def _times_in(whole: int, prime: int) -> int:
    times = 0
    while whole % prime == 0:
        whole //= prime
        times += 1
    return times


def _multiplied(parts: Sequence[Valuations]) -> Valuations:
    """The valuations of a product, with what floats may be off by unless all but one are 0."""
    product: Valuations = reduce(of_product, parts)
    return tuple(
        (low, high)
        if sum(part[place] != (0.0, 0.0) for part in parts) <= 1
        else (low - ROUNDED * (1 + abs(low)), high + ROUNDED * (1 + abs(high)))
        for place, (low, high) in enumerate(product)
    )


def _of_power(atom: Atom, exponent: Number, primes: tuple[int, ...]) -> Valuations:
    inner = _of_atom(atom, primes)
    if isinstance(exponent, Rational) and _is_held(exponent):
        power = exponent.p / exponent.q
        return of_power(inner, power, power)
    if values.is_rational(exponent) is not True:
        return ANY
    return tuple(_times(between, *_ends_of(exponent)) for between in inner)


def _is_held(exponent: Rational) -> bool:
    """Whether a float holds an exponent."""
    return bool(abs(exponent.p) <= LARGEST_EXPONENT * exponent.q and exponent.q <= LARGEST_EXPONENT * abs(exponent.p))


def _ends_of(exponent: Number) -> Between:
    """What an exponent lies between that a float may not hold."""
    large, small = Rational(LARGEST_EXPONENT, 1), Rational(1, LARGEST_EXPONENT)
    way = values.sign(exponent)
    if way not in (1, -1):
        return -inf, inf
    size = exponent if way == 1 else values.negate(exponent)
    if compare(size, large) == 1:
        low, high = float(LARGEST_EXPONENT), inf
    elif compare(size, small) == -1:
        low, high = LEAST, NEXT_TO_NOTHING
    else:
        low, high = LEAST, inf
    return (low, high) if way == 1 else (-high, -low)


def _times(between: Between, low: float, high: float) -> Between:
    """A valuation times an exponent, which is not 0; of one that is not told apart from 0 nothing is said."""
    if between == (0.0, 0.0):
        return between
    if between[0] > 0 and low > 0:
        return max(between[0] * low, LEAST), between[1] * high
    if between[0] > 0 and high < 0:
        return between[1] * low, min(between[0] * high, -LEAST)
    return -inf, inf


def _of_atom(atom: Atom, primes: tuple[int, ...]) -> Valuations:
    if isinstance(atom, Whole):
        return of_fraction(atom.value, 1, primes)
    if isinstance(atom, Nested):
        return valuations_of(atom.inner, primes)
    if isinstance(atom, Factorial):
        argument = atom.argument
        if isinstance(argument, Rational):
            return of_factorials(int(argument.p), int(argument.p), primes)
        least = LARGE_ARGUMENT if compare(argument, Rational(LARGE_ARGUMENT, 1)) == 1 else 0
        return of_factorials(least, None, primes)
    return ((-inf, inf),) * len(primes)

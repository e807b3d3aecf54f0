"""Which primes tell most of a Goal apart: a radical made of 5, 7 and 9 is no root of 31, since 31 divides none of them.

Those of the base come first, whose powers a 1 may be, with 2 and 3; then the smallest that divides no reading of the
Goal, which large factorials have, and one that divides what some numeral is a part of; then the
largest that divides each small reading, then those that divide the Goal's readings, the largest first.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import inf, log
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational, Sum, Whole
from forceout.solver.equations.far_valuations import far_valuations
from forceout.solver.equations.valuations import PRIMES, Between, Valuations

SOME_PRIMES: Final = (7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103)
MOST_BELOW: Final = 1
MOST_TRIED: Final = 10_000
MOST_BITS: Final = 62
"""Of larger numbers beneath a root the primes are not looked for."""
MOST_KEPT: Final = 2048
ZERO: Final = values.integer(0)
ONE: Final = values.integer(1)
"""Of a large number only primes below this are looked for."""


def told_apart_by(base: int, goals: Sequence[Number], numbers: Iterable[Number] = ()) -> tuple[int, ...]:
    """As many primes as are counted, in order; of what divides, those that divide the lower parts of numbers are
    left in what is made of them."""
    dividing = {prime for goal in goals for prime in _primes_in(goal)}
    found = [prime for prime in PRIMES if base % prime == 0] + [2, 3]
    found.append(next((prime for prime in SOME_PRIMES if prime not in dividing and prime not in found), 107))
    below = {prime for one in numbers if isinstance(one, Rational) for prime in _primes_of(int(one.q))}
    found += sorted(below - set(found), reverse=True)[:MOST_BELOW]
    found += _largest_of_small(goals) + sorted(dividing, reverse=True) + list(PRIMES)
    return tuple(sorted(list(dict.fromkeys(found))[: len(PRIMES)]))


def _largest_of_small(goals: Sequence[Number]) -> list[int]:
    """The largest prime that divides each of the Goal's small readings, the smallest first."""
    small = sorted(abs(int(goal.p)) for goal in goals if isinstance(goal, Rational) and abs(goal.p) < MOST_TRIED)
    return [max(primes) for whole in small if (primes := tuple(_primes_of(whole)))]


def roots_of_primes(value: Number) -> tuple[float, float]:
    """The logarithm of the largest prime that divides a number, less than 0 where that is not known; and 1 where no
    power of it to a power of two is a fraction, else 0."""
    times = _times_of_primes(value)
    if not times:
        return -1.0, 0.0
    return log(max(times)), float(any(map(_has_odd_denominator, times.values())))


def _has_odd_denominator(often: Number) -> bool:
    """Whether a prime but 2 certainly divides the denominator of a fraction."""
    if isinstance(often, Rational):
        return bool(often.q & (often.q - 1))
    ((_, most),) = far_valuations(often, (3,))
    return most < 0


def _times_of_primes(value: Number) -> dict[int, Number]:
    """How often each prime divides a product of powers of whole numbers; nothing where that is not known."""
    if not isinstance(value, Sum) or len(value.terms) != 1:
        return {}
    ((monomial, coefficient),) = value.terms
    parts: list[tuple[int, Number]] = [(int(coefficient.p), ONE), (int(coefficient.q), values.negate(ONE))]
    for atom, exponent in monomial.powers:
        if not isinstance(atom, Whole) or values.is_rational(exponent) is not True:
            return {}
        parts.append((int(atom.value), exponent))
    times: dict[int, Number] = {}
    for whole, exponent in parts:
        left = abs(whole)
        if not left or left.bit_length() > MOST_BITS:
            return {}
        for prime in _primes_of(left):
            while left % prime == 0:
                left //= prime
                times[prime] = values.add(times.get(prime, ZERO), exponent)
        if left != 1:
            return {}
    return {prime: often for prime, often in times.items() if values.compare(often, ZERO)}


def of_prime(known: Valuations, prime: int) -> Between:
    """How often a prime divides what is known by the smallest primes."""
    return known[PRIMES.index(prime)] if prime in PRIMES else (-inf, inf)


@lru_cache(maxsize=MOST_KEPT)
def _primes_in(value: Number) -> frozenset[int]:
    return frozenset(prime for whole in _wholes(value) for prime in _primes_of(whole))


def _wholes(value: Number) -> Iterator[int]:
    """The whole numbers that a number is written with."""
    if isinstance(value, Rational):
        yield abs(int(value.p))
        yield int(value.q)
    elif isinstance(value, Sum):
        for monomial, coefficient in value.terms:
            yield abs(int(coefficient.p))
            yield int(coefficient.q)
            yield from (atom.value for atom, _ in monomial.powers if isinstance(atom, Whole))


def _primes_of(whole: int) -> Iterator[int]:
    """The primes that divide a whole number, of the smaller ones."""
    if whole.bit_length() > MOST_TRIED:
        return
    prime = 2
    while prime * prime <= whole and prime < MOST_TRIED:
        if whole % prime == 0:
            yield prime
            while whole % prime == 0:
                whole //= prime
        prime += 1
    if 1 < whole < MOST_TRIED:
        yield whole

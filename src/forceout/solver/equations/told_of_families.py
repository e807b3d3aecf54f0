"""What the kernel is told of families of readings of the Goal, and of powers of the base and exponents beyond those
that are looked at (`kernel/equations/span_goals.c`)."""

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from forceout.solver.equations.classes_of_goals import NOT_KNOWN
from forceout.solver.equations.compiled_search import IS_COMPILED, Unsupported
from forceout.solver.equations.families import TOWER_OF_FAR, End, Family
from forceout.solver.equations.primes_of_goals import of_prime
from forceout.solver.equations.told_of_goals import ANY_TOWER, LARGEST_BASE, NO_FRACTION, NO_UNIT, SLACK
from forceout.solver.equations.valuations import ANY, PRIMES, of_remainder

if IS_COMPILED:
    from forceout.solver.kernel import _equations

LARGEST_IN_UNIT: Final = 2**50
MOST_TO_RAISE: Final = 690.0
TOWER_SLACK: Final = 1e-9
"""What a number may be off by of which the logarithm is known."""


def sort_of_family(family: Family) -> int:
    """3 for powers of the base, 2 for other fractions, 1 for other algebraic numbers, 0 where that is not known; 4 more
    for what are no fractions."""
    if family.is_rational:
        return 3 if family.is_power else 2
    return int(family.are_algebraic) + (NO_FRACTION if family.is_rational is False else 0)


def known_of_family(family: Family, argument: float, primes: tuple[int, ...], base: int) -> tuple[float, ...]:
    """All that is handed over of a family that is wanted, with the place of the one whose factorials it has."""
    valuations = (
        of_remainder(family.valuations, family.offset, family.divisor) if family.is_whole else family.valuations
    )
    ends = (end for prime in primes for end in of_prime(valuations, prime))
    return (
        *ends,
        *_tower_of_family(family),
        -1.0,
        argument,
        0.0,
        _leaving_of_family(family, base),
        0.0,
        NOT_KNOWN,
        *_unit_of_family(family),
        -1.0,
        0.0,
        0.0,
        -1.0,
    )


def _leaving_of_family(family: Family, base: int) -> float:
    """What is left modulo one less than the base, of whole numbers; -1 where that is not known."""
    if not family.is_whole or not 3 <= base <= LARGEST_BASE or family.divisor % (base - 1):
        return -1.0
    return float(family.offset % (base - 1))


def _tower_of_family(family: Family) -> tuple[float, float]:
    """Where the logarithms of logarithms of its members lie, if all are beyond what is told apart, and large."""
    low, high = family.tower
    return (low * (1 - SLACK), high * (1 + SLACK)) if family.low > 1 and low > TOWER_OF_FAR else ANY_TOWER


def _unit_of_family(family: Family) -> tuple[float, float, float, float]:
    """The numerators and denominators of its unit and its rest; of the unit 0 where there is none."""
    if not family.unit:
        return NO_UNIT
    parts = [whole for part in (family.unit, family.rest) for whole in (part.numerator, part.denominator)]
    if max(map(abs, parts)) > LARGEST_IN_UNIT:
        return NO_UNIT
    unit, under_unit, rest, under_rest = map(float, parts)
    return unit, under_unit, rest, under_rest


def parts_of_family(family: Family) -> Iterator[tuple[int, float, float]]:
    """The positive and the negative members of a family that has no 0, by their logarithms. Raises Unsupported."""
    if family.may_hold(0):
        raise Unsupported
    least, most = _logarithms_by_primes(family)
    if family.high > 0:
        low, high = _logarithms(family.low, family.high, family.tower)
        yield _equations.HUGE_POSITIVE, max(least, low), min(most, high)
    if family.low < 0:
        low, high = _logarithms(-family.high, -family.low, family.tower)
        yield _equations.HUGE_NEGATIVE, max(least, low), min(most, high)


def _logarithms_by_primes(family: Family) -> tuple[float, float]:
    """The same of a fraction times powers of the base, by how often the primes of both divide them."""
    if family.rest or not (family.is_power or family.unit) or family.valuations is ANY:
        return -math.inf, math.inf
    apart = math.log(_without_small_primes(family.unit or Fraction(1)))
    least = apart + sum(low * math.log(prime) for prime, (low, _) in zip(PRIMES, family.valuations, strict=True))
    most = apart + sum(high * math.log(prime) for prime, (_, high) in zip(PRIMES, family.valuations, strict=True))
    return least - SLACK * (1 + abs(least)), most + SLACK * (1 + abs(most))


def _without_small_primes(number: Fraction) -> Fraction:
    """What is left of a fraction's size without the primes that are counted, which are all that divide a base."""
    left = abs(number)
    for prime in PRIMES:
        while left.numerator % prime == 0:
            left /= prime
        while left.denominator % prime == 0:
            left *= prime
    return left


def _logarithms(low: End, high: End, tower: tuple[float, float]) -> tuple[float, float]:
    """What the logarithms of positive numbers lie between, of huge or tiny ones by the logarithms of these."""
    least = -math.inf if low <= 0 else _logarithm(low) - SLACK * (1 + abs(_logarithm(low)))
    most = _logarithm(high) + SLACK * (1 + abs(_logarithm(high))) if high < math.inf else math.inf
    if tower[0] > TOWER_OF_FAR:
        nearest = math.exp(min(tower[0], MOST_TO_RAISE)) * (1 - TOWER_SLACK)
        farthest = math.exp(tower[1]) * (1 + TOWER_SLACK) if tower[1] < MOST_TO_RAISE else math.inf
        if low > 1:
            return max(least, nearest), min(most, farthest)
        if high < 1:
            return max(least, -farthest), min(most, -nearest)
    return least, most


def _logarithm(end: End) -> float:
    if isinstance(end, float):
        return math.log(end)
    return math.log(end.numerator) - math.log(end.denominator)

"""What +, -, × and ÷ make of families: every number that they make of two members is in one of the families given.

**What is left out.** Three sorts of families are such that two members which are equal, or whose product is 1, need not
be looked at (`families.py`, `without_end.py`): chains of roots, factorials, and powers of the base. If x^(1/2ⁱ) =
y^(1/2ʲ) with long chains, the same is so with a √ less in each; if a! = b! with large a and b, then a = b; and bⁿ ÷ bᵐ
is bⁿ⁻ᵐ ÷ 1. What comes of the shorter chain, of the numbers without their !, or of the smaller powers has been looked
at, and uses the same cubes.
"""

import operator
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import ceil, factorial, gcd, inf
from typing import Final

from forceout.solver.equations.families import (
    FAR,
    End,
    Family,
    is_short,
    least_degree,
    negated,
    point,
    tidy,
)
from forceout.solver.equations.families_of_whole_numbers import FEWEST_FACTORS, NONE, ZERO, Families
from forceout.solver.equations.towers import (
    are_far_apart,
    of_ratio,
    quotient_of_towers,
    tower_of_product,
    tower_of_sum,
)
from forceout.solver.equations.valuations import MOST, OF_WHOLE, of_factorials, of_inverse, of_product, of_sum

TOWER_OF_MANY: Final = 30.0
MANY: Final = 10**11
"""Where log log n! is that, n is more."""
LITTLE_BESIDE: Final = factorial(FEWEST_FACTORS - 1)


def add(one: Family, other: Family) -> Families:
    """Sums."""
    if (known := _of_points(one, other, operator.add)) is not None:
        return (known,)
    if one.is_power and other.is_power and _are_opposite(one, other):
        return subtract(one, negated(other))
    if one.is_radical and other.is_radical and one.degree > 1 and other.degree > 1:
        # Radicals whose ratio is no fraction are independent over the fractions, with 1 (A. S. Besicovitch, 1940).
        return (_of_two(_sum(one, other), one, other, is_irrational=_are_apart(one, other)),)
    return (_of_two(_sum(one, other), one, other),)


def _of_points(one: Family, other: Family, work: Callable[[Fraction, Fraction], Fraction]) -> Family | None:
    """What arithmetic makes of two fractions that are known; None of others."""
    if not (one.is_point and other.is_point and one.is_rational and other.is_rational):
        return None
    made = work(Fraction(one.low), Fraction(other.low))
    return point(made) if is_short(made) else None


def subtract(one: Family, other: Family) -> Families:
    """Differences."""
    if (known := _of_points(one, other, operator.sub)) is not None:
        return (known,)
    found = _sum(one, negated(other))
    if one.is_factorial and other.is_factorial and not are_far_apart(one, other):
        # The difference is no smaller than the smaller factorial, and no larger than the larger.
        tower = min(one.tower[0], other.tower[0]), max(one.tower[1], other.tower[1])
        least = Fraction(factorial(FEWEST_FACTORS)) * FEWEST_FACTORS
        lower = tuple((min(a[0], b[0]), inf) for a, b in zip(one.valuations, other.valuations, strict=True))
        apart = Family(least, inf, is_rational=True, is_whole=True, most_degree=1, tower=tower, valuations=lower)
        equal = (point(ZERO),) if one.may_equal or other.may_equal else ()
        return *both_signs(apart), *equal
    if one.is_power and other.is_power and one.low == other.low and one.high == other.high:
        return _apart_from_zero(_of_two(found, one, other), one if one.low >= 0 else negated(one))
    if are_far_apart(one, other) and one.low >= FAR and other.low >= FAR:
        made = _of_two(found, one, other)
        return (made._replace(low=FAR) if one.tower > other.tower else made._replace(high=-FAR),)
    is_irrational = one.is_radical and other.is_radical and _are_apart(one, other)
    return (_of_two(found, one, other, is_irrational=is_irrational and one.degree > 1 and other.degree > 1),)


def _apart_from_zero(found: Family, power: Family) -> Families:
    """Differences of two different powers of the base, both large or both small."""
    low = power.low if power.low > 1 else ZERO
    return (
        found._replace(low=low, has_low=low > 0),
        found._replace(high=-low, has_high=low > 0),
    )


def _sum(one: Family, other: Family) -> Family:
    divisor = gcd(one.divisor, other.divisor)
    offset = one.offset + other.offset
    return tidy(
        Family(
            one.low + other.low if one.low > -inf and other.low > -inf else -inf,
            one.high + other.high if one.high < inf and other.high < inf else inf,
            one.has_low and other.has_low,
            one.has_high and other.has_high,
            is_whole=one.is_whole and other.is_whole,
            divisor=divisor,
            offset=offset % divisor if divisor else offset,
            valuations=of_sum(one.valuations, other.valuations),
        )
    )


def _are_apart(one: Family, other: Family) -> bool:
    """Whether the ratio of two members is irrational, or 1."""
    return least_degree(one.height + other.height) > 1


def _of_two(found: Family, one: Family, other: Family, is_irrational: bool = False, is_sum: bool = True) -> Family:
    """A result that can be solved for either operand, with what is known of its members."""
    degree = max(_quotient(one.degree, other.most_degree), _quotient(other.degree, one.most_degree))
    is_rational: bool | None = True if one.is_rational and other.is_rational else None
    if is_irrational:
        degree = max(degree, 2)
    if {one.is_rational, other.is_rational} == {True, False} or degree > 1:
        is_rational = False
        degree = max(degree, 2)
    found = found._replace(tower=tower_of_sum(found, one, other) if is_sum else tower_of_product(one, other))
    times = ZERO if is_sum else _times(one, other)
    is_transcendental = (one.is_transcendental and other.most_degree < inf) or (
        other.is_transcendental and one.most_degree < inf
    )
    return found._replace(
        is_rational=False if is_transcendental else is_rational,
        degree=degree,
        most_degree=one.most_degree * other.most_degree,
        is_algebraic=one.are_algebraic and other.are_algebraic,
        is_transcendental=is_transcendental,
        is_no_factorial=_is_beside_factorial(one, other)
        if is_sum
        else _is_no_multiple(times, one, other) or _is_times_power(one, other) or _is_times_power(other, one),
        times=times,
    )


def _is_beside_factorial(one: Family, other: Family) -> bool:
    """Whether no sum or difference is a factorial, since it is one of a large factorial and a small number other than
    0: other factorials are farther from n! than (n - 1)!."""
    for large, little in ((one, other), (other, one)):
        if large.is_factorial and little.is_point and little.is_rational and little.low:
            return abs(Fraction(little.low)) <= (FAR if large.tower[0] >= TOWER_OF_MANY else LITTLE_BESIDE)
    return False


def _times(one: Family, other: Family) -> Fraction:
    """How many times a factorial a product is, where it is one of such a number and of a fraction that is known."""
    for large, little in ((one, other), (other, one)):
        times = Fraction(1) if large.is_factorial else large.times
        if times and little.is_point and little.is_rational:
            return times * Fraction(little.low)
    return ZERO


def _is_times_power(one: Family, other: Family) -> bool:
    """Whether no product is a factorial, since it is one of n! with n the factorial of 31 or more, and of a power of
    the base other than 1: n is divided by primes that do not divide the base, and n + 1 by none that does."""
    return one.is_factorial and one.factorials > 1 and other.is_power and not other.is_point


def _is_no_multiple(times: Fraction, one: Family, other: Family) -> bool:
    """Whether so many times a large factorial is none: other factorials are n times as large, or more or less."""
    most = MANY if max(one.tower[0], other.tower[0]) >= TOWER_OF_MANY + 1 else FEWEST_FACTORS
    return times < 0 or (times not in (0, 1) and Fraction(1, most) < times <= most)


def _quotient(degree: int, most: float) -> int:
    return 1 if most == inf else ceil(degree / most)


def multiply(one: Family, other: Family) -> Families:
    """Products."""
    if (known := _of_points(one, other, operator.mul)) is not None:
        return (known,)
    if one.is_power and other.is_power and not (one.is_point and other.is_point):
        are_opposite = _are_opposite(one, other)
        if are_opposite is not None:
            return _other_powers(other if one.is_point else one, are_opposite)
    found = tidy(_product(one, other))
    if one.may_hold(0) or other.may_hold(0):
        is_rational = True if one.is_rational and other.is_rational else None
        is_algebraic, degree = one.are_algebraic and other.are_algebraic, one.most_degree * other.most_degree
        return (found._replace(is_rational=is_rational, most_degree=degree, is_algebraic=is_algebraic),)
    made = _of_chains(_of_two(found, one, other, is_sum=False), one, other)
    return (made._replace(lone_prime=_lone_prime_of_product(one, other)),)


def _lone_prime_of_product(one: Family, other: Family) -> int:
    """A lone prime of one number is one of its product with a fraction that is made of smaller primes."""
    for this, that in ((one, other), (other, one)):
        if this.lone_prime and that.is_point and that.is_rational and _is_smooth(Fraction(that.low), this.lone_prime):
            return this.lone_prime
    return 0


@lru_cache(maxsize=4096)
def _is_smooth(value: Fraction, bound: int) -> bool:
    """Whether all primes in a fraction other than 0 are below a bound."""
    for whole in (abs(value.numerator), value.denominator):
        rest = whole
        for divisor in range(2, bound):
            while rest > 1 and rest % divisor == 0:
                rest //= divisor
        if rest != 1:
            return False
    return True


def _of_chains(made: Family, one: Family, other: Family) -> Family:
    """A product or quotient of chains of roots has a small height, and is not 1 by what is left out."""
    height = one.height + other.height
    degree = least_degree(height)
    if degree == 1:
        return made
    is_radical = one.is_radical and other.is_radical
    return made._replace(degree=max(degree, made.degree), height=height, is_rational=False, is_radical=is_radical)


def _are_opposite(one: Family, other: Family) -> bool | None:
    """Whether all members of one are positive and all of the other negative, or the other way round; False where both
    are the same."""
    if (one.low < 0 < one.high) or (other.low < 0 < other.high):
        return None
    return (one.low < 0) != (other.low < 0)


def _other_powers(untried: Family, is_negative: bool) -> Families:
    """All powers of the base that were not tried: large ones and their reciprocals, one of which is given."""
    positive = untried if untried.low >= 0 else negated(untried)
    both = positive, *inverse(positive)
    return tuple(negated(one) for one in both) if is_negative else both


def _product(one: Family, other: Family) -> Family:
    corners = [
        _corner(a, has_a, b, has_b)
        for a, has_a in ((one.low, one.has_low), (one.high, one.has_high))
        for b, has_b in ((other.low, other.has_low), (other.high, other.has_high))
    ]
    low, high = min(value for value, _ in corners), max(value for value, _ in corners)
    is_whole = one.is_whole and other.is_whole
    divisor = gcd(one.offset * other.divisor, other.offset * one.divisor, one.divisor * other.divisor)
    offset = one.offset * other.offset
    return Family(
        low,
        high,
        any(has for value, has in corners if value == low),
        any(has for value, has in corners if value == high),
        is_whole=is_whole,
        divisor=divisor if is_whole else 1,
        offset=(offset % divisor if divisor else offset) if is_whole else 0,
        avoided=gcd(one.avoided, other.avoided) if is_whole else 1,
        valuations=of_product(one.valuations, other.valuations),
    )


def _corner(a: End, has_a: bool, b: End, has_b: bool) -> tuple[End, bool]:
    if a == 0 or b == 0:
        return ZERO, (a == 0 and has_a) or (b == 0 and has_b)
    return a * b, has_a and has_b


def inverse(one: Family) -> Families:
    """Reciprocals of the members that are not zero."""
    if one.low < 0 < one.high:
        low_part = one._replace(high=ZERO, has_high=False)
        high_part = one._replace(low=ZERO, has_low=False)
        return (*inverse(low_part), *inverse(high_part))
    if one.low == 0 == one.high:
        return NONE
    if one.high <= 0:
        return tuple(negated(part) for part in inverse(negated(one)))
    low = ZERO if one.high == inf else 1 / Fraction(one.high)
    high: End = inf if one.low == 0 else 1 / Fraction(one.low)
    found = one._replace(
        low=low,
        high=high,
        has_low=one.high < inf and one.has_high,
        has_high=one.low > 0 and one.has_low,
        is_whole=False,
        divisor=1,
        offset=0,
        avoided=1,
        is_factorial=False,
        is_no_factorial=False,
        times=ZERO,
        factorials=0,
        valuations=of_inverse(one.valuations),
    )
    return (tidy(found),)


def divide(one: Family, other: Family) -> Families:
    """Quotients."""
    if one.is_factorial and other.is_factorial and not are_far_apart(one, other):
        least, tower = of_ratio(one, other)
        # Of two factorials of factorials the quotient has more factors one after the other than 30!.
        is_divisible = min(one.factorials, other.factorials) > 1
        valuations = of_factorials(int(MOST), None) if is_divisible else OF_WHOLE
        large = Family(least, inf, is_rational=True, is_whole=True, most_degree=1, tower=tower, valuations=valuations)
        equal = (point(Fraction(1)),) if one.may_equal or other.may_equal else ()
        known = quotient_of_towers(one, other)
        if known is not None:
            is_large = known.low > 1
            made = known._replace(is_rational=True, is_whole=is_large, most_degree=1)
            return (made._replace(valuations=valuations if is_large else of_inverse(valuations)),)
        return (
            large,
            Family(
                ZERO,
                1 / least,
                has_low=False,
                is_rational=True,
                most_degree=1,
                tower=tower,
                valuations=of_inverse(valuations),
            ),
            *equal,
        )
    if are_far_apart(one, other) and one.low >= FAR and other.low >= FAR:
        (found,) = multiply(one, *inverse(other))
        is_large = one.tower > other.tower
        return (found._replace(low=FAR) if is_large else found._replace(high=1 / FAR, has_high=True),)
    known = quotient_of_towers(one, other)
    if known is not None:
        (found,) = multiply(one, *inverse(other))
        return (found._replace(low=known.low, high=known.high, has_low=True, has_high=True, tower=known.tower),)
    return [made for part in inverse(other) for made in multiply(one, part)]


def both_signs(one: Family) -> Families:
    return one, negated(one)

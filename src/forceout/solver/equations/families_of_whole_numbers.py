"""What the signs of whole numbers make of families: factorials, factors, remainders, common multiples.

Members that are not whole, or too small, have none. So a family of irrational numbers makes nothing here, and of any
other only the whole numbers between its ends are looked at.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, exp, factorial, gcd, inf, isqrt, lcm, lgamma, log
from typing import Final

from forceout.solver.equations.factors_of_factorials import factors_of_factorials
from forceout.solver.equations.families import ANY_TOWER, FAR, HIGHEST_TOWER, End, Family, point, tidy
from forceout.solver.equations.valuations import OF_WHOLE, of_common_factor, of_common_multiple, of_factorials
from forceout.solver.equations.valuations import whole as whole_valuations

Families = Sequence[Family]
NONE: Final[Families] = ()
FEWEST_FACTORS: Final = 30
"""A factorial family has n! for n above this."""
FEWEST_FOR_TOWER: Final = 48
"""The factorial of this is beyond FAR."""
LARGEST_PRIME_ASKED: Final = 200
LARGEST_NEXT_PRIME: Final = 211
SMALL: Final = 10**12
ROUNDING: Final = 1e-9
"""More than lgamma is off by, for numbers that are not larger."""
LEAST: Final = 4.92
"""A little less than the logarithm of the logarithm of FAR."""
MOST_TO_RAISE: Final = 600.0
SURELY_LESS: Final = 1 - 1e-12
SURELY_MORE: Final = 1 + 1e-12
"""What covers the rounding of a few operations on floats."""
ZERO: Final = Fraction(0)
ONE: Final = Fraction(1)


def _counting(one: Family, least: int) -> Family | None:
    """The members that may be whole and at least so large."""
    if not one.can_be_whole or one.high < least:
        return None
    low = max(one.low, Fraction(least))
    low = Fraction(ceil(low))
    if one.low == low and not one.has_low:
        low += 1
    high = one.high if one.high == inf else Fraction(int(one.high))
    if low > high:
        return None
    valuations = whole_valuations(one.valuations)
    return Family(
        low, high, True, high < inf, True, True, one.divisor, most_degree=1, offset=one.offset, valuations=valuations
    )


def take_factorial(one: Family) -> Families:
    """Factorials."""
    whole = _counting(one, 0)
    if whole is None:
        return NONE
    low = int(whole.low) if whole.low < FAR else FEWEST_FACTORS * 2
    high: End = inf if whole.high > FEWEST_FACTORS * 2 else Fraction(factorial(int(whole.high)))
    least = factorial(min(low, FEWEST_FACTORS * 2))
    made = Family(Fraction(least), high, is_rational=True, is_whole=True, divisor=least, most_degree=1)
    least_valuations = of_factorials(low, int(whole.high) if whole.high < SMALL else None)
    made = made._replace(
        valuations=least_valuations,
        lone_prime=min(low // 2, FEWEST_FACTORS) if low > FEWEST_FACTORS else 0,
        factorials=1 + (one.factorials if one.is_factorial else 0) if low > FEWEST_FACTORS else 0,
    )
    return (tidy(made._replace(is_factorial=low > FEWEST_FACTORS, tower=_tower_of_factorial(one, whole))),)


def _tower_of_factorial(one: Family, whole: Family) -> tuple[float, float]:
    """What log log n! lies between: n! is at least (n ÷ e)ⁿ and at most nⁿ, so that log n! is n (log n - 1) or more and
    n log n or less."""
    if whole.low < FEWEST_FOR_TOWER:
        return ANY_TOWER
    if whole.low < SMALL:
        low = log(lgamma(float(whole.low) + 1) * (1 - ROUNDING)) - ROUNDING
    else:
        least = log(whole.low) if whole.low < FAR else exp(LEAST)
        known = max(least, exp(min(one.tower[0], MOST_TO_RAISE)))
        low = (known * SURELY_LESS + log(known * SURELY_LESS - 1)) * SURELY_LESS
    if whole.high < SMALL:
        high = log(lgamma(float(whole.high) + 1) * (1 + ROUNDING)) + ROUNDING
    elif whole.high < FAR or one.tower[1] < MOST_TO_RAISE:
        known = log(whole.high) if whole.high < FAR else exp(one.tower[1])
        high = (known * SURELY_MORE + log(known * SURELY_MORE)) * SURELY_MORE
    else:
        high = inf
    return (HIGHEST_TOWER, inf) if low > HIGHEST_TOWER else (low, high if high < HIGHEST_TOWER else inf)


def number_of_factors(one: Family, limit: int | None = None) -> Families:
    """How many factors a number has."""
    whole = _counting(one, 1)
    if whole is None or (limit is not None and whole.low > limit):
        return NONE
    top = whole.high if limit is None else min(whole.high, Fraction(limit))
    high: End = inf if top == inf else Fraction(2 * isqrt(int(top)) + 1)
    low = Fraction(_fewest_factors(whole.factor if one.is_whole else 1))
    counted = factors_of_factorials(one) if one.is_factorial and limit is None else None
    if counted is not None:
        return (counted,)
    made = Family(low, high, True, high < inf, True, True, most_degree=1, valuations=OF_WHOLE)
    return (made,) if low <= high else NONE


def _fewest_factors(whole: int) -> int:
    """No multiple of a number, but zero, has fewer factors than this."""
    count, prime = 1, 2
    while whole > 1 and prime < 100:
        times = 0
        while whole % prime == 0:
            whole //= prime
            times += 1
        count *= times + 1
        prime += 1
    return max(count, 1)


def take_next_prime(one: Family) -> Families:
    """The smallest prime above a number of at most 200."""
    if one.is_rational is False or one.low > LARGEST_PRIME_ASKED:
        return NONE
    low = max(Fraction(2), one.low)
    made = Family(low, Fraction(LARGEST_NEXT_PRIME), True, True, True, True, most_degree=1, valuations=OF_WHOLE)
    return (made,)


def remainder(one: Family, other: Family, limit: int | None = 1000) -> Families:
    """Remainders."""
    whole, by = _counting(one, 1), _counting(other, 1)
    if whole is None or by is None or (limit is not None and whole.low > limit):
        return NONE
    top = whole.high if limit is None else min(whole.high, Fraction(limit))
    if top < by.low:
        return (whole._replace(high=top),)
    if one.is_whole and by.is_point and whole.divisor % int(by.low) == 0:
        return (point(Fraction(whole.offset % int(by.low))),)
    high = min(top, by.high)
    return (Family(ZERO, high, is_rational=True, is_whole=True, most_degree=1, valuations=OF_WHOLE),)


def common_factor(one: Family, other: Family) -> Families:
    """Greatest common factors."""
    for this, that, is_known in ((one, other, other.is_whole), (other, one, one.is_whole)):
        if this.is_point and this.is_whole and this.low > 0 and is_known and not that.divisor % int(this.low):
            return (point(Fraction(gcd(int(this.low), that.offset))),)
    first, second = _counting(one, 0), _counting(other, 0)
    if first is None or second is None:
        return NONE
    tops = [max(first.high, second.high)] if 0 in (first.low, second.low) else [min(first.high, second.high)]
    valuations = of_common_factor(first.valuations, second.valuations)
    return (Family(ONE, tops[0], True, True, True, True, most_degree=1, valuations=valuations),)


def common_multiple(one: Family, other: Family) -> Families:
    """Least common multiples."""
    first, second = _counting(one, 1), _counting(other, 1)
    if first is None or second is None:
        return NONE
    high = inf if inf in (first.high, second.high) else first.high * second.high
    divisor = lcm(first.factor if one.is_whole else 1, second.factor if other.is_whole else 1)
    made = Family(max(first.low, second.low), high, True, high < inf, True, True, divisor or 1, most_degree=1)
    return (tidy(made._replace(valuations=of_common_multiple(first.valuations, second.valuations))),)

"""How large numbers are that are too large to be told apart: what the logarithm of their logarithm lies between.

A number beyond FAR changes its logarithm by no more than log 2 where a smaller one is added, and by that one's where it
is multiplied. So log log keeps huge numbers apart, such as 362880! and (21!)!, whatever small numbers do to them.
"""

from fractions import Fraction
from math import exp, inf, log
from typing import Final

from forceout.solver.equations.families import ANY_TOWER, FAR, HIGHEST_TOWER, TOWER_OF_FAR, Family, negated
from forceout.solver.equations.families_of_whole_numbers import (
    FEWEST_FACTORS,
    MOST_TO_RAISE,
    SURELY_LESS,
    SURELY_MORE,
    ZERO,
)
from forceout.solver.equations.valuations import PRIMES

LOG_OF_FAR: Final = 139.0
"""A little more than the logarithm of FAR."""
LEAST_TOWER: Final = 5.7
"""The logarithm of what is that high is more than twice that of FAR."""
ROUNDED: Final = 1e-9
HIGHEST_DIVIDED: Final = 300.0
"""Logarithms of logarithms up to which logarithms are subtracted."""
MOST_LOG_OF_LITTLE: Final = 1e5


def are_far_apart(one: Family, other: Family) -> bool:
    """Whether both are beyond FAR, and the logarithm of one is more than twice that of the other."""
    low, high = sorted((one.tower, other.tower))
    return low[0] > TOWER_OF_FAR - 0.1 and low[1] + 1 < high[0]


def _is_large(one: Family) -> bool:
    return one.low >= FAR or one.high <= -FAR or ((one.low > 1 or one.high < -1) and one.tower[0] > TOWER_OF_FAR)


def of_ratio(one: Family, other: Family) -> tuple[Fraction, tuple[float, float]]:
    """What a! ÷ b! is no smaller than where a > b > 30, and how high it is: it is at least a, and where log log a! is
    t, log a is at least t - log t, since a! is at most aᵃ.

    Where a = p! and b = q! are factorials too, p > q ≥ 5, so that a ≥ 6b and log a > 6. Then log b! ≤ b log b is at
    most a sixth of a log a, and log a! ≥ a (log a - 1), so that log (a! ÷ b!) is more than half of a log a ≥ log a!:
    the log log of the quotient is less than 1 below that of a!."""
    high = max(one.tower[0], other.tower[0])
    if min(one.factorials, other.factorials) > 1 and high - 1 > LEAST_TOWER:
        return FAR, (high - 1, max(one.tower[1], other.tower[1]))
    logarithm = (high - log(high)) * SURELY_LESS - ROUNDED if high > LEAST_TOWER else 0.0
    if logarithm > LOG_OF_FAR:
        return FAR, (log(logarithm) - ROUNDED, max(one.tower[1], other.tower[1]))
    return Fraction(max(FEWEST_FACTORS, int(exp(logarithm) * SURELY_LESS))), ANY_TOWER


def quotient_of_towers(one: Family, other: Family) -> Family | None:
    """The size of quotients of numbers beyond FAR whose logarithms are known well enough to tell which is larger, or of
    such a number and one that is not."""
    if (little := _quotient_with_little(one, other)) is not None:
        return little
    if (
        (one.is_power and other.is_power)
        or min(one.low, other.low) < FAR
        or min(one.tower[0], other.tower[0]) < TOWER_OF_FAR - 0.1
    ):
        return None
    if max(one.tower[1], other.tower[1]) > HIGHEST_DIVIDED:
        return None
    slack = exp(max(one.tower[1], other.tower[1])) * ROUNDED
    least = exp(one.tower[0]) - exp(other.tower[1]) - slack
    most = exp(one.tower[1]) - exp(other.tower[0]) + slack
    if least > LOG_OF_FAR:
        return Family(FAR, inf, tower=(log(least) - ROUNDED, log(most) + ROUNDED))
    if most < -LOG_OF_FAR:
        return Family(ZERO, 1 / FAR, tower=(log(-most) - ROUNDED, log(-least) + ROUNDED))
    return None


def _quotient_with_little(one: Family, other: Family) -> Family | None:
    """The same where one number is beyond FAR, and the other between 1 and what is far less: then the logarithm is that
    of the one, less as much as the logarithm of the other is at most."""
    for large, little in ((one, other), (other, one)):
        if large.low < FAR or large.tower[0] < LEAST_TOWER or little.low < 1:
            continue
        most = _most_log(little)
        least = exp(min(large.tower[0], MOST_TO_RAISE)) * (1 - ROUNDED) - most
        if most > MOST_LOG_OF_LITTLE or least < LOG_OF_FAR:
            continue
        low = log(least) - ROUNDED if large.tower[0] < MOST_TO_RAISE else large.tower[0] - ROUNDED
        tower = (low, large.tower[1] + ROUNDED)
        return Family(FAR, inf, tower=tower) if large is one else Family(ZERO, 1 / FAR, tower=tower)
    return None


def _most_log(one: Family) -> float:
    """What the logarithms of positive members are no more than: of a power of the base the primes say that too."""
    if isinstance(one.high, Fraction):
        return log(one.high.numerator) - log(one.high.denominator) + ROUNDED
    if not one.is_power:
        return inf
    return sum(most * log(prime) for prime, (_, most) in zip(PRIMES, one.valuations, strict=True)) * (1 + ROUNDED)


def tower_of_sum(found: Family, one: Family, other: Family) -> tuple[float, float]:
    """How high a sum or difference is where one number is far larger: its logarithm differs by less than 1."""
    if _is_large(one) and _is_large(other):
        if are_far_apart(one, other):
            return _shifted(max(one.tower, other.tower), 1)
        if min(one.tower[0], other.tower[0]) >= LEAST_TOWER and found.low >= max(one.low, other.low) > 1:
            # A sum of two is no smaller than the larger, and no larger than its square.
            return max(one.tower[0], other.tower[0]), max(one.tower[1], other.tower[1]) + 1
        return ANY_TOWER
    for large, small in ((one, other), (other, one)):
        if _is_large(large) and large.tower[0] >= LEAST_TOWER and small.low >= -FAR and small.high <= FAR:
            return _shifted(large.tower, 1)
    return ANY_TOWER


def tower_of_product(one: Family, other: Family) -> tuple[float, float]:
    """How high a product is: logarithms add, and the smaller one, or that of a moderate number, is known."""
    if are_far_apart(one, other):
        low, high = sorted((one.tower, other.tower))
        return _shifted(high, exp(low[1]) * SURELY_MORE) if low[1] < MOST_TO_RAISE else (high[0] - 1, high[1] + 1)
    if min(one.tower[0], other.tower[0]) >= LEAST_TOWER and one.low >= FAR and other.low >= FAR:
        return max(one.tower[0], other.tower[0]), max(one.tower[1], other.tower[1]) + 1
    for large, small in ((one, other), (other, one)):
        if large.tower[0] < LEAST_TOWER or isinstance(small.low, float) or isinstance(small.high, float):
            continue
        ends = [small.low, small.high]
        if (ends[0] >= 1 / FAR and ends[1] <= FAR) or (ends[0] >= -FAR and ends[1] <= -1 / FAR):
            return _shifted(large.tower, 1 + max(abs(log(abs(end))) for end in ends))
    return ANY_TOWER


def _shifted(tower: tuple[float, float], most: float) -> tuple[float, float]:
    """The tower of numbers whose logarithms differ by no more than this."""
    low, high = tower
    if low < MOST_TO_RAISE:
        left = exp(low) - most
        if left < 1:
            return ANY_TOWER
        low = log(left)
    if high < MOST_TO_RAISE:
        high = log(exp(high) + most)
    return low * SURELY_LESS - ROUNDED, high * SURELY_MORE + ROUNDED


def tower_of_power(base: Family, exponent: Family) -> tuple[float, float]:
    """log log of a power: of a base above 1 to a large exponent, or of a large base to a moderate one; it is the same
    for a reciprocal."""
    if exponent.high < 0:
        exponent = negated(exponent)
    if exponent.tower[0] >= LEAST_TOWER and exponent.low >= FAR and base.low > 1:
        low, high = exponent.tower
        is_high = base.tower[0] >= LEAST_TOWER
        if base.high > FAR and not is_high:
            return ANY_TOWER
        least, most = base.tower if is_high else (log(log(base.low)), log(log(base.high)))
        made_low = (exp(min(low, MOST_TO_RAISE)) * SURELY_LESS + least) * SURELY_LESS
        made_high = (exp(high) * SURELY_MORE + most) * SURELY_MORE if high < MOST_TO_RAISE else inf
        if made_low > HIGHEST_TOWER:
            return HIGHEST_TOWER, inf
        return (made_low, made_high if made_high < HIGHEST_TOWER else inf) if made_low > 1 else ANY_TOWER
    if base.tower[0] >= LEAST_TOWER and exponent.low > 1 / FAR and exponent.high < FAR:
        low = base.tower[0] + log(exponent.low)
        high = base.tower[1] + log(exponent.high)
        return (low - ROUNDED, high + ROUNDED) if low > 1 else ANY_TOWER
    return ANY_TOWER

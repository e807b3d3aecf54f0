"""What powers, roots and logarithms make of families (Equations III-C-2, XIII-D-13).

Powers of positive numbers are monotone in base and exponent, so that their extremes are at the ends. A negative number
has powers with some fractions, of either sign. An algebraic number but 0 and 1 has transcendental powers with
irrational algebraic exponents (Gelfond 1934, Schneider 1935).

**Theorem.** Let x be a positive fraction other than 1, and let p to the power of t > 0 divide the denominator of e.
If x to the power of e is a fraction, p to the power of t divides how often each prime divides x. So it is none where
some prime divides x, or its reciprocal, but less often than that.

Proof. With e = a ÷ d in lowest terms each prime divides the power a ÷ d times as often as x, which is whole. ∎
"""

from fractions import Fraction
from functools import lru_cache
from math import ceil, copysign, inf
from typing import Final

from flint import arb, ctx

from forceout.solver.equations.enclosed_numbers import PRECISION, ball_of, ends_of
from forceout.solver.equations.families import EVERYTHING, FAR, End, Family, least_degree, negated, point, tidy
from forceout.solver.equations.families_of_sums import both_signs, inverse
from forceout.solver.equations.families_of_whole_numbers import NONE, ONE, ZERO, Families
from forceout.solver.equations.towers import tower_of_power
from forceout.solver.equations.valuations import ANY, PRIMES, Between, Valuations, of_power

LARGEST_EXPONENT: Final = 512
LEAST_COUNT: Final = 5e-324
MOST_LEFT: Final = 10**6
MOST_TIMES: Final = 20


def power(one: Family, other: Family) -> Families:
    """Powers (Equations III-C-2)."""
    found: list[Family] = []
    if one.may_hold(0) and (other.high > 0):
        found.append(point(ZERO))
    if one.high > 0:
        positive = one if one.low >= 0 else one._replace(low=ZERO, has_low=False)
        found.append(_positive_power(positive, other))
    if one.low < 0 and other.can_be_rational:
        size = negated(one if one.high <= 0 else one._replace(high=ZERO, has_high=False))
        found += both_signs(_positive_power(size, other))
    return found


def _positive_power(base: Family, exponent: Family) -> Family:
    corners = [
        _power_of_ends(a, has_a, b, has_b)
        for a, has_a in ((base.low, base.has_low), (base.high, base.has_high))
        for b, has_b in ((exponent.low, exponent.has_low), (exponent.high, exponent.has_high))
    ]
    low, high = min(one[0] for one in corners), max(one[1] for one in corners)
    found = Family(
        low,
        high,
        any(one[2] for one in corners if one[0] == low),
        any(one[2] for one in corners if one[1] == high),
        tower=tower_of_power(base, exponent),
        valuations=_valuations_of_power(base, exponent),
    )
    return tidy(_with_nature_of_power(found, base, exponent))


def _valuations_of_power(base: Family, exponent: Family) -> Valuations:
    """The valuations of powers with fractions; nothing is known of others."""
    if not exponent.is_rational:
        return ANY
    found = of_power(base.valuations, _as_float(exponent.low), _as_float(exponent.high))
    is_positive = exponent.low > 0 or (exponent.low == 0 and not exponent.has_low)
    return tuple(map(_without_zero, base.valuations, found)) if is_positive else found


def _without_zero(own: Between, made: Between) -> Between:
    """How often a prime divides powers with positive exponents: however seldom, it is not never."""
    low, high = made
    return (max(low, LEAST_COUNT) if own[0] > 0 else low), (min(high, -LEAST_COUNT) if own[1] < 0 else high)


def _as_float(end: End) -> float:
    return float(end) if -FAR <= end <= FAR else copysign(inf, end)


def _power_of_ends(a: End, has_a: bool, b: End, has_b: bool) -> tuple[End, End, bool]:
    """What a power of two ends lies between, and whether it may be one."""
    if b == 0 or a == 1:
        return ONE, ONE, (b == 0 and has_b) or (a == 1 and has_a)
    if a == 0 or a == inf or isinstance(b, float):
        grows = (a > 1) == (b > 0)
        return (inf, inf, False) if grows else (ZERO, ZERO, False)
    assert isinstance(a, Fraction)
    if b.denominator == 1 and abs(b) <= LARGEST_EXPONENT:
        exact = a**b.numerator
        return exact, exact, has_a and has_b
    with ctx.workprec(PRECISION):
        # By the logarithm, lest the ball grow beyond what flint holds.
        logarithm = ball_of(a).log() * ball_of(b)
        if logarithm > 140:
            return FAR, inf, True
        if logarithm < -140:
            return ZERO, 1 / FAR, True
        low, high = ends_of(logarithm.exp())
    return max(low, ZERO), high, has_a and has_b


def _with_nature_of_power(found: Family, base: Family, exponent: Family) -> Family:
    """What is known of powers of positive numbers."""
    if exponent.is_point and isinstance(exponent.low, Fraction) and exponent.is_rational and exponent.low:
        top, bottom = abs(exponent.low.numerator), exponent.low.denominator
        # A prime that divides x once has the valuation p ÷ q in x to the power of p ÷ q, so that q divides the degree.
        degree = max(ceil(base.degree / top), bottom if base.lone_prime else 1)
        is_whole = bottom == 1 and exponent.low > 0 and base.is_whole
        is_rational = True if bottom == 1 and base.is_rational else None
        height = base.height * float(Fraction(top, bottom)) if top < LARGEST_EXPONENT else inf
        chained = least_degree(height)
        return found._replace(
            degree=max(degree, chained),
            is_rational=False if max(degree, chained) > 1 or base.is_transcendental else is_rational,
            is_whole=is_whole,
            divisor=base.divisor or 1 if is_whole else 1,
            avoided=base.avoided if is_whole else 1,
            offset=pow(base.offset, top, base.divisor) if is_whole and base.divisor else 0,
            most_degree=base.most_degree * bottom,
            is_algebraic=base.are_algebraic,
            is_transcendental=base.is_transcendental,
            is_radical=base.is_radical and chained > 1,
            height=height if chained > 1 else inf,
        )
    if base.is_rational and exponent.is_rational and exponent.is_whole:
        is_whole = base.is_whole and exponent.low >= 0
        grows = is_whole and exponent.low >= 1
        divisor, offset = base.factor or 1 if grows else 1, 0
        if grows and base.is_point and exponent.factor > 1:
            divisor, offset = _left_by_powers(int(base.low), exponent.factor), 1
        return found._replace(
            is_rational=True, is_whole=is_whole, divisor=divisor, offset=offset % divisor, most_degree=1
        )
    if base.are_algebraic and exponent.is_rational:
        if base.is_rational and _least_in_denominators(exponent) > _most_in_powers(base):
            return found._replace(is_algebraic=True, is_rational=False, degree=2)
        return found._replace(is_algebraic=True)
    # An algebraic number but 0 and 1 to an irrational algebraic power is transcendental (Gelfond, Schneider).
    is_irrational = exponent.degree > 1 or exponent.is_rational is False
    is_base = not base.may_hold(0) and not base.may_hold(1)
    if is_base and is_irrational and base.are_algebraic and exponent.are_algebraic:
        return found._replace(is_transcendental=True, is_rational=False, degree=2)
    return found


def _least_in_denominators(exponent: Family) -> int:
    """The largest power of a prime that divides the denominator of every member, where that is known."""
    return max(
        prime ** min(int(-high), MOST_TIMES) if high <= -1 else 1
        for prime, (_, high) in zip(PRIMES, exponent.valuations, strict=True)
    )


def _most_in_powers(base: Family) -> float:
    """Some prime divides each of some positive fractions, or its reciprocal, and no more often than this; infinite
    where that is not known."""
    if base.is_point and isinstance(base.low, Fraction) and base.low != 1:
        return max(base.low.numerator, base.low.denominator).bit_length()
    sizes = [max(abs(low), abs(high)) for low, high in base.valuations if low > 0 or high < 0]
    return min(sizes, default=1 if base.lone_prime else inf)


@lru_cache(maxsize=1024)
def _left_by_powers(whole: int, factor: int) -> int:
    """A number by which all powers of a whole number whose exponents are multiples of a factor leave 1 (Carmichael)."""
    divisor = 1
    for prime in PRIMES:
        power, order = prime, prime - 1
        while whole % prime and factor % order == 0 and power < MOST_LEFT:
            divisor = divisor // (power // prime) * power if power > prime else divisor * power
            power, order = power * prime, order * prime
    return divisor


def root(index: Family, radicand: Family) -> Families:
    """Roots by an index."""
    return [made for part in inverse(index) for made in power(radicand, part)]


def logarithm(one: Family, base: Family) -> Families:
    """Logarithms; nothing but their ends is told where both are beyond 1."""
    if one.high <= 0 or base.high <= 0:
        return NONE
    if one.low < 1 or base.low <= 1:
        return (EVERYTHING,)
    with ctx.workprec(PRECISION):
        low = ZERO if one.low <= 1 or base.high == inf else max(ZERO, _log_ends(one.low, base.high)[0])
        high = inf if one.high == inf else _log_ends(one.high, base.low)[1]
    return (tidy(Family(low, high)),)


def _log_ends(one: End, base: End) -> tuple[End, End]:
    quotient: arb = ball_of(Fraction(one)).log() / ball_of(Fraction(base)).log()
    return ends_of(quotient)

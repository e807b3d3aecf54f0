"""How often small primes divide the members of a family: p-adic valuations, of fractions and of all else.

**Theorem.** For each prime p there is a function v on the numbers with v(p) = 1, v(q) = 0 for every other prime q, v(0)
infinite, v(xy) = v(x) + v(y), and v(x + y) at least the smaller of v(x) and v(y), which it equals where they differ.
So v(1 ÷ x) = -v(x), v(xʳ) = r v(x) for a fraction r and every value of the power, and v(-x) = v(x). A whole number has
a v of 0 or more. Two numbers one of whose v differ are not equal.

Proof. The p-adic valuation of the fractions has these properties, and extends to every larger field (Chevalley's
extension theorem), so to all complex numbers. Some extension is chosen for each p; only its properties are used. For a
power with y = xʳ, r = a ÷ b, yᵇ = xᵃ, so that b v(y) = a v(x). ∎

So 10ⁿ - 1÷9 is no factorial, and (10ⁿ + 2) ÷ 10ᵐ is not 49, whatever n and m are beyond a dozen.

Valuations are kept as floats between which they lie. None beyond MOST is told apart, so that floats are exact to far
less than NEAR, which is what two must be apart to be different.
"""

from fractions import Fraction
from math import floor, inf
from typing import Final

PRIMES: Final = (2, 3, 5, 7, 11, 13)
Between = tuple[float, float]
Valuations = tuple[Between, ...]
"""For each of the primes, what the valuation of every member lies between."""
ANY: Final[Valuations] = ((-inf, inf),) * len(PRIMES)
OF_WHOLE: Final[Valuations] = ((0.0, inf),) * len(PRIMES)
OF_ZERO: Final[Valuations] = ((inf, inf),) * len(PRIMES)
MOST: Final = 1e6
NEAR: Final = 1e-6
GRID: Final = 256
ROUNDED: Final = 1e-9
"""More than floats are off by after some operations."""
MOST_COUNTED: Final = 400
LARGEST_COUNTED: Final = 20_000_000
"""Of the factorials of larger numbers it is not known how often a prime divides them, but for how often at least."""


def _clipped(low: float, high: float) -> Between:
    """Bounds that are none beyond what is told apart."""
    if low > MOST:
        low = inf if low == inf and high == inf else MOST
    elif low < -MOST:
        low = -inf
    if high < -MOST:
        high = -MOST
    elif high > MOST:
        high = inf
    return low, high


def of_fraction(top: int, bottom: int, primes: tuple[int, ...] = PRIMES) -> Valuations:
    """The valuations of a fraction in lowest terms."""
    if not top:
        return OF_ZERO
    return tuple(_of_whole(prime, top) if top % prime == 0 else _negated(_of_whole(prime, bottom)) for prime in primes)


def _of_whole(prime: int, whole: int) -> Between:
    """How often a prime divides a whole number other than 0."""
    count = 0
    while count < MOST_COUNTED and whole % prime == 0:
        whole //= prime
        count += 1
    return (float(count), float(count)) if count < MOST_COUNTED else (float(count), inf)


def _negated(one: Between) -> Between:
    return -one[1], -one[0]


def of_sum(one: Valuations, other: Valuations) -> Valuations:
    """The valuations of sums and differences."""
    if one is ANY and other is ANY:
        return ANY
    found = []
    for a, b in zip(one, other, strict=True):
        if a[1] < b[0] - NEAR:
            found.append(a)
        elif b[1] < a[0] - NEAR:
            found.append(b)
        else:
            found.append((min(b[0], a[0]), inf))
    return tuple(found)


def of_product(one: Valuations, other: Valuations) -> Valuations:
    """The valuations of products."""
    if one is ANY or other is ANY:
        return ANY
    return tuple(_added(a, b) for a, b in zip(one, other, strict=True))


def _added(a: Between, b: Between) -> Between:
    # An infinite lower bound is zero's own, and zero times anything is zero.
    if a[0] == inf or b[0] == inf:
        return inf, inf
    return _clipped(a[0] + b[0], a[1] + b[1])


def of_inverse(one: Valuations) -> Valuations:
    """The valuations of reciprocals, which zero has none of."""
    if one is ANY:
        return ANY
    return tuple(_negated(between) if between[0] < inf else (-inf, inf) for between in one)


def of_power(one: Valuations, low: float, high: float) -> Valuations:
    """The valuations of powers with fractions between two ends, which may be infinite; of zero nothing is said."""
    if one is ANY:
        return ANY
    return tuple(_scaled(between, low, high) for between in one)


def _scaled(between: Between, low: float, high: float) -> Between:
    if between == (0.0, 0.0):
        return between
    if between[0] == inf:
        return -inf, inf
    corners = [0.0 if not a or not b else a * b for a in between for b in (low, high)]
    # A large exponent makes large what floats are off by.
    most = max(abs(low), abs(high))
    off = 0.0 if most <= 1 or most == inf else ROUNDED * most
    found = min(corners) - off, max(corners) + off
    # Families that hardly differ would be many.
    return _clipped(*found) if found[0] == found[1] else _clipped(_floor(found[0]), -_floor(-found[1]))


def _floor(bound: float) -> float:
    """A bound no higher, of few that there are."""
    return floor(bound * GRID) / GRID if -MOST < bound < MOST else bound


def of_factorials(low: int, high: int | None, primes: tuple[int, ...] = PRIMES) -> Valuations:
    """The valuations of n! for n between two whole numbers, or without end."""
    is_counted = high is not None and high <= LARGEST_COUNTED
    return tuple(
        _clipped(_in_factorial(prime, low), _in_factorial(prime, high) if is_counted and high is not None else inf)
        for prime in primes
    )


def _in_factorial(prime: int, whole: int) -> float:
    """How often a prime divides n! (Legendre), or that of LARGEST_COUNTED, which is less."""
    whole = min(whole, LARGEST_COUNTED)
    count = 0
    while whole:
        whole //= prime
        count += whole
    return float(count)


def towards_zero(one: Valuations) -> Valuations:
    """The valuations of all roots √x, √√x and so on of members that are not zero, and of the members themselves."""
    if one is ANY:
        return ANY
    return tuple((min(low, 0.0) if low < inf else -inf, max(high, 0.0)) for low, high in one)


def of_both(one: Valuations, other: Valuations) -> Valuations:
    """The valuations of the members of two families."""
    if one is ANY or other is ANY:
        return ANY
    return tuple((min(a[0], b[0]), max(a[1], b[1])) for a, b in zip(one, other, strict=True))


def both(one: Valuations, other: Valuations) -> Valuations:
    """What two bounds say of the same numbers."""
    if one is ANY or other is ANY:
        return other if one is ANY else one
    return tuple((max(a[0], b[0]), min(a[1], b[1])) for a, b in zip(one, other, strict=True))


def of_remainder(one: Valuations, left: int, divisor: int) -> Valuations:
    """The valuations of whole numbers of which it is known what they leave when divided by a number."""
    if not divisor:
        return one
    known = []
    for prime, (times, _), (own, _) in zip(PRIMES, of_fraction(divisor, 1), of_fraction(left, 1), strict=True):
        is_divided = divisor % prime == 0
        times = times if is_divided else 0.0
        known.append((own, own) if left and 0 <= own < times else (times, inf))
    return both(one, tuple(known))


def of_common_factor(one: Valuations, other: Valuations) -> Valuations:
    """The valuations of greatest common factors."""
    return tuple((min(a[0], b[0]), min(a[1], b[1])) for a, b in zip(one, other, strict=True))


def of_common_multiple(one: Valuations, other: Valuations) -> Valuations:
    """The valuations of least common multiples."""
    return tuple((max(a[0], b[0]), max(a[1], b[1])) for a, b in zip(one, other, strict=True))


def whole(one: Valuations) -> Valuations:
    """The valuations of the members that are whole."""
    return OF_WHOLE if one is ANY else tuple((max(low, 0.0), max(high, 0.0)) for low, high in one)


def may_be_whole(one: Valuations) -> bool:
    """Whether some member may be whole."""
    return one is ANY or all(high > -NEAR for _, high in one)


def meet(one: Valuations, other: Valuations) -> bool:
    """Whether members of two families may be equal."""
    if one is ANY or other is ANY:
        return True
    return all(a[0] <= b[1] + NEAR and b[0] <= a[1] + NEAR for a, b in zip(one, other, strict=True))


def cover(one: Valuations, other: Valuations) -> bool:
    """Whether no more is known of one than of another."""
    if one is ANY or one is other:
        return True
    return all(a[0] <= b[0] and a[1] >= b[1] for a, b in zip(one, other, strict=True))


def of_point(value: Fraction) -> Valuations:
    """The valuations of a fraction."""
    return of_fraction(value.numerator, value.denominator)

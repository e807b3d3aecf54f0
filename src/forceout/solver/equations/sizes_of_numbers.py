"""Floats that numbers surely lie between, and what signs make of them.

They are off by less than SLACK, which is allowed for: every operation on floats is off by 2⁻⁵³ of its result at most,
and a power is worked out by its logarithm, which is below MOST_LOG and off by far less than SLACK.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import exp, inf, isfinite, log
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Number, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.families import Family
from forceout.solver.equations.problem import Sign

SLACK: Final = 1e-9
MOST_LOG: Final = 700.0
"""Logarithms up to which a float holds the number."""
FAR: Final = 1e300
Interval = tuple[float, float]


@lru_cache(maxsize=20_000)
def size_of(value: Number) -> Interval | None:
    """Floats that a number surely lies between."""
    if isinstance(value, Rational):
        try:
            return _around(value.p / value.q)
        except OverflowError:
            return (FAR, inf) if value.p > 0 else (-inf, -FAR)
    try:
        return ends_of_family(of_number(value))
    except Unverifiable:
        return None


@lru_cache(maxsize=20_000)
def ends_of_family(one: Family) -> Interval:
    """Floats that all members of a family surely lie between."""
    return _wider(float(one.low), float(one.high))


def _around(value: float) -> Interval:
    return _wider(value, value)


def _wider(low: float, high: float) -> Interval:
    return low - abs(low) * SLACK - SLACK * SLACK if isfinite(low) else low, (
        high + abs(high) * SLACK + SLACK * SLACK if isfinite(high) else high
    )


def size_made(sign: Sign, left: Interval | None, right: Interval | None) -> Interval | None:
    """Floats that what a sign makes lies between; None where that is not known."""
    if left is None or right is None:
        return None
    between = BETWEEN.get(sign.operation.apply)
    return None if between is None else between(left, right)


def add(one: Interval, other: Interval) -> Interval:
    """Sums."""
    return _wider(one[0] + other[0], one[1] + other[1])


def subtract(one: Interval, other: Interval) -> Interval:
    """Differences."""
    return _wider(one[0] - other[1], one[1] - other[0])


def multiply(one: Interval, other: Interval) -> Interval:
    """Products."""
    corners = [0.0 if not a or not b else a * b for a in one for b in other]
    return _wider(min(corners), max(corners))


def divide(one: Interval, other: Interval) -> Interval | None:
    """Quotients; None where what is divided by may be 0."""
    if other[0] <= 0 <= other[1]:
        return None
    return multiply(one, (0.0 if other[1] == inf else 1 / other[1], 0.0 if other[0] == -inf else 1 / other[0]))


def average(one: Interval, other: Interval) -> Interval:
    """Averages."""
    return multiply(add(one, other), (0.5, 0.5))


def power(one: Interval, other: Interval) -> Interval | None:
    """Powers of positive numbers."""
    if one[0] <= 0:
        return None
    logarithms = log(one[0]), log(one[1]) if one[1] < inf else inf
    corners = [0.0 if not a or not b else a * b for a in logarithms for b in other]
    low, high = min(corners), max(corners)
    low, high = low - abs(low) * SLACK - SLACK, high + abs(high) * SLACK + SLACK
    least = 0.0 if low < -MOST_LOG else FAR if low > MOST_LOG else exp(low)
    most = inf if high > MOST_LOG else 1 / FAR if high < -MOST_LOG else exp(high)
    return _wider(least, most)


def root(index: Interval, radicand: Interval) -> Interval | None:
    """Roots of positive numbers."""
    exponent = divide((1.0, 1.0), index)
    return None if exponent is None else power(radicand, exponent)


BETWEEN: Final[Mapping[Callable[..., Number], Callable[[Interval, Interval], Interval | None]]] = {
    values.add: add,
    values.subtract: subtract,
    values.multiply: multiply,
    values.divide: divide,
    values.average: average,
    values.power: power,
    values.root: root,
}

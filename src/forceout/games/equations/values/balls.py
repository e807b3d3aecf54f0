"""Intervals without overflow: a flint ball, or plus or minus e to the power of such an interval.

9*(9*(9*9)) has more digits than any memory, but its logarithm's logarithm is an ordinary number.
All functions work at flint's current precision; `Blurred` says that it was too low.
"""

from __future__ import annotations

from dataclasses import dataclass

from flint import arb

_EXP_LIMIT = arb(2) ** 62
_LARGE = arb(2) ** 200
_SPECK = arb(0, arb(2) ** -2000)


class Blurred(Exception):
    """The precision is too low to tell a sign that the calculation needs."""


@dataclass(frozen=True, slots=True)
class Exp:
    """sign × e^power, where the power is too large in size for a flint ball's own exponent."""

    sign: int
    power: Ball


Ball = arb | Exp


def sign_of(x: Ball) -> int | None:
    """1 or -1 where the interval leaves no doubt, 0 for an exact zero, else None."""
    if isinstance(x, Exp):
        return x.sign
    if x > 0:
        return 1
    if x < 0:
        return -1
    return 0 if x.is_zero() else None


def exp(power: Ball) -> Ball:
    """e^power."""
    if isinstance(power, arb) and abs(power) < _EXP_LIMIT:
        return power.exp()
    if isinstance(power, Exp) and sign_of(power.power) == -1:
        return 1 + _SPECK
    if sign_of(power) is None:
        raise Blurred
    return Exp(1, power)


def expm1(power: Ball) -> Ball:
    """e^power - 1, also where the power is tiny."""
    if isinstance(power, arb):
        return power.expm1()
    if sign_of(power.power) != -1:
        raise Blurred
    # The square of such a power is nothing beside it.
    return mul(power, 1 + _SPECK)


def log(x: Ball) -> Ball:
    """The natural logarithm of |x|."""
    if isinstance(x, Exp):
        return x.power
    if not sign_of(x):
        raise Blurred
    return abs(x).log()


def neg(x: Ball) -> Ball:
    """-x."""
    return Exp(-x.sign, x.power) if isinstance(x, Exp) else -x


def mul(x: Ball, y: Ball) -> Ball:
    """x × y."""
    if isinstance(x, arb) and isinstance(y, arb):
        return x * y
    signs = sign_of(x), sign_of(y)
    if 0 in signs:
        return arb(0)
    if signs[0] is None or signs[1] is None:
        raise Blurred
    size = exp(add(log(x), log(y)))
    return size if signs[0] == signs[1] else neg(size)


def add(x: Ball, y: Ball) -> Ball:
    """x + y."""
    if isinstance(x, arb) and isinstance(y, arb):
        return x + y
    if sign_of(x) == 0:
        return y
    if sign_of(y) == 0:
        return x
    if isinstance(x, arb) and sign_of(x) is None:
        x, y = y, x
    if isinstance(y, arb) and sign_of(y) is None:
        return _perturbed(x, y)
    try:
        lead = add(log(x), neg(log(y)))
        way = sign_of(lead)
    except Blurred:
        way = None
    if way is None and sign_of(x) == sign_of(y):
        return _between_larger_and_twice(x, y)
    if way == -1:
        x, y, lead = y, x, neg(lead)
    elif way != 1:
        raise Blurred
    ratio = _as_arb(exp(neg(lead)))
    factor = (ratio if sign_of(x) == sign_of(y) else -ratio).log1p()
    size = exp(add(log(x), factor))
    return size if sign_of(x) == 1 else neg(size)


def _between_larger_and_twice(x: Ball, y: Ball) -> Ball:
    """x + y, of the same sign, where it is unknown which is the larger."""
    size = exp(add(_hull(log(x), log(y)), arb(0).union(arb(2).log())))
    return size if sign_of(x) == 1 else neg(size)


def _hull(x: Ball, y: Ball) -> Ball:
    """An interval that holds two others."""
    if isinstance(x, arb) and isinstance(y, arb):
        return x.union(y)
    if isinstance(x, Exp) and isinstance(y, Exp) and x.sign == y.sign:
        return Exp(x.sign, _hull(x.power, y.power))
    raise Blurred


def _perturbed(x: Ball, speck: arb) -> Ball:
    """x + speck, where the speck's sign is unknown and x is out of a flint ball's range."""
    assert isinstance(x, Exp)
    if sign_of(x.power) == -1:
        return speck + _SPECK
    if not abs(speck) < _LARGE:
        raise Blurred
    return Exp(x.sign, add(x.power, _SPECK))


def _as_arb(x: Ball) -> arb:
    """A ratio of at most one as a flint ball."""
    return x if isinstance(x, arb) else _SPECK


def power(x: Ball, exponent: Ball) -> Ball:
    """x^exponent for x > 0."""
    return exp(mul(exponent, log(x)))


def log_factorial(n: Ball) -> Ball:
    """ln n! for a large whole number n."""
    if isinstance(n, arb) and n < _LARGE:
        return (n + 1).lgamma()
    # Stirling: 0 < ln n! - (n ln n - n) < n / 2^100 for every n above 2^200.
    return mul(n, add(log(n), arb(-1) + arb(0, arb(2) ** -100)))

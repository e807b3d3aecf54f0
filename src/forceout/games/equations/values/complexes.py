"""All the values of a power with a fractional exponent while √ = i is in force (XIII-D-11)."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

from flint import arb, ctx, fmpq

from forceout.messages.message import Message

from . import powers, products, terms
from .arithmetic import add, divide, from_parts, multiply, negate, power
from .errors import Undefined, Unverifiable
from .meter import metered
from .number import ONE, ZERO, Atom, Complex, Cosine, Number, Rational, Turn
from .rationality import is_integer, is_rational, settle
from .zero import attempt, sign

SECTION = "XIII-D-11"
_MOST_VALUES = 64


@metered
def complex_powers(base: Number, exponent: Number) -> tuple[Number, ...]:
    """Every value of base^(p/q), p/q in lowest terms: one for a whole exponent, else q of them."""
    if isinstance(exponent, Complex):
        raise Undefined(Message("an-exponent-is-a-real-number"), SECTION)
    if is_integer(exponent) or base == ZERO or is_rational(exponent) is False:
        return (power(base, exponent),)
    if not isinstance(exponent, Rational):
        raise Unverifiable(Message("it-cannot-be-told-how-many-values-the-power-has"))
    p, q = exponent.p, exponent.q
    if q > _MOST_VALUES:
        raise Unverifiable(Message("a-power-with-values-is-too-large", values=q))
    if isinstance(base, Complex):
        return tuple(power(root, Rational(p, 1)) for root in _roots(base, q))
    way = sign(base)
    if not way:
        raise Unverifiable(Message("the-sign-of-the-base-cannot-be-told"))
    size = powers.positive_power(base if way > 0 else terms.negate(base), exponent)
    start = 0 if way > 0 else p
    # The angles are (start + 2 j p) π / q; j p runs through all of them, so 2 j does as well.
    return tuple(_polar(size, Fraction(start + 2 * j, q)) for j in range(q))


def _polar(size: Number, angle: Fraction) -> Number:
    """size × (cos + i sin)(angle × π)."""
    return from_parts(multiply(size, cosine(angle)), multiply(size, cosine(angle - Fraction(1, 2))))


def cosine(angle: Fraction) -> Number:
    """cos(angle × π), in square roots where they suffice."""
    angle %= 2
    if angle > 1:
        angle = 2 - angle
    if angle > Fraction(1, 2):
        return negate(cosine(1 - angle))
    known = _KNOWN.get(angle)
    if known is not None:
        return known()
    doubled = (2 * angle).denominator
    if doubled in (1, 2, 3, 4, 5, 6, 12) or angle.denominator in (8, 10, 12, 16, 24):
        # cos(x) = √((1 + cos 2x) / 2)
        inside = multiply(add(ONE, cosine(2 * angle)), Rational(1, 2))
        return powers.root(Rational(2, 1), inside)
    return settle(products.product(fmpq(1), {Cosine(angle.numerator, angle.denominator): ONE}))


def _golden(way: int) -> Number:
    return divide(add(powers.root(Rational(2, 1), Rational(5, 1)), Rational(way, 1)), Rational(4, 1))


_KNOWN: dict[Fraction, Callable[[], Number]] = {
    Fraction(0): lambda: ONE,
    Fraction(1, 2): lambda: ZERO,
    Fraction(1, 3): lambda: Rational(1, 2),
    Fraction(1, 4): lambda: powers.root(Rational(2, 1), Rational(1, 2)),
    Fraction(1, 6): lambda: powers.root(Rational(2, 1), Rational(3, 4)),
    Fraction(1, 5): lambda: _golden(1),
    Fraction(2, 5): lambda: _golden(-1),
}


def _roots(base: Complex, q: int) -> list[Number]:
    """The q roots of a complex number that is not real."""
    x, y = base.real, base.imaginary
    size = powers.root(Rational(2 * q, 1), add(multiply(x, x), multiply(y, y)))
    if x == ZERO:
        start = Fraction(1 if sign(y) == 1 else -1, 2)
        return [_polar(size, (start + 2 * j) / q) for j in range(q)]
    if q % 2 == 0:
        halves = _square_roots(x, y)
        return halves if q == 2 else [root for half in halves for root in _roots_of(half, q // 2)]
    return [_turned(size, x, y, 2 * j, q) for j in range(q)]


def _roots_of(value: Number, q: int) -> list[Number]:
    if isinstance(value, Complex):
        return _roots(value, q)
    return list(complex_powers(value, Rational(1, q)))


def _square_roots(x: Number, y: Number) -> list[Number]:
    """±(√((|z| + x) / 2) + i √((|z| - x) / 2)), the second sign being that of y."""
    two = Rational(2, 1)
    size = powers.root(two, add(multiply(x, x), multiply(y, y)))
    real = powers.root(two, divide(add(size, x), two))
    imaginary = powers.root(two, divide(add(size, negate(x)), two))
    if sign(y) == -1:
        imaginary = negate(imaginary)
    first = from_parts(real, imaginary)
    return [first, negate(first)]


def _turned(size: Number, x: Number, y: Number, k: int, q: int) -> Number:
    # A positive common factor does not change the angle; without it equal angles share a label.
    shared = _common_factor(x, y)
    x, y = divide(x, shared), divide(y, shared)
    return from_parts(
        settle(multiply(size, _turn(x, y, k, q, sine=False))),
        settle(multiply(size, _turn(x, y, k, q, sine=True))),
    )


def _common_factor(x: Number, y: Number) -> Number:
    if isinstance(x, Rational) and isinstance(y, Rational):
        return Rational(math.gcd(x.p * y.q, y.p * x.q), x.q * y.q)
    return ONE


def _turn(x: Number, y: Number, k: int, q: int, *, sine: bool) -> Number:
    atom: Atom = Turn(x, y, k, q, sine)
    balls = attempt(x, 200), attempt(y, 200)
    if not (isinstance(balls[0], arb) and isinstance(balls[1], arb)):
        raise Unverifiable(Message("the-number-is-too-large-for-a-complex-root"))
    with ctx.workprec(200):
        angle = (arb.atan2(balls[1], balls[0]) + k * arb.pi()) / q
        value = angle.sin() if sine else angle.cos()
    if value > 0:
        return products.product(fmpq(1), {atom: ONE})
    if value < 0:
        return products.product(fmpq(-1), {atom: ONE})
    raise Unverifiable(Message("the-direction-of-a-complex-root-cannot-be-told"))

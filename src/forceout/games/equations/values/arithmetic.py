"""The operations of Equations on numbers, real and complex."""

from __future__ import annotations

from flint import fmpq

from forceout.messages.message import Message

from . import inverse as _inverse
from . import logs, powers, products, terms
from .errors import Undefined, Unverifiable
from .meter import metered
from .number import ONE, ZERO, Atom, Complex, Nested, Number, Rational, from_fmpq
from .rationality import is_integer, settle
from .residues import residue
from .zero import sign

HALF = Rational(1, 2)


def integer(n: int) -> Number:
    """The whole number n."""
    return Rational(n, 1)


def rational(p: int, q: int) -> Number:
    """The fraction p/q."""
    return divide(Rational(p, 1), Rational(q, 1))


def parts(value: Number) -> tuple[Number, Number]:
    """The real and the imaginary part."""
    return (value.real, value.imaginary) if isinstance(value, Complex) else (value, ZERO)


def from_parts(real: Number, imaginary: Number) -> Number:
    """real + imaginary × i."""
    if imaginary is ZERO:
        return real
    way = sign(imaginary)
    if way is None:
        raise Unverifiable(Message("it-cannot-be-told-whether-the-number-is-real"))
    return Complex(real, imaginary) if way else real


IMAGINARY: Number = Complex(ZERO, ONE)


def add(a: Number, b: Number) -> Number:
    """a + b."""
    if type(a) is Rational and type(b) is Rational:
        return terms.add(a, b)
    return _add(a, b)


@metered
def _add(a: Number, b: Number) -> Number:
    if isinstance(a, Complex) or isinstance(b, Complex):
        (x, y), (u, v) = parts(a), parts(b)
        return from_parts(add(x, u), add(y, v))
    return settle(terms.add(a, b))


def negate(a: Number) -> Number:
    """-a."""
    if isinstance(a, Complex):
        return Complex(terms.negate(a.real), terms.negate(a.imaginary))
    return terms.negate(a)


def subtract(a: Number, b: Number) -> Number:
    """a - b; a number taken from itself is zero whatever its size."""
    if a == b:
        return ZERO
    return add(a, negate(b))


def multiply(a: Number, b: Number) -> Number:
    """a × b."""
    if type(a) is Rational and type(b) is Rational:
        return products.multiply(a, b)
    return _multiply(a, b)


@metered
def _multiply(a: Number, b: Number) -> Number:
    if isinstance(a, Complex) or isinstance(b, Complex):
        (x, y), (u, v) = parts(a), parts(b)
        return from_parts(
            subtract(multiply(x, u), multiply(y, v)),
            add(multiply(x, v), multiply(y, u)),
        )
    if a == ZERO or b == ZERO:
        return ZERO
    return settle(_inverse.multiply_cancelling(a, b))


def divide(a: Number, b: Number) -> Number:
    """a ÷ b; Undefined where b is zero."""
    if type(a) is Rational and type(b) is Rational:
        return products.multiply(a, _inverse.inverse(b))
    return _divide(a, b)


@metered
def _divide(a: Number, b: Number) -> Number:
    if isinstance(b, Complex):
        x, y = parts(b)
        size = add(multiply(x, x), multiply(y, y))
        return divide(multiply(a, Complex(x, negate(y))), size)
    if isinstance(a, Complex):
        return from_parts(divide(a.real, b), divide(a.imaginary, b))
    way = sign(b)
    if way is None:
        raise Unverifiable(Message("it-cannot-be-told-whether-the-divisor-is-zero"))
    if way == 0:
        raise Undefined(Message("nothing-can-be-divided-by-zero"), "III-A")
    if a == b:
        return ONE
    return settle(_inverse.divide(a, b))


def average(a: Number, b: Number) -> Number:
    """The mean of two numbers (XIII-A-8)."""
    return multiply(add(a, b), HALF)


@metered
def power(base: Number, exponent: Number) -> Number:
    """base * exponent (III-B-3); a complex base takes whole exponents only."""
    if isinstance(exponent, Complex):
        raise Undefined(Message("an-exponent-is-a-real-number"), "XIII-D-11")
    if not isinstance(base, Complex):
        return powers.power(base, exponent)
    whole = is_integer(exponent)
    if whole is None:
        raise Unverifiable(Message("it-cannot-be-told-whether-the-exponent-is-whole"))
    if not whole:
        raise Undefined(Message("which-of-the-complex-roots-is-meant-must-be-said"), "XIII-D-11")
    return _complex_power(base, exponent)


def _complex_power(base: Complex, exponent: Number) -> Number:
    if not isinstance(exponent, Rational) or abs(exponent.p) > 256:
        return _axis_power(base, exponent)
    result: Number = ONE
    for bit in f"{abs(exponent.p):b}":
        result = multiply(result, result)
        if bit == "1":
            result = multiply(result, base)
    return result if exponent.p >= 0 else divide(ONE, result)


def _axis_power(base: Complex, exponent: Number) -> Number:
    """A large whole power of a multiple of i, whose direction depends on the exponent modulo 4."""
    quarter = residue(exponent, 4) if base.real == ZERO else None
    if quarter is None:
        raise Unverifiable(Message("the-power-of-a-complex-number-is-too-large"))
    way = sign(base.imaginary)
    size = powers.power(base.imaginary if way == 1 else negate(base.imaginary), exponent)
    if way == -1:
        quarter = -quarter % 4
    signed = size if quarter < 2 else negate(size)
    return signed if quarter % 2 == 0 else Complex(ZERO, signed)


@metered
def root(index: Number, radicand: Number) -> Number:
    """index √ radicand (III-B-2)."""
    if isinstance(index, Complex) or isinstance(radicand, Complex):
        raise Undefined(Message("a-root-is-taken-of-real-numbers"), "XIII-D-11")
    return powers.root(index, radicand)


@metered
def log(argument: Number, base: Number) -> Number:
    """The logarithm of the argument to the base (XIII-D-13)."""
    if isinstance(argument, Complex) or isinstance(base, Complex):
        raise Undefined(Message("a-logarithms-argument-and-base-are-positive-numbers"), logs.SECTION)
    logs.check_arguments(argument, base)
    if argument == base:
        return ONE
    ratio = None if isinstance(argument, Rational) and isinstance(base, Rational) else logs.small_ratio(argument, base)
    if ratio is not None and is_power_relation(argument, ratio[1], base, ratio[0]):
        return from_fmpq(fmpq(*ratio))
    return _inverse.divide(
        logs.natural_log(_as_powers(argument)),
        logs.natural_log(_as_powers(base)),
    )


def is_power_relation(a: Number, q: int, b: Number, p: int) -> bool:
    """Whether a^q = b^p, certainly."""
    try:
        difference = subtract(power(a, Rational(q, 1)), power(b, Rational(p, 1)))
    except Unverifiable:
        return False
    return sign(difference) == 0


def _as_powers(value: Number) -> dict[Atom, Number]:
    found, primitive = powers.factors(value)
    if primitive is not None:
        found[Nested(primitive)] = ONE
    return found

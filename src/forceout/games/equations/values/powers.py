"""Powers and roots of real numbers, with the undefined forms of III-C-2."""

from __future__ import annotations

from flint import fmpq

from forceout.messages.message import Message

from .denest import denested
from .errors import Undefined, Unverifiable
from .inverse import inverse, split
from .limits import MOST_BITS
from .logs import exponential, has_logarithm
from .number import ONE, ZERO, Atom, Nested, Number, Rational, Sum
from .products import factored, merge, multiply, product
from .rationality import is_rational, settle
from .residues import fraction_parities
from .terms import negate
from .zero import sign


def power(base: Number, exponent: Number) -> Number:
    """base^exponent for real numbers (III-B-3, III-C-2)."""
    if isinstance(base, Rational) and isinstance(exponent, Rational) and exponent.q == 1:
        quick = _whole_power(base, exponent.p)
        if quick is not None:
            return quick
    return _power(base, exponent, "III-C-2-e", "power")


def _whole_power(base: Rational, n: int) -> Rational | None:
    if base.p == 0 or abs(n) > MOST_BITS:
        return None
    if max(base.p.bit_length(), base.q.bit_length()) * abs(n) > MOST_BITS:
        return None
    if n >= 0:
        return Rational(base.p**n, base.q**n)
    p, q = base.q**-n, base.p**-n
    return Rational(p, q) if q > 0 else Rational(-p, -q)


def root(index: Number, radicand: Number) -> Number:
    """The index-th root of the radicand, for real numbers (III-B-2, III-C)."""
    way = sign(index)
    if way is None:
        raise Unverifiable(Message("it-cannot-be-told-whether-the-index-is-zero"))
    if way == 0:
        raise Undefined(Message("there-is-no-zeroth-root"), "III-C-2-a")
    even = isinstance(index, Rational) and index.q == 1
    return _power(radicand, inverse(index), "III-C-2-c" if even else "III-C-2-d", "root")


def _power(base: Number, exponent: Number, section: str, kind: str) -> Number:
    way = sign(base)
    if way is None:
        raise Unverifiable(Message("the-sign-of-the-base-cannot-be-told"))
    if way == 0:
        return _power_of_zero(exponent, kind)
    if sign(exponent) == 0 or base == ONE:
        return ONE
    if way > 0:
        return settle(positive_power(base, exponent))
    rational = is_rational(exponent)
    if rational is False:
        raise Undefined(Message("a-negative-number-has-no-kind-with-an-irrational-exponent", kind=kind), "III-C-2")
    parities = fraction_parities(exponent) if rational else None
    if parities is None:
        raise Unverifiable(Message("it-cannot-be-told-whether-the-exponent-is-odd-or-even"))
    odd_numerator, odd_denominator = parities
    if not odd_denominator:
        raise Undefined(Message("an-even-root-of-a-negative-number-is-not-a-real"), section)
    size = settle(positive_power(negate(base), exponent))
    return negate(size) if odd_numerator else size


def _power_of_zero(exponent: Number, kind: str) -> Number:
    way = sign(exponent)
    if way is None:
        raise Unverifiable(Message("it-cannot-be-told-whether-the-exponent-is-positive"))
    if way <= 0:
        section = "III-C-2-b" if kind == "power" else "III-C-2"
        raise Undefined(Message("zero-has-only-positive-powers-and-roots"), section)
    return ZERO


def positive_power(base: Number, exponent: Number) -> Number:
    """base^exponent for base > 0."""
    powers, primitive = factors(base)
    if has_logarithm(exponent):
        if primitive is not None:
            powers[Nested(primitive)] = ONE
        return exponential(powers, exponent)
    result = product(fmpq(1), {atom: multiply(e, exponent) for atom, e in powers.items()})
    if primitive is None:
        return result
    if isinstance(exponent, Rational) and exponent.q > 1:
        simple = denested(primitive, exponent.q)
        if simple is not None:
            return multiply(result, power(simple, Rational(exponent.p, 1)))
    return multiply(result, product(fmpq(1), {Nested(primitive): exponent}))


def factors(value: Number) -> tuple[dict[Atom, Number], Sum | None]:
    """A positive number as powers of atoms, times a sum without common factor (None for 1)."""
    if isinstance(value, Rational):
        return factored(fmpq(value.p, value.q)), None
    assert isinstance(value, Sum)
    c, powers, primitive = split(value)
    return merge(factored(c), powers), primitive

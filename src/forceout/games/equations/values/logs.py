"""Logarithms (Senior XIII-D-13), and powers whose exponents hold logarithms."""

from __future__ import annotations

import math

from flint import arb, ctx, fmpq

from forceout.messages.message import Message

from . import balls
from .enclosure import enclose
from .errors import Undefined, Unverifiable
from .inverse import multiply_cancelling
from .number import ONE, ZERO, Atom, Logarithm, Monomial, Nested, Number, Rational, Sum, Whole, from_terms, terms_of
from .products import factored, merge, multiply, product
from .terms import add, negate, total
from .zero import sign

SECTION = "XIII-D-13"
_QUICK = 400
_LARGEST_INDEX = 12


def has_logarithm(value: Number) -> bool:
    """Whether a logarithm stands in the number's own terms."""
    return any(
        isinstance(atom, Logarithm) or (isinstance(atom, Nested) and has_logarithm(atom.inner))
        for monomial, _ in terms_of(value)
        for atom, _ in monomial.powers
    )


def natural_log(powers: dict[Atom, Number]) -> Number:
    """ln of a product of powers of atoms."""
    parts = [multiply(exponent, log_of_atom(atom)) for atom, exponent in powers.items()]
    return total(term for part in parts for term in terms_of(part))


def enclose_logarithm(value: Number, precision: int) -> balls.Ball:
    """An interval around the natural logarithm of a positive product of powers; raises `Blurred` for any other
    number."""
    if not isinstance(value, Sum) or len(value.terms) > 1 or not value.terms[0][1] > 0:
        raise balls.Blurred
    monomial, c = value.terms[0]
    return enclose(natural_log(merge(factored(c), dict(monomial.powers))), precision)


def log_of_atom(atom: Atom) -> Number:
    """ln of an atom, with its sign."""
    if isinstance(atom, Whole):
        return product(fmpq(1), {Logarithm(atom): ONE})
    way = sign(add(_as_number(atom), Rational(-1, 1)))
    if way is None:
        raise Unverifiable(Message("it-cannot-be-told-whether-a-part-is-1"))
    if way == 0:
        return ZERO
    return product(fmpq(way), {Logarithm(atom): ONE})


def _as_number(atom: Atom) -> Number:
    return atom.inner if isinstance(atom, Nested) else from_terms({Monomial({atom: ONE}): fmpq(1)})


def enclose_difference(value: Number, precision: int) -> balls.Ball:
    """An interval around a difference of two products that are close together, by their logarithms; raises `Blurred`
    for any other number."""
    if not isinstance(value, Sum) or len(value.terms) != 2 or (value.terms[0][1] > 0) == (value.terms[1][1] > 0):
        raise balls.Blurred
    n, d = value.terms[1]
    logarithm = enclose(natural_log(_ratio(value)), precision)
    second = enclose(from_terms({n: d}), precision)
    with ctx.workprec(precision):
        return balls.neg(balls.mul(second, balls.expm1(logarithm)))


def _ratio(value: Sum) -> dict[Atom, Number]:
    """How many times the second of two products, of the other sign, the first one is."""
    (m, c), (n, d) = value.terms
    return merge(factored(-c / d), merge(dict(m.powers), {atom: negate(e) for atom, e in n.powers}))


def sign_of_difference(value: Sum) -> int | None:
    """The sign of a difference of two products, by comparing their logarithms or their powers."""
    if len(value.terms) != 2:
        return None
    c = value.terms[0][1]
    ratio = _ratio(value)
    way = sign(natural_log(ratio), _QUICK)
    if way is None:
        way = _compare_powers(ratio)
    return None if way is None else way if c > 0 else -way


def _compare_powers(ratio: dict[Atom, Number]) -> int | None:
    """The sign of ratio - 1, from whole powers of its numerator and denominator."""
    exponents = [e for e in ratio.values() if isinstance(e, Rational)]
    index = math.lcm(*(e.q for e in exponents))
    if len(exponents) < len(ratio) or index > _LARGEST_INDEX:
        return None
    whole = Rational(index, 1)
    above = {atom: multiply(e, whole) for atom, e in ratio.items() if sign(e) == 1}
    below = {atom: multiply(negate(e), whole) for atom, e in ratio.items() if sign(e) == -1}
    return sign(add(product(fmpq(1), above), negate(product(fmpq(1), below))), _QUICK)


def exponential(powers: dict[Atom, Number], exponent: Number) -> Number:
    """The product of powers, raised to an exponent that holds logarithms, as powers of other atoms.

    2 to the power ln 3 / ln 2 is e^(ln 3): each term of the whole logarithm that has a factor ln x is x to
    the power of the rest; of several the first in the order of labels is taken.
    """
    whole = multiply_cancelling(natural_log(powers), exponent)
    result: dict[Atom, Number] = {}
    for monomial, c in terms_of(whole):
        base = next((a for a, e in monomial.powers if isinstance(a, Logarithm) and e == ONE), None)
        if base is None:
            return product(fmpq(1), {atom: multiply(e, exponent) for atom, e in powers.items()})
        rest = Monomial({a: e for a, e in monomial.powers if a != base})
        way = 1 if isinstance(base.of, Whole) else sign(add(_as_number(base.of), Rational(-1, 1))) or 1
        result = merge(result, {base.of: from_terms({rest: c * way})})
    return product(fmpq(1), result)


def check_arguments(argument: Number, base: Number) -> None:
    """Undefined unless both are positive and the base is not 1."""
    for value, part in ((argument, "argument"), (base, "base")):
        way = sign(value)
        if way is None:
            raise Unverifiable(Message("the-sign-of-a-logarithms-part-cannot-be-told", part=part))
        if way <= 0:
            raise Undefined(Message("a-logarithms-part-is-a-positive-number", part=part), SECTION)
    way = sign(add(base, negate(ONE)))
    if way is None:
        raise Unverifiable(Message("it-cannot-be-told-whether-a-logarithms-base-is-1"))
    if way == 0:
        raise Undefined(Message("there-are-no-logarithms-to-the-base-1"), SECTION)


def small_ratio(argument: Number, base: Number) -> tuple[int, int] | None:
    """p and q, small, such that the logarithm seems to be p/q."""
    try:
        a, b = balls.log(enclose(argument, 128)), balls.log(enclose(base, 128))
    except balls.Blurred:
        return None
    if not (isinstance(a, arb) and isinstance(b, arb)):
        return None
    with ctx.workprec(128):
        for q in range(1, _LARGEST_INDEX + 1):
            ratio = a * q / b
            found = small_whole(ratio)
            if found is not None:
                return found, q
    return None


def small_whole(ratio: arb) -> int | None:
    """The whole number below 100 that a number may be, where there is one."""
    if not abs(ratio) < 100:
        return None
    # Asked about numbers that are tiny beyond measure FLINT ends the process.
    if abs(ratio) < 0.5:
        return 0 if ratio.contains(0) else None
    found = ratio.unique_fmpz()
    return None if found is None else int(found)

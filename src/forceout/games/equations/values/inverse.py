"""Common factors of sums, and their reciprocals."""

from __future__ import annotations

import math

from flint import fmpq

from forceout.messages.message import Message

from .errors import Undefined, Unverifiable
from .integers import remove
from .number import Atom, Monomial, Nested, Number, Rational, Sum, Whole, from_terms, terms_of
from .products import merge, multiply, product
from .terms import add, negate, total
from .zero import sign

_MOST_CLEARED = 8


def split(value: Sum) -> tuple[fmpq, dict[Atom, Number], Sum | None]:
    """c, m and P such that the number is c × m × P, with P positive and without common factor (None for 1)."""
    if len(value.terms) == 1:
        monomial, c = value.terms[0]
        return c, dict(monomial.powers), None
    for atom, n in denominators(value).items():
        above = _cleared_or_none(value, atom, n)
        if isinstance(above, Sum):
            c, powers, primitive = split(above)
            return c, merge(powers, {atom: Rational(-n, 1)}), primitive
    common = _common_powers(value)
    if common:
        reduced = multiply(value, product(fmpq(1), {atom: negate(e) for atom, e in common.items()}))
        if not (isinstance(reduced, Sum) and len(reduced.terms) == len(value.terms)):
            common, reduced = {}, value
        value = reduced
    c = fmpq(
        math.gcd(*(int(d.p) for _, d in value.terms)),
        math.lcm(*(int(d.q) for _, d in value.terms)),
    )
    direction = sign(value)
    if direction is None:
        raise Unverifiable(Message("the-sign-of-a-part-cannot-be-told"))
    if direction == 0:
        raise ZeroDivisionError
    c = c * direction
    return c, common, Sum({monomial: d / c for monomial, d in value.terms})


def _common_powers(value: Sum) -> dict[Atom, Number]:
    """The least exponent of each atom in all terms, where there is one and it is not zero."""
    exponents: dict[Atom, list[Number]] = {}
    for monomial, _ in value.terms:
        for atom, exponent in monomial.powers:
            exponents.setdefault(atom, []).append(exponent)
    common: dict[Atom, Number] = {}
    for atom, found in exponents.items():
        if isinstance(atom, Whole):
            found = [_exponent(atom, monomial, c) for monomial, c in value.terms]
        elif len(found) < len(value.terms):
            found = [*found, Rational(0, 1)]
        least = _least(found)
        if least != Rational(0, 1):
            common[atom] = least
    return common


def _least(exponents: list[Number]) -> Number:
    if all(e == exponents[0] for e in exponents):
        return exponents[0]
    fractions = [e for e in exponents if isinstance(e, Rational)]
    if len(fractions) < len(exponents):
        return Rational(0, 1)
    return min(fractions, key=lambda e: fmpq(e.p, e.q))


def _exponent(atom: Whole, monomial: Monomial, c: fmpq) -> Number:
    exponent = next((e for a, e in monomial.powers if a == atom), Rational(0, 1))
    if isinstance(exponent, Rational):
        extra = remove(abs(int(c.p)), atom.value)[1] - remove(int(c.q), atom.value)[1]
        return add(exponent, Rational(extra, 1))
    return exponent


def denominators(value: Sum) -> dict[Nested, int]:
    """The sums that stand in denominators of terms, with their highest power there."""
    found: dict[Nested, int] = {}
    for monomial, _ in value.terms:
        for atom, e in monomial.powers:
            if isinstance(atom, Nested) and isinstance(e, Rational) and e.q == 1 and e.p < 0:
                found[atom] = max(found.get(atom, 0), -e.p)
    return found


def _cleared_or_none(value: Sum, atom: Nested, n: int) -> Number | None:
    try:
        return cleared(value, atom, n)
    except Unverifiable:
        return None


def cleared(value: Sum, atom: Nested, n: int) -> Number:
    """The number times the n-th power of the atom, multiplied out."""
    parts: list[tuple[Monomial, fmpq]] = []
    for monomial, c in value.terms:
        powers = dict(monomial.powers)
        exponent = powers.pop(atom, Rational(0, 1))
        if not (isinstance(exponent, Rational) and exponent.q == 1 and exponent.p + n <= _MOST_CLEARED):
            raise Unverifiable(Message("the-terms-have-no-common-denominator"))
        part = from_terms({Monomial(powers): c})
        for _ in range(exponent.p + n):
            part = multiply(part, atom.inner)
        parts += terms_of(part)
    return total(parts)


def inverse(value: Number) -> Number:
    """1 / value; Undefined for zero."""
    if isinstance(value, Rational):
        if value.p == 0:
            raise Undefined(Message("nothing-can-be-divided-by-zero"), "III-A")
        return Rational(value.q, value.p) if value.p > 0 else Rational(-value.q, -value.p)
    assert isinstance(value, Sum)
    try:
        c, powers, primitive = split(value)
    except ZeroDivisionError:
        raise Undefined(Message("nothing-can-be-divided-by-zero"), "III-A") from None
    lead = product(1 / c, {atom: negate(e) for atom, e in powers.items()})
    if primitive is None:
        return lead
    return multiply(lead, product(fmpq(1), {Nested(primitive): Rational(-1, 1)}))


def divide(a: Number, b: Number) -> Number:
    """a / b; a sum divided by a multiple of itself gives the ratio."""
    if isinstance(a, Sum) and isinstance(b, Sum) and len(a.terms) > 1 and len(a.terms) == len(b.terms):
        first, second = _split_or_none(a), _split_or_none(b)
        if first and second and first[2] == second[2]:
            (c, m, _), (d, n, _) = first, second
            return product(c / d, merge(m, {atom: negate(e) for atom, e in n.items()}))
    return multiply(a, inverse(b))


def multiply_cancelling(a: Number, b: Number) -> Number:
    """a × b, where a sum meets a power of itself in the other: exponents add, and denominators cancel."""
    for x, y in ((a, b), (b, a)):
        if isinstance(x, Sum) and isinstance(y, Sum) and len(x.terms) > 1 and _is_nested(y):
            parts = _split_or_none(x)
            rest = _raised(y, Nested(parts[2])) if parts and parts[2] else None
            if parts and rest is not None:
                return multiply(product(parts[0], parts[1]), rest)
    return multiply(a, b)


def _split_or_none(value: Sum) -> tuple[fmpq, dict[Atom, Number], Sum | None] | None:
    try:
        return split(value)
    except (Unverifiable, ZeroDivisionError):
        return None


def _is_nested(value: Sum) -> bool:
    return all(any(isinstance(atom, Nested) for atom, _ in monomial.powers) for monomial, _ in value.terms)


def _raised(value: Sum, atom: Nested) -> Number | None:
    """value × atom, if every term holds a power of the atom."""
    parts: list[tuple[Monomial, fmpq]] = []
    for monomial, c in value.terms:
        powers = dict(monomial.powers)
        exponent = powers.get(atom)
        if exponent is None:
            return None
        powers[atom] = add(exponent, Rational(1, 1))
        parts += terms_of(product(c, powers))
    return total(parts)

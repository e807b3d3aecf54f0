"""Multiplying real numbers, in the forms of `number`."""

from __future__ import annotations

import math
from collections.abc import Mapping

from flint import fmpq

from forceout.messages.message import Message

from .errors import Unverifiable
from .integers import factor
from .limits import MOST_BITS, MOST_PAIRS, MOST_TERMS
from .number import (
    ONE,
    ONE_MONOMIAL,
    Atom,
    Logarithm,
    Monomial,
    Nested,
    Number,
    Rational,
    Sum,
    Whole,
    from_fmpq,
    from_terms,
    terms_of,
)
from .radicals import cheap_inverse
from .terms import add, fold, has_large_power, is_exact_zero, negate, total
from .zero import sign as sign_of

Powers = Mapping[Atom, Number]

_LARGEST = 2**60
_HIGHEST_REDUCED = 3
_LOW_INVERSES = tuple(Rational(-n, 1) for n in range(1, _HIGHEST_REDUCED + 1))


def scale(a: Number, c: fmpq) -> Number:
    """c × a for a rational c."""
    return multiply(a, from_fmpq(c))


def multiply(a: Number, b: Number) -> Number:
    """a × b, multiplied out where that is affordable."""
    if type(a) is Rational and type(b) is Rational:
        p, q = a.p * b.p, a.q * b.q
        if q != 1:
            shared = math.gcd(p, q)
            p, q = p // shared, q // shared
        if p.bit_length() <= MOST_BITS >= q.bit_length():
            return Rational(p, q)
        return product(fmpq(1), merge(factored(fmpq(a.p, a.q)), factored(fmpq(b.p, b.q))), -1 if p < 0 else 1)
    left, right = terms_of(a), terms_of(b)
    if len(left) * len(right) > MOST_PAIRS:
        return _unexpanded(a, b)
    parts: list[tuple[Monomial, fmpq]] = []
    for m, c in left:
        for n, d in right:
            if m is ONE_MONOMIAL or n is ONE_MONOMIAL:
                lone = n if m is ONE_MONOMIAL else m
                if c.height_bits() + d.height_bits() < MOST_BITS // 4 and not has_large_power(lone):
                    parts.append((lone, c * d))
                    continue
            parts += terms_of(product(c * d, merge(dict(m.powers), dict(n.powers))))
    try:
        return total(parts)
    except Unverifiable:
        if len(left) == 1 or len(right) == 1:
            raise
        return _unexpanded(a, b)


def _unexpanded(a: Number, b: Number) -> Number:
    """a × b for two long sums, kept as a product."""
    powers: dict[Atom, Number] = {}
    direction = 1
    for value in (a, b):
        way = sign_of(value)
        if not way:
            raise Unverifiable(Message("the-sign-of-a-part-cannot-be-told"))
        size = value if way > 0 else negate(value)
        assert isinstance(size, Sum)
        direction *= way
        powers = merge(powers, {Nested(size): ONE})
    return from_terms({Monomial(powers): fmpq(direction)})


def merge(left: Powers, right: Powers) -> dict[Atom, Number]:
    """The exponents of the product of two monomials."""
    result = dict(left)
    for atom, exponent in right.items():
        known = result.get(atom)
        result[atom] = exponent if known is None else add(known, exponent)
    return result


def factored(c: fmpq) -> dict[Atom, Number]:
    """|c| as powers of whole numbers, split as far as the budget goes."""
    result: dict[Atom, Number] = {}
    for n, side in ((abs(int(c.p)), 1), (int(c.q), -1)):
        for base, exponent, prime in factor(n):
            atom = Whole(base, prime)
            result[atom] = add(result.get(atom, Rational(0, 1)), Rational(side * exponent, 1))
    return result


def product(c: fmpq, powers: Powers, sign: int = 1) -> Number:
    """sign × c × the product of powers of atoms, in normal form."""
    kept: dict[Atom, Number] = {}
    sums: list[Number] = []
    c = c * sign
    wholes = {atom: e for atom, e in powers.items() if isinstance(atom, Whole)}
    if wholes:
        c, kept = _normal_wholes(c, wholes)
    for atom, exponent in powers.items():
        if isinstance(atom, Whole) or is_exact_zero(exponent):
            continue
        if isinstance(atom, Nested) and isinstance(exponent, Rational):
            n = exponent.p // exponent.q
            written = expanded(atom.inner, n) if n else None
            if written is not None:
                sums.append(written)
                exponent = Rational(exponent.p - n * exponent.q, exponent.q)
        if not is_exact_zero(exponent):
            kept[atom] = exponent
    if c.height_bits() > MOST_BITS:
        raise Unverifiable(Message("the-number-is-too-long-to-write-out"))
    reduced = _reduced(c, kept)
    result = from_terms({Monomial(kept) if kept else ONE_MONOMIAL: c}) if reduced is None else reduced
    for value in sums:
        result = multiply(result, value)
    return result


def _reduced(c: fmpq, powers: dict[Atom, Number]) -> Number | None:
    """ln 2 / (ln 2 + ln 3) as 1 - ln 3 / (ln 2 + ln 3), so that such fractions have one form; else None."""
    for atom, exponent in powers.items():
        if not (isinstance(atom, Nested) and exponent in _LOW_INVERSES):
            continue
        # The first logarithm gives way to later ones, so that this comes to an end.
        if not all(_is_logarithm(m) for m, _ in atom.inner.terms):
            continue
        lead, d = atom.inner.terms[0]
        above = powers.get(lead.powers[0][0])
        if not (isinstance(above, Rational) and above.q == 1 and 0 < above.p <= _HIGHEST_REDUCED):
            continue
        assert isinstance(exponent, Rational)
        less = {**powers, lead.powers[0][0]: Rational(above.p - 1, 1)}
        rest = total((m, -e) for m, e in atom.inner.terms if m != lead)
        whole = product(c / d, {**less, atom: Rational(exponent.p + 1, 1)})
        return add(whole, multiply(rest, product(c / d, less)))
    return None


def _is_logarithm(monomial: Monomial) -> bool:
    return len(monomial.powers) == 1 and isinstance(monomial.powers[0][0], Logarithm) and monomial.powers[0][1] == ONE


def _normal_wholes(c: fmpq, powers: dict[Whole, Number]) -> tuple[fmpq, dict[Atom, Number]]:
    """Move whole powers into the coefficient if they fit there together, else all of them out of it."""
    whole = {atom: _floor(exponent) for atom, exponent in powers.items()}
    rest = {atom: add(exponent, Rational(-whole[atom], 1)) for atom, exponent in powers.items()}
    if _whole_bits(whole) + c.height_bits() > MOST_BITS:
        large = {atom: n for atom, n in whole.items() if isinstance(rest[atom], Rational)}
        folded, c = fold(large, c)
        whole |= folded
    if _whole_bits(whole) + c.height_bits() <= MOST_BITS:
        for atom, n in whole.items():
            c = c * fmpq(atom.value) ** n
    else:
        rest = {atom: add(exponent, Rational(whole[atom], 1)) for atom, exponent in rest.items()}
    return c, {atom: exponent for atom, exponent in rest.items() if not is_exact_zero(exponent)}


def _whole_bits(whole: dict[Whole, int]) -> float:
    return sum(abs(n) * math.log2(atom.value) if abs(n) < _LARGEST else math.inf for atom, n in whole.items())


def _floor(exponent: Number) -> int:
    """The whole part of an exponent's rational term."""
    if isinstance(exponent, Rational):
        return exponent.p // exponent.q
    return next((int(c.p) // int(c.q) for monomial, c in terms_of(exponent) if monomial == ONE_MONOMIAL), 0)


def expanded(inner: Sum, n: int) -> Number | None:
    """inner^n multiplied out, or None where that is not affordable."""
    base: Number | None = inner if n > 0 else cheap_inverse(inner)
    if base is None or not _is_cheap(base, abs(n)):
        return None
    return whole_power(base, abs(n))


def _is_cheap(base: Number, n: int) -> bool:
    size = len(terms_of(base))
    if n == 1:
        return size <= MOST_TERMS // 2
    if n > 200:
        return False
    terms = min(math.comb(n + size - 1, size - 1), _dimension(base))
    bits = n * (max(c.height_bits() for _, c in terms_of(base)) + size)
    return terms * terms * n.bit_length() <= MOST_PAIRS and bits <= MOST_BITS // 4


def _dimension(base: Number) -> int:
    """How many different monomials powers of the number can hold, if it is a sum of radicals."""
    indices: dict[Atom, int] = {}
    for monomial, _ in terms_of(base):
        for atom, exponent in monomial.powers:
            if not (isinstance(atom, Whole) and isinstance(exponent, Rational)):
                return 10**9
            indices[atom] = math.lcm(indices.get(atom, 1), exponent.q)
    return math.prod(indices.values())


def whole_power(base: Number, n: int) -> Number:
    """base^n by repeated squaring; the caller has estimated the cost."""
    result: Number = Rational(1, 1)
    for bit in f"{n:b}":
        result = multiply(result, result)
        if bit == "1":
            result = multiply(result, base)
    return result

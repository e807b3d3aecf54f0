"""Adding and multiplying real numbers, in the forms of `number`."""

from __future__ import annotations

import math
from collections.abc import Iterable

from flint import fmpq

from forceout.messages.message import Message

from .errors import Unverifiable
from .integers import remove
from .limits import MOST_BITS, MOST_TERMS, check_bits
from .number import (
    Atom,
    Monomial,
    Number,
    Rational,
    Whole,
    from_terms,
    terms_of,
)

_LARGEST = 2**60


def add(a: Number, b: Number) -> Number:
    """a + b."""
    if type(a) is Rational and type(b) is Rational:
        if a.q == b.q == 1:
            return Rational(a.p + b.p, 1)
        p, q = a.p * b.q + b.p * a.q, a.q * b.q
        shared = math.gcd(p, q)
        if q.bit_length() > MOST_BITS:
            check_bits((q // shared).bit_length())
        return Rational(p // shared, q // shared)
    return total((*terms_of(a), *terms_of(b)))


def total(terms: Iterable[tuple[Monomial, fmpq]]) -> Number:
    """The sum of terms, like ones brought together."""
    table: dict[Monomial, fmpq] = {}
    for monomial, coefficient in terms:
        known = table.get(monomial)
        table[monomial] = coefficient if known is None else known + coefficient
    table = {monomial: c for monomial, c in table.items() if c}
    if any(has_large_power(monomial) for monomial in table):
        table = _merge_like(table)
    if len(table) > MOST_TERMS:
        raise Unverifiable(Message("the-sum-has-too-many-terms"))
    check_bits(max((c.height_bits() for c in table.values()), default=0))
    return from_terms(table)


def _merge_like(table: dict[Monomial, fmpq]) -> dict[Monomial, fmpq]:
    """Bring together terms such as 3^N and 3^(N+1), whose ratio is a rational that can be written out."""
    classes: dict[Monomial, list[tuple[dict[Whole, int], fmpq]]] = {}
    for monomial, c in table.items():
        rest, whole = _whole_part(monomial)
        _merge_one(classes.setdefault(rest, []), whole, c)
    result: dict[Monomial, fmpq] = {}
    for rest, members in classes.items():
        for whole, c in members:
            if c:
                folded, kept = fold(whole, c)
                result[_with_whole(rest, folded)] = kept
    return result


def _merge_one(merged: list[tuple[dict[Whole, int], fmpq]], whole: dict[Whole, int], c: fmpq) -> None:
    for i, (other, d) in enumerate(merged):
        least = {a: min(other.get(a, 0), whole.get(a, 0)) for a in other.keys() | whole.keys()}
        if max(_bits(other, least), _bits(whole, least)) + c.height_bits() + d.height_bits() < MOST_BITS:
            merged[i] = least, c * _ratio(whole, least) + d * _ratio(other, least)
            return
    merged.append((whole, c))


def _bits(powers: dict[Whole, int], least: dict[Whole, int]) -> float:
    excess = ((powers.get(a, 0) - n, a.value) for a, n in least.items())
    return sum(e * math.log2(p) if e < _LARGEST else math.inf for e, p in excess)


def _ratio(powers: dict[Whole, int], least: dict[Whole, int]) -> fmpq:
    return fmpq(math.prod(a.value ** (powers.get(a, 0) - n) for a, n in least.items()))


def _whole_part(monomial: Monomial) -> tuple[Monomial, dict[Whole, int]]:
    """The monomial without whole powers of whole numbers, and those powers."""
    whole = {
        atom: exponent.p // exponent.q
        for atom, exponent in monomial.powers
        if isinstance(atom, Whole) and isinstance(exponent, Rational) and not 0 < exponent.p < exponent.q
    }
    if not whole:
        return monomial, whole
    rest: dict[Atom, Number] = {}
    for atom, exponent in monomial.powers:
        left = add(exponent, Rational(-whole[atom], 1)) if isinstance(atom, Whole) and atom in whole else exponent
        if not is_exact_zero(left):
            rest[atom] = left
    return Monomial(rest), whole


def _with_whole(rest: Monomial, whole: dict[Whole, int]) -> Monomial:
    if not any(whole.values()):
        return rest
    powers = dict(rest.powers)
    for atom, n in whole.items():
        if n:
            known = powers.get(atom)
            powers[atom] = Rational(n, 1) if known is None else add(known, Rational(n, 1))
    return Monomial(powers)


def fold(whole: dict[Whole, int], c: fmpq) -> tuple[dict[Whole, int], fmpq]:
    """Move the coefficient's factors of atoms with a large power into that power."""
    folded: dict[Whole, int] = {}
    p, q = int(c.p), int(c.q)
    for atom, n in whole.items():
        size, above = remove(abs(p), atom.value)
        q, below = remove(q, atom.value)
        p = size if p > 0 else -size
        folded[atom] = n + above - below
    return folded, fmpq(p, q)


def is_exact_zero(value: Number) -> bool:
    """Whether the number is zero by its form."""
    return type(value) is Rational and value.p == 0


def negate(a: Number) -> Number:
    """-a."""
    if isinstance(a, Rational):
        return Rational(-a.p, a.q)
    return from_terms({monomial: -c for monomial, c in terms_of(a)})


def has_large_power(monomial: Monomial) -> bool:
    """Whether a whole number stands in the monomial with an exponent outside 0 to 1."""
    return any(isinstance(atom, Whole) and isinstance(e, Rational) and not 0 < e.p < e.q for atom, e in monomial.powers)

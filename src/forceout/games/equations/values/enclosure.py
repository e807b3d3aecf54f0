"""Enclosing a number in an interval at a given precision."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from flint import arb, ctx, fmpq, fmpz

from . import balls
from .balls import Ball
from .limits import STEPS_PER_TREE, WORK_PER_STEP
from .meter import charge
from .number import (
    ONE_MONOMIAL,
    Atom,
    Cosine,
    Factorial,
    Logarithm,
    Monomial,
    Nested,
    Number,
    Rational,
    Sum,
    Turn,
    Whole,
    from_fmpq,
    terms_of,
)

_LARGEST_INDEX = 2**16


def enclose(value: Number, precision: int) -> Ball:
    """An interval around a real number, computed with so many bits; may raise `Blurred`."""
    charge(STEPS_PER_TREE + precision * len(value.label) // WORK_PER_STEP)
    with ctx.workprec(precision):
        return _value(value, {})


def _value(value: Number, known: dict[str, Ball]) -> Ball:
    if isinstance(value, Rational):
        return arb(fmpq(value.p, value.q))
    assert isinstance(value, Sum)
    try:
        return _total(value.terms, known)
    except balls.Blurred:
        shared, rest = _apart(value.terms)
        if not shared:
            raise
        # Terms beyond a flint ball's range cancel only without what they have in common.
        return reduce(balls.mul, [_power(atom, e, known) for atom, e in shared.items()], _total(rest, known))


Terms = Iterable[tuple[Monomial, fmpq]]


def _total(terms: Terms, known: dict[str, Ball]) -> Ball:
    return reduce(balls.add, [_term(coefficient, monomial, known) for monomial, coefficient in terms])


def _apart(terms: Terms) -> tuple[dict[Atom, Number], Terms]:
    """The factors that all terms share, and the terms without them."""
    terms = tuple(terms)
    first, *others = (dict(monomial.powers) for monomial, _ in terms)
    shared = {atom: e for atom, e in first.items() if all(powers.get(atom) == e for powers in others)}
    return shared, [(Monomial({a: e for a, e in m.powers if a not in shared}), c) for m, c in terms]


def _term(coefficient: fmpq, monomial: Monomial, known: dict[str, Ball]) -> Ball:
    result: Ball = arb(coefficient)
    try:
        for atom, exponent in monomial.powers:
            result = balls.mul(result, _power(atom, exponent, known))
    except balls.Blurred:
        return _by_exponents(coefficient, monomial, known)
    return result


def _by_exponents(coefficient: fmpq, monomial: Monomial, known: dict[str, Ball]) -> Ball:
    """A term as powers with different exponents: what 2^x and 5^-x have in common does not blur (2/5)^x."""
    bases: dict[Monomial, Ball] = {}
    for atom, exponent in monomial.powers:
        for size, share in terms_of(exponent):
            base = _power(atom, from_fmpq(share), known)
            bases[size] = balls.mul(bases[size], base) if size in bases else base
    if len(bases) == 1 and ONE_MONOMIAL in bases:
        raise balls.Blurred
    result: Ball = arb(coefficient)
    for size, base in bases.items():
        raised = base if size == ONE_MONOMIAL else balls.power(base, _term(fmpq(1), size, known))
        result = balls.mul(result, raised)
    return result


def _power(atom: Atom, exponent: Number, known: dict[str, Ball]) -> Ball:
    base = atom_value(atom, known)
    if isinstance(exponent, Rational) and max(abs(exponent.p), exponent.q) < _LARGEST_INDEX and isinstance(base, arb):
        # Rooting is far cheaper than the exponential function at high precision.
        root = base if exponent.q == 1 else base.root(exponent.q)
        result: arb = root ** fmpz(exponent.p)
        return result
    return balls.power(base, _value(exponent, known))


def atom_value(atom: Atom, known: dict[str, Ball]) -> Ball:
    """An interval around an atom at the current precision; `known` remembers those already met."""
    found = known.get(atom.label)
    if found is None:
        found = known[atom.label] = _fresh(atom, known)
    return found


def _fresh(atom: Atom, known: dict[str, Ball]) -> Ball:
    match atom:
        case Whole():
            return arb(atom.value)
        case Nested():
            return _value(atom.inner, known)
        case Factorial():
            return balls.exp(balls.log_factorial(_value(atom.argument, known)))
        case Logarithm():
            logarithm = balls.log(atom_value(atom.of, known))
            return abs(logarithm) if isinstance(logarithm, arb) else balls.Exp(1, logarithm.power)
        case Cosine():
            return arb.cos_pi_fmpq(fmpq(atom.p, atom.q))
        case Turn():
            x, y = _value(atom.x, known), _value(atom.y, known)
            if not (isinstance(x, arb) and isinstance(y, arb)):
                raise balls.Blurred
            angle = (arb.atan2(y, x) + atom.k * arb.pi()) / atom.q
            return abs(angle.sin() if atom.sine else angle.cos())
        case _:
            raise AssertionError(atom)

"""Reciprocals of sums of radicals, written as sums of radicals where that is affordable."""

from __future__ import annotations

import math

from flint import fmpq, fmpq_poly

from .number import Atom, Monomial, Number, Rational, Sum, Whole, from_terms

_LARGEST_DEGREE = 24
_MOST_SQUARE_ROOTS = 4
_MOST_BITS = 400

_Roots = dict[frozenset[Whole], fmpq]


def cheap_inverse(value: Sum) -> Number | None:
    """1 / value: for square roots of up to four primes, or for roots of one prime; else None."""
    indices: dict[Whole, int] = {}
    for monomial, c in value.terms:
        if c.height_bits() > _MOST_BITS:
            return None
        for atom, exponent in monomial.powers:
            if not (isinstance(atom, Whole) and atom.is_prime and isinstance(exponent, Rational)):
                return None
            if not 0 < exponent.p < exponent.q:
                return None
            indices[atom] = math.lcm(indices.get(atom, 1), exponent.q)
    if all(q == 2 for q in indices.values()) and len(indices) <= _MOST_SQUARE_ROOTS:
        roots = {frozenset(a for a, _ in m.powers if isinstance(a, Whole)): c for m, c in value.terms}
        return _number(_by_conjugates(roots, list(indices)))
    if len(indices) == 1:
        [(atom, degree)] = indices.items()
        return _by_euclid(value, atom, degree) if degree <= _LARGEST_DEGREE else None
    return None


def _by_conjugates(value: _Roots, primes: list[Whole]) -> _Roots:
    """Multiply by the conjugate with respect to one square root after another."""
    if not primes:
        return {frozenset(): 1 / value[frozenset()]}
    prime, *rest = primes
    conjugate = {roots: (-c if prime in roots else c) for roots, c in value.items()}
    return _multiply(conjugate, _by_conjugates(_multiply(value, conjugate), rest))


def _multiply(left: _Roots, right: _Roots) -> _Roots:
    result: _Roots = {}
    for x, c in left.items():
        for y, d in right.items():
            shared = math.prod(p.value for p in x & y)
            result[x ^ y] = result.get(x ^ y, fmpq(0)) + c * d * shared
    return {roots: c for roots, c in result.items() if c}


def _number(value: _Roots) -> Number:
    half = Rational(1, 2)
    return from_terms({Monomial(dict.fromkeys(roots, half)): c for roots, c in value.items()})


def _by_euclid(value: Sum, atom: Whole, degree: int) -> Number:
    """The inverse modulo x^degree - p, where x is the root of p of that degree."""
    coefficients = [fmpq(0)] * degree
    for monomial, c in value.terms:
        exponent = monomial.powers[0][1] if monomial.powers else Rational(0, 1)
        assert isinstance(exponent, Rational)
        coefficients[exponent.p * degree // exponent.q] = c
    modulus = fmpq_poly([fmpq(-atom.value), *[fmpq(0)] * (degree - 1), fmpq(1)])
    found = fmpq_poly(coefficients).xgcd(modulus)[1]
    return from_terms({_root(atom, k, degree): c for k, c in enumerate(found.coeffs()) if c})


def _root(atom: Atom, k: int, degree: int) -> Monomial:
    shared = math.gcd(k, degree)
    return Monomial({atom: Rational(k // shared, degree // shared)} if k else {})

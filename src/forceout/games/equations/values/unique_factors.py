"""Products that unique factorisation shows to be irrational.

A prime that divides only one factor of a product, with a rational exponent that is not whole, leaves the product no
way to be a fraction. A factorial always has such a prime: there is one between half of n and n, which divides n! once.
"""

from __future__ import annotations

import math

from .number import Atom, Factorial, Monomial, Number, Rational, Whole
from .terms import add, negate
from .zero import sign


def is_irrational_product(monomial: Monomial) -> bool:
    """Whether a product of rational powers of whole numbers and factorials is known to be irrational."""
    from .rationality import is_integer, is_rational  # which asks in turn whether such a product is irrational

    atoms = [atom for atom, _ in monomial.powers]
    if not all(isinstance(atom, Whole | Factorial) for atom in atoms):
        return False
    if not all(is_rational(exponent) is True for _, exponent in monomial.powers):
        return False
    return any(
        is_integer(exponent) is False and all(_has_own_prime(atom, other) for other in atoms if other != atom)
        for atom, exponent in monomial.powers
    )


def _has_own_prime(atom: Atom, other: Atom) -> bool:
    """Whether the prime factors that keep an atom from being a perfect power are known not to divide another."""
    if isinstance(atom, Factorial):
        # The primes between half of n and n.
        size = Rational(other.value, 1) if isinstance(other, Whole) else _argument(other)
        return _is_at_most_half(size, atom.argument)
    assert isinstance(atom, Whole)
    if isinstance(other, Whole):
        return math.gcd(atom.value, other.value) == 1
    return atom.is_prime and sign(add(Rational(atom.value, 1), negate(_argument(other)))) == 1


def _argument(atom: Atom) -> Number:
    assert isinstance(atom, Factorial)
    return atom.argument


def _is_at_most_half(size: Number, whole: Number) -> bool:
    return sign(add(whole, negate(add(size, size)))) in (0, 1)

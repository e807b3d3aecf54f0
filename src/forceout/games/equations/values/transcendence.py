"""Which real numbers are known to be transcendental."""

from __future__ import annotations

from .number import (
    ONE,
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
    terms_of,
)

_MINUS_ONE = Rational(-1, 1)


def is_algebraic(value: Number) -> bool:
    """Whether a number is known to be algebraic, by its form."""
    return all(_is_algebraic_monomial(monomial) for monomial, _ in terms_of(value))


def _is_algebraic_monomial(monomial: Monomial) -> bool:
    return all(_is_algebraic_atom(atom) and isinstance(e, Rational) for atom, e in monomial.powers)


def _is_algebraic_atom(atom: Atom) -> bool:
    return isinstance(atom, Whole | Cosine | Factorial | Turn) or (
        isinstance(atom, Nested) and is_algebraic(atom.inner)
    )


def is_transcendental(value: Sum) -> bool:
    """Whether a number is known to be transcendental: one transcendental part beside an algebraic rest."""
    rest = [monomial for monomial, _ in value.terms if not _is_algebraic_monomial(monomial)]
    if len(rest) == 1 and _is_transcendental_power(rest[0]):
        return True
    return bool(rest) and _is_ratio_of_logarithms(rest)


def _is_transcendental_power(monomial: Monomial) -> bool:
    """By Baker: a product of different primes to algebraic powers, at least one of them irrational."""
    from .rationality import is_rational  # the exponents may be numbers of any form

    primes = all(isinstance(atom, Whole) and atom.is_prime and is_algebraic(e) for atom, e in monomial.powers)
    return primes and any(is_rational(e) is False for _, e in monomial.powers)


def _is_ratio_of_logarithms(rest: list[Monomial]) -> bool:
    """By Gelfond and Schneider: the ratio of the logarithms of two rationals, unless they are powers of one number.

    The normal form has taken out of the numerator one of the logarithms in the denominator, so that the
    two are not proportional; logarithms of different primes are independent over the rationals.
    """
    denominators: set[Atom] = set()
    for monomial in rest:
        above = [a for a, e in monomial.powers if e == ONE]
        below = [a for a, e in monomial.powers if e == _MINUS_ONE]
        if len(monomial.powers) != 2 or len(above) != 1 or len(below) != 1 or not _is_prime_logarithm(above[0]):
            return False
        denominators.add(below[0])
        if not (_is_prime_logarithm(below[0]) or _is_sum_without(below[0], above[0])):
            return False
    return len(denominators) == 1


def _is_prime_logarithm(atom: Atom) -> bool:
    return isinstance(atom, Logarithm) and isinstance(atom.of, Whole) and atom.of.is_prime


def _is_sum_without(atom: Atom, other: Atom) -> bool:
    """Whether the atom is a sum of logarithms of primes of which the other is not the first."""
    if not isinstance(atom, Nested):
        return False
    powers = [m.powers for m, _ in atom.inner.terms]
    logarithms = [p[0][0] for p in powers if len(p) == 1 and p[0][1] == ONE and _is_prime_logarithm(p[0][0])]
    return len(logarithms) == len(powers) and logarithms[0] != other

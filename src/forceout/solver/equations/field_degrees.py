"""How large the degree and the height of an exact number can be, by the form it has.

The degree of a number is that of the smallest field it lies in: a root by q adds a factor of at most q, and
fields of several numbers have at most the product of their degrees. The logarithmic height h of a product is at most
the sum of the heights, that of a sum of n numbers at most the sum and log n, and h(xᵉ) = |e| h(x).
"""

from functools import lru_cache
from math import inf, lcm, log
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.number import Atom, Factorial, Nested, Rational, Sum, Whole

MOST_DEGREE: Final = 10**9
"""A larger one is as good as none."""


@lru_cache(maxsize=20_000)
def degree_of(value: Number) -> float:
    """A bound of the degree of a number; infinite where none is known."""
    if isinstance(value, Rational):
        return 1
    if not isinstance(value, Sum):
        return inf
    roots: dict[Atom, int] = {}
    for monomial, _ in value.terms:
        for atom, exponent in monomial.powers:
            if not isinstance(exponent, Rational):
                return inf
            roots[atom] = lcm(roots.get(atom, 1), exponent.q)
            if roots[atom] > MOST_DEGREE:
                return inf
    degree: float = 1
    for atom, root in roots.items():
        if isinstance(atom, Nested):
            degree *= root * degree_of(atom.inner)
        elif isinstance(atom, Whole):
            degree *= root
        else:
            return inf
    return degree


@lru_cache(maxsize=20_000)
def is_algebraic(value: Number) -> bool:
    """Whether a number is known to be algebraic, of whatever degree: a sum of products of whole numbers, factorials and
    such numbers to powers that are fractions."""
    if isinstance(value, Rational):
        return True
    if not isinstance(value, Sum):
        return False
    powers = [power for monomial, _ in value.terms for power in monomial.powers]
    return all(
        values.is_rational(exponent) is True
        and (isinstance(atom, Whole | Factorial) or (isinstance(atom, Nested) and is_algebraic(atom.inner)))
        for atom, exponent in powers
    )


@lru_cache(maxsize=20_000)
def height_of(value: Number) -> float:
    """A bound of the logarithmic height of a number; infinite where none is known."""
    if isinstance(value, Rational):
        return _log(max(abs(value.p), value.q))
    if isinstance(value, Complex) or not isinstance(value, Sum):
        return inf
    total = log(len(value.terms))
    for monomial, coefficient in value.terms:
        total += _log(max(abs(int(coefficient.p)), int(coefficient.q)))
        for atom, exponent in monomial.powers:
            total += _height_of_power(atom, exponent)
    return total


def _height_of_power(atom: Atom, exponent: Number) -> float:
    if not isinstance(exponent, Rational):
        return inf
    if isinstance(atom, Whole):
        inner = _log(atom.value)
    elif isinstance(atom, Nested):
        inner = height_of(atom.inner)
    else:
        return inf
    try:
        return inner * abs(exponent.p / exponent.q)
    except OverflowError:
        return inf


def _log(whole: int) -> float:
    return log(whole) if whole > 1 else 0.0

"""Questions about numbers, with three answers: yes, no, and None for what cannot be verified."""

from __future__ import annotations

import math

from flint import fmpq

from . import products, rationality, residues, terms, zero
from .errors import Unverifiable
from .inverse import cleared, denominators
from .logs import sign_of_difference
from .meter import three_valued
from .number import Complex, Number, Rational, Sum
from .powers import power
from .terms import is_exact_zero

_QUICK = 400
_LARGEST_INDEX = 12
_PRIMES = (1_000_003, 998_244_353, 2_147_483_647)


@three_valued
def is_zero(a: Number) -> bool | None:
    """Whether the number is zero."""
    if isinstance(a, Complex):
        return False
    way = _sign(a)
    return None if way is None else way == 0


def sign(a: Number) -> int | None:
    """-1, 0 or 1 for a real number; None where it cannot be told, or for a complex number."""
    return (a.p > 0) - (a.p < 0) if type(a) is Rational else _real_sign(a)


@three_valued
def _real_sign(a: Number) -> int | None:
    return None if isinstance(a, Complex) else _sign(a)


def _sign(a: Number) -> int | None:
    way = zero.sign(a, _QUICK)
    if way is not None:
        return way
    if _vanishes(a):
        return 0
    assert isinstance(a, Sum)
    way = sign_of_difference(a)
    return zero.sign(a) if way is None else way


def compare(a: Number, b: Number) -> int | None:
    """-1, 0 or 1 as a is below, equal to or above b; None where it cannot be told, or for complex numbers."""
    if type(a) is Rational and type(b) is Rational:
        left, right = a.p * b.q, b.p * a.q
        return (left > right) - (left < right)
    return _compare(a, b)


@three_valued
def _compare(a: Number, b: Number) -> int | None:
    if isinstance(a, Complex) or isinstance(b, Complex):
        return None
    if a == b:
        return 0
    return _sign(terms.add(a, terms.negate(b)))


def is_equal(a: Number, b: Number) -> bool | None:
    """Whether two numbers are equal."""
    if a == b:
        return True
    if type(a) is Rational and type(b) is Rational:
        return False
    return _is_equal(a, b)


@three_valued
def _is_equal(a: Number, b: Number) -> bool | None:
    if isinstance(a, Complex) and isinstance(b, Complex):
        return _both(is_equal(a.real, b.real), is_equal(a.imaginary, b.imaginary))
    if isinstance(a, Complex) or isinstance(b, Complex):
        return False
    difference = terms.add(a, terms.negate(b))
    if isinstance(difference, Sum) and zero.has_independent_terms(difference):
        return False
    way = _sign(difference)
    if way is not None:
        return way == 0
    return False if _differs_by_residue(difference) else _is_equal_by_powers(a, b)


def _is_equal_by_powers(a: Number, b: Number) -> bool | None:
    """Whether two numbers, one of them a root, are equal, from their powers."""
    for x, y in ((a, b), (b, a)):
        index = _root_index(x)
        if 1 < index <= _LARGEST_INDEX:
            directions = zero.sign(x), zero.sign(y)
            if None in directions or directions[0] != directions[1]:
                return None if None in directions else False
            exponent = Rational(index, 1)
            left, right = (power(z if directions[0] == 1 else terms.negate(z), exponent) for z in (x, y))
            way = 0 if left == right else _sign(terms.add(left, terms.negate(right)))
            return None if way is None else way == 0
    return None


def _root_index(value: Number) -> int:
    """The index of the root that a single term is, 1 for anything else."""
    if not isinstance(value, Sum) or len(value.terms) > 1:
        return 1
    return math.lcm(*(e.q for _, e in value.terms[0][0].powers if isinstance(e, Rational)))


def _both(first: bool | None, second: bool | None) -> bool | None:
    if first is False or second is False:
        return False
    return True if first and second else None


def _differs_by_residue(difference: Number) -> bool:
    d = rationality.common_denominator(difference)
    whole = products.scale(difference, fmpq(d))
    return rationality.is_whole_form(whole) and any(residues.residue(whole, p) for p in _PRIMES)


def _vanishes(value: Number) -> bool:
    """Whether the number becomes zero by its form once its terms have a common denominator."""
    assert isinstance(value, Sum)
    try:
        for atom, n in denominators(value).items():
            if isinstance(value, Sum):
                value = cleared(value, atom, n)
    except Unverifiable:
        return False
    return is_exact_zero(value)


@three_valued
def is_rational(a: Number) -> bool | None:
    """Whether the number is rational."""
    return False if isinstance(a, Complex) else rationality.is_rational(a)


def is_integer(a: Number) -> bool | None:
    """Whether the number is whole."""
    return a.q == 1 if type(a) is Rational else _is_integer(a)


@three_valued
def _is_integer(a: Number) -> bool | None:
    return False if isinstance(a, Complex) else rationality.is_integer(a)


@three_valued
def as_integer(a: Number) -> int | None:
    """The whole number as an int, if it is one that is written out."""
    if isinstance(a, Sum):
        found = rationality.rational_value(a)
        return found.p if isinstance(found, Rational) and found.q == 1 else None
    return a.p if isinstance(a, Rational) and a.q == 1 else None


@three_valued
def residue(a: Number, k: int) -> int | None:
    """A whole number modulo k > 0, from 0 to k - 1; None where it cannot be told or the number is not whole."""
    return None if isinstance(a, Complex) else residues.residue(a, k)


@three_valued
def is_multiple(difference: Number, k: int) -> bool | None:
    """Whether the number is a whole multiple of k, zero included."""
    return False if isinstance(difference, Complex) else residues.is_multiple(difference, k)

"""The valuations of exact numbers, by the form they have (`valuations.py`)."""

from functools import reduce
from typing import Final

from forceout.games.equations.values import Number, compare
from forceout.games.equations.values.number import Atom, Factorial, Nested, Rational, Sum, Whole
from forceout.solver.equations.valuations import (
    ANY,
    OF_UNITS,
    Valuations,
    of_factorials,
    of_fraction,
    of_power,
    of_product,
    of_sum,
)

LARGEST_EXPONENT: Final = 10**300
"""A float holds no exponent that is much larger."""
LARGE_ARGUMENT: Final = 10**4


def valuations_of(value: Number) -> Valuations:
    """What the valuations of a number lie between."""
    if isinstance(value, Rational):
        return of_fraction(value.p, value.q)
    if not isinstance(value, Sum):
        return ANY
    terms = []
    for monomial, coefficient in value.terms:
        parts = [of_fraction(int(coefficient.p), int(coefficient.q))]
        parts += [_of_power(atom, exponent) for atom, exponent in monomial.powers]
        terms.append(reduce(of_product, parts))
    return reduce(of_sum, terms)


def _of_power(atom: Atom, exponent: Number) -> Valuations:
    if not isinstance(exponent, Rational) or abs(exponent.p) > LARGEST_EXPONENT * exponent.q:
        return OF_UNITS if _is_unit(atom) and isinstance(exponent, Rational) else ANY
    power = exponent.p / exponent.q
    return of_power(_of_atom(atom), power, power)


def _is_unit(atom: Atom) -> bool:
    return _of_atom(atom) == OF_UNITS


def _of_atom(atom: Atom) -> Valuations:
    if isinstance(atom, Whole):
        return of_fraction(atom.value, 1)
    if isinstance(atom, Nested):
        return valuations_of(atom.inner)
    if isinstance(atom, Factorial):
        argument = atom.argument
        if isinstance(argument, Rational):
            return of_factorials(int(argument.p), int(argument.p))
        return of_factorials(LARGE_ARGUMENT if compare(argument, Rational(LARGE_ARGUMENT, 1)) == 1 else 0, None)
    return ANY

"""Chains of square roots without end, as families: x^(1/2ᵏ) for all k beyond some (Equations XIII-A-5).

**Theorem.** For x > 1 all of √x, √√x and so on lie between 1 and √x, and for 0 < x < 1 between √x and 1; none is 1.
Each has at most half the logarithmic height of x, so that its degree is at least what `least_degree` says of that.

Proof. A square root lies between 1 and its number, and h(x^(1/2ᵏ)) = h(x) ÷ 2ᵏ. ∎
"""

from fractions import Fraction
from math import inf
from typing import Final

from forceout.games.equations.values import Number, Unverifiable
from forceout.games.equations.values.number import Rational, Sum, Whole
from forceout.messages.message import Message
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.families import ANY_TOWER, Family, least_degree, point
from forceout.solver.equations.families_of_powers import root
from forceout.solver.equations.families_of_signs import TWO
from forceout.solver.equations.families_of_whole_numbers import ONE, Families
from forceout.solver.equations.field_degrees import height_of
from forceout.solver.equations.valuations import towards_zero

FOLLOWED: Final = 4
"""So many √ on a family are followed one by one."""


def rest_of_chain(value: Number) -> Family:
    """√x, √√x and so on, of a positive number that is not 1."""
    enclosed = of_number(value)
    if enclosed.low < 0 or enclosed.may_hold(0):
        raise Unverifiable(Message("no-interval-holds-it"))
    (first,) = root(TWO, enclosed)
    height = height_of(value) / 2
    degree = least_degree(height)
    rest = _towards_one(first)
    return rest._replace(
        degree=max(degree, rest.degree),
        is_rational=False if degree > 1 else rest.is_rational,
        is_whole=False,
        divisor=1,
        offset=0,
        avoided=1,
        most_degree=inf,
        is_radical=degree > 1 and _is_radical(value),
        height=height if degree > 1 else inf,
        lone_prime=0,
        factorials=0,
    )


def _is_radical(value: Number) -> bool:
    """Whether some whole power of a positive number is a fraction."""
    if isinstance(value, Rational):
        return True
    if not isinstance(value, Sum) or len(value.terms) != 1:
        return False
    ((monomial, _),) = value.terms
    return all(isinstance(atom, Whole) and isinstance(e, Rational) for atom, e in monomial.powers)


def _towards_one(first: Family) -> Family:
    """What lies between a family of positive numbers and 1: all roots of its members are there."""
    first = first._replace(tower=ANY_TOWER, valuations=towards_zero(first.valuations))
    if first.low > 1:
        return first._replace(low=ONE, has_low=False)
    if first.high < 1:
        return first._replace(high=ONE, has_high=False)
    return first._replace(low=min(first.low, ONE), high=max(first.high, ONE), has_low=True, has_high=True)


def chain(family: Family) -> Families:
    """√ put to a family once and more often."""
    if family.high <= 0:
        return ()
    found: list[Family] = [point(Fraction(0))] if family.may_hold(0) else []
    positive = family if family.low >= 0 else family._replace(low=Fraction(0), has_low=False)
    for _ in range(FOLLOWED):
        made = [one for one in root(TWO, positive) if one.high > 0]
        found += made
        positive = made[0]
    rest = _towards_one(positive)
    # Roots of numbers of some degree have no smaller one; what else is known of the family may not be so of its roots.
    return (
        *found,
        rest._replace(
            is_rational=False if rest.degree > 1 or rest.is_transcendental else None,
            is_whole=False,
            divisor=1,
            offset=0,
            avoided=1,
            most_degree=inf,
            is_factorial=False,
            is_power=False,
            lone_prime=0,
            factorials=0,
        ),
    )

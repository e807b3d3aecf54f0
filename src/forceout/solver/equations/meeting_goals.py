"""Whether a member of a family may meet the Goal: what it would have to leave when divided, and which powers it is."""

from fractions import Fraction
from math import gcd, inf

from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.families import Family
from forceout.solver.equations.valuations import meet, of_fraction, of_sum


def is_no_power(value: Number | None, base: int) -> bool:
    """Whether a number certainly is no power of a base, and none with a minus."""
    if not isinstance(value, Rational) or min(abs(value.p), value.q) != 1:
        return isinstance(value, Rational)
    whole = max(abs(value.p), value.q)
    while whole % base == 0:
        whole //= base
    return whole != 1


def may_differ_by_multiple(family: Family, goal: Family, k: int, base: int) -> bool:
    """Whether a member may differ from the Goal by a multiple of k other than 0 (Equations XIII-B-7)."""
    if goal.is_rational and (not family.can_be_rational or family.is_transcendental):
        return False
    if family.low > goal.high - k and family.high < goal.low + k:
        return False
    apart = of_sum(family.valuations, goal.valuations)
    if not meet(apart, tuple((low, inf) for low, _ in of_fraction(k, 1))):
        return False
    if not family.is_whole:
        return True
    if goal.is_power and 0 in (goal.low, goal.high):
        return False
    if not (goal.is_point or goal.is_power) or (family.is_power and 0 in (family.low, family.high)):
        return True
    if goal.is_point and Fraction(goal.low).denominator != 1:
        return False
    return any(one == other for one in _residues(family, k, base) for other in _residues(goal, k, base))


def _residues(family: Family, k: int, base: int) -> set[int]:
    """What whole members may leave when divided by k."""
    if family.is_point:
        return {int(family.low) % k}
    if family.is_power and family.low > 1:
        return {pow(base, exponent, k) for exponent in range(3 * k)}
    if family.is_power and family.high < -1:
        return {-pow(base, exponent, k) % k for exponent in range(3 * k)}
    return {residue for residue in range(k) if (residue - family.offset) % gcd(family.divisor, k) == 0}

"""Readings of the Goal that are a fraction times any power of the base, and a fraction more: 10ⁿ + 8, 10ⁿ ÷ 6.

**Theorem.** What a fraction is added to is as much more; products and quotients with a fraction have both parts times
that; a fraction divided by some fraction times such a power is a fraction times another. ∎

So the kernel tells them from spans of the same kind (`span_units.c`), where their sizes tell nothing.

**Theorem.** Let u xⁿ + r be no 0 for any whole n, where u and r have different signs and x is the base, and let m be
the least n with u xⁿ larger than r but for their signs. Then those with n ≥ m have u's sign and are no nearer to 0 than
u xᵐ + r; all others have r's, and lie between u xᵐ⁻¹ + r and r. ∎

So 10ⁿ - 81! is no number that is neither near to -81! nor beyond 10¹²¹ - 81!.
"""

from collections.abc import Callable
from fractions import Fraction
from math import ceil, factorial, inf, log
from typing import Any, Final, NamedTuple

from forceout.games.equations import values
from forceout.solver.equations.families import FAR, Family
from forceout.solver.equations.families_of_whole_numbers import Families
from forceout.solver.equations.valuations import both, of_fraction, of_point, of_power, of_product, of_sum

ROUNDED: Final = 1e-9
LARGEST_WRITTEN_OUT: Final = 200
"""Of larger numbers the factorial is not worked out."""


class Parts(NamedTuple):
    """A fraction times a power of the base, and a fraction more."""

    unit: Fraction
    rest: Fraction


def with_unit(family: Family, unit: Fraction, rest: Fraction = Fraction(0)) -> Family:
    """A family of which it is known."""
    return family._replace(unit=unit, rest=rest)


def without_unit(family: Family) -> Family:
    """A family of which nothing of the sort is said, so that nothing that is made of it keeps it."""
    if family.unit is None and family.argument is None:
        return family
    return family._replace(unit=None, rest=Fraction(0), argument=None)


def parts_made(apply: Any, families: tuple[Family, ...]) -> Parts | None:
    """What a sign makes of two families, in parts; None where that is not known, or a unit is lost."""
    work = _WORK.get(apply) if len(families) == 2 else None
    if work is None:
        return None
    one, other = map(_parts_of, families)
    if one is None or other is None:
        return None
    made = work(one, other)
    return made if made is not None and bool(made.unit) is bool(one.unit or other.unit) else None


def factorial_made(family: Family) -> Parts | None:
    """The factorial of a whole number that is known and not too large."""
    own = _parts_of(family)
    if own is None or own.unit or own.rest.denominator != 1 or not 0 <= own.rest <= LARGEST_WRITTEN_OUT:
        return None
    return Parts(Fraction(0), Fraction(factorial(int(own.rest))))


def on_both_sides(family: Family, unit: Fraction, rest: Fraction, base: int) -> Families:
    """The members above 0 and those below, where a number is added to a fraction times a power of the base."""
    if rest * unit >= 0:
        return (family,)
    times = ceil((log_of(abs(rest)) - log_of(abs(unit))) / log(base)) - 2
    while abs(unit) * Fraction(base) ** times < abs(rest):
        times += 1
    near, far = unit * Fraction(base) ** times + rest, unit * Fraction(base) ** (times - 1) + rest
    if not near:
        return (family,)
    counted = of_power(of_fraction(base, 1), times, inf)
    counted = of_sum(of_product(of_point(unit), counted), of_point(rest))
    outer = family._replace(valuations=both(family.valuations, counted))
    parts = _beyond(outer, near), _between(family, rest, far)
    return [one for one in parts if one is not None and one.low <= one.high]


def log_of(value: Fraction) -> float:
    """The logarithm of a positive fraction, however large."""
    return log(value.numerator) - log(value.denominator)


def _beyond(family: Family, near: Fraction) -> Family | None:
    """The members that are no nearer to 0 than a number, on its side."""
    end = _tidied(near)
    if near > 0:
        kept = family._replace(low=end, has_low=True) if end > family.low else family
        return _high_up(kept, near, None) if family.high > 0 else None
    kept = family._replace(high=end, has_high=True) if end < family.high else family
    return _high_up(kept, near, None) if family.low < 0 else None


def _between(family: Family, far: Fraction, near: Fraction) -> Family | None:
    """The members between two numbers on one side of 0."""
    made = _beyond(family, near)
    if made is None:
        return None
    end = _tidied(far)
    if far > 0:
        made = made._replace(high=end, has_high=True) if end < min(FAR, made.high) else made
    else:
        made = made._replace(low=end, has_low=True) if end > max(-FAR, made.low) else made
    return _high_up(made, near, far)


def _tidied(end: Fraction) -> Fraction:
    """An end, or FAR where it is beyond."""
    return max(min(end, FAR), -FAR)


def _high_up(family: Family, near: Fraction, far: Fraction | None) -> Family:
    """A family of members that all lie beyond FAR, with what the logarithms of their logarithms lie between."""
    if abs(near) <= FAR:
        return family
    high = inf if far is None else log(log_of(abs(far))) + ROUNDED
    return family._replace(tower=(max(family.tower[0], log(log_of(abs(near))) - ROUNDED), min(family.tower[1], high)))


def _parts_of(family: Family) -> Parts | None:
    """A fraction has the unit 0."""
    if family.unit is not None:
        return Parts(family.unit, family.rest)
    if family.low == family.high and isinstance(family.low, Fraction) and family.is_rational:
        return Parts(Fraction(0), family.low)
    return None


def _add(one: Parts, other: Parts) -> Parts | None:
    if one.unit and other.unit:
        return None
    return Parts(one.unit + other.unit, one.rest + other.rest)


def _subtract(one: Parts, other: Parts) -> Parts | None:
    return _add(one, Parts(-other.unit, -other.rest))


def _multiply(one: Parts, other: Parts) -> Parts | None:
    if one.unit and other.unit:
        return None if one.rest or other.rest else Parts(one.unit * other.unit, Fraction(0))
    known, part = (other.rest, one) if one.unit else (one.rest, other)
    return Parts(part.unit * known, part.rest * known)


def _divide(one: Parts, other: Parts) -> Parts | None:
    if not other.unit:
        return _multiply(one, Parts(Fraction(0), 1 / other.rest)) if other.rest else None
    return None if other.rest else _multiply(one, Parts(1 / other.unit, Fraction(0)))


_WORK: dict[Any, Callable[[Parts, Parts], Parts | None]] = {
    values.add: _add,
    values.subtract: _subtract,
    values.multiply: _multiply,
    values.divide: _divide,
}

"""Readings of the Goal that are a fraction times any power of the base, and a fraction more: 10ⁿ + 8, 10ⁿ ÷ 6.

**Theorem.** What a fraction is added to is as much more; products and quotients with a fraction have both parts times
that; a fraction divided by some fraction times such a power is a fraction times another. ∎

So the kernel tells them from spans of the same kind (`span_units.c`), where their sizes tell nothing.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from forceout.games.equations import values
from forceout.solver.equations.families import Family


class Parts(NamedTuple):
    """A fraction times a power of the base, where the first is not 0, and a fraction more."""

    unit: Fraction
    rest: Fraction


def with_unit(family: Family, unit: Fraction, rest: Fraction = Fraction(0)) -> Family:
    """A family of which it is known."""
    return family._replace(unit=unit, rest=rest)


def without_unit(family: Family) -> Family:
    """A family of which nothing of the sort is said, so that nothing that is made of it keeps it."""
    return family if family.unit is None else family._replace(unit=None, rest=Fraction(0))


def parts_made(apply: Any, families: tuple[Family, ...]) -> Parts | None:
    """What a sign makes of two families, in parts; None where that is not known."""
    work = _WORK.get(apply) if len(families) == 2 else None
    if work is None:
        return None
    one, other = map(_parts_of, families)
    if one is None or other is None:
        return None
    made = work(one, other)
    return made if made is not None and made.unit else None


def _parts_of(family: Family) -> Parts | None:
    """A fraction has no unit."""
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

"""Proofs by shape: what is required has no use, or no room."""

from collections.abc import Iterable
from typing import NamedTuple

from forceout.games.equations.readings.reading import Fixity
from forceout.solver.equations.problem import COUNTERS, FIELD_BITS, MOST_OF_A_SORT, Problem


def has_no_use(problem: Problem) -> bool:
    """Whether a required cube is in no numeral and no sign: an 8 in base 8, or a point where none is read."""
    cubes = [place for place in range(problem.fields - COUNTERS) if _at(problem.required, place)]
    if not cubes:
        return False
    used = 0
    for numeral in (*problem.numerals, *problem.endless.powers):
        used |= numeral.usage
    for sign in (*problem.signs, *problem.endless.exponents):
        used |= sign.usage
    return any(not _at(used, place) for place in cubes)


class Shape(NamedTuple):
    """More of something is required than there is room for."""

    required: int
    there: int
    are_digits: bool
    """Whether digits are required that the signs do not reach for, or signs that the digits do not."""


def has_no_shape(problem: Problem) -> bool:
    """Whether the required digits are too many for the signs between them, or the signs for the digits."""
    return missing_shape(problem) is not None


def missing_shape(problem: Problem) -> Shape | None:
    """What is required and has no room: digits need signs between them, signs need digits."""
    counted = range(problem.fields - COUNTERS)

    def of(usage: int, place: int) -> int:
        return (usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT

    def places(usages: Iterable[int]) -> set[int]:
        return {place for usage in usages for place in counted if of(usage, place)}

    between = [sign.usage for sign in problem.signs if sign.operation.fixity is Fixity.BINARY]
    others = (*problem.signs, *problem.endless.exponents)
    single = places(sign.usage for sign in others if sign.operation.fixity is not Fixity.BINARY)
    digits, signs = places(numeral.usage for numeral in problem.numerals), places(between)
    shared = {place for place in counted if of(problem.saturating, place)}
    longest = max((numeral.cubes for numeral in problem.numerals), default=1)
    needed = sum(of(problem.required, place) for place in digits - signs - single)
    is_limited = all(places((usage,)) - shared for usage in between)
    usable_signs = sum(of(problem.usable, place) for place in signs)
    if is_limited and needed > (usable_signs + 1) * longest:
        return Shape(needed, usable_signs, are_digits=True)
    # Each of these is a sign of its own between two numbers, also where one cube would be enough for many.
    needed = sum(of(problem.required, place) for place in signs - digits - single)
    usable_digits = sum(of(problem.usable, place) for place in digits)
    return Shape(needed, usable_digits, are_digits=False) if needed > max(0, usable_digits - 1) else None


def _at(usage: int, place: int) -> int:
    return (usage >> FIELD_BITS * place) & MOST_OF_A_SORT

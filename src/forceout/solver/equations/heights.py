"""A proof by size: without powers, cubes cannot make a number that takes long to write.

The height of a fraction is the larger of its numerator and its denominator, of any algebraic number the absolute
Weil height. A product's or quotient's is at most the product of both heights, a sum's at most twice that, and a root
has a smaller one. So what an expression can be is bounded by its digits and signs, whatever the grouping.
"""

from collections.abc import Callable, Mapping
from functools import partial
from math import log
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.general_rule import whole_root, whole_square_root
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.problem import COUNTERS, FIELD_BITS, MOST_OF_A_SORT, Problem, Sign

LARGEST_NEXT_PRIME: Final = 211
FACTORS: Final[Mapping[Callable[..., Number], int]] = {
    values.add: 2,
    values.subtract: 2,
    values.multiply: 1,
    values.divide: 1,
    values.average: 2,
    values.remainder: 1,
    values.lcm: 1,
    values.gcf: 1,
    values.number_of_factors: 1,
    square_root: 1,
    whole_root: 1,
    whole_square_root: 1,
    next_prime: LARGEST_NEXT_PRIME,
}
"""How much higher than the product of its operands' heights a result may be."""
SLACK: Final = 1e-6


def is_too_high(problem: Problem) -> Callable[[Number], bool]:
    """Tells the values that no expression of the cubes is high enough to equal."""
    most = log_height(problem)
    if most is None:
        return lambda value: False
    return lambda value: type(value) is Rational and _log(max(abs(value.p), value.q)) > most + SLACK


def _log(whole: int) -> float:
    return log(whole) if whole > 1 else 0.0


def log_height(problem: Problem) -> float | None:
    """A bound of the logarithm of the height of every expression; None where there is none."""
    places = problem.fields - COUNTERS
    by_place = [0.0] * places
    for numeral in problem.numerals:
        if type(numeral.value) is not Rational:
            return None
        share = _log(max(abs(numeral.value.p), numeral.value.q)) / numeral.cubes
        for place in _places(numeral.usage, places):
            by_place[place] = max(by_place[place], share)
    for sign in problem.signs:
        factor = _factor(sign)
        cubes = _places(sign.usage, places)
        if factor is None or any((problem.saturating >> (FIELD_BITS * place)) & 1 for place in cubes):
            return None
        if factor > 1 and not cubes:
            return None
        for place in cubes:
            by_place[place] = max(by_place[place], _log(factor))
    return sum(
        share * ((problem.usable >> (FIELD_BITS * place)) & MOST_OF_A_SORT) for place, share in enumerate(by_place)
    )


def _places(usage: int, places: int) -> list[int]:
    return [place for place in range(places) if (usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT]


def _factor(sign: Sign) -> int | None:
    apply: Any = sign.operation.apply
    if sign.operation.all_values is not None or sign.exponent is not None:
        return None
    if sign.operation.sign == PERCENT and sign.operation.fixity is Fixity.BINARY:
        part = apply(values.integer(1), values.integer(1))
        return max(abs(part.p), part.q) if isinstance(part, Rational) else None
    return FACTORS.get(apply.func if isinstance(apply, partial) else apply)

"""A proof by size: without powers, cubes cannot make a number that takes long to write.

The height of a fraction is the larger of its numerator and its denominator, of any algebraic number the absolute
Weil height. A product's or quotient's is at most the product of both heights, a sum's at most twice that, and a root
has a smaller one. So what an expression can be is bounded by its digits and signs, whatever the grouping.

An expression has at most one numeral more than signs between two numbers. So where these are few, only as many digits
count, the highest. A sign that may be repeated stands between two numbers at most once less often than there are
digits, and √ makes nothing higher, however often. The height of i is 1, and a number with an i beside it is a product.
A smallest prime above something is no more than 211, whatever it was, and takes a digit at least: where such may be
repeated every digit counts as 211 or more.

**Exponents.** A cube that is an exponent e multiplies the logarithm of a height by the size of e. So let some cubes be
exponents, P be the product of the sizes of the largest that they may be, each 1 at least, and B the bound of what the
other cubes make: the logarithm of the height of every expression with these exponents is at most P times B. By
induction, with P for the exponents within a part: it is no more than that of the whole, a sum's bound is that of its
parts, and an exponent's own size goes into P. So the most of all choices of such cubes is a bound.

**Logarithms.** Where a single cube may be a ÷ or a logarithm, and no other sign makes anything but fractions of
fractions, the size of every number is bounded as its height would be. For a logarithm of a to the base b, both
fractions, is no larger than log H(a) times H(b), since a fraction p ÷ q other than 1 has a logarithm of 1 ÷ max(p, q)
at least; so it counts as a product. With the same cube as a ÷ the height is bounded, and so is the size. All other
signs make numbers that are no larger than the factor times what their operands are, where these are 1 at least.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import product
from math import exp, log, prod
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.general_rule import whole_power, whole_root, whole_square_root
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.chosen_roots import rational_power
from forceout.solver.equations.problem import (
    ANY_POWER,
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    SEVERAL_FACTORIALS,
    Problem,
    Sign,
    is_beside_i,
    multiply_with_i,
)

LARGEST_NEXT_PRIME: Final = 211
LARGEST_LOG: Final = 600.0
OF_FRACTIONS: Final = frozenset(
    {
        values.add,
        values.subtract,
        values.multiply,
        values.divide,
        values.average,
        values.remainder,
        values.lcm,
        values.gcf,
        values.number_of_factors,
        multiply_with_i,
    }
)
"""What makes fractions of fractions, or complex numbers with such parts."""
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
POWERS: Final = (values.power, whole_power, rational_power)


def is_too_high(problem: Problem) -> Callable[[Number], bool]:
    """Tells the values that no expression of the cubes is high enough to equal."""
    if any(_plain(sign) is values.log for sign in problem.signs):
        return _is_too_large(problem)
    most = log_height(problem)
    if most is None:
        return lambda value: False
    return lambda value: _log_of_goal(value) > most * (1 + SLACK) + SLACK


def _is_too_large(problem: Problem) -> Callable[[Number], bool]:
    """The same, with a single logarithm, by what sizes can be."""
    places = {place for sign in problem.signs if _plain(sign) is values.log for place in _cubes_of(sign, problem)}
    quotients = {place for sign in problem.signs if _plain(sign) is values.divide for place in _cubes_of(sign, problem)}
    is_counted = not any(problem.saturating >> FIELD_BITS * place & 1 for place in places)
    is_single = is_counted and quotients <= places and sum(_count(problem, place) for place in places) == 1
    others = tuple(sign for sign in problem.signs if _plain(sign) is not values.log)
    if not is_single or not all(_plain(sign) in OF_FRACTIONS and is_free(sign) for sign in others):
        return lambda value: False
    # a logarithm counts as much as the quotient of the same cube
    logarithms = tuple(sign for sign in problem.signs if _plain(sign) is values.log)
    as_quotients = tuple(sign._replace(operation=replace(sign.operation, apply=values.divide)) for sign in logarithms)
    most = log_height(replace(problem, signs=others + as_quotients))
    if most is None:
        return lambda value: False
    bound = values.integer(1 + int(exp(most + SLACK))) if most < LARGEST_LOG else None
    return lambda value: (
        bound is not None
        and any(
            values.compare(part, way) == side
            for part in ((value.real, value.imaginary) if isinstance(value, Complex) else (value,))
            for way, side in ((bound, 1), (values.subtract(values.integer(0), bound), -1))
        )
    )


def is_free(sign: Sign) -> bool:
    """Whether a sign has no exponent of its own but i, which is a product."""
    return sign.operation.all_values is None and sign.exponent in (None, values.IMAGINARY)


def _cubes_of(sign: Sign, problem: Problem) -> list[int]:
    return _places(sign.usage, problem.fields - COUNTERS)


def _log_of_goal(value: Number) -> float:
    """The logarithm of a height of 1 or more, of a fraction and of one with an i beside it; 0 where it is not known."""
    if isinstance(value, Complex) and value.real == values.integer(0):
        value = value.imaginary
    return _log(max(abs(int(value.p)), int(value.q))) if type(value) is Rational else 0.0


def _log(whole: int) -> float:
    return log(whole) if whole > 1 else 0.0


def log_height(problem: Problem) -> float | None:
    """A bound of the logarithm of the height of every expression; None where there is none."""
    largest = _largest_exponents(problem)
    if largest is None:
        return None
    bounds: list[float] = []
    for taken in product(*(range(_count(problem, place) + 1) for place in largest)):
        times = prod(size**count for size, count in zip(largest.values(), taken, strict=True))
        gone = sum(count << (FIELD_BITS * place) for place, count in zip(largest, taken, strict=True))
        bound = _log_height_beside(replace(problem, usable=problem.usable - gone) if gone else problem)
        if bound is None:
            return None
        bounds.append(times * bound)
    return max(bounds)


def _log_height_beside(problem: Problem) -> float | None:
    """The same, of what is made without exponents larger than 1."""
    places = problem.fields - COUNTERS
    of_digits, of_signs = [0.0] * places, [0.0] * places
    for numeral in problem.numerals:
        height = _log_of_numeral(numeral.value)
        if height is None:
            return None
        for place in _places(numeral.usage, places):
            of_digits[place] = max(of_digits[place], height / numeral.cubes)
    joins: set[int] = set()
    of_repeated = 0
    for sign in problem.signs:
        factor = _factor(sign)
        if factor is None:
            return None
        cubes = _places(sign.usage, places)
        is_between = sign.operation.fixity is Fixity.BINARY
        if not cubes or any((problem.saturating >> (FIELD_BITS * place)) & 1 for place in cubes):
            if _plain(sign) is next_prime:
                of_digits = [max(height, _log(LARGEST_NEXT_PRIME)) for height in of_digits]
                continue
            if not is_between and factor > 1:
                return None
            of_repeated = max(of_repeated, factor if is_between else 0)
            continue
        joins.update(cubes if is_between else ())
        for place in cubes:
            of_signs[place] = max(of_signs[place], _log(factor))
    longest = max((numeral.cubes for numeral in problem.numerals), default=1)
    if of_repeated:
        digits = {place for numeral in problem.numerals for place in _places(numeral.usage, places)}
        most = sum(_count(problem, place) for place in digits)
        return _highest(problem, of_digits, of_signs, most) + max(0, most - 1) * _log(of_repeated)
    most = (sum(_count(problem, place) for place in joins) + 1) * longest
    return _highest(problem, of_digits, of_signs, most)


def _largest_exponents(problem: Problem) -> dict[int, float] | None:
    """The size of the largest exponent that each cube may be, where it is beyond 1; None where that has no bound."""
    if problem.endless.exponents:
        return None
    largest: dict[int, float] = {}
    for sign in problem.signs:
        exponent = sign.exponent
        if not _is_power(sign) or not isinstance(exponent, Rational) or abs(exponent.p) <= exponent.q:
            continue
        cubes = _cubes_of(sign, problem)
        if not cubes or any((problem.saturating >> (FIELD_BITS * place)) & 1 for place in cubes):
            return None
        for place in cubes:
            largest[place] = max(largest.get(place, 1.0), abs(int(exponent.p)) / int(exponent.q))
    has_more = bool(largest) and bool({ANY_POWER, SEVERAL_FACTORIALS} & set(problem.gaps))
    return None if has_more else largest


def _is_power(sign: Sign) -> bool:
    """Whether a sign is an exponent of one cube that is a fraction; the height is the same of all values of a power."""
    return type(sign.exponent) is Rational and _plain(sign) in POWERS


def _highest(problem: Problem, of_digits: list[float], of_signs: list[float], most: int) -> float:
    """The highest that the cubes are together, with no more digits than so many: a cube that is a sign as well counts
    as one, and what it is more as a digit is counted where digits are."""
    total = 0.0
    more: list[float] = []
    for place, (digit, sign) in enumerate(zip(of_digits, of_signs, strict=True)):
        count = _count(problem, place)
        total += sign * count
        more += [max(0.0, digit - sign)] * count
    return total + sum(sorted(more, reverse=True)[:most])


def _count(problem: Problem, place: int) -> int:
    return (problem.usable >> (FIELD_BITS * place)) & MOST_OF_A_SORT


def _log_of_numeral(value: Number) -> float | None:
    if value == values.IMAGINARY:
        return 0.0
    return _log(max(abs(value.p), value.q)) if isinstance(value, Rational) else None


def _places(usage: int, places: int) -> list[int]:
    return [place for place in range(places) if (usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT]


def _plain(sign: Sign) -> Any:
    apply: Any = sign.operation.apply
    return apply.func if isinstance(apply, partial) else apply


def _factor(sign: Sign) -> int | None:
    apply: Any = sign.operation.apply
    if sign.exponent == values.IMAGINARY and apply is values.multiply:
        return 1
    if sign.exponent is not None:
        return 1 if _is_power(sign) else None
    if sign.operation.all_values is not None:
        return None
    if is_beside_i(sign):
        return 1
    if sign.operation.sign == PERCENT and sign.operation.fixity is Fixity.BINARY:
        part = apply(values.integer(1), values.integer(1))
        return max(abs(part.p), part.q) if isinstance(part, Rational) else None
    return FACTORS.get(_plain(sign))

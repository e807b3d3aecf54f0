"""A proof by size: without powers, few factors of small sums stay small.

Where S is the sum of the digits, an expression with b signs × and otherwise + and - is at most (S ÷ n)ⁿ for some n up
to b + 1: a sum of such bounds is below the bound of the sum, since powers are convex, and a product of them too, by
the means. A ÷ makes nothing larger while all that is divided by is whole. Where several ÷ can stand within each other,
an expression is a fraction N ÷ D of whole numbers, and N has at most b + c + 1 factors for c signs ÷, each sum of two
fractions being at most twice the larger product. Whole roots, remainders, common factors and averages are no larger
than what they are made of, so that of what stands beside them only one numeral counts. Where nothing is divided and no
root taken, all this is as true of fractions: the bounds are convex and 0 at 0, and a percent is less than a product.

Where no numeral is below 0 a difference is no larger than the larger of its parts, if neither has a difference within:
so that with a - one numeral less counts, whether it is used or not. Of two digits together the first counts as often as
the base, so that of n numerals n digits count so at most, and n others once.

Of complex numbers with whole parts all this is as true: i has the size 1, a number with an i beside it the same size,
an i between two numbers is a product, and no such number but 0 is smaller than 1. Of a number that is too large in
either part the size is.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.general_rule import whole_root, whole_square_root
from forceout.solver.equations.problem import (
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Problem,
    Sign,
    Target,
    multiply_with_i,
)

FEW: Final = 10
"""Values up to here are soon searched for; it would take longer to prove anything."""
SUM: Final = "sum"
PRODUCT: Final = "product"
QUOTIENT: Final = "quotient"
ROOT: Final = "root"
NO_LARGER: Final = "no larger"
REPEATED: Final = (SUM, PRODUCT, NO_LARGER)
"""What may be repeated without making anything larger than so many numerals can."""
SORTS: Final[Mapping[Callable[..., Number], str]] = {
    values.add: SUM,
    values.subtract: SUM,
    values.multiply: PRODUCT,
    values.lcm: PRODUCT,
    values.divide: QUOTIENT,
    values.root: ROOT,
    square_root: ROOT,
    values.remainder: NO_LARGER,
    values.gcf: NO_LARGER,
    values.number_of_factors: NO_LARGER,
    multiply_with_i: PRODUCT,
    values.average: NO_LARGER,
    whole_root: NO_LARGER,
    whole_square_root: NO_LARGER,
}
"""How each operation changes the size of numbers."""


def without_too_large(problem: Problem, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets without those that are farther from zero than any expression of the cubes can be."""
    if all(type(one.value) is Rational and abs(one.value.p) < FEW * one.value.q for one in targets):
        return targets
    most = _most(problem)
    if most is None:
        return targets
    above, below = values.integer(most), values.integer(-most)
    return tuple(
        one
        for one in targets
        if all(values.compare(part, above) != 1 and values.compare(part, below) != -1 for part in _parts(one.value))
    )


def _parts(value: Number) -> tuple[Number, ...]:
    return (value.real, value.imaginary) if isinstance(value, Complex) else (value,)


def _most(problem: Problem) -> int | None:
    """A whole number that no expression is beyond; None where there is none."""
    if any(type(one.value) is not Rational and one.value != values.IMAGINARY for one in problem.numerals):
        return None
    signs_of = _signs(problem)
    if signs_of is None:
        return None
    products, quotients, roots = signs_of[PRODUCT], signs_of[QUOTIENT], signs_of[ROOT]
    # Of what leaves a remainder two fractions count, with the denominator of each.
    beside = signs_of[NO_LARGER] if quotients > 1 else 0
    without = 0 if roots or quotients > 1 else _loses_one(problem)
    total = _largest_sum(problem, signs_of[SUM] + products + quotients + roots + beside + 1 - without)
    if (quotients or roots) and _has_fractions(problem):
        return None
    # The index of a root may be small, and so a root large, where there are fractions or differences of roots.
    if roots and (quotients or (roots > 1 and _has_negative(problem))):
        return None
    if quotients < 2:
        return _most_product(total, products + 1)
    return int(2 ** signs_of[SUM] * _most_product(total, products + quotients + 1))


def _places(sign: Sign, problem: Problem) -> list[int]:
    return [place for place in range(problem.fields - COUNTERS) if _at(sign.usage, place)]


def _plain(sign: Sign) -> Any:
    apply: Any = sign.operation.apply
    return apply.func if isinstance(apply, partial) else apply


def _signs(problem: Problem) -> dict[str, int] | None:
    """How many there are of each sort of sign at most; None where one is of no sort, or where it may be repeated and
    is no sum or product: of those an expression has fewer than it has numerals."""
    sort_of: dict[int, str] = {}
    order = (NO_LARGER, SUM, ROOT, PRODUCT, QUOTIENT)
    found = dict.fromkeys(order, 0)
    is_single = False
    for sign in problem.signs:
        sort = _sort(sign)
        places = _places(sign, problem)
        is_repeated = not places or any(_at(problem.saturating, place) for place in places)
        if sort is None or (is_repeated and sort not in REPEATED):
            return None
        if not places:
            found[sort] += most_numerals(problem)
        for place in places:
            known = sort_of.get(place, sort)
            if known != sort and {known, sort} - {NO_LARGER, SUM, PRODUCT}:
                if {known, sort} != {NO_LARGER, QUOTIENT}:
                    return None
                is_single = True
            sort_of[place] = max(known, sort, key=order.index)
    for place, sort in sort_of.items():
        found[sort] += most_numerals(problem) if _at(problem.saturating, place) else _at(problem.usable, place)
    # A single ÷ may leave a remainder just as well: neither makes anything larger.
    return None if is_single and found[QUOTIENT] > 1 else found


def most_numerals(problem: Problem) -> int:
    """So many numerals an expression has at most: one for each digit, and one more than there are signs between."""
    digits = signs = 0
    is_limited = True
    places = range(problem.fields - COUNTERS)
    for numeral in problem.numerals:
        digits |= numeral.usage
    for sign in problem.signs:
        if sign.operation.fixity is Fixity.BINARY:
            used = [place for place in places if _at(sign.usage, place)]
            is_limited = is_limited and bool(used) and not any(_at(problem.saturating, place) for place in used)
            signs |= sign.usage
    most = sum(_at(problem.usable, place) for place in places if _at(digits, place))
    between = sum(_at(problem.usable, place) for place in places if _at(signs, place))
    return min(most, between + 1) if is_limited else most


def _sort(sign: Sign) -> str | None:
    operation = sign.operation
    if sign.exponent == values.IMAGINARY and operation.apply is values.multiply:
        return PRODUCT
    if operation.all_values is not None or sign.exponent is not None:
        return None
    return PRODUCT if operation.sign == PERCENT else SORTS.get(_plain(sign))


def _at(usage: int, place: int) -> int:
    return (usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT


def _has_fractions(problem: Problem) -> bool:
    """Whether there are fractions but for quotients."""
    return any(
        sign.operation.apply is values.average or sign.operation.sign == PERCENT for sign in problem.signs
    ) or any(isinstance(one.value, Rational) and one.value.q > 1 for one in problem.numerals)


def _has_negative(problem: Problem) -> bool:
    """Whether anything can be below zero, or a difference."""
    return any(sign.operation.apply is values.subtract for sign in problem.signs) or any(
        isinstance(one.value, Rational) and one.value.p < 0 for one in problem.numerals
    )


def _loses_one(problem: Problem) -> bool:
    """Whether of all numerals that the signs reach for one counts for nothing, since there is a - among them."""
    is_natural = all(isinstance(one.value, Rational) and one.value.p >= 0 for one in problem.numerals)
    return is_natural and any(
        _plain(sign) is values.subtract and any(_at(problem.usable, place) for place in _places(sign, problem))
        for sign in problem.signs
    )


def _largest_sum(problem: Problem, most: int) -> int:
    """What the sizes of so many numerals add up to at most, rounded up."""
    longer: list[int] = []
    by_place: dict[int, int] = {}
    is_of_digits = True
    for numeral in sorted(problem.numerals, key=lambda one: one.cubes):
        value = numeral.value if isinstance(numeral.value, Rational) else values.integer(1)
        assert isinstance(value, Rational)
        size = -(-abs(value.p) // value.q)
        places = [place for place in range(problem.fields - COUNTERS) for _ in range(_at(numeral.usage, place))]
        if numeral.cubes == 1 and len(places) == 1:
            by_place[places[0]] = max(by_place.get(places[0], 0), size)
            continue
        longer += [size] * most
        digits = sorted(by_place.get(place, 0) for place in places)
        is_two = numeral.cubes == 2 and len(places) == 2
        is_of_digits = is_of_digits and is_two and size <= digits[1] * problem.endless.base + digits[0]
    single = [size for place, size in by_place.items() for _ in range(_at(problem.usable, place))]
    total = sum(sorted([*longer, *single], reverse=True)[:most])
    if not longer or not is_of_digits:
        return total
    single.sort(reverse=True)
    return min(total, problem.endless.base * sum(single[:most]) + sum(single[most : 2 * most]))


def _most_product(total: int, factors: int) -> int:
    """The most that some numbers with such a sum have as a product, rounded up."""
    products = [Fraction(total, count) ** count for count in range(1, factors + 1)]
    return 1 + int(max(products))

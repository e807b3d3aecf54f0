"""Problems with more than a search tries: which a proof can settle, and all that it looks at."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.families import Family, negated
from forceout.solver.equations.families_of_whole_numbers import take_factorial
from forceout.solver.equations.goal_powers import other_powers
from forceout.solver.equations.goals_without_end import Doubt
from forceout.solver.equations.lone_units import has_lone_unit, is_unit_beside
from forceout.solver.equations.problem import (
    ANY_POWER,
    ANY_POWER_IN_GOAL,
    COUNTERS,
    FACTORIALS_WITHOUT_END,
    FIELD_BITS,
    MOST_IN_FRACTION,
    MOST_OF_A_SORT,
    SEVERAL_FACTORIALS,
    WITHOUT_END,
    Problem,
    Sign,
)

FEW_POWERS: Final = 5
"""So many powers of the base are looked at first: more make many numbers, and are seldom needed."""

MOST_EXPONENTS: Final = 12
FEW_FACTORIALS: Final = 2
LEAST_OF_CHAIN: Final = 3
"""0!, 1! and 2! are 1 and 2, of which ! makes no more."""
LARGEST_FACTORIAL: Final = 20
"""Of more than that the factorial is beyond what the kernel takes."""


def can_end(problem: Problem) -> bool:
    """Whether all that a search leaves out is of the sorts that are known here, and every sign has one value."""
    return can_be_laid(problem) and not any(
        sign.operation.all_values is not None or is_unit_beside(sign) for sign in problem.signs
    )


def can_be_laid(problem: Problem) -> bool:
    """The same, where powers may have several values: spans are laid of those with whole exponents, and of one i where
    there is no power."""
    for sign in problem.signs:
        if sign.exponent is None:
            continue
        if is_unit_beside(sign):
            if not has_lone_unit(problem):
                return False
            continue
        is_several = sign.operation.all_values is not None and values.is_integer(sign.exponent) is not True
        if is_several or sign.exponent == values.IMAGINARY:
            return False
    has_exponents = any(sign.exponent is not None for sign in problem.signs)
    # Factorial signs that count as operations would have to be counted in exponents too.
    if (
        FACTORIALS_WITHOUT_END in problem.gaps
        and has_exponents
        and any(is_counted(one, problem) for one in problem.signs)
    ):
        return False
    known = {ANY_POWER, SEVERAL_FACTORIALS} | (set() if problem.endless.others is None else {ANY_POWER_IN_GOAL})
    return all(gap in known or gap.endswith(WITHOUT_END) for gap in problem.gaps)


def without_limits(problem: Problem) -> Problem:
    """The problem with signs that no counter limits, and with all exponents."""
    gone = MOST_OF_A_SORT << FIELD_BITS * (problem.fields - 1)
    signs: Sequence[Sign] = (*problem.signs, *problem.endless.exponents)
    if FACTORIALS_WITHOUT_END in problem.gaps:
        gone |= MOST_OF_A_SORT << FIELD_BITS * (problem.fields - COUNTERS)
    signs = tuple(sign._replace(usage=sign.usage & ~gone) for sign in signs)
    return replace(problem, signs=signs)


def with_few_powers(problem: Problem) -> Problem:
    """The problem with fewer powers of the base that are looked at one by one: families hold all others."""
    endless = problem.endless
    if endless.largest_power <= FEW_POWERS:
        return problem
    most = endless.base**FEW_POWERS
    few = tuple(one for one in endless.powers if isinstance(one.value, Rational) and _height(one.value) <= most)
    return replace(problem, endless=endless._replace(powers=few, largest_power=FEW_POWERS))


def _height(value: Rational) -> int:
    return int(max(abs(value.p), value.q))


def exponent_chains(problem: Problem) -> Iterator[tuple[Sign, int]]:
    """The exponents that ! makes ever larger, by a sign that uses the same cubes: of each the last that is short."""
    if FACTORIALS_WITHOUT_END not in problem.gaps:
        return
    known: dict[int, set[int]] = {}
    chains: list[tuple[Sign, int]] = []
    for sign in problem.signs:
        number = _number_in_chain(sign)
        if number is not None:
            known.setdefault(sign.usage, set()).add(number)
            chains.append((sign, number))
    for sign, number in chains:
        if number > LARGEST_FACTORIAL or math.factorial(number) not in known[sign.usage]:
            yield sign, number


def exponents_in_chains(problem: Problem) -> Iterator[tuple[int, Number]]:
    """Such exponents, and the first few that ! makes of them, by the cubes that they use."""
    for sign in problem.signs:
        if sign.exponent is not None and _number_in_chain(sign) and FACTORIALS_WITHOUT_END in problem.gaps:
            yield sign.usage, sign.exponent
    for sign, exponent in exponent_chains(problem):
        made: Number = values.integer(exponent)
        for _ in range(FEW_FACTORIALS):
            made = values.factorial(made)
            yield sign.usage, made


def _number_in_chain(sign: Sign) -> int | None:
    """An exponent of which ! makes ever larger numbers."""
    exponent = sign.exponent
    if not isinstance(exponent, Rational) or exponent.q != 1 or not LEAST_OF_CHAIN <= exponent.p < MOST_IN_FRACTION:
        return None
    return int(exponent.p)


def exponents_beyond(problem: Problem, leaves_chains: bool = False) -> Iterator[tuple[Sign, Family]]:
    """The exponents with factorial signs without end, by a sign that uses the same cubes: what ! makes of an exponent,
    of that and so on, until a family holds what ! makes of it. Of those that `exponent_chains` has none where asked."""
    if FACTORIALS_WITHOUT_END not in problem.gaps:
        return
    in_chains = set(exponents_in_chains(problem)) if leaves_chains else ()
    for sign in problem.signs:
        if sign.exponent is None or isinstance(sign.exponent, Complex) or (sign.usage, sign.exponent) in in_chains:
            continue
        waiting = list(take_factorial(of_number(sign.exponent)))
        kept: list[Family] = []
        while waiting and len(kept) < MOST_EXPONENTS:
            family = waiting.pop()
            if not any(other.covers(family) for other in kept):
                kept.append(family)
                waiting += take_factorial(family)
        if waiting:
            raise Doubt
        for family in kept:
            if not (leaves_chains and _is_among(family, sign, problem.signs)):
                yield sign, family


def _is_among(family: Family, sign: Sign, signs: Sequence[Sign]) -> bool:
    """Whether a family is one number that is an exponent of the same cubes."""
    if family.low != family.high or not isinstance(family.low, Fraction):
        return False
    value = values.divide(values.integer(family.low.numerator), values.integer(family.low.denominator))
    return any(other.exponent == value and other.usage == sign.usage for other in signs)


def is_counted(sign: Sign, problem: Problem) -> bool:
    """Whether a factorial sign counts as an operation, of which some are required."""
    return sign.operation.apply is values.factorial and bool(count_at(sign.usage, problem.fields - COUNTERS + 1))


def powers_beyond(problem: Problem, one_by_one: int = 0) -> Iterator[tuple[int, Family]]:
    """The powers of the base that no numerals are, by the cubes that may be them: so many of them each by itself."""
    endless = problem.endless
    beyond = max(one_by_one, endless.largest_power)
    base, singles = values.integer(endless.base), []
    for exponent in range(endless.largest_power + 1, beyond + 1):
        singles += [of_number(values.power(base, values.integer(way * exponent))) for way in (1, -1)]
    for usage in sorted({numeral.usage for numeral in endless.powers}):
        ways = {values.sign(one.value) for one in endless.powers if one.usage == usage}
        for family in (*singles, *other_powers(endless.base, beyond)):
            if 1 in ways:
                yield usage, family
            if -1 in ways:
                yield usage, negated(family)


def count_at(usage: int, place: int) -> int:
    return usage >> FIELD_BITS * place & MOST_OF_A_SORT

"""A proof by height: a single 1 need not be a large power of the base (Equations XIII-B-13).

**Theorem.** Let the signs be +, -, × and ÷, and let at most one cube of those that may be used be a 1 that may be a
power of the base. If some Solution has a power y = bⁿ of the base for it, there is one with a height of y (the larger
of numerator and denominator) of at most H · h(G), where H bounds the height of every expression of the other cubes
(`heights.py`), signs included, and h(G) is the height of the Goal; or one with 0 ≤ n ≤ d, where d is the number of ÷.

Proof. y stands once in the Solution, which is a fraction. Follow the signs from the whole down to y: v = w + z, v = w
- z, v = w × z, v = w ÷ z and so on, where z is an expression of other cubes. Each is solved for w by the opposite
sign, unless w is multiplied by 0 or 0 is divided by w; then v is 0 for every y for which w is defined, and not 0
where it is divided by. As a function of y each divisor on the way is 0 for one y at most, or always, so that of the d
+ 1 powers 1, b, …, bᵈ one will do. Else y is an expression of the Goal and of the other cubes with as many signs, a +
or - for a + or -, a × or ÷ for a × or ÷. The height of a product or quotient is at most the product of the heights,
that of a sum or difference at most twice that; so it is at most H · h(G).

Which powers are within that bound is finite, and all are tried, turned as numerals may be.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import floor, log
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.heights import log_height
from forceout.solver.equations.problem import COUNTERS, FIELD_BITS, MOST_IN_FRACTION, MOST_OF_A_SORT, Problem

SLACK: Final = 1e-6
OPPOSITES: Final = frozenset({values.add, values.subtract, values.multiply, values.divide})
"""The signs that are solved for an operand by one another."""


def largest_power(problem: Problem, places: frozenset[int], base: int) -> int | None:
    """The largest n for which bⁿ or its reciprocal need be tried, given the fields of the cubes that may be a 1; None
    where the theorem says nothing, or the powers are too large to be searched."""
    ones = sum(_at(problem.usable, place) for place in places)
    # A sign that may be repeated may be in the Solution once more often than in what `heights.py` is asked about.
    are_repeated = any(_at(problem.saturating, place) for place in range(problem.fields - COUNTERS))
    if (
        are_repeated
        or ones != 1
        or hasattr(problem.relation, "k")
        or not {_plain(one) for one in _applied(problem)} <= OPPOSITES
    ):
        return None
    most = log_height(_without(problem, places))
    heights = [max(abs(one.value.p), one.value.q) for one in problem.targets if isinstance(one.value, Rational)]
    quotients = _quotients(problem)
    if most is None or quotients is None:
        return None
    # A Goal that is no fraction equals nothing that these signs make.
    by_height = floor((most + log(max(heights, default=1)) + SLACK) / log(base))
    largest = max(by_height, quotients)
    return largest if base**largest < MOST_IN_FRACTION else None


def powers_up_to(largest: int) -> Iterator[str]:
    """The powers of the base from the first to so many, and their reciprocals, as they are written."""
    for count in range(1, largest + 1):
        yield "1" + "0" * count
        yield "." + "0" * (count - 1) + "1"


def _without(problem: Problem, places: frozenset[int]) -> Problem:
    """The problem without the cubes of some fields."""
    gone = sum(MOST_OF_A_SORT << FIELD_BITS * place for place in places)
    numerals = tuple(one for one in problem.numerals if not one.usage & gone)
    return replace(problem, numerals=numerals, usable=problem.usable & ~gone)


def _quotients(problem: Problem) -> int | None:
    """How many ÷ an expression may have; None where one cube may be many."""
    usages = [sign.usage for sign in problem.signs if _plain(sign.operation.apply) is values.divide]
    places = {place for usage in usages for place in range(problem.fields - COUNTERS) if _at(usage, place)}
    if any(_at(problem.saturating, place) for place in places) or (usages and not places):
        return None
    return sum(_at(problem.usable, place) for place in places)


def _applied(problem: Problem) -> Iterator[Any]:
    for sign in problem.signs:
        if sign.exponent is not None or sign.operation.all_values is not None:
            yield None
        yield sign.operation.apply


def _plain(apply: Any) -> Any:
    return apply.func if isinstance(apply, partial) else apply


def _at(usage: int, place: int) -> int:
    return usage >> FIELD_BITS * place & MOST_OF_A_SORT

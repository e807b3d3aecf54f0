"""Powers of the base beyond those that are always tried, where factors are counted (Equations XIII-B-13 with XIII-C-9):
10⁸ has 81 factors, and how many factors 10³¹ has, which is 1,024, has 11.

Those whose number of factors is the Goal, divides it, or is near to it or to a small multiple of it go beside some that
are always tried: in base 11 the Goal 279 is how many factors 11²⁷⁸ has. So do those of whose number of
factors that is so: how many 10⁸⁶³ has, 864², has 77.

What is too large to be searched stands in with the number of its factors, as a numeral that uses the sign too.
Finding none proves nothing.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial
from math import prod
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.values.integers import factor
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.logs_of_powers import FIRST_POWER
from forceout.solver.equations.problem import MOST_IN_FRACTION, Numeral, Problem, Sign, Usage

FEWEST: Final = 4
LARGEST_IN_A_ROW: Final = 40
ROOTS: Final = (2, 3, 5)
"""Of what is one less than their powers, there are many factors of few primes."""
LARGEST: Final = 1100
"""What is written with more digits is not read."""
INDICES: Final = (2, 3, 4)
"""66 is a root of how many factors 10⁶⁵ has."""
NEAR: Final = 9
MOST_NEAR_GOALS: Final = 60
"""So far from the Goal, or so many times as many, a single digit leads to it; and so many such powers are tried."""
MOST_TIMES: Final = 6
"""So often factors are counted one after the other."""


def with_farther_powers(problem: Problem) -> Problem | None:
    """The problem with more powers of the base; None where no factors are counted, or not of so large numbers."""
    counting = [sign for sign in problem.signs if _counts_all(sign.operation.apply)]
    bases = [one for one in problem.numerals if one.text.startswith(FIRST_POWER) and one.cubes == 1]
    if not counting or not bases or not problem.targets:
        return None
    known = {numeral.text for numeral in problem.numerals}
    more = [made for one in bases for made in _farther(one, problem, counting) if made.text not in known]
    return replace(problem, numerals=(*problem.numerals, *more))


def _farther(one: Numeral, problem: Problem, counting: list[Sign]) -> Iterator[Numeral]:
    usage = Usage(problem)
    base, behind = problem.endless.base, one.text[len(FIRST_POWER) - 1 :]
    for exponent in sorted({*_exponents(), *_near_goals(problem, _most_times(one, counting, usage))}):
        text = f"1{'0' * exponent}{behind}"
        if base**exponent < MOST_IN_FRACTION:
            yield one._replace(value=values.integer(base**exponent), text=text)
            continue
        for sign in counting:
            used = usage.add(one.usage, sign.usage)
            if usage.fits(used):
                count = values.integer(_factors(base, exponent))
                yield one._replace(value=count, usage=used, text=f"({sign.text}({text}))")


def _exponents() -> list[int]:
    found = set(range(FEWEST, LARGEST_IN_A_ROW + 1))
    for root in ROOTS:
        power = root
        while power <= LARGEST:
            found.add(power - 1)
            power *= root
    return sorted(one for one in found if one >= FEWEST)


def _most_times(one: Numeral, counting: list[Sign], usage: Usage) -> int:
    """How often factors may be counted above a numeral."""
    used, times = one.usage, 0
    while times < MOST_TIMES:
        used = next((more for sign in counting if usage.fits(more := usage.add(used, sign.usage))), -1)
        if used < 0:
            break
        times += 1
    return times


def _near_goals(problem: Problem, times: int) -> list[int]:
    """Exponents of powers with about as many factors as the Goal says, the nearest first."""
    counts, *again = _counted_again(problem.endless.base)[: max(1, times)]
    wanted = [abs(int(one.value.p)) for one in problem.targets if isinstance(one.value, Rational) and one.value.q == 1]
    under = [goal**index for goal in wanted if 0 < goal <= counts[-1] for index in INDICES]
    goals = {goal for goal in (*wanted, *under) if 0 < goal <= counts[-1] ** 2}
    ways: dict[int, int] = {}
    for goal in goals:
        for exponent, count in enumerate(counts[FEWEST:], FEWEST):
            away = abs(count - goal)
            if away <= NEAR or goal % count == 0 or (count % goal == 0 and count // goal <= NEAR):
                ways[exponent] = min(away, ways.get(exponent, away))
        for once_more in again:
            first = {count: exponent for exponent, count in reversed(list(enumerate(once_more))) if exponent >= FEWEST}
            for away in range(-NEAR, NEAR + 1):
                if (nearest := first.get(goal + away)) is not None:
                    ways[nearest] = min(abs(away), ways.get(nearest, abs(away)))
    return sorted(ways, key=lambda exponent: (ways[exponent], exponent))[:MOST_NEAR_GOALS]


@lru_cache(maxsize=32)
def _counts(base: int) -> tuple[int, ...]:
    return tuple(_factors(base, exponent) for exponent in range(LARGEST + 1))


@lru_cache(maxsize=32)
def _counted_again(base: int) -> tuple[tuple[int, ...], ...]:
    """How many factors the powers have, how many those numbers have, and so on."""
    found = [_counts(base)]
    while len(found) < MOST_TIMES:
        found.append(tuple(_how_many(count) for count in found[-1]))
    return tuple(found)


@lru_cache(maxsize=8192)
def _how_many(count: int) -> int:
    return prod(times + 1 for _, times, _ in factor(count))


def _factors(base: int, exponent: int) -> int:
    """How many factors a power has."""
    count, prime = 1, 2
    while base > 1:
        times = 0
        while base % prime == 0:
            base //= prime
            times += 1
        count *= times * exponent + 1
        prime += 1
    return count


def _counts_all(apply: Any) -> bool:
    """Whether a sign counts the factors of any number, however large."""
    return isinstance(apply, partial) and apply.func is values.number_of_factors and not apply.keywords.get("limit")

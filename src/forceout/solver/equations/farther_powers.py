"""Powers of the base beyond those that are always tried, where factors are counted (Equations XIII-B-13 with XIII-C-9):
10⁸ has 81 factors, and how many factors 10³¹ has, which is 1,024, has 11.

What is too large to be searched stands in with the number of its factors, as a numeral that uses the sign too.
Finding none proves nothing.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from forceout.games.equations import values
from forceout.solver.equations.logs_of_powers import FIRST_POWER
from forceout.solver.equations.problem import MOST_IN_FRACTION, Numeral, Problem, Sign, Usage

FEWEST: Final = 4
LARGEST_IN_A_ROW: Final = 40
ROOTS: Final = (2, 3, 5)
"""Of what is one less than their powers, there are many factors of few primes."""
LARGEST: Final = 1100
"""What is written with more digits is not read."""


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
    for exponent in _exponents():
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

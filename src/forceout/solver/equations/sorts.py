"""The sorts of cubes that a problem has, and what each sort is good for."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.problem import COUNTERS, FIELD_BITS, MOST_OF_A_SORT, Numeral, Problem, Sign
from forceout.solver.equations.wraps import applied

SMALL: Final = (values.integer(0), values.integer(1))
"""The numbers that are tried for changing nothing."""
SAMPLES: Final = tuple(values.integer(number) for number in (2, 3, 5))


class Neutral(NamedTuple):
    """A number beside a sign: it changes nothing there, or nothing changes it."""

    sign: Sign
    numeral: Numeral
    is_left: bool


def counts(usage: int, fields: int) -> tuple[int, ...]:
    """What is used of each sort."""
    return tuple((usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT for place in range(fields))


def together(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """What two parts use."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def without(whole: Sequence[int], part: Sequence[int]) -> tuple[int, ...]:
    """What is left, never below zero."""
    return tuple(max(0, a - b) for a, b in zip(whole, part, strict=True))


class Sorts:
    """What a problem has: digits, signs between numbers, and numbers that change nothing beside them."""

    def __init__(self, problem: Problem, random: Random) -> None:
        self.problem = problem
        self.random = random
        self.fields = problem.fields
        self.cubes = problem.fields - COUNTERS
        self.required = counts(problem.required, self.fields)
        self.usable = counts(problem.usable, self.fields)
        self.on_mat = counts(problem.on_mat, self.fields)
        self.saturating = counts(problem.saturating, self.fields)
        self.between = [sign for sign in problem.signs if self._is_between(sign)]
        signs = {place for sign in problem.signs for place in self._places(sign.usage)}
        self.plain = [
            numeral
            for numeral in problem.numerals
            if numeral.cubes == 1 and not numeral.needs_company and type(numeral.value) is Rational
        ]
        self.digits = {place for numeral in self.plain for place in self._places(numeral.usage)} - signs
        self.signs = {place for sign in self.between for place in self._places(sign.usage)}
        self.repeats = any(self.saturating[place] for place in self.signs)
        self.is_irrational = all(type(target.value) is not Rational for target in problem.targets)
        self.small = [numeral for numeral in self.plain if numeral.value in SMALL]
        self.neutral = list(self._neutral())
        self.swallowing = list(self._swallowing())

    def _is_between(self, sign: Sign) -> bool:
        return sign.operation.fixity is Fixity.BINARY and sign.operation.all_values is None

    def _places(self, usage: int) -> list[int]:
        return [place for place, count in enumerate(counts(usage, self.cubes)) if count]

    def _neutral(self) -> Iterator[Neutral]:
        for sign in self.between:
            for numeral in self.small:
                if all(applied(sign, sample, numeral.value) == sample for sample in SAMPLES):
                    yield Neutral(sign, numeral, is_left=False)
                if all(applied(sign, numeral.value, sample) == sample for sample in SAMPLES):
                    yield Neutral(sign, numeral, is_left=True)

    def _swallowing(self) -> Iterator[Neutral]:
        for sign in self.between:
            for numeral in self.small:
                if all(applied(sign, numeral.value, sample) == numeral.value for sample in SAMPLES):
                    yield Neutral(sign, numeral, is_left=True)

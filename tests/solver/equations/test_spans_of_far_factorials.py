"""Factorials of factorials: near each other, to powers, in logarithms and as the largest part of Goals."""

from collections import Counter
from math import log
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.values import Number
from forceout.games.equations.variation import EquationsVariation
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.log import Log
from forceout.games.equations.variations.multiple_operations import MultipleOperations
from forceout.games.equations.variations.number_of_factors import NumberOfFactors
from forceout.rules.vocabulary import Division
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.dominating_factorials import dominating_root
from forceout.solver.equations.problem import Problem
from forceout.solver.equations.told_of_goals import told_of
from tests.solver.equations.test_spans import ROUNDS, TREES, Grower, ask, ask_of_a_factorial, endless_problems

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")

SHARE_OF_FACTORIALS = 0.7
UPPER = (Division.JUNIOR, Division.SENIOR)
MIXES: tuple[tuple[tuple[EquationsVariation, ...], tuple[Division, ...]], ...] = (
    ((), UPPER),
    ((Log(),), (Division.SENIOR,)),
    ((NumberOfFactors(),), UPPER),
)


class FarGrower(Grower):
    """Makes expressions in which most numbers have some factorial signs, and few have others."""

    def _with_signs(self, value: Number, used: int, text: str) -> tuple[Number, int, str]:
        factorials = [sign for sign in self.unary if sign.operation.apply is values.factorial]
        others = [sign for sign in self.unary if sign.operation.apply not in (values.factorial, square_root)]
        while factorials and self.random.random() < SHARE_OF_FACTORIALS:
            sign = self.random.choice([*factorials * 4, *others])
            total = self.usage.add(used, sign.usage)
            if not self.usage.fits(total):
                break
            try:
                value, used, text = self._put(sign, total, value), total, f"{sign.text}({text})"
            except LookupError:
                break
        return value, used, text


def test_factorials_of_factorials_do_not_lie_elsewhere() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(ROUNDS):
        random = Random(f"far factorials {number}")
        more, divisions = random.choice(MIXES)
        for problem in endless_problems(random, (MultipleOperations(), Factorial(), *more), divisions):
            if problem.numerals and problem.signs:
                tally.update(_asked(problem, random) for _ in range(TREES))
    assert tally["unverifiable candidates"] > ROUNDS // 2, tally


def _asked(problem: Problem, random: Random) -> str | None:
    grower = FarGrower(problem, random)
    return random.choice((ask, ask_of_a_factorial))(problem, grower, random)


def factorials(number: int, times: int) -> Number:
    """A number with so many factorial signs."""
    value = values.integer(number)
    for _ in range(times):
        value = values.factorial(value)
    return value


@pytest.mark.parametrize("number", [21, 24, 83, 720, 5040])
@pytest.mark.parametrize("times", [2, 3])
def test_what_dominates_a_number_is_told(number: int, times: int) -> None:
    far, near = factorials(number, times), factorials(2000, 1)
    small = values.divide(values.integer(7), values.integer(9))
    assert dominating_root(far) == number
    assert dominating_root(values.multiply(far, small)) == number
    assert dominating_root(values.divide(values.multiply(small, near), far)) == -number
    assert dominating_root(values.add(values.multiply(far, near), values.subtract(near, small))) == number
    assert dominating_root(values.subtract(far, factorials(number + 1, times))) == 0
    assert dominating_root(values.multiply(far, far)) == 0
    assert dominating_root(factorials(number, 1)) == 0
    assert dominating_root(values.factorial(values.add(far, values.integer(1)))) == 0


def test_no_prime_is_above_what_is_told() -> None:
    primes = (2, 7, 101, 5039, 10**9 + 7)
    for random in map(Random, range(50)):
        once, root, under = random.choices(primes, k=3)
        value = values.divide(
            values.multiply(factorials(under, 1), values.integer(once)),
            values.power(values.integer(root), values.divide(values.integer(1), values.integer(7))),
        )
        most = told_of(value, -1.0, (2, 3, 5, 7, 11, 13), (), 0)[-1]
        assert most >= log(max(once, under)) - 1e-9, (once, root, under)
        assert most >= log(root) - 1e-9 or root == once, (once, root, under)
    assert told_of(values.add(factorials(5040, 1), values.integer(1)), -1.0, (2, 3, 5, 7, 11, 13), (), 0)[-1] < 0

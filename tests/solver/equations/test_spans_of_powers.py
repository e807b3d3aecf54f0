"""Spans of powers of the base against expressions: what one makes does not lie elsewhere (Equations XIII-B-13)."""

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variation import EquationsVariation
from forceout.games.equations.variations.base import Base
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.log import Log
from forceout.games.equations.variations.multiple_of import MultipleOf
from forceout.games.equations.variations.multiple_operations import MultipleOperations
from forceout.games.equations.variations.number_of_factors import NumberOfFactors
from forceout.games.equations.variations.powers_of_the_base import PowersOfTheBase
from forceout.rules.vocabulary import Division
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.goals import _readings_with
from forceout.solver.equations.problem import Numeral, Outcome, Problem, Target
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.spans import lie_elsewhere
from tests.solver.equations.test_powers_of_base import ASKED, position_of
from tests.solver.equations.test_spans import ROUNDS, TREES, Grower, ask, endless_problems

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")

BASES = (8, 9, 11, 12)
BESIDE = (Factorial(), Log(), MultipleOperations(), NumberOfFactors())
EXPONENTS = (-20, -13, -9, -8, -7, -6, 6, 7, 8, 9, 13, 14, 16, 20)


class PowersGrower(Grower):
    """Its numerals are powers of the base more often than not, some of them equal."""

    def __init__(self, problem: Problem, random: Random) -> None:
        super().__init__(problem, random)
        self.numerals += list(self._far_powers()) * 2

    def _far_powers(self) -> Iterator[Numeral]:
        base = values.integer(self.whole.endless.base)
        for numeral in self.whole.endless.powers:
            if isinstance(numeral.value, Rational) and abs(numeral.value.p) == numeral.value.q:
                for exponent in EXPONENTS:
                    power = values.power(base, values.integer(exponent))
                    yield numeral._replace(value=values.multiply(numeral.value, power))


def test_what_powers_of_the_base_make_does_not_lie_elsewhere() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(ROUNDS):
        random = Random(f"spans of powers {number}")
        others = (*BESIDE, Base(random.choice(BASES)))
        beside: tuple[EquationsVariation, ...] = tuple(random.sample(others, random.randint(0, 2)))
        for problem in endless_problems(random, (PowersOfTheBase(), *beside), (Division.SENIOR,)):
            if problem.numerals and problem.signs and problem.endless.powers:
                grower = PowersGrower(problem, random)
                tally.update(ask(problem, grower, random) for _ in range(TREES))
    assert tally["unverifiable candidates"] > ROUNDS, tally


def test_what_powers_of_the_base_make_does_not_lie_a_multiple_elsewhere() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(ROUNDS):
        random = Random(f"multiples of spans of powers {number}")
        multiple, times = MultipleOf(random.choice((6, 7, 9))), random.choice((-5, -1, 1, 2, 30))
        for problem in endless_problems(random, (PowersOfTheBase(), multiple), (Division.SENIOR,)):
            if not problem.numerals or not problem.signs:
                continue
            apart = values.integer(getattr(problem.relation, "k", 0) * times)
            grower = PowersGrower(problem, random)
            tally.update(ask(problem, grower, random, apart) for _ in range(TREES))
    assert tally["unverifiable candidates"] > ROUNDS, tally


def test_what_lies_around_zero_beside_a_goal_may_be_a_far_power() -> None:
    """12⁻⁷ less 12⁻²¹ is less than a double can tell from 12⁻⁷."""
    variations = [{"name": "powers-of-the-base"}, {"name": "base", "base": 12}]
    mat = {"goal": "7", "required": list("1+1"), "permitted": [], "forbidden": [], "resources": []}
    position, in_force = position_of({**ASKED, **mat, "division": "senior", "variations": variations})
    (problem,) = build_problems(position, in_force)
    base = values.integer(12)
    for near, far in itertools.product((-12, -8, -7, 7), (-23, -22, -21, -20, -19)):
        one, other = (values.power(base, values.integer(exponent)) for exponent in (near, far))
        for made in (values.subtract(one, other), values.subtract(other, one)):
            asked = replace(problem, targets=(Target(made, 0, "made"),))
            assert lie_elsewhere(asked, Budget(nodes=400_000)) is not Outcome.EXHAUSTED, (near, far)


@pytest.mark.parametrize(
    ("goal", "base"),
    [
        ("1÷4-0", 10),
        ("3+3+1", 12),
        ("1-5÷7", 9),
        ("7-1×6", 8),
        ("52+1", 10),
        ("1*1+6", 10),
        ("6√1-3", 10),
        ("5√1÷2", 9),
    ],
)
def test_what_makes_a_goal_with_a_far_power_does_not_lie_elsewhere(goal: str, base: int) -> None:
    """A numeral is set to what makes the Goal with a power that is not looked at."""
    variations: list[dict[str, Any]] = [{"name": "powers-of-the-base"}]
    if base != 10:
        variations.append({"name": "base", "base": base})
    mat = {"goal": goal, "required": list("2+3"), "permitted": [], "forbidden": [], "resources": []}
    position, in_force = position_of({**ASKED, **mat, "division": "junior", "variations": variations})
    (problem,) = build_problems(position, in_force)
    assert problem.endless.others
    met = 0
    for count in (13, 14, 30):
        for power in ("1" + "0" * count, "." + "0" * (count - 1) + "1"):
            for reading in _readings_with(position.goal, in_force.ruleset, None, 0, (power,)).readings:
                made = values.subtract(reading.value, values.integer(2))
                if not isinstance(made, Rational):
                    continue
                numerals = [one._replace(value=made) if one.text == "3" else one for one in problem.numerals]
                asked = replace(problem, numerals=tuple(numerals))
                assert lie_elsewhere(asked, Budget(nodes=400_000)) is not Outcome.EXHAUSTED, (power, reading.text)
                met += 1
    assert met >= 6


@pytest.mark.parametrize("goal", ["1+22", "1-81", "6×1", "1-6", "1*2", "4+1"])
def test_what_makes_a_goal_that_is_a_factorial_does_not_lie_elsewhere(goal: str) -> None:
    """A numeral is set to what makes the number of which the Goal is the factorial."""
    variations: list[dict[str, Any]] = [{"name": "powers-of-the-base"}, {"name": "factorial"}]
    mat = {"goal": goal, "required": list("2+3"), "permitted": [], "forbidden": [], "resources": []}
    position, in_force = position_of({**ASKED, **mat, "division": "junior", "variations": variations})
    (problem,) = build_problems(position, in_force)
    others = tuple(one for one in problem.endless.others or () if one.family.is_factorial)
    asked = replace(problem, targets=(), endless=problem.endless._replace(targets=(), others=others))
    met = 0
    for zeros in (13, 14, 20, 120, 150):
        for reading in _readings_with(position.goal, in_force.ruleset, None, 0, ("1" + "0" * zeros,)).readings:
            made = values.subtract(reading.value, values.integer(2))
            if "@1" not in reading.text or values.is_integer(made) is not True or values.sign(made) != 1:
                continue
            numerals = [one._replace(value=made) if one.text == "3" else one for one in problem.numerals]
            outcome = lie_elsewhere(replace(asked, numerals=tuple(numerals)), Budget(nodes=400_000))
            assert outcome is not Outcome.EXHAUSTED, (zeros, reading.text)
            met += 1
    assert met >= 5
    outcome = lie_elsewhere(asked, Budget(nodes=400_000))
    assert outcome is Outcome.EXHAUSTED, "what is far from the Goal is told apart"

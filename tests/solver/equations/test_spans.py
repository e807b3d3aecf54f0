"""Spans against expressions: whatever one makes, with chains without end, is not said to lie elsewhere."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from forceout.editions.equations_2015_16 import Season
from forceout.games.equations import values
from forceout.games.equations.cubes import Color
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variation import EquationsVariation
from forceout.games.equations.variations.exponent import Exponent
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.multiple_of import DiffersByMultiple
from forceout.games.equations.variations.multiple_operations import MultipleOperations
from forceout.games.equations.variations.powers_of_the_base import PowersOfTheBase
from forceout.rules.vocabulary import Division, Form
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import IS_COMPILED, packed_targets
from forceout.solver.equations.endless_problems import can_end, without_limits
from forceout.solver.equations.problem import (
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Numeral,
    Problem,
    Sign,
    Target,
    Usage,
)
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.spans import lie_elsewhere

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))

from equations_solver_positions import choose_variations, now_position, roll, ruleset, small_position

IS_LONG = os.environ.get("FORCEOUT_LONG") == "1"
ROUNDS = 4_000 if IS_LONG else 60
TREES = 12
MOST_PROBLEMS = 3
LONGEST_CHAIN = 14
MOST_FACTORIALS = 3
LARGEST_POWER = 30
SHARE_OF_SIGNS = 0.35
NODES = 400_000

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")


class Grower:
    """Makes random expressions that the cubes of a problem allow, with chains of any length."""

    def __init__(self, problem: Problem, random: Random) -> None:
        self.random = random
        self.whole = without_limits(problem)
        self.usage = Usage(self.whole)
        self.numerals = [*self.whole.numerals, *self._powers()]
        self.binary = [sign for sign in self.whole.signs if sign.operation.fixity is Fixity.BINARY]
        self.unary = [sign for sign in self.whole.signs if sign.operation.fixity is not Fixity.BINARY]

    def _powers(self) -> Iterator[Numeral]:
        """Powers of the base that a 1 may be, beyond those that are looked at one by one."""
        base = values.integer(self.whole.endless.base)
        for numeral in self.whole.endless.powers:
            if isinstance(numeral.value, Rational) and numeral.value in (values.integer(1), values.integer(-1)):
                for exponent in range(-LARGEST_POWER, LARGEST_POWER + 1, 3):
                    power = values.power(base, values.integer(exponent))
                    yield numeral._replace(value=values.multiply(numeral.value, power))

    def grow(self, size: int) -> tuple[Number, int, str]:
        """A number, what it uses and how it is made. Raises LookupError where none was made."""
        if size == 1:
            numeral = self.random.choice([one for one in self.numerals if not one.needs_company])
            if not self.usage.fits(numeral.usage):
                raise LookupError
            return self._with_signs(numeral.value, numeral.usage, str(numeral.value))
        left_size = self.random.randrange(1, size)
        left, left_usage, left_text = self.grow(left_size)
        right, right_usage, right_text = self.grow(size - left_size)
        sign = self.random.choice(self.binary)
        used = self.usage.add(self.usage.add(left_usage, right_usage), sign.usage)
        made = self._put(sign, used, left, right)
        return self._with_signs(made, used, f"({left_text} {sign.text} {right_text})")

    def _put(self, sign: Sign, used: int, left: Number, right: Number | None = None) -> Number:
        if not self.usage.fits(used):
            raise LookupError
        try:
            made = sign.of(left, right)
        except (Undefined, Unverifiable, ArithmeticError):
            raise LookupError from None
        if isinstance(made, Complex):
            raise LookupError
        return made

    def _with_signs(self, value: Number, used: int, text: str) -> tuple[Number, int, str]:
        while self.unary and self.random.random() < SHARE_OF_SIGNS:
            sign = self.random.choice(self.unary)
            most = {square_root: LONGEST_CHAIN, values.factorial: MOST_FACTORIALS}.get(sign.operation.apply, 1)
            for _ in range(self.random.randint(1, most)):
                total = self.usage.add(used, sign.usage)
                if not self.usage.fits(total):
                    break
                try:
                    value, used, text = self._put(sign, total, value), total, f"{sign.text}({text})"
                except LookupError:
                    break
        return value, used, text


def endless_problems(
    random: Random,
    chosen: tuple[EquationsVariation, ...] = (),
    divisions: tuple[Division, ...] = tuple(Division),
    seasons: tuple[Season, ...] = tuple(Season),
) -> Iterator[Problem]:
    """The problems of a small position under some variations, of those that spans are laid for."""
    division, season = random.choice(divisions), random.choice(seasons)
    cubes = roll(random)
    variations = chosen or choose_variations(random, division, season, cubes, random.randint(1, 3))
    rules = ruleset(division, Form.ADVENTUROUS, season, variations)
    make = random.choice((small_position, now_position))
    asked = make(random, rules, random.randint(4, 8))
    if not chosen and isinstance(asked.in_force.goal_relation, DiffersByMultiple):
        return
    for problem in islice(build_problems(asked.position, asked.in_force), MOST_PROBLEMS):
        if problem.targets and can_end(problem):
            yield problem


def cubes_of(problem: Problem, used: int) -> int:
    """What an expression uses, but for what only counts."""
    counters = (1 << FIELD_BITS * problem.fields) - (1 << FIELD_BITS * (problem.fields - COUNTERS))
    return used & ~counters


def ask(problem: Problem, grower: Grower, random: Random, apart: Number | None = None) -> str | None:
    """What is said of a Goal that some expression makes, or one so far from it; None where none was made."""
    try:
        value, used, text = grower.grow(random.randint(1, 4))
        value = value if apart is None else values.subtract(value, apart)
    except (LookupError, IndexError, ValueError):
        return None
    target = Target(value, 0, "what was made")
    asked = replace(
        problem,
        targets=(target,),
        required=cubes_of(problem, used),
        endless=problem.endless._replace(targets=(), others=None),
    )
    outcome = lie_elsewhere(asked, Budget(nodes=NODES)).value
    assert outcome != "exhausted", (text, problem.gaps)
    return outcome


def test_what_an_expression_makes_does_not_lie_elsewhere() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(ROUNDS):
        random = Random(f"spans {number}")
        for problem in endless_problems(random):
            if not problem.numerals or not problem.signs:
                continue
            grower = Grower(problem, random)
            tally.update(ask(problem, grower, random) for _ in range(TREES))
            # A Goal that nothing is near to shows that spans say something.
            far = Target(values.divide(values.integer(10**15 + 37), values.integer(10**9 + 7)), 0, "far")
            tally[f"far {lie_elsewhere(replace(problem, targets=(far,)), Budget(nodes=NODES)).value}"] += 1
    assert tally["unverifiable candidates"] > 2 * ROUNDS, tally
    assert tally["far exhausted"] > ROUNDS // 8, tally


def test_chains_of_factorials_and_roots_do_not_lie_elsewhere() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(ROUNDS):
        random = Random(f"spans of factorials {number}")
        for problem in endless_problems(random, (MultipleOperations(), Factorial())):
            if problem.numerals and problem.signs:
                grower = Grower(problem, random)
                tally.update(ask(problem, grower, random) for _ in range(TREES))
    assert tally["unverifiable candidates"] > 2 * ROUNDS, tally


def ask_of_a_factorial(problem: Problem, grower: Grower, random: Random) -> str | None:
    """What is said of a Goal that some expression makes, where it is known of what number it is the factorial."""
    try:
        argument, used, text = grower.grow(random.randint(1, 4))
        value = values.factorial(argument)
        compare = values.compare(argument, values.integer(1))
    except (LookupError, IndexError, ValueError, Undefined, Unverifiable, ArithmeticError):
        return None
    sign = next((one for one in grower.unary if one.operation.apply is values.factorial), None)
    if compare != 1 or sign is None or not grower.usage.fits(used := grower.usage.add(used, sign.usage)):
        return None
    beyond = MOST_OF_A_SORT << FIELD_BITS * (problem.fields - COUNTERS)
    asked = replace(
        problem,
        targets=(Target(value, 0, "what was made"), Target(argument, beyond, "its argument")),
        required=cubes_of(problem, used),
        endless=problem.endless._replace(targets=(), others=None),
    )
    outcome = lie_elsewhere(asked, Budget(nodes=NODES)).value
    assert outcome != "exhausted", (text, problem.gaps)
    return outcome


def test_factorials_whose_numbers_are_known_do_not_lie_elsewhere() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(ROUNDS):
        random = Random(f"spans of known factorials {number}")
        chosen = random.choice(((PowersOfTheBase(), Factorial()), (MultipleOperations(), Factorial())))
        for problem in endless_problems(random, chosen, (Division.JUNIOR, Division.SENIOR)):
            if problem.numerals and problem.signs:
                grower = Grower(problem, random)
                tally.update(ask_of_a_factorial(problem, grower, random) for _ in range(TREES))
    assert tally["unverifiable candidates"] > ROUNDS // 2, tally


def test_exponents_with_factorials_without_end_do_not_lie_elsewhere() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(ROUNDS // 2):
        random = Random(f"spans of exponents {number}")
        exponent = Exponent(random.choice(tuple(Color)))
        for problem in endless_problems(
            random, (MultipleOperations(), Factorial(), exponent), (Division.JUNIOR, Division.SENIOR)
        ):
            if problem.numerals and problem.signs:
                grower = Grower(problem, random)
                tally.update(ask(problem, grower, random) for _ in range(TREES))
    assert tally["unverifiable candidates"] > ROUNDS // 2, tally


def test_a_goal_that_is_beyond_all_logarithms_is_known_to_be_near_to_zero_or_far() -> None:
    number = values.integer(8)
    for _ in range(4):
        number = values.factorial(number)
    far, near = packed_targets([Target(one, 0, "") for one in (number, values.divide(values.integer(1), number))])
    assert far[3] > 0
    assert near[4] < 0

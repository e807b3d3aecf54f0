"""The search through complex numbers against expressions: whatever one makes is found, or at least not called
impossible, with all values of powers and with what has no end."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from forceout.editions.equations_2015_16 import Season
from forceout.games.equations import values
from forceout.games.equations.checking import check_equation
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Complex, Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variation import EquationsVariation
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.imaginary import Imaginary
from forceout.games.equations.variations.log import Log
from forceout.games.equations.variations.number_of_factors import NumberOfFactors
from forceout.games.equations.variations.powers_of_the_base import PowersOfTheBase
from forceout.rules.vocabulary import Division, Form
from forceout.solver.budget import Budget
from forceout.solver.equations.chosen_values import remark_of
from forceout.solver.equations.compiled_search import IS_COMPILED, Unsupported
from forceout.solver.equations.complex_search import has_complex_numbers, prove_complex, search_complex
from forceout.solver.equations.endless_problems import without_limits
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.heights import is_too_high
from forceout.solver.equations.plain_search import search_plainly
from forceout.solver.equations.problem import (
    COUNTERS,
    FIELD_BITS,
    Accept,
    Expression,
    Numeral,
    Outcome,
    Problem,
    Sign,
    Target,
    Tree,
    Usage,
)
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.proofs import drop_hopeless_targets
from forceout.solver.equations.sizes import without_too_large

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))

from equations_solver_positions import Asked, choose_variations, now_position, roll, ruleset, small_position

IS_LONG = os.environ.get("FORCEOUT_LONG") == "1"
ROUNDS = 1_200 if IS_LONG else 60
TREES = 10
MOST_PROBLEMS = 2
LARGEST_POWER = 81
SHARE_OF_SIGNS = 0.35
NODES = 200_000
SEASON = Season.EVEN

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")


class Grower:
    """Makes random expressions that the cubes of a problem allow, with any of the values that a power has."""

    def __init__(self, problem: Problem, random: Random, is_endless: bool) -> None:
        self.random = random
        self.whole = without_limits(problem) if is_endless else problem
        self.usage = Usage(self.whole)
        self.numerals = [*self.whole.numerals, *(self._powers() if is_endless else ())]
        self.binary = [sign for sign in self.whole.signs if sign.operation.fixity is Fixity.BINARY]
        self.unary = [sign for sign in self.whole.signs if sign.operation.fixity is not Fixity.BINARY]

    def _powers(self) -> Iterator[Numeral]:
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
        other = sign.exponent if right is None else right
        if not self.usage.fits(used):
            raise LookupError
        try:
            if sign.operation.all_values is None or other is None:
                return sign.of(left, right)
            return self.random.choice(sign.operation.all_values(left, other))
        except (Undefined, Unverifiable, ArithmeticError):
            raise LookupError from None

    def _with_signs(self, value: Number, used: int, text: str) -> tuple[Number, int, str]:
        while self.unary and self.random.random() < SHARE_OF_SIGNS:
            sign = self.random.choice(self.unary)
            total = self.usage.add(used, sign.usage)
            with suppress(LookupError):
                if sign.operation.apply is values.factorial and not _is_small(value):
                    raise LookupError
                value, used, text = self._put(sign, total, value), total, f"{sign.text}({text})"
        return value, used, text


def _is_small(value: Number) -> bool:
    return type(value) is Rational and abs(value.p) < 2000


def complex_positions(random: Random, most: int = 8, chosen: tuple[EquationsVariation, ...] = ()) -> Asked:
    """A small position with √ = i, and with some variations or any."""
    cubes = roll(random)
    others = chosen or choose_variations(random, Division.SENIOR, SEASON, cubes, random.randint(0, 2))
    rules = ruleset(
        Division.SENIOR, Form.ADVENTUROUS, SEASON, (Imaginary(), *(one for one in others if one.name != "imaginary"))
    )
    return random.choice((small_position, now_position))(random, rules, random.randint(3, most))


def complex_problems(asked: Asked) -> Iterator[Problem]:
    for problem in islice(build_problems(asked.position, asked.in_force), MOST_PROBLEMS):
        if problem.targets and problem.numerals and problem.signs and has_complex_numbers(problem):
            yield problem


def accept(expression: Expression, target: Target) -> bool:
    """Whether an expression is the Goal, or says which value it has."""
    with suppress(Undefined, Unverifiable):
        return _is_remarked(expression) or values.is_equal(_value(expression), target.value) is not False
    return False


def _is_remarked(expression: Expression) -> bool:
    if isinstance(expression, Numeral):
        return False
    parts = [expression.left] if expression.right is None else [expression.left, expression.right]
    return bool(expression.remark) or any(map(_is_remarked, parts))


def _value(expression: Expression) -> Number:
    if not isinstance(expression, Tree):
        return expression.value
    return expression.sign.of(_value(expression.left), None if expression.right is None else _value(expression.right))


def _away(value: Number, k: int) -> Number:
    """A Goal that a number meets under Multiple of k."""
    return values.add(value, values.integer(3 * k))


def outcome_of(problem: Problem, is_endless: bool, accepted: Accept = accept) -> Outcome:
    look = prove_complex if is_endless else search_complex
    try:
        return look(problem, Budget(nodes=NODES), accepted)
    except Unsupported:
        return Outcome.BLURRED


def ask_what_is_made(problem: Problem, random: Random, number: int, is_endless: bool, tally: Counter[str]) -> None:
    """Set what some expressions make as the Goal: it is not said that nothing makes it."""
    k = getattr(problem.relation, "k", None)
    grower = Grower(problem, random, is_endless)
    for _ in range(TREES):
        try:
            value, used, text = grower.grow(random.randint(1, 4))
        except (LookupError, ValueError):
            continue
        counters = (1 << FIELD_BITS * problem.fields) - (1 << FIELD_BITS * (problem.fields - COUNTERS))
        asked = replace(
            problem,
            targets=(Target(value if k is None else _away(value, k), 0, "what was made"),),
            required=used & ~counters,
            endless=problem.endless._replace(targets=(), others=None),
        )
        assert is_endless or drop_hopeless_targets(asked).targets, (number, text)
        outcome = outcome_of(asked, is_endless, accept if k is None else lambda *_: True)
        tally[f"{outcome.value} {isinstance(value, Complex)}"] += 1
        assert outcome is not Outcome.EXHAUSTED, (number, text, is_endless, problem.gaps)
    far = Target(values.divide(values.integer(10**15 + 37), values.integer(10**9 + 7)), 0, "far")
    outcome = outcome_of(replace(problem, targets=(far,)), is_endless)
    tally[f"far {outcome.value}"] += 1


def test_what_an_expression_makes_is_not_called_impossible() -> None:
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        random = Random(f"complex {number}")
        for problem in complex_problems(complex_positions(random)):
            for is_endless in (False, True):
                ask_what_is_made(problem, random, number, is_endless, tally)
    assert tally["found True"] > ROUNDS // 4, tally
    assert tally["far exhausted"] > ROUNDS // 2, tally


def test_what_is_made_of_far_powers_is_not_called_impossible() -> None:
    tally: Counter[str] = Counter()
    for number in range(6 * ROUNDS):
        random = Random(f"complex powers {number}")
        chosen = random.choice(((PowersOfTheBase(),), (PowersOfTheBase(), Factorial()), (Factorial(),)))
        for problem in complex_problems(complex_positions(random, 6, chosen)):
            ask_what_is_made(problem, random, number, True, tally)
    assert tally["unverifiable candidates False"] > ROUNDS // 2, tally
    assert tally["far exhausted"] > ROUNDS // 2, tally


def test_what_an_expression_makes_is_not_called_too_large() -> None:
    kept = 0
    for number in range(4 * ROUNDS):
        random = Random(f"complex sizes {number}")
        chosen = random.choice(((Log(),), (Log(), NumberOfFactors()), (NumberOfFactors(),)))
        for problem in complex_problems(complex_positions(random, 8, chosen)):
            grower = Grower(problem, random, False)
            is_hopeless = is_too_high(problem)
            for _ in range(TREES):
                with suppress(LookupError, ValueError):
                    value, _, text = grower.grow(random.randint(1, 5))
                    assert not is_hopeless(value), text
                    assert without_too_large(problem, (Target(value, 0, "what was made"),)), text
                    kept += is_hopeless(values.integer(10**20))
    assert kept > ROUNDS, kept


def test_it_agrees_with_plain_python() -> None:
    both = {Outcome.FOUND, Outcome.EXHAUSTED}
    agreed = 0
    for number in range(ROUNDS // 2):
        random = Random(f"complex and plain {number}")
        asked = complex_positions(random, most=5)
        for problem in complex_problems(asked):
            found = []
            for search, nodes in ((search_complex, NODES), (search_plainly, 600)):
                finder = Finder(asked.position, asked.in_force)
                try:
                    outcome = search(problem, Budget(nodes=nodes), finder.accept)
                except Unsupported:
                    outcome = Outcome.BLURRED
                found.append(outcome if not finder.rejected or outcome is Outcome.FOUND else Outcome.BLURRED)
                if finder.found is not None:
                    assert check_equation(finder.found, asked.position, asked.in_force).is_correct
            if set(found) <= both:
                # What needs a choice in writing plain Python does not write.
                assert found[0] is found[1], (number, found)
                agreed += 1
    assert agreed > ROUNDS // 10, agreed


@pytest.mark.parametrize(
    ("value", "base", "text"),
    [
        (values.integer(-3), 10, "0-3"),
        (values.rational(1, 2), 10, "(1÷2)"),
        (values.integer(12), 8, "14"),
        (values.multiply(values.integer(2), values.IMAGINARY), 10, "(0)-(0-((2)×i))"),
        (values.power(values.integer(2), values.rational(1, 2)), 10, None),
        (values.integer(11), 12, None),
    ],
)
def test_what_a_writer_says(value: Number, base: int, text: str | None) -> None:
    assert remark_of(value, base) == text

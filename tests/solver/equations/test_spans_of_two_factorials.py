"""Two factorials, or one and another number, that make the factorial of a number by × or ÷: spans of large primes."""

from collections import Counter
from dataclasses import replace
from math import factorial
from random import Random
from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.problem import COUNTERS, FIELD_BITS, MOST_OF_A_SORT, Problem, Target
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.spans import lie_elsewhere
from tests.solver.equations.test_powers_of_base import ASKED, position_of
from tests.solver.equations.test_spans import NODES, ROUNDS

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")

VARIATIONS = [{"name": name} for name in ("multiple-operations", "factorial", "powers-of-the-base")]


def problem_of(**mat: Any) -> Problem:
    """The first problem of a position under these variations."""
    asked = {"goal": "7", "required": [], "permitted": [], "forbidden": [], "resources": list("+"), **mat}
    position, in_force = position_of({**ASKED, **asked, "division": "senior", "variations": VARIATIONS})
    return next(iter(build_problems(position, in_force)))


def outcome_of(problem: Problem, *arguments: Number) -> str:
    """What is said of the factorial of the first of some numbers, beside these."""
    beyond = MOST_OF_A_SORT << FIELD_BITS * (problem.fields - COUNTERS)
    beside = tuple(Target(argument, beyond, "beside it") for argument in arguments)
    targets = (Target(values.factorial(arguments[0]), 0, "wanted"), *beside)
    endless = problem.endless._replace(targets=(), others=None)
    return lie_elsewhere(replace(problem, targets=targets, endless=endless), Budget(nodes=NODES)).value


def of_whole(problem: Problem, *numbers: int) -> Problem:
    """A problem of two digits, with other numbers in their places."""
    known = dict(zip((values.integer(2), values.integer(3)), map(values.integer, numbers), strict=True))
    numerals = tuple(one._replace(value=known[one.value]) for one in problem.numerals if one.value in known)
    return replace(problem, numerals=numerals)


@pytest.mark.parametrize("sign", ["×", "÷"])
def test_what_two_factorials_make_does_not_lie_elsewhere(sign: str) -> None:
    problem = problem_of(permitted=["2", "3", sign])
    tally: Counter[str] = Counter()
    for number in range(ROUNDS):
        random = Random(f"two factorials {sign} {number}")
        argument = random.choice((24, 25, 120, 720, 5040, 10**6, 10**7, 10**8 + 1, random.randint(21, 10**9)))
        if sign == "÷":
            least = random.randint(4, 12)
            numbers, made = (argument, argument - 1), argument
            if random.random() < 0.5:
                whole = factorial(least)
                numbers, made = (whole, whole - 1), least
        else:
            numbers, made = (argument - 1, argument), argument
        outcome = outcome_of(of_whole(problem, *numbers), values.integer(made))
        assert outcome != "exhausted", (sign, numbers, made)
        tally[outcome] += 1
    assert tally["unverifiable candidates"] > ROUNDS // 2, tally


def test_no_factorial_of_a_power_of_ten_is_a_factor_beside_another_of_a_factorial_far_from_it() -> None:
    problem = problem_of(required=["1", "4", "×"])
    number = values.integer(41)
    assert outcome_of(problem, values.factorial(number), number) == "exhausted"

"""Spans of how many factors fractions times powers of the base have, against what such expressions make (XIII-B-13
with XIII-C-9)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.problem import Outcome, Problem, Target
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.spans import lie_elsewhere
from tests.solver.equations.test_farther_powers import asked

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")

EXPONENTS: Final = (-7, -1, 0, 1, 2, 6, 7, 13, 48, 111, 640, 1935, 1999)
BASES: Final = (8, 10, 12)


def whole(n: int) -> Number:
    return values.integer(n)


def count(number: Number) -> Number:
    return values.number_of_factors(number)


SHAPES: Final[dict[str, Callable[[Number], Number]]] = {
    "1×": count,
    "1×÷2": lambda power: count(values.divide(power, whole(2))),
    "1××": lambda power: count(count(power)),
    "1××+2": lambda power: values.add(whole(2), count(count(power))),
    "1××-3": lambda power: count(values.subtract(count(power), whole(3))),
    "1×××6": lambda power: count(values.multiply(count(power), whole(6))),
    "1××6": lambda power: count(values.multiply(power, whole(6))),
    "1×+7": lambda power: values.add(count(power), whole(7)),
    "1×-7": lambda power: values.subtract(whole(7), count(power)),
    "1×÷7": lambda power: values.divide(whole(7), count(power)),
    "1×√": lambda power: values.root(whole(2), count(power)),
    "1×√3": lambda power: values.root(whole(3), count(power)),
    "1×√÷5": lambda power: values.root(whole(2), values.divide(whole(5), count(power))),
    "1××3-4": lambda power: values.multiply(whole(3), values.subtract(count(power), whole(4))),
    "1××3÷4": lambda power: count(values.divide(values.multiply(power, whole(3)), whole(4))),
    "1××-45": lambda power: values.subtract(whole(4), values.multiply(whole(5), count(power))),
    "1*2-6": lambda power: values.subtract(values.multiply(power, power), whole(6)),
    "1*2-5-5": lambda power: values.subtract(values.multiply(power, power), whole(10)),
    "1*2-5-5÷4": lambda power: values.divide(values.subtract(values.multiply(power, power), whole(10)), whole(4)),
    "1*2+6÷5": lambda power: values.add(values.divide(values.multiply(power, power), whole(5)), whole(6)),
}


def lies_elsewhere(problem: Problem, goal: Number) -> bool:
    one = replace(problem, targets=(Target(goal, 0, "made"),))
    return lie_elsewhere(one, Budget(nodes=400_000)) is Outcome.EXHAUSTED


def problem_of(required: str, base: int) -> Problem:
    (problem,) = build_problems(*asked("7", required, base=base))
    return problem


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("shape", SHAPES)
def test_what_counted_factors_make_does_not_lie_elsewhere(shape: str, base: int) -> None:
    problem, made = problem_of(shape, base), 0
    for exponent in EXPONENTS:
        try:
            goal = SHAPES[shape](values.power(whole(base), whole(exponent)))
        except values.Undefined:
            continue
        assert not lies_elsewhere(problem, goal), exponent
        made += 1
    assert made or "÷" in shape


@pytest.mark.parametrize(
    ("required", "base", "goal"),
    [
        ("1×÷2", 10, whole(2**18)),
        ("1×", 12, whole(3**14)),
        ("1×√", 12, whole(72)),
        ("1×÷7", 12, values.divide(whole(7), whole(5000))),
        ("1××6", 10, whole(3 * 1000**2)),
        ("1*2-3", 10, whole(123456789 * 10**35)),
        ("1*2-3", 10, values.factorial(whole(78))),
        ("1×-5-5", 10, whole(62)),
        ("1××", 10, whole(43)),
    ],
)
def test_what_no_power_has_lies_elsewhere(required: str, base: int, goal: Any) -> None:
    assert lies_elsewhere(problem_of(required, base), goal)

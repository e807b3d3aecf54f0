"""Looks at digits as they are: they leave numerals and signs out, and nothing else."""

from typing import Any

import pytest

from forceout.games.equations.in_force import InForce
from forceout.games.equations.values.number import Rational
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search
from forceout.solver.equations.plain_looks import plain_looks
from forceout.solver.equations.problem import Problem, Usage
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.solve import solve

needs_kernel = pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="the kernel is not there")
POWERS_AND_FACTORS: dict[str, Any] = {
    "division": "senior",
    "variations": [{"name": "powers-of-the-base"}, {"name": "factorial"}, {"name": "number-of-factors"}],
    "goal": "83÷0",
    "required": ["g*"],
    "permitted": ["r0", "k7", "k√"],
    "resources": ["r1", "r-", "r0", "r-", "b×", "b×", "b×", "b0", "g4", "g×", "g×", "g5", "k9", "k9"],
    "situation": "impossible",
}
EXPONENTS: dict[str, Any] = {
    "division": "senior",
    "variations": [{"name": "powers-of-the-base"}, {"name": "exponent", "color": "black"}],
    "goal": "11*8",
    "required": ["g-", "k÷", "r1"],
    "permitted": ["b3", "r0", "r+", "r1", "r+"],
    "resources": ["b×", "b×", "g6", "g-", "g6", "k7", "k9", "k9"],
    "situation": "impossible",
}


def problem_of(asked: dict[str, Any]) -> Problem:
    """The first search of a question."""
    question = Question(asked)
    return next(iter(build_problems(read_position(question), InForce.of(read_ruleset(question)))))


def test_plain_looks_have_whole_numbers_and_exponents_alone() -> None:
    for asked in (POWERS_AND_FACTORS, EXPONENTS):
        problem = problem_of(asked)
        for look in plain_looks(problem):
            assert set(look.numerals) <= set(problem.numerals)
            assert set(look.signs) <= set(problem.signs)
            for number in (*(one.value for one in look.numerals), *(one.exponent for one in look.signs)):
                assert number is None or (isinstance(number, Rational) and number.q == 1 and number.p >= 0)


def test_a_goal_that_is_read_with_a_factorial_sign_can_be_met() -> None:
    problem = problem_of(POWERS_AND_FACTORS)
    for look in plain_looks(problem):
        assert any(Usage(look).fits(target.usage) for target in look.targets)


@needs_kernel
@pytest.mark.parametrize("asked", [POWERS_AND_FACTORS, EXPONENTS], ids=["powers and factors", "exponents"])
def test_goals_of_digits_as_they_are_are_soon_met(asked: dict[str, Any]) -> None:
    question = Question(asked)
    answer = solve(read_position(question), InForce.of(read_ruleset(question)), Budget(nodes=4_000_000))
    assert answer.exists

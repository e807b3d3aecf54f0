"""Goals met as a sign between two short expressions (solver/equations/halves.py)."""

from random import Random
from typing import Any

import pytest

from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.games.equations.values import Number
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search
from forceout.solver.equations.expression_usage import used
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.halves import HALVES_AT_FIRST, meet_in_halves
from forceout.solver.equations.problem import Expression, Outcome, Target, Tree, Usage
from forceout.solver.equations.problems_of_position import build_problems

pytestmark = pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="the kernel is not there")


def asked(goal: str, required: str, permitted: str, *variations: dict[str, Any], division: str = "middle") -> Question:
    """An Impossible challenge."""
    return Question(
        {
            "division": division,
            "variations": list(variations),
            "goal": goal,
            "required": list(required),
            "permitted": list(permitted),
            "resources": [],
            "situation": "impossible",
        }
    )


def value_of(expression: Expression) -> Number:
    """The exact value of an expression."""
    if not isinstance(expression, Tree):
        return expression.value
    right = None if expression.right is None else value_of(expression.right)
    return expression.sign.of(value_of(expression.left), right)


SIDEWAYS, UPSIDE_DOWN, FACTORIAL = {"name": "sideways"}, {"name": "upside-down"}, {"name": "factorial"}
SEVERAL = {"name": "multiple-operations"}


@pytest.mark.parametrize(
    "question",
    [
        asked("97÷22", "2-02", "0--2113*4*9+8", FACTORIAL, SIDEWAYS, {"name": "multiple-of", "k": 10}),
        asked("6÷86", "19", "2104*8--01÷÷98", UPSIDE_DOWN, SIDEWAYS, {"name": "multiple-of", "k": 10}),
        asked("58÷20", "0-", "√9÷0÷×6*58÷", SIDEWAYS, FACTORIAL, SEVERAL, division="elementary"),
        asked("2*8√2", "1+4", "0×0155-788√", FACTORIAL, SIDEWAYS),
    ],
)
def test_a_goal_is_met_as_a_sign_between_two_short_expressions(question: Question) -> None:
    position, in_force = read_position(question), InForce.of(read_ruleset(question))
    finder = Finder(position, in_force)
    for problem in build_problems(position, in_force):
        if finder.found is None:
            meet_in_halves(problem, Budget(nodes=6_000_000), finder.accept)
    assert finder.found is not None
    assert check_equation(finder.found, position, in_force).is_correct


def test_what_is_reported_has_the_value_and_the_cubes() -> None:
    random, found = Random(5), 0
    for _ in range(12):
        goal = f"{random.randint(1, 99)}÷{random.randint(2, 99)}"
        k = random.choice(((), ({"name": "multiple-of", "k": random.randint(6, 11)},)))
        digits = "".join(random.choice("123456789") for _ in range(7))
        question = asked(goal, digits[0], digits[1:] + "+-×÷-+", random.choice((SIDEWAYS, UPSIDE_DOWN)), *k)
        position, in_force = read_position(question), InForce.of(read_ruleset(question))
        for problem in build_problems(position, in_force):
            usage = Usage(problem)
            told: list[tuple[Expression, Target]] = []

            def accept(expression: Expression, target: Target, told: list[tuple[Expression, Target]] = told) -> bool:
                told.append((expression, target))
                return True

            outcome = meet_in_halves(problem, Budget(nodes=1_500_000), accept, HALVES_AT_FIRST)
            assert (outcome is Outcome.FOUND) is bool(told)
            for expression, target in told:
                found += 1
                assert problem.relation.is_met(value_of(expression), target.value)
                assert usage.fits(used(expression, usage))
                assert usage.is_final(usage.add(used(expression, usage), target.usage))
    assert found > 3

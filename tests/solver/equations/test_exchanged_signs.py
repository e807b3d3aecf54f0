"""Signs that stand for one another, and fractions as quotients of multiples: what is written anew comes to the same."""

from random import Random
from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search
from forceout.solver.equations.exchanged_signs import exchanging
from forceout.solver.equations.expression_usage import used
from forceout.solver.equations.problem import Expression, Numeral, Problem, Target, Tree, Usage
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.quotients import quotients
from forceout.solver.equations.solve import solve

needs_kernel = pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="the kernel is not there")
REPEATED = {"name": "multiple-operations"}
TREES = 60


def question_of(asked: dict[str, Any]) -> Question:
    """A question of Junior."""
    return Question(
        {
            "division": "junior",
            "form": "adventurous",
            "season": "even",
            "variations": [],
            "forbidden": [],
            "resources": [],
            "situation": "impossible",
            **asked,
        }
    )


def problem_of(asked: dict[str, Any]) -> Problem:
    """The first search of a question."""
    question = question_of(asked)
    return next(iter(build_problems(read_position(question), InForce.of(read_ruleset(question)))))


def value_of(expression: Expression) -> Number:
    """What an expression is."""
    if isinstance(expression, Numeral):
        return expression.value
    left = value_of(expression.left)
    return expression.sign.of(left, None if expression.right is None else value_of(expression.right))


def grown(random: Random, problem: Problem) -> Expression | None:
    """A random expression of the cubes with all that is required; None where it came to too many cubes or nothing."""
    usage = Usage(problem)
    left: list[Expression] = [random.choice(problem.numerals) for _ in range(random.randint(2, 5))]
    while len(left) > 1:
        sign = random.choice(problem.signs)
        first = left.pop(random.randrange(len(left)))
        second = left.pop(random.randrange(len(left))) if sign.operation.fixity is Fixity.BINARY else None
        left.append(Tree(sign, first, second))
    total = used(left[0], usage)
    if not usage.fits(total) or not usage.is_final(total):
        return None
    try:
        value = value_of(left[0])
    except (Undefined, Unverifiable):
        return None
    return left[0] if isinstance(value, Rational) else None


@pytest.mark.parametrize("repeats", [False, True])
@pytest.mark.parametrize(
    ("required", "signs"), [("÷", "+÷×-"), ("-", "++×-"), ("", "-÷√"), ("+√", "+×*√"), ("", "+××")]
)
def test_what_is_written_anew_comes_to_the_same(required: str, signs: str, repeats: bool) -> None:
    written = 0
    variations: list[dict[str, str]] = [{"name": "exponent", "color": "red"}, *([REPEATED] if repeats else [])]
    for number in range(20):
        random = Random(f"{signs} {number}")
        digits = [random.choice(("b1", "b2", "b3", "r2", "k7", "g4", "b0")) for _ in range(6)]
        left = list(signs)
        for sign in required:
            left.remove(sign)
        asked = {"goal": "99", "variations": variations, "required": list(required), "permitted": [*digits, *left]}
        problem = problem_of(asked)
        exchange = exchanging(problem)
        assert exchange is not None
        usage = Usage(problem)
        for _ in range(TREES):
            expression = grown(random, exchange.problem)
            if expression is None:
                continue
            found = exchange.wrapped(expression)
            total = used(found, usage)
            if found is expression and not (usage.fits(total) and usage.is_final(total)):
                continue
            assert usage.fits(total)
            assert usage.is_final(total)
            try:
                assert value_of(found) == value_of(expression)
            except Undefined:
                # 0 ÷ x is no 0 × (1 ÷ x) where x is 0 or the other way round: the judge has the last word.
                continue
            written += found is not expression
    assert written > 5, written


@needs_kernel
def test_a_sign_that_is_required_is_found_in_another_place() -> None:
    question = question_of(
        {
            "goal": "k9b3r-k8",
            "variations": [{"name": "exponent", "color": "blue"}, REPEATED],
            "required": ["b×", "g4", "r3", "k+", "k÷"],
            "permitted": ["b×", "r+"],
            "resources": ["r-", "r3", "r-", "b1", "b÷", "g×", "g×", "k√", "k8"],
        }
    )
    position, in_force = read_position(question), InForce.of(read_ruleset(question))
    found = solve(position, in_force, Budget(nodes=3_000_000))
    assert found.solution is not None
    assert check_equation(found.solution, position, in_force).is_correct


@needs_kernel
def test_a_fraction_is_a_quotient_of_multiples() -> None:
    problem = problem_of(
        {
            "goal": "99",
            "variations": [{"name": "powers-of-the-base"}],
            "required": ["g4"],
            "permitted": ["r1", "b1", "b3", "g5", "b×", "g×", "g-", "k÷", "r+"],
        }
    )
    exchange = exchanging(problem)
    assert exchange is not None
    value = values.divide(values.integer(2), values.integer(77))
    found = list(quotients(exchange.problem, Target(value, 0, "2/77"), Budget(nodes=10_000_000), 400_000))
    assert found
    for one in found:
        (above,) = one.problem.targets
        assert values.divide(above.value, value_of(one.below)) == value
        assert one.sign.operation.apply is values.divide
    assert any(one.problem.targets[0].value == values.integer(10) for one in found)

"""Multiple of k as Goals multiples of k away (Equations XIII-B-7), and exponents with factorials without end."""

from math import lgamma, log
from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.values import Number
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.answer import answer
from forceout.judge.protocol.question import Question
from forceout.solver.equations.compiled_search import left_by
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.endless_problems import exponents_beyond
from forceout.solver.equations.families import Family
from forceout.solver.equations.families_of_sums import divide
from forceout.solver.equations.families_of_whole_numbers import take_factorial
from forceout.solver.equations.multiples_as_goals import as_equalities
from forceout.solver.equations.problem import Problem
from forceout.solver.equations.problems_of_position import build_problems

MULTIPLE: dict[str, Any] = {
    "division": "middle",
    "variations": [{"name": "multiple-of", "k": 6}, {"name": "average"}, {"name": "percent"}],
    "goal": "93÷7",
    "required": ["+"],
    "permitted": ["4"],
    "resources": list("33-+110 2*5×6×8√".replace(" ", "")),
    "situation": "impossible",
}
EXPONENTS: dict[str, Any] = {
    "division": "junior",
    "variations": [
        {"name": "factorial"},
        {"name": "multiple-operations"},
        {"name": "exponent", "color": "blue"},
    ],
    "situation": "forceout",
}


def problem_of(asked: dict[str, Any]) -> Problem:
    """The first search of a question."""
    question = Question(asked)
    return next(iter(build_problems(read_position(question), InForce.of(read_ruleset(question)))))


def test_every_goal_asked_instead_meets_the_goal() -> None:
    problem = problem_of(MULTIPLE)
    (other,) = as_equalities(problem)
    assert len(other.targets) == 12
    for target in other.targets:
        assert problem.relation.is_met(target.value, problem.targets[0].value)
        assert other.relation.is_met(target.value, target.value)
    assert not list(as_equalities(other))


LONG: dict[str, Any] = {
    "division": "junior",
    "variations": [{"name": "multiple-of", "k": 6}, {"name": "factorial"}, {"name": "number-of-factors"}],
    "goal": "77*88",
    "required": list("-0÷"),
    "permitted": list("××"),
    "resources": list("12×-**8"),
    "situation": "impossible",
}


def test_long_goals_are_what_they_leave() -> None:
    problem = problem_of(LONG)
    (other,) = as_equalities(problem)
    for target in other.targets:
        assert problem.relation.is_met(target.value, problem.targets[0].value)
    assert answer(LONG | {"kind": "solve", "game": "equations", "budget_ms": 4_000})["exists"] is True


@pytest.mark.parametrize("goal", ["77*88", "7*7*7", "99*9÷7", "2*99÷7"])
def test_what_a_long_goal_leaves(goal: str) -> None:
    problem = problem_of(LONG | {"division": "senior", "variations": [{"name": "multiple-of", "k": 6}], "goal": goal})
    for target in problem.targets:
        left = left_by(target.value, 6)
        if left is not None:
            assert problem.relation.is_met(left, target.value)
            assert values.compare(left, values.integer(6)) == -1
            more = values.add(left, values.integer(5))
            assert not problem.relation.is_met(more, target.value)


def test_a_solution_some_multiples_away_is_found() -> None:
    asked = MULTIPLE | {"kind": "solve", "game": "equations", "budget_ms": 4_000}
    found = answer(asked)
    assert found["exists"] is True
    judged = answer(MULTIPLE | {"kind": "solution", "game": "equations", "solution": found["solution"]})
    assert judged["correct"]


@pytest.mark.parametrize("larger", range(6, 13))
def test_quotients_of_factorials_of_factorials_are_as_high_as_they_are_told_to_be(larger: int) -> None:
    for smaller in range(5, larger):
        families: list[Family] = []
        for one in (larger, smaller):
            (first,) = take_factorial(of_number(values.integer(one))._replace(is_factorial=True, factorials=1))
            families += take_factorial(first._replace(is_factorial=True, factorials=1))
        a, b = values.as_integer(values.factorial(values.integer(larger))), 1
        for factor in range(2, smaller + 1):
            b *= factor
        assert a is not None
        exact = log(lgamma(a + 1.0) - lgamma(b + 1.0))
        made = divide(families[0]._replace(factorials=2), families[1]._replace(factorials=2))
        assert any(one.tower[0] <= exact <= one.tower[1] and one.high > 1 for one in made)
        assert any(one.tower[0] <= exact <= one.tower[1] and one.low < 1 for one in divide(families[1], families[0]))


def test_families_hold_all_factorials_of_an_exponent() -> None:
    asked = EXPONENTS | {"goal": "5", "required": ["b3", "2"], "permitted": ["-"]}
    problem = problem_of(asked)
    beyond: dict[str, list[Family]] = {}
    for sign, family in exponents_beyond(problem):
        beyond.setdefault(sign.text, []).append(family)
    assert "↑3" in beyond
    value: Number = values.integer(3)
    for _ in range(3):
        value = values.factorial(value)
        assert any(family.meets(of_number(value)) for family in beyond["↑3"])


@pytest.mark.parametrize(
    ("goal", "mat", "exists"),
    [("64", "2", True), ("8", "2", True), ("7", "2", False), ("29", "2 -", False), ("1", "1", True)],
)
def test_exponents_with_factorials_without_end_are_decided(goal: str, mat: str, exists: bool) -> None:
    required = ["b3", *mat.split()]
    found = answer(
        EXPONENTS | {"kind": "solve", "game": "equations", "goal": goal, "required": required, "budget_ms": 4_000}
    )
    assert found["exists"] is exists, found

"""Powers with several values by the real one, complex Goals by their parts, and Goals that are not real."""

from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.answer import answer
from forceout.judge.protocol.question import Question
from forceout.solver.equations.chosen_roots import remarked, with_real_powers
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.problem import Numeral, Problem, Tree, write
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.proofs import drop_hopeless_targets

IMAGINARY: dict[str, Any] = {
    "division": "senior",
    "variations": [{"name": "imaginary"}],
    "permitted": [],
    "situation": "impossible",
}
ROOT = IMAGINARY | {
    "variations": [{"name": "multiple-operations"}, {"name": "decimal-in-goal"}, {"name": "imaginary"}],
    "goal": "02÷24",
    "required": ["0"],
    "permitted": ["2", "5"],
    "resources": list("1202×2**979"),
}
MULTIPLE = IMAGINARY | {
    "variations": [{"name": "imaginary"}, {"name": "multiple-of", "k": 7}],
    "goal": "16√1",
    "required": ["×"],
    "permitted": ["0", "7"],
    "resources": list("--1÷002*××--+√8√"),
}
ROOT_OF_ONE = IMAGINARY | {
    "variations": [{"name": "imaginary"}, {"name": "multiple-of", "k": 9}, {"name": "factorial"}],
    "goal": "01√15",
    "required": ["5", "6"],
    "resources": list("2321121×**4×887+"),
}
UNREAL = IMAGINARY | {"goal": "6√1", "required": ["×", "-", "7", "+"], "resources": list("-31×114--")}


def problem_of(asked: dict[str, Any]) -> Problem:
    """The first search of a question."""
    question = Question(asked)
    return next(iter(build_problems(read_position(question), InForce.of(read_ruleset(question)))))


def test_the_writer_says_which_value_a_power_has() -> None:
    problem = problem_of(ROOT)
    found = with_real_powers(problem)
    assert found is not None
    (power,) = (sign for sign in found.problem.signs if sign.text == "*")
    nine, half = (Numeral(value, 0, 1, text) for value, text in ((values.integer(9), "9"), (_half(), ">2")))
    expression, value = remarked(Tree(power, nine, half), 10)
    assert value == values.integer(3)
    assert write(expression) == "(9*>2 := 3)"
    assert write(remarked(Tree(power, half, nine), 10)[0]) == ">2*9"
    assert with_real_powers(found.problem) is None


@pytest.mark.skipif(not IS_COMPILED, reason="no kernel")
@pytest.mark.parametrize("asked", [ROOT, MULTIPLE, ROOT_OF_ONE], ids=["root", "multiple", "root of one"])
def test_a_solution_with_a_root_or_an_i_is_found(asked: dict[str, Any]) -> None:
    found = answer(asked | {"kind": "solve", "game": "equations", "budget_ms": 6_000})
    assert found["exists"], found


def test_without_an_i_nothing_is_unreal() -> None:
    assert problem_of(UNREAL).targets
    assert not drop_hopeless_targets(problem_of(UNREAL)).targets
    for more in ("*", "√"):
        asked = UNREAL | {"resources": [*UNREAL["resources"], more]}
        assert drop_hopeless_targets(problem_of(asked)).targets


def _half() -> values.Number:
    return values.divide(values.integer(1), values.integer(2))

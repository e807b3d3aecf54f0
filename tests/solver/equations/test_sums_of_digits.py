"""Where there is nothing but + and -, all that is made of digits and powers of the base is near a sum of these."""

from random import Random
from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations.problem import Problem, Target
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.solve import solve
from forceout.solver.equations.sums_of_digits import without_other_sums

FARTHEST = 30


def asked(division: str, goal: str, cubes: str, variations: list[dict[str, Any]]) -> Question:
    """A question of Impossible."""
    return Question(
        {
            "division": division,
            "variations": [{"name": "powers-of-the-base"}, *variations],
            "goal": goal,
            "required": [],
            "permitted": [],
            "resources": list(cubes),
            "situation": "impossible",
        }
    )


def problem_of(question: Question) -> Problem:
    """The first search of a question."""
    return next(iter(build_problems(read_position(question), InForce.of(read_ruleset(question)))))


@pytest.mark.parametrize(("base", "variations"), [(10, []), (8, [{"name": "base", "base": 8}])])
def test_no_sum_is_called_impossible(base: int, variations: list[dict[str, Any]]) -> None:
    random, dropped = Random(base), 0
    repeated = [{"name": "multiple-operations"}, *variations]
    for _ in range(300):
        ones = random.randint(0, 3)
        digits = [random.choice("023567") for _ in range(random.randint(1, 5))]
        problem = problem_of(
            asked("junior", "2", "".join(digits) + "1" * ones + "-+"[: random.randint(1, 2)], repeated)
        )
        total = values.integer(0)
        for digit in digits + ["1"] * ones:
            number = values.integer(int(digit))
            if digit == "1":
                number = values.power(values.integer(base), values.integer(random.randint(-FARTHEST, FARTHEST)))
            elif digit != "0" and random.random() < 0.5:
                number = values.divide(values.integer(1), number)
            if random.random() < 0.8:
                total = (values.add if random.random() < 0.5 else values.subtract)(total, number)
        target = Target(total, 0, "")
        assert without_other_sums(problem, (target,)) == (target,), (digits, ones, total)
        dropped += without_other_sums(problem, (Target(values.integer(4 * base**12), 0, ""),)) == ()
    assert dropped > 150


@pytest.mark.parametrize(("goal", "is_refuted"), [("80×2", True), ("70×2", False)])
def test_fifty_and_a_power_of_ten_are_not_near_a_hundred_and_sixty(goal: str, is_refuted: bool) -> None:
    question = asked("junior", goal, "1433-22344889", [{"name": "multiple-operations"}])
    position, in_force = read_position(question), InForce.of(read_ruleset(question))
    problem = problem_of(question)
    assert (without_other_sums(problem, problem.targets) == ()) is is_refuted
    assert (solve(position, in_force, Budget(nodes=300_000)).exists is False) is is_refuted


def test_no_sum_with_few_signs_is_called_impossible() -> None:
    random, dropped = Random("few signs"), 0
    for _ in range(300):
        signs = random.randint(1, 4)
        digits = [random.choice("02356711") for _ in range(random.randint(2, 7))]
        problem = problem_of(asked("junior", "2", "".join(digits) + "+" * signs, []))
        total = values.integer(0)
        for digit in random.sample(digits, min(len(digits), signs + 1)):
            number = values.integer(int(digit))
            if digit == "1":
                number = values.power(values.integer(10), values.integer(random.randint(-3, 3)))
            total = (values.add if random.random() < 0.5 else values.subtract)(total, number)
        target = Target(total, 0, "")
        assert without_other_sums(problem, (target,)) == (target,), (digits, signs, total)
        near = values.add(values.integer(10**12), values.integer(7 * (signs + 1)))
        dropped += without_other_sums(problem, (Target(near, 0, ""),)) == ()
    assert dropped > 150


def test_sixty_is_no_hundred_less_six_digits_whatever_stands_beside_an_i() -> None:
    question = Question(
        {
            "division": "senior",
            "variations": [{"name": "powers-of-the-base"}, {"name": "imaginary"}],
            "goal": "3+57",
            "required": ["b2"],
            "permitted": ["r1", "g5"],
            "resources": [
                "r3",
                "r-",
                "r-",
                "b0",
                "b3",
                "b2",
                "b3",
                "b2",
                "g6",
                "g-",
                "g4",
                "g-",
                "k+",
                "k√",
                "k9",
                "k+",
                "k7",
            ],
            "situation": "impossible",
        }
    )
    assert solve(read_position(question), InForce.of(read_ruleset(question)), Budget(nodes=10_000)).exists is False

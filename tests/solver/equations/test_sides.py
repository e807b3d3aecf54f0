"""Goals taken apart: splits are true of the numbers, and both sides are found with the cubes there are."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.games.equations.values import Number
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.rules.vocabulary import Division, Situation
from forceout.solver.analysis import solve_shake
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search
from forceout.solver.equations.expression_usage import used
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.insides import numbers_with
from forceout.solver.equations.problem import Problem, Usage
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.proving import Task
from forceout.solver.equations.sides import MOST_SIDES, SHARE, SIDES_AFTERWARDS, SIDES_WITH_CHAINS, Look, sides
from forceout.solver.equations.solve import solve
from forceout.solver.equations.sorts import counts
from forceout.solver.equations.splits import splits
from forceout.solver.equations.stages import Solver

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))

from mixes import position

whole = values.integer
needs_kernel = pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="the kernel is not there")

NUMBERS = (
    values.root(whole(60), whole(67)),
    values.root(values.divide(whole(6), whole(5)), whole(6)),
    values.multiply(whole(5), values.root(whole(2), whole(8))),
    values.add(whole(1), values.root(whole(2), whole(3))),
    values.power(whole(83), whole(39)),
    values.power(whole(67), whole(99_999)),
    values.divide(whole(64), whole(729)),
    values.divide(whole(-61), whole(8)),
    whole(5041),
    whole(-1449),
    whole(83),
    whole(1),
    whole(0),
)
HUGE: dict[str, Any] = {
    "division": "junior",
    "variations": [{"name": "multiple-operations"}, {"name": "exponent", "color": "green"}],
    "goal": "83*39",
    "required": ["b2", "r-"],
    "permitted": ["k9"],
    "resources": ["r1", "r1", "r2", "b2", "b÷", "b×", "b2", "g5", "g4", "g5", "g×", "g*", "k7", "k7", "k÷"],
    "situation": "impossible",
}
ROOT: dict[str, Any] = {
    "division": "junior",
    "variations": [{"name": "powers-of-the-base"}, {"name": "factorial"}],
    "goal": "60√67",
    "required": [],
    "permitted": list("149*"),
    "resources": list("--+1××2×5-7÷7"),
    "situation": "impossible",
}
RADICAL: dict[str, Any] = {
    "division": "middle",
    "variations": [{"name": "factorial"}, {"name": "sideways"}, {"name": "percent"}],
    "goal": "51*6",
    "required": ["√"],
    "permitted": ["3"],
    "resources": list("--12101×÷0*667878÷"),
    "situation": "impossible",
}
PRIME: dict[str, Any] = {
    "division": "junior",
    "variations": [],
    "goal": "71×71",
    "required": ["×", "3"],
    "permitted": list("4167-"),
    "resources": list("2320×599÷+"),
    "situation": "impossible",
}
"""71 is made in many ways here, and what is looked at finds no second one beside it."""


def read(asked: dict[str, Any]) -> tuple[Position, InForce]:
    """A question as the solver is asked."""
    question = Question(asked)
    return read_position(question), InForce.of(read_ruleset(question))


def problem_of(asked: dict[str, Any]) -> Problem:
    """The first search of a question."""
    return next(iter(build_problems(*read(asked))))


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: str(number.label)[:20])
def test_every_split_makes_the_number(number: Number) -> None:
    for split in splits(number):
        assert values.subtract(split.apply(split.left, split.right), number) == whole(0), split


def test_numbers_that_are_too_large_to_search_have_small_sides() -> None:
    for base, exponent in ((83, 39), (67, 99_999)):
        made = values.power(whole(base), whole(exponent))
        assert any(split[1:] == (whole(base), whole(exponent)) for split in splits(made))


@needs_kernel
@pytest.mark.parametrize("asked", [HUGE, ROOT, RADICAL], ids=["huge", "root", "radical"])
def test_a_side_leaves_the_rest_of_the_cubes_and_of_what_is_required(asked: dict[str, Any]) -> None:
    problem = problem_of(asked)
    usage, fields = Usage(problem), problem.fields
    found = list(sides(problem, Budget(nodes=2_000_000), 20_000))
    assert len(found) > MOST_SIDES
    for side in found:
        gone = counts(usage.add(used(side.beside, usage), side.sign.usage), fields)
        for have, less, left, needed, still, repeated in zip(
            counts(problem.usable, fields),
            gone,
            counts(side.problem.usable, fields),
            counts(problem.required, fields),
            counts(side.problem.required, fields),
            counts(problem.saturating, fields),
            strict=True,
        ):
            assert less <= have
            assert left == (have if repeated else have - less)
            assert still == max(0, needed - less)


def answered(asked: dict[str, Any], nodes: int) -> Answer:
    """The answer for so many nodes."""
    return solve(*read(asked), Budget(nodes=nodes))


@needs_kernel
@pytest.mark.parametrize("asked", [HUGE, ROOT, RADICAL], ids=["huge", "root", "radical"])
def test_both_sides_are_found_soon_and_the_same_each_time(asked: dict[str, Any]) -> None:
    found = answered(asked, 1_500_000)
    assert found.solution is not None
    assert check_equation(found.solution, *read(asked)).is_correct
    assert answered(asked, 1_500_000) == found


@needs_kernel
@pytest.mark.parametrize("look", [SIDES_WITH_CHAINS, SIDES_AFTERWARDS], ids=["plain", "all"])
def test_sides_prove_nothing(look: Look) -> None:
    problem = problem_of(PRIME)
    solver = Solver([Task(problem, None, is_whole=True)], Budget(nodes=5_000_000), Finder(*read(PRIME)), proves=True)
    looked = solver.looked_at
    solver._look_at_sides(look)
    assert solver.looked_at > looked
    assert solver.answer().exists is None
    assert not solver.finder.rejected


@needs_kernel
def test_sides_cost_no_more_than_their_share() -> None:
    problem = problem_of(PRIME)
    budget = Budget(nodes=300_000)
    solver = Solver([Task(problem, None, is_whole=True)], budget, Finder(*read(PRIME)), proves=True)
    solver._look_at_sides(SIDES_AFTERWARDS)
    assert 0 < budget.spent_nodes <= 300_000 * SHARE + SIDES_AFTERWARDS.nodes_of_one + SIDES_AFTERWARDS.nodes_of_other


INSIDE: dict[str, dict[str, Any]] = {
    "two exponents": {
        "division": "senior",
        "season": "odd",
        "variations": [
            {"name": "exponent", "color": "black"},
            {"name": "multiple-operations"},
            {"name": "number-of-factors"},
        ],
        "goal": "28√21",
        "required": ["r+"],
        "permitted": ["b÷"],
        "resources": ["r3", "r-", "r2", "b1", "b0", "b1", "g6", "g×", "g×", "g×", "g4", "g6", "k7", "k9", "k8"],
        "situation": "impossible",
    },
    "so many factors": {
        "division": "junior",
        "season": "odd",
        "variations": [{"name": "number-of-factors"}, {"name": "exponent", "color": "blue"}],
        "goal": "62",
        "required": ["g5"],
        "permitted": [],
        "resources": [
            "r1",
            "r2",
            "r1",
            "r0",
            "r2",
            "b1",
            "b×",
            "b1",
            "b1",
            "b×",
            "b1",
            "g*",
            "g5",
            "g*",
            "g×",
            "k÷",
            "k÷",
            "k√",
            "k9",
            "k÷",
        ],
        "situation": "impossible",
    },
    "a multiple beside the Goal": {
        "division": "senior",
        "variations": [{"name": "multiple-of", "k": 8}, {"name": "factorial"}],
        "goal": "3×3√4",
        "required": ["-"],
        "permitted": ["√"],
        "resources": list("20310×2÷×6×577÷"),
        "situation": "impossible",
    },
    "what is required in a zero": {
        "division": "senior",
        "variations": [{"name": "log"}, {"name": "exponent", "color": "green"}],
        "goal": "43-0",
        "required": ["k÷", "r0", "r2"],
        "permitted": ["r3"],
        "resources": ["r+", "r+", "b÷", "b2", "b3", "b2", "g6", "g4", "g*", "g5", "g4", "k8", "k√", "k+", "k7", "k7"],
        "situation": "impossible",
    },
    "some of what is required in a one, under an exponent": {
        "division": "junior",
        "variations": [{"name": "powers-of-the-base"}, {"name": "exponent", "color": "green"}],
        "goal": "r3r-g5k√k7",
        "required": ["r1", "r2", "k+"],
        "permitted": ["g5", "b×", "b3", "b1"],
        "resources": ["r1", "r0", "b2", "b×", "g×", "g6", "g5", "k8"],
        "situation": "impossible",
    },
    "a radical under an exponent": {
        "division": "junior",
        "variations": [{"name": "exponent", "color": "blue"}, {"name": "factorial"}],
        "goal": "b0k9k√r3",
        "required": ["g×", "r2"],
        "permitted": ["b3", "b2", "k7"],
        "resources": ["r3", "r1", "b0", "g6", "g6", "g*", "g-", "k√"],
        "situation": "impossible",
    },
    "a turned digit on one side": {
        "division": "senior",
        "variations": [
            {"name": "factorial"},
            {"name": "exponent", "color": "black"},
            {"name": "powers-of-the-base"},
        ],
        "goal": "r2b÷g5b1",
        "required": [],
        "permitted": ["g×", "k+", "r0", "r-"],
        "resources": ["r1", "r1", "r2", "b3", "b1", "b1", "b0", "g*", "g*", "g6", "g5", "k8", "k9", "k√"],
        "situation": "impossible",
    },
    "how many factors on each side": {
        "division": "senior",
        "season": "odd",
        "variations": [{"name": "factorial"}, {"name": "number-of-factors"}],
        "goal": "r1k9g*g4",
        "required": ["b×", "k√", "g×"],
        "permitted": ["k√", "b1", "r-", "b1", "g*"],
        "resources": ["r+", "r2", "r1", "b3", "b0", "g*", "k7", "k√"],
        "situation": "impossible",
    },
}


@needs_kernel
@pytest.mark.parametrize("asked", INSIDE.values(), ids=INSIDE)
def test_what_people_see_at_once_is_found_soon(asked: dict[str, Any]) -> None:
    found = answered(asked, 10_000_000)
    assert found.solution is not None
    assert check_equation(found.solution, *read(asked)).is_correct


@pytest.mark.parametrize("factors", [3, 62, 148, 1200])
def test_numbers_with_so_many_factors(factors: int) -> None:
    found = numbers_with(factors)
    assert len(found) > 3
    assert {values.number_of_factors(one) for one in found} == {whole(factors)}


def test_no_side_is_looked_for_with_nothing_left_to_spend() -> None:
    for number in (81, 115, 138, 197, 210, 214):
        shake = position(Random(f"mixes 880001 {number}"), "equations", tuple(Division)[number % 4])
        assert shake is not None
        budget = Budget(nodes=8_000)
        solve_shake(shake, Situation.IMPOSSIBLE, budget)
        # The kernel asks after so many evaluations at the latest.
        assert budget.spent_nodes < 8_000 + 2 * 20_000, number

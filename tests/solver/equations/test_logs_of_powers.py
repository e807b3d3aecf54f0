"""Logarithms of powers of the base: each is the fraction that it should be, and a Solution beside what is required."""

from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search
from forceout.solver.equations.logs_of_powers import LARGEST_POWER, logarithms
from forceout.solver.equations.problem import Numeral
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.solve import solve

needs_kernel = pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="the kernel is not there")


def asked(required: str, permitted: str, goal: str = "9÷44", base: int | None = None) -> tuple[Position, InForce]:
    """A question with logs and powers of the base."""
    question = Question(
        {
            "division": "senior",
            "variations": [{"name": "log"}, {"name": "powers-of-the-base"}]
            + ([{"name": "base", "base": base}] if base else []),
            "goal": goal,
            "required": required.split(),
            "permitted": permitted.split(),
            "resources": [],
            "situation": "impossible",
        }
    )
    return read_position(question), InForce.of(read_ruleset(question))


@pytest.mark.parametrize("base", [None, 8])
def test_a_logarithm_is_the_fraction_that_is_wanted(base: int | None) -> None:
    problem = next(iter(build_problems(*asked("k÷", "r1 b1 r1", "7÷44", base))))
    random = Random(10)
    found = logarithms(problem)
    assert found
    for _ in range(60):
        top, bottom = random.randint(-LARGEST_POWER, LARGEST_POWER), random.randint(1, LARGEST_POWER)
        wanted = values.divide(values.integer(top), values.integer(bottom))
        for logarithm in found:
            tree = logarithm.of(wanted)
            assert tree is not None
            assert isinstance(tree.left, Numeral)
            assert isinstance(tree.right, Numeral)
            assert values.subtract(tree.sign.of(tree.left.value, tree.right.value), wanted) == values.integer(0)


@needs_kernel
@pytest.mark.parametrize(
    ("required", "permitted", "goal"),
    [("k÷", "r1 b1", "9÷44"), ("k÷ k7 b3 b×", "r1 b1 r-", "9÷44"), ("k÷ k7 b3 b×", "r1 b1 r+ b0", "13×7")],
)
def test_two_ones_and_a_log_make_up_for_what_is_required(required: str, permitted: str, goal: str) -> None:
    assert solve(*asked(required, permitted, goal), Budget(nodes=8_000_000)).exists

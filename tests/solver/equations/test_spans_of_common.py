"""Spans of greatest factors in common and least multiples, against expressions with factorials without end."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from forceout.editions.equations_2015_16 import Season
from forceout.games.equations.in_force import InForce
from forceout.games.equations.variation import EquationsVariation
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.gcf import GreatestCommonFactor
from forceout.games.equations.variations.lcm import LeastCommonMultiple
from forceout.games.equations.variations.multiple_operations import MultipleOperations
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.rules.vocabulary import Division
from forceout.solver.budget import Budget
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.solve import solve
from tests.solver.equations.test_spans import ROUNDS, TREES, Grower, ask, endless_problems

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")
YOUNG = (Division.ELEMENTARY,)
SEASONS = (Season.ODD,)


@pytest.mark.parametrize("common", [GreatestCommonFactor(), LeastCommonMultiple()])
def test_factors_and_multiples_of_factorials_do_not_lie_elsewhere(common: EquationsVariation) -> None:
    tally: Counter[str | None] = Counter()
    for number in range(2 * ROUNDS):
        random = Random(f"spans of common factors {number}")
        for problem in endless_problems(random, (MultipleOperations(), Factorial(), common), YOUNG, SEASONS):
            if any(sign.text in ("gcf", "lcm") for sign in problem.signs):
                grower = Grower(problem, random)
                tally.update(ask(problem, grower, random) for _ in range(TREES))
    assert tally["unverifiable candidates"] > ROUNDS, tally


def asked(name: str, **rest: Any) -> dict[str, Any]:
    variations = [{"name": "factorial"}, {"name": "multiple-operations"}, {"name": name}]
    return {"division": "elementary", "variations": variations, "season": "odd", "situation": "now", **rest}


@pytest.mark.parametrize(
    "question",
    [
        asked("gcf", goal="93", required=["9"], permitted=list("*+"), resources=list("12+0×-44878")),
        asked("lcm", goal="10", required=["√"], permitted=list("-3×"), resources=list("1132204×9888")),
    ],
)
def test_what_divides_a_factorial_and_what_it_divides_is_known(question: dict[str, Any]) -> None:
    one = Question(question)
    assert solve(read_position(one), InForce.of(read_ruleset(one)), Budget(nodes=10_000_000)).exists is False

"""Signs on one number undone (`kernel/equations/targets.c`, `inverses.c`): what has a Solution is never denied."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from forceout.games.equations.in_force import InForce
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.question import Question
from forceout.solver.budget import Budget
from forceout.solver.equations import compiled_search
from forceout.solver.equations.problem import Expression, Outcome, Target, Tree, Usage
from forceout.solver.equations.problems_of_position import build_problems
from tests.solver.equations.test_exact_values import grown, value_of

ROUNDS = 3_000
FACTORIAL = {"name": "factorial"}
FACTORS = {"name": "number-of-factors"}
EXPONENT = {"name": "exponent", "color": "green"}
SHARE_FOUND = 0.9
"""Of what is asked at least so much is found with few nodes."""


def asked(division: str, variations: list[dict[str, str]]) -> Question:
    """Cubes of which random ones are used."""
    return Question(
        {
            "division": division,
            "season": "even",
            "variations": variations,
            "goal": "76",
            "required": [],
            "permitted": ["r2", "b1", "g4", "g5", "g6", "k7", "k9", "b×", "r-", "r+", "b÷", "g*", "k√", "k√"],
            "forbidden": [],
            "resources": [],
            "situation": "forceout",
        }
    )


@pytest.mark.skipif(not compiled_search.IS_COMPILED, reason="no kernel")
@pytest.mark.parametrize(
    ("division", "variations"),
    [
        ("senior", [FACTORIAL]),
        ("senior", [FACTORIAL, FACTORS]),
        ("junior", [EXPONENT]),
        ("junior", [EXPONENT, FACTORIAL]),
        ("elementary", [FACTORIAL]),
    ],
)
def test_what_stands_under_signs_is_found(division: str, variations: list[dict[str, str]]) -> None:
    question = asked(division, variations)
    (problem,) = build_problems(read_position(question), InForce.of(read_ruleset(question)))
    usage = Usage(problem)
    tally: Counter[Outcome] = Counter()
    for number in range(ROUNDS):
        random = Random(f"under signs {number}")
        try:
            tree, used = grown(problem, usage, random, random.randint(1, 3))
            goal = value_of(tree)
        except (LookupError, Undefined, Unverifiable):
            continue
        if not isinstance(tree, Tree):
            continue
        part = replace(
            problem, targets=(Target(goal, 0, "goal"),), on_mat=used, usable=used, required=used, gaps=(), extra=None
        )

        def is_right(found: Expression, _: Target, goal: Number = goal) -> bool:
            return value_of(found) == goal

        try:
            outcome = compiled_search.search_compiled(part, Budget(nodes=1_000_000), is_right)
        except compiled_search.Unsupported:
            continue
        assert outcome is not Outcome.EXHAUSTED, tree
        tally[outcome] += 1
    assert tally.total() > 100, tally
    assert tally[Outcome.FOUND] > SHARE_FOUND * tally.total(), tally

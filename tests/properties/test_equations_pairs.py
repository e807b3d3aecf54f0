"""Every two variations: where a correct Equation exists the solver never proves that there is none, and what it finds
is correct."""

import os
from random import Random

import pytest

from forceout.games.equations.checking import check_equation
from forceout.games.equations.in_force import InForce
from forceout.solver.budget import Budget
from forceout.solver.equations.solve import solve
from tests.properties.equations_writings import Pair, correct_equations, every_pair, random_ruleset

NODES = 100_000
EXPRESSIONS_IN_THE_CHECK = 8
RULESETS_IN_THE_LONG_FORM = 12
EXPRESSIONS_IN_THE_LONG_FORM = 60


def compare(random: Random, pair: Pair, expressions: int, signs: int, most: int) -> int:
    """Put some correct Equations to the solver; how many there were."""
    ruleset = random_ruleset(random, pair)
    in_force = InForce.of(ruleset)
    count = 0
    for correct in correct_equations(random, in_force, expressions, signs, most):
        answer = solve(correct.position, in_force, Budget(nodes=NODES))
        assert answer.exists is not False, (correct, ruleset.in_force)
        if answer.solution is not None:
            assert check_equation(answer.solution, correct.position, in_force).is_correct, (answer, correct)
        count += 1
    return count


def test_equations_XIII_no_two_variations_hide_a_solution_from_the_solver() -> None:
    """Equations VI-A-1, VII-B."""
    pairs = list(every_pair())
    # Three Operations wants three signs; two are enough to make two variations meet.
    found = [
        compare(Random(number), pair, EXPRESSIONS_IN_THE_CHECK, signs=2, most=1) for number, pair in enumerate(pairs)
    ]
    assert sum(found) > len(pairs) // 2


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("FORCEOUT_LONG") != "1", reason="the long form is asked for with FORCEOUT_LONG=1")
@pytest.mark.parametrize("signs", [2, 3, 4])
def test_no_two_variations_hide_many_solutions_from_the_solver(signs: int) -> None:
    random = Random(signs)
    count = 0
    for pair in every_pair():
        for _ in range(RULESETS_IN_THE_LONG_FORM):
            count += compare(random, pair, EXPRESSIONS_IN_THE_LONG_FORM, signs, most=3)
    assert count > 8_000

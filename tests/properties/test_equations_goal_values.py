"""Every Goal of up to six cubes has its values listed, each with its digits, under every two variations."""

import os
from random import Random

import pytest

from forceout.games.equations.in_force import InForce
from forceout.games.equations.readings.goal_readings import has_no_end
from forceout.judge.protocol.answer import answer
from tests.properties.equations_random_goals import random_goal
from tests.properties.equations_writings import Pair, every_pair, random_ruleset

ROUNDS_IN_THE_CHECK = 3
ROUNDS_IN_THE_LONG_FORM = 40
OUT_OF_STEPS = ("too many steps", "too many ways")


def listed(random: Random, pair: Pair) -> int:
    """How many values of one Goal are listed."""
    ruleset = random_ruleset(random, pair)
    in_force = InForce.of(ruleset)
    goal = random_goal(random, in_force)
    if random.random() < 0.8:
        goal = goal._replace(runs=((0, len(goal.cubes) - 1),))
    variations = [
        {"name": one.name} | ({} if one.blank is None else {one.blank: one.filled_in}) for one in ruleset.chosen
    ]
    rules = {"division": pair[0].value, "season": pair[1].value, "variations": variations}
    answered = answer({"kind": "goal", "game": "equations", "goal": str(goal), **rules})
    if not answered["legal"]:
        assert not any(one in answered["message"] for one in OUT_OF_STEPS), (str(goal), rules, answered)
        return 0
    # A power with a fractional exponent may have thousands of complex values.
    if not any(one.all_values for one in in_force.operations.values()):
        assert not any(one in answered.get("unknown", "") for one in OUT_OF_STEPS), (str(goal), rules, answered)
    if has_no_end(goal, in_force):
        return 0
    assert "values" in answered, (str(goal), rules)
    assert not any(value == "≈0" or "?" in value for value in answered["values"]), (str(goal), rules, answered)
    return len(answered["values"])


def test_equations_IV_B_no_goal_runs_out_of_steps() -> None:
    """Equations XIII-A-4, XIII-D-12, XIII-D-13."""
    random = Random(6)
    assert sum(listed(random, pair) for pair in every_pair() for _ in range(ROUNDS_IN_THE_CHECK)) > 1000


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("FORCEOUT_LONG") != "1", reason="the long form is asked for with FORCEOUT_LONG=1")
def test_no_goal_of_many_runs_out_of_steps() -> None:
    random = Random(7)
    assert sum(listed(random, pair) for pair in every_pair() for _ in range(ROUNDS_IN_THE_LONG_FORM)) > 10_000

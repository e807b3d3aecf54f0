"""What the solver makes of a Goal: one that is illegal has no Solution, and every reading of a legal one is tried."""

from time import process_time
from typing import Any

import pytest

from forceout.games.equations.in_force import InForce
from forceout.judge.equations.answers import read_position, read_ruleset
from forceout.judge.protocol.answer import answer
from forceout.judge.protocol.question import Question
from forceout.solver.equations.goals import goal_readings

BASE_12 = {"name": "base", "base": 12}
POWERS, WILD = {"name": "powers-of-the-base"}, {"name": "wild", "cube": "0"}
MULTIPLE, FACTORIAL = {"name": "multiple-operations"}, {"name": "factorial"}


def solved(goal: str, cubes: str, *variations: dict[str, Any], division: str = "junior") -> dict[str, Any]:
    """The solver's answer where all of some cubes are required."""
    mat: dict[str, Any] = {"required": cubes.split(), "permitted": [], "forbidden": [], "resources": []}
    rules = {"game": "equations", "division": division, "variations": list(variations), "situation": "forceout"}
    found = answer({"kind": "solve", "goal": goal, "budget_ms": 60_000, **rules, **mat}, process_time)
    if found.get("solution"):
        judged = answer({"kind": "solution", "goal": goal, "solution": found["solution"], **rules, **mat})
        assert judged["correct"] is True
    return found


@pytest.mark.parametrize("goal", ["8÷0", "+8", "1+", "12+3-45", "1÷0", "125"])
@pytest.mark.parametrize(
    "variations", [(), (POWERS,), (MULTIPLE, BASE_12), ({"name": "number-of-factors"}, MULTIPLE)], ids=str
)
def test_equations_VI_A_1_a_an_illegal_goal_has_no_solution(goal: str, variations: tuple[dict[str, Any], ...]) -> None:
    """Equations VII-C-5-a: whatever a search would leave out under these variations."""
    assert solved(goal, "1 5 + * √ - 2", *variations)["exists"] is False


def test_equations_XIII_B_13_a_far_power_may_make_a_goal_legal() -> None:
    """Equations XIII-C-4: no power near one is above 9*9."""
    asked = {"game": "equations", "division": "junior", "variations": [POWERS]}
    assert answer({"kind": "goal", "goal": "√ 1- 9*9", **asked})["legal"] is True
    assert answer({"kind": "goal", "goal": "1÷0", **asked})["legal"] is False


def test_equations_XIII_D_11_an_i_beside_the_number_of_factors_is_a_goal() -> None:
    """Equations XIII-C-9."""
    counting = ({"name": "imaginary"}, {"name": "number-of-factors"})
    assert solved("√×4", "√ × 9", *counting, division="senior")["exists"] is True
    assert solved("√×4", "√ 4", *counting, division="senior")["exists"] is True
    assert solved("√×4", "√ 5", *counting, division="senior")["exists"] is False


def test_equations_XIII_B_13_the_solver_plays_a_wild_one_as_a_power() -> None:
    """Equations XIII-C-3, XIII-C-4."""
    assert solved("15", "0 5 +", POWERS, WILD)["solution"] == "10@1@0+5 = 15"
    assert solved("0", "9 9 9 × + 0 +", POWERS, WILD)["exists"] is True


def test_equations_XIII_C_10_the_solver_plays_a_star_that_is_a_digit_as_an_exponent() -> None:
    """Equations XIII-C-5."""
    assert solved("2g*", "2 g*", BASE_12, {"name": "exponent", "color": "green"})["exists"] is True


def test_equations_XIII_C_9_a_reading_that_nobody_can_verify_is_none() -> None:
    """Equations XIII-C-9-comment: even the same expression does not show that it is equal."""
    counting = (FACTORIAL, {"name": "number-of-factors"}, MULTIPLE)
    cubes: dict[str, Any] = {"required": list("×5-3"), "permitted": [], "forbidden": [], "resources": []}
    asked = {"game": "equations", "division": "senior", "variations": list(counting), "situation": "forceout", **cubes}
    written = "×(((5!)!)-3)"
    assert (
        answer({"kind": "solution", "goal": "×5-3", "solution": f"{written} = {written}", **asked})["correct"] is False
    )
    for goal in ("×5-3", "×6-4", "×7-3"):
        question = Question({**asked, "goal": goal})
        in_force = InForce.of(read_ruleset(question))
        read = goal_readings(read_position(question).goal, in_force.ruleset, None)
        assert read.readings
        assert not read.gaps


def test_equations_XIII_B_13_two_powers_of_the_base_in_a_goal_are_not_too_many() -> None:
    powers = (POWERS, MULTIPLE)
    assert solved("6×1+1", "4 0 +", *powers)["exists"] is False
    assert solved("6×1+1", "7 0 +", *powers)["exists"] is True

"""More powers of the base where factors are counted."""

from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.values.number import Rational
from forceout.solver.budget import Budget
from forceout.solver.equations.farther_powers import with_farther_powers
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.solve import solve
from tests.solver.equations.test_powers_of_base import ASKED, position_of

COUNTING: list[dict[str, Any]] = [{"name": "powers-of-the-base"}, {"name": "number-of-factors"}]


def asked(goal: str, required: str, division: str = "senior", base: int = 10) -> Any:
    variations = COUNTING + ([{"name": "base", "base": base}] if base != 10 else [])
    mat = {"goal": goal, "required": list(required), "permitted": [], "forbidden": [], "resources": []}
    return position_of({**ASKED, **mat, "division": division, "variations": variations})


@pytest.mark.parametrize("base", [10, 8, 12])
def test_what_is_too_large_stands_in_with_how_many_factors_it_has(base: int) -> None:
    (problem,) = build_problems(*asked("7", "1×", base=base))
    part = with_farther_powers(problem)
    assert part is not None
    more = part.numerals[len(problem.numerals) :]
    counted = [one for one in more if one.text.startswith("(×(1")]
    assert counted
    for one in more:
        exponent = one.text.count("0")
        power = values.power(values.integer(base), values.integer(exponent))
        expected = values.number_of_factors(power) if one in counted else power
        assert isinstance(one.value, Rational)
        assert one.value == expected, one.text


@pytest.mark.parametrize(("goal", "required"), [("11", "1××"), ("77", "1×-4"), ("81", "×1"), ("6", "1×××")])
def test_a_solution_with_a_farther_power_is_found(goal: str, required: str) -> None:
    position, in_force = asked(goal, required)
    assert solve(position, in_force, Budget(nodes=400_000)).exists


@pytest.mark.parametrize(
    ("goal", "required", "base"), [("9×29", "1×", 11), ("25×25", "1×", 10), ("37×17", "1×+4", 10), ("77", "1××", 10)]
)
def test_a_solution_whose_factors_are_about_as_many_as_the_goal_says_is_found(
    goal: str, required: str, base: int
) -> None:
    position, in_force = asked(goal, required, base=base)
    assert solve(position, in_force, Budget(nodes=400_000)).exists


def test_powers_with_about_as_many_factors_as_the_goal_says_are_tried() -> None:
    (problem,) = build_problems(*asked("9×29", "1×", base=11))
    part = with_farther_powers(problem)
    assert part is not None
    assert any(one.text.count("0") == 278 for one in part.numerals)


def test_where_no_large_numbers_are_counted_there_are_no_more_powers() -> None:
    (problem,) = build_problems(*asked("7", "1×", division="middle"))
    assert with_farther_powers(problem) is None


@pytest.mark.parametrize(("goal", "required", "base"), [("66", "√1×", 10), ("30", "√1×", 11)])
def test_a_power_is_tried_of_which_the_number_of_factors_has_the_goal_for_a_root(
    goal: str, required: str, base: int
) -> None:
    position, in_force = asked(goal, required, base=base)
    assert solve(position, in_force, Budget(nodes=400_000)).exists

"""The Goal and its value."""

import pytest

from forceout.games.on_sets.goal import (
    GoalDigit,
    goal_values,
    is_legal_configuration,
    read_goal,
    upside_down_is_negative,
)
from forceout.games.on_sets.variations.absolute_value import AbsoluteValue
from forceout.rules.unreadable import Unreadable
from tests.games.on_sets.table import Table


def values(text: str) -> tuple[int, ...]:
    return goal_values(read_goal(text))


def test_on_sets_I_B_3_a_a_goal_is_made_of_digit_cubes() -> None:
    goal = read_goal("row 3 ~2")
    assert goal.digits == (GoalDigit(3, False), GoalDigit(2, True))
    assert str(goal) == "row 3 ~2"


@pytest.mark.parametrize("text", ["", "3", "~3", "row 0", "row 6", "row 12", "row B", "row 3 -2", "row ~"])
def test_on_sets_I_B_3_a_nothing_but_digit_cubes_makes_a_goal(text: str) -> None:
    with pytest.raises(Unreadable):
        read_goal(text)


@pytest.mark.parametrize(("text", "value"), [("row 4", 4), ("row 4 3", 7), ("row 5 1 4", 10)])
def test_on_sets_III_B_1_a_a_row_is_a_sum(text: str, value: int) -> None:
    """On-Sets Basic-I-B-1."""
    assert values(text) == (value,)


@pytest.mark.parametrize(("text", "value"), [("column 4 3", 12), ("column 5 2 3", 30)])
def test_on_sets_III_B_1_b_a_column_is_a_product(text: str, value: int) -> None:
    """On-Sets Basic-I-B-2."""
    assert values(text) == (value,)


def test_on_sets_III_B_1_the_layout_decides_the_value() -> None:
    """On-Sets Basic-I-B."""
    assert [values(f"{shape} 4 3 2") for shape in ("row", "column", "tee", "ell")] == [(9,), (24,), (20,), (14,)]


@pytest.mark.parametrize(
    ("text", "value"), [("row 5 ~2", 3), ("column ~2 ~3", 6), ("tee 2 4 ~1", 6), ("ell 3 2 ~5", 1)]
)
def test_on_sets_III_B_1_c_an_upside_down_digit_is_negative(text: str, value: int) -> None:
    """On-Sets Basic-I-B-3."""
    assert values(text) == (value,)


def test_on_sets_III_B_1_c_holds_for_a_goal_without_variations(table: Table) -> None:
    assert upside_down_is_negative(GoalDigit(4, True)) == (-4,)
    assert table.verdict("B'", goal="row 5 ~2").goal_values == (3,)


@pytest.mark.parametrize(
    "text", ["row 1", "row 1 2", "row 1 2 3", "column 1 2", "column 1 2 3", "tee 1 2 3", "ell 1 2 3", "ROW 1"]
)
def test_on_sets_III_B_1_note_seven_shapes_are_legal(text: str) -> None:
    assert is_legal_configuration(read_goal(text))


@pytest.mark.parametrize(
    "text", ["row", "row 1 2 3 4", "column 1", "tee 1 2", "ell 1 2", "ell 1 2 3 4", "backwards-ell 1 2 3", "square 1 2"]
)
def test_on_sets_III_B_1_note_any_other_shape_is_illegal(text: str) -> None:
    assert is_legal_configuration(read_goal(text)) is False


@pytest.mark.parametrize(("text", "legal"), [("row 2 ~2", (0,)), ("row 1 ~1", (0,)), ("row 2 ~3", ())])
def test_on_sets_III_B_a_goal_is_a_whole_number_zero_included(text: str, legal: tuple[int, ...]) -> None:
    assert values(text) == legal


def test_on_sets_III_B_the_judge_says_whether_a_goal_is_legal(table: Table) -> None:
    """On-Sets III-B-1."""
    asked = {"kind": "goal", "division": "elementary"}
    assert table.ask(**asked, goal="tee 2 3 1") == {"legal": True, "values": [8]}
    negative = table.ask(**asked, goal="row 2 ~3")
    assert (negative["code"], negative["rule"]) == ("negative", "III-B")
    shapeless = table.ask(**asked, goal="tee 2 3")
    assert (shapeless["code"], shapeless["rule"]) == ("illegal-configuration", "III-B-1")


@pytest.mark.parametrize("goal", ["backwards-ell 2 1 1", "row 1 ~4", "column 2 ~1"])
def test_on_sets_VII_C_5_a_no_solution_equals_a_goal_without_meaning(table: Table, goal: str) -> None:
    assert table.breaches("B ∩ R", goal=goal) == {("goal-illegal", "VII-C-5-a")}
    assert table.codes("B ∩ R", goal="column 2 1") == set()


def test_guidelines_B4_comment_nothing_equals_a_negative_goal(table: Table) -> None:
    for solution in ("B - B", "B ∩ R", "V'"):
        assert "goal-illegal" in table.codes(solution, goal="row 1 ~3")


def test_on_sets_XIII_B_9_values_below_zero_drop_out() -> None:
    goal = read_goal("ell 3 ~2 ~1")
    assert goal_values(goal, AbsoluteValue().digit_values) == (5, 7)
    assert goal_values(goal) == ()

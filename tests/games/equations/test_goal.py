"""The Goal on the mat."""

import pytest

from tests.games.equations.table import Shake, Table, called

FACTORIAL, WILD = called("factorial"), called("wild", cube="0")


@pytest.mark.parametrize(
    ("goal", "values"),
    [
        *(("6", ["6"]), ("23", ["23"]), ("8-9", ["-1"]), ("17×8", ["136"]), ("19+8-5", ["22"]), ("87÷13", ["87/13"])),
        *(("3√64", ["4"]), ("√49", ["7"]), ("17*2", ["289"])),
    ],
)
def test_equations_IV_B_1_numerals_have_one_or_two_digits(table: Table, goal: str, values: list[str]) -> None:
    """Equations IV-B, Basic-I-B."""
    for form in ("basic", "adventurous"):
        assert table.goal(goal, division="elementary", form=form) == values


@pytest.mark.parametrize("goal", ["125", "23+18+7", "45×", "+8", "65+87-", "8÷0", "27+16-3", "33333"])
def test_equations_IV_B_a_goal_is_a_legal_expression_of_up_to_six_cubes(table: Table, goal: str) -> None:
    """Equations VI-A-1, VII-C-5-a."""
    assert isinstance(table.goal(goal), str)
    assert table.codes(f"3+4 = {goal}", goal=goal) == {"goal-illegal"}


def test_equations_IV_B_2_space_on_the_mat_groups(table: Table) -> None:
    assert table.goal("2× 3+5") == ["16"]
    assert table.goal("2×3 +5") == ["11"]
    assert table.goal("2×3+5") == ["11", "16"]
    assert table.goal("9- 8-3") == ["4"]
    assert table.goal("9-8 -3") == ["-2"]
    assert table.goal("√4 +5") == ["7"]
    assert table.goal("√ 4+5") == ["3"]
    assert table.goal("3 √5+4") == ["≈2.08008382305"]


def test_equations_IV_B_2_comment_some_goals_stay_ambiguous(table: Table) -> None:
    assert table.goal("√ 5+4 ×9", division="elementary") == ["9", "27"]
    shake: Shake = {"goal": "√ 5+4 ×9", "division": "elementary"}
    assert table.codes("9+0 = √[(5+4)×9]", shake) == set()
    assert table.codes("9×3 = [√(5+4)]×9", shake) == set()
    assert "goal-misread" in table.codes("9×3 = √5+(4×9)", shake)


def test_factorial_signs_go_anywhere_in_the_goal(table: Table) -> None:
    """Equations XIII-A-4."""
    assert table.goal("3", FACTORIAL, division="elementary") == ["3", "6", "720"]
    assert table.goal("0", FACTORIAL, division="elementary") == ["0", "1"]
    assert table.goal("1+2", FACTORIAL, division="elementary") == ["3", "6", "720"]
    assert "27" in table.goal("3+4", FACTORIAL, division="elementary")


def test_a_wild_cube_may_be_anything_in_the_goal_but_the_same_everywhere(table: Table) -> None:
    """Equations XIII-A-3, XIII-B-3, XIII-C-3."""
    assert table.goal("40", WILD, division="elementary") == [str(value) for value in range(40, 50)]
    assert table.goal("0-0", WILD, division="elementary") == ["0"]
    assert table.goal("309", WILD, division="elementary") == "syntax"
    assert table.goal("309", WILD) == ["-6", "1/3", "≈2.08008382305", "12", "27", "19683"]
    assert table.goal("0", WILD, called("base", base=8)) == [str(value) for value in range(8)]


def test_a_wild_zero_looks_the_same_upside_down(table: Table) -> None:
    """Equations VII-B-2, XIII-A-2."""
    assert table.goal("0", WILD, called("upside-down"), division="elementary") == [str(v) for v in range(-9, 10)]
    assert table.goal(">0", WILD, called("sideways"), division="elementary")[0] == "1/9"
    assert table.goal("5+>0", called("sideways"), division="elementary") == "undefined"

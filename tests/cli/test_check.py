"""`forceout check`, as a person runs it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from forceout.cli.application import application

RUNNER = CliRunner()
POSITION = """
game = "on-sets"
division = "middle"
universe = "BRGY BR BG RY G Y B -"
goal = "row 2"
required = ["B"]
permitted = "⊆ R '"
situation = "forceout"
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.toml"
    file.write_text(POSITION, encoding="utf-8")
    return str(file)


def test_a_correct_solution_is_worked_out_card_by_card(position: str) -> None:
    result = RUNNER.invoke(application, ["check", position, "--solution", "B ⊆ R', B"])
    assert result.exit_code == 0
    assert "CORRECT" in result.output
    assert "NOT CORRECT" not in result.output
    assert "removes BRGY BR: in B, not in R'" in result.output
    assert "left: BG RY G Y B -" in result.output
    assert "picks BG B" in result.output
    assert "B from Required" in result.output


def test_both_sides_of_an_equals_restriction_are_explained(position: str) -> None:
    result = RUNNER.invoke(application, ["check", position, "--permitted", "= R", "--solution", "B = R, B"])
    assert "removes BG B: in B, not in R" in result.output
    assert "removes RY: in R, not in B" in result.output


def test_a_wrong_solution_says_why_with_the_rule(position: str) -> None:
    result = RUNNER.invoke(application, ["check", position, "--goal", "row 3", "--solution", "B ⊆ R', B"])
    assert result.exit_code == 1
    assert "NOT CORRECT" in result.output
    assert "The Solution equals 2, and the Goal is 3. [VII-B-3]" in " ".join(result.output.split())


def test_an_ambiguous_solution_shows_a_grouping_for_each_value(position: str) -> None:
    arguments = ["check", position, "--permitted", "∪ G - R", "--goal", "row 3", "--solution", "B ∪ G - R"]
    output = " ".join(RUNNER.invoke(application, arguments).output.split())
    assert "B ∪ (G - R): 5, does NOT equal the Goal" in output
    assert "(B ∪ G) - R: 3, equals the Goal" in output


def test_a_wild_cube_is_shown_as_the_cube_it_is(position: str) -> None:
    arguments = ["check", position, "--variation", "wild-cube=R", "--permitted", "R G", "--goal", "row 5"]
    output = RUNNER.invoke(application, [*arguments, "--solution", "B ∪@R G"]).output
    assert "∪ (a R cube) from Permitted" in output


def test_two_solutions_and_a_double_set_are_worked_out_one_by_one(position: str) -> None:
    arguments = [
        "check", position, "--division", "senior", "--universe", "BRGY BRG BRY BR BG BY RGY RG GY R Y -",
        "--goal", "row 4 3", "--required", "", "--permitted", "B - R ∩ V", "--variation", "double-set=B - R",
        "--variation", "symmetric-difference", "--variation", "two-solutions", "--solution", "B - R || R ∩ V",
    ]  # fmt: skip
    output = " ".join(RUNNER.invoke(application, arguments).output.split())
    assert "Solution 1: Set-Name B - R" in output
    assert "5 cards, 2 of them counted double: 7" in output
    assert "Solution 2: Set-Name R ∩ V" in output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check"], "'game' is missing"),
        (["check", "nowhere.toml"], "no file nowhere.toml"),
        (["check", "--game", "chess"], "no game 'chess'"),
        (["check", "--game", "on-sets", "--division", "giant"], "'division' is 'giant'"),
        (["check", "--game", "on-sets", "--division", "middle", "--variation", "two-operations=3"], "nothing to fill"),
        (["check", "--game", "on-sets", "--division", "middle", "--universe", "B B"], "card B is there twice"),
    ],
)
def test_a_question_that_cannot_be_asked_names_what_is_wrong(arguments: list[str], said: str) -> None:
    result = RUNNER.invoke(application, arguments)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text("goal = = 3", encoding="utf-8")
    result = RUNNER.invoke(application, ["check", str(file)])
    assert result.exit_code == 2
    assert "is not a TOML file" in " ".join(result.output.split())

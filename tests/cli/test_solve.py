"""`forceout solve`, as a person runs it."""

import pytest
from typer.testing import CliRunner

from forceout.cli.application import application

RUNNER = CliRunner()
CARDS = "BRGY BR BG RY G Y B -"
ON_SETS = ["solve", "--game", "on-sets", "--division", "middle", "--universe", CARDS, "--situation", "forceout"]
EQUATIONS = ["solve", "--game", "equations", "--division", "elementary", "--situation", "forceout"]


def test_a_solution_is_found_and_worked_out() -> None:
    result = RUNNER.invoke(application, [*ON_SETS, "--goal", "row 2", "--required", "B", "--permitted", "⊆ R '"])
    assert result.exit_code == 0
    assert "CORRECT" in result.output
    assert "picks" in result.output
    assert "B from Required" in result.output


def test_none_is_said_to_be_proved() -> None:
    result = RUNNER.invoke(application, [*ON_SETS, "--goal", "column 5 5", "--permitted", "B ∪ R"])
    assert result.exit_code == 1
    assert "There is no correct Solution: every one was looked at." in result.output


def test_an_equation_is_found() -> None:
    result = RUNNER.invoke(application, [*EQUATIONS, "--goal", "8", "--required", "+", "--permitted", "3 5"])
    assert result.exit_code == 0, result.output
    assert "= 8" in result.output


def test_a_search_that_was_cut_short_is_said_to_have_decided_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}

    def cut_short(question: dict[str, object], clock: object) -> dict[str, object]:
        asked.update(question)
        return {"exists": None, "reason": "budget"}

    monkeypatch.setattr("forceout.cli.solve.answer", cut_short)
    result = RUNNER.invoke(application, [*EQUATIONS, "--goal", "8", "--permitted", "3 5 +", "--budget-ms", "1"])
    assert result.exit_code == 3
    assert "Not decided: budget." in result.output
    assert asked["budget_ms"] == 1


def test_what_cannot_be_asked_is_named() -> None:
    result = RUNNER.invoke(application, ["solve", "--game", "on-sets", "--division", "giant"])
    assert result.exit_code == 2
    assert "'division' is 'giant'" in result.output


def test_all_lists_distinct_solutions_by_their_number_of_cubes() -> None:
    arguments = [*ON_SETS, "--goal", "row 2", "--required", "B", "--permitted", "⊆ R ' - G", "--all", "--most", "4"]
    result = RUNNER.invoke(application, arguments)
    assert result.exit_code == 0
    listed = [line.split("cubes  ") for line in result.output.splitlines() if "cubes  " in line]
    assert [int(cubes) for cubes, _ in listed] == [3, 3, 3, 3]
    assert {text for _, text in listed} == {"B - G", "B - R", "B ⊆ G, B", "B ⊆ R, B"}
    assert "more (--most)" in result.output


def test_all_lists_equations_and_says_when_there_is_none() -> None:
    cubes = ["--required", "+", "--permitted", "3 5 2 × 4 -"]
    result = RUNNER.invoke(application, [*EQUATIONS, "--goal", "8", *cubes, "--all"])
    assert result.exit_code == 0
    assert "3 cubes  3+5 = 8" in result.output
    result = RUNNER.invoke(application, [*EQUATIONS, "--goal", "99", *cubes, "--all"])
    assert result.exit_code == 1
    assert "None was found" in result.output

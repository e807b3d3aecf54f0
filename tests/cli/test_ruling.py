"""`forceout ruling`, as a person runs it."""

import json

from typer.testing import CliRunner

from forceout.cli.application import application
from forceout.cli.ruling import TRANSLATED

RUNNER = CliRunner()


def run(*arguments: str, given: str | None = None) -> tuple[int, str]:
    result = RUNNER.invoke(application, ["ruling", *arguments], input=given)
    return result.exit_code, " ".join(result.output.split())


def test_a_situation_is_found_by_what_players_say() -> None:
    code, output = run("find", "negative", "goal", "--game", "on-sets", "--division", "middle")
    assert code == 0
    assert "guideline-B4" in output
    assert run("find", "qqqqqqqq")[0] == 1


def test_a_situation_is_shown_in_four_lines() -> None:
    code, output = run("show", "B4")
    assert code == 0
    for line in ("Ruling", "Penalty", "Say", "Don't say", "guideline B4", "not among our sources"):
        assert line in output
    assert "Never" in run("show", "on-sets-VIII-B", "--edition", "2014-15")[1]


def test_a_situation_is_found_and_shown_in_another_language() -> None:
    code, output = run("find", "goal", "negativo", "--game", "on-sets", "--language", "es")
    assert code == 0
    assert "guideline-B4" in output
    assert "A negative Goal is charged" not in output
    assert TRANSLATED in output
    code, output = run("show", "on-sets-VIII-B", "--edition", "2014-15", "--language", "fr")
    assert code == 0
    assert "Never" in output
    assert TRANSLATED in output
    assert "not among our sources" not in output
    assert TRANSLATED not in run("show", "B4")[1]
    code, output = run("test", "--count", "1", "--language", "es", given="a\n")
    assert code == 0
    assert TRANSLATED in output
    assert json.loads(RUNNER.invoke(application, ["ruling", "index", "--language", "fr"]).output)["language"] == "fr"


def test_what_there_is_not_is_refused_with_what_there_is() -> None:
    assert run("show", "B99") == (2, run("show", "B99")[1])
    for option, value, known in (
        ("--game", "chess", "on-sets"),
        ("--division", "adult", "senior"),
        ("--edition", "1999", "2026-27"),
        ("--phase", "lunch", "checking"),
        ("--language", "xx", "es"),
    ):
        code, output = run("find", "goal", option, value)
        assert code == 2
        assert known in output


def test_the_practice_test_answers_at_once_and_keeps_a_score() -> None:
    arguments = ("test", "--game", "on-sets", "--division", "middle", "--count", "6", "--seed", "3")
    code, output = run(*arguments, given="a\nb\n\na\nz\nb\n")
    assert code == 0
    assert "of 6 right." in output
    assert output.count("Rules:") == 6
    assert run(*arguments, given="a\nb\n\na\nz\nb\n")[1] == output


def test_the_index_is_printed_as_json() -> None:
    result = RUNNER.invoke(application, ["ruling", "index"])
    assert json.loads(result.output)["version"] == 2

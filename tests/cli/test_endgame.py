"""`forceout endgame`, as a person runs it."""

from typer.testing import CliRunner

from forceout.cli.application import application

RUNNER = CliRunner()
EQUATIONS = ["endgame", "--game", "equations", "--division", "elementary", "--goal", "6"]


def test_the_moves_are_shown_with_what_they_lead_to() -> None:
    result = RUNNER.invoke(
        application, [*EQUATIONS, "--permitted", "4", "--resources", "2 + 9", "--players", "Ada Ben"]
    )
    assert result.exit_code == 0, result.output
    assert "Safe: no challenge is right now." in result.output
    assert "Ada may do" in result.output
    assert "9 to Forbidden" in result.output
    assert "Now at once" in result.output
    assert "Impossible at once" in result.output
    assert "and so to a forceout." in result.output
    assert "Ada 4, Ben 4" in result.output


def test_a_challenge_that_is_right_is_said() -> None:
    result = RUNNER.invoke(application, [*EQUATIONS, "--permitted", "4 2", "--resources", "+ 9"])
    assert result.exit_code == 1, result.output
    assert "Now is right" in result.output
    result = RUNNER.invoke(application, [*EQUATIONS, "--permitted", "4", "--resources", "9 9"])
    assert result.exit_code == 1, result.output
    assert "Impossible is right" in result.output


def test_what_cannot_be_asked_is_named() -> None:
    result = RUNNER.invoke(application, [*EQUATIONS, "--turn", "Zoe"])
    assert result.exit_code == 2
    assert "'Zoe' is not one of 'players'." in result.output
    assert "forceout endgame --help" in result.output

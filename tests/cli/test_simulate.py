"""`forceout simulate`, as a person runs it."""

from pathlib import Path

from typer.testing import CliRunner

from forceout.cli.application import application
from forceout.rules.record import read_record

RUNNER = CliRunner()


def test_it_says_what_was_reached() -> None:
    output = RUNNER.invoke(application, ["simulate", "--matches", "6", "--seed", "3"]).output
    for words in ("Ends of shakes", "Phases", "Outcome codes", "Actions", "6 matches", "matches a second", "correct"):
        assert words in output
    assert max(map(len, output.splitlines())) <= 80


def test_what_was_never_reached_is_named() -> None:
    output = RUNNER.invoke(application, ["simulate", "--matches", "1"]).output
    assert "Never reached:" in output


def test_the_same_matches_are_played_in_several_processes(tmp_path: Path) -> None:
    for processes in ("1", "2"):
        arguments = ["simulate", "--matches", "42", "--processes", processes, "--keep", str(tmp_path / processes)]
        assert RUNNER.invoke(application, arguments).exit_code == 0
    one, two = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in "12")
    assert one == two
    assert len(one) == 42


def test_records_are_kept(tmp_path: Path) -> None:
    arguments = ["simulate", "--matches", "2", "--seed", "5", "--game", "equations", "--keep", str(tmp_path / "kept")]
    assert RUNNER.invoke(application, arguments).exit_code == 0
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files] == ["match-000005.txt", "match-000006.txt"]
    assert all(read_record(file.read_text(encoding="utf-8")).header.game == "equations" for file in files)


def test_an_unknown_game_is_refused() -> None:
    result = RUNNER.invoke(application, ["simulate", "--game", "chess"])
    assert result.exit_code == 2
    assert "There is no game 'chess'" in result.output

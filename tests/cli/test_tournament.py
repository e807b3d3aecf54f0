"""`forceout tournament`, as a director runs it: a whole small event in one file."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from forceout.cli.application import application
from forceout.tournament.exchange.event_file import read_event

RUNNER = CliRunner()
PLAYERS = "Name,Division,School,Team,Seed\n" + "".join(
    f"Child {number},Middle,School {number},Team {number},1\n" for number in range(1, 7)
)


def run(*arguments: object, fails: bool = False) -> Result:
    result = RUNNER.invoke(application, ["tournament", *map(str, arguments)])
    assert (result.exit_code == 2) is fails, result.output
    return result


@pytest.fixture
def event(tmp_path: Path) -> Path:
    file, players = tmp_path / "event.json", tmp_path / "players.csv"
    players.write_text(PLAYERS, encoding="utf-8")
    run("new", file, "--title", "Spring Open", "--date", "2027-03-14", "--rounds", 2)
    run("import", file, players)
    return file


def test_an_event_from_import_to_awards(event: Path) -> None:
    for number in (1, 2):
        output = run("seat", event, "--round", number, "--seed", 7).output
        assert "2 tables, seed 7" in output
        run("seat", event, "--round", number, "--publish")
        for table in read_event(event.read_text(encoding="utf-8")).state.round("middle-on-sets", number).tables:
            totals = ",".join(f"{player}={points}" for player, points in zip(table.players, (12, 8, 6), strict=True))
            place = ("--round", number, "--table", table.label, "--totals", totals)
            assert "entered" in run("enter", event, *place).output
            assert "confirmed" in run("enter", event, *place, "--confirm", "--by", "second").output
    output = run("standings", event).output
    assert "Child 1 (p0001)" in output
    standings = json.loads(run("standings", event, "--json").output)
    assert sum(one["sum"] for one in standings["competitions"]["middle-on-sets"]) == 2 * 2 * 12
    assert "Child" not in run("standings", event, "--results", "--no-names").output
    run("act", event, '{"do": "awards"}')
    assert "closed" in run("act", event, '{"do": "awards"}', fails=True).output


def test_an_export_is_without_names_unless_they_are_asked_for(event: Path, tmp_path: Path) -> None:
    run("export", event, tmp_path / "plain.json")
    assert "Child" not in (tmp_path / "plain.json").read_text(encoding="utf-8")
    run("export", event, tmp_path / "named.json", "--names")
    assert "Child 1" in (tmp_path / "named.json").read_text(encoding="utf-8")


def test_what_cannot_be_is_refused_and_changes_nothing(event: Path, tmp_path: Path) -> None:
    before = event.read_bytes()
    bad = tmp_path / "bad.csv"
    bad.write_text("Name,Division,School\nAda,Giant,Hillcrest\n", encoding="utf-8")
    assert "Row 2" in run("import", event, bad, fails=True).output
    run("new", event, fails=True)
    run("seat", event, "--round", 2, fails=True)
    run("seat", event, "--round", 9, fails=True)
    run("enter", event, "--round", 1, "--table", "A I", "--totals", "p0001", fails=True)
    run("act", event, "{", fails=True)
    run("act", event, '{"do": "dance"}', fails=True)
    run("standings", tmp_path / "nothing.json", fails=True)
    run("print", event, "banners", tmp_path / "x.pdf", fails=True)
    run("print", event, "scoresheets", tmp_path / "x.pdf", fails=True)
    assert event.read_bytes() == before
    event.write_bytes(before.replace(b"Spring", b"Autumn"))
    assert "altered" in run("standings", event, fails=True).output


def test_a_whole_event_is_simulated(tmp_path: Path) -> None:
    arguments = ("--players", 60, "--games", 1, "--divisions", 2, "--rounds", 2, "--to", tmp_path / "event.json")
    output = run("simulate", *arguments).output
    assert "60 players" in output
    assert read_event((tmp_path / "event.json").read_text(encoding="utf-8")).state.is_closed


def test_scoresheets_are_printed(event: Path, tmp_path: Path) -> None:
    run("seat", event, "--round", 1, "--seed", 1)
    run("seat", event, "--round", 1, "--publish")
    run("print", event, "scoresheets", tmp_path / "sheets.pdf", "--paper", "letter")
    assert (tmp_path / "sheets.pdf").read_bytes().startswith(b"%PDF")

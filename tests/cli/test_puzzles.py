"""`forceout puzzles`, as a person runs it."""

import json
from pathlib import Path

from typer.testing import CliRunner

from forceout.cli.application import application
from forceout.practice.catalogue.catalogue import file_of, packed, read_lines
from forceout.practice.catalogue.head import Head

RUNNER = CliRunner()
WHICH = ["--game", "on-sets", "--division", "elementary"]


def test_puzzles_are_made_listed_and_proved(tmp_path: Path) -> None:
    made = RUNNER.invoke(
        application, ["puzzles", "make", *WHICH, "--share", "0.004", "--folder", str(tmp_path)], catch_exceptions=False
    )
    assert made.exit_code == 0
    assert "on-sets elementary" in made.output
    listed = RUNNER.invoke(application, ["puzzles", "list", *WHICH, "--folder", str(tmp_path)])
    assert "reading" in listed.output
    assert max(map(len, listed.output.splitlines())) <= 80
    checked = RUNNER.invoke(application, ["puzzles", "check", *WHICH, "--folder", str(tmp_path)])
    assert (checked.exit_code, "0 with a claim that does not hold" in checked.output) == (0, True)


def test_a_claim_that_does_not_hold_is_named(tmp_path: Path) -> None:
    lines = read_lines(file_of("on-sets", "elementary"))
    puzzle = next(one for one in map(json.loads, lines) if one["kind"] == "challenge")
    puzzle["answer"] = {"claim": "now" if puzzle["answer"]["claim"] != "now" else "neither", "solution": "B∪R"}
    file_of("on-sets", "elementary", tmp_path).write_bytes(packed(Head(1), [json.dumps(puzzle, ensure_ascii=False)]))
    checked = RUNNER.invoke(application, ["puzzles", "check", *WHICH, "--folder", str(tmp_path)])
    assert checked.exit_code == 1
    assert puzzle["id"] in checked.output


def test_puzzles_are_handed_out_as_json_lines() -> None:
    out = RUNNER.invoke(application, ["puzzles", "export", *WHICH, "--kind", "find", "--most", "3"])
    rows = [json.loads(line) for line in out.output.splitlines()]
    assert [row["kind"] for row in rows] == ["find"] * 3
    assert all(row["answer"]["solutions"] for row in rows)


def test_an_unknown_game_or_division_is_refused() -> None:
    for arguments in (["--game", "chess"], ["--division", "toddlers"]):
        result = RUNNER.invoke(application, ["puzzles", "list", *arguments])
        assert result.exit_code == 2
        assert "There is no" in result.output

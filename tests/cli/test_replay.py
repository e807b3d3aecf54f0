"""`forceout replay`, as a person runs it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from forceout.cli.application import application
from forceout.editions.simulated_match import simulated_match
from forceout.rules.record import print_record

RUNNER = CliRunner()
DOCUMENTATION = Path(__file__).parents[2] / "docs" / "record.md"
WIDTH = 80


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The record that the documentation shows."""
    file = tmp_path / "match.txt"
    text = DOCUMENTATION.read_text(encoding="utf-8").split("```record\n")[1].split("```")[0]
    file.write_text(text, encoding="utf-8")
    return file


def replay(file: Path, *options: str) -> Result:
    return RUNNER.invoke(application, ["replay", str(file), *options], env={"COLUMNS": str(WIDTH)})


def test_every_step_shows_the_table(example: Path) -> None:
    output = replay(example, "--all").output
    for words in (
        "on-sets 2026-27, middle, basic",
        "Ada lot 4",
        "Lot         Ada sets the first Goal",
        "Universe    BR B RGY - GY R",
        "Goal        row 3",
        "Required    ∩",
        "moved last: Ada",
        "Writing for now by Ben against Ada",
        "Ben         R∩V (not settled)",
        "Scores      Ada 2, Ben 6; this shake: Ben 6, Ada 2",
        "Totals: Ada 2, Ben 6",
        "Points: Ada 4, Ben 6",
        "Signed: Ada, Ben",
    ):
        assert words in output


def test_one_step_shows_the_table_after_it(example: Path) -> None:
    output = replay(example, "--step", "9").output
    assert "9 of 19" in output
    assert "Ben move ∩ required" in output
    assert "Required    ∩" in output
    assert "10 of 19" not in output
    assert "Totals" not in output


def test_before_the_first_step_there_is_the_lot(example: Path) -> None:
    assert "to roll: Ada, Ben" in replay(example, "--step", "0").output


def test_a_step_that_is_not_there_is_refused(example: Path) -> None:
    result = replay(example, "--step", "99")
    assert result.exit_code == 2
    assert "The record has 19 actions." in result.output


def test_what_is_refused_is_shown_with_its_rule(example: Path) -> None:
    example.write_text(example.read_text(encoding="utf-8").replace("Ben move ∩", "Ada move ∩"), encoding="utf-8")
    output = replay(example, "--all").output
    assert "refused: It is Ben's turn. [not-your-turn, IV-B]" in output


@pytest.mark.parametrize("seed", range(12))
def test_any_match_is_readable_at_eighty_columns(seed: int, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(print_record(simulated_match(seed).record()), encoding="utf-8", newline="\n")
    result = replay(file, "--all")
    assert result.exit_code == 0
    assert max(map(len, result.output.splitlines())) <= WIDTH


def test_a_broken_record_is_refused_with_its_line(example: Path) -> None:
    example.write_text(example.read_text(encoding="utf-8").replace("Ben present", "Ben presents"), encoding="utf-8")
    result = replay(example)
    assert result.exit_code == 2
    assert "line 24: there is no action 'presents'" in " ".join(result.output.split())


def test_a_header_that_describes_no_match_is_refused(example: Path) -> None:
    example.write_text(example.read_text(encoding="utf-8").replace("2026-27", "1999-00"), encoding="utf-8")
    result = replay(example)
    assert result.exit_code == 2
    assert "there is no game 'on-sets' of '1999-00'" in " ".join(result.output.split())


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    result = replay(tmp_path / "nothing.txt")
    assert result.exit_code == 2
    assert "There is no file" in result.output


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_bytes(b"\xff\xfe\x00")
    assert replay(file).exit_code == 2

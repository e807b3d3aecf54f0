"""Tests of `forceout verify-dice` (trust.md, promise 15)."""

import asyncio
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from forceout.cli.application import application
from tests.service.conftest import HandClock
from tests.web.house import open_house


async def _played(folder: Path) -> str:
    async with open_house(folder, HandClock()) as house:
        ada, ben = await house.guest("Ada"), await house.guest("Ben")
        match = (await house.match_of_two(ada, ben))["match"]
        await house.play_to_goal(ada, ben, match=match)
        live = await house.service.matches.find(match)
        record = await house.service.matches.record(match)
        seed = await house.service.tables.log.seed(match, live.shake_number)
        return record.replace("not yet revealed", seed.hex())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a match with all its dice."""
    return asyncio.run(_played(tmp_path_factory.mktemp("played")))


def verify(folder: Path, text: str) -> Result:
    """Verify a record."""
    file = folder / "match.record"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(application, ["verify-dice", str(file)])


def test_honest_dice_fit(tmp_path: Path, record: str) -> None:
    found = verify(tmp_path, record)
    assert found.exit_code == 0, found.output
    assert "The lot: the seed fits" in found.output
    assert "Shake 1: the seed fits what was committed, and all 2 uses of the dice fit the seed." in found.output


def test_another_seed_than_the_committed_one_shows(tmp_path: Path, record: str) -> None:
    altered = re.sub(r"(dice 1 commitment \w+ seed )\w+", rf"\g<1>{'ab' * 32}", record)
    found = verify(tmp_path, altered)
    assert found.exit_code == 1
    assert "The seed is not the one that was committed" in found.output


def test_a_card_that_was_not_drawn_shows(tmp_path: Path, record: str) -> None:
    line = next(line for line in record.splitlines() if " deal " in line)
    words = line.split()
    words[2], words[3] = words[3], words[2]
    found = verify(tmp_path, record.replace(line, " ".join(words)))
    assert found.exit_code == 1
    assert "and the seed makes it" in found.output


def test_dice_that_are_not_revealed_are_said_to_be_so(tmp_path: Path, record: str) -> None:
    hidden = re.sub(r"(dice 1 commitment \w+ seed )\w+", r"\g<1>not yet revealed", record)
    found = verify(tmp_path, hidden)
    assert found.exit_code == 0
    assert "Shake 1: its seed is not revealed yet" in found.output
    assert "1 not yet revealed." in found.output


@pytest.mark.parametrize("damage", [r"# match \w+\n", r"# dice.*\n", r"# dice 1.*\n"])
def test_a_record_without_its_dice_is_refused(tmp_path: Path, record: str, damage: str) -> None:
    found = verify(tmp_path, re.sub(damage, "", record))
    assert found.exit_code == 2


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    assert verify(tmp_path, "nothing").exit_code == 2
    assert verify(tmp_path, "Forceout match record 1\ngame: chess").exit_code == 2

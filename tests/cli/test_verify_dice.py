"""Tests of `forceout verify-dice` (trust.md, promise 15)."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from forceout.cli.application import application
from tests.service.conftest import HandClock
from tests.support.house import Browser, next_step, open_house


async def _played(folder: Path, *, gives_nonces: bool = False) -> str:
    async with open_house(folder, HandClock()) as house:
        ada, ben = await house.guest("Ada"), await house.guest("Ben")
        match = (await house.match_of_two(ada, ben))["match"]
        if gives_nonces:
            await _play_with_nonces(match, ada, ben)
        await house.play_to_goal(ada, ben, match=match)
        live = await house.service.matches.find(match)
        record = await house.service.matches.record(match)
        seed = await house.service.tables.log.seed(match, live.shake_number)
        return record.replace("not yet revealed", seed.hex())


async def _play_with_nonces(match: str, *players: Browser) -> None:
    """Play until the shake's cubes are rolled; every browser adds to the dice as soon as it sees that it may."""
    view: dict[str, Any] = {"shake": None}
    while view["shake"] is None or view["dice"]["is_open"]:
        for player in players:
            view = (await player.get(f"/api/matches/{match}")).json()
            if view["dice"]["is_open"]:
                given = {"shake": view["dice"]["shake"], "nonce": "a" * 32}
                assert (await player.done(f"/api/matches/{match}/nonce", given)) == {"nonce": "a" * 32}
        for player in players:
            view = (await player.get(f"/api/matches/{match}")).json()
            wanted = next_step(view)
            if wanted is not None:
                assert (await player.act(view, wanted)).status_code == 201
                view = (await player.get(f"/api/matches/{match}")).json()
                break


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


def test_dice_with_what_the_browsers_gave_fit(tmp_path: Path) -> None:
    mixed = asyncio.run(_played(tmp_path, gives_nonces=True))
    found = verify(tmp_path, mixed)
    assert found.exit_code == 0, found.output
    assert "all 2 uses of the dice fit the seed with what the browsers of P1, P2 gave." in found.output
    another = mixed.replace("a" * 32, "b" * 32)
    assert verify(tmp_path, another).exit_code == 1
    assert verify(tmp_path, mixed.replace(f"P1 {'a' * 32}", "P1 -")).exit_code == 1
    for damaged in ("nonces", "nonces 1 P1 xyz P2 -", "nonces 1 P1 -", "nonces x P1 - P2 -"):
        assert verify(tmp_path, mixed.replace("# nonces 1", f"# {damaged}\n# nonces 1")).exit_code == 2


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

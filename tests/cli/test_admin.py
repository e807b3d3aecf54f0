"""Tests of `forceout admin`, `backup` and `restore`."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from forceout.cli.application import application
from forceout.service.service import Service
from forceout.service.settings import Settings
from forceout.service.tables.table_settings import read_settings
from forceout.web.app import migrate


def run(folder: Path, *words: str) -> Result:
    """Run a command on the data of a folder."""
    environment = {"FORCEOUT_DATA": str(folder), "FORCEOUT_ADMIN_PASSWORD": "three odd words"}
    return CliRunner().invoke(application, list(words), env=environment)


@pytest.fixture
def match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table in the data of the test's folder."""
    monkeypatch.setenv("FORCEOUT_DATA", str(tmp_path))

    async def work() -> str:
        settings = Settings.read()
        await migrate(settings)
        service = Service(settings)
        await service.open(has_loops=False)
        person, _ = await service.people.new_guest("Ada")
        made = await service.matches.create(person.id, read_settings({"game": "on-sets", "division": "middle"}))
        await service.close()
        return made.id

    return asyncio.run(work())


def test_the_first_admin_comes_from_the_command_line(tmp_path: Path) -> None:
    made = run(tmp_path, "admin", "create-admin", "Root")
    assert (made.exit_code, made.output) == (0, "root is an admin now.\n")
    again = run(tmp_path, "admin", "create-admin", "Root")
    assert again.exit_code == 2
    assert "Somebody has that name" in again.output


def test_roles_are_set_and_people_deleted(tmp_path: Path) -> None:
    run(tmp_path, "admin", "create-admin", "Root")
    assert run(tmp_path, "admin", "set-roles", "root", "judge", "director").output == "root is now judge, director.\n"
    assert "There is no role 'king'" in run(tmp_path, "admin", "set-roles", "root", "king").output
    assert run(tmp_path, "admin", "delete-person", "root").output == "Deleted.\n"
    assert run(tmp_path, "admin", "delete-person", "root").exit_code == 2


def test_tables_are_listed_and_closed(tmp_path: Path, match: str) -> None:
    assert match in run(tmp_path, "admin", "tables").output
    assert run(tmp_path, "admin", "close-table", match).output == f"{match} is closed.\n"
    assert run(tmp_path, "admin", "tables").output == "There are no tables.\n"
    assert match in run(tmp_path, "admin", "tables", "--all").output
    assert run(tmp_path, "admin", "close-table", "nothing").exit_code == 2


def test_a_log_that_was_altered_shows(tmp_path: Path, match: str) -> None:
    assert run(tmp_path, "admin", "verify-log").output == "The logs of 1 matches are whole.\n"
    file = sqlite3.connect(tmp_path / "forceout.sqlite3")
    with file:
        file.execute("UPDATE events SET at = at + 1 WHERE seq = 2")
    file.close()
    found = run(tmp_path, "admin", "verify-log", match)
    assert found.exit_code == 2
    assert f"match {match} was altered at event 2" in found.output


def test_a_log_that_was_cut_off_shows(tmp_path: Path, match: str) -> None:
    file = sqlite3.connect(tmp_path / "forceout.sqlite3")
    with file:
        file.execute("DELETE FROM events WHERE seq = 2")
    file.close()
    assert run(tmp_path, "admin", "verify-log").exit_code == 2


def test_a_backup_is_restored_elsewhere_and_never_over_something(tmp_path: Path, match: str) -> None:
    file = tmp_path / "backup.gz"
    assert "1 matches, 2 events" in run(tmp_path, "backup", str(file)).output
    assert run(tmp_path, "backup", str(file)).exit_code == 2
    assert run(tmp_path, "restore", str(file)).exit_code == 2
    elsewhere = f"sqlite+aiosqlite:///{tmp_path / 'other' / 'new.sqlite3'}"
    assert "1 matches, 2 events" in run(tmp_path, "restore", str(file), "--database", elsewhere).output
    assert match in run(tmp_path, "admin", "tables", "--database", elsewhere).output


def test_questions_about_positions_in_play_are_listed_for_the_director(tmp_path: Path, match: str) -> None:
    assert "Nothing was asked" in run(tmp_path, "admin", "questions").output

    async def ask() -> None:
        service = Service(Settings.read())
        await service.open(has_loops=False)
        await service.noted_questions.note(match, "solve", None)
        await service.close()

    asyncio.run(ask())
    listed = run(tmp_path, "admin", "questions", match)
    assert listed.exit_code == 0
    assert match in listed.output
    assert "solve" in listed.output
    assert "nobody who was signed in" in listed.output
    assert "Nothing was asked" in run(tmp_path, "admin", "questions", "another").output

"""The files of the store are nobody else's: they hold dice not yet rolled and Solutions not yet due."""

import asyncio
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from forceout.service.settings import FILE, Settings
from forceout.service.store.files import tell_of_closed, tighten
from forceout.service.store.lock import let_go
from forceout.web.worker.start import prepare


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with each file."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def settings_in(folder: Path) -> Settings:
    return Settings(data=folder, database=f"sqlite+aiosqlite:///{folder / FILE}")


def test_a_new_folder_and_its_files_are_for_their_user_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    asyncio.run(prepare(settings_in(folder)))
    let_go(folder / FILE)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert set(modes(folder).values()) == {0o600}


def test_what_an_earlier_release_left_open_is_closed_and_told(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    names = (FILE, f"{FILE}-wal", f"{FILE}-shm", f"{FILE}.lock", "friday.backup", "sheets.key")
    for name in names:
        (folder / name).touch()
        (folder / name).chmod(0o644)
    (folder / "page.html").touch()
    (folder / "page.html").chmod(0o644)
    with capture_logs() as logged:
        tell_of_closed(tighten(settings_in(folder)))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert modes(folder) == {**dict.fromkeys(names, 0o600), "page.html": 0o644}
    assert len(logged) == 1
    assert FILE in logged[0]["files"]
    with capture_logs() as logged:
        tell_of_closed(tighten(settings_in(folder)))
    assert logged == []


def test_a_folder_that_everybody_shares_is_left_as_it_is(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    assert tighten(settings_in(shared)) == []
    assert stat.S_IMODE(shared.stat().st_mode) == 0o1777


@pytest.mark.parametrize("command", [["admin", "create-admin", "root"], ["backup", "all.backup"]])
def test_what_commands_create_is_for_their_user_alone(tmp_path: Path, command: list[str]) -> None:
    folder = tmp_path / "data"
    settings = settings_in(folder)
    asyncio.run(prepare(settings))
    let_go(folder / FILE)
    words = [str(tmp_path / word) if word.endswith(".backup") else word for word in command]
    environment = {"FORCEOUT_DATA": str(folder), "FORCEOUT_ADMIN_PASSWORD": "three odd words", "PATH": "/usr/bin:/bin"}
    program = "import os; os.umask(0); from forceout.cli.main import main; main()"
    subprocess.run([sys.executable, "-c", program, *words], env=environment, check=True, capture_output=True)
    assert set(modes(folder).values()) == {0o600}
    assert all(path.stat().st_mode & 0o077 == 0 for path in tmp_path.glob("*.backup"))

"""One server for each SQLite file (trust.md, promise 12)."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from forceout.service.store.lock import StoreIsTaken, hold, let_go, lock_of

TAKE = """
import sys
from pathlib import Path
from forceout.service.store.lock import StoreIsTaken, hold
try:
    hold(Path(sys.argv[1]))
except StoreIsTaken as taken:
    print(taken)
else:
    print("mine", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "forceout.sqlite3"
    yield path
    let_go(path)


def other_process(database: Path) -> subprocess.Popen[str]:
    """Another process that wants the lock, and lives until it is killed."""
    command = [sys.executable, "-c", TAKE, str(database)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_another_server_is_told_who_has_the_file_and_what_to_do(database: Path) -> None:
    hold(database)
    other = other_process(database)
    said, _ = other.communicate(timeout=30)
    assert f"process {os.getpid()} serves it" in said
    assert "--data" in said


def test_the_lock_goes_with_a_process_that_is_killed(database: Path) -> None:
    other = other_process(database)
    assert first_line(other) == "mine\n"
    with pytest.raises(StoreIsTaken, match=f"process {other.pid}"):
        hold(database)
    other.kill()
    other.communicate(timeout=30)
    hold(database)


def test_a_process_has_its_own_lock_already(database: Path) -> None:
    hold(database)
    hold(database)


def test_another_name_for_the_file_is_the_same_file(database: Path, tmp_path: Path) -> None:
    database.touch()
    (tmp_path / "folder").symlink_to(tmp_path)
    (tmp_path / "other-name").symlink_to(database)
    for name in (tmp_path / "folder" / database.name, tmp_path / "other-name"):
        assert lock_of(name) == lock_of(database)


def test_a_child_does_not_keep_the_lock_of_a_server_that_is_gone(database: Path) -> None:
    hold(database)
    child = subprocess.Popen(
        [sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE, close_fds=False
    )
    let_go(database)
    other = other_process(database)
    assert first_line(other) == "mine\n"
    for process in (child, other):
        process.kill()
        process.communicate(timeout=30)


def test_nobody_else_reads_the_lock(database: Path) -> None:
    hold(database)
    assert lock_of(database).stat().st_mode & 0o077 == 0

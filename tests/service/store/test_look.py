"""A damaged database is found before anything is served from it (trust.md, promise 12)."""

import shutil
import sqlite3
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from forceout.service.store import look
from forceout.service.store.look import StoreIsDamaged, has_wal_fault, verify_file, warn_of_wal_fault

PAGE = 4096


@pytest.fixture
def database(tmp_path: Path, sqlite_template: Path) -> Path:
    path = tmp_path / "forceout.sqlite3"
    shutil.copy(sqlite_template, path)
    with sqlite3.connect(path) as connection:
        rows = [(f"code{number}", "x" * 200) for number in range(2000)]
        connection.execute("CREATE TABLE filling (code TEXT PRIMARY KEY, body TEXT)")
        connection.executemany("INSERT INTO filling VALUES (?, ?)", rows)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path


def test_a_whole_database_and_a_new_one_are_fine(database: Path, tmp_path: Path) -> None:
    assert verify_file(database)
    assert verify_file(tmp_path / "none-yet.sqlite3")


def test_a_file_that_is_cut_off_is_found(database: Path) -> None:
    database.write_bytes(database.read_bytes()[: database.stat().st_size // 2])
    with pytest.raises(StoreIsDamaged, match="forceout restore"):
        verify_file(database)


def test_pages_that_were_overwritten_are_found(database: Path) -> None:
    content = bytearray(database.read_bytes())
    content[30 * PAGE : 40 * PAGE] = b"\xa5" * (10 * PAGE)
    database.write_bytes(content)
    with pytest.raises(StoreIsDamaged):
        verify_file(database)


def test_another_kind_of_file_is_found(database: Path) -> None:
    database.write_bytes(b"these are holiday pictures" * 1000)
    with pytest.raises(StoreIsDamaged, match="not a database"):
        verify_file(database)


def test_an_empty_file_is_begun_anew_and_told(database: Path) -> None:
    database.write_bytes(b"")
    with capture_logs() as logged:
        assert verify_file(database)
    assert "is empty" in logged[0]["event"]


def test_looking_has_an_end(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> list[str]:
        error = sqlite3.OperationalError("interrupted")
        error.sqlite_errorname = "SQLITE_INTERRUPT"
        raise error

    monkeypatch.setattr(look, "_looked_through", interrupted)
    with capture_logs() as logged:
        assert not verify_file(database)
    assert "nothing wrong was found so far" in logged[0]["event"]


@pytest.mark.parametrize(
    ("version", "is_faulty"),
    [
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 45, 0), True),
        ((3, 50, 4), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 53, 0), False),
    ],
)
def test_releases_of_sqlite_that_can_damage_a_file_are_known(version: tuple[int, ...], is_faulty: bool) -> None:
    assert has_wal_fault(version) is is_faulty


def test_an_old_sqlite_is_told_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look, "has_wal_fault", lambda: True)
    with capture_logs() as logged:
        warn_of_wal_fault()
    assert [line["log_level"] for line in logged] == ["warning"]
    assert "update SQLite" in logged[0]["event"]
    monkeypatch.setattr(look, "has_wal_fault", lambda: False)
    with capture_logs() as logged:
        warn_of_wal_fault()
    assert logged == []

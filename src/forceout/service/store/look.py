"""A look at the database before anything is served from it (trust.md, promise 12)."""

import sqlite3
import threading
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import text

from forceout.service.store.store import Store

MOST_SECONDS: Final = 20.0
"""How long a server that starts may look at its file; what is left is looked at when it is read."""
MOST_FAULTS: Final = 3
MENDED: Final = (3, 51, 3)
MENDED_EARLIER: Final = ((3, 44, 6), (3, 50, 7))
"""Releases of older lines that have the same repair."""


class StoreIsDamaged(Exception):
    """The database cannot be trusted with a match."""


def has_wal_fault(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Whether this SQLite can damage a file that two connections write and check-point at once (its WAL-reset bug)."""
    return version < MENDED and not any(version[:2] == line[:2] and version >= line for line in MENDED_EARLIER)


def warn_of_wal_fault() -> None:
    """Say once, at the start, what an old SQLite means for the operator."""
    if has_wal_fault():
        structlog.get_logger("store").warning(
            f"this SQLite is {sqlite3.sqlite_version}; releases before 3.51.3 can damage a database that two programs "
            "write at once. One server alone is safe: stop it before forceout admin changes anything, and update "
            "SQLite, or use PostgreSQL"
        )


def verify_file(database: Path, seconds: float = MOST_SECONDS) -> bool:
    """Whether SQLite looked through the whole file in time; StoreIsDamaged, with what to do, where it is not whole."""
    if not database.exists():
        return True
    log = structlog.get_logger("store")
    if database.stat().st_size == 0:
        log.warning("the database file is empty, and a new database is begun in it", file=str(database))
        return True
    try:
        found = _looked_through(database, seconds)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname == "SQLITE_INTERRUPT":
            log.warning(f"the database is large: after {seconds:g} s of looking nothing wrong was found so far")
            return False
        raise StoreIsDamaged(_sentence(database, str(error))) from error
    if found != ["ok"]:
        raise StoreIsDamaged(_sentence(database, "; ".join(found).replace("\n", " ")[:300]))
    return True


def _looked_through(database: Path, seconds: float) -> list[str]:
    connection = sqlite3.connect(database, check_same_thread=False)
    too_long = threading.Timer(seconds, connection.interrupt)
    too_long.daemon = True
    too_long.start()
    try:
        return [str(row[0]) for row in connection.execute(f"PRAGMA quick_check({MOST_FAULTS})")]
    finally:
        too_long.cancel()
        too_long.join()
        connection.close()


def _sentence(database: Path, why: str) -> str:
    return (
        f"The database {database} is damaged or cannot be read: {why}. Nothing was changed. Keep a copy of the file, "
        "move it away, and restore your last backup with forceout restore; docs/operations.md says more."
    )


async def verify_postgresql(store: Store) -> None:
    """StoreIsDamaged where PostgreSQL answers but cannot be written, such as a standby."""
    async with store.reading() as connection:
        is_standby = await connection.scalar(text("SELECT pg_is_in_recovery()"))
        is_read_only = await connection.scalar(text("SHOW transaction_read_only"))
    if is_standby or is_read_only == "on":
        raise StoreIsDamaged("PostgreSQL answers, but only for reading: a standby? Name the one that can be written.")

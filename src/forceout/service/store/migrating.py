"""Bringing a database up to this release (trust.md, promise 13); a new one is made in no other way."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from forceout.service.store.store import Store

STEPS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x466F7263656F7574
"""The number of the lock that lets one worker at a time migrate a PostgreSQL database."""


class UnknownDatabase(Exception):
    """The database was made by a release that this one does not know."""


def newest_migration() -> str | None:
    """The revision that the last of the migrations leads to."""
    return ScriptDirectory.from_config(_configuration()).get_current_head()


async def upgrade(store: Store, revision: str = "head") -> None:
    """Bring a database up to a revision, in one transaction: all of it or nothing."""
    async with store.engine.begin() as connection:
        await connection.run_sync(_upgrade, store.is_sqlite, revision)


def _upgrade(connection: Connection, is_sqlite: bool, revision: str) -> None:
    if not is_sqlite:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    configuration = _configuration()
    configuration.attributes["connection"] = connection
    try:
        command.upgrade(configuration, revision)
    except CommandError as error:
        raise UnknownDatabase(
            "This database was made by a newer release of Forceout. Install that release, or restore a backup."
        ) from error


def _configuration() -> Config:
    configuration = Config()
    configuration.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    return configuration

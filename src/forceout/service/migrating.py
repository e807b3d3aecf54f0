"""Bringing a database up to this release (trust.md, promise 13); a new one is made in no other way."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from forceout.service.store import Store

STEPS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x466F7263656F7574
"""The number of the lock that lets one worker at a time migrate a PostgreSQL database."""


class UnknownDatabase(Exception):
    """The database was made by a release that this one does not know."""


def newest_revision() -> str:
    """The revision that this release works with."""
    revision = ScriptDirectory.from_config(_configuration()).get_current_head()
    if revision is None:
        raise RuntimeError("there are no migrations")
    return revision


async def revision_of(store: Store) -> str | None:
    """The revision of a database, or None for one that is still empty."""
    async with store.reading() as connection:
        return await connection.run_sync(lambda inner: MigrationContext.configure(inner).get_current_revision())


async def is_current(store: Store) -> bool:
    """Whether this release can work with the database as it is."""
    return await revision_of(store) == newest_revision()


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

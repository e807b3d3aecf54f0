"""Which revision of the schema a database has (trust.md, promise 13), known without the means to change it: those take
a worker a fifth of the time in which it starts."""

from typing import Final

from sqlalchemy import Connection, inspect, text

from forceout.service.store.store import Store

NEWEST: Final = "0011"
"""The revision that this release works with: the last of the migrations."""
TABLE: Final = "alembic_version"


async def revision_of(store: Store) -> str | None:
    """The revision of a database, or None for one that is still empty."""
    async with store.reading() as connection:
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(TABLE):
        return None
    revision: str | None = connection.scalar(text(f"SELECT version_num FROM {TABLE}"))
    return revision


async def is_current(store: Store) -> bool:
    """Whether this release can work with the database as it is."""
    return await revision_of(store) == NEWEST

"""What is done once before a server serves: one server a file, files closed to others, the store looked at and upgraded
(trust.md, promises 12 and 13)."""

import asyncio
from pathlib import Path

from forceout.service.settings import BadSettings, Settings
from forceout.service.store.files import tighten
from forceout.service.store.lock import hold
from forceout.service.store.look import verify_file, verify_postgresql
from forceout.service.store.store import Store, file_of


def keep_others_out(settings: Settings) -> None:
    """Hold the lock of the database's file as long as this process lives; StoreIsTaken where another server has it."""
    file = file_of(settings.database)
    if file is None:
        return
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        hold(file)
    except OSError as error:
        raise BadSettings(f"The folder {file.parent} cannot be written: {error.strerror}.") from error


async def prepare(settings: Settings) -> list[Path]:
    """Make the store ready, or raise why it is taken or damaged; what was open to other users and is not any more."""
    from forceout.service.store.migrating import upgrade

    keep_others_out(settings)
    closed = tighten(settings)
    file = file_of(settings.database)
    if file is not None:
        await asyncio.to_thread(verify_file, file)
    store = Store(settings.database)
    try:
        if file is None and not store.is_sqlite:
            await verify_postgresql(store)
        await upgrade(store)
        # SQLite has just made its files, if they are new.
        tighten(settings)
    finally:
        await store.close()
    return closed

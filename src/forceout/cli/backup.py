"""`forceout backup` and `forceout restore`: everything in one file, from a server that goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from forceout.service.store.store import Store

Database = Annotated[str | None, typer.Option(help="The database; FORCEOUT_DATABASE where it is not given.")]


def backup(
    path: Annotated[Path, typer.Argument(help="The file to write; there must be none of that name yet.")],
    database: Database = None,
) -> None:
    """Write everything to one file, while the server goes on. Keep it safe: dice that are not revealed are in it."""
    from forceout.service.service import system_clock
    from forceout.service.store import backup as backups

    async def work(store: "Store") -> str:
        report = await backups.backup(store, path, system_clock())
        return f"Wrote {path}: {_counted(report.rows)}."

    run(work, database)


def restore(
    path: Annotated[Path, typer.Argument(help="The file that `forceout backup` wrote.", dir_okay=False)],
    database: Database = None,
) -> None:
    """Read a backup into a new, empty database; every log is verified, and it is all of it or nothing."""
    from forceout.service.store import backup as backups

    async def work(store: "Store") -> str:
        report = await backups.restore(path, store)
        return f"Restored {path}: {_counted(report.rows)}."

    run(work, database, is_alone=True)


def _counted(rows: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in rows.items() if name in ("matches", "events", "people"))


def run(work: "Callable[[Store], Awaitable[str]]", database: str | None, *, is_alone: bool = False) -> None:
    """Do something with the database, beside a server or alone, and say what came of it."""
    from forceout.service.errors import Refusal
    from forceout.service.settings import BadSettings, Settings, verify_settings
    from forceout.service.store.backup import BadBackup
    from forceout.service.store.files import keep_to_ourselves
    from forceout.service.store.lock import StoreIsTaken, hold
    from forceout.service.store.migrating import UnknownDatabase
    from forceout.service.store.store import Store

    async def opened(address: str) -> str:
        store = Store(address, is_beside=not is_alone)
        if is_alone and store.file is not None:
            hold(store.file)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    keep_to_ourselves()
    try:
        settings = Settings.read(**({} if database is None else {"database": database}))
        verify_settings(settings)
        typer.echo(asyncio.run(opened(settings.database)))
    except (BadBackup, BadSettings, Refusal, StoreIsTaken, UnknownDatabase, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None

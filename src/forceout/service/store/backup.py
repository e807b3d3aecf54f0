"""Backups of a live server in one file that either database can read (trust.md, promise 13).

The file is gzip over lines of JSON: what it is, then every row as [table, values], then how many rows there were.
"""

import asyncio
import base64
import gzip
import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, Table, column, func, insert, select, table, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.events import BrokenChain, Event, verify_chain
from forceout.service.store.migrating import UnknownDatabase, upgrade
from forceout.service.store.schema import (
    events,
    kept_tables,
    matches,
    room_events,
    rooms,
    tournament_events,
    tournaments,
)
from forceout.service.store.schema_revision import NEWEST, is_current, revision_of
from forceout.service.store.store import Store

FORMAT: Final = "forceout-backup-1"
ROWS_AT_ONCE: Final = 500
LOG: Final = (events.c.seq, events.c.at, events.c.received_at, events.c.key, events.c.body, events.c.hash)
LOGS: Final = (
    (matches, events, events.c.match),
    (tournaments, tournament_events, tournament_events.c.tournament),
    (rooms, room_events, room_events.c.room),
)
"""What has a log, the log, and where it says whose it is."""
COUNTED: Final = ("events", "attempts", "noted_questions", "tournament_events", "room_events")
"""Tables whose numbers the database counts up by itself."""


class BadBackup(Exception):
    """The file cannot be restored, or not there."""


@dataclass(frozen=True, slots=True)
class BackupReport:
    """How many rows of each table are in a backup."""

    rows: dict[str, int]


async def backup(store: Store, path: Path, now: int) -> BackupReport:
    """Write everything as it is at one moment to a new file, while the server goes on."""
    if not await is_current(store):
        raise BadBackup("The database is of another release. Upgrade it first.")
    if path.exists():
        raise BadBackup(f"There is a file {path.name} already. Choose another name.")
    part = path.with_name(path.name + ".part")
    tables = {one.name: [part.name for part in one.columns] for one in kept_tables}
    header = {"format": FORMAT, "revision": NEWEST, "at": now, "tables": tables}
    rows = dict.fromkeys(tables, 0)
    # Password hashes and dice that are not yet revealed are in it: nobody else may read the file.
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file:
                file.write(_line(header))
                async with _snapshot(store) as connection:
                    for one in kept_tables:
                        async for chunk in _chunks(connection, one):
                            rows[one.name] += len(chunk)
                            await asyncio.to_thread(_write_rows, file, one.name, chunk)
                file.write(_line({"end": rows}))
            raw.flush()
            os.fsync(raw.fileno())
        part.rename(path)
        _sync_folder(path.parent)
    finally:
        part.unlink(missing_ok=True)
    return BackupReport(rows)


@asynccontextmanager
async def _snapshot(store: Store) -> AsyncIterator[AsyncConnection]:
    """A connection that sees one moment: SQLite's readers always do within a transaction, PostgreSQL's when asked."""
    async with store.reading() as connection:
        if not store.is_sqlite:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


async def _chunks(connection: AsyncConnection, one: Table) -> AsyncIterator[list[tuple[Any, ...]]]:
    order = (one.c.match, one.c.seq) if one is events else tuple(one.primary_key.columns)
    result = await connection.stream(select(one).order_by(*order))
    async for rows in result.partitions(ROWS_AT_ONCE):
        yield [tuple(row) for row in rows]


def _write_rows(file: gzip.GzipFile, name: str, rows: list[tuple[Any, ...]]) -> None:
    file.write(b"".join(_line([name, [_plain(value) for value in row]]) for row in rows))


def _plain(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _line(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


async def restore(path: Path, store: Store) -> BackupReport:
    """Read a backup into an empty database: all of it, with every log's chain verified, or nothing."""
    header = read_header(path)
    revision = await revision_of(store)
    if revision is None:
        await _create(store, header["revision"])
    elif revision != header["revision"]:
        raise BadBackup("The database is of another release than the backup. Restore into a new, empty database.")

    async def work(connection: AsyncConnection) -> dict[str, int]:
        await _verify_empty(connection, header)
        rows = await _load(connection, path, header)
        for of, log, owner in LOGS:
            # A backup of an older release has fewer.
            if of.name in header["tables"]:
                await _verify_logs(connection, of, log, owner)
        if not store.is_sqlite:
            await _count_on(connection, header["tables"])
        return rows

    try:
        report = BackupReport(await store.write(work))
    except (IntegrityError, ValueError) as error:
        raise BadBackup(f"{path.name} was altered or is damaged.") from error
    await upgrade(store)
    return report


async def _create(store: Store, revision: str) -> None:
    try:
        await upgrade(store, revision)
    except UnknownDatabase as error:
        raise BadBackup("The backup was made by a newer release of Forceout. Install that release first.") from error


def read_header(path: Path) -> dict[str, Any]:
    """What a backup says about itself."""
    header = next(_lines(path), None)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadBackup(f"{path.name} is not a backup of Forceout.")
    return header


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield json.loads(line)
    except (OSError, EOFError, ValueError) as error:
        raise BadBackup(f"{path.name} cannot be read to its end: it is damaged or cut off.") from error


async def _verify_empty(connection: AsyncConnection, header: dict[str, Any]) -> None:
    for name in header["tables"]:
        if await connection.scalar(select(func.count()).select_from(table(name))):
            raise BadBackup("The database is not empty. Restore into a new one, so that nothing is lost.")


async def _load(connection: AsyncConnection, path: Path, header: dict[str, Any]) -> dict[str, int]:
    tables: dict[str, list[str]] = header["tables"]
    rows = dict.fromkeys(tables, 0)
    end: dict[str, int] | None = None
    for kind, run in groupby(islice(_lines(path), 1, None), lambda line: line[0] if isinstance(line, list) else None):
        if kind is None:
            end = next(run).get("end")
            continue
        if end is not None or kind not in tables:
            raise BadBackup(f"{path.name} is damaged.")
        # By name and without types, since an older release may have had other columns.
        into = insert(table(kind, *(column(name) for name in tables[kind])))
        while chunk := [
            dict(zip(tables[kind], map(_value, line[1]), strict=True)) for line in islice(run, ROWS_AT_ONCE)
        ]:
            await connection.execute(into, chunk)
            rows[kind] += len(chunk)
    if rows != end:
        raise BadBackup(f"{path.name} is cut off: rows are missing.")
    return rows


def _value(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value


async def _verify_logs(connection: AsyncConnection, of: Table, log_of: Table, owner: Column[str]) -> None:
    """Raise BadBackup where a log was altered or does not end where its match, event or room says."""
    columns = [log_of.c[one.name] for one in LOG]
    heads = (await connection.execute(select(of.c.id, of.c.head))).all()
    for match, head in heads:
        rows = await connection.execute(select(*columns).where(owner == match).order_by(log_of.c.seq))
        log = [Event(*row) for row in rows]
        try:
            verify_chain(match, log)
        except BrokenChain as error:
            raise BadBackup(f"The backup was altered: {error}.") from error
        if len(log) != head:
            raise BadBackup(f"The backup was altered: the log of match {match} has {len(log)} events, not {head}.")


async def _count_on(connection: AsyncConnection, tables: dict[str, list[str]]) -> None:
    """Let PostgreSQL count on from where the backup ends; an older release has fewer tables."""
    for name in (one for one in COUNTED if one in tables):
        counter = f"pg_get_serial_sequence('{name}', 'id')"
        await connection.execute(
            text(f"SELECT setval({counter}, (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)")
        )

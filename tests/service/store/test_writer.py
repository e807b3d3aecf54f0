"""SQLite's one writer: appends of a group are written together, and one that does not fit spoils none of the others."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import func, select

from forceout.service.errors import StoreIsDown
from forceout.service.store.events import FIRST_HASH, Draft, Event, chained, verify_chain
from forceout.service.store.log import Append, Conflict, Log, Row
from forceout.service.store.schema import events
from forceout.service.store.store import Store
from forceout.service.store.writer import SqliteWriter

pytestmark = pytest.mark.anyio
ROW = Row("playing", False, None, None)


@pytest.fixture
async def log(tmp_path: Path, sqlite_template: Path) -> Log:
    path = tmp_path / "store.sqlite3"
    path.write_bytes(sqlite_template.read_bytes())
    return Log(Store(f"sqlite+aiosqlite:///{path}"))


async def begun(log: Log, match: str) -> list[Event]:
    """A match with its first event."""
    return await log.create(match, [Draft({"kind": "created"}, 1, 1)], ROW)


def more(match: str, known: list[Event], key: str, at: int = 2) -> list[Event]:
    """What comes after the events that somebody knows."""
    last = known[-1] if known else None
    head, head_hash = (0, FIRST_HASH) if last is None else (last.seq, last.hash)
    return chained(match, head, head_hash, [Draft({"kind": "paused"}, at, at, key), Draft({"kind": "resumed"}, at, at)])


def writer_of(log: Log) -> SqliteWriter:
    writer = log.store._writer
    assert writer is not None
    return writer


async def test_appends_that_come_together_are_all_there(log: Log) -> None:
    known = {f"m{number}": await begun(log, f"m{number}") for number in range(20)}
    await asyncio.gather(
        *(log.append(match, 1, more(match, first, "k"), ROW, [(1, b"seed")]) for match, first in known.items())
    )
    for match in known:
        found = await log.after(match, 0)
        assert [one.seq for one in found] == [1, 2, 3]
        verify_chain(match, found)
        assert await log.seed(match, 1) == b"seed"
    assert writer_of(log).again == 0
    await log.store.close()


async def test_one_that_came_too_late_spoils_no_other(log: Log) -> None:
    first, second = await begun(log, "first"), await begun(log, "second")
    answers = await asyncio.gather(
        log.append("first", 1, more("first", first, "a"), ROW),
        log.append("first", 1, more("first", first, "b"), ROW),
        log.append("second", 1, more("second", second, "a"), ROW),
        return_exceptions=True,
    )
    assert [type(one) for one in answers] == [type(None), Conflict, type(None)]
    assert [one.key for one in await log.after("first", 1)] == ["a", None]
    assert [one.key for one in await log.after("second", 1)] == ["a", None]
    assert writer_of(log).again == 1
    await log.store.close()


async def test_a_key_is_used_once(log: Log) -> None:
    known = await begun(log, "m")
    grown = more("m", known, "k")
    await log.append("m", 1, grown, ROW)
    with pytest.raises(Conflict):
        await log.append("m", 3, more("m", grown, "k"), ROW)
    assert [one.seq for one in await log.after("m", 0)] == [1, 2, 3]
    await log.store.close()


async def test_without_the_commit_nothing_of_a_group_is_there(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    known = await begun(log, "m")

    def fail(*_: object) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as patched:
        patched.setattr(Append, "at_once", fail)
        patched.setattr(Append, "__call__", fail)
        with pytest.raises(StoreIsDown):
            await log.append("m", 1, more("m", known, "k"), ROW)
    async with log.store.reading() as connection:
        assert await connection.scalar(select(func.count()).select_from(events)) == 1
    await log.append("m", 1, more("m", known, "k"), ROW)
    assert len(await log.after("m", 0)) == 3
    await log.store.close()

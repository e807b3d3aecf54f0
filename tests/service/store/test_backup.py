"""Tests of backups: of a live server, between databases, damaged and altered."""

import gzip
import json
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.events.events import Events
from forceout.service.people.accounts import Accounts
from forceout.service.people.people import People
from forceout.service.settings import Settings
from forceout.service.store import backup as module
from forceout.service.store.backup import BadBackup, backup, restore
from forceout.service.store.events import FIRST_HASH, Draft, Event, chained
from forceout.service.store.schema import (
    attempts,
    desk_tables,
    events,
    join_codes,
    judge_codes,
    matches,
    metadata,
    noted_questions,
    offices,
    seated,
    seeds,
)
from forceout.service.store.schema_revision import is_current, revision_of
from forceout.service.store.store import Store
from tests.service.conftest import START, HandClock
from tests.tournament.small_event import people as everybody
from tests.tournament.small_event import settings as one_division

pytestmark = pytest.mark.anyio


def _values(match: str, event: Event) -> dict[str, Any]:
    names = ("match", "seq", "at", "received_at", "key", "body", "hash")
    return dict(
        zip(names, (match, event.seq, event.at, event.received_at, event.key, event.text, event.hash), strict=True)
    )


async def append(store: Store, match: str, count: int) -> None:
    """More events at the end of a log, which is made if need be."""

    async def work(connection: AsyncConnection) -> None:
        query = (
            select(events.c.seq, events.c.hash).where(events.c.match == match).order_by(events.c.seq.desc()).limit(1)
        )
        last = (await connection.execute(query)).one_or_none()
        head, head_hash = (0, FIRST_HASH) if last is None else (last.seq, last.hash)
        if last is None:
            row = {"id": match, "created_at": START, "head": 0, "status": "playing", "is_listed": True}
            await connection.execute(insert(matches).values(**row, changed_at=START, next_due=START + 5))
        drafts = [
            Draft({"do": "move ∪ “R”", "n": n}, START + n, START + n, f"{head} {n}" if n % 2 else None)
            for n in range(count)
        ]
        made = chained(match, head, head_hash, drafts)
        await connection.execute(insert(events), [_values(match, event) for event in made])
        await connection.execute(update(matches).where(matches.c.id == match).values(head=made[-1].seq))

    await store.write(work)


async def fill(store: Store, settings: Settings, clock: HandClock) -> None:
    """Something in every table."""
    people = People(store, settings, clock)
    guest, _ = await people.new_guest("Zoë")
    accounts = Accounts(store, people, clock)
    await accounts.create_account("Ann", "three green otters")
    accounts.passwords.close()
    await append(store, "first", 1200)
    await append(store, "second", 3)
    await fill_event(store, clock, guest.id)

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(insert(seeds).values(match="first", shake=2, seed=bytes(range(32))))
        await connection.execute(insert(attempts).values(match="first", base=7, seat="P2", received_at=START))
        await connection.execute(insert(noted_questions).values(match="first", at=START, kind="solve", person=None))
        await connection.execute(insert(seated).values(person="somebody", match="first"))
        await connection.execute(insert(join_codes).values(code="ABCD1234", match="second", expires_at=START))
        code = {"code": "EFGH5678", "match": "first", "event": None, "by": "somebody", "expires_at": START}
        await connection.execute(insert(judge_codes).values(code))
        await connection.execute(insert(offices).values(person="somebody", match="first", at=START))
        await connection.execute(insert(desk_tables).values(match="first", event="spring", called_at=None))
        await connection.execute(insert(metadata.tables["heartbeats"]).values(worker="one", wall=START, running=5))
        await connection.execute(insert(metadata.tables["served"]).values(worker="one", match="first", seats=3))
        await connection.execute(insert(metadata.tables["gaps"]).values(since=START, until=START + 9000))
        await connection.execute(insert(metadata.tables["secrets"]).values(name="lag", value=b"\x00\xff" * 16))
        rating = {"rating": 1512.25, "deviation": 80.5, "volatility": 0.06}
        mine = {"person": guest.id, "puzzle": "om0000000000"}
        of_set = {**mine, "code": "ABCDEF", "tries": 2, "is_solved": True, "is_first_solved": False}
        lasting = {"created_at": START, "expires_at": START + 5}
        for name, row in (
            ("practice_people", {"person": guest.id, "keeps_mistakes": True}),
            ("practice_ratings", {"person": guest.id, "game": "on-sets", **rating}),
            ("match_ratings", {"person": guest.id, "game": "on-sets", "against": "bots", **rating, "matches": 3}),
            ("rated_matches", {"match": "first"}),
            ("shared_ratings", {"person": guest.id, "since": START}),
            ("practice_tries", {**mine, "at": START, "is_solved": False, "is_rated": True}),
            ("practice_mistakes", {**mine, "due": START + 9, "card": "{}"}),
            ("puzzle_ratings", {"puzzle": "om0000000000", **rating, "tries": 1, "solved": 0}),
            ("practice_sets", {"code": "ABCDEF", "owner": guest.id, "puzzles": "[]", **lasting}),
            ("practice_set_tries", of_set),
        ):
            await connection.execute(insert(metadata.tables[name]).values(row))
        await fill_room(connection, guest.id)

    await store.write(work)


async def fill_room(connection: AsyncConnection, coach: str) -> None:
    """A coach's room with two events, its coach and a code."""
    drafts = [Draft({"kind": "settled", "n": n}, START, START, None) for n in range(2)]
    log = [{**_values("room", one), "room": "room"} for one in chained("room", 0, FIRST_HASH, drafts)]
    for row in log:
        del row["match"]
    kept = {"created_at": START, "changed_at": START, "kept_until": START + 9}
    await connection.execute(insert(metadata.tables["rooms"]).values(id="room", head=len(log), **kept))
    await connection.execute(insert(metadata.tables["room_events"]), log)
    member = {"person": coach, "role": "coach", "label": "C1", "joined_at": START}
    await connection.execute(insert(metadata.tables["room_people"]).values(room="room", **member))
    code = {"code": "IJKL9012", "role": "student", "expires_at": START}
    await connection.execute(insert(metadata.tables["room_codes"]).values(room="room", **code))


async def fill_event(store: Store, clock: HandClock, director: str) -> None:
    """An event with a code and a name."""

    async def quiet(name: str, seq: int) -> None:
        """Nobody listens."""

    tournaments = Events(store, clock, quiet)
    live = await tournaments.found(one_division(), director)
    member = await tournaments.member(live.id, director)
    await tournaments.act(member, everybody(3), "import-1", None, {"p011": "Zoë"})
    await tournaments.members.make_code(live.state, member, "judge", None)


async def contents(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    async with store.reading() as connection:
        return {
            table.name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }


def rewrite(path: Path, change: Any) -> None:
    """Alter the lines of a backup."""
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    changed = change(lines) or lines
    path.write_bytes(gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in changed)))


async def test_a_backup_restores_every_row_in_the_same_kind_of_database(
    store: Store, empty_store: Store, settings: Settings, clock: HandClock, tmp_path: Path
) -> None:
    await fill(store, settings, clock)
    path = tmp_path / "backup.gz"
    report = await backup(store, path, START)
    assert report.rows["events"] == 1203
    assert all(report.rows.values())
    assert await restore(path, empty_store) == report
    assert await contents(empty_store) == await contents(store)
    assert await is_current(empty_store)


async def test_a_backup_moves_to_the_other_kind_of_database(
    store: Store, other_empty_store: Store, settings: Settings, clock: HandClock, tmp_path: Path
) -> None:
    await fill(store, settings, clock)
    await backup(store, tmp_path / "backup.gz", START)
    await restore(tmp_path / "backup.gz", other_empty_store)
    assert await contents(other_empty_store) == await contents(store)
    await append(other_empty_store, "second", 5)
    await append(other_empty_store, "third", 1)
    people = People(other_empty_store, settings, clock)
    assert (await people.new_guest("Lynx"))[0].nickname == "Lynx"


async def test_a_backup_shows_one_moment_while_the_server_goes_on(
    store: Store, empty_store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await append(store, "first", 600)
    real = module._chunks

    async def chunks(connection: AsyncConnection, table: Table) -> AsyncIterator[list[tuple[Any, ...]]]:
        async for chunk in real(connection, table):
            yield chunk
            await append(store, "first", 2)
            await append(store, "new", 1)

    monkeypatch.setattr(module, "_chunks", chunks)
    report = await backup(store, tmp_path / "backup.gz", START)
    assert (report.rows["matches"], report.rows["events"]) == (1, 600)
    assert await restore(tmp_path / "backup.gz", empty_store) == report
    assert len((await contents(store))["events"]) > 600


async def test_a_backup_is_for_its_owner_only_and_replaces_nothing(sqlite_store: Store, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"
    await backup(sqlite_store, path, START)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with pytest.raises(BadBackup, match="already"):
        await backup(sqlite_store, path, START)
    assert not list(tmp_path.glob("*.part"))


async def test_a_database_of_another_release_is_not_backed_up(empty_store: Store, tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="Upgrade it first"):
        await backup(empty_store, tmp_path / "backup.gz", START)


async def test_nothing_is_restored_over_something(store: Store, tmp_path: Path) -> None:
    await append(store, "first", 3)
    await backup(store, tmp_path / "backup.gz", START)
    before = await contents(store)
    with pytest.raises(BadBackup, match="not empty"):
        await restore(tmp_path / "backup.gz", store)
    assert await contents(store) == before


def _events(lines: list[Any]) -> list[Any]:
    return [line for line in lines if isinstance(line, list) and line[0] == "events"]


def _other_body(lines: list[Any]) -> None:
    _events(lines)[0][1][6] = '{"do":"win"}'


def _other_time(lines: list[Any]) -> None:
    _events(lines)[2][1][3] += 1


def _lost_event(lines: list[Any]) -> None:
    lines.remove(_events(lines)[-1])
    lines[-1]["end"]["events"] -= 1


def _two_swapped(lines: list[Any]) -> None:
    one, other = _events(lines)[1:3]
    one[1][2], other[1][2] = other[1][2], one[1][2]


def _doubled_row(lines: list[Any]) -> None:
    lines.insert(1, lines[1])


def _short_row(lines: list[Any]) -> None:
    lines[1][1].pop()


def _unknown_table(lines: list[Any]) -> None:
    lines[1][0] = "pg_authid"


def _no_end(lines: list[Any]) -> None:
    lines.pop()


def _more_after_the_end(lines: list[Any]) -> None:
    lines.append(lines[1])


def _no_backup(lines: list[Any]) -> None:
    lines[0]["format"] = "other"


def _newer(lines: list[Any]) -> None:
    lines[0]["revision"] = "9999"


ALTERATIONS = (_other_body, _other_time, _lost_event, _two_swapped, _doubled_row, _short_row, _unknown_table)
DAMAGE = (_no_end, _more_after_the_end, _no_backup, _newer)


@pytest.mark.parametrize("change", [*ALTERATIONS, *DAMAGE])
async def test_an_altered_backup_restores_nothing(
    sqlite_store: Store, store: Store, tmp_path: Path, change: Any
) -> None:
    await append(sqlite_store, "first", 5)
    path = tmp_path / "backup.gz"
    await backup(sqlite_store, path, START)
    rewrite(path, change)
    with pytest.raises(BadBackup):
        await restore(path, store)
    assert not any((await contents(store)).values())


@pytest.mark.parametrize("keep", [0.3, 0.9])
async def test_a_backup_that_is_cut_off_restores_nothing(
    sqlite_store: Store, store: Store, tmp_path: Path, keep: float
) -> None:
    await append(sqlite_store, "first", 50)
    path = tmp_path / "backup.gz"
    await backup(sqlite_store, path, START)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * keep)])
    with pytest.raises(BadBackup, match="cut off"):
        await restore(path, store)


async def test_a_backup_of_a_newer_release_makes_no_database(
    sqlite_store: Store, empty_store: Store, tmp_path: Path
) -> None:
    path = tmp_path / "backup.gz"
    await backup(sqlite_store, path, START)
    rewrite(path, _newer)
    with pytest.raises(BadBackup, match="newer release"):
        await restore(path, empty_store)
    assert await revision_of(empty_store) is None


async def test_another_file_is_not_a_backup(sqlite_store: Store, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Sir or Madam")
    for name in ("letter", "nothing"):
        with pytest.raises(BadBackup):
            await restore(tmp_path / name, sqlite_store)


async def test_an_altered_log_of_a_room_restores_nothing(
    sqlite_store: Store, store: Store, settings: Settings, clock: HandClock, tmp_path: Path
) -> None:
    coach, _ = await People(sqlite_store, settings, clock).new_guest("Zoë")
    await sqlite_store.write(lambda connection: fill_room(connection, coach.id))
    path = tmp_path / "backup.gz"
    await backup(sqlite_store, path, START)

    def change(lines: list[Any]) -> None:
        row = next(line for line in lines if isinstance(line, list) and line[0] == "room_events")
        row[1][6] = row[1][6].replace("settled", "ended")

    rewrite(path, change)
    with pytest.raises(BadBackup, match="altered"):
        await restore(path, store)


async def test_an_altered_event_of_a_tournament_restores_nothing(
    sqlite_store: Store, store: Store, settings: Settings, clock: HandClock, tmp_path: Path
) -> None:
    guest, _ = await People(sqlite_store, settings, clock).new_guest("Zoë")
    await fill_event(sqlite_store, clock, guest.id)
    path = tmp_path / "backup.gz"
    await backup(sqlite_store, path, START)

    def change(lines: list[Any]) -> None:
        rows = [line for line in lines if isinstance(line, list) and line[0] == "tournament_events"]
        row = next(one for one in rows if one[1][2] == 2)
        row[1][6] = row[1][6].replace("School 1", "School X")

    rewrite(path, change)
    with pytest.raises(BadBackup, match="altered"):
        await restore(path, store)

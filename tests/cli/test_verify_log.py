"""Tests of `forceout admin verify-log` (trust.md, promise 14): whoever writes the database anew, chain and all, is
found out by the seals in it and by what has left the server."""

import asyncio
import json
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner, Result

from forceout.cli.application import application
from forceout.service.service import Service
from forceout.service.settings import FILE, Settings
from forceout.service.store.events import FIRST_HASH, chain_hash
from forceout.service.store.seals import KEY_FILE, Sealing
from forceout.service.tables.actions import Actor
from forceout.service.tables.table_settings import TableSettings
from forceout.service.tables.views import match_view
from forceout.web.app import migrate

SETTINGS: Final = TableSettings("on-sets", "2026-27", "middle", seats=2, is_listed=True)
DIRECTOR: Final = Actor("a-director", frozenset({"director"}))


def verify(folder: Path, *words: str) -> Result:
    environment = {"FORCEOUT_DATA": str(folder)}
    return CliRunner().invoke(application, ["admin", "verify-log", *words], env=environment)


@dataclass(frozen=True, slots=True)
class Kept:
    """A match that is over, and what was kept of it elsewhere."""

    folder: Path
    match: str
    record: Path
    scoresheet: Path


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    folder = tmp_path / "data"

    async def work() -> Kept:
        settings = Settings(data=folder, database=f"sqlite+aiosqlite:///{folder / FILE}")
        await migrate(settings)
        service = Service(settings)
        await service.open(has_loops=False)
        service.seal_with(Sealing(folder))
        live = await service.matches.create("ada", SETTINGS)
        await service.matches.sit(live.id, Actor("ben"))
        await service.matches.start(live.id, Actor("ada"))
        for seat in ("P1", "P2"):
            live = await service.matches.find(live.id)
            wanted = {"do": "disqualify", "player": seat, "reason": "left"}
            await service.matches.act(live.id, DIRECTOR, live.seq, f"out {seat}", wanted)
        live = await service.matches.find(live.id)
        record, scoresheet = tmp_path / "match.txt", tmp_path / "scoresheet.json"
        record.write_text(await service.matches.record(live.id), encoding="utf-8")
        scoresheet.write_text(json.dumps(match_view(live, None, {}, 0)), encoding="utf-8")
        await service.close()
        return Kept(folder, live.id, record, scoresheet)

    return asyncio.run(work())


def write_anew(kept: Kept, old: str, new: str, *, has_seal: bool = True) -> None:
    """Alter the log as somebody does who can write the database and knows how a chain is made."""
    file = sqlite3.connect(kept.folder / FILE)
    with file:
        rows = file.execute("SELECT id, seq, at, received_at, key, body FROM events ORDER BY seq").fetchall()
        if not has_seal:
            rows = [row for row in rows if '"kind":"sealed"' not in row[5]]
            file.execute("DELETE FROM events WHERE seq > ?", (len(rows),))
            file.execute("UPDATE matches SET head = ?", (len(rows),))
        previous = FIRST_HASH
        for number, seq, at, received_at, key, body in rows:
            altered = body.replace(old, new)
            previous = chain_hash(previous, kept.match, seq, at, received_at, key, altered)
            file.execute("UPDATE events SET body = ?, hash = ? WHERE id = ?", (altered, previous, number))
    file.close()


def test_promise_14_what_was_kept_agrees_with_a_log_that_nobody_altered(kept: Kept) -> None:
    told = verify(kept.folder, "--against", str(kept.record), "--against", str(kept.scoresheet))
    assert told.output == "The logs of 1 matches are whole. 1 are sealed. They end as 2 kept elsewhere say.\n"


def test_promise_14_a_log_with_a_whole_new_chain_breaks_its_seal(kept: Kept) -> None:
    write_anew(kept, "reason=left", "reason=behaviour")
    found = verify(kept.folder)
    assert found.exit_code == 2
    assert "was written anew" in found.output


def test_promise_14_a_log_whose_seal_is_gone_too_disagrees_with_what_was_kept(kept: Kept) -> None:
    write_anew(kept, "reason=left", "reason=behaviour", has_seal=False)
    assert verify(kept.folder).exit_code == 0, "nothing within the database shows it"
    for one, why in ((kept.record, "is gone or too short"), (kept.scoresheet, "was written anew")):
        found = verify(kept.folder, "--against", str(one))
        assert found.exit_code == 2
        assert f"{one.name}: the log of match {kept.match} {why}" in found.output


def test_promise_14_a_match_that_is_gone_is_missed(kept: Kept) -> None:
    file = sqlite3.connect(kept.folder / FILE)
    with file:
        for table in ("events", "seeds", "matches"):
            file.execute(f"DELETE FROM {table}")
    file.close()
    assert "is gone or too short" in verify(kept.folder, "--against", str(kept.record)).output


@pytest.mark.parametrize(
    ("old", "new"), [("reason=left", "reason=behaviour"), ("head ", "head 1"), ("# seal ", "# seal 0")]
)
def test_promise_14_what_was_kept_cannot_be_altered_either(kept: Kept, old: str, new: str) -> None:
    kept.record.write_text(kept.record.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    found = verify(kept.folder, "--against", str(kept.record))
    assert found.exit_code == 2
    assert "forged" in found.output or "no seal" in found.output


def test_promise_14_a_seal_with_another_key_is_none(kept: Kept) -> None:
    (kept.folder / KEY_FILE).write_text("00" * 32)
    assert "another key than this server's" in verify(kept.folder, "--against", str(kept.record)).output


def test_promise_14_what_has_no_seal_is_told_so(kept: Kept) -> None:
    kept.record.write_text("Forceout match record 1\n", encoding="utf-8")
    assert "there is no seal in it" in verify(kept.folder, "--against", str(kept.record)).output


def test_the_key_is_the_servers_own_and_made_once(kept: Kept) -> None:
    path = kept.folder / KEY_FILE
    assert path.stat().st_mode & 0o777 == 0o600
    assert Sealing(kept.folder).public_key == Sealing(kept.folder).public_key
    assert list(kept.folder.glob(f"{KEY_FILE}.*")) == []

"""Backups of a live server, and logs of every release (trust.md, promise 13)."""

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from forceout.service.store.backup import restore
from forceout.service.store.events import Event
from forceout.service.store.store import Store
from forceout.service.tables.fold import fold_events
from tests.service.conftest import Cluster
from tests.trust.over_http.ledger import read_logs
from tests.trust.over_http.load import loaded
from tests.trust.over_http.operator import forceout
from tests.trust.over_http.server import Server
from tests.trust.releases import RELEASES, folded

pytestmark = pytest.mark.anyio

TABLES: Final = 3


@pytest.fixture(params=["sqlite", "postgresql"])
def source(request: pytest.FixtureRequest) -> Server:
    """The server that is backed up."""
    found: Server = request.getfixturevalue(f"server_on_{request.param}")
    return found


def standings(logs: dict[str, list[Event]]) -> dict[str, dict[str, int]]:
    """The totals of every match that has begun."""
    tables = [fold_events(match, None, log) for match, log in logs.items()]
    return {live.id: dict(live.match.totals) for live in tables if live is not None and live.match is not None}


async def test_promise_13_a_backup_under_load_restores_to_the_same_standings(
    source: Server, tmp_path: Path, postgresql: Cluster
) -> None:
    """What was acknowledged before the backup began is in it, on either database, and the original is untouched."""
    path = tmp_path / "backup.gz"
    async with loaded(source.address, TABLES, seed=13) as load:
        await load.until(acknowledged=30)
        before = list(load.ledger.acknowledged)
        command = partial(forceout, folder=tmp_path, FORCEOUT_DATABASE=source.database)
        done = await asyncio.to_thread(command, "backup", str(path))
        assert done.returncode == 0, done.stderr
        await load.until(acknowledged=10)
    originals = await read_logs(source.database)
    name = f"restored_{path.parent.name}"[:60].lower()
    postgresql.create(name)
    for target in (f"sqlite+aiosqlite:///{tmp_path}/restored.sqlite3", postgresql.address(name)):
        command = partial(forceout, folder=tmp_path, FORCEOUT_DATABASE=target)
        done = await asyncio.to_thread(command, "restore", str(path))
        assert done.returncode == 0, done.stderr
        restored = await read_logs(target)
        same_moment = {match: originals[match][: len(log)] for match, log in restored.items()}
        assert restored == same_moment
        assert standings(restored) == standings(same_moment)
        keys = {(match, (event.key or "").rpartition(":")[2]) for match, log in restored.items() for event in log}
        assert {(match, key) for match, key, _ in before} <= keys
    assert await read_logs(source.database) == originals
    assert source.is_answering()


@pytest.mark.parametrize("release", RELEASES, ids=[one.name for one in RELEASES])
async def test_promise_13_logs_of_every_release_are_upgraded_and_fold_alike(release: Path, tmp_path: Path) -> None:
    """A backup of an old release is restored, upgraded, and folds to what that release folded it to."""
    kept = (release / "backup.gz").read_bytes()
    address = f"sqlite+aiosqlite:///{tmp_path / 'restored.sqlite3'}"
    store = Store(address)
    await store.open()
    try:
        await restore(release / "backup.gz", store)
    finally:
        await store.close()
    expected = json.loads((release / "folded.json").read_text(encoding="utf-8"))
    assert folded(await read_logs(address)) == expected
    assert (release / "backup.gz").read_bytes() == kept

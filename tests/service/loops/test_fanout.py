"""Tests of how a worker learns of what others wrote (architecture, principle 6)."""

import shutil
from pathlib import Path

import pytest

from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import ABANDONED
from forceout.service.tables.table_settings import TableSettings
from tests.trust.played import SteppingClock
from tests.trust.services import worker

pytestmark = pytest.mark.anyio

HOST = Actor("the-host")
SETTINGS = TableSettings("on-sets", "2014-15", "junior", seats=2, clock="off")


@pytest.fixture
def address(sqlite_template: Path, tmp_path: Path) -> str:
    """The address of an SQLite database: on PostgreSQL workers tell each other."""
    shutil.copy(sqlite_template, tmp_path / "alone.sqlite3")
    return f"sqlite+aiosqlite:///{tmp_path}/alone.sqlite3"


async def test_a_lone_worker_hears_of_what_a_command_beside_it_wrote(address: str) -> None:
    clock = SteppingClock()
    heard: list[tuple[str, int]] = []
    async with worker(address, clock) as served, worker(address, clock) as beside:
        live = await served.matches.create("the-host", SETTINGS)
        await served.fanout.look_out()
        served.on_change(lambda match, seq: heard.append((match, seq)))
        await served.fanout.look_out()
        assert heard == []
        closed = await beside.matches.abandon(live.id, HOST, "host-left")
        await served.fanout.look_out()
        assert heard == [(live.id, closed.seq)]
        assert (await served.tables.find(live.id, closed.seq)).status == ABANDONED


async def test_a_lone_worker_does_not_look_for_what_it_wrote_itself(address: str) -> None:
    heard: list[tuple[str, int]] = []
    async with worker(address, SteppingClock()) as served:
        await served.fanout.look_out()
        live = await served.matches.create("the-host", SETTINGS)
        served.on_change(lambda match, seq: heard.append((match, seq)))
        await served.fanout.look_out()
        assert heard == []
        assert live.seq > 0

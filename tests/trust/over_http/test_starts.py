"""How servers start and end: one for each file, none from a damaged one, nothing left behind (trust.md, promises
2 and 12)."""

import sqlite3
from contextlib import closing
from pathlib import Path

import psutil
import pytest

from tests.service.conftest import TEMPLATE, Cluster
from tests.support.http_table import Guest
from tests.trust.over_http.operator import forceout
from tests.trust.over_http.server import UNLIMITED, Server, wait_until

pytestmark = pytest.mark.anyio
BOTS = UNLIMITED | {"FORCEOUT_BOT_PROCESSES": "1", "FORCEOUT_ANALYSIS_BUDGET": "60"}
PRACTICE = {"game": "equations", "division": "senior", "is_practice": True, "clock": "off"}
SOON = 20.0


def goes_on(process: psutil.Process) -> bool:
    """Whether a process still does something; one that has ended and was not asked how does not."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def refused(server: Server) -> str:
    """Why a server does not start."""
    server.launch()
    assert server.process is not None
    assert server.process.wait(60) == 2
    server.process = None
    return server.said


def test_promise_12_a_second_server_on_one_file_does_not_start(tmp_path: Path) -> None:
    """It says who has the file; when that one is killed, the next one has it, with no file to remove."""
    first, second = Server(tmp_path, is_forked=True), Server(tmp_path, is_forked=True)
    first.start()
    try:
        assert first.process is not None
        said = refused(second)
        assert f"process {first.process.pid} serves it" in said
        assert "Traceback" not in said
        assert first.is_answering()
        assert "Stop that server first" in forceout("restore", "x.backup", folder=tmp_path).stderr
        named = forceout("admin", "create-admin", "root", folder=tmp_path, FORCEOUT_ADMIN_PASSWORD="three odd words")
        assert named.returncode == 0, named.stderr
        first.kill()
        second.start()
    finally:
        first.stop()
        second.stop()


def test_promise_12_no_server_starts_from_a_damaged_file(tmp_path: Path) -> None:
    """It says what is wrong and what to do, and leaves the file as it is."""
    server = Server(tmp_path)
    server.start()
    server.stop()
    file = tmp_path / "forceout.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    damaged = file.read_bytes()[: file.stat().st_size // 2]
    file.write_bytes(damaged)
    said = refused(server)
    assert "is damaged" in said
    assert "forceout restore" in said
    assert file.read_bytes() == damaged


@pytest.mark.parametrize("how", ["stopped", "killed"])
async def test_promise_2_nothing_goes_on_thinking_when_the_server_is_gone(tmp_path: Path, how: str) -> None:
    """Bots that think, and more that wait: every process ends with the server, gently stopped or killed."""
    server = Server(tmp_path, settings=BOTS, is_forked=True)
    server.start()
    family: list[psutil.Process] = []
    try:
        guest = await Guest.enter(server.address, "Otter")
        for _ in range(6):
            match = (await guest.said("/api/matches", PRACTICE))["match"]
            await guest.said(f"/api/matches/{match}/bots", {"level": "champion"})
            await guest.said(f"/api/matches/{match}/start")
        await guest.close()
        wait_until(lambda: len(server.family()) >= 3, "a process thinks")
        family = server.family()
        assert server.process is not None
        server.tell_to_stop() if how == "stopped" else server.process.kill()
        server.process.wait(60)
        wait_until(lambda: not any(map(goes_on, family)), f"all have ended: {family}", SOON)
    finally:
        for one in family:
            if goes_on(one):
                one.kill()


def test_promise_2_workers_stop_when_their_supervisor_is_killed(tmp_path: Path, postgresql: Cluster) -> None:
    """None of them keeps the port and serves on, unseen."""
    postgresql.create("over_http_orphans", TEMPLATE)
    settings = {**UNLIMITED, "FORCEOUT_FANOUT": "postgresql"}
    server = Server(tmp_path, postgresql.address("over_http_orphans"), 2, settings)
    server.start()
    family = server.family()
    try:
        server.kill()
        wait_until(lambda: not any(map(goes_on, family)), f"all have ended: {family}", SOON)
    finally:
        for one in family:
            if goes_on(one):
                one.kill()

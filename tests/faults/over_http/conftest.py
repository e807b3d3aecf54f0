"""Servers for tests over HTTP: three that many tests share, and others that a test may break."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.faults.over_http.redis_server import RedisServer
from tests.faults.over_http.server import UNLIMITED, Server
from tests.service.conftest import TEMPLATE, Cluster

NUMBERS: Final = count(1)
NewServer = Callable[[str], Server]


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A private Redis; in the checks it must be there."""
    if shutil.which("redis-server") is None:
        if os.environ.get("CI") or os.environ.get("FORCEOUT_CHECK"):
            pytest.fail("Redis is not installed, and the checks need it")
        pytest.skip("Redis is not installed")
    made = RedisServer()
    made.start()
    yield made
    made.stop()


def _new_server(kind: str, request: pytest.FixtureRequest, settings: dict[str, str]) -> Server:
    """A server by its kind: sqlite, postgresql or redis, the latter two with two workers on PostgreSQL."""
    folders: pytest.TempPathFactory = request.getfixturevalue("tmp_path_factory")
    folder: Path = folders.mktemp(f"server-{kind}")
    if kind == "sqlite":
        return Server(folder, settings=settings)
    cluster: Cluster = request.getfixturevalue("postgresql")
    database = f"over_http_{os.getpid()}_{next(NUMBERS)}"
    cluster.create(database, TEMPLATE)
    settings = {**settings, "FORCEOUT_FANOUT": kind}
    if kind == "redis":
        settings["FORCEOUT_REDIS"] = request.getfixturevalue("redis_server").address
    return Server(folder, cluster.address(database), 2, settings)


def _shared(kind: str, request: pytest.FixtureRequest) -> Iterator[Server]:
    server = _new_server(kind, request, UNLIMITED)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server_on_sqlite(request: pytest.FixtureRequest) -> Iterator[Server]:
    """One worker on SQLite."""
    yield from _shared("sqlite", request)


@pytest.fixture(scope="session")
def server_on_postgresql(request: pytest.FixtureRequest) -> Iterator[Server]:
    """Two workers on PostgreSQL, which also carries their news."""
    yield from _shared("postgresql", request)


@pytest.fixture(scope="session")
def server_with_redis(request: pytest.FixtureRequest) -> Iterator[Server]:
    """Two workers on PostgreSQL, with Redis to carry their news."""
    yield from _shared("redis", request)


@pytest.fixture(params=["sqlite", "postgresql", "redis"])
def server(request: pytest.FixtureRequest) -> Server:
    """Each of the shared servers in turn."""
    names = {"sqlite": "server_on_sqlite", "postgresql": "server_on_postgresql", "redis": "server_with_redis"}
    found: Server = request.getfixturevalue(names[request.param])
    return found


@pytest.fixture
def new_server(request: pytest.FixtureRequest, postgresql: Cluster) -> Iterator[NewServer]:
    """Makes servers that a test may kill; they are not started yet. The cluster is there before any loop runs."""
    made: list[Server] = []

    def new_one(kind: str) -> Server:
        made.append(_new_server(kind, request, UNLIMITED))
        return made[-1]

    yield new_one
    for one in made:
        one.stop()


@pytest.fixture
def forceout(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs a command of forceout as an operator would."""
    from tests.faults.over_http.server import PROGRAM, clean_environment

    def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        environment = clean_environment() | {"FORCEOUT_DATA": str(tmp_path)} | settings
        command = [PROGRAM[0], *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)

    return run

"""Servers for tests over HTTP: three that many tests share, and others that a test may break."""

import os
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.service.conftest import TEMPLATE, Cluster
from tests.trust.over_http.redis_server import RedisServer
from tests.trust.over_http.server import UNLIMITED, Server

NUMBERS: Final = count(1)


@pytest.fixture(scope="package")
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


def _new_server(kind: str, request: pytest.FixtureRequest, settings: dict[str, str], is_forked: bool) -> Server:
    """A server by its kind: sqlite, postgresql or redis, the latter two with two workers on PostgreSQL."""
    folders: pytest.TempPathFactory = request.getfixturevalue("tmp_path_factory")
    folder: Path = folders.mktemp(f"server-{kind}")
    if kind == "sqlite":
        return Server(folder, settings=settings, is_forked=is_forked)
    cluster: Cluster = request.getfixturevalue("postgresql")
    database = f"over_http_{os.getpid()}_{next(NUMBERS)}"
    cluster.create(database, TEMPLATE)
    settings = {**settings, "FORCEOUT_FANOUT": kind}
    if kind == "redis":
        settings["FORCEOUT_REDIS"] = request.getfixturevalue("redis_server").address
    return Server(folder, cluster.address(database), 2, settings, is_forked=is_forked)


def _shared(kind: str, request: pytest.FixtureRequest, *, is_forked: bool = True) -> Iterator[Server]:
    server = _new_server(kind, request, UNLIMITED, is_forked)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def server_on_sqlite(request: pytest.FixtureRequest) -> Iterator[Server]:
    """One worker on SQLite, with its memory to itself, which tests measure."""
    yield from _shared("sqlite", request, is_forked=False)


@pytest.fixture(scope="package")
def server_on_postgresql(request: pytest.FixtureRequest) -> Iterator[Server]:
    """Two workers on PostgreSQL, which also carries their news."""
    yield from _shared("postgresql", request)


@pytest.fixture(scope="package")
def server_with_redis(request: pytest.FixtureRequest) -> Iterator[Server]:
    """Two workers on PostgreSQL, with Redis to carry their news."""
    yield from _shared("redis", request)


@pytest.fixture(params=["sqlite", "postgresql", "redis"])
def server(request: pytest.FixtureRequest) -> Server:
    """Each of the shared servers in turn."""
    names = {"sqlite": "server_on_sqlite", "postgresql": "server_on_postgresql", "redis": "server_with_redis"}
    found: Server = request.getfixturevalue(names[request.param])
    return found


@pytest.fixture(scope="package", params=["sqlite", "postgresql"])
def server_to_kill(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server on each database that tests kill and stop; they leave it running."""
    yield from _shared(request.param, request)

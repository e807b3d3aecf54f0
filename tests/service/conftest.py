"""Both databases for every test of the service: SQLite files, and a private PostgreSQL cluster that is started once."""

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from forceout.service.settings import Settings
from forceout.service.store.migrating import upgrade
from forceout.service.store.schema import metadata
from forceout.service.store.store import Store

START: Final = 1_800_000_000_000
TEMPLATE: Final = "forceout_template"
NUMBERS: Final = count(1)

SPARE: Final[list[str]] = []
"""Databases that were cleared for another test: that takes a tenth of the time of making one."""

NewAddress = Callable[[], str]


@dataclass(slots=True)
class HandClock:
    """A clock that a test moves."""

    now: int = START

    def __call__(self) -> int:
        return self.now


@dataclass(frozen=True, slots=True)
class Cluster:
    """A PostgreSQL that belongs to this run of the tests; it listens on a socket in its folder."""

    binaries: Path
    folder: Path
    port: int

    def address(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql+asyncpg://postgres@/{database}?host={self.folder}&port={self.port}"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs, as the user who may."""
        as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*as_user, str(self.binaries / program), *arguments]
        done = subprocess.run(command, cwd="/tmp", stdin=subprocess.DEVNULL, capture_output=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace')}")

    def start(self) -> None:
        """Start it, after a stop too."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses= -c max_connections=200 -c shared_buffers=32MB"
        # After a crash every file of hundreds of databases would be synced, which took 40 s of a test's patience.
        options += " -c fsync=off"
        # Its output goes to a file: a server that outlives pg_ctl would keep a pipe open.
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.folder / "data"), "-l", log, "-o", options)

    def stop(self) -> None:
        """Stop it at once, as when the power fails."""
        self.run("pg_ctl", "stop", "-w", "-D", str(self.folder / "data"), "-m", "immediate")

    def create(self, database: str, template: str = "template0") -> None:
        """Create a database."""
        self.run("createdb", "-h", str(self.folder), "-p", str(self.port), "-U", "postgres", "-T", template, database)

    def clear(self, database: str) -> None:
        """Delete every row, and count from one again."""
        deleted = "".join(f"DELETE FROM {table.name};" for table in reversed(metadata.sorted_tables))
        counters = "".join(f"ALTER SEQUENCE {name}_id_seq RESTART;" for name in ("events", "attempts"))
        query = f"SET lock_timeout = '5s'; {deleted} {counters}"
        self.run("psql", "-h", str(self.folder), "-p", str(self.port), "-U", "postgres", "-q", "-c", query, database)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests run on asyncio."""
    return "asyncio"


@pytest.fixture
def clock() -> HandClock:
    """A clock that stands until it is moved."""
    return HandClock()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Plain settings, whatever the environment says."""
    return Settings(data=tmp_path, database=f"sqlite+aiosqlite:///{tmp_path}/forceout.sqlite3", nickname_policy="open")


def _binaries() -> Path | None:
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    return next((path.parent for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)), None)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A private cluster with a migrated template; in the checks it must be there."""
    binaries = _binaries()
    if binaries is None:
        if os.environ.get("CI") or os.environ.get("FORCEOUT_CHECK"):
            pytest.fail("PostgreSQL is not installed, and the checks need it")
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="forceout-postgresql-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        cluster = Cluster(binaries, folder, probe.getsockname()[1])
    try:
        data = str(folder / "data")
        cluster.run(
            "initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"
        )
        cluster.start()
        try:
            cluster.create(TEMPLATE)
            asyncio.run(_migrate(cluster.address(TEMPLATE)))
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def _migrate(address: str) -> None:
    store = Store(address)
    await upgrade(store)
    await store.close()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file to copy."""
    path = tmp_path_factory.mktemp("template") / "forceout.sqlite3"
    asyncio.run(_migrate(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Which database a test runs on; it runs on both."""
    return str(request.param)


def _new_addresses(kind: str, request: pytest.FixtureRequest, *, is_migrated: bool) -> Iterator[NewAddress]:
    if kind == "sqlite":
        folder: Path = request.getfixturevalue("tmp_path")
        template: Path = request.getfixturevalue("sqlite_template")

        def new_file() -> str:
            path = folder / f"test_{next(NUMBERS)}.sqlite3"
            if is_migrated:
                shutil.copy(template, path)
            return f"sqlite+aiosqlite:///{path}"

        yield new_file
        return
    cluster: Cluster = request.getfixturevalue("postgresql")
    used: list[str] = []

    def new_database() -> str:
        if is_migrated and SPARE:
            used.append(SPARE.pop())
            return cluster.address(used[-1])
        name = f"test_{next(NUMBERS)}"
        cluster.create(name, TEMPLATE if is_migrated else "template0")
        if is_migrated:
            used.append(name)
        return cluster.address(name)

    yield new_database
    for name in used:
        cluster.clear(name)
    SPARE.extend(used)


@pytest.fixture
def new_address(database: str, request: pytest.FixtureRequest) -> Iterator[NewAddress]:
    """Makes the addresses of fresh databases that have their tables."""
    yield from _new_addresses(database, request, is_migrated=True)


@pytest.fixture
def new_empty_address(database: str, request: pytest.FixtureRequest) -> Iterator[NewAddress]:
    """Makes the addresses of fresh databases with nothing in them."""
    yield from _new_addresses(database, request, is_migrated=False)


@pytest.fixture
async def store(new_address: NewAddress, anyio_backend: str) -> AsyncIterator[Store]:
    """A fresh database, ready to write."""
    made = Store(new_address())
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def empty_store(new_empty_address: NewAddress, anyio_backend: str) -> AsyncIterator[Store]:
    """A database without tables."""
    made = Store(new_empty_address())
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def other_empty_store(database: str, request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[Store]:
    """A database of the other kind, without tables."""
    other = "postgresql" if database == "sqlite" else "sqlite"
    for new_one in _new_addresses(other, request, is_migrated=False):
        made = Store(new_one())
        await made.open()
        yield made
        await made.close()


@pytest.fixture
async def sqlite_store(tmp_path: Path, sqlite_template: Path, anyio_backend: str) -> AsyncIterator[Store]:
    """A fresh SQLite database, where the other one would show nothing more."""
    path = tmp_path / "plain.sqlite3"
    shutil.copy(sqlite_template, path)
    made = Store(f"sqlite+aiosqlite:///{path}")
    await made.open()
    yield made
    await made.close()

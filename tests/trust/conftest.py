"""The databases of tests/service, for faults too; the cluster is another one, which tests stop and start."""

import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.service.conftest import TEMPLATE, Cluster, NewAddress, anyio_backend, database, postgresql, sqlite_template
from tests.trust.simulated_store import SimulatedDatabase

__all__ = ["anyio_backend", "database", "postgresql", "sqlite_template"]

NUMBERS: Final = count(1)


@pytest.fixture
def new_address(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> NewAddress:
    """Makes the addresses of fresh databases that have their tables."""

    template: Path = request.getfixturevalue("sqlite_template")
    cluster: Cluster | None = None if database == "sqlite" else request.getfixturevalue("postgresql")

    def new_one() -> str:
        name = f"faults_{next(NUMBERS)}"
        if cluster is None:
            shutil.copy(template, tmp_path / name)
            return f"sqlite+aiosqlite:///{tmp_path / name}"
        cluster.create(name, TEMPLATE)
        return cluster.address(name)

    return new_one


@pytest.fixture(scope="session")
def simulated_database() -> Iterator[SimulatedDatabase]:
    """A database in memory for simulations, which each clear it."""
    made = SimulatedDatabase()
    yield made
    made.close()

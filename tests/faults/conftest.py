"""The databases of tests/service, for faults too."""

from collections.abc import Iterator

import pytest

from tests.faults.simulated_store import SimulatedDatabase
from tests.service.conftest import (
    anyio_backend,
    database,
    new_address,
    new_empty_address,
    postgresql,
    sqlite_template,
    store,
)

__all__ = [
    "anyio_backend",
    "database",
    "new_address",
    "new_empty_address",
    "postgresql",
    "sqlite_template",
    "store",
]


@pytest.fixture(scope="session")
def simulated_database() -> Iterator[SimulatedDatabase]:
    """A database in memory for simulations, which each clear it."""
    made = SimulatedDatabase()
    yield made
    made.close()

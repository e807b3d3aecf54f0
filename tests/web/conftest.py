"""A fresh server for every test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.service.conftest import HandClock
from tests.support.house import House, open_house


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests run on asyncio."""
    return "asyncio"


@pytest.fixture
def clock() -> HandClock:
    """A clock that stands until it is moved."""
    return HandClock()


@pytest.fixture
async def house(tmp_path: Path, clock: HandClock, anyio_backend: str) -> AsyncIterator[House]:
    """A server with plain settings."""
    async with open_house(tmp_path, clock) as made:
        yield made

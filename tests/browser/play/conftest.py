"""Arranged tables, let go of when a test ends."""

from collections.abc import Iterator
from typing import Any, Protocol

import pytest

from tests.browser.conftest import Arrange, Visit
from tests.browser.play.arranged_table import ArrangedTable


class SetUp(Protocol):
    """Sets up tables."""

    def __call__(self, game: str, *, fall: dict[str, Any] = ..., **settings: Any) -> ArrangedTable:
        """A table of a game, whose cubes fall as is told."""


@pytest.fixture
def set_up(address: str, visit: Visit, arrange: Arrange) -> Iterator[SetUp]:
    """Sets up tables."""
    opened: list[ArrangedTable] = []

    def open_table(game: str, *, fall: dict[str, Any] | None = None, **settings: Any) -> ArrangedTable:
        opened.append(ArrangedTable.open(address, visit, arrange, {"game": game, **settings}, fall or {}))
        return opened[-1]

    yield open_table
    for table in opened:
        table.close()

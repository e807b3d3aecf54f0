"""The table for the tests of Equations."""

import pytest

from tests.games.equations.table import Table


@pytest.fixture
def table() -> Table:
    """A table of Equations."""
    return Table()

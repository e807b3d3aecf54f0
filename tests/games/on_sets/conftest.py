"""Tables for the tests of On-Sets."""

import pytest

from tests.games.on_sets.table import EDITIONS, Table


@pytest.fixture(params=EDITIONS, ids=[edition.name for edition in EDITIONS])
def table(request: pytest.FixtureRequest) -> Table:
    """A table of each edition in turn."""
    return Table(request.param)

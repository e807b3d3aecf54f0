"""How the tests are shared out between processes: by file, but where a room's server and browser last for a package."""

from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parent
ROOMS: Final = ("browser/play", "browser/pages", "browser")
"""Packages whose fixtures are dear: all their tests run one after the other in one process."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say with `xdist_group` what stays together; without several processes it means nothing."""
    for item in items:
        where = item.path.relative_to(TESTS).as_posix()
        room = next((one for one in ROOMS if where.startswith(f"{one}/")), where)
        item.add_marker(pytest.mark.xdist_group(room))

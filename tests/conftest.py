"""How the tests are shared out between processes: by file, but where a room's server and browser last for a package."""

from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parent
ROOMS: Final = ("browser/play", "browser/pages", "browser")
"""Packages whose fixtures are dear: all their tests run one after the other in one process."""
LONGEST_FIRST: Final = (*ROOMS, "trust/over_http", "trust", "properties", "solver", "web", "service", "rules")
"""What takes long begins first, so that no process waits at the end; the check turns the order of xdist itself off."""


def room_of(item: pytest.Item) -> str:
    """What a test stays together with: its room, or its file."""
    where = item.path.relative_to(TESTS).as_posix()
    return next((room for room in ROOMS if where.startswith(f"{room}/")), where)


def place_of(room: str) -> int:
    """When a room's or a file's turn comes."""
    first = (place for place, one in enumerate(LONGEST_FIRST) if room == one or room.startswith(f"{one}/"))
    return next(first, len(LONGEST_FIRST))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say with `xdist_group` what stays together, before xdist looks, and put first what takes longest."""
    for item in items:
        item.add_marker(pytest.mark.xdist_group(room_of(item)))
    items.sort(key=lambda item: place_of(room_of(item)))

"""How the tests are shared out between processes: by file, but where a package's servers are dear."""

import gc
from pathlib import Path
from typing import Any, Final

import pytest
from xdist.scheduler import LoadScopeScheduling

# Ten thousand tests are collected, and nothing of them is garbage.
gc.disable()

SELDOM: Final = (10_000, 20, 50)
"""After how many new things garbage is looked for among the youngest, and after how many such looks among the older."""
TESTS: Final = Path(__file__).parent
KILLED: Final = tuple(f"trust/over_http/test_{name}.py" for name in ("kills", "event_kills", "gaps", "shutdown"))
ROOMS: Final = {"killed servers": KILLED, "trust/over_http": ("trust/over_http/",)}
"""Tests whose fixtures are dear, the servers that are killed and those that are shared: each room's run one after the
other in one process."""
LONGEST_FIRST: Final = (*ROOMS, "browser", "trust", "properties", "solver", "web", "service", "rules")
"""What takes long begins first, so that no process waits at the end; the check turns the order of xdist itself off.
Whoever has begun with browsers goes on with them, so that each process starts one browser and one server."""


def room_of(where: str) -> str:
    """What the tests of a file below this folder stay together with: their room, or the file."""
    return next((room for room, files in ROOMS.items() if where.startswith(files)), where)


def place_of(room: str) -> int:
    """When a room's or a file's turn comes."""
    first = (place for place, one in enumerate(LONGEST_FIRST) if room == one or room.startswith(f"{one}/"))
    return next(first, len(LONGEST_FIRST))


class ByRoom(LoadScopeScheduling):  # type: ignore[misc]
    """Shares tests out by room and file; xdist's own groups are marks on node ids, which pytest 9.2 does not take."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, _ = nodeid.partition("::")
        return room_of(file.removeprefix(f"{TESTS.name}/"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Let rooms and files stay together, however xdist would share out."""
    return ByRoom(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put first what takes longest."""
    items.sort(key=lambda item: place_of(room_of(item.path.relative_to(TESTS).as_posix())))


def pytest_collection_finish() -> None:
    """Leave ten thousand tests out of every collection of garbage, and collect less often: a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()

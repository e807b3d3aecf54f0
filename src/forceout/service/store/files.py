"""The files of the store are nobody else's: they hold dice not yet rolled and Solutions not yet due."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import structlog

from forceout.service.settings import Settings
from forceout.service.store.store import file_of

OWN_FILE: Final = 0o600
OWN_FOLDER: Final = 0o700
OTHERS: Final = 0o077
KEPT: Final = ("*.backup", "*.key", "*.pem")
"""What else an operator may keep in the data folder that nobody should read."""


def keep_to_ourselves() -> None:
    """Whatever this process, and those it starts, will create is for its user alone."""
    os.umask(OTHERS)


def tighten(settings: Settings) -> list[Path]:
    """Close the data folder and the database's files to other users, an earlier release's too; which were open."""
    settings.data.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    return [path for path in _ours(settings) if _close(path)]


def tell_of_closed(closed: list[Path]) -> None:
    """Say in the log what others could read until now."""
    if closed:
        structlog.get_logger("store").warning(
            "files could be read by other users of this machine, and now cannot; was anybody curious?",
            files=", ".join(map(str, closed)),
        )


def _ours(settings: Settings) -> Iterator[Path]:
    yield settings.data
    database = file_of(settings.database)
    if database is not None:
        # SQLite gives its helpers -wal and -shm the mode of the database, but not to those that exist already.
        yield from sorted(database.parent.glob(_literally(database.name) + "*"))
    for pattern in KEPT:
        yield from sorted(settings.data.glob(pattern))


def _literally(name: str) -> str:
    return "".join(f"[{character}]" if character in "*?[" else character for character in name)


def _close(path: Path) -> bool:
    """Whether a file or folder was open to others and is not any more."""
    mode = path.lstat().st_mode
    is_shared = bool(mode & stat.S_ISVTX)
    if not mode & OTHERS or is_shared or not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        # A folder with the sticky bit, such as /tmp, belongs to everybody: closing it would harm others.
        return False
    try:
        path.chmod(OWN_FOLDER if stat.S_ISDIR(mode) else OWN_FILE)
    except PermissionError:
        structlog.get_logger("store").warning("other users can read this, and it is not ours to close", path=str(path))
        return False
    return True

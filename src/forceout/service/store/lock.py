"""One server for each SQLite file: a lock that lasts as long as the process that holds it (trust.md, promise 12).

Tables are kept in memory, so a second server on the same file would show, and act on, tables that have moved on.
"""

import fcntl
import os
from pathlib import Path
from typing import Final

ENDING: Final = ".lock"
MOST_SAID: Final = 20
HELD: Final[dict[Path, int]] = {}
"""The locks of this process, each with its open file: the system lets go of them however the process ends."""


class StoreIsTaken(Exception):
    """Another server has the database."""


def lock_of(database: Path) -> Path:
    """The file that is locked for a database, whatever name leads to it."""
    real = database.resolve()
    return real.with_name(real.name + ENDING)


def hold(database: Path) -> None:
    """Keep every other server from this database until this process ends; StoreIsTaken where one has it already."""
    path = lock_of(database)
    if path in HELD:
        return
    # A child must not inherit it: a bot that outlives its server would keep the next one from starting.
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        holder = os.read(descriptor, MOST_SAID).decode("ascii", "replace").strip()
        os.close(descriptor)
        raise StoreIsTaken(_sentence(database, holder)) from error
    except OSError:
        os.close(descriptor)
        raise
    os.ftruncate(descriptor, 0)
    os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
    HELD[path] = descriptor


def let_go(database: Path) -> None:
    """Let another server have it, before this process ends."""
    descriptor = HELD.pop(lock_of(database), None)
    if descriptor is not None:
        os.close(descriptor)


def _sentence(database: Path, holder: str) -> str:
    who = f"process {holder}" if holder.isdigit() else "another process"
    return (
        f"The database {database} is in use: {who} serves it. "
        "Stop that server first, or give this one a folder of its own with --data."
    )

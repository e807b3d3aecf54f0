"""What goes wrong with the database is logged with its own words, not ten times a second (trust.md, promise 12)."""

import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import structlog
from sqlalchemy.exc import DBAPIError

AGAIN_SECONDS: Final = 60.0
"""How often the same fault is logged."""
RECENT_SECONDS: Final = 10.0
MOST_KINDS: Final = 50
LONGEST: Final = 300
LONGEST_CHAIN: Final = 20
DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
"""What does not pass: the file is not what was written."""
LASTING: Final = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN")
"""What may spare the next small write and refuse the one after it."""


@dataclass(slots=True)
class Told:
    """When a fault was last logged, and how often it came since."""

    at: float
    since: int = 0


class Faults:
    """The faults of one store, as this worker met them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = 0
        """How many there were."""
        self.is_damaged = False
        """Whether the database itself said that it is not whole; it stays so until the server is started again."""
        self._clock = clock
        self._last: float | None = None
        self._told: dict[str, Told] = {}

    @property
    def is_recent(self) -> bool:
        """Whether a moment ago the file could not be written or read."""
        return self._last is not None and self._clock() - self._last < RECENT_SECONDS

    def note(self, error: BaseException) -> None:
        """Keep a fault, and log it unless it was logged a moment ago."""
        now, words, name = self._clock(), words_of(error), name_of(error)
        self.count += 1
        if name.startswith(LASTING):
            self._last = now
        self.is_damaged = self.is_damaged or name.startswith(DAMAGED)
        told = self._told.get(words)
        if told is not None and now - told.at < AGAIN_SECONDS:
            told.since += 1
            return
        structlog.get_logger("store").error(
            "the database failed", error=words, kind=name, since=0 if told is None else told.since
        )
        if len(self._told) >= MOST_KINDS:
            self._told.clear()
        self._told[words] = Told(now)


def original_of(error: BaseException) -> BaseException:
    """The fault that the others followed from: a full disk also ends the transaction that is then to be rolled back."""
    found, one = error, error.__cause__ or error.__context__
    for _ in range(LONGEST_CHAIN):
        if isinstance(one, (DBAPIError, sqlite3.Error)):
            found = one
        one = None if one is None else one.__cause__ or one.__context__
    return found.orig if isinstance(found, DBAPIError) and found.orig is not None else found


def words_of(error: BaseException) -> str:
    """The database's own words: the first line, since those that follow may quote somebody's row."""
    original = original_of(error)
    lines = str(original).splitlines()
    return (lines[0] if lines else type(original).__name__)[:LONGEST]


def name_of(error: BaseException) -> str:
    """What kind of fault it is: SQLite's own name for it, or the exception's."""
    original = original_of(error)
    return str(getattr(original, "sqlite_errorname", type(original).__name__))

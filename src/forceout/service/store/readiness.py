"""Whether the store can be written, found out by writing, about once a second at most (trust.md, promise 12)."""

import asyncio
import shutil
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.errors import StoreIsDown
from forceout.service.store.schema import probes
from forceout.service.store.schema_revision import is_current
from forceout.service.store.store import Store

LASTS: Final = 1.0
"""The seconds for which a write that went well is believed, unless something failed since."""
SOONEST: Final = 0.2
PATIENCE: Final = 5.0
"""The seconds after which a store that does not answer is not ready."""
LEAST_FREE: Final = 16 << 20
"""The bytes of disk below which the next minutes of play would not fit."""
ROW: Final = "readyz"


class Readiness:
    """What keeps a store from being used; however many ask, one looks, and hardly ever writes."""

    def __init__(self, store: Store, clock: Callable[[], int], seconds: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._seconds = seconds
        self._looking: asyncio.Task[list[str]] | None = None
        self._written: tuple[float, int, list[str]] | None = None
        self.probes = 0
        """How often something was written to find out."""

    async def reasons(self) -> list[str]:
        """Why the store cannot be used: store, damaged, disk-full or migrations; nothing when it can."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="readiness")
        # What hangs is not given up, which could leave a connection half used: whoever asks next waits for it too.
        done, _ = await asyncio.wait({self._looking}, timeout=PATIENCE)
        return self._looking.result() if done else ["store"]

    async def _look(self) -> list[str]:
        faults, file = self._store.faults, self._store.file
        reasons = ["damaged"] if faults.is_damaged else []
        if file is not None and shutil.disk_usage(file.parent).free < LEAST_FREE:
            reasons.append("disk-full")
        try:
            if not await is_current(self._store):
                return [*reasons, "migrations"]
            return [*reasons, *await self._write()]
        except (StoreIsDown, OSError):
            return [*reasons, "store"]

    async def _write(self) -> list[str]:
        """What the last write said, if it is fresh enough, or what one says now."""
        if self._written is None or not self._is_fresh(*self._written[:2]):
            # A small row may still fit where the next event does not.
            found = ["store"] if self._store.faults.is_recent else []
            self.probes += 1
            try:
                await self._store.write(self._probe)
            except IntegrityError:
                # Another worker wrote the first row at the same moment, so that it can be written.
                pass
            except StoreIsDown:
                found = ["store"]
            self._written = (self._seconds(), self._store.faults.count, found)
        return self._written[2]

    def _is_fresh(self, written_at: float, faults: int) -> bool:
        age = self._seconds() - written_at
        return age < SOONEST or (age < LASTS and faults == self._store.faults.count)

    async def _probe(self, connection: AsyncConnection) -> None:
        values = {"at": self._clock()}
        written = await connection.execute(update(probes).where(probes.c.id == ROW).values(values))
        if written.rowcount == 0:
            await connection.execute(insert(probes).values(id=ROW, **values))

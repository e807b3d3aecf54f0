"""Deadlines: a row a match says when it is due, and every worker sweeps them (On-Sets XI; Equations XI)."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import bindparam, select

from forceout.service.errors import NotFound, Refusal, StoreIsDown
from forceout.service.store.schema import matches
from forceout.service.tables.actions import MOST_CREDIT, Acting

SWEEP_EVERY: Final = 0.2
MOST_AT_ONCE: Final = 500
DUE: Final = (
    select(matches.c.id)
    .where(matches.c.next_due <= bindparam("before"))
    .order_by(matches.c.next_due)
    .limit(MOST_AT_ONCE)
)
"""Built once, since it is asked five times a second."""


class Deadlines:
    """The sweep of what is due; the log sees to it that each deadline falls due once, whoever sweeps it."""

    def __init__(self, acting: Acting) -> None:
        self.acting = acting
        self.tables = acting.tables
        self.told = 0
        """How often a table was told that something was due."""
        self._task: asyncio.Task[None] | None = None
        self._log = structlog.get_logger("deadlines")

    async def open(self) -> None:
        """Begin to sweep."""
        self._task = asyncio.create_task(self._sweep_on(), name="deadlines")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreIsDown:
                # The store has said so itself, and not ten times a second.
                pass
            except Exception as error:
                self._log.error("a sweep failed", error=type(error).__name__, exc_info=True)
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> int:
        """Tell the time wherever something is due; how many tables it was told.

        A deadline waits for as long as an action may be on its way, so that delay costs nobody a point.
        """
        now = self.tables.clock()
        async with self.tables.log.store.reading() as connection:
            due = (await connection.execute(DUE, {"before": now - MOST_CREDIT})).scalars().all()
        told = 0
        for match in due:
            try:
                told += await self.acting.tell_time(match, MOST_CREDIT)
                self.told += 1
            except NotFound:
                self.tables.forget(match)
            except StoreIsDown:
                raise
            except Refusal as refusal:
                self._log.warning("time was not told", match=match, why=refusal.said_code)
        return told

"""Deadlines: a row a match says when it is due, and every worker sweeps them (On-Sets XI; Equations XI)."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import bindparam, func, select

from forceout.service.errors import NotFound, Refusal, StoreIsDown
from forceout.service.loops.waking import Waking
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
"""Built once, since it is asked up to five times a second."""
NEXT: Final = select(func.min(matches.c.next_due))


class Deadlines:
    """The sweep of what is due; the log sees to it that each deadline falls due once, whoever sweeps it."""

    def __init__(self, acting: Acting) -> None:
        self.acting = acting
        self.tables = acting.tables
        self.told = 0
        """How often a table was told that something was due."""
        self._waking = Waking(SWEEP_EVERY)
        self._task: asyncio.Task[None] | None = None
        self._log = structlog.get_logger("deadlines")

    def heard(self, match: str, seq: int) -> None:
        """A table has changed, and with it perhaps what is due."""
        self._waking.change()

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
            self._waking.begin()
            due_in: float | None = None
            try:
                await self.sweep()
                due_in = await self.due_in()
            except StoreIsDown:
                # The store has said so itself, and not ten times a second.
                pass
            except Exception as error:
                self._log.error("a sweep failed", error=type(error).__name__, exc_info=True)
            await self._waking.wait(due_in)

    async def due_in(self) -> float | None:
        """The seconds until the next table is told the time; None where none waits."""
        async with self.tables.log.store.reading() as connection:
            due = (await connection.execute(NEXT)).scalar()
        return None if due is None else (due + MOST_CREDIT - self.tables.clock()) / 1000

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

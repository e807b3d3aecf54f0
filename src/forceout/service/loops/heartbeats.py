"""Heartbeats: each worker writes down every second that it can, so that a gap in which nobody could act costs nobody a
point (trust.md, promise 11).

A worker that was frozen, asleep or without its database finds the gap by its own last heartbeat before it tells any
table the time; one that begins finds it by everybody's. Where others went on meanwhile, the tables of the frozen one's
players stand still until they are back.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Final

import structlog
from sqlalchemy import select

from forceout.service.clock import SteadyClock, running_clock
from forceout.service.errors import NotFound, Refusal, StoreIsDown
from forceout.service.loops.heartbeat_rows import Beat, Beaten, forget_workers, is_silent
from forceout.service.store.schema import matches
from forceout.service.store.store import Store
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.gaps import Gap, unknown_to

BEAT_EVERY: Final = 1.0
LONGEST: Final = 3000
"""The milliseconds between two heartbeats that are no gap yet."""
GIVE_UP: Final = 300_000
"""How long the tables of a worker that is silent stand still when its players do not come back elsewhere."""
TELL_EVERY: Final = 0.01
"""The seconds between two tables that are told of a gap without anybody having asked."""

Credit = Callable[[str], Awaitable[object]]
"""Tells a table of the gaps that it does not know of yet."""


class Heartbeats:
    """The heartbeats of one worker, and what it knows of the others'."""

    def __init__(self, store: Store, clock: Callable[[], int], running: Callable[[], int] = running_clock) -> None:
        self.store = store
        self.clock = clock
        self.running = running
        self.worker = secrets.token_hex(8)
        self.served: Callable[[], Mapping[str, int]] = dict
        """The tables whose players came through this worker, each with a mask of their seats."""
        self.credit: Credit | None = None
        self.is_beating = False
        self._beat_at = 0
        self._served: Mapping[str, int] = {}
        self._seen: dict[str, tuple[int, int]] = {}
        """Every other worker's last heartbeat, and when it was new here."""
        self._everybodys: Sequence[Gap] = ()
        """When no worker at all could write, the latest first."""
        self._cut_off: dict[str, tuple[int, int]] = {}
        """Tables with players of a silent worker: since when, and a mask of their seats."""
        self._ended: dict[str, Gap] = {}
        """Tables whose own gap is over, until they have been told."""
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._log = structlog.get_logger("heartbeats")

    async def open(self, *, has_loop: bool = True) -> None:
        """Find out how long nobody has served, and begin."""
        now = self.clock()
        begun = await self.store.write(Beat(self.worker, now, self.running(), None, {}))
        if isinstance(self.clock, SteadyClock):
            self.clock.raise_to(begun.last)
        self._beat_at, self.is_beating = self.clock(), True
        self._take(begun)
        if has_loop:
            self._begin(self._beat_on())

    async def close(self) -> None:
        """Stop."""
        self.is_beating = False
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_EVERY)
            try:
                await self.beat()
            except StoreIsDown:
                self._log.warning("the store is down")
            except Exception as error:
                self._log.error("a heartbeat failed", error=type(error).__name__, exc_info=True)

    async def settle(self) -> None:
        """Beat now where the last heartbeat is too long ago: before anybody is told the time, the gap is known."""
        if self.is_beating and self.clock() - self._beat_at > LONGEST:
            async with self._lock:
                if self.clock() - self._beat_at > LONGEST:
                    await self._beat()

    async def beat(self) -> None:
        """Write down that this worker can write, and read who else can."""
        async with self._lock:
            await self._beat()

    async def _beat(self) -> None:
        now, since = self.clock(), self._beat_at
        mine = {} if self.store.is_sqlite else dict(self.served())
        gap = Gap(since, now) if now - since > LONGEST else None
        beaten = await self.store.write(Beat(self.worker, now, self.running(), gap, mine, self._served, self._seen))
        if gap is not None:
            self._log.warning("nobody was served", seconds=round((now - since) / 1000), alone=beaten.is_alone)
            if not beaten.is_alone:
                self._ended |= dict.fromkeys(self._served, gap)
        self._beat_at, self._served = now, mine
        self._take(beaten)
        self._look_at_others(beaten, now)
        if self._ended:
            self._begin(self._tell(list(self._ended)))
        if gone := [worker for worker, (_, seen_at) in self._seen.items() if now - seen_at > GIVE_UP]:
            await self.store.write(lambda connection: forget_workers(connection, gone))

    def _take(self, beaten: Beaten) -> None:
        news = [gap for gap in beaten.gaps if gap not in self._everybodys]
        self._everybodys = beaten.gaps
        if news:
            self._begin(self._tell(None))

    def _look_at_others(self, beaten: Beaten, now: int) -> None:
        """Find the tables whose players are cut off, since another worker is silent and they are not here instead."""
        others = beaten.others.items()
        silent = {one: self._seen[one][1] for one, wall in others if is_silent(self._seen.get(one), wall, now)}
        known = self._seen
        self._seen = {one: known[one] if known.get(one, (0, 0))[0] == wall else (wall, now) for one, wall in others}
        here = dict(self._served)
        for worker, match, seats in beaten.served:
            if worker not in silent:
                here[match] = here.get(match, 0) | seats
        cut_off: dict[str, tuple[int, int]] = {}
        for worker, match, seats in beaten.served:
            left = seats & ~here.get(match, 0)
            if worker in silent and left and now - silent[worker] <= GIVE_UP:
                since, mask = cut_off.get(match, (silent[worker], 0))
                cut_off[match] = min(since, silent[worker]), mask | left
        for match, (since, _) in self._cut_off.items():
            if match not in cut_off:
                self._ended[match] = Gap(since, now)
        self._cut_off = cut_off

    def is_held(self, live: LiveTable) -> bool:
        """Whether somebody who plays at a table is cut off now."""
        _, seats = self._cut_off.get(live.id, (0, 0))
        return any(seats >> place & 1 and seat.person is not None for place, seat in enumerate(live.seats))

    def pending(self, live: LiveTable, now: int) -> Sequence[Gap]:
        """The gaps that a table's log does not know of yet."""
        if not self.is_beating:
            return ()
        found = list(takewhile(lambda gap: gap.until > live.gap_until, self._everybodys))
        if (ended := self._ended.get(live.id)) is not None:
            found.append(ended)
        if self.is_held(live):
            found.append(Gap(self._cut_off[live.id][0], now))
        return unknown_to(live, found) if found else ()

    async def _tell(self, told: Sequence[str] | None) -> None:
        """Tell these tables of their gaps, or all whose clocks run."""
        if self.credit is None:
            return
        if told is None:
            query = select(matches.c.id).where(matches.c.next_due.is_not(None)).order_by(matches.c.next_due)
            with suppress(StoreIsDown):
                async with self.store.reading() as connection:
                    told = (await connection.execute(query)).scalars().all()
        for match in told or ():
            try:
                await self.credit(match)
                self._ended.pop(match, None)
            except NotFound:
                self._ended.pop(match, None)
            except Refusal as refusal:
                self._log.warning("a table was not told of a gap", match=match, why=refusal.said_code)
            # Those who act are told at once; after a stop they come before those who wait.
            await asyncio.sleep(TELL_EVERY)

    async def settled(self) -> None:
        """Wait until every table has been told."""
        while working := [task for task in self._tasks if not task.done() and task is not asyncio.current_task()]:
            await asyncio.wait(working)

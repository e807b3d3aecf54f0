"""Bots at their seats: when they are due, what they see, and what they do, in processes of their own."""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from random import Random
from typing import Any, Final

import structlog
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.bots import choose, thinking_seconds, wanted_of
from forceout.rules.match_state import Match
from forceout.rules.view import seen_by
from forceout.service.acting import Acting, Actor
from forceout.service.ending import end_with_parent
from forceout.service.live_table import PLAYING, LiveTable
from forceout.service.refusals import NotFound, Refusal, Stale, StoreIsDown
from forceout.service.schema import matches
from forceout.service.settings import Settings

LOOK_EVERY: Final = 0.1
CLAIM: Final = 20_000
"""How long one worker has to think for a bot before another may, in milliseconds."""
MOST_AT_ONCE: Final = 50
BETWEEN_SHAKES: Final = 45.0
"""The seconds after which a bot starts the next shake when the people at its table do not."""
TRIES: Final = 3
DUE: Final = (
    select(matches.c.id, matches.c.next_bot)
    .where(matches.c.next_bot <= bindparam("now"))
    .order_by(matches.c.next_bot)
    .limit(MOST_AT_ONCE)
)
"""Built once, since it is asked ten times a second."""


def think(match: Match, seat: str, level: str, seed: int, budget_ms: int) -> dict[str, Any] | None:
    """What a bot wants to do, as it is sent; runs in a process of its own."""
    chosen = choose(match, seat, level, Random(seed), budget_ms)
    return None if chosen is None else wanted_of(chosen)


class BotSeats:
    """The bots of all tables, as far as this worker gets to them first."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.decisions = 0
        self._acting: Acting | None = None
        self._pool: Executor | None = None
        self._task: asyncio.Task[None] | None = None
        self._thinking: set[asyncio.Task[None]] = set()
        self._log = structlog.get_logger("bots")

    def due(self, live: LiveTable) -> int | None:
        """When a bot of this table is to be asked; None when none sits there or no match is played."""
        if live.status != PLAYING or live.is_paused or live.match is None:
            return None
        seats = [seat for seat in live.seats if seat.bot is not None]
        if not seats:
            return None
        # Chance is taken from the log, so that the row can be worked out again.
        dice = Random(f"{live.id} {live.seq}")
        waits = [thinking_seconds(live.match, seat.name, str(seat.bot), dice) for seat in seats]
        if (
            live.shake is not None
            and live.match.is_between_shakes
            and not live.match.is_round_over
            and len(seats) < len(live.seats)
        ):
            # People look at the scores and start the next shake themselves.
            waits = [BETWEEN_SHAKES]
        return live.at + int(min(waits) * 1000 * self.settings.bot_pace)

    def use(self, acting: Acting) -> None:
        """Play through this, when asked to."""
        self._acting = acting

    async def open(self, acting: Acting) -> None:
        """Begin to look for bots that are due."""
        self.use(acting)
        self._task = asyncio.create_task(self._look_on(), name="bots")

    async def close(self) -> None:
        """Stop thinking; what was claimed is claimed by another worker later."""
        tasks = [*self._thinking, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def pool(self) -> Executor:
        """The processes that think."""
        if self._pool is None:
            count = self.settings.bot_processes
            context = multiprocessing.get_context("forkserver")
            self._pool = ProcessPoolExecutor(count, context, end_with_parent) if count else ThreadPoolExecutor(1)
        return self._pool

    async def _look_on(self) -> None:
        while True:
            try:
                await self.look()
            except StoreIsDown:
                # The store has said so itself, and not ten times a second.
                pass
            except Exception as error:
                self._log.error("looking for bots failed", error=type(error).__name__, exc_info=True)
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> int:
        """Claim the bots that are due, and let each think; how many were claimed."""
        assert self._acting is not None
        tables = self._acting.tables
        now = tables.clock()
        async with tables.log.store.reading() as connection:
            due = (await connection.execute(DUE, {"now": now})).all()
        claimed = 0
        for match, next_bot in due:
            if await self._set_next(match, next_bot, now + CLAIM):
                claimed += 1
                task = asyncio.create_task(self._play(match, now + CLAIM))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)
        return claimed

    async def settle(self) -> None:
        """Wait until nobody thinks any more."""
        while self._thinking:
            await asyncio.gather(*self._thinking, return_exceptions=True)

    async def _set_next(self, match: str, known: int, next_bot: int | None) -> bool:
        assert self._acting is not None

        async def work(connection: AsyncConnection) -> int:
            this = (matches.c.id == match, matches.c.next_bot == known)
            return (await connection.execute(update(matches).where(*this).values(next_bot=next_bot))).rowcount

        return await self._acting.tables.log.store.write(work) == 1

    async def _play(self, match: str, claim: int) -> None:
        """Let the bots of a table do one thing; when none wants to, they wait for the next event."""
        assert self._acting is not None
        try:
            live = await self._acting.tables.catch_up(match)
            for attempt in range(TRIES):
                done = await self._play_once(live, attempt)
                if done is not None:
                    break
            if not done:
                await self._set_next(match, claim, None)
        except (Stale, NotFound):
            # The table moved on, and with that event its bots were given a new time.
            return
        except Refusal as refusal:
            self._log.warning("a bot was refused", match=match, why=refusal.said_code)
        except Exception as error:
            self._log.error("a bot failed", match=match, error=type(error).__name__, exc_info=True)

    async def _play_once(self, live: LiveTable, attempt: int) -> bool | None:
        """One try: whether a bot did something; None when what it wanted was refused."""
        assert self._acting is not None
        is_refused = False
        for seat in live.seats:
            if seat.bot is None or live.match is None or live.status != PLAYING:
                continue
            level = seat.bot if attempt == 0 else "learner"
            wanted = await self._think(live.match, seat.name, level)
            if wanted is None:
                continue
            self.decisions += 1
            key = f"{live.seq}.{attempt}"
            try:
                await self._acting.act(live.id, Actor(None, bot_seat=seat.name), live.seq, key, wanted)
            except (Stale, StoreIsDown):
                raise
            except Refusal as refusal:
                is_refused = True
                self._log.warning("a bot was refused", match=live.id, why=refusal.said_code, do=wanted.get("do"))
                continue
            return True
        return None if is_refused else False

    async def _think(self, match: Match, seat: str, level: str) -> dict[str, Any] | None:
        budget = int(self.settings.analysis_budget * 1000)
        seen = seen_by(match, seat)
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self.pool(), think, seen, seat, level, secrets.randbits(64), budget
            )
        except BrokenProcessPool:
            self._pool = None
            raise

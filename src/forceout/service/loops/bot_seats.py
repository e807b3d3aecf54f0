"""Bots at their seats: when they are due, what they see, and what they do, in processes of their own (trust.md,
promise 19).

No more tables are claimed than can be thought about at once, whoever is late thinks less, and whose tables have had
much waits for those who have had little: so a hundred tables make each bot a weaker player, and no table stands still.
"""

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from random import Random
from time import monotonic, perf_counter
from typing import Any, Final

import structlog

from forceout.bots import choose, effort, thinking_seconds, wanted_of
from forceout.rules.match_state import Match
from forceout.rules.view import seen_by
from forceout.service.errors import NotFound, Refusal, Stale, StoreIsDown
from forceout.service.loops.bot_claims import Claims, Thought
from forceout.service.loops.orphans import end_with_parent
from forceout.service.loops.waking import Waking
from forceout.service.settings import Settings
from forceout.service.tables.actions import Acting, Actor
from forceout.service.tables.fold import PLAYING, LiveTable
from forceout.service.tables.table_settings import PACES

LOOK_EVERY: Final = 0.1
AT_ONCE: Final = 2
"""Tables that are claimed for each process: one is thought about, and one more, so that it never waits for us."""
BETWEEN_SHAKES: Final = 45.0
"""The seconds after which a bot starts the next shake when the people at its table do not."""
TRIES: Final = 3

FORSAKEN: Final = 300_000
"""A table where nothing has happened for so long costs no thoughts, in milliseconds."""


def is_played_with_bots(live: LiveTable, now: int) -> bool:
    """Whether bots are being asked at a table."""
    return live.status == PLAYING and now - live.at < FORSAKEN and any(seat.bot is not None for seat in live.seats)


def think(match: Match, seat: str, level: str, seed: int, budget_ms: int) -> dict[str, Any] | None:
    """What a bot wants to do, as it is sent; runs in a process of its own."""
    chosen = choose(match, seat, level, Random(seed), budget_ms, monotonic)
    return None if chosen is None else wanted_of(chosen)


class BotSeats:
    """The bots of all tables, as far as this worker gets to them first."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.decisions = 0
        self.dropped = 0
        """Thoughts that were given up, since their table had moved on."""
        self.on_late: Callable[[float], None] | None = None
        """Told of each decision by how many seconds it came later than it was due."""
        self._acting: Acting | None = None
        self._claims: Claims | None = None
        self._pool: Executor | None = None
        self._task: asyncio.Task[None] | None = None
        self._waking = Waking(LOOK_EVERY)
        self._thinking: dict[asyncio.Task[None], Thought] = {}
        self._log = structlog.get_logger("bots")

    def due(self, live: LiveTable) -> int | None:
        """When a bot of this table is to be asked; None when none sits there or no match is played."""
        if self._pool is None and self._task is not None and any(seat.bot is not None for seat in live.seats):
            # The processes begin when a bot sits down: its first thought does not wait for them.
            self.pool().submit(int)
        if live.status != PLAYING or live.is_paused or live.match is None:
            return None
        seats = [seat for seat in live.seats if seat.bot is not None]
        if not seats:
            return None
        # Chance is taken from the log, so that the row can be worked out again.
        dice = Random(f"{live.id} {live.seq}")
        pace = PACES[live.bot_pace]
        waits = [pace * thinking_seconds(live.match, seat.name, str(seat.bot), dice) for seat in seats]
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
        self._claims = Claims(acting.tables)

    @property
    def room(self) -> int:
        """How many more tables can be thought about now."""
        return max(0, max(1, self.settings.bot_processes) * AT_ONCE - len(self._thinking))

    def heard(self, match: str, seq: int) -> None:
        """Give up a thought whose table has moved on, and look whether bots are due there."""
        self._waking.change()
        for thought in self._thinking.values():
            if thought.match == match and 0 < thought.seq < seq:
                thought.drop()

    async def open(self, acting: Acting) -> None:
        """Begin to look for bots that are due."""
        self.use(acting)
        self._task = asyncio.create_task(self._look_on(), name="bots")

    async def close(self) -> None:
        """Stop thinking; any worker may think on at once."""
        claimed = list(self._thinking.values())
        tasks = [*self._thinking, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        for thought in claimed:
            with suppress(Refusal):
                assert self._claims is not None
                await self._claims.give_back(thought)
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
            self._waking.begin()
            due_in: float | None = None
            try:
                await self.look()
                due_in = await self.due_in()
            except StoreIsDown:
                # The store has said so itself, and not ten times a second.
                pass
            except Exception as error:
                self._log.error("looking for bots failed", error=type(error).__name__, exc_info=True)
            await self._waking.wait(due_in)

    async def due_in(self) -> float | None:
        """The seconds until the next bot is due that this worker has room for; None where none waits."""
        assert self._claims is not None
        return await self._claims.due_in(self._claims.tables.clock()) if self.room else None

    async def look(self) -> int:
        """Claim as many of the bots that are due as can be thought about, and let each think; how many were claimed."""
        assert self._claims is not None
        now = self._claims.tables.clock()
        for thought in list(self._thinking.values()):
            await self._claims.renew(thought, now)
        if not self.room:
            return 0
        claimed = 0
        busy = frozenset(one.match for one in self._thinking.values())
        for thought in await self._claims.due(now, self.room, busy):
            if await self._claims.take(thought):
                claimed += 1
                task = asyncio.create_task(self._play(thought))
                self._thinking[task] = thought
                task.add_done_callback(self._thought)
        return claimed

    def _thought(self, task: asyncio.Task[None]) -> None:
        """A table has been thought about: there is room for the next."""
        self._thinking.pop(task, None)
        self._waking.hurry()

    async def settle(self) -> None:
        """Wait until nobody thinks any more."""
        while self._thinking:
            await asyncio.gather(*self._thinking, return_exceptions=True)

    async def _play(self, thought: Thought) -> None:
        """Let the bots of a table do one thing; when none wants to, they wait for the next event."""
        assert self._acting is not None
        assert self._claims is not None
        match, clock = thought.match, self._acting.tables.clock
        try:
            live = await self._acting.tables.catch_up(match)
            thought.seq = live.seq
            for attempt in range(TRIES):
                done = await self._play_once(thought, live, attempt)
                if done is not None:
                    break
            if done:
                if self.on_late is not None:
                    self.on_late(max(0, clock() - thought.due) / 1000)
            else:
                await self._claims.wait_for_event(thought)
        except (Stale, NotFound):
            # The table moved on, and with that event its bots were given a new time.
            return
        except Refusal as refusal:
            self._log.warning("a bot was refused", match=match, why=refusal.said_code)
        except Exception as error:
            self._log.error("a bot failed", match=match, error=type(error).__name__, exc_info=True)

    async def _play_once(self, thought: Thought, live: LiveTable, attempt: int) -> bool | None:
        """One try: whether a bot did something; None when what it wanted was refused."""
        assert self._acting is not None
        is_refused = False
        for seat in live.seats:
            if seat.bot is None or live.match is None or live.status != PLAYING:
                continue
            level = seat.bot if attempt == 0 else "learner"
            wanted = await self._think(thought, live, seat.name, level)
            if thought.is_stale:
                raise Stale(live.seq)
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

    async def _think(self, thought: Thought, live: LiveTable, seat: str, level: str) -> dict[str, Any] | None:
        """What a bot wants to do; raises Stale when its table moves on before it has begun to think."""
        assert self._claims is not None
        assert live.match is not None
        now = self._claims.tables.clock()
        budget = int(self.settings.analysis_budget * 1000 * effort((now - thought.due) / 1000))
        seen = seen_by(live.match, seat)
        began = perf_counter()
        try:
            thought.work = self.pool().submit(think, seen, seat, level, secrets.randbits(64), budget)
            return await asyncio.wrap_future(thought.work)
        except asyncio.CancelledError:
            if not thought.is_stale:
                raise
            self.dropped += 1
            raise Stale(live.seq) from None
        except BrokenProcessPool:
            self._pool = None
            raise
        finally:
            thought.work = None
            self._claims.spend(live.id, perf_counter() - began, now)

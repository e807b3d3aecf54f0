"""Fan-out: telling other workers that a table changed, never what is in it (architecture, principle 6).

What gets lost on the way is found again by looking at the database once a second, so that the loss of the fan-out
delays and alters nothing.
"""

import asyncio
from collections.abc import Callable
from contextlib import aclosing, suppress
from typing import Final

import structlog
from sqlalchemy import select

from forceout.service.errors import StoreIsDown
from forceout.service.loops.channels import channel_of
from forceout.service.settings import Settings
from forceout.service.store.schema import matches, tournaments
from forceout.service.store.store import Store

Heard = Callable[[str, int], None]
MOST_WAITING: Final = 10_000
LOOK_EVERY: Final = 1.0
LOOK_BACK: Final = 15_000
"""How far back the database is looked through for news, in milliseconds: longer than hosts' clocks differ."""
TRY_AGAIN: Final = 0.5
EVENT: Final = "event."
"""What news of an event are called, so that nobody takes it for a table."""
NOTE: Final = "~"
"""What a note begins with; no match does."""


class FanOut:
    """News of tables, to this worker's own listeners at once and to the other workers."""

    def __init__(self, settings: Settings, store: Store, heard: Heard, clock: Callable[[], int]) -> None:
        self.channel = channel_of(settings, store)
        self.is_alone = settings.fanout == "memory"
        self.store = store
        self.heard = heard
        self.clock = clock
        self.noted: Callable[[str], None] = lambda text: None
        self._news: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._changes: int | None = None
        self._log = structlog.get_logger("fanout")

    async def open(self) -> None:
        """Begin to tell and to listen."""
        works = {"tell": self._tell(), "listen": self._listen(), "look": self._look()} if not self.is_alone else {}
        if self.store.is_sqlite:
            works["look out"] = self._look_out()
        self._tasks = [asyncio.create_task(work, name=name) for name, work in works.items()]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        self._tasks = []

    async def publish(self, match: str, seq: int) -> None:
        """Tell that a table's log has grown; the sender does not wait for anybody to hear it."""
        self.heard(match, seq)
        if not self.is_alone:
            # Whoever does not hear of it finds it in the database a second later.
            with suppress(asyncio.QueueFull):
                self._news.put_nowait(f"{match}:{seq}".encode())

    def note(self, text: str) -> None:
        """Tell the other workers something that is true for a moment only; who does not hear it misses nothing that
        lasts."""
        if not self.is_alone:
            with suppress(asyncio.QueueFull):
                self._news.put_nowait(f"{NOTE}{text}".encode())

    def _take(self, text: str) -> None:
        if text.startswith(NOTE):
            self.noted(text.removeprefix(NOTE))
            return
        match, _, seq = text.partition(":")
        self.heard(match, int(seq))

    async def _tell(self) -> None:
        while True:
            news = await self._news.get()
            try:
                await self.channel.publish(news)
            except Exception as error:
                self._log.warning("fan-out is down", error=type(error).__name__)
                await asyncio.sleep(TRY_AGAIN)

    async def _listen(self) -> None:
        while True:
            try:
                async with aclosing(self.channel.listen()) as news:
                    async for data in news:
                        self._take(data.decode())
            except Exception as error:
                self._log.warning("fan-out is down", error=type(error).__name__)
            await asyncio.sleep(TRY_AGAIN)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with suppress(StoreIsDown):
                await self.look()

    async def _look_out(self) -> None:
        while True:
            with suppress(StoreIsDown):
                await self.look_out()
            await asyncio.sleep(LOOK_EVERY)

    async def look_out(self) -> None:
        """Where this worker is alone, look only when a command beside it has written, such as one that closes a
        table."""
        known, self._changes = self._changes, await self.store.changes_by_others()
        if known is not None and known != self._changes:
            await self.look()

    async def look(self) -> None:
        """Find in the database what has changed of late, whether or not it was heard of."""
        since = self.clock() - LOOK_BACK
        query = select(matches.c.id, matches.c.head).where(matches.c.changed_at > since)
        grown = select(tournaments.c.id, tournaments.c.head).where(tournaments.c.changed_at > since)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
            events = (await connection.execute(grown)).all()
        for match, head in rows:
            self.heard(match, head)
        for event, head in events:
            self.heard(f"{EVENT}{event}", head)

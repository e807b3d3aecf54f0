"""Fan-out: telling other workers that a table changed, never what is in it (architecture, principle 6).

What gets lost on the way is found again by looking at the database once a second, so that the loss of the fan-out
delays and alters nothing.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import select, text

from forceout.service.refusals import StoreIsDown
from forceout.service.schema import matches
from forceout.service.settings import Settings
from forceout.service.store import Store

Heard = Callable[[str, int], None]
CHANNEL: Final = "forceout"
MOST_WAITING: Final = 10_000
LOOK_EVERY: Final = 1.0
LOOK_BACK: Final = 15_000
"""How far back the database is looked through for news, in milliseconds: longer than hosts' clocks differ."""
TRY_AGAIN: Final = 0.5


class PooledAsyncPgBackend(AsyncPgChannelsBackend):
    """PostgreSQL's NOTIFY through the store's own connections: the general backend opens one for each message."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.url.set(drivername="postgresql").render_as_string(hide_password=False))
        self._store = store

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify everybody who listens."""
        async with self._store.engine.begin() as connection:
            for channel in channels:
                query = text("SELECT pg_notify(:channel, :data)")
                await connection.execute(query, {"channel": channel, "data": data.decode()})


def backend_of(settings: Settings, store: Store) -> ChannelsBackend:
    """The means that the settings name."""
    if settings.fanout == "postgresql":
        return PooledAsyncPgBackend(store)
    if settings.fanout == "redis":
        # Most servers have none, and start the sooner.
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis), key_prefix="FORCEOUT")
    return MemoryChannelsBackend()


class FanOut:
    """News of tables, to this worker's own listeners at once and to the other workers."""

    def __init__(self, settings: Settings, store: Store, heard: Heard, clock: Callable[[], int]) -> None:
        self.backend = backend_of(settings, store)
        self.is_alone = settings.fanout == "memory"
        self.store = store
        self.heard = heard
        self.clock = clock
        self._news: asyncio.Queue[tuple[str, int]] = asyncio.Queue(MOST_WAITING)
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
                self._news.put_nowait((match, seq))

    async def _tell(self) -> None:
        while True:
            match, seq = await self._news.get()
            try:
                await self.backend.publish(f"{match}:{seq}".encode(), [CHANNEL])
            except Exception as error:
                self._log.warning("fan-out is down", error=type(error).__name__)
                await asyncio.sleep(TRY_AGAIN)

    async def _listen(self) -> None:
        while True:
            try:
                await self.backend.on_startup()
                await self.backend.subscribe([CHANNEL])
                async for _, data in self.backend.stream_events():
                    match, _, seq = data.decode().partition(":")
                    self.heard(match, int(seq))
            except asyncio.CancelledError:
                with suppress(Exception):
                    await self.backend.on_shutdown()
                raise
            except Exception as error:
                self._log.warning("fan-out is down", error=type(error).__name__)
                with suppress(Exception):
                    await self.backend.on_shutdown()
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
        query = select(matches.c.id, matches.c.head).where(matches.c.changed_at > self.clock() - LOOK_BACK)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        for match, head in rows:
            self.heard(match, head)

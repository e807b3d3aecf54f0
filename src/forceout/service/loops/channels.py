"""The ways that news travel between workers: not at all, PostgreSQL's NOTIFY, or Redis."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final, Protocol

from sqlalchemy import text

from forceout.service.settings import Settings
from forceout.service.store.store import Store

CHANNEL: Final = "forceout"


class Channel(Protocol):
    """A way to tell everybody something short, and to hear it."""

    async def publish(self, data: bytes) -> None:
        """Tell everybody who listens."""

    def listen(self) -> AsyncGenerator[bytes, None]:
        """What is told from now on; ends or fails where the connection does."""


class NoChannel:
    """A worker that is alone."""

    async def publish(self, data: bytes) -> None:
        """Nobody listens."""

    async def listen(self) -> AsyncGenerator[bytes, None]:
        """Nothing is told."""
        await asyncio.Event().wait()
        yield b""


class PostgresqlChannel:
    """PostgreSQL's NOTIFY: told through the store's own connections, heard through one for itself."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def publish(self, data: bytes) -> None:
        """Notify everybody who listens."""
        async with self._store.engine.begin() as connection:
            query = text("SELECT pg_notify(:channel, :data)")
            await connection.execute(query, {"channel": CHANNEL, "data": data.decode()})

    async def listen(self) -> AsyncGenerator[bytes, None]:
        """What is notified; raises ConnectionError when the connection ends."""
        import asyncpg

        heard: asyncio.Queue[str | None] = asyncio.Queue()
        connection = await asyncpg.connect(dsn=self._address)
        try:
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.add_listener(CHANNEL, lambda _c, _p, _n, payload: heard.put_nowait(str(payload)))
            while (payload := await heard.get()) is not None:
                yield payload.encode()
            raise ConnectionError("PostgreSQL ended the connection.")
        finally:
            await connection.close()


class RedisChannel:
    """Redis' publish and subscribe."""

    def __init__(self, address: str) -> None:
        # Most servers have none, and start the sooner.
        from redis.asyncio import Redis

        self._redis = Redis.from_url(address)

    async def publish(self, data: bytes) -> None:
        """Publish to everybody who subscribed."""
        await self._redis.publish(CHANNEL, data)

    async def listen(self) -> AsyncGenerator[bytes, None]:
        """What is published."""
        async with self._redis.pubsub() as subscribed:
            await subscribed.subscribe(CHANNEL)
            async for message in subscribed.listen():
                if message["type"] == "message":
                    yield message["data"]


def channel_of(settings: Settings, store: Store) -> Channel:
    """The way that the settings name."""
    if settings.fanout == "postgresql":
        return PostgresqlChannel(store)
    return RedisChannel(settings.redis) if settings.fanout == "redis" else NoChannel()

"""Delay as the server itself measures it: a player is credited with it, and a claim without a signature counts nothing
(trust.md, promise 11)."""

import hmac
from collections import deque
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.acting import MOST_CREDIT
from forceout.service.schema import secrets as shared_secrets
from forceout.service.store import Store

LASTS: Final = 60_000
"""How long a measured delay is good for, in milliseconds."""
ROUND_TRIPS: Final = 8
"""How many round trips are kept: the least of them is the delay, the rest is chance."""


class RoundTrips:
    """The latest round trips of one connection, timed by the server from its ping to the answer."""

    def __init__(self) -> None:
        self._times: deque[int] = deque(maxlen=ROUND_TRIPS)

    def add(self, milliseconds: int) -> None:
        """Keep another round trip."""
        self._times.append(max(0, milliseconds))

    @property
    def delay(self) -> int:
        """The delay one way, in milliseconds."""
        return min(MOST_CREDIT, min(self._times, default=0) // 2)


class Lag:
    """Signed delays: measured where the socket is, believed wherever the action arrives."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, session: str, delay: int, now: int) -> str:
        """A delay that was measured, signed for one session and for a minute."""
        said = f"{delay}.{now + LASTS}"
        return f"{said}.{self._signature(session, said)}"

    def read(self, session: str, stamp: str | None, now: int) -> int:
        """The delay that a stamp proves; 0 when it proves none."""
        if stamp is None or len(stamp) > 100 or stamp.count(".") != 2:
            return 0
        delay, expires_at, signature = stamp.split(".")
        expected = self._signature(session, f"{delay}.{expires_at}")
        if not hmac.compare_digest(expected.encode(), signature.encode("utf-8", "replace")):
            return 0
        return int(delay) if now <= int(expires_at) else 0

    def _signature(self, session: str, said: str) -> str:
        return hmac.digest(self._key, f"{session}.{said}".encode("utf-8", "replace"), "sha256").hex()[:32]


async def shared_key(store: Store, name: str, made: bytes) -> bytes:
    """A key that all workers of a service share: the one in the database, or this one when there is none yet."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(insert(shared_secrets).values(name=name, value=made))

    query = select(shared_secrets.c.value).where(shared_secrets.c.name == name)
    for _ in range(2):
        async with store.reading() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        if found is not None:
            return bytes(found)
        try:
            await store.write(work)
        except IntegrityError:
            continue
    return made

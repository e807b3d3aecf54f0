"""Wrong passwords, counted in the database so that they hold over workers and restarts (trust.md, promise 8).

Whoever guesses at a name uses up their own tries, by the name and the address they come from. So nobody can lock an
account for its owner: a browser that has signed in to it before has tries of its own, wherever it is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import ceil
from typing import Final

from sqlalchemy import bindparam, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.people.rate_limits import Limit, TooFast, network_of
from forceout.service.store.schema import sign_in_failures
from forceout.service.store.store import Store

BY_NAME_AND_ADDRESS: Final = Limit(rate=1 / 30, burst=10)
BY_NAME_AND_BROWSER: Final = Limit(rate=1 / 30, burst=10)
BY_NAME: Final = Limit(rate=1 / 15, burst=100)
"""From everywhere together, but for browsers that are known: what thousands of addresses may try in a day."""
BY_SESSION: Final = Limit(rate=1 / 30, burst=5)
BY_ADDRESS: Final = Limit(rate=1 / 3, burst=200)
"""A whole school shares one, and forgets passwords on the first day."""
BYTES_OF_ADDRESS: Final = 2
"""Bytes that stand for an address: thousands of addresses share them, so that none can be worked out from them."""
LASTS: Final = 86_400_000
"""The milliseconds after which every bucket is full again, and its row tells nothing."""
NEW: Final = text(
    "INSERT INTO sign_in_failures (id, tokens, at) VALUES (:id, :tokens, :at) ON CONFLICT (id) DO NOTHING"
)
TAKE: Final = (
    update(sign_in_failures)
    .where(sign_in_failures.c.id == bindparam("which"))
    .values(tokens=bindparam("left"), at=bindparam("now"))
)


@dataclass(frozen=True, slots=True)
class Caller:
    """From where somebody signs in."""

    address: str | None = None
    session: str | None = None
    """The hash of the session's secret."""
    browser: str | None = None
    """A browser that has signed in to this very account before."""


Bucket = tuple[str, Limit]


class SignInFailures:
    """The tries that are left, by what stands for names, addresses, browsers and sessions."""

    def __init__(self, store: Store, key: bytes = b"") -> None:
        self._store = store
        self.key = key
        """Shared by the workers; without it nothing in the table can be told."""

    async def count(self, name: str, caller: Caller, now: int) -> None:
        """Count a try before its outcome is known, so that a hundred at once are not a hundred tries; or TooFast."""
        wanted = sorted(self._buckets(name, caller))

        async def work(connection: AsyncConnection) -> int:
            have = await _tokens(connection, wanted, now)
            waits = [ceil((1 - have[bucket]) / limit.rate * 1000) for bucket, limit in wanted if have[bucket] < 1]
            if not waits:
                await _keep(connection, {bucket: have[bucket] - 1 for bucket, _ in wanted}, now)
            return max(waits, default=0)

        wait = await self._store.write(work)
        if wait:
            raise TooFast(max(1, ceil(wait / 1000)))

    async def forgive(self, name: str, caller: Caller, now: int) -> None:
        """Undo the count of a try whose password was right."""
        wanted = sorted(self._buckets(name, caller))

        async def work(connection: AsyncConnection) -> None:
            have = await _tokens(connection, wanted, now)
            await _keep(connection, {bucket: min(limit.burst, have[bucket] + 1) for bucket, limit in wanted}, now)

        await self._store.write(work)

    def _buckets(self, name: str, caller: Caller) -> list[Bucket]:
        made: list[Bucket] = []
        if caller.browser is not None:
            made.append((self._id("browser", name.encode(), caller.browser.encode()), BY_NAME_AND_BROWSER))
            return made
        made.append((self._id("name", name.encode()), BY_NAME))
        if caller.session is not None:
            made.append((self._id("session", caller.session.encode()), BY_SESSION))
        # Where no address is known, such as within one process, all are one.
        address = blake2b(network_of(caller.address or ""), key=self.key[:64], digest_size=BYTES_OF_ADDRESS).digest()
        made.append((self._id("name and address", name.encode(), address), BY_NAME_AND_ADDRESS))
        made.append((self._id("address", address), BY_ADDRESS))
        return made

    def _id(self, kind: str, *parts: bytes) -> str:
        said = b"".join(len(part).to_bytes(2) + part for part in (kind.encode(), *parts))
        return blake2b(said, key=self.key[:64], digest_size=24).hexdigest()


async def _tokens(connection: AsyncConnection, wanted: Sequence[Bucket], now: int) -> dict[str, float]:
    """The tokens of each bucket now; the rows are locked, always in the same order, until the work is done."""
    for bucket, limit in wanted:
        await connection.execute(NEW, {"id": bucket, "tokens": float(limit.burst), "at": now})
    table = sign_in_failures.c
    query = select(table.id, table.tokens, table.at).where(table.id.in_([bucket for bucket, _ in wanted]))
    rows = {row.id: row for row in await connection.execute(query.order_by(table.id).with_for_update())}
    return {
        bucket: min(limit.burst, rows[bucket].tokens + max(0, now - rows[bucket].at) / 1000 * limit.rate)
        for bucket, limit in wanted
    }


async def _keep(connection: AsyncConnection, left: dict[str, float], now: int) -> None:
    for bucket, tokens in left.items():
        await connection.execute(TAKE, {"which": bucket, "left": tokens, "now": now})

"""When a player acted, by a clock that only they can read, believed as far as the network itself bears it out
(trust.md, promise 11).

A browser says by its own clock when a ping reached it and when its player acted. The quickest ping and the quickest
answer tell how the two clocks differ, so that the delay of the very message that brings an action is known, however
unsteady the network is. What a browser says is not believed beyond what the kernel measures: a program that answers
late does not make the kernel's own round trips longer.
"""

import hmac
from collections import deque
from typing import Final, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.schema import secrets as shared_secrets
from forceout.service.store.store import Store
from forceout.service.tables.actions import MOST_CREDIT

LASTS: Final = 60_000
"""How long a measurement is good for, in milliseconds."""
ROUND_TRIPS: Final = 24
"""How many pings are kept: the quickest of them tell the difference between the clocks, the rest is chance."""
WITNESSED: Final = 4
"""How many of the kernel's latest figures count."""
DEVIATIONS: Final = 1.5
"""By how many mean deviations a message may be slower than the mean."""
LARGEST_CLOCK: Final = 1 << 53


class Witness(NamedTuple):
    """What the kernel knows of a connection: its round trip and the mean deviation of it, in milliseconds."""

    round_trip: float
    deviation: float

    @property
    def most(self) -> float:
        """The longest that a message may well have been on its way."""
        return self.round_trip / 2 + DEVIATIONS * self.deviation


class Measured(NamedTuple):
    """What pings have shown: how far their clock is ahead of ours, and the most delay that is believed."""

    ahead: int
    most: int


class RoundTrips:
    """The latest pings of one stream, by our clock and by theirs."""

    def __init__(self) -> None:
        self._there: deque[int] = deque(maxlen=ROUND_TRIPS)
        self._back: deque[int] = deque(maxlen=ROUND_TRIPS)
        self._witnessed: deque[float] = deque(maxlen=WITNESSED)

    def __len__(self) -> int:
        return len(self._there)

    def add(self, sent_at: int, reached_them_at: int, answered_at: int, witness: Witness | None) -> None:
        """Keep another ping: when it was sent and answered by our clock, and when it was there by theirs."""
        self._there.append(reached_them_at - sent_at)
        self._back.append(answered_at - reached_them_at)
        if witness is not None:
            self._witnessed.append(witness.most)

    @property
    def measured(self) -> Measured:
        """What the pings have shown so far; at least one must have been answered."""
        ahead = (min(self._there) - min(self._back)) // 2
        return Measured(ahead, min(MOST_CREDIT, round(self._most())))

    def _most(self) -> float:
        if self._witnessed:
            return max(self._witnessed)
        # Behind a proxy the kernel sees only the proxy, and the answers are all there is.
        trips = [there + back for there, back in zip(self._there, self._back, strict=True)]
        return max(0.0, max(trips) - min(trips) / 2)


class Lag:
    """Signed measurements: made where the socket is, believed wherever the action arrives."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, session: str, measured: Measured, now: int) -> str:
        """What was measured, signed for one session and for a minute."""
        said = f"{measured.ahead}.{measured.most}.{now + LASTS}"
        return f"{said}.{self._signature(session, said)}"

    def credit(self, session: str, stamp: str | None, acted_at: int | None, received_at: int) -> int:
        """How long ago somebody acted who says when it was by their clock; 0 when nothing bears it out."""
        if stamp is None or acted_at is None or len(stamp) > 100 or stamp.count(".") != 3:
            return 0
        said, _, signature = stamp.rpartition(".")
        expected = self._signature(session, said)
        if not hmac.compare_digest(expected.encode(), signature.encode("utf-8", "replace")):
            return 0
        ahead, most, expires_at = map(int, said.split("."))
        if received_at > expires_at:
            return 0
        return max(0, min(received_at - (acted_at - ahead), most))

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

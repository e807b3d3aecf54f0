"""How much one browser, and one address, may ask: token buckets in memory, with the time handed in."""

import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

from forceout.messages.message import Message
from forceout.service.errors import TooMany
from forceout.service.settings import Settings

MOST_KEYS: Final = 50_000
PREFIX_BYTES: Final = 8
"""Of an address of the sixth version only the network counts: one house has more addresses than there are stars."""


@dataclass(frozen=True, slots=True)
class Limit:
    """So many a second, and so many at once."""

    rate: float
    burst: float


class TooFast(TooMany):
    """Asked too often; how many seconds to wait."""

    def __init__(self, seconds: int) -> None:
        super().__init__(Message("that-was-too-fast", seconds=seconds), code="too-fast")
        self.retry_after = seconds


class Buckets:
    """A bucket of tokens for each key; the key that was used least lately makes room for a new one."""

    def __init__(self, limit: Limit, most_keys: int = MOST_KEYS) -> None:
        self.limit = limit
        self._most_keys = most_keys
        self._buckets: OrderedDict[bytes, tuple[float, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: bytes, now: int, cost: float = 1.0) -> int:
        """Take tokens and say 0, or take none and say how many milliseconds to wait."""
        tokens = self._tokens(key, now)
        is_enough = tokens >= cost
        self._keep(key, tokens - cost if is_enough else tokens, now)
        return 0 if is_enough else ceil((cost - tokens) / self.limit.rate * 1000)

    def give_back(self, key: bytes, now: int, cost: float = 1.0) -> None:
        """Undo a take that did not count after all."""
        self._keep(key, min(self.limit.burst, self._tokens(key, now) + cost), now)

    def _tokens(self, key: bytes, now: int) -> float:
        tokens, at = self._buckets.get(key, (self.limit.burst, now))
        return min(self.limit.burst, tokens + max(0, now - at) / 1000 * self.limit.rate)

    def _keep(self, key: bytes, tokens: float, now: int) -> None:
        self._buckets[key] = (tokens, now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > self._most_keys:
            self._buckets.popitem(last=False)


class Activity(StrEnum):
    """What is limited, each with buckets of its own."""

    REQUEST = "request"
    NEW_GUEST = "new-guest"
    NEW_MATCH = "new-match"
    JOIN = "join"
    SIGN_IN = "sign-in"
    JUDGE = "judge"
    DEVICE = "device"
    PHRASE = "phrase"


def limits_of(settings: Settings) -> Mapping[Activity, tuple[Limit, Limit]]:
    """For each activity the limit of a session and the much larger one of an address, which a whole school shares."""
    judge = Limit(settings.judge_rate, settings.judge_burst)
    # What a school does when a lesson begins: a hundredth of its requests, and hundreds at once.
    some = Limit(settings.address_rate / 100, max(1, settings.address_burst // 5))
    return {
        Activity.REQUEST: (
            Limit(settings.session_rate, settings.session_burst),
            Limit(settings.address_rate, settings.address_burst),
        ),
        Activity.NEW_GUEST: (Limit(0.1, 5), some),
        Activity.NEW_MATCH: (Limit(0.1, 20), some),
        Activity.JOIN: (Limit(0.1, 10), some),
        Activity.SIGN_IN: (Limit(0.1, 10), Limit(2, 200)),
        Activity.JUDGE: (judge, judge),
        Activity.DEVICE: (Limit(0.05, 5), Limit(0.5, 50)),
        Activity.PHRASE: (Limit(0.2, 3), some),
    }


class RateLimits:
    """The buckets of one worker."""

    def __init__(self, settings: Settings, key: bytes | None = None) -> None:
        # The key dies with the process, so what is in memory cannot be turned back into addresses afterwards.
        self._key = secrets.token_bytes(32) if key is None else key
        limits = limits_of(settings)
        self._by_session = {activity: Buckets(session) for activity, (session, _) in limits.items()}
        self._by_address = {activity: Buckets(address) for activity, (_, address) in limits.items()}

    def verify(self, activity: Activity, *, session: str | None, address: str | None, now: int) -> None:
        """Count one request, or raise TooFast; `session` is the hash of its token."""
        waits = []
        if session is not None:
            waits.append(self._by_session[activity].take(session.encode(), now))
        if address is not None and not any(waits):
            waits.append(self._by_address[activity].take(self.hash_of_address(address), now))
        if any(waits):
            raise TooFast(max(1, ceil(max(waits) / 1000)))

    def hash_of_address(self, address: str) -> bytes:
        """What stands for an address in memory."""
        return blake2b(network_of(address), key=self._key, digest_size=16).digest()


def network_of(address: str) -> bytes:
    """What counts as one address."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address.encode("utf-8", "surrogatepass")[:100]
    if isinstance(read, IPv6Address):
        return read.ipv4_mapped.packed if read.ipv4_mapped else read.packed[:PREFIX_BYTES]
    return read.packed

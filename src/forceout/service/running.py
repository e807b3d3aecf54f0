"""The service as a whole: store, people, tables, clocks, bots and fan-out, as one worker runs them."""

import secrets
import time
from collections.abc import Callable

from forceout.service.accounts import Accounts
from forceout.service.bot_seats import BotSeats
from forceout.service.deadlines import Deadlines
from forceout.service.fanout import FanOut
from forceout.service.keeping import Tables
from forceout.service.lag import Lag, shared_key
from forceout.service.log import Log
from forceout.service.matches import Matches
from forceout.service.people import People
from forceout.service.settings import Settings
from forceout.service.store import Store

Listener = Callable[[str, int], None]


def system_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Service:
    """One worker's part of the service."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], int] = system_clock,
        randomness: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.store = Store(settings.database)
        self.people = People(self.store, settings, clock)
        self.accounts = Accounts(self.store, self.people, clock)
        self.bots = BotSeats(settings)
        self.fanout = FanOut(settings, self.store, self._heard, clock)
        self.tables = Tables(Log(self.store), clock, self.fanout.publish, self.bots.due)
        self.matches = Matches(self.tables, randomness, settings.join_code_minutes)
        self.deadlines = Deadlines(self.matches.acting)
        self.lag = Lag(b"")
        self._listeners: list[Listener] = []

    def on_change(self, listener: Listener) -> None:
        """Have a function called with (match, seq) for every change that this worker hears of."""
        self._listeners.append(listener)

    def _heard(self, match: str, seq: int) -> None:
        for listener in self._listeners:
            listener(match, seq)

    async def open(self, *, has_loops: bool = True) -> None:
        """Open the store and begin to listen; without its loops, time and bots move only when told to."""
        await self.store.open()
        self.lag = Lag(await shared_key(self.store, "lag", secrets.token_bytes(32)))
        await self.fanout.open()
        if has_loops:
            await self.deadlines.open()
            await self.bots.open(self.matches.acting)
        else:
            self.bots.use(self.matches.acting)

    async def close(self) -> None:
        """Stop the loops, finish what is being written, let go of the store."""
        await self.bots.close()
        await self.deadlines.close()
        await self.fanout.close()
        await self.store.close()

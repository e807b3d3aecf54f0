"""Tables that are played without a pause, whatever happens to the server, with a ledger of what it promised."""

import asyncio
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

import httpx

from tests.support.http_table import Guest, OpenTable, open_table
from tests.support.script_player import candidates
from tests.trust.over_http.ledger import Ledger
from tests.trust.over_http.server import LOOK_EVERY, PATIENCE

SETTINGS: Final = (
    {"game": "on-sets", "division": "middle", "seats": 3, "clock": "off", "shakes": 20},
    {"game": "equations", "division": "junior", "seats": 3, "clock": "off", "shakes": 20},
)
LONGEST_THOUGHT: Final = 0.03
"""The seconds that a player may think, which leaves the server something to run on."""
AGAIN: Final = 0.1
"""The seconds after which something is sent again."""
UNSURE: Final = (500, 502, 503)
"""Answers after which the same key is sent again."""


class Load:
    """Players who act all the time and send again what was not answered."""

    def __init__(self, address: str, tables: int, seed: int) -> None:
        self.address = address
        self.count = tables
        self.dice = Random(seed)
        self.ledger = Ledger()
        self.is_ending = False
        self.tables: list[OpenTable] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Open the tables and begin to play."""
        for number in range(self.count):
            table = await open_table(self.address, SETTINGS[number % len(SETTINGS)])
            self.tables.append(table)
            self._tasks.append(asyncio.create_task(self.play_on(table, Random(self.dice.random()))))

    async def end(self) -> None:
        """Finish what is under way, and let go."""
        self.is_ending = True
        await asyncio.gather(*self._tasks)
        for table in self.tables:
            await table.close()

    async def until(self, acknowledged: int) -> None:
        """Go on until so many more actions were acknowledged, or somebody's play has failed."""
        wanted = len(self.ledger.acknowledged) + acknowledged
        async with asyncio.timeout(PATIENCE):
            while len(self.ledger.acknowledged) < wanted:
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(LOOK_EVERY)

    async def play_on(self, table: OpenTable, dice: Random) -> None:
        """Play at a table until told to end; a match that is over is followed by another."""
        while not self.is_ending:
            for guest in dice.sample(table.guests, len(table.guests)):
                view = await self.look(guest, table.match)
                if view is None:
                    continue
                if view["status"] != "playing":
                    await self.begin_again(table)
                    break
                for wanted in candidates(view, dice):
                    if self.is_ending or await self.act(guest, table.match, view["seq"], wanted) != 422:
                        break
                await asyncio.sleep(dice.random() * LONGEST_THOUGHT)

    async def begin_again(self, table: OpenTable) -> None:
        """Sit down at another table."""
        try:
            fresh = await open_table(self.address, SETTINGS[self.dice.randrange(len(SETTINGS))])
        except (httpx.HTTPError, AssertionError):
            # The server went away in between: the next look shows the old table again.
            return
        await table.close()
        table.match, table.guests = fresh.match, fresh.guests

    async def look(self, guest: Guest, match: str) -> dict[str, Any] | None:
        """The table as it is, or nothing while the server is away."""
        try:
            answer = await guest.client.get(f"/api/matches/{match}")
        except httpx.HTTPError:
            await asyncio.sleep(AGAIN)
            return None
        if answer.status_code in UNSURE:
            self.ledger.statuses[answer.status_code] += 1
            await asyncio.sleep(AGAIN)
            return None
        assert answer.status_code == 200, (answer.status_code, answer.text)
        read: dict[str, Any] = answer.json()
        return read

    async def act(self, guest: Guest, match: str, base: int, wanted: dict[str, Any]) -> int:
        """Send an action until it is answered, each time with the same key."""
        key = uuid.UUID(int=self.dice.getrandbits(128)).hex
        begun = asyncio.get_running_loop().time()
        is_first = True
        while asyncio.get_running_loop().time() < begun + PATIENCE:
            if not is_first:
                self.ledger.retried += 1
                await asyncio.sleep(AGAIN)
            is_first = False
            try:
                answer = await guest.act(match, base, wanted, key)
            except httpx.HTTPError:
                continue
            self.ledger.statuses[answer.status_code] += 1
            if answer.status_code in UNSURE:
                continue
            if answer.is_success:
                self.ledger.acknowledged.append((match, key, answer.json()["seq"]))
            else:
                assert answer.status_code in (403, 409, 422), (wanted, answer.status_code, answer.text)
                self.ledger.refused.append((match, key))
            return answer.status_code
        raise AssertionError(f"no answer to {wanted} within {PATIENCE} s")


@asynccontextmanager
async def loaded(address: str, tables: int, seed: int = 1) -> AsyncIterator[Load]:
    """Load as long as the block lasts."""
    load = Load(address, tables, seed)
    await load.begin()
    try:
        yield load
    finally:
        await load.end()

"""Bombs sent to a live server: each is answered or refused, and other tables go on (trust.md, promise 10)."""

import asyncio
import time
from random import Random
from typing import Any, Final

import httpx
import pytest

from tests.faults.long_form import how_many, tell
from tests.faults.over_http.bombs import RECORD, actions, questions
from tests.faults.over_http.server import Server
from tests.faults.over_http.test_races import until_goal
from tests.web.http_table import OpenTable, open_table

pytestmark = pytest.mark.anyio

MOST_ADDED: Final = 64.0
"""Megabytes."""
ANSWERED: Final = {200, 201, 400, 403, 409, 413, 422}
HARMLESS: Final = {
    "kind": "expression",
    "game": "equations",
    "edition": "2015-16",
    "division": "senior",
    "text": "2+3",
    "side": "solution",
}


class Neighbours:
    """A table that is played on while bombs fall elsewhere, with how long each answer took."""

    def __init__(self, table: OpenTable) -> None:
        self.table = table
        self.is_ending = False
        self.times: list[float] = []

    async def play(self) -> None:
        """Look at the table again and again."""
        while not self.is_ending:
            for guest in self.table.guests:
                begun = time.perf_counter()
                view = await guest.view(self.table.match)
                await guest.act(self.table.match, view["seq"] - 1, {"do": "pick-up"})
                self.times.append(time.perf_counter() - begun)


def share(times: list[float], part: float) -> float:
    """The milliseconds that so large a part does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


async def during(table: OpenTable, work: Any) -> list[float]:
    """How long the neighbours' answers took while something was done."""
    neighbours = Neighbours(table)
    playing = asyncio.create_task(neighbours.play())
    await work
    neighbours.is_ending = True
    await playing
    return neighbours.times


class Bomber:
    """Sends bombs one after the other, with how long each answer took."""

    def __init__(self, server: Server, tables: dict[str, OpenTable]) -> None:
        self.server = server
        self.tables = tables
        self.times: dict[str, float] = {}
        self.statuses: dict[int, int] = {}

    async def note(self, name: str, sent: Any) -> None:
        """Wait for an answer and take its time."""
        begun = time.perf_counter()
        answer: httpx.Response = await sent
        took = time.perf_counter() - begun
        self.times[name] = max(took, self.times.get(name, 0.0))
        self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
        assert answer.status_code in ANSWERED, (name, answer.status_code, answer.text[:300])

    async def throw_all(self) -> None:
        """Every bomb once."""
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as client:
            for number, (path, body) in enumerate(questions()):
                await self.note(f"{number} {path} {str(body)[:90]}", client.post(path, json=body))
        for game, table in self.tables.items():
            for number, wanted in enumerate(actions(game)):
                guest = table.guests[number % 2]
                view = await guest.view(table.match)
                await self.note(f"{game} {str(wanted)[:90]}", guest.act(table.match, view["seq"], wanted))


async def table_of(server: Server, game: str) -> OpenTable:
    """A table where a Goal is set."""
    settings = {"game": game, "division": "senior", "clock": "off", "policing": "players", "seats": 2}
    table = await open_table(server.address, settings)
    await until_goal(table, Random(10))
    return table


async def test_promise_10_bombs_are_answered_or_refused_while_others_play(server_on_sqlite: Server) -> None:
    """Nothing that is sent takes the server's memory, and every bomb gets its answer."""
    server = server_on_sqlite
    tables = {game: await table_of(server, game) for game in ("on-sets", "equations")}
    others = await open_table(server.address, {"game": "on-sets", "division": "middle", "clock": "off"})
    bomber = Bomber(server, tables)
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        # The processes that work questions out are started by the first of them.
        assert (await client.post("/api/judge", json=HARMLESS)).status_code == 200
        reading = {"game": "equations", "kind": "solution", "text": "2+3"}
        assert (await client.post("/api/reading", json=reading)).status_code == 200
        assert (await client.post("/api/replay", json={"record": RECORD + "P1 lot 5\n"})).status_code == 200
    before = server.memory()
    with_bombs: list[float] = []
    for _ in range(how_many("http_bombs", 1, 20)):
        with_bombs += await during(others, bomber.throw_all())
    added = server.memory() - before
    without = await during(others, asyncio.sleep(how_many("quiet_seconds", 1, 20)))
    slowest = sorted(bomber.times.items(), key=lambda one: -one[1])[:5]
    tell(
        f"promise 10, over HTTP: {len(bomber.times)} bombs, p99 {share(list(bomber.times.values()), 0.99):.0f} ms, at "
        f"most {slowest[0][1] * 1000:.0f} ms; {added:.0f} MB added; others' p99 {share(with_bombs, 0.99):.1f} ms with "
        f"bombs, {share(without, 0.99):.1f} without; answers {bomber.statuses}; slowest {slowest}"
    )
    assert added <= MOST_ADDED
    assert with_bombs
    for table in (*tables.values(), others):
        await table.close()

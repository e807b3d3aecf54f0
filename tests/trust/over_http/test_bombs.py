"""Bombs sent to a live server: each is answered or refused, and other tables go on (trust.md, promise 10)."""

import asyncio
import time
from contextlib import AsyncExitStack
from random import Random
from typing import Any, Final

import httpx
import pytest

from forceout.rules.wire import LONGEST_TEXT
from tests.support.http_table import Guest, OpenTable, open_table
from tests.trust.long_form import how_many, tell
from tests.trust.over_http.bombs import RECORD, SETS, TEXTS, actions, defused, questions
from tests.trust.over_http.neighbours import Neighbours
from tests.trust.over_http.server import Server
from tests.trust.over_http.test_races import until_goal

pytestmark = pytest.mark.anyio

MOST_ADDED: Final = 64.0
"""Megabytes."""
QUIET_SECONDS: Final = 1.0
ANSWERED: Final = {200, 201, 400, 403, 409, 413, 422}
HARMLESS: Final = {
    "kind": "expression",
    "game": "equations",
    "edition": "2015-16",
    "division": "senior",
    "text": "2+3",
    "side": "solution",
}


def share(times: list[float], part: float) -> float:
    """The milliseconds that so large a part does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


class Bomber:
    """Sends bombs one after the other, with how long each answer took."""

    def __init__(self, server: Server, tables: dict[str, OpenTable]) -> None:
        self.server = server
        self.tables = tables
        self.times: dict[str, float] = {}
        self.statuses: dict[int, int] = {}

    async def note(self, name: str, sent: Any, *, is_armed: bool) -> None:
        """Wait for an answer and take its time."""
        begun = time.perf_counter()
        answer: httpx.Response = await sent
        took = time.perf_counter() - begun
        if is_armed:
            self.times[name] = max(took, self.times.get(name, 0.0))
            self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
        assert answer.status_code in ANSWERED, (name, answer.status_code, answer.text[:300])

    async def throw_all(self, *, is_armed: bool = True) -> None:
        """Every bomb once, or as many harmless things of the same kinds."""
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as client:
            for number, (path, body) in enumerate(questions()):
                sent = body if is_armed else defused(body, body.get("game", ""))
                await self.note(f"{number} {path} {str(sent)[:90]}", client.post(path, json=sent), is_armed=is_armed)
        for game, table in self.tables.items():
            for number, wanted in enumerate(actions(game)):
                guest = table.guests[number % 2]
                view = await guest.view(table.match)
                sent = wanted if is_armed else defused(wanted, game)
                done = guest.act(table.match, view["seq"], sent)
                await self.note(f"{game} {str(sent)[:90]}", done, is_armed=is_armed)

    async def present_each(self) -> None:
        """Every text as a Solution that is judged, each at a table of its own where Impossible was said."""
        for game, texts in (("equations", TEXTS), ("on-sets", SETS)):
            for text in (one for one in texts if len(one) <= LONGEST_TEXT):
                table = await table_of(self.server, game)
                writer = await challenged(table)
                seq = (await writer.view(table.match))["seq"]
                done = writer.act(table.match, seq, {"do": "present", "solution": text, "goal": None})
                await self.note(f"judged {game} {text[:60]}", done, is_armed=True)
                assert (await writer.view(table.match))["seq"] > seq, text
                await table.close()


async def challenged(table: OpenTable) -> Guest:
    """Let somebody say Impossible; who has to write."""
    mover = (await table.view())["shake"]["mover"]
    writer, challenger = table.guests if mover == "P1" else reversed(table.guests)
    for wanted in ({"do": "pick-up"}, {"do": "challenge", "claim": "impossible"}):
        seq = (await challenger.view(table.match))["seq"]
        assert (await challenger.act(table.match, seq, wanted)).is_success
    return writer


async def table_of(server: Server, game: str) -> OpenTable:
    """A table where a Goal is set."""
    settings = {"game": game, "division": "senior", "clock": "off", "policing": "players", "seats": 2}
    table = await open_table(server.address, settings)
    await until_goal(table, Random(10))
    return table


async def test_promise_10_bombs_are_answered_or_refused_while_others_play(server_on_sqlite: Server) -> None:
    """Nothing that is sent takes the server's memory, and every bomb gets its answer."""
    async with AsyncExitStack() as opened:
        tables = dict[str, OpenTable]()
        for game in ("on-sets", "equations"):
            tables[game] = await table_of(server_on_sqlite, game)
            opened.push_async_callback(tables[game].close)
        await throw_at(server_on_sqlite, tables)


async def throw_at(server: Server, tables: dict[str, OpenTable]) -> None:
    """Throw everything at a server where these tables are played, and look at what it did to others."""
    bomber = Bomber(server, tables)
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        # The processes that work questions out are started by the first of them.
        assert (await client.post("/api/judge", json=HARMLESS)).status_code == 200
        reading = {"game": "equations", "kind": "solution", "text": "2+3"}
        assert (await client.post("/api/reading", json=reading)).status_code == 200
        assert (await client.post("/api/replay", json={"record": RECORD + "P1 lot 5\n"})).status_code == 200
    rounds = how_many("http_bombs", 1, 20)
    before = server.memory()
    with Neighbours(server.address) as neighbours:
        await asyncio.to_thread(neighbours.times)
        alone, without, with_bombs = list[float](), list[float](), list[float]()
        for number in range(rounds):
            await asyncio.sleep(QUIET_SECONDS)
            alone += await asyncio.to_thread(neighbours.times)
            await bomber.throw_all(is_armed=False)
            without += await asyncio.to_thread(neighbours.times)
            await bomber.throw_all()
            if number == 0:
                await bomber.present_each()
            with_bombs += await asyncio.to_thread(neighbours.times)
    added = server.memory() - before
    slowest = sorted(bomber.times.items(), key=lambda one: -one[1])[:5]
    tell(
        f"promise 10, over HTTP: {rounds} times {len(bomber.times)} bombs, p99 "
        f"{share(list(bomber.times.values()), 0.99):.0f} ms, at most {slowest[0][1] * 1000:.0f}; {added:.0f} MB added; "
        f"others' p99 {share(with_bombs, 0.99):.1f} ms with bombs, {share(without, 0.99):.1f} with as many harmless "
        f"requests, {share(alone, 0.99):.1f} alone; "
        f"answers {bomber.statuses}; slowest {slowest}"
    )
    assert added <= MOST_ADDED
    assert without
    assert with_bombs

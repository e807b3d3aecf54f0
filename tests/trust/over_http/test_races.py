"""One challenger: grabs for the block that start at once, from seats that talk to different workers (trust.md,
promise 3)."""

import asyncio
import uuid
from collections import Counter
from random import Random
from typing import Any, Final

import pytest
from sqlalchemy import select

from forceout.service.store.schema import attempts
from forceout.service.store.store import Store
from tests.support.http_table import OpenTable, open_table
from tests.support.script_player import candidates
from tests.trust.long_form import how_many, tell
from tests.trust.over_http.ledger import read_logs
from tests.trust.over_http.server import Server
from tests.trust.over_http.wire import Wire

pytestmark = pytest.mark.anyio

SETTINGS: Final = {
    "game": "equations",
    "division": "middle",
    "seats": 3,
    "policing": "players",
    "clock": "off",
    "form": "basic",
}
RACES_AT_A_TABLE: Final = 50


async def until_goal(table: OpenTable, dice: Random) -> None:
    """Play until there is a Goal and whoever has the turn could move."""
    while (await table.view())["shake"] is None or (await table.view())["shake"]["phase"] != "moving":
        for guest in table.guests:
            view = await guest.view(table.match)
            for wanted in candidates(view, dice):
                if (
                    wanted["do"] not in ("no-goal", "pick-up")
                    and (await guest.act(table.match, view["seq"], wanted)).is_success
                ):
                    break


class Racers:
    """The seats of one table, each with a connection to every worker."""

    def __init__(self, table: OpenTable, wires: list[list[Wire]], dice: Random) -> None:
        self.table = table
        self.wires = wires
        self.dice = dice
        self.won: Counter[str] = Counter()
        self.ran: Counter[str] = Counter()

    async def race(self) -> None:
        """One race: those who run grab at once, one wins, and puts the block back without a word."""
        match, guests = self.table.match, self.table.guests
        for wire in (wire for some in self.wires for wire in some):
            await wire.keep_alive()
        _, view = await self.wires[0][0].ask("GET", f"/api/matches/{match}", guests[0])
        runners = self.dice.sample(range(len(guests)), self.dice.choice((2, 3)))
        workers = self.dice.sample(range(len(self.wires)), len(self.wires))
        lines = [self.wires[workers[place % len(workers)]][runner] for place, runner in enumerate(runners)]
        for line, runner in zip(lines, runners, strict=True):
            body = {"base": view["seq"], "key": uuid.uuid4().hex, "action": {"do": "pick-up"}}
            line.send("POST", f"/api/matches/{match}/actions", guests[runner], body)
        answers = await asyncio.gather(*(line.receive() for line in lines))
        winners = [place for place, (status, _) in enumerate(answers) if status == 201]
        losers = [answer for answer in answers if answer[0] != 201]
        assert len(winners) == 1, answers
        assert all(status == 409 and body["code"] == "stale" for status, body in losers), losers
        for runner in runners:
            self.ran[f"P{runner + 1} of {len(runners)}"] += 1
        winner = runners[winners[0]]
        self.won[f"P{winner + 1} of {len(runners)}"] += 1
        await self.put_back(lines[winners[0]], winner, answers[winners[0]][1]["seq"])

    async def put_back(self, line: Wire, winner: int, seq: int) -> None:
        """Put the block back, which only whoever holds it can do."""
        body = {"base": seq, "key": uuid.uuid4().hex, "action": {"do": "challenge", "claim": "nothing"}}
        path = f"/api/matches/{self.table.match}/actions"
        status, answer = await line.ask("POST", path, self.table.guests[winner], body)
        assert status == 201, answer


async def kept_attempts(address: str, matches: set[str]) -> list[tuple[str, int, str, int]]:
    """The grabs that came second, with when they were received."""
    store = Store(address)
    try:
        async with store.reading() as connection:
            query = select(attempts.c.match, attempts.c.base, attempts.c.seat, attempts.c.received_at)
            rows = (await connection.execute(query)).all()
    finally:
        await store.close()
    return [(row.match, row.base, row.seat, row.received_at) for row in rows if row.match in matches]


async def test_promise_3_one_challenger_wins_each_race_across_two_workers(server_on_postgresql: Server) -> None:
    """Every race has one winner, the losers are told that they were late, and when they were received is kept."""
    server = server_on_postgresql
    races, dice = how_many("http_races", 20, 2000), Random(3)
    won: Counter[str] = Counter()
    ran: Counter[str] = Counter()
    matches: set[str] = set()
    left = races
    while left:
        table = await open_table(server.address, SETTINGS)
        matches.add(table.match)
        await until_goal(table, dice)
        workers = [one.pid for one in server.workers()]
        wires = [[await Wire.to_worker(server, worker) for _ in table.guests] for worker in workers]
        racers = Racers(table, wires, dice)
        for _ in range(min(left, RACES_AT_A_TABLE)):
            await racers.race()
        left -= min(left, RACES_AT_A_TABLE)
        won, ran = won + racers.won, ran + racers.ran
        for wire in (wire for some in wires for wire in some):
            await wire.close()
        await table.close()
    earlier, late = await receipts(server.database, matches)
    shares = {name: f"{won[name] / ran[name]:.1%} of {ran[name]}" for name in sorted(ran)}
    tell(f"promise 3: {races} races, one winner each; {late} late grabs kept, {earlier} received earlier; {shares}")
    assert late == sum(ran.values()) - races
    assert sum(won.values()) == races


async def receipts(database: str, matches: set[str]) -> tuple[int, int]:
    """How many grabs that came second were received before the winner's, and how many were kept in all."""
    logs = await read_logs(database)
    first: dict[tuple[str, int], int] = {}
    for match in matches:
        bodies: list[tuple[int, dict[str, Any], int]] = [(one.seq, one.body, one.received_at) for one in logs[match]]
        first |= {(match, seq - 1): at for seq, body, at in bodies if "pick-up" in str(body.get("line"))}
    kept = await kept_attempts(database, matches)
    return sum(at < first[match, base] for match, base, _, at in kept), len(kept)

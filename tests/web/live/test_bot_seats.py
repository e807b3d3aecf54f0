"""Tests of bots when there are too many of them (trust.md, promise 19)."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor, Future
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from forceout.service.loops.bot_claims import CLAIM, RENEW_AFTER
from forceout.service.loops.bot_seats import AT_ONCE, FORSAKEN, BotSeats
from forceout.service.store.schema import matches
from tests.service.conftest import HandClock
from tests.support.house import PRACTICE, House, open_house, settled
from tests.support.script_player import candidates

pytestmark = pytest.mark.anyio

TABLES = 5
MOST_LOOKS = 400
"""After so many looks a table stands still."""


class HandPool(Executor):
    """Processes that think when a test lets them."""

    def __init__(self) -> None:
        self.asked: list[tuple[Future[Any], tuple[Any, ...]]] = []

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        """Take what is to be thought about."""
        work: Future[Any] = Future()
        self.asked.append((work, arguments))
        return work

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Stop."""

    async def first(self) -> Future[Any]:
        """The first thing that is to be thought about."""
        while not self.asked:
            await asyncio.sleep(0)
        return self.asked[0][0]

    @property
    def budgets(self) -> list[int]:
        """The milliseconds that each thought was given."""
        return [arguments[-1] for _, arguments in self.asked]

    async def think(self, bots: BotSeats, wanted: Any = None) -> None:
        """Let everything be thought that waits."""
        while bots._thinking:
            for work, _ in self.asked:
                if not work.done():
                    work.set_result(wanted)
            await asyncio.sleep(0)


@pytest.fixture
async def full_house(tmp_path: Path, clock: HandClock, anyio_backend: str) -> AsyncIterator[House]:
    """A server whose bots think when a test lets them."""
    async with open_house(tmp_path, clock, bot_pace=0, address_bot_tables=7, session_bot_tables=TABLES) as made:
        made.service.bots._pool = HandPool()
        yield made
        made.service.bots._pool = None


def pool_of(house: House) -> HandPool:
    pool = house.service.bots._pool
    assert isinstance(pool, HandPool)
    return pool


async def begun(house: House, name: str, count: int = TABLES) -> list[str]:
    """So many practice tables of one guest, whose bots are due."""
    guest = await house.guest(name)
    return [(await house.practice(guest))["match"] for _ in range(count)]


async def next_bots(house: House) -> dict[str, int]:
    async with house.service.store.reading() as connection:
        return {row.id: row.next_bot for row in await connection.execute(select(matches.c.id, matches.c.next_bot))}


async def test_promise_19_no_more_tables_are_claimed_than_are_thought_about(full_house: House) -> None:
    await begun(full_house, "Ada")
    bots, now = full_house.service.bots, full_house.clock.now
    assert await bots.look() == AT_ONCE
    await settled()
    assert await bots.look() == 0
    claimed = [until for until in (await next_bots(full_house)).values() if until > now]
    assert claimed == [now + CLAIM] * AT_ONCE
    await pool_of(full_house).think(bots, {"do": "lot"})
    assert await bots.look() == AT_ONCE


async def test_promise_19_what_is_thought_about_is_not_claimed_again_however_long_it_takes(full_house: House) -> None:
    await begun(full_house, "Ada", AT_ONCE)
    bots = full_house.service.bots
    await bots.look()
    await settled()
    for _ in range(10):
        full_house.clock.now += RENEW_AFTER + 1
        assert await bots.look() == 0
        await settled()
        assert all(until > full_house.clock.now for until in (await next_bots(full_house)).values())
    assert len(pool_of(full_house).asked) == AT_ONCE
    await pool_of(full_house).think(bots, {"do": "lot"})
    assert bots.decisions == AT_ONCE


async def test_promise_19_a_thought_whose_table_has_moved_on_is_dropped(full_house: House) -> None:
    ada = await full_house.guest("Ada")
    view = await full_house.practice(ada)
    bots = full_house.service.bots
    await bots.look()
    work = await pool_of(full_house).first()
    await ada.act(view, {"do": "lot"})
    await bots.settle()
    assert work.cancelled()
    assert bots.dropped == 1
    assert bots.room == AT_ONCE
    # With the event the bots were given a new time.
    assert await bots.look() == 1


async def test_promise_19_whoever_is_late_thinks_less(full_house: House) -> None:
    bots, pool = full_house.service.bots, pool_of(full_house)
    for name, late, budget in (("Ada", 0, 2000), ("Ben", 1000, 2000), ("Cleo", 2000, 500), ("Dan", 60_000, 100)):
        await begun(full_house, name, 1)
        full_house.clock.now += late
        await bots.look()
        await pool.think(bots)
        assert pool.budgets[-1] == budget


async def test_promise_19_whose_tables_have_had_much_waits_for_those_who_have_had_little(full_house: House) -> None:
    greedy = await begun(full_house, "Ada")
    bots, pool = full_house.service.bots, pool_of(full_house)
    assert bots._claims is not None
    bots._claims.spend(greedy[0], 100.0, full_house.clock.now)
    full_house.clock.now += 1
    (honest,) = await begun(full_house, "Ben", 1)
    await bots.look()
    await settled()
    assert honest in {thought.match for thought in bots._thinking.values()}
    await pool.think(bots)


async def test_promise_19_after_a_stop_any_worker_may_think_at_once(full_house: House) -> None:
    await begun(full_house, "Ada", 2)
    due = await next_bots(full_house)
    await full_house.service.bots.look()
    await settled()
    assert await next_bots(full_house) != due
    await full_house.service.bots.close()
    assert await next_bots(full_house) == due


async def test_promise_19_one_person_and_one_address_have_so_many_tables_with_bots(full_house: House) -> None:
    ada = await full_house.guest("Ada")
    for _ in range(TABLES):
        await full_house.practice(ada)
    sixth = (await ada.done("/api/matches", {"game": "on-sets", "division": "middle", "is_practice": True}))["match"]
    await ada.done(f"/api/matches/{sixth}/bots", {"level": "champion"})
    refused = await ada.post(f"/api/matches/{sixth}/start")
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
    await begun(full_house, "Ben", 2)
    with pytest.raises(AssertionError, match="too-many-tables"):
        await begun(full_house, "Cleo", 1)
    # Matches that nobody plays any more do not count.
    full_house.clock.now += FORSAKEN
    await ada.done(f"/api/matches/{sixth}/start")


async def test_promise_19_tables_with_bots_are_played_to_their_end(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, analysis_budget=0.05) as house:
        ada, dice = await house.guest("Ada"), Random("played to the end")
        bots, open_tables = house.service.bots, []
        for _ in range(3):
            match = (await ada.done("/api/matches", {**PRACTICE, "shakes": 1}))["match"]
            await ada.done(f"/api/matches/{match}/bots", {"level": "champion"})
            await ada.done(f"/api/matches/{match}/start")
            open_tables.append(match)
        for _ in range(MOST_LOOKS):
            clock.now += 2000
            await bots.look()
            await bots.settle()
            for match in list(open_tables):
                view = (await ada.get(f"/api/matches/{match}")).json()
                if view["status"] != "playing":
                    open_tables.remove(match)
                for wanted in candidates(view, dice):
                    if (await ada.act(view, wanted, f"{dice.getrandbits(64):x}")).status_code == 201:
                        break
            if not open_tables:
                break
        assert open_tables == []

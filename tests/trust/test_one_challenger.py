"""One challenger (trust.md, promise 3): of grabs for the challenge block that start together exactly one wins, the
others are told so, and when each was received is kept.

The short form runs in the checks; `FORCEOUT_LONG=1` makes it 10,000 races on each database.
"""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from random import Random
from typing import Final

import pytest
from sqlalchemy import func, select

from forceout.service.errors import Refusal, Stale
from forceout.service.service import Service
from forceout.service.store.events import verify_chain
from forceout.service.store.schema import attempts
from forceout.service.tables.actions import Receipt
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.table_settings import TableSettings
from tests.service.conftest import NewAddress
from tests.trust.long_form import how_many, tell
from tests.trust.random_players import PEOPLE
from tests.trust.services import moving_drafts, new_table, worker

pytestmark = pytest.mark.anyio

RACES = how_many("races", 100, 10_000)
AT_ONCE: Final = 10
"""Races at different tables that run side by side."""
SETTINGS: Final = TableSettings("equations", "2015-16", "middle", season="even", seats=3, clock="off", is_listed=True)


class CountingClock:
    """A clock that shows another time whenever it is read."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        self.now += 1
        return self.now


async def grab(service: Service, live: LiveTable, seat: str, start: asyncio.Barrier) -> Receipt | Refusal:
    await start.wait()
    try:
        return await service.matches.act(live.id, PEOPLE[seat], live.seq, f"grab {seat}", {"do": "pick-up"})
    except Refusal as refusal:
        return refusal


async def race(services: list[Service], dice: Random, live: LiveTable) -> tuple[tuple[str, ...], str]:
    """Who grabbed and who won; two or three seats start in a random order, each at some worker."""
    assert live.shake is not None
    seats = [seat for seat in ("P1", "P2", "P3") if seat != live.shake.mover or dice.random() < 0.2]
    dice.shuffle(seats)
    for service in services:
        await service.tables.catch_up(live.id)
    start = asyncio.Barrier(len(seats))
    answers = await asyncio.gather(*(grab(dice.choice(services), live, seat, start) for seat in seats))
    winners = [seat for seat, answer in zip(seats, answers, strict=True) if isinstance(answer, Receipt)]
    assert len(winners) == 1, answers
    for seat, answer in zip(seats, answers, strict=True):
        if seat != winners[0] and seat != live.shake.mover:
            assert isinstance(answer, Stale), answer
    return tuple(seats), winners[0]


@pytest.mark.parametrize("workers", [1, 2])
async def test_promise_3_exactly_one_grab_wins(workers: int, database: str, new_address: NewAddress) -> None:
    if database == "sqlite" and workers == 2:
        pytest.skip("SQLite serves one worker")
    dice, clock = Random(f"races {workers}"), CountingClock()
    won: Counter[str] = Counter()
    raced: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        address = new_address()
        services = [await stack.enter_async_context(worker(address, clock)) for _ in range(workers)]
        logs = [moving_drafts(SETTINGS, clock(), moves) for moves in (1, 2, 3)]
        for first in range(0, RACES, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, RACES))
            tables = [await new_table(services[0], f"race{number}", logs[number % 3]) for number in numbers]
            for seats, winner in await asyncio.gather(*(race(services, dice, live) for live in tables)):
                if len(seats) == 2:
                    raced.update(seats)
                    won[winner] += 1
            await kept(services, tables)
    shares = {seat: won[seat] / raced[seat] for seat in sorted(raced)}
    tell(
        f"promise 3: {RACES:,} races on {database} with {workers} worker(s), one winner each; of races of two won by "
        + ", ".join(f"{seat} {share:.1%}" for seat, share in shares.items())
    )
    if RACES >= 10_000:
        assert all(abs(share - 0.5) < 0.03 for share in shares.values())


async def kept(services: list[Service], tables: list[LiveTable]) -> None:
    """The log of every race has one grab; every loser's time of receipt is kept."""
    for live in tables:
        events = await services[0].tables.log.after(live.id, 0)
        verify_chain(live.id, events)
        grabs = [event for event in events if event.key is not None]
        assert len(grabs) == 1
        assert [(await service.tables.catch_up(live.id)).seq for service in services] == [len(events)] * len(services)
        async with services[0].store.reading() as connection:
            query = select(func.count(), func.min(attempts.c.received_at)).where(attempts.c.match == live.id)
            count, earliest = (await connection.execute(query)).one()
        assert count in (1, 2)
        assert earliest is not None

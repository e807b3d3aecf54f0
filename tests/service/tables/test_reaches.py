"""Reaching for the challenge block (trust.md, promises 3 and 11): who began first has it, and a liar gains nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import pytest

from forceout.service.errors import Refusal, Stale
from forceout.service.service import Service
from forceout.service.tables.actions import MOST_CREDIT, Receipt
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.reaches import HOLD, LONGEST, MOST_TABLES, Reaches
from forceout.service.tables.table_settings import TableSettings
from tests.service.conftest import NewAddress
from tests.trust.played import SteppingClock
from tests.trust.random_players import PEOPLE
from tests.trust.services import moving_drafts, new_table, worker

pytestmark = pytest.mark.anyio

SETTINGS: Final = TableSettings("equations", "2015-16", "middle", season="even", seats=3, clock="off", is_listed=True)
GRAB: Final = {"do": "pick-up"}


@asynccontextmanager
async def raced(address: str) -> AsyncIterator[tuple[Service, LiveTable, SteppingClock, list[str]]]:
    """A table where two may challenge, with its clock and those two."""
    clock = SteppingClock()
    async with worker(address, clock) as service:
        live = await new_table(service, "reach", moving_drafts(SETTINGS, clock.now))
        assert live.shake is not None
        clock.now += 5000
        yield service, live, clock, [seat for seat in ("P1", "P2", "P3") if seat != live.shake.mover]


async def grab(service: Service, live: LiveTable, seat: str, credit: int = 0) -> Receipt | Refusal:
    """Pick up the block; the receipt, or why not."""
    try:
        return await service.matches.act(live.id, PEOPLE[seat], live.seq, f"grab {seat}", GRAB, credit)
    except Refusal as refusal:
        return refusal


async def holder(service: Service, live: LiveTable) -> str | None:
    """Who has the block."""
    now = await service.matches.find(live.id)
    assert now.shake is not None
    return now.shake.block_holder


async def test_promise_3_a_hold_that_began_first_wins_against_a_grab_in_between(new_address: NewAddress) -> None:
    async with raced(new_address()) as (service, live, clock, (finger, key)):
        began = clock.now
        assert await service.matches.reach(live.id, PEOPLE[finger], live.seq)
        clock.now += 200
        pressed = asyncio.create_task(grab(service, live, key))
        await asyncio.sleep(0)
        clock.now += HOLD - 200
        taken = await grab(service, live, finger)
        assert isinstance(taken, Receipt)
        assert taken.at == began
        assert isinstance(await pressed, Stale)
        assert await holder(service, live) == finger


async def test_promise_3_a_finger_that_lets_go_takes_nothing_and_the_other_counts_from_its_own_time(
    new_address: NewAddress,
) -> None:
    async with raced(new_address()) as (service, live, clock, (finger, key)):
        await service.matches.reach(live.id, PEOPLE[finger], live.seq)
        clock.now += 100
        pressed_at = clock.now
        pressed = asyncio.create_task(grab(service, live, key))
        await asyncio.sleep(0)
        clock.now += 150
        await service.matches.acting.let_go(live.id, PEOPLE[finger])
        taken = await pressed
        assert isinstance(taken, Receipt)
        assert taken.at == pressed_at
        assert await holder(service, live) == key


async def test_promise_3_a_grab_that_began_earlier_waits_for_nobody(new_address: NewAddress) -> None:
    async with raced(new_address()) as (service, live, clock, (finger, key)):
        await service.matches.reach(live.id, PEOPLE[finger], live.seq)
        # The key was pressed before, and is on its way for 100 ms.
        taken = await grab(service, live, key, credit=100)
        assert isinstance(taken, Receipt)
        assert await holder(service, live) == key
        clock.now += HOLD
        assert isinstance(await grab(service, live, finger), Stale)


async def test_promise_11_a_claim_to_have_held_gains_nothing(new_address: NewAddress) -> None:
    """Who has told of no finger is credited with the way of the message, which the kernel measures."""
    async with raced(new_address()) as (service, live, clock, (finger, liar)):
        await service.matches.reach(live.id, PEOPLE[finger], live.seq)
        clock.now += HOLD - 1
        lied = asyncio.create_task(grab(service, live, liar, credit=40))
        await asyncio.sleep(0)
        clock.now += 1
        assert isinstance(await grab(service, live, finger), Receipt)
        assert isinstance(await lied, Stale)


async def test_promise_11_a_finger_counts_once_at_each_position_and_not_for_longer_than_a_hold(
    new_address: NewAddress,
) -> None:
    async with raced(new_address()) as (service, live, clock, (finger, key)):
        assert await service.matches.reach(live.id, PEOPLE[finger], live.seq)
        assert not await service.matches.reach(live.id, PEOPLE[finger], live.seq)
        await service.matches.acting.let_go(live.id, PEOPLE[finger])
        assert not await service.matches.reach(live.id, PEOPLE[finger], live.seq)
        clock.now += LONGEST + 1
        assert await service.matches.reach(live.id, PEOPLE[key], live.seq)
        clock.now += LONGEST + 1
        taken = await grab(service, live, key)
        assert isinstance(taken, Receipt)
        assert taken.at == clock.now


async def test_promise_11_a_reach_is_credited_with_its_way_and_never_before_the_last_event(
    new_address: NewAddress,
) -> None:
    async with raced(new_address()) as (service, live, clock, (finger, _)):
        await service.matches.reach(live.id, PEOPLE[finger], live.seq, 10**9)
        clock.now += 50
        taken = await grab(service, live, finger)
        assert isinstance(taken, Receipt)
        assert max(live.at, clock.now - MOST_CREDIT) <= taken.at <= clock.now


async def test_on_sets_V_B_note_who_cannot_challenge_holds_nobody_up(new_address: NewAddress) -> None:
    """Equations VI-B-note."""
    async with raced(new_address()) as (service, live, _, (_, other)):
        assert live.shake is not None
        mover = live.shake.mover
        assert mover is not None
        assert not await service.matches.reach(live.id, PEOPLE[mover], live.seq)
        assert not await service.matches.reach(live.id, PEOPLE[other], live.seq - 1)
        assert isinstance(await grab(service, live, other), Receipt)


async def test_a_finger_that_neither_takes_nor_lets_go_is_waited_for_no_longer_than_a_hold() -> None:
    clock = SteppingClock()
    reaches = Reaches(clock, longest=20)
    reaches.begin("table", "P1", 7, clock.now)
    async with reaches.grabbing("table", "P2", 7, clock.now + 1) as began:
        assert began == clock.now + 1


async def test_workers_tell_one_another_who_reaches() -> None:
    clock = SteppingClock()
    here, there = Reaches(clock), Reaches(clock)
    here.tell, there.tell = there.heard, here.heard
    assert here.begin("table", "P1", 7, clock.now)
    clock.now += 10
    order: list[str] = []

    async def press() -> None:
        async with there.grabbing("table", "P2", 7, clock.now):
            order.append("P2")

    pressed = asyncio.create_task(press())
    await asyncio.sleep(0)
    async with here.grabbing("table", "P1", 7, clock.now) as began:
        order.append("P1")
        assert began == clock.now - 10
    await pressed
    assert order == ["P1", "P2"]


def test_what_is_over_is_forgotten() -> None:
    clock = SteppingClock()
    reaches = Reaches(clock)
    for number in range(MOST_TABLES):
        reaches.begin(f"table {number}".replace(" ", "-"), "P1", 1, clock.now)
    clock.now += LONGEST + 1
    reaches.begin("another", "P1", 1, clock.now)
    assert not reaches.is_any("table-0")
    assert reaches.is_any("another")

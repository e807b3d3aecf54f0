"""Gaps (trust.md, promise 11): while the server is down, frozen, asleep or without its database, no clock runs, on
SQLite and on PostgreSQL, with one worker or with two."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import pytest
from sqlalchemy import event, util

from forceout.messages.message import verbatim
from forceout.service.errors import StoreIsDown
from forceout.service.loops.heartbeat_rows import AT_THE_START, Beat
from forceout.service.loops.heartbeats import GIVE_UP, LONGEST
from forceout.service.service import Service
from forceout.service.store.store import Store
from forceout.service.tables.fold import LiveTable, fold_events
from forceout.service.tables.gaps import Gap
from forceout.service.tables.table_settings import TableSettings
from forceout.service.tables.views import deadlines, match_view
from tests.service.conftest import NewAddress
from tests.trust.played import SteppingClock
from tests.trust.random_players import PEOPLE
from tests.trust.services import moving_drafts, new_table, settings_for

SETTINGS: Final = TableSettings(
    "on-sets", "2026-27", "middle", seats=2, is_listed=True, clock="official", is_timed=True
)
OUTAGE: Final = 152_000
"""The outage that once cost a child a point, then a turn."""


@asynccontextmanager
async def beating(address: str, clock: Callable[[], int]) -> AsyncIterator[Service]:
    """A worker that beats when it is told to."""
    service = Service(settings_for(address), clock)
    await service.open(has_loops=False)
    await service.heartbeats.open(has_loop=False)
    await service.heartbeats.settled()
    try:
        yield service
    finally:
        await service.close()


async def table(service: Service, clock: SteppingClock) -> LiveTable:
    return await new_table(service, "gap", moving_drafts(SETTINGS, clock.now))


async def lived(service: Service, clock: SteppingClock, milliseconds: int) -> None:
    """Time passes as it does on a server that is well: it beats, and tells what is due."""
    until = clock.now + milliseconds
    while clock.now < until:
        clock.now = min(until, clock.now + 1000)
        await service.heartbeats.beat()
        await service.deadlines.sweep()
    await service.heartbeats.settled()


def left(live: LiveTable, now: int) -> list[int]:
    """The milliseconds that each task has left, and the round."""
    round_due = live.round_due()
    assert round_due is not None
    return [one["at"] - now for one in deadlines(live, None)] + [round_due - now]


def penalties(live: LiveTable) -> int:
    assert live.shake is not None
    return sum(live.shake.penalties.values())


def turn_of(live: LiveTable) -> str | None:
    assert live.shake is not None
    return live.shake.turn


async def same_when_folded(service: Service, live: LiveTable) -> None:
    log = await service.tables.log.after(live.id, 0)
    assert fold_events(live.id, None, log) == live


def test_promise_11_an_outage_is_a_pause_for_every_table(new_address: NewAddress) -> None:
    async def play() -> None:
        address, clock = new_address(), SteppingClock()
        async with beating(address, clock) as service:
            live = await table(service, clock)
            await lived(service, clock, 20_000)
            live = await service.matches.find(live.id)
            before, turn = left(live, clock.now), turn_of(live)
        # The process is gone; nothing was said to anybody.
        clock.now += OUTAGE
        async with beating(address, clock) as service:
            live = await service.matches.find(live.id)
            assert left(live, clock.now) == before
            await service.deadlines.sweep()
            live = await service.matches.find(live.id)
            assert (penalties(live), turn_of(live)) == (0, turn)
            seen = match_view(live, None, {}, clock.now)
            assert seen["gap"] == {"since": clock.now - OUTAGE, "until": clock.now}
            await same_when_folded(service, live)
            # Afterwards time passes as ever.
            await lived(service, clock, 10_000)
            assert left(await service.matches.find(live.id), clock.now) == [one - 10_000 for one in before]

    asyncio.run(play())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_promise_11_workers_that_begin_in_the_same_millisecond_note_one_gap(new_address: NewAddress) -> None:
    """Each finds the gap before the other has written it; a server whose worker does not start stops altogether."""

    async def play() -> None:
        store = Store(new_address())
        now = 10 * AT_THE_START
        one, other = (Beat(name, now, 0, None, {}) for name in ("one", "other"))
        await store.write(Beat("gone", 1, 0, None, {}))
        written: list[str] = []

        @event.listens_for(store.engine.sync_engine, "before_cursor_execute")
        def interleave(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
            if statement.startswith("INSERT INTO gaps") and not written:
                written.append(statement)
                util.await_only(store.write(other))

        assert (await store.write(one)).gaps == [Gap(1, now)]
        assert written
        await store.close()

    asyncio.run(play())


def test_promise_11_a_frozen_worker_finds_the_gap_before_it_does_anything(new_address: NewAddress) -> None:
    async def play(first: str) -> None:
        address, clock = new_address(), SteppingClock()
        async with beating(address, clock) as service:
            live = await table(service, clock)
            await lived(service, clock, 20_000)
            # It is stopped and goes on, or its clock jumps, or the laptop slept: the next thing that comes is this.
            clock.now += OUTAGE
            live = await service.matches.find(live.id)
            turn = turn_of(live)
            if first == "a deadline":
                await service.deadlines.sweep()
            elif first == "an action":
                assert live.shake is not None
                wanted = {"do": "move", "cube": live.shake.resources[0], "to": "forbidden"}
                await service.matches.act(live.id, PEOPLE[str(turn)], live.seq, "key", wanted)
            elif first == "a pause":
                await service.matches.pause(live.id, PEOPLE["P1"])
            else:
                await service.heartbeats.beat()
            await service.heartbeats.settled()
            live = await service.matches.find(live.id)
            assert penalties(live) == 0
            assert live.gap == (clock.now - OUTAGE, clock.now)
            assert (turn_of(live) == turn) == (first != "an action")
            await same_when_folded(service, live)

    for first in ("a deadline", "an action", "a pause", "a heartbeat"):
        asyncio.run(play(first))


def test_promise_11_a_few_seconds_are_no_gap(new_address: NewAddress) -> None:
    async def play() -> None:
        clock = SteppingClock()
        async with beating(new_address(), clock) as service:
            live = await table(service, clock)
            before = left(live, clock.now)
            clock.now += LONGEST
            await service.heartbeats.beat()
            await service.heartbeats.settled()
            live = await service.matches.find(live.id)
            assert live.gap is None
            assert left(live, clock.now) == [one - LONGEST for one in before]

    asyncio.run(play())


def test_promise_11_a_store_that_is_down_is_a_gap(new_address: NewAddress, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        clock = SteppingClock()
        async with beating(new_address(), clock) as service:
            live = await table(service, clock)
            before = left(live, clock.now)

            async def down(work: object) -> None:
                raise StoreIsDown(verbatim("down"))

            with monkeypatch.context() as patched:
                patched.setattr(service.store, "write", down)
                for _ in range(OUTAGE // 1000):
                    clock.now += 1000
                    with pytest.raises(StoreIsDown):
                        await service.heartbeats.beat()
            await service.heartbeats.beat()
            await service.heartbeats.settled()
            assert left(await service.matches.find(live.id), clock.now) == before

    asyncio.run(play())


def test_promise_11_a_table_that_is_paused_is_not_credited_twice(new_address: NewAddress) -> None:
    async def play() -> None:
        address, clock = new_address(), SteppingClock()
        async with beating(address, clock) as service:
            live = await table(service, clock)
            await service.matches.pause(live.id, PEOPLE["P1"])
            before = left(await service.matches.find(live.id), clock.now)
        clock.now += OUTAGE
        async with beating(address, clock) as service:
            live = await service.matches.resume(live.id, PEOPLE["P1"])
            assert left(live, clock.now) == before
            await service.heartbeats.beat()
            await service.deadlines.sweep()
            assert left(await service.matches.find(live.id), clock.now) == before

    asyncio.run(play())


def test_promise_11_several_outages_add_up_once_each(new_address: NewAddress) -> None:
    async def play() -> None:
        address, clock = new_address(), SteppingClock()
        async with beating(address, clock) as service:
            live = await table(service, clock)
            before = left(live, clock.now)
        for _ in range(3):
            clock.now += OUTAGE
            async with beating(address, clock) as service:
                await lived(service, clock, 2000)
        async with beating(address, clock) as service:
            live = await service.matches.find(live.id)
            assert left(live, clock.now) == [one - 6000 for one in before]
            await same_when_folded(service, live)

    asyncio.run(play())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_promise_11_the_tables_of_one_frozen_worker_stand_still(new_address: NewAddress) -> None:
    async def play() -> None:
        address, clock = new_address(), SteppingClock()
        async with beating(address, clock) as well, beating(address, clock) as frozen:
            theirs = await new_table(well, "theirs", moving_drafts(SETTINGS, clock.now))
            other = await new_table(well, "other", moving_drafts(SETTINGS, clock.now))
            well.heartbeats.served = lambda: {"theirs": 0b01, "other": 0b11}
            frozen.heartbeats.served = lambda: {"theirs": 0b10}
            await frozen.heartbeats.beat()
            await well.heartbeats.beat()
            before = left(theirs, clock.now)
            await lived(well, clock, OUTAGE)
            theirs, other = await well.matches.find("theirs"), await well.matches.find("other")
            assert penalties(theirs) == 0, "a player was cut off, and lost a point"
            assert penalties(other) < 0, "nobody was cut off there"
            # It goes on: by its own word or the other's, the time is credited once.
            await frozen.deadlines.sweep()
            await frozen.heartbeats.settled()
            await lived(well, clock, 2000)
            theirs = await well.matches.find("theirs")
            assert penalties(theirs) == 0
            lost = [two - one for one, two in zip(left(theirs, clock.now), before, strict=True)]
            assert max(lost) <= 2000, "what they lost is the time after they were back"
            await same_when_folded(well, theirs)

    asyncio.run(play())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_promise_11_workers_whose_clocks_differ_do_not_take_each_other_for_silent(new_address: NewAddress) -> None:
    async def play() -> None:
        address, clock = new_address(), SteppingClock()
        async with beating(address, clock) as one, beating(address, lambda: clock.now - 20_000) as other:
            live = await new_table(one, "theirs", moving_drafts(SETTINGS, clock.now))
            other.heartbeats.served = lambda: {"theirs": 0b10}
            for _ in range(2 * GIVE_UP // 1000):
                clock.now += 1000
                for service in (one, other):
                    await service.heartbeats.beat()
                    assert not service.heartbeats.is_held(live)
            assert (await one.matches.find("theirs")).gap is None

    asyncio.run(play())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_promise_11_a_table_goes_on_when_its_players_are_back_elsewhere(new_address: NewAddress) -> None:
    async def play(is_back: bool) -> None:
        address, clock = new_address(), SteppingClock()
        async with beating(address, clock) as well:
            await new_table(well, "theirs", moving_drafts(SETTINGS, clock.now))
            async with beating(address, clock) as killed:
                killed.heartbeats.served = lambda: {"theirs": 0b10}
                await killed.heartbeats.beat()
            await lived(well, clock, 10_000)
            assert well.heartbeats.is_held(await well.matches.find("theirs"))
            if is_back:
                well.heartbeats.served = lambda: {"theirs": 0b10}
                await lived(well, clock, 1000)
            else:
                await lived(well, clock, GIVE_UP)
            live = await well.matches.find("theirs")
            assert not well.heartbeats.is_held(live)
            assert live.gap is not None
            await lived(well, clock, OUTAGE)
            assert penalties(await well.matches.find("theirs")) < 0

    asyncio.run(play(True))
    asyncio.run(play(False))

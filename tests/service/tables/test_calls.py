"""Calls for a judge: they stop the sand once for each player and shake, cover the position until the judge is there,
and tell nobody else what they are for (On-Sets 2026-27 XI-B-3)."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from forceout.service.desk.desk import Desk
from forceout.service.errors import BadRequest, NotAllowed, NotFound, Refused
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import LiveTable, fold_events
from forceout.service.tables.hosting import Matches
from forceout.service.tables.table_settings import TableSettings
from forceout.service.tables.views import match_view, shown_events
from tests.trust.played import SteppingClock, quick_matches
from tests.trust.simulated_store import SimulatedDatabase

SETTINGS: Final = TableSettings("on-sets", "2026-27", "middle", seats=2, is_listed=True)
HOST: Final = Actor("the-host")
ADA: Final = Actor("ada")
BEN: Final = Actor("ben")
RUTH: Final = Actor("ruth")
KWAME: Final = Actor("kwame")
NAMES: Final = {"ada": "Ada", "ben": "Ben", "ruth": "Ruth", "kwame": "Kwame"}


@pytest.fixture
def clock() -> SteppingClock:
    return SteppingClock()


@pytest.fixture
def matches(clock: SteppingClock) -> Iterator[Matches]:
    database = SimulatedDatabase()
    yield quick_matches(database, clock, Random("calling"))
    database.close()


async def begun(matches: Matches, *judges: Actor) -> LiveTable:
    """A match whose host does not play, with these judges."""
    live = await matches.create("the-host", SETTINGS)
    await matches.stand(live.id, HOST, "P1")
    await matches.sit(live.id, ADA, "P1")
    await matches.sit(live.id, BEN, "P2")
    for judge in judges:
        await matches.appoint_judge(live.id, HOST, judge.person or "")
    return await matches.start(live.id, HOST)


async def rolling(matches: Matches, live: LiveTable) -> LiveTable:
    """The same match in its first shake, with somebody's sand running."""
    for step in range(40):
        live = await matches.find(live.id)
        assert live.match is not None
        if live.match.next_goal_setter is not None:
            await matches.act(live.id, ADA, live.seq, f"begin {step}", {"do": "shake"})
            return await matches.find(live.id)
        seat = live.match.lot.to_roll[0]
        waiting = [one for one in live.match.lot.to_roll if one not in live.match.lot.rolled] or [seat]
        actor = ADA if waiting[0] == "P1" else BEN
        await matches.act(live.id, actor, live.seq, f"lot {step}", {"do": "lot"})
    raise AssertionError("nobody was drawn")


def seen(live: LiveTable, actor: Actor) -> dict[str, Any]:
    """A table as somebody sees it."""
    return dict(match_view(live, actor.person, NAMES, 0))


def test_a_call_stops_the_sand_until_it_is_settled(matches: Matches, clock: SteppingClock) -> None:
    async def play() -> None:
        desk = Desk(matches)
        live = await rolling(matches, await begun(matches, RUTH))
        assert live.next_due() is not None
        clock.now += 5000
        live = await desk.call(live.id, ADA, "rule")
        call = live.calls[0]
        assert live.is_paused
        assert live.next_due() is None
        assert (call.state, call.is_stopping, call.is_covering) == ("waiting", True, True)
        left = live.clock_at
        with pytest.raises(NotAllowed):
            await matches.act(live.id, ADA, live.seq, "roll", {"do": "roll"})
        clock.now += 60_000
        live = await desk.take_call(live.id, RUTH, call.number)
        assert live.calls[0].state == "coming"
        with pytest.raises(NotAllowed):
            await matches.resume(live.id, HOST)
        live = await desk.come_to_call(live.id, RUTH, call.number)
        assert not live.calls[0].is_covering
        assert live.is_paused
        clock.now += 30_000
        live = await desk.close_call(live.id, RUTH, call.number)
        assert not live.is_paused
        assert live.clock_at == left + 90_000
        assert (live.calls[0].taken_by, live.calls[0].how) == ("ruth", "settled")

    asyncio.run(play())


def test_later_calls_of_a_shake_wait_without_stopping(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        live = await rolling(matches, await begun(matches, RUTH))
        live = await desk.call(live.id, ADA, "rule")
        with pytest.raises(Refused):
            await desk.call(live.id, ADA, "time")
        live = await desk.withdraw_call(live.id, ADA)
        assert not live.is_paused
        live = await desk.call(live.id, ADA, "time")
        assert not live.is_paused
        assert not live.calls[-1].is_stopping
        # The other player has a call of their own that stops it.
        live = await desk.call(live.id, BEN, "not-allowed")
        assert live.is_paused
        live = await desk.close_call(live.id, RUTH, live.calls[1].number)
        assert live.is_paused
        live = await desk.close_call(live.id, RUTH, live.calls[2].number)
        assert not live.is_paused

    asyncio.run(play())


def test_where_nobody_judges_a_call_stops_nothing_and_a_host_lets_an_untaken_one_go_on(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        live = await rolling(matches, await begun(matches))
        live = await desk.call(live.id, ADA, "rule")
        assert not live.is_paused
        assert seen(live, BEN)["calls"][0]["state"] == "waiting"
        other = await rolling(matches, await begun(matches, RUTH))
        other = await desk.call(other.id, ADA, "rule")
        other = await matches.resume(other.id, HOST)
        assert not other.is_paused
        assert other.calls[0].is_open
        assert not other.calls[0].is_stopping

    asyncio.run(play())


def test_what_a_call_is_for_is_told_to_the_caller_and_the_judge_alone(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        shown: dict[str, list[Any]] = {}
        for reason in ("behaviour", "rule"):
            live = await rolling(matches, await begun(matches, RUTH))
            live = await desk.call(live.id, ADA, reason)
            assert seen(live, ADA)["calls"][0]["reason"] == reason
            assert seen(live, RUTH)["calls"][0]["reason"] == reason
            events = shown_events(await matches.tables.log.after(live.id, 0), "P2")
            assert reason not in str([one for one in events if one["kind"] == "called"])
            shown[reason] = [{**one, "at": 0} for one in seen(live, BEN)["calls"]]
            assert "reason" not in shown[reason][0]
            assert seen(live, HOST)["calls"][0].keys() == shown[reason][0].keys()
        assert [{**one, "number": 0} for one in shown["behaviour"]] == [{**one, "number": 0} for one in shown["rule"]]

    asyncio.run(play())


def test_one_judge_goes_and_may_pass_it_on(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        live = await begun(matches, RUTH, KWAME)
        live = await desk.call(live.id, BEN, "equipment")
        number = live.calls[0].number
        await desk.take_call(live.id, RUTH, number)
        with pytest.raises(Refused):
            await desk.take_call(live.id, KWAME, number)
        live = await desk.take_call(live.id, RUTH, number)
        live = await desk.pass_call(live.id, RUTH, number)
        assert live.calls[0].state == "waiting"
        live = await desk.take_call(live.id, KWAME, number)
        assert seen(live, ADA)["calls"][0]["judge"] == "Kwame"
        for step in (desk.take_call, desk.come_to_call, desk.close_call):
            with pytest.raises(NotAllowed):
                await step(live.id, ADA, number)
        with pytest.raises(NotFound):
            await desk.take_call(live.id, RUTH, 9999)

    asyncio.run(play())


def test_bad_calls_are_refused(matches: Matches) -> None:
    async def play() -> None:
        desk = Desk(matches)
        live = await rolling(matches, await begun(matches, RUTH))
        with pytest.raises(BadRequest):
            await desk.call(live.id, ADA, "I am bored")
        with pytest.raises(Refused):
            await desk.call(live.id, ADA, "equals-goal")
        offer = seen(live, ADA)["you"]["call"]
        assert offer["is_stopping"]
        assert {one["reason"] for one in offer["reasons"] if not one["is_open"]} == {"equals-goal", "solution"}
        assert seen(live, RUTH)["you"]["call"] is None

    asyncio.run(play())


def test_promise_1_a_table_with_calls_is_folded_from_its_log(matches: Matches, clock: SteppingClock) -> None:
    async def play() -> None:
        desk = Desk(matches)
        live = await rolling(matches, await begun(matches, RUTH))
        live = await desk.call(live.id, ADA, "time")
        clock.now += 1234
        await desk.take_call(live.id, RUTH, live.calls[0].number)
        await desk.come_to_call(live.id, RUTH, live.calls[0].number)
        clock.now += 1000
        live = await desk.close_call(live.id, RUTH, live.calls[0].number)
        assert fold_events(live.id, None, await matches.tables.log.after(live.id, 0)) == live

    asyncio.run(play())

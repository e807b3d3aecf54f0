"""Tests of what several seats do at the same time without racing (On-Sets I-D, VII; Equations I-D, VII)."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any, Final

import pytest

from forceout.rules import actions as do
from forceout.rules.match_state import RollForGoal, Sign
from forceout.rules.state import Phase
from forceout.rules.wire import print_line
from forceout.service.errors import Refusal, Stale
from forceout.service.service import Service
from forceout.service.store.events import Event, canonical
from forceout.service.tables.concurrency import GRABS, PATIENT, TOGETHER, is_side_by_side
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.table_settings import TableSettings
from tests.service.conftest import NewAddress
from tests.trust.played import SteppingClock
from tests.trust.random_players import PEOPLE
from tests.trust.services import moving_drafts, new_table, worker

SETTINGS: Final = TableSettings("on-sets", "2014-15", "junior", seats=3, clock="off", is_listed=True)


def happened(*actions: do.Action) -> list[Event]:
    """Actions as a log has them."""
    bodies = [canonical({"kind": "action", "line": print_line(action)}) for action in actions]
    return [Event(seq, 0, 0, None, body, "") for seq, body in enumerate(bodies, 1)]


def test_the_like_of_others_and_passing_time_are_side_by_side() -> None:
    assert is_side_by_side(Sign, "P1", happened(Sign("P2"), do.Tick(do.CLOCK, 3), Sign("P3")))
    assert is_side_by_side(do.Present, "P1", happened(do.Decline("P2")))
    assert is_side_by_side(RollForGoal, "P1", happened(RollForGoal("P3", "4")))
    assert is_side_by_side(do.Accept, "P1", happened(do.Accept("P3", "P2")))


def test_what_one_did_oneself_is_not() -> None:
    assert not is_side_by_side(Sign, "P1", happened(Sign("P2"), Sign("P1")))


def test_another_kind_of_thing_is_not() -> None:
    assert not is_side_by_side(do.Accept, "P1", happened(do.Reject("P3", "P2", "does-not-equal-goal")))
    assert not is_side_by_side(Sign, "P1", happened(do.Tick(do.CLOCK, 3), do.Warn(do.JUDGE, "P2", "noise")))


def test_what_is_no_action_is_not() -> None:
    paused = Event(1, 0, 0, None, canonical({"kind": "paused"}), "")
    assert not is_side_by_side(Sign, "P1", [paused])


@pytest.mark.parametrize("kind", [do.Challenge, do.PickUpBlock, do.Move, do.SetGoal, do.Bonus, do.Disagree, do.Charge])
def test_what_races_never_is(kind: type[do.Action]) -> None:
    assert not is_side_by_side(kind, "P1", [])


def test_what_is_done_side_by_side_may_be_sent_again_and_what_is_raced_for_may_not() -> None:
    raced = {do.Move, do.Shift, do.Bonus, do.SetGoal, do.NoGoal, do.ReturnCube, do.PickUpBlock, do.Challenge, do.Charge}
    assert frozenset().union(*TOGETHER) < PATIENT
    assert PATIENT.isdisjoint(raced)
    assert {do.Reject, do.WillPresent, do.Disagree, do.Roll, do.Deal, do.Select, do.PassVariation} <= PATIENT
    assert set(GRABS) < raced


async def act(service: Service, live: LiveTable, seat: str, wanted: dict[str, Any]) -> Refusal | None:
    """Do something as if nothing had happened since a table was seen; the refusal."""
    try:
        await service.matches.act(live.id, PEOPLE[seat], live.seq, f"{wanted['do']} {live.seq}", wanted)
    except Refusal as refusal:
        return refusal
    return None


async def challenged(service: Service, clock: SteppingClock) -> LiveTable:
    """A table of three where two have to write."""
    live = await new_table(service, "together", moving_drafts(SETTINGS, clock.now))
    assert live.shake is not None
    mover = live.shake.mover
    challenger, other = (seat for seat in live.shake.players if seat != mover)
    for seat, wanted in (
        (challenger, {"do": "pick-up"}),
        (challenger, {"do": "challenge", "claim": "impossible"}),
        (other, {"do": "side", "side": "mover"}),
    ):
        live = await service.matches.find("together")
        assert await act(service, live, seat, wanted) is None
    live = await service.matches.find("together")
    assert live.shake is not None
    assert live.shake.phase is Phase.WRITING
    return live


@pytest.mark.anyio
@pytest.mark.parametrize("workers", [1, 2])
async def test_two_who_write_at_the_same_time_are_both_heard(
    workers: int, database: str, new_address: NewAddress
) -> None:
    clock, address = SteppingClock(), new_address()
    async with AsyncExitStack() as stack:
        # On SQLite both are the same worker: it serves no more than one.
        services = [await stack.enter_async_context(worker(address, clock)) for _ in range(workers)]
        at = services if database != "sqlite" else services[:1]
        live = await challenged(at[0], clock)
        assert live.shake is not None
        writers = [timer.player for timer in live.shake.timers]
        assert len(writers) == 2
        await at[-1].tables.catch_up(live.id)
        told = await asyncio.gather(
            act(at[0], live, writers[0], {"do": "present", "solution": "B", "goal": None}),
            act(at[-1], live, writers[1], {"do": "decline"}),
        )
        assert all(refusal is None for refusal in told), told
        lines = [event.body.get("line", "") for event in await at[0].tables.log.after(live.id, live.seq)]
        assert sum(" present " in line or line.endswith(" decline") for line in lines) == 2


@pytest.mark.anyio
async def test_a_second_thing_of_ones_own_is_still_too_late(new_address: NewAddress) -> None:
    clock = SteppingClock()
    async with worker(new_address(), clock) as service:
        live = await challenged(service, clock)
        assert live.shake is not None
        writer = live.shake.timers[0].player
        assert await act(service, live, writer, {"do": "decline"}) is None
        wanted = {"do": "present", "solution": "B", "goal": None}
        assert isinstance(await act(service, live, writer, wanted), Stale)

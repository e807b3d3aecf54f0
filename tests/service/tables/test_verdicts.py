"""Tests of verdicts that are worked out beside the event loop (trust.md, promise 10)."""

import asyncio
import threading
from dataclasses import replace
from typing import Any, Final

import pytest

from forceout.games.equations.play import EquationsGame
from forceout.rules.actions import Reject
from forceout.rules.findings import NOTHING_FOUND, Findings, ruling_on
from forceout.rules.state import OVER, Presented, Shake
from forceout.service.service import Service
from forceout.service.tables import verdicts
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.table_settings import TableSettings
from tests.service.conftest import NewAddress
from tests.support.shakes import play
from tests.trust.played import SteppingClock
from tests.trust.random_players import PEOPLE
from tests.trust.services import moving_drafts, new_table, worker

pytestmark = pytest.mark.anyio

SETTINGS: Final = TableSettings("equations", "2015-16", "middle", season="even", seats=2, clock="off", is_listed=True)
PATIENCE: Final = 30.0


async def challenged_table(service: Service, match: str, clock: SteppingClock) -> LiveTable:
    """A table where Now was said."""
    live = await new_table(service, match, moving_drafts(SETTINGS, clock.now))
    assert live.shake is not None
    challenger = next(seat for seat in live.shake.players if seat != live.shake.mover)
    await service.matches.act(match, PEOPLE[challenger], live.seq, "up", {"do": "pick-up"})
    live = await service.matches.find(match)
    await service.matches.act(match, PEOPLE[challenger], live.seq, "now", {"do": "challenge", "claim": "now"})
    return await service.matches.find(match)


async def present(service: Service, live: LiveTable, solution: str) -> None:
    assert live.shake is not None
    writer = live.shake.timers[0].player
    wanted = {"do": "present", "solution": solution, "goal": None}
    await service.matches.act(live.id, PEOPLE[writer], live.seq, "mine", wanted)


async def test_others_act_while_a_solution_is_judged(new_address: NewAddress, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def judge_slowly(shake: Shake, presented: Presented) -> Findings:
        loop.call_soon_threadsafe(begun.set)
        assert may_end.wait(PATIENCE)
        return NOTHING_FOUND

    clock = SteppingClock()
    async with worker(new_address(), clock) as service:
        slow, other = [await challenged_table(service, match, clock) for match in ("slow", "other")]
        with monkeypatch.context() as patched:
            patched.setattr(verdicts, "judge", judge_slowly)
            presenting = asyncio.create_task(present(service, slow, "1 = 1"))
            await asyncio.wait_for(begun.wait(), PATIENCE)
        assert other.shake is not None
        decliner = other.shake.timers[0].player
        await service.matches.act(other.id, PEOPLE[decliner], other.seq, "none", {"do": "decline"})
        assert not presenting.done()
        may_end.set()
        await presenting
        assert (await service.matches.find(slow.id)).seq > slow.seq


def not_again(*_: object) -> Any:
    raise AssertionError("what was handed in is worked out again")


async def test_the_verdict_goes_with_the_solution_to_where_it_is_asked_for(
    new_address: NewAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SteppingClock()
    async with worker(new_address(), clock) as service:
        live = await challenged_table(service, "ready", clock)
        assert live.shake is not None
        checker = next(seat for seat in live.shake.players if seat != live.shake.timers[0].player)
        await present(service, live, "2*(3*2) = 7")
        live = await service.matches.find(live.id)
        assert live.shake is not None
        assert live.shake.contest is not None
        (presented,) = live.shake.contest.presented
        wrong = ruling_on(live.shake, presented).violations[0]
        monkeypatch.setattr(EquationsGame, "ruling", not_again)
        wanted = {"do": "reject", "of": presented.by, "code": wrong.code}
        await service.matches.act(live.id, Actor(None, bot_seat=checker), live.seq, "no", wanted)
        live = await service.matches.find(live.id)
        assert live.shake is not None
        assert live.shake.phase in OVER


async def test_a_proof_goes_with_its_rejection(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equations VII-C-5-c."""
    table = play("equations")("A goal 8", "B challenge impossible", "C decline", "A present 2×5-1 = 8")
    beside = verdicts.Verdicts()
    found = await beside.find(table.shake, Reject("B", "A", "ambiguous", "(2×5)-1"))
    beside.close()
    assert found is not None
    monkeypatch.setattr(EquationsGame, "is_wrong_regrouping", not_again)
    table.shake = replace(table.shake, findings=found)
    assert table.gets("B reject A ambiguous as (2×5)-1") == "ok"

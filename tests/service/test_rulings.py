"""Tests of verdicts that are worked out beside the event loop (trust.md, promise 10)."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Final

import pytest

from forceout.games.equations.play import is_proved, judged
from forceout.judge.shown_working import equation_working
from forceout.rules.actions import Reject
from forceout.rules.state import Shake
from forceout.service import rulings
from forceout.service.live_table import LiveTable
from forceout.service.running import Service
from forceout.service.table_settings import TableSettings
from tests.faults.played import SteppingClock
from tests.faults.random_players import PEOPLE
from tests.faults.services import moving_drafts, new_table, worker
from tests.rules.table import play
from tests.service.conftest import NewAddress

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

    def judge_slowly(shake: Shake, texts: Sequence[str]) -> None:
        loop.call_soon_threadsafe(begun.set)
        assert may_end.wait(PATIENCE)

    clock = SteppingClock()
    async with worker(new_address(), clock) as service:
        slow, other = [await challenged_table(service, match, clock) for match in ("slow", "other")]
        with monkeypatch.context() as patched:
            patched.setattr(rulings, "judge", judge_slowly)
            presenting = asyncio.create_task(present(service, slow, "1 = 1"))
            await asyncio.wait_for(begun.wait(), PATIENCE)
        assert other.shake is not None
        decliner = other.shake.timers[0].player
        await service.matches.act(other.id, PEOPLE[decliner], other.seq, "none", {"do": "decline"})
        assert not presenting.done()
        may_end.set()
        await presenting
        assert (await service.matches.find(slow.id)).seq > slow.seq


async def test_the_engine_finds_the_verdict_ready(new_address: NewAddress) -> None:
    clock = SteppingClock()
    async with worker(new_address(), clock) as service:
        live = await challenged_table(service, "ready", clock)
        judged.cache_clear()
        equation_working.cache_clear()
        await present(service, live, "2*(3*2) = 7")
        worked_out = judged.cache_info().misses
        live = await service.matches.find(live.id)
        assert live.shake is not None
        assert live.shake.contest is not None
        presented = live.shake.contest.presented[0]
        live.shake.table.game.ruling(live.shake, presented.solution, None)
        assert worked_out == judged.cache_info().misses == 1


async def test_the_engine_finds_a_proof_ready() -> None:
    """Equations VII-C-5-c."""
    table = play("equations")("A goal 8", "B challenge impossible", "C decline", "A present 2×5-1 = 8")
    beside = rulings.Rulings()
    await beside.prepare(table.shake, Reject("B", "A", "ambiguous", "(2×5)-1"))
    beside.close()
    worked_out = is_proved.cache_info().misses
    assert table.gets("B reject A ambiguous as (2×5)-1") == "ok"
    assert is_proved.cache_info().misses == worked_out

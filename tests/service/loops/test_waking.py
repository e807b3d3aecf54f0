"""Tests of what a loop waits for, with a time that a test moves."""

import asyncio

import pytest

from forceout.service.loops.waking import AT_THE_LATEST, Waking

pytestmark = pytest.mark.anyio
BETWEEN = 0.1


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited, without waiting: a wait that nothing ends takes as long as it may."""
    asked: list[float] = []
    real = asyncio.timeout

    def timeout(seconds: float) -> asyncio.Timeout:
        asked.append(round(seconds, 3))
        return real(0)

    monkeypatch.setattr(asyncio, "timeout", timeout)
    return asked


async def test_a_server_where_nothing_happens_looks_once_a_second(waited: list[float]) -> None:
    waking = Waking(BETWEEN)
    waking.begin()
    await waking.wait(None)
    assert waited == [BETWEEN, AT_THE_LATEST - BETWEEN]


async def test_what_is_due_sooner_is_looked_at_sooner(waited: list[float]) -> None:
    waking = Waking(BETWEEN)
    waking.begin()
    await waking.wait(0.4)
    assert waited == [BETWEEN, 0.3]


async def test_what_is_due_already_waits_for_the_shortest_while_only(waited: list[float]) -> None:
    waking = Waking(BETWEEN)
    waking.begin()
    await waking.wait(-5.0)
    assert waited == [BETWEEN]


async def test_a_change_during_a_look_asks_for_another_after_the_shortest_while(waited: list[float]) -> None:
    waking = Waking(BETWEEN)
    waking.begin()
    waking.change()
    await waking.wait(None)
    assert waited == [BETWEEN]


async def test_a_change_ends_the_longer_wait() -> None:
    waking = Waking(0.0)
    waking.begin()
    waiting = asyncio.create_task(waking.wait(None))
    await asyncio.sleep(0)
    assert not waiting.done()
    waking.change()
    await waiting


async def test_who_hurries_does_not_wait_at_all() -> None:
    waking = Waking(1000.0)
    waking.begin()
    waking.hurry()
    await waking.wait(None)


async def test_a_look_that_begins_forgets_what_asked_for_it(waited: list[float]) -> None:
    waking = Waking(BETWEEN)
    waking.hurry()
    waking.begin()
    await waking.wait(None)
    assert waited == [BETWEEN, AT_THE_LATEST - BETWEEN]

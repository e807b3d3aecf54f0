"""Tests of what a worker knows of its own stops (trust.md, promise 5)."""

import asyncio
import gc

import pytest

from forceout.web.api import health
from forceout.web.worker import garbage, vital_signs
from forceout.web.worker.garbage import (
    FAR_TOO_MANY,
    LOOK_EVERY,
    QUIET_FOR,
    SET_ASIDE_EVERY,
    THRESHOLDS,
    WORTH_A_LOOK,
    Collecting,
)
from forceout.web.worker.vital_signs import BEAT, LATE, VitalSigns
from tests.support.house import House

pytestmark = pytest.mark.anyio


def test_promise_5_a_late_beat_is_kept_by_the_second_and_what_was_waiting_is_suspected() -> None:
    signs = VitalSigns()
    signs._due = 10.0
    signs.beat(10.0)
    assert not signs.is_late(10.0 + BEAT)
    assert signs.is_late(14.0)
    signs.beat(14.0)
    assert signs.is_late(14.0 + LATE)
    signs.beat(14.0 + BEAT)
    assert signs.is_late(17.9)
    signs._due = 18.0
    signs.beat(18.0)
    assert not signs.is_late(18.0)
    assert signs.longest_lag == pytest.approx(4.0 - BEAT)
    lines = signs.printed().splitlines()
    assert lines[0].startswith("second lag_ms")
    assert f"{(4.0 - BEAT) * 1000:.0f}" in signs.printed()


async def test_promise_5_collections_are_kept_by_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vital_signs, "time", lambda: 1000.0)
    signs = VitalSigns()
    signs.open(asyncio.get_running_loop())
    try:
        gc.collect()
        assert signs.second().full == 1
        assert 0 < signs.second().longest <= signs.second().collecting
    finally:
        signs.close()
    gc.collect()
    assert signs.second().full == 1


class Collector:
    """What stands for the collector of garbage and the count of memory."""

    def __init__(self) -> None:
        self.blocks = 0
        self.done: list[str] = []

    def set_threshold(self, *thresholds: int) -> None:
        assert thresholds == THRESHOLDS

    def getallocatedblocks(self) -> int:
        return self.blocks

    def freeze(self) -> None:
        self.done.append("freeze")

    def unfreeze(self) -> None:
        self.done.append("unfreeze")

    def collect(self, generation: int = 2) -> int:
        self.done.append(f"collect {generation}")
        return 0


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Collector:
    made = Collector()
    monkeypatch.setattr(garbage, "gc", made)
    monkeypatch.setattr(garbage, "sys", made)
    return made


WHOLE = ["unfreeze", "collect 2", "freeze"]


def test_promise_5_what_lives_long_is_set_aside_and_looked_through_when_nobody_acts(collector: Collector) -> None:
    now = 0.0
    tried = Collecting(lambda: now)
    tried.open()
    assert collector.done == WHOLE
    collector.done.clear()
    collector.blocks = WORTH_A_LOOK + 1
    # Somebody acts all the time: only what is young is looked through.
    while now < 2 * LOOK_EVERY:
        now += 1
        tried.tick(now - 1)
    assert set(collector.done) == {"collect 1", "freeze"}
    assert len(collector.done) // 2 == int(2 * LOOK_EVERY // (SET_ASIDE_EVERY + 1))
    collector.done.clear()
    tried.tick(now - QUIET_FOR - 1)
    assert collector.done == WHOLE
    # Not again and again, and not where next to nothing was added.
    collector.done.clear()
    tried.tick(now - QUIET_FOR - 1)
    assert collector.done == []


def test_promise_5_far_too_much_is_looked_through_whoever_acts(collector: Collector) -> None:
    tried = Collecting(lambda: 0.0)
    tried.open()
    collector.done.clear()
    collector.blocks = FAR_TOO_MANY + 1
    tried.tick(0.0)
    assert collector.done == WHOLE


async def test_promise_5_an_operator_reads_how_each_second_was(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    signs = VitalSigns()
    monkeypatch.setattr(health, "SIGNS", signs)
    signs._due = 10.0
    signs.beat(14.0)
    answer = await house.browser().get("/metrics?by=second")
    assert answer.text.splitlines()[0] == "second lag_ms collecting_ms longest_ms full"
    assert answer.text.splitlines()[1].split()[1] == "4000"
    figures = (await house.browser().get("/metrics")).text
    assert "forceout_loop_lag_seconds 4.0" in figures
    assert "forceout_requests_too_late 0.0" in figures

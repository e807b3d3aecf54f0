"""Tests of the clock that is never set back (trust.md, promise 11)."""

from forceout.service.clock import SteadyClock
from tests.trust.played import SteppingClock


def test_promise_11_a_clock_that_is_set_back_goes_on() -> None:
    wall, running = SteppingClock(1_000_000), SteppingClock(0)
    clock = SteadyClock(wall, running)
    for clock_step, passed in ((500, 500), (-3_600_000, 700), (300, 300), (-1, 0), (-200, 0)):
        before = clock()
        wall.now += clock_step + (passed if clock_step < 0 else 0)
        running.now += passed
        assert clock() == before + passed
    # After a sleep the clock has jumped forward, and is right.
    before = clock()
    wall.now += 60_000
    assert clock() >= before + 60_000 - 1000


def test_promise_11_who_begins_after_a_clock_was_set_back_goes_on_from_the_log() -> None:
    clock = SteadyClock(SteppingClock(1_000_000), SteppingClock(0))
    clock.raise_to(1_500_000)
    assert clock() == 1_500_000
    clock.raise_to(1_400_000)
    clock.raise_to(10**12)
    assert clock() == 1_500_000

"""How many actions are let in at once, on a clock that the test moves."""

from contextlib import ExitStack

import pytest

from forceout.web.guard.admission import FEWEST_AT_ONCE, MOST_AT_ONCE, OLDEST, SOON, Admission
from forceout.web.problems import Busy


class Clock:
    """Seconds that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def admission(clock: Clock) -> Admission:
    return Admission(clock)


def take(admission: Admission, clock: Clock, count: int, seconds: float) -> None:
    """Let so many actions in at once, and let each take so long."""
    with ExitStack() as under_way:
        for _ in range(count):
            under_way.enter_context(admission.let_in())
        clock.now += seconds


def test_more_than_can_be_served_soon_are_refused_at_once(admission: Admission) -> None:
    with ExitStack() as under_way:
        for _ in range(MOST_AT_ONCE):
            under_way.enter_context(admission.let_in())
        with pytest.raises(Busy) as refused, admission.let_in():
            pass
        assert (refused.value.status, refused.value.retry_after) == (503, 1)
        assert "nothing was done" in refused.value.message
        assert admission.in_flight == MOST_AT_ONCE
    assert admission.in_flight == 0
    admission.verify()


def test_what_took_twice_too_long_halves_how_many_are_let_in(admission: Admission, clock: Clock) -> None:
    take(admission, clock, 1, SOON * 2)
    assert admission.most == MOST_AT_ONCE / 2


def test_the_slowest_machine_lets_some_in(admission: Admission, clock: Clock) -> None:
    for _ in range(50):
        take(admission, clock, 10, SOON * 100)
    assert admission.most == FEWEST_AT_ONCE
    take(admission, clock, FEWEST_AT_ONCE, SOON / 2)


def test_what_is_served_soon_lets_more_in_again(admission: Admission, clock: Clock) -> None:
    for _ in range(50):
        take(admission, clock, 1, SOON * 2)
    for _ in range(MOST_AT_ONCE):
        take(admission, clock, 1, SOON / 2)
    assert admission.most == MOST_AT_ONCE


def test_an_action_that_fails_is_under_way_no_more(admission: Admission) -> None:
    with pytest.raises(RuntimeError), admission.let_in():
        raise RuntimeError
    assert admission.in_flight == 0


def test_promise_5_an_action_that_nobody_has_looked_at_for_long_is_refused(admission: Admission, clock: Clock) -> None:
    arrived = clock.now
    clock.now += OLDEST
    admission.verify(arrived)
    clock.now += 0.1
    with pytest.raises(Busy):
        admission.verify(arrived)
    admission.verify(None)

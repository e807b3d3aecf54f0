"""Tests of what a worker remembers for a moment."""

from forceout.service.store.short_cache import Remembered


def test_an_answer_is_fresh_from_when_it_was_asked_for() -> None:
    remembered: Remembered[str, int] = Remembered(10, 100)
    remembered.keep("a", 1, 0)
    assert remembered.find("a", 99) == 1
    assert remembered.find("a", 100) is None
    assert len(remembered) == 0


def test_asking_does_not_keep_an_answer_fresh() -> None:
    remembered: Remembered[str, int] = Remembered(10, 100)
    remembered.keep("a", 1, 0)
    assert [remembered.find("a", now) for now in (50, 90, 120)] == [1, 1, None]


def test_a_clock_that_was_set_back_forgets() -> None:
    remembered: Remembered[str, int] = Remembered(10, 100)
    remembered.keep("a", 1, 1000)
    assert remembered.find("a", 900) is None


def test_only_so_many_are_kept_and_any_can_be_forgotten() -> None:
    remembered: Remembered[int, int] = Remembered(3, 100)
    for number in range(5):
        remembered.keep(number, number, 0)
    assert [remembered.find(number, 0) for number in range(5)] == [None, None, 2, 3, 4]
    remembered.forget(3)
    remembered.forget(99)
    assert remembered.find(3, 0) is None
    remembered.forget_all()
    assert len(remembered) == 0

"""A human pace, below every limit."""

from random import Random

from forceout.bots import LEVELS, thinking_seconds
from forceout.bots.play import play_match
from forceout.editions.simulated_match import random_header
from tests.bots.seats import match_of
from tests.support.shakes import before_roll, begun


def test_rolling_is_quick_and_moving_takes_some_seconds() -> None:
    for seed in range(50):
        for level in LEVELS:
            assert 0.5 <= thinking_seconds(match_of(before_roll().shake), "A", level, Random(seed)) <= 2.5
            assert 2 <= thinking_seconds(match_of(begun().shake), "B", level, Random(seed)) <= 15


def test_nobody_thinks_past_a_limit() -> None:
    for seed in range(4):
        header = random_header(Random(seed))
        for step in play_match(header, dict.fromkeys(header.players, "learner"), seed, 1, 100):
            shake = step.match.shake
            for timer in () if shake is None else shake.timers:
                seconds = thinking_seconds(step.match, timer.player, "learner", Random(seed))
                assert seconds <= max(timer.limit - timer.passed, 0.5)

"""Tests of when mistakes come back."""

import json

from forceout.service.practice.mistakes import reviewed
from forceout.service.practice.weeks import DAY

NOW = 1_800_000_000_000


def test_what_is_solved_comes_back_later_each_time() -> None:
    kept = reviewed(None, False, NOW)
    assert NOW < kept.due <= NOW + 3 * DAY
    gaps = []
    for _ in range(4):
        now = kept.due
        kept = reviewed(kept.card, True, now)
        gaps.append(kept.due - now)
    assert gaps == sorted(gaps)
    assert gaps[-1] > 2 * gaps[0]


def test_what_is_missed_again_comes_back_soon() -> None:
    kept = reviewed(None, False, NOW)
    for _ in range(3):
        kept = reviewed(kept.card, True, kept.due)
    missed = reviewed(kept.card, False, kept.due)
    assert missed.due - kept.due < reviewed(kept.card, True, kept.due).due - kept.due


def test_the_same_reviews_give_the_same_card() -> None:
    assert reviewed(None, False, NOW) == reviewed(None, False, NOW)
    assert json.loads(reviewed(None, True, NOW).card)["due"]

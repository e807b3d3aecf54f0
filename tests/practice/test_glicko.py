"""Tests of Glicko-2: the published example, caps, and three players as pairs."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from forceout.practice.glicko import (
    MOST_OF_PERSON,
    MOST_OF_PUZZLE,
    NARROWEST,
    WIDEST,
    Game,
    Rating,
    after_match,
    after_try,
    updated,
)

RATINGS = st.builds(
    Rating,
    st.floats(min_value=400, max_value=2800),
    st.floats(min_value=NARROWEST, max_value=WIDEST),
    st.floats(min_value=0.03, max_value=0.09),
)


def test_the_published_example_comes_out() -> None:
    own = Rating(1500, 200, 0.06)
    games = [Game(Rating(1400, 30), 1), Game(Rating(1550, 100), 0), Game(Rating(1700, 300), 0)]
    after = updated(own, games)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_the_deviation_grows() -> None:
    before = Rating(1500, 60, 0.06)
    after = updated(before, [])
    assert (after.rating, after.volatility) == (before.rating, before.volatility)
    assert before.deviation < after.deviation <= WIDEST


# How long it takes to draw three numbers is the load of the machine, and no fault.
@settings(suppress_health_check=[HealthCheck.too_slow])
@given(RATINGS, RATINGS, st.booleans())
def test_a_try_moves_both_the_right_way_and_not_too_far(person: Rating, puzzle: Rating, is_solved: bool) -> None:
    after = after_try(person, puzzle, is_solved)
    assert (after.person.rating >= person.rating) is is_solved or after.person.rating == person.rating
    assert abs(after.person.rating - person.rating) <= MOST_OF_PERSON + 1e-6
    assert abs(after.puzzle.rating - puzzle.rating) <= MOST_OF_PUZZLE + 1e-6
    assert NARROWEST <= after.person.deviation <= WIDEST


def test_a_beginner_far_below_a_puzzle_does_not_move_it() -> None:
    puzzle = Rating(1800, 80)
    assert after_try(Rating(1000, 100), puzzle, False).puzzle == puzzle
    assert after_try(Rating(1000, 100), puzzle, True).puzzle.rating < puzzle.rating
    assert after_try(Rating(1700, 100), puzzle, False).puzzle.rating > puzzle.rating


def test_three_players_are_three_pairs() -> None:
    after = after_match({"P1": Rating(), "P2": Rating(), "P3": Rating()}, {"P1": 10, "P2": 6, "P3": 6})
    assert after["P1"].rating > 1500 > after["P2"].rating
    assert after["P2"].rating == pytest.approx(after["P3"].rating)
    assert after["P1"].deviation < WIDEST

"""Tests of a class's own moments: a Now that nobody said, to be shown and to be solved."""

from itertools import count

import pytest

from forceout.editions.recorded_match import fold
from forceout.editions.simulated_match import simulated_match
from forceout.games.registry import NAMES
from forceout.practice.answering import graded_answer
from forceout.practice.class_moments import MOST_OF_SHAKE, missed_moments, moment_of, moment_puzzles
from forceout.practice.own_matches import own_puzzles
from forceout.practice.position import Position
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.searching import is_correct
from forceout.rules.actions import Challenge
from forceout.rules.record import print_record, read_record
from forceout.rules.vocabulary import Situation

SECONDS = 1000.0
EVERY_SHAKE = range(1, 100)


def still() -> float:
    """A clock that stands."""
    return 0.0


@pytest.mark.parametrize("game", NAMES)
def test_moments_are_those_at_which_now_was_right_and_nobody_said_it(game: str) -> None:
    for seed in count(1):
        text = print_record(simulated_match(seed, game).record())
        found = missed_moments(text, EVERY_SHAKE, still, SECONDS)
        lines = moment_puzzles(text, [one["number"] for one in found["moments"]], {})
        if lines:
            break
    assert found["is_whole"]
    first = own_puzzles(text, still, SECONDS)["moves"][0]
    assert found["moments"][0]["number"] == first
    steps = list(fold(read_record(text)))
    assert not any(isinstance(steps[one["number"] + 1].action, Challenge) for one in found["moments"])
    shakes = [one["shake"] for one in found["moments"]]
    assert max(shakes.count(one) for one in shakes) <= MOST_OF_SHAKE
    for one in found["moments"]:
        shown = moment_of(text, one["number"])
        assert (shown["shake"], shown["move"]) == (one["shake"], one["move"])
        assert shown["by"] == steps[one["number"]].action.by
        position = Position.read(shown["position"])
        assert shown["cube"] in getattr(position, shown["to"])
        assert is_correct(position.shake(), Situation.NOW, one["solution"])
    puzzle = Puzzle.read(lines[0])
    assert (puzzle.kind, puzzle.asked) == (Kind.FIND, {"end": "now"})
    assert all(graded_answer(lines[0], {"solution": one})["right"] for one in puzzle.answer["solutions"])


def test_only_the_shakes_that_are_named_are_looked_at_and_a_clock_that_runs_out_is_told() -> None:
    text = print_record(simulated_match(1, "on-sets").record())
    assert missed_moments(text, (), still, SECONDS) == {"moments": [], "is_whole": True}
    assert missed_moments(text, EVERY_SHAKE, still, 0.0)["is_whole"] is False
    assert moment_of(text, 0) == {"missing": True}
    assert moment_of(text, 100_000) == {"missing": True}
    assert "bad" in missed_moments("no record", EVERY_SHAKE, still, SECONDS)

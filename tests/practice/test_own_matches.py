"""Tests of puzzles from matches that were played: what nobody saw, what threw the shake away, a faulty Solution."""

from itertools import count

import pytest

from forceout.editions.recorded_match import fold
from forceout.editions.simulated_match import simulated_match
from forceout.games.registry import NAMES
from forceout.practice.kinds.registry import KINDS
from forceout.practice.own_matches import graded_move, own_puzzles, puzzle_of_move, shown_move
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.actions import Challenge
from forceout.rules.record import print_record, read_record

SECONDS = 1000.0


def still() -> float:
    """A clock that stands."""
    return 0.0


@pytest.mark.parametrize("game", NAMES)
def test_a_now_that_nobody_saw_becomes_a_puzzle(game: str) -> None:
    for seed in count(1):
        text = print_record(simulated_match(seed, game).record())
        found = own_puzzles(text, still, SECONDS)
        if found["moves"]:
            break
    assert found["is_whole"]
    steps = list(fold(read_record(text)))
    for number in found["moves"][:3]:
        assert not isinstance(steps[number + 1].action, Challenge)
        line = puzzle_of_move(text, number)
        assert isinstance(line, str)
        assert Puzzle.read(line).asked == {"end": "now"}
        shown = shown_move(text, number, still)
        for solution in shown["solutions"]:
            assert graded_move(text, number, {"solution": solution})["right"]
        assert not graded_move(text, number, {"solution": "("})["right"]


@pytest.mark.parametrize("kind", [Kind.CHALLENGE, Kind.SAFE, Kind.WRONG])
def test_what_else_went_wrong_becomes_a_puzzle(kind: Kind) -> None:
    for seed in count(1):
        text = print_record(simulated_match(seed, "on-sets").record())
        numbers = [one["move"] for one in own_puzzles(text, still, SECONDS)["puzzles"] if one["kind"] == kind]
        if numbers:
            break
    line = puzzle_of_move(text, numbers[0], kind)
    assert isinstance(line, str)
    puzzle = Puzzle.read(line)
    assert puzzle.kind is kind
    assert KINDS[kind].prove(puzzle) == []
    assert graded_move(text, numbers[0], KINDS[kind].right_answer(puzzle), kind)["right"]
    assert shown_move(text, numbers[0], still, kind) == KINDS[kind].shown(puzzle)
    assert puzzle_of_move(text, numbers[0], Kind.GOAL) == {"missing": True}
    assert puzzle_of_move(text, numbers[0], "chess") == {"missing": True}


def test_what_is_no_move_has_no_puzzle() -> None:
    text = print_record(simulated_match(1, "on-sets").record())
    assert puzzle_of_move(text, 100_000) == {"missing": True}
    assert puzzle_of_move(text, 0) == {"missing": True}
    assert "bad" in own_puzzles("no record", still, SECONDS)

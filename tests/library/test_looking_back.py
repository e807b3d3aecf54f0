"""A record looked back on by the library."""

import pytest

import forceout
from tests.support.example_record import RECORD


def test_every_move_has_its_room_and_the_mistake_is_named() -> None:
    goal, *moves = forceout.look_back(RECORD)
    assert (goal.do, goal.room, goal.outcome) == ("goal", None, "safe")
    assert [move.is_mistake for move in moves] == [False, True]
    assert all(move.room is not None and 0 < move.room.safe < move.room.legal for move in moves)
    assert forceout.look_back(RECORD, shake=3) == ()


def test_each_value_of_a_goal_is_there_once() -> None:
    goals = forceout.goals_of_roll(RECORD)
    assert len({goal.values for goal in goals}) == len(goals)
    assert any(goal.spoilers for goal in goals)
    assert all(goal.room is not None for goal in goals if goal.outcome == "safe")


def test_what_is_no_record_is_refused() -> None:
    for look in (forceout.look_back, forceout.goals_of_roll):
        with pytest.raises(forceout.BadRecord):
            look("hello")

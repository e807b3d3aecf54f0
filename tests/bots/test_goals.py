"""Goals that could be set."""

from random import Random

from forceout.bots.registry import sense_of
from forceout.games.on_sets.goal import goal_values, read_goal
from forceout.rules.actions import SetGoal
from forceout.rules.engine import verify
from tests.support.shakes import EVERY_BOOK, play


@EVERY_BOOK
def test_every_goal_may_be_set(game: str, edition: str) -> None:
    shake = play(game, edition).shake
    for is_hard in (False, True):
        goals = list(sense_of(shake.table.game).possible_goals(Random(0), shake, is_hard))
        assert len(goals) > 5
        assert len(set(goals)) == len(goals)
        assert all(verify(shake, SetGoal("A", goal)) is None for goal in goals)


def test_each_value_has_one_goal() -> None:
    shake = play("on-sets", "2026-27").shake
    goals = list(sense_of(shake.table.game).possible_goals(Random(0), shake, is_hard=True))
    values = [goal_values(read_goal(goal)) for goal in goals]
    assert len(set(values)) == len(values)
    assert all(value >= 0 for one in values for value in one)

"""Every Goal that the digits of a roll make (On-Sets III-B-1)."""

from collections.abc import Iterator
from typing import Final

from forceout.games.on_sets.goal import goal_values, read_goal
from forceout.games.on_sets.play import OnSetsGame
from forceout.rules.state import Shake
from forceout.solver.budget import Budget
from forceout.solver.endgame.goals import GoalChoice
from forceout.solver.on_sets.solve import goals_of

ARE_ALL: Final = True


def goal_choices(shake: Shake, budget: Budget) -> Iterator[GoalChoice]:
    """Every Goal of a legal shape, those with few digits and none upside-down first."""
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    readings = game.in_force(shake).digit_readings
    for goal in goals_of(shake.resources):
        if values := goal_values(goal, readings):
            yield GoalChoice(str(goal), tuple(map(str, values)))


def choice_of(shake: Shake, goal: str) -> GoalChoice:
    """A Goal that was set, with what it is worth."""
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    values = goal_values(read_goal(goal), game.in_force(shake).digit_readings)
    return GoalChoice(goal, tuple(map(str, values)) or (goal,))

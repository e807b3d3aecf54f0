"""The Goals of a roll: each value once, and what is said of it is so."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from forceout.rules.actions import SetGoal
from forceout.rules.engine import apply
from forceout.rules.frozen import replace
from forceout.rules.state import Phase, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import solve_shake
from forceout.solver.budget import Budget
from forceout.solver.endgame.goals import can_be_explored, explore_goals
from forceout.solver.endgame.search import Outcome
from tests.support.shakes import play


def before_goal(game: str, cubes: int | None = None) -> Shake:
    """A shake whose Goal is about to be set; with fewer cubes, the others gone."""
    shake = play(game).shake
    if cubes is not None:
        digits = [cube for cube in shake.resources if cube[-1].isdigit()][:3]
        others = [cube for cube in shake.resources if not cube[-1].isdigit()]
        Random(cubes).shuffle(others)
        shake = replace(shake, resources=tuple(digits + others[: cubes - len(digits)]))
    return shake


def exists(shake: Shake, goal: str, without: tuple[str, ...] = ()) -> bool | None:
    """Whether there is a Solution once a Goal is set and some cubes are gone."""
    assert shake.turn is not None
    after, _ = apply(shake, SetGoal(shake.turn, goal))
    left = list((Counter(after.resources) - Counter(without)).elements())
    return solve_shake(replace(after, resources=tuple(left)), Situation.IMPOSSIBLE, Budget(nodes=2_000_000)).exists


def test_of_on_sets_every_value_is_there_once_with_what_is_true_of_it() -> None:
    shake = before_goal("on-sets", 9)
    found = explore_goals(shake, Budget(nodes=30_000_000))
    assert found.are_all
    values = [one.values for one in found.goals]
    assert len(set(values)) == len(values) > 3
    for one in found.goals:
        assert exists(shake, one.goal) is (one.outcome is Outcome.SAFE), one
        if one.outcome is not Outcome.SAFE:
            continue
        assert one.room is not None
        assert one.solutions
        pairs = {
            pair for pair in combinations(sorted(_left(shake, one.goal)), 2) if exists(shake, one.goal, pair) is False
        }
        if one.spoilers is None:
            assert one.is_unspoiled
            assert not pairs
        else:
            assert tuple(sorted(one.spoilers)) in pairs
        assert one.is_fewest
        assert one.fewest == _fewest(shake, one.goal)


def _left(shake: Shake, goal: str) -> tuple[str, ...]:
    assert shake.turn is not None
    return apply(shake, SetGoal(shake.turn, goal))[0].resources


def _fewest(shake: Shake, goal: str) -> int | None:
    """The fewest cubes that are enough, by trying all heaps."""
    left = _left(shake, goal)
    for size in range(1, len(left) + 1):
        for heap in set(combinations(sorted(left), size)):
            gone = tuple((Counter(left) - Counter(heap)).elements())
            if exists(shake, goal, gone):
                return size
    return None


def test_of_equations_short_goals_are_looked_at_and_not_all_are_there() -> None:
    shake = before_goal("equations")
    found = explore_goals(shake, Budget(nodes=400_000))
    assert not found.are_all
    values = [one.values for one in found.goals]
    assert len(set(values)) == len(values) > 20
    for one in found.goals[:6]:
        if one.outcome in (Outcome.SAFE, Outcome.IMPOSSIBLE):
            assert exists(shake, one.goal) is (one.outcome is Outcome.SAFE), one


def test_without_a_budget_nothing_is_claimed() -> None:
    budget = Budget(nodes=0)
    budget.spend(1)
    found = explore_goals(before_goal("on-sets"), budget)
    assert {one.outcome for one in found.goals} == {Outcome.UNKNOWN}
    assert all(one.room is None and one.is_unspoiled is None and one.solutions is None for one in found.goals)


def test_where_nobody_sets_a_goal_nothing_is_explored() -> None:
    shake = before_goal("on-sets")
    assert can_be_explored(shake)
    later = replace(shake, phase=Phase.MOVING)
    assert not can_be_explored(later)
    with pytest.raises(ValueError, match="about to set"):
        explore_goals(later, Budget())

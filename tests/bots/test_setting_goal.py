"""Goals, and what is said to "no Goal"."""

import pytest

from forceout.bots import LEVELS
from forceout.rules import actions as do
from forceout.rules.engine import apply, verify
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import solve_shake
from forceout.solver.budget import Budget
from tests.bots.seats import chosen, often
from tests.support.shakes import EVERY_BOOK, EVERY_DIVISION, OLDER_BOOKS, play

HOPELESS, THREE_RED = "5 5 4 R R R R R R R R ∪ ∪ ∪ ∪ = = =", "RGY - GY BGY BRGY BRY"
"""Cubes that name only sets of three cards, which no Goal of these digits equals."""


@EVERY_BOOK
@EVERY_DIVISION
def test_a_champion_never_sets_an_impossible_goal(game: str, edition: str, division: str) -> None:
    table = play(game, edition, division=division)
    for seed in range(4):
        action = chosen(table.shake, "A", "champion", seed)
        if isinstance(action, do.Bonus):
            continue
        assert isinstance(action, do.SetGoal)
        after, outcome = apply(table.shake, action)
        assert outcome.violation is None
        assert solve_shake(after, Situation.IMPOSSIBLE, Budget(nodes=3_000_000)).exists


@EVERY_BOOK
@pytest.mark.parametrize("level", LEVELS)
def test_goals_are_legal_and_only_the_goal_setter_sets_them(game: str, edition: str, level: str) -> None:
    table = play(game, edition)
    for action in often(table.shake, "A", level, 10):
        assert isinstance(action, do.SetGoal | do.Bonus | do.NoGoal)
        assert verify(table.shake, action) is None
    assert chosen(table.shake, "B", level) is None


def test_a_champion_declares_that_there_is_no_goal_where_there_is_none() -> None:
    table = play("on-sets", "2026-27", roll=HOPELESS, universe=THREE_RED)
    actions = often(table.shake, "A", "champion", 10)
    assert do.NoGoal("A") in actions
    assert all(isinstance(action, do.NoGoal | do.Bonus) for action in actions)


def test_a_true_declaration_is_agreed_to() -> None:
    table = play("on-sets", "2026-27", roll=HOPELESS, universe=THREE_RED)("A no-goal")
    assert chosen(table.shake, "B") == do.Agree("B")


def test_who_disagrees_writes_a_solution_with_a_goal() -> None:
    table = play("on-sets", "2026-27")("A no-goal")
    assert chosen(table.shake, "A") is None
    assert chosen(table.shake, "B") == do.Disagree("B")
    written = chosen(table("B disagree").shake, "B")
    assert isinstance(written, do.Present)
    assert written.goal is not None
    assert table.shake.table.game.ruling(table.shake, written.solution, written.goal).is_correct


@OLDER_BOOKS
def test_who_disagrees_sets_a_goal_in_the_older_books(game: str, edition: str) -> None:
    table = play(game, edition)("A no-goal")
    assert chosen(table.shake, "C") == do.Disagree("C")
    assert isinstance(chosen(table("C disagree").shake, "C"), do.SetGoal)
    assert chosen(table.shake, "B") is None

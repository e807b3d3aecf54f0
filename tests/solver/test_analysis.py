"""What a position was worth: is Now right, is Impossible right, which moves make them so."""

from itertools import pairwise

import pytest

from forceout.rules.actions import Action, Bonus, Move, SetGoal
from forceout.rules.engine import Outcome, apply
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import analyse, more_solutions, review, safer_move, solve_shake, standing
from forceout.solver.budget import Budget
from tests.support.shakes import begun, play

GAMES = pytest.mark.parametrize("game", ["on-sets", "equations"])


def shake_after(game: str, *lines: str) -> Shake:
    return begun(game)(*lines).shake


def test_a_goal_that_can_be_met_is_neither_now_nor_impossible_at_first() -> None:
    found = standing(shake_after("on-sets"), Budget)
    assert (found.is_now_right, found.is_impossible_right) == (False, False)
    assert found.possible.solution is not None


def test_now_becomes_right_when_one_more_cube_is_enough() -> None:
    shake = shake_after("on-sets", "B move B permitted", "C move ∪ permitted")
    found = standing(shake, Budget)
    assert found.is_now_right
    assert found.now.solution is not None
    assert shake.table.game.ruling(_as_if(shake, Situation.NOW), found.now.solution, None).is_correct


def test_now_in_equations_becomes_right_when_one_more_cube_is_enough() -> None:
    shake = shake_after("equations", "B move 4 permitted", "C move + permitted")
    found = standing(shake, Budget)
    assert found.is_now_right
    assert found.now.solution is not None
    assert shake.table.game.ruling(_as_if(shake, Situation.NOW), found.now.solution, None).is_correct


def test_a_negative_goal_makes_impossible_right() -> None:
    shake = play("on-sets")("A goal row ~3").shake
    assert standing(shake, Budget).is_impossible_right


def test_a_mat_without_cubes_to_use_cannot_be_challenged_now() -> None:
    assert standing(shake_after("on-sets", "B move R forbidden"), Budget).is_now_right is False


@GAMES
def test_every_move_is_told_what_it_would_make_true(game: str) -> None:
    lines = {"on-sets": ("B move B permitted",), "equations": ("B move 4 permitted",)}[game]
    shake = shake_after(game, *lines)
    found = analyse(shake, lambda: Budget(nodes=200_000))
    assert {type(one.action) for one in found.moves} == {Move, Bonus}
    for one in found.moves[:: 1 if game == "on-sets" else 12]:
        after, outcome = apply(shake, one.action)
        assert outcome.is_done
        assert one.standing == standing(after, lambda: Budget(nodes=200_000))
    assert any(one.standing.is_now_right for one in found.moves)


def test_a_match_is_reviewed_goal_and_moves_and_nothing_else() -> None:
    shake = play("on-sets").shake
    steps: list[tuple[Shake, Action, Outcome]] = []
    for action in (
        SetGoal("A", "row 1 2 3"),
        Move("B", "B", "permitted"),
        Move("B", "R", "permitted"),
        Move("C", "∪", "permitted"),
        Move("A", "Y", "required"),
    ):
        shake, outcome = apply(shake, action)
        steps.append((shake, action, outcome))
    reviewed = list(review(steps))
    assert [one.number for one in reviewed] == [0, 1, 3, 4]
    assert [one.after.is_now_right for one in reviewed] == [False, False, True, True]
    assert reviewed[0].before is None
    assert all(later.before == earlier.after for earlier, later in pairwise(reviewed))


@GAMES
def test_after_the_last_cube_only_the_mat_counts(game: str) -> None:
    shake = shake_after(game)
    bare = _with_resources(shake, ())
    assert solve_shake(bare, Situation.FORCEOUT, Budget()).exists is False
    assert standing(bare, Budget).is_impossible_right


def _as_if(shake: Shake, situation: Situation) -> Shake:
    return replace(shake, contest=Contest(situation))


def _with_resources(shake: Shake, resources: tuple[str, ...]) -> Shake:
    return replace(shake, resources=resources)


@GAMES
def test_a_safer_move_leaves_no_challenge_that_is_right(game: str) -> None:
    cube = {"on-sets": "B", "equations": "4"}[game]
    shake = shake_after(game, f"B move {cube} permitted")
    action = safer_move(shake, lambda: Budget(nodes=200_000))
    assert isinstance(action, Move)
    after, outcome = apply(shake, action)
    assert outcome.is_done
    assert standing(after, lambda: Budget(nodes=200_000)).is_safe


def test_there_is_no_safer_move_once_impossible_is_right() -> None:
    shake = play("on-sets")("A goal row ~3").shake
    assert safer_move(shake, Budget) is None


@GAMES
def test_every_other_solution_is_correct_and_no_two_are_the_same(game: str) -> None:
    lines = {
        "on-sets": ("B move B permitted", "C move ∪ permitted"),
        "equations": ("B move 4 permitted", "C move + permitted"),
    }[game]
    shake = shake_after(game, *lines)
    listed = list(more_solutions(shake, Situation.IMPOSSIBLE, Budget(nodes=2_000)))
    assert len(listed) > 1
    assert len({one.text for one in listed}) == len(listed)
    for one in listed:
        assert shake.table.game.ruling(_as_if(shake, Situation.IMPOSSIBLE), one.text, None).is_correct

"""A whole shake as it was played: the same as position by position, and told honestly where the budget ends."""

import pytest

from forceout.rules.actions import Action, Move, SetGoal
from forceout.rules.engine import Outcome as Done
from forceout.rules.engine import apply
from forceout.rules.state import Shake
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table, endgame
from forceout.solver.endgame.search import Outcome
from forceout.solver.endgame.whole_shake import WholeShake, moves_made
from tests.support.shakes import GOAL, play

Steps = list[tuple[Shake, Action, Done]]
MOVES = {
    "on-sets": (
        ("R", "forbidden"),
        ("G", "permitted"),
        ("∩", "forbidden"),
        ("B", "permitted"),
        ("∪", "permitted"),
        ("R", "forbidden"),
    ),
    "equations": (("5", "forbidden"), ("7", "forbidden"), ("+", "permitted")),
}


def steps(game: str) -> Steps:
    """Something that is refused, a Goal, and some moves."""
    shake = play(game).shake
    found: Steps = [(shake, SetGoal("nobody", ""), apply(shake, SetGoal("nobody", ""))[1])]
    assert shake.turn is not None
    shake = done_with(shake, SetGoal(shake.turn, GOAL[game]), found)
    for symbol, to in MOVES[game]:
        assert shake.turn is not None
        cube = next(one for one in shake.resources if one[-1] == symbol)
        shake = done_with(shake, Move(shake.turn, cube, to), found)
    return found


def done_with(shake: Shake, action: Action, found: Steps) -> Shake:
    """The shake after an action that is noted."""
    after, done = apply(shake, action)
    assert done.is_done
    found.append((after, action, done))
    return after


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_every_move_is_told_as_its_position_alone_would_be(game: str) -> None:
    played = steps(game)
    found = WholeShake(Budget(nodes=40_000_000), 300_000).played(played)
    assert [one.action for one in found] == [action for _, action, _ in played[1:]]
    assert found[0].before is None
    for one in found[1:]:
        before = played[one.number - 1][0]
        alone = endgame(before, Budget(nodes=20_000_000), has_line=False)
        assert one.before is not None
        assert one.before.room == alone.room
        assert {(move.action, move.outcome) for move in one.before.moves} == {
            (move.action, move.outcome) for move in alone.moves
        }
        assert len(one.alike) == len(one.before.moves)
        assert one.after is Table(played[one.number][0], Budget(nodes=20_000_000)).outcome(played[one.number][0])


def test_on_sets_V_A_a_mistake_is_the_move_after_which_now_is_right_and_is_shown_by_a_solution() -> None:
    found = WholeShake(Budget(nodes=40_000_000)).played(steps("on-sets"))
    mistakes = [one for one in found if one.is_mistake]
    assert [one.number for one in mistakes] == [6]
    assert mistakes[0].after is Outcome.NOW
    assert mistakes[0].solutions
    # A challenge is right already, and what is done then is no mistake of its own.
    assert found[-1].after is Outcome.NOW


def test_what_the_budget_does_not_reach_is_unknown() -> None:
    budget = Budget(nodes=0)
    budget.spend(1)
    found = WholeShake(budget).played(steps("on-sets"))
    assert {one.after for one in found} == {Outcome.UNKNOWN}
    assert not any(one.is_seen_to_end or one.is_mistake for one in found)


def test_what_was_refused_is_no_move() -> None:
    assert [one.number for one in moves_made(steps("on-sets"))] == [1, 2, 3, 4, 5, 6, 7]

"""Perfect play at the table: a safe move wherever one is known, and the least room for the others."""

from random import Random

import pytest

from forceout.bots.levels import BY_NAME, LEVELS
from forceout.bots.perfect_moves import perfect_move
from forceout.bots.player import Player, sit_down
from forceout.rules import actions as do
from forceout.rules.engine import apply
from forceout.rules.record import Header
from forceout.rules.state import Shake
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table
from tests.bots.seats import BUDGET_MS, match_of, often
from tests.bots.test_moving import moves_made
from tests.solver.endgame.shakes import every_small_endgame
from tests.support.shakes import begun


def seated(shake: Shake, level: str = "perfect", seed: int = 0) -> Player:
    """A player on turn."""
    assert shake.turn is not None
    return sit_down(match_of(shake), shake.turn, BY_NAME[level], Random(seed), BUDGET_MS)


def test_there_are_four_levels() -> None:
    assert LEVELS == tuple(BY_NAME) == ("learner", "club", "champion", "perfect")
    assert [BY_NAME[level].plays_endgames for level in LEVELS] == [False, False, True, True]


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_a_safe_move_is_made_where_one_is_known_and_none_leaves_less_room(game: str) -> None:
    made = 0
    for shake in every_small_endgame(4, game, 16, most=4):
        found = perfect_move(seated(shake), shake)
        known = Table(shake, Budget(nodes=20_000_000)).analysed(shake, has_line=False)
        safe = [one for one in known.moves if one.outcome.is_safe and not isinstance(one.action, do.Bonus)]
        if not safe:
            assert found is None
            continue
        chosen = next(one for one in safe if one.action == found)
        made += 1
        if all(one.leaves is not None and not one.leaves.unknown for one in safe):
            assert chosen.leaves is not None
            assert chosen.leaves.share == min(one.leaves.share for one in safe if one.leaves is not None)
    assert made >= 5


def test_without_a_budget_no_move_is_known() -> None:
    shake = begun("on-sets")("B move R forbidden").shake
    player = seated(shake)
    assert player.budget.nodes is not None
    player.budget.spend(player.budget.nodes + 1)
    assert perfect_move(player, shake) is None


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_every_level_moves_legally(game: str) -> None:
    shake = begun(game).shake
    for level in LEVELS:
        for action in often(shake, "B", level, 2):
            assert action is not None
            assert isinstance(action, do.Action)
            assert apply(shake, action)[1].is_done


def test_a_perfect_player_never_leaves_safety_in_on_sets() -> None:
    header = Header("on-sets", "2026-27", "middle", "adventurous", "referee", "table", ("P1", "P2"))
    for shake, action in moves_made(header, "perfect", 3):
        table = Table(shake, Budget(nodes=50_000_000))
        if table.outcome(shake).is_safe:
            assert table.outcome(apply(shake, action)[0]).is_safe

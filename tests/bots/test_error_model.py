"""Against players who err: how likely they do with so much room, and what a move then earns."""

import pytest

from forceout.bots.error_model import BY_LEVEL, ErrorModel, expected_points
from forceout.bots.levels import BY_NAME
from forceout.bots.perfect_moves import known_moves
from forceout.editions import find_game
from forceout.rules import actions as do
from forceout.rules.engine import apply
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table
from forceout.solver.endgame.search import Room
from forceout.solver.endgame.worths import worths_of
from tests.bots.test_perfect_moves import seated
from tests.solver.endgame.shakes import every_small_endgame


@pytest.mark.parametrize("level", sorted(BY_LEVEL))
def test_with_less_room_one_errs_more(level: str) -> None:
    model = BY_LEVEL[level]
    chances = [model.errs(Room(safe, 0, 10)) for safe in range(11)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == pytest.approx(1.0)
    assert chances[-1] == 0.0


def test_who_looks_errs_less_than_who_does_not() -> None:
    room = Room(4, 0, 10)
    assert ErrorModel(0.0, 6).errs(room) == pytest.approx(0.6)
    assert ErrorModel(1.0, 6).errs(room) == pytest.approx(0.6**6)
    assert BY_LEVEL["club"].errs(room) < BY_LEVEL["learner"].errs(room)


@pytest.mark.parametrize("players", [2, 3])
def test_mistakes_of_others_are_worth_more_than_a_forceout(players: int) -> None:
    game = find_game("on-sets")
    assert game is not None
    found = worths_of(game.edition.score_shake, players)
    nobody, some, surely = (expected_points(found, [chance]) for chance in (0.0, 0.5, 1.0))
    assert nobody == found.forceout < some < surely
    assert some == pytest.approx((nobody + surely) / 2)
    assert expected_points(found, [0.5, 0.5]) == pytest.approx(nobody * 0.25 + surely * 0.75)


def test_the_champion_makes_a_safe_move_and_none_is_worth_more_by_the_next_players_room() -> None:
    made = 0
    for shake in every_small_endgame(6, "on-sets", 24, most=4):
        found = known_moves(seated(shake, "champion"), shake)
        table = Table(shake, Budget(nodes=20_000_000))
        moves = table.analysed(shake, has_line=False).moves
        safe = [one for one in moves if one.outcome.is_safe and not isinstance(one.action, do.Bonus)]
        assert (found.best is None) == (not safe)
        if found.best is None:
            continue
        after, _ = apply(shake, found.best)
        assert table.outcome(after).is_safe
        made += 1
        if len(shake.players) == 2 and all(one.leaves is not None for one in safe):
            model = BY_LEVEL["club"]
            chances = {one.action: model.errs(one.leaves) for one in safe if one.leaves is not None}
            assert chances[found.best] == max(chances.values())
    assert made >= 5


def test_only_the_champion_plays_on_errors() -> None:
    assert [name for name, level in BY_NAME.items() if level.plays_on_errors] == ["champion"]

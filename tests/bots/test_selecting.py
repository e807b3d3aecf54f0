"""Rolling, dealing, selecting variations."""

import pytest

from forceout.bots import WishToDeal, WishToRoll
from forceout.games.on_sets.play import OnSetsGame
from forceout.rules import actions as do
from forceout.rules.engine import verify
from tests.bots.seats import chosen, often
from tests.support.shakes import EVERY_BOOK, EVERY_DIVISION, before_roll, play


@EVERY_DIVISION
@pytest.mark.parametrize("edition", ["2014-15", "2026-27"])
def test_the_goal_setter_rolls_and_the_dealer_deals_a_legal_number(division: str, edition: str) -> None:
    shake = before_roll("on-sets", edition, division=division).shake
    assert chosen(shake, "A") == WishToRoll("A")
    assert chosen(shake, "B") is None
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    fewest, most = game.edition.deal[shake.table.division]
    for wish in often(shake, "C", "club"):
        assert isinstance(wish, WishToDeal)
        assert fewest <= wish.count <= most


@EVERY_BOOK
@EVERY_DIVISION
def test_every_variation_that_a_bot_selects_may_be_selected(game: str, edition: str, division: str) -> None:
    for seed in range(12):
        table = play(game, edition, division=division, variations=None)
        while table.phase == "selecting":
            assert table.turn is not None
            action = chosen(table.shake, table.turn, seed=seed)
            assert isinstance(action, do.Select | do.PassVariation)
            assert verify(table.shake, action) is None
            said = "pass-variation" if isinstance(action, do.PassVariation) else f"select {action.name}"
            filled_in = getattr(action, "filled_in", None)
            table(f"{table.turn} {said}{'' if filled_in is None else f' {filled_in}'}")
        assert table.phase == "goal"


def test_every_variation_of_a_list_is_selected_by_some_dice() -> None:
    table = play("on-sets", "2026-27", division="senior", variations=None)
    names = {action.name for action in often(table.shake, "A", "club", 400) if isinstance(action, do.Select)}
    offered = {kind.name for kind in table.shake.table.game.edition.offered[table.shake.table.division]}
    assert names == offered


def test_nobody_selects_out_of_turn() -> None:
    assert chosen(play(variations=None).shake, "B") is None

"""When bots challenge."""

import pytest

from forceout.rules import actions as do
from tests.bots.seats import chosen, often
from tests.support.shakes import EVERY_BOOK, begun


def with_now_right(game: str, edition: str) -> tuple[str, str]:
    """Two moves after which a Solution needs one cube more."""
    return {
        "on-sets": ("B move B required", "C move ∪ required"),
        "equations": ("B move 4 required", "C move + required"),
    }[game]


@EVERY_BOOK
def test_a_champion_says_now_when_it_is_right_whoever_is_on_turn(game: str, edition: str) -> None:
    table = begun(game, edition)(*with_now_right(game, edition))
    for seat in "AB":
        for action in often(table.shake, seat, "champion", 8):
            assert action in (do.Challenge(seat, "now"), do.PickUpBlock(seat))


@EVERY_BOOK
def test_nobody_challenges_their_own_move(game: str, edition: str) -> None:
    table = begun(game, edition)(*with_now_right(game, edition))
    assert often(table.shake, "C", "champion", 8) == [None] * 8


@EVERY_BOOK
def test_who_holds_the_block_says_why(game: str, edition: str) -> None:
    table = begun(game, edition)(*with_now_right(game, edition))("A pick-up")
    assert chosen(table.shake, "A") == do.Challenge("A", "now")
    assert chosen(table.shake, "B") is None


@pytest.mark.parametrize("level", ["learner", "club", "champion"])
def test_better_players_notice_more(level: str) -> None:
    table = begun("on-sets", "2026-27")(*with_now_right("on-sets", "2026-27"))
    found = sum(isinstance(one, do.Challenge | do.PickUpBlock) for one in often(table.shake, "B", level, 60))
    assert {"learner": 5 < found < 35, "club": 25 < found < 55, "champion": found == 60}[level]


def test_a_champion_says_impossible_when_it_is_proved() -> None:
    table = begun("on-sets", "2026-27", division="elementary", form="basic", players="AB")
    for cube in ("∪", "∩", "-", "V", "V"):
        table(f"{table.turn} move {cube} forbidden")
    assert chosen(table.shake, table.turn or "") in (
        do.Challenge(table.turn or "", "impossible"),
        do.PickUpBlock(table.turn or ""),
    )

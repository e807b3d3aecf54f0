"""Sides, Solutions, and nothing."""

from random import Random

import pytest

from forceout.bots import LEVELS
from forceout.bots.writing import with_slip
from forceout.rules import actions as do
from forceout.rules.engine import verify
from tests.bots.seats import chosen, often
from tests.bots.test_challenging import with_now_right
from tests.support.shakes import EVERY_BOOK, OLDER_BOOKS, begun


@EVERY_BOOK
def test_a_champion_writes_a_correct_solution(game: str, edition: str) -> None:
    table = begun(game, edition)(*with_now_right(game, edition), "A challenge now")
    action = chosen(table.shake, "A")
    assert isinstance(action, do.Present)
    assert table.shake.table.game.ruling(table.shake, action.solution, None).is_correct
    assert chosen(table.shake, "C") is None


@EVERY_BOOK
def test_learners_write_wrong_ones_too(game: str, edition: str) -> None:
    table = begun(game, edition)(*with_now_right(game, edition), "A challenge now")
    found = [one for one in often(table.shake, "A", "learner", 30) if isinstance(one, do.Present)]
    correct = [table.shake.table.game.ruling(table.shake, one.solution, None).is_correct for one in found]
    assert 0 < sum(correct) < len(correct)


@OLDER_BOOKS
def test_the_third_party_takes_the_side_that_is_right_and_then_writes(game: str, edition: str) -> None:
    table = begun(game, edition)(*with_now_right(game, edition), "A challenge now")
    assert chosen(table.shake, "B") == do.TakeSide("B", "challenger")
    assert isinstance(chosen(table("B side challenger").shake, "B"), do.Present)
    wrong = begun(game, edition)("B move 4 required" if game == "equations" else "B move R required", "C challenge now")
    assert chosen(wrong.shake, "A") == do.TakeSide("A", "mover")


def test_the_third_party_presents_or_declines_in_the_newest_book() -> None:
    table = begun("on-sets", "2026-27")(*with_now_right("on-sets", "2026-27"), "A challenge now")
    assert isinstance(chosen(table.shake, "B"), do.Present)
    wrong = begun("on-sets", "2026-27")("B move R required", "C challenge now")
    assert chosen(wrong.shake, "A") == do.Decline("A")


@EVERY_BOOK
@pytest.mark.parametrize("level", LEVELS)
def test_everybody_acts_after_the_last_cube_and_when_the_round_is_stopped(game: str, edition: str, level: str) -> None:
    forceout = begun(game, edition).down_to(0)
    stopped = begun(game, edition)("director stop")
    for table in (forceout, stopped):
        for seat in "ABC":
            action = chosen(table.shake, seat, level)
            assert isinstance(action, do.Present | do.Decline | do.Challenge)
            assert verify(table.shake, action) is None


def test_a_slip_changes_one_symbol_for_another_of_its_kind() -> None:
    for seed in range(20):
        changed = with_slip(Random(seed), "(B ∪ R)'")
        assert sum(one != other for one, other in zip("(B ∪ R)'", changed, strict=True)) == 1
        assert changed[0] == "("
    assert with_slip(Random(0), "(V)'") == "(V)'"


@EVERY_BOOK
def test_what_is_written_can_be_read_and_names_the_goal(game: str, edition: str) -> None:
    table = begun(game, edition)("B challenge impossible")
    for action in often(table.shake, "A", "learner", 30):
        assert isinstance(action, do.Present | do.Decline)
        if isinstance(action, do.Present):
            codes = [one.code for one in table.shake.table.game.ruling(table.shake, action.solution, None).violations]
            assert "syntax" not in codes
            assert "goal-misread" not in codes

"""Checking opponents' Solutions, and charges."""

import pytest

from forceout.bots.checking import regrouped_copies
from forceout.rules import actions as do
from forceout.rules.engine import verify
from tests.bots.seats import chosen, often
from tests.support.shakes import EVERY_BOOK, RIGHT, WRONG, begun, play

AMBIGUOUS = {"on-sets": "B ∪ Y - G", "equations": "1-2+7 = 6"}


def presented(game: str, edition: str, solution: str) -> do.Action:
    """What a champion answers to a Solution of a player whose Goal was challenged at once."""
    table = begun(game, edition, players="AB")("B challenge impossible", f"A present {solution}")
    answer = chosen(table.shake, "B")
    assert isinstance(answer, do.Action)
    assert verify(table.shake, answer) is None
    return answer


@EVERY_BOOK
def test_a_champion_accepts_what_is_right(game: str, edition: str) -> None:
    assert presented(game, edition, RIGHT[game]) == do.Accept("B", "A")


@EVERY_BOOK
@pytest.mark.parametrize("solution", [WRONG, {"on-sets": "(B", "equations": "(4"}, AMBIGUOUS])
def test_a_champion_rejects_what_is_wrong(game: str, edition: str, solution: dict[str, str]) -> None:
    assert isinstance(presented(game, edition, solution[game]), do.Reject)


@EVERY_BOOK
def test_an_ambiguous_solution_is_rejected_with_a_copy_that_shows_it(game: str, edition: str) -> None:
    answer = presented(game, edition, AMBIGUOUS[game])
    assert isinstance(answer, do.Reject)
    assert answer.code == "ambiguous"
    assert answer.regrouped is not None
    assert "(" in answer.regrouped


def test_who_may_object_no_further_leaves_it_to_the_other_checker() -> None:
    table = begun("on-sets", "2026-27")("B challenge impossible", "C decline", "A present B ∪ Y - G")
    table.gets("B reject A ambiguous as B ∪ Y - G")
    assert chosen(table.shake, "B") is None
    assert chosen(table.shake, "C") is not None


def test_bots_check_one_solution_at_a_time() -> None:
    table = begun("on-sets", "2026-27")("director stop", *(f"{player} present B ∪ Y" for player in "ABC"))
    table("B accept A")
    assert chosen(table.shake, "B") is None
    assert chosen(table.shake, "C") == do.Accept("C", "A")


@EVERY_BOOK
def test_learners_accept_wrong_ones_now_and_then(game: str, edition: str) -> None:
    table = begun(game, edition, players="AB")("B challenge impossible", f"A present {WRONG[game]}")
    answers = often(table.shake, "B", "learner", 40)
    assert {type(answer) for answer in answers} == {do.Accept, do.Reject}


def test_copies_have_one_more_pair_of_parentheses_then_two() -> None:
    copies = list(regrouped_copies("(B∪R)-G"))
    pairs = [copy.count("(") for copy in copies]
    assert pairs == [copy.count(")") for copy in copies] == sorted(pairs)
    assert set(pairs) == {2, 3}
    assert "(B∪R)-G" in set(regrouped_copies("B∪R-G"))
    assert "(B∪R)-(G∩Y)" in set(regrouped_copies("B∪R-G∩Y"))


def test_a_bot_groups_on_until_no_right_reading_is_left() -> None:
    solution = "5+1×3-2 = 6"
    table = play("equations", players="AB")("A goal 6", "B challenge impossible", f"A present {solution}")
    answer = chosen(table.shake, "B")
    assert isinstance(answer, do.Reject)
    assert answer.regrouped is not None
    assert table.shake.table.game.is_wrong_regrouping(table.shake, solution, answer.regrouped, None)


def test_what_is_illegal_is_charged_where_the_players_police_themselves() -> None:
    table = begun("on-sets", "2026-27", policing="players")
    table("B move ⊆ forbidden")
    assert chosen(table.shake, "A") == do.Charge("A", "relation-to-forbidden")
    assert do.Charge("B", "relation-to-forbidden") not in often(table.shake, "B", "champion", 5)

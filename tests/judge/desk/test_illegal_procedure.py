"""The worksheet of a charge."""

import pytest

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.deeds import Deed
from forceout.judge.desk.illegal_procedure import PROCEDURES, Charged, Verdict, printed_procedure, procedures, worksheet
from forceout.rulebook.contents import clauses_of
from forceout.rules.vocabulary import Division
from tests.support.shakes import EVERY_BOOK


@EVERY_BOOK
def test_on_sets_IX_A_1_what_was_moved_goes_back_and_costs_nothing(game: str, edition: str) -> None:
    """Equations IX-A-1, IX-A-1-note."""
    found = worksheet(DeskBook.of(game, edition), Charged("not-your-turn", offender="A", by="B"))
    assert (found.verdict, found.points, found.seconds) == (Verdict.UPHELD, 0, 10)
    assert "Resources" in str(found.goes_back)
    late = Charged("not-your-turn", offender="A", by="B", was_after_countdown=True)
    assert worksheet(DeskBook.of(game, edition), late).seconds == 0


@EVERY_BOOK
def test_on_sets_IV_C_2_the_leaders_bonus_costs_a_point(game: str, edition: str) -> None:
    """Equations V-C-2."""
    found = worksheet(DeskBook.of(game, edition), Charged("bonus-while-leading", offender="A", by="B"))
    assert (found.verdict, found.points) == (Verdict.UPHELD, 1)
    assert ("IV-C-2" if game == "on-sets" else "V-C-2") in found.printed()["rules"]


@EVERY_BOOK
def test_on_sets_IX_A_a_charge_is_exact_and_at_once(game: str, edition: str) -> None:
    """Equations IX-A."""
    for charged in (
        Charged("not-your-turn", offender="A", by="B", is_exact=False),
        Charged("not-your-turn", offender="A", by="B", is_at_once=False),
    ):
        found = worksheet(DeskBook.of(game, edition), charged)
        assert (found.verdict, found.goes_back, found.points) == (Verdict.NOT_EXACT, None, 0)


@EVERY_BOOK
def test_on_sets_IX_B_another_players_legal_act_insulates_it(game: str, edition: str) -> None:
    """Equations IX-B; Guidelines C8."""
    book = DeskBook.of(game, edition)
    for since, verdict in (
        ((Deed("move", "B"),), Verdict.INSULATED),
        ((Deed("challenge", "C"),), Verdict.INSULATED),
        ((Deed("move", "A"),), Verdict.UPHELD),
        ((Deed("challenge", "C", is_legal=False),), Verdict.UPHELD),
    ):
        charged = Charged("bonus-while-leading", offender="A", by="B", since=since)
        assert worksheet(book, charged).verdict is verdict
    lines = worksheet(book, Charged("not-your-turn", "A", "B", since=(Deed("move", "B"),))).printed()["lines"]
    assert [one["is_met"] for one in lines] == [True, True, False]


@pytest.mark.parametrize("name", ["negative-goal", "last-required-cube-forbidden", "too-few-operations-left"])
def test_guidelines_B4_C2_C10_what_is_no_illegal_procedure_stands(name: str) -> None:
    found = worksheet(DeskBook.of("on-sets"), Charged(name, offender="A", by="B"))
    assert (found.verdict, found.points) == (Verdict.NOT_ILLEGAL, 0)
    assert "Impossible" not in str(found.printed()), "no hint at the challenge that would be right"


def test_equations_VI_A_1_a_a_goal_that_is_no_expression_is_no_illegal_procedure() -> None:
    found = worksheet(DeskBook.of("equations"), Charged("goal-that-is-no-expression", offender="A", by="B"))
    assert found.verdict is Verdict.NOT_ILLEGAL


@EVERY_BOOK
def test_every_procedure_has_clauses_that_its_book_has(game: str, edition: str) -> None:
    book = DeskBook.of(game, edition)
    for division in Division:
        for one in procedures(book, division):
            assert printed_procedure(book, one)["title"]
            for rule in one.rules(book):
                editions = {clause.edition for clause in clauses_of(rule.book, rule.section)}
                assert edition in editions or (rule.book == "guidelines" and game == "on-sets"), (one.name, str(rule))


def test_the_lists_are_for_their_game_and_division() -> None:
    elementary = {one.name for one in procedures(DeskBook.of("on-sets"), Division.ELEMENTARY)}
    middle = {one.name for one in procedures(DeskBook.of("on-sets"), Division.MIDDLE)}
    assert "restriction-cubes-rolled" in elementary - middle
    assert "relation-to-forbidden" in middle - elementary
    equations = {one.name for one in procedures(DeskBook.of("equations"), Division.MIDDLE)}
    assert "too-few-cards" not in equations
    titles = [
        printed_procedure(DeskBook.of("on-sets"), one)["title"] for one in PROCEDURES if one.with_cards is not False
    ]
    assert len(set(titles)) == len(titles)


def test_what_is_not_on_the_list_is_refused() -> None:
    with pytest.raises(ValueError, match="no such procedure"):
        worksheet(DeskBook.of("on-sets"), Charged("sneezing", offender="A", by="B"))
    with pytest.raises(ValueError, match="no such edition"):
        DeskBook.of("on-sets", "1999")

"""Clocks, appeals, equipment, two Challengers, questions of rule, the card board."""

import pytest

from forceout.judge.desk.appeals import check_appeal
from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.card_board import Board
from forceout.judge.desk.clocks import clocks, controversy
from forceout.judge.desk.equipment import check_cubes, check_deck, checklist
from forceout.judge.desk.rule_questions import SEVERAL, load_questions, questions, reminder
from forceout.judge.desk.two_challengers import TOGETHER, check_two
from forceout.rulebook.contents import clauses_of
from forceout.rules.vocabulary import Division
from tests.support.shakes import EQUATIONS_FACES, EVERY_BOOK, FACES, OLDER_BOOKS

NEWER = DeskBook.of("on-sets", "2026-27")


@EVERY_BOOK
def test_on_sets_XI_A_1_every_limit_with_its_clause(game: str, edition: str) -> None:
    """Equations XI-A-1."""
    book = DeskBook.of(game, edition)
    found = {one.name: one for one in clocks(book)}
    assert (found["turn"].seconds, found["writing"].seconds, found["naming-challenge"].seconds) == (60, 120, 15)
    assert found["turn"].additional == 60
    assert found["naming-challenge"].countdown == 0, "the block has no countdown"
    for one in found.values():
        assert edition in {clause.edition for clause in clauses_of(one.rule.book, one.rule.section)}, one.name
        assert one.printed()["title"]
    assert len({one.printed()["title"] for one in found.values()}) == len(found)


def test_on_sets_XIII_D_14_note_two_solutions_have_a_minute_more() -> None:
    found = {one.name: one.seconds for one in clocks(NEWER, ("two-solutions", "wild-cube"))}
    assert (found["writing"], found["checking"], found["challenging-last-cube"]) == (180, 180, 120)
    assert found["turn"] == 60


@pytest.mark.parametrize(("began", "ended", "added"), [
    (25 * 60, 25 * 60 + 107, 107), (29 * 60, 31 * 60, 120), (24 * 60 + 59, 26 * 60, 0), (30 * 60, 31 * 60, 0),
])  # fmt: skip
def test_on_sets_2026_27_XI_B_3_a_controversy_of_the_last_five_minutes_is_added(
    began: int, ended: int, added: int
) -> None:
    found = controversy(NEWER, began=began, ended=ended)
    assert (found.seconds, str(found.rule)) == (added, "XI-B-3")


@OLDER_BOOKS
def test_books_without_added_time_add_none(game: str, edition: str) -> None:
    assert controversy(DeskBook.of(game, edition), began=26 * 60, ended=27 * 60).seconds == 0
    with pytest.raises(ValueError, match="ends after"):
        controversy(DeskBook.of(game, edition), began=2, ended=1)


@pytest.mark.parametrize("has_ruled", [True, False])
@pytest.mark.parametrize("has_signed", [True, False])
def test_on_sets_2026_27_VII_C_7_an_appeal_needs_a_second_judge_and_no_signature(
    has_ruled: bool, has_signed: bool
) -> None:
    found = check_appeal(NEWER, has_second_judge_ruled=has_ruled, has_signed=has_signed)
    assert found.may is (has_ruled and not has_signed)
    assert found.printed()["rules"] == ["VII-C-7"]
    assert ("held" in str(found.says)) is found.may


@OLDER_BOOKS
def test_books_without_appeals_have_none(game: str, edition: str) -> None:
    assert not check_appeal(DeskBook.of(game, edition), has_second_judge_ruled=True, has_signed=False).may


@EVERY_BOOK
def test_on_sets_I_B_the_equipment_item_by_item(game: str, edition: str) -> None:
    """Equations I-B, I-C."""
    found = checklist(DeskBook.of(game, edition))
    assert ("cards" in [one.name for one in found]) is (game == "on-sets")
    for one in found:
        assert edition in {clause.edition for clause in clauses_of(one.rule.book, one.rule.section)}, one.name
        assert one.printed()["asks"]
    block = next(one for one in found if one.name == "block")
    assert str(block.rule) == ("I-B-5" if game == "on-sets" else "I-B-4")


def test_on_sets_I_B_1_comment_a_deck_is_sixteen_different_cards() -> None:
    deck = list(NEWER.game.deck)
    assert check_deck(NEWER, deck) == ()
    wrong = check_deck(NEWER, [*deck[2:], deck[5], "Q"])
    assert [one.key for one in wrong] == [
        "there-are-no-such-cards",
        "these-cards-are-missing",
        "these-cards-are-there-twice",
    ]
    assert deck[0] in str(wrong[1])


def test_on_sets_I_B_2_the_cubes_of_a_kit() -> None:
    """Equations I-B-1."""
    for book, faces in ((NEWER, FACES), (DeskBook.of("equations"), EQUATIONS_FACES)):
        assert check_cubes(book, faces.split()) == ()
        assert [one.key for one in check_cubes(book, faces.split()[1:])] == ["cubes-are-missing"]
        assert [one.key for one in check_cubes(book, ["Q"])] == ["there-are-no-such-cubes"]
    assert [one.key for one in check_cubes(NEWER, ["1"] * 4)] == ["the-kit-has-not-so-many"]


def test_on_sets_2026_27_V_B_two_challengers_by_the_third_players_word() -> None:
    both = check_two(NEWER, players="ABC", challengers="AB", third_says=TOGETHER)
    assert both.may
    assert "both" in str(both.says)
    assert "A was first" in str(check_two(NEWER, players="ABC", challengers="AB", third_says="A").says)
    assert not check_two(NEWER, players="ABC", challengers="AB", third_says=None).may
    assert not check_two(NEWER, players="AB", challengers="AB", third_says=TOGETHER).may
    with pytest.raises(ValueError, match="two different players"):
        check_two(NEWER, players="ABC", challengers="AA", third_says=None)


@OLDER_BOOKS
def test_books_with_one_challenger_have_one(game: str, edition: str) -> None:
    assert not check_two(DeskBook.of(game, edition), players="ABC", challengers="AB", third_says=TOGETHER).may


@EVERY_BOOK
def test_questions_of_rule_have_yes_or_no_and_a_clause(game: str, edition: str) -> None:
    """Guidelines 1, 1-a, 1-b, 1-c."""
    book = DeskBook.of(game, edition)
    for division in Division:
        found = questions(book, division)
        assert {one.is_yes for one in found} == {True, False}
        for one in found:
            assert one.asks.endswith("?")
            for rule in one.rules:
                assert edition in {clause.edition for clause in clauses_of(rule.book, rule.section)}, one.asks


def test_no_question_is_there_twice_for_a_table() -> None:
    for book in (NEWER, DeskBook.of("on-sets", "2014-15"), DeskBook.of("equations")):
        asked = [one.asks for one in questions(book, Division.SENIOR)]
        assert len(set(asked)) == len(asked)
    assert len(load_questions()) >= 30


@EVERY_BOOK
def test_on_sets_IX_D_note_after_several_questions_the_checker_names_the_error(game: str, edition: str) -> None:
    """Guidelines 0, 1."""
    book = DeskBook.of(game, edition)
    assert [reminder(book, asked) is None for asked in range(SEVERAL + 1)] == [True] * SEVERAL + [False]
    found = reminder(book, SEVERAL)
    assert found is not None
    assert str(found.rule) == ("IX-D-note" if edition == "2026-27" else "VII-C-4")


def test_the_card_board_corrects_nothing() -> None:
    """Guidelines 2, 2-a."""
    board = Board.of(["B", "R", "BR", "-"]).with_turned("B").with_picked("R").with_picked("BR").with_objection("A")
    assert board.printed() == {
        "cards": ["B", "R", "BR", "-"],
        "turned": ["B"],
        "picked": ["R", "BR"],
        "count": 2,
        "objections": ["A"],
    }
    assert board.with_turned("R").picked == ("BR",)
    assert board.with_picked("R").picked == ("BR",)
    assert board.with_turned("B").turned == ()
    assert board.cleared() == Board.of(["B", "R", "BR", "-"])
    with pytest.raises(ValueError, match="turned over"):
        board.with_picked("B")
    with pytest.raises(ValueError, match="not in the Universe"):
        board.with_turned("G")
    with pytest.raises(ValueError, match="twice"):
        Board.of(["B", "B"])

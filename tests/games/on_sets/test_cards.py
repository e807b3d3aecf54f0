"""The cards and the Universe."""

from itertools import combinations

import pytest

from forceout.games.on_sets.cards import DECK, Universe, print_card, read_card, twice_dealt
from tests.games.on_sets.table import CARDS, Table, universe_of


def test_on_sets_I_B_1_every_combination_of_dots_is_a_card() -> None:
    combined = {"".join(dots) for count in range(5) for dots in combinations("BRGY", count)}
    assert len(DECK) == 16
    assert {read_card(card or "-") for card in combined} == combined == set(DECK)


@pytest.mark.parametrize("text", ["BB", "X", "BRGYB", "", "B R", "1"])
def test_on_sets_I_B_1_nothing_else_is_a_card(text: str) -> None:
    assert read_card("BR") is not None
    assert read_card(text) is None


def test_on_sets_I_B_1_the_cards_dealt_are_the_universe() -> None:
    universe = universe_of(CARDS)
    assert universe.named(universe.everything) == tuple(CARDS.split())


@pytest.mark.parametrize("text", ["GB", "bg", "Gb"])
def test_dots_are_read_in_any_order_and_printed_in_one(text: str) -> None:
    card = read_card(text)
    assert card is not None
    assert print_card(card) == "BG"


@pytest.mark.parametrize("text", ["-", "−", "blank", "Blank"])
def test_on_sets_I_B_1_comment_the_blank_card_belongs_to_the_deck(text: str) -> None:
    assert read_card(text) in DECK
    assert twice_dealt(["B", "", "R"]) is None
    assert twice_dealt(["B", "", "R", ""]) == ""


def test_on_sets_I_B_1_comment_all_cards_of_a_deck_are_different(table: Table) -> None:
    assert twice_dealt(DECK) is None
    assert twice_dealt(["BR", "B", "BR"]) == "BR"
    with pytest.raises(AssertionError, match="card-twice"):
        table.pick({"name": "two-operations"}, universe="BR B RB")


@pytest.mark.parametrize(
    ("color", "cards"), [("B", "BRG BR BY"), ("R", "BRG BR RGY R"), ("G", "BRG RGY G GY"), ("Y", "BY RGY GY")]
)
def test_on_sets_I_B_2_b_a_color_names_the_cards_that_bear_it(table: Table, color: str, cards: str) -> None:
    assert table.picked(color) == set(cards.split())


def test_on_sets_I_B_2_d_i_v_names_the_whole_universe(table: Table) -> None:
    assert table.picked("V") == set(CARDS.split())


def test_on_sets_I_B_2_d_ii_lambda_names_the_set_without_cards(table: Table) -> None:
    assert table.values("Λ") == [0]


def test_on_sets_XIII_C_12_dots_go_on_the_blank_card_only() -> None:
    assert universe_of("B - G").with_dots("RY").cards == ("B", "RY", "G")


def test_a_dotted_blank_can_make_two_cards_alike() -> None:
    universe = Universe.of(("BR", "", "G")).with_dots("BR")
    assert universe.mask_of("BR") == 0b011

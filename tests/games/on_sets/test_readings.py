"""All legal readings of what is written."""

import pytest

from forceout.games.on_sets.variations.symmetric_difference import SymmetricDifference
from tests.games.on_sets.table import CARDS, Table


def cards_with(*, any_of: str = "", all_of: str = "", none_of: str = "") -> set[str]:
    """The cards of the Universe with some dots, or all, and without others."""
    return {
        card
        for card in CARDS.split()
        if (not any_of or set(any_of) & set(card)) and set(all_of) <= set(card) and not set(none_of) & set(card)
    }


def test_on_sets_I_B_2_c_i_union_joins_two_sets(table: Table) -> None:
    assert table.picked("B ∪ G") == cards_with(any_of="BG")


def test_on_sets_I_B_2_c_ii_intersection_keeps_what_two_sets_share(table: Table) -> None:
    assert table.picked("R ∩ G") == cards_with(all_of="RG")


def test_on_sets_I_B_2_c_iii_subtraction_takes_the_second_set_out_of_the_first(table: Table) -> None:
    assert table.picked("B - Y") == cards_with(all_of="B", none_of="Y")
    assert table.picked("Y - B") == cards_with(all_of="Y", none_of="B")


def test_on_sets_I_B_2_c_iii_subtraction_is_plain_where_no_variation_says_otherwise(table: Table) -> None:
    """On-Sets XIII-D-13."""
    assert table.picked("B - R", division="senior") == {"BY"}
    assert table.picked("B - R", division="senior", variations=[SymmetricDifference()]) == {"BY", "RGY", "R"}


def test_on_sets_I_B_2_c_iv_complement_is_everything_else_in_the_universe(table: Table) -> None:
    assert table.picked("G'") == cards_with(none_of="G")
    assert table.picked("V'") == set()
    assert table.picked("G''") == table.picked("G")


def test_on_sets_VII_B_6_b_complement_comes_before_every_other_operation(table: Table) -> None:
    """On-Sets Basic-III-E; Guidelines E3."""
    assert table.picked("R ∪ B'") == cards_with(all_of="R") | cards_with(none_of="B")
    assert table.picked("(R ∪ B)'") == cards_with(none_of="RB")
    assert table.picked("B' - G'") == cards_with(none_of="B") - cards_with(none_of="G")


def test_guidelines_E3_a_checker_may_not_regroup_a_complement(table: Table) -> None:
    assert table.values("R ∪ B'") == [7]
    assert table.codes("R ∪ B'", goal="row 5 2") == set()


@pytest.mark.parametrize(
    ("text", "grouped", "values"),
    [
        ("B ∪ G - R", ["(B ∪ G) - R", "B ∪ (G - R)"], [3, 5]),
        ("B ∪ G ∩ R", ["(B ∪ G) ∩ R", "B ∪ (G ∩ R)"], [3, 4]),
        ("Y - B - R", ["(Y - B) - R", "Y - (B - R)"], [1, 2]),
        ("(Y - B - R)'", ["((Y - B) - R)'", "(Y - (B - R))'"], [6, 7]),
        (
            "B - R ∪ Y ∩ G",
            [
                "((B - R) ∪ Y) ∩ G",
                "(B - (R ∪ Y)) ∩ G",
                "(B - R) ∪ (Y ∩ G)",
                "B - ((R ∪ Y) ∩ G)",
                "B - (R ∪ (Y ∩ G))",
            ],
            [0, 1, 2, 3],
        ),
    ],
)
def test_on_sets_VII_B_6_a_every_order_of_working_it_out_is_a_reading(
    table: Table, text: str, grouped: list[str], values: list[int]
) -> None:
    """On-Sets VII-B-6, VII-C-5-c."""
    assert table.values(text) == values
    assert {value for one in grouped for value in table.values(one)} == set(values)
    assert table.verdict(text).is_ambiguous
    assert not any(table.verdict(one).is_ambiguous for one in grouped)


@pytest.mark.parametrize("text", ["B ∪ G ∪ R", "B ∩ R ∩ G", "(B ∪ G) - R", "R ∪ G'"])
def test_on_sets_VII_B_6_a_readings_that_agree_are_no_ambiguity(table: Table, text: str) -> None:
    assert len(table.values(text)) == 1
    assert not table.verdict(text).is_ambiguous


def test_on_sets_VII_B_6_restrictions_are_read_in_every_way_as_well(table: Table) -> None:
    assert table.values("(R - Y) - G ⊆ B, R") == [3]
    assert table.values("R - (Y - G) ⊆ B, R") == [2]
    assert table.values("R - Y - G ⊆ B, R") == [2, 3]


def test_on_sets_VI_B_1_cards_that_break_a_restriction_are_taken_out(table: Table) -> None:
    assert table.picked("R ⊆ G, R ∪ B") == {"BRG", "RGY", "BY"}


def test_on_sets_VI_B_1_complement_and_v_are_those_of_the_restricted_universe(table: Table) -> None:
    assert table.picked("R ⊆ G, V") == set(CARDS.split()) - {"BR", "R"}
    assert table.picked("R ⊆ G, G'") == {"BY", "-"}


def test_on_sets_VI_B_2_a_a_card_breaks_a_subset_by_being_in_the_first_set_only(table: Table) -> None:
    assert table.picked("G ⊆ Y, V") == set(CARDS.split()) - {"BRG", "G"}


def test_on_sets_VI_B_2_b_a_card_breaks_an_equality_by_being_in_just_one_set(table: Table) -> None:
    assert table.picked("G = Y, V") == set(CARDS.split()) - {"BRG", "G", "BY"}


@pytest.mark.parametrize(("one", "other"), [("⊆", "⊆"), ("=", "="), ("⊆", "="), ("=", "⊆")])
def test_on_sets_VI_B_2_c_i_a_chain_joins_neighbors(table: Table, one: str, other: str) -> None:
    """On-Sets VI-B-2-c."""
    chain = table.picked(f"B {one} R {other} G, V")
    assert chain == table.picked(f"B {one} R, R {other} G, V")
    assert chain < table.picked(f"B {one} R, V")
    assert chain < table.picked(f"R {other} G, V")


def test_on_sets_VI_B_2_c_i_the_ends_of_a_chain_are_not_compared(table: Table) -> None:
    assert table.picked("B ⊆ V = V, V") == set(CARDS.split())
    assert table.picked("B = V, V") == table.picked("B")


def test_on_sets_VI_B_2_c_ii_longer_chains_are_worked_through_from_the_left(table: Table) -> None:
    chain = table.picked("R ⊆ G = Y ⊆ V - B, V")
    assert chain == table.picked("R ⊆ G, G = Y, Y ⊆ V - B, V") == {"RGY", "GY", "-"}

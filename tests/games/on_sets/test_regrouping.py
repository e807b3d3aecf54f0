"""Proofs that a Solution is ambiguous: what a checker's copy may add, and what it shows (reading 49)."""

import pytest

from forceout.editions import find_game
from forceout.games.on_sets.cards import read_card
from forceout.games.on_sets.variations.no_null_restrictions import NoNullRestrictions
from forceout.games.on_sets.variations.required_card import RequiredCard
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from forceout.rules.revision import REVISION_0_2
from tests.games.on_sets.table import Shake, Table
from tests.support.shakes import play

PAIR: Shake = {"division": "senior", "variations": [TwoSolutions()]}
EXAMPLE_A = "B ∪ G - R"
"""3 cards as (B ∪ G) - R, 5 as B ∪ (G - R)."""


def test_on_sets_VII_C_5_c_example_a_either_grouping_may_be_shown(table: Table) -> None:
    for wrong, goal in (("(B ∪ G) - R", "row 5"), ("B ∪ (G - R)", "row 3"), ("b u [g-r]", "row 3")):
        assert table.proves(EXAMPLE_A, wrong, goal=goal)
    assert not table.proves(EXAMPLE_A, "(B ∪ G) - R", goal="row 3")
    assert not table.proves(EXAMPLE_A, "B ∪ (G - R)", goal="row 5")


@pytest.mark.parametrize("copy", ["(R ∪ G)'", "R ∪ (G')", "R ∪ (G)'", "(R ∪ G')", "R ∪ G'"])
@pytest.mark.parametrize("goal", ["row 5 1", "row 2"])
def test_on_sets_VII_C_5_c_example_b_a_complement_is_not_regrouped(table: Table, copy: str, goal: str) -> None:
    """On-Sets VII-B-6-b; Guidelines E3."""
    assert not table.proves("R ∪ G'", copy, goal=goal)


@pytest.mark.parametrize(
    ("solution", "copy", "is_legal"),
    [
        ("R ∪ G' ∩ Y", "(R ∪ G') ∩ Y", True),
        ("R ∪ G'' ∩ Y", "(R ∪ G'') ∩ Y", True),
        ("R ∪ G'' ∩ Y", "(R ∪ G')' ∩ Y", False),
        ("R ∪ (B ∩ G)' ∩ Y", "(R ∪ (B ∩ G)') ∩ Y", True),
        ("R ∪ (B ∩ G)' ∩ Y", "(R ∪ (B ∩ G))' ∩ Y", False),
        ("R ∪ (B ∩ G ∪ Y)' ∩ Y", "(R ∪ ((B ∩ G) ∪ Y)') ∩ Y", True),
        ("((R ∪ G) ∩ Y)' ∩ Y - B", "(((R ∪ G) ∩ Y)' ∩ Y) - B", True),
    ],
)
def test_on_sets_VII_B_6_b_a_complement_covers_the_set_right_before_it(
    table: Table, solution: str, copy: str, is_legal: bool
) -> None:
    """On-Sets VII-C-5-c: no reading has eight cards and more, so that only what is legal decides."""
    assert table.proves(solution, copy, goal="row 5 5 5") == is_legal


@pytest.mark.parametrize(
    "copy",
    ["", "B ∪ G - R", "(B ∪ G - R)", "[{B ∪ G - R}]", "(B) ∪ G - (R)", "B ∪ (G - B)", "(B ∪ G - R", "(B ∪ G) - R'"],
)
@pytest.mark.parametrize("goal", ["row 5", "row 4"])
def test_on_sets_VII_C_5_c_adding_nothing_or_brackets_around_it_all_is_no_proof(
    table: Table, copy: str, goal: str
) -> None:
    assert not table.proves(EXAMPLE_A, copy, goal=goal)


@pytest.mark.parametrize("copy", ["B ∪ (G - R) ∩ Y", "B ∪ G - R ∩ Y", "(B ∪ G - R) ∩ Y", "B ∪ (G - (R ∩ Y))"])
def test_on_sets_VII_C_5_c_no_written_group_is_taken_away_or_broken_up(table: Table, copy: str) -> None:
    assert table.proves("(B ∪ G) - R ∩ Y", "(B ∪ G) - (R ∩ Y)", goal="row 5 5 5")
    assert not table.proves("(B ∪ G) - R ∩ Y", copy, goal="row 5 5 5")


def test_on_sets_VII_C_5_c_a_copy_that_may_still_be_read_rightly_shows_no_wrong_interpretation(table: Table) -> None:
    assert table.values("B ∪ (G - R) ∩ Y") == [2, 4]
    assert not table.proves("B ∪ G - R ∩ Y", "B ∪ (G - R) ∩ Y", goal="row 4")
    assert table.proves("B ∪ G - R ∩ Y", "(B ∪ (G - R)) ∩ Y", goal="row 4")
    assert table.proves("B ∪ G - R ∩ Y", "B ∪ (G - R) ∩ Y", goal="row 3"), "both ways to read it are wrong"


def test_on_sets_VII_C_5_c_a_restriction_may_be_regrouped(table: Table) -> None:
    solution = "B = R ∪ G ∩ Y, B ∪ Y"
    assert table.values(solution) == [0, 2]
    assert table.proves(solution, "B = (R ∪ G) ∩ Y, B ∪ Y", goal="row 2") != table.proves(
        solution, "B = R ∪ (G ∩ Y), B ∪ Y", goal="row 2"
    )
    assert table.proves(solution, "B = R ∪ (G ∩ Y), B ∪ Y", goal="row 3")
    assert table.proves(solution, "B ∪ Y, B = R ∪ (G ∩ Y)", goal="row 3"), "the order is free (E9)"


@pytest.mark.parametrize(
    "copy",
    [
        "(B = R) ∪ G ∩ Y, B ∪ Y",
        "(B = R ∪ G ∩ Y), B ∪ Y",
        "(B) = (R ∪ G ∩ Y), (B ∪ Y)",
        "B = R ∪ (G ∩ Y)",
        "B ∪ Y",
        "B = R ∪ (G ∩ Y), B ∪ Y, B ∪ Y",
    ],
)
def test_on_sets_VI_B_3_grouping_around_a_relation_or_a_side_proves_nothing(table: Table, copy: str) -> None:
    """On-Sets VII-C-5-c: a copy has all that the Solution has."""
    assert not table.proves("B = R ∪ G ∩ Y, B ∪ Y", copy, goal="row 3")


def test_on_sets_VII_C_5_c_a_reading_may_break_a_variation(table: Table) -> None:
    """On-Sets VII-B-5, XIII-B-8: in every reading that the copy leaves open."""
    card = RequiredCard(read_card("BRG") or "")
    shake: Shake = {"division": "junior", "variations": [card], "goal": "row 5"}
    assert not table.proves(EXAMPLE_A, "B ∪ (G - R)", shake)
    assert table.proves("B ∩ G ∪ Y", "(B ∩ G) ∪ Y", shake, goal="row 1")
    solution = "Y ⊆ G ∪ Y ∩ Y, G ∩ R"
    without: Shake = {"division": "middle", "variations": [NoNullRestrictions()], "goal": "row 2"}
    assert table.codes(solution, without) == {"null-restriction"}
    assert table.proves(solution, "Y ⊆ (G ∪ Y) ∩ Y, G ∩ R", without)


def test_on_sets_XIII_D_14_each_of_two_solutions_may_be_regrouped(table: Table) -> None:
    """On-Sets VII-C-5-c, XIII-D-14-b."""
    solution, goal = "R ∪ (Y - G) || B ∪ G - R", "row 5"
    assert table.codes("R ∪ (Y - G) || B ∪ (G - R)", PAIR, goal=goal) == set()
    assert table.proves(solution, "R ∪ (Y - G) || (B ∪ G) - R", PAIR, goal=goal)
    assert not table.proves(solution, "R ∪ (Y - G) || B ∪ (G - R)", PAIR, goal=goal)
    assert not table.proves(solution, "(B ∪ G) - R", PAIR, goal=goal)
    assert not table.proves(solution, "(B ∪ G) - R || R ∪ (Y - G)", PAIR, goal=goal)


def test_on_sets_XIII_D_14_a_reading_may_pick_what_the_other_solution_picks(table: Table) -> None:
    """On-Sets VII-C-5-c."""
    solution, goal = "B ∪ (G - R) || B ∪ G - R", "row 5"
    assert "same-sets" in table.codes(solution, PAIR, goal=goal)
    assert table.proves(solution, "B ∪ (G - R) || B ∪ (G - R)", PAIR, goal=goal)


def test_on_sets_XIII_D_14_h_a_shared_restriction_may_be_copied_out(table: Table) -> None:
    """On-Sets VII-C-5-c."""
    solution = "both B = R: B ∪ G - R || R ∪ Y"
    for copy in ("both B = R: (B ∪ G) - R || R ∪ Y", "B = R, (B ∪ G) - R || B = R, R ∪ Y"):
        assert table.proves(solution, copy, PAIR, goal="row 5 5 5")
    assert not table.proves(solution, "both (B = R): B ∪ G - R || R ∪ Y", PAIR, goal="row 5 5 5")


@pytest.mark.parametrize(
    ("solution", "copy", "then", "now"),
    [
        ("Y ∪ B ∩ R", "(Y ∪ B) ∩ R", True, True),
        ("Y ∪ B ∩ R", "Y ∪ (B ∩ R)", False, False),
        ("Y ∪ B ∩ R", "Y ∪ B ∩ R", True, False),
        ("Y ∪ B ∩ R", "(Y ∪ B ∩ R)", True, False),
    ],
)
def test_what_proved_ambiguity_under_an_earlier_revision_still_does(
    solution: str, copy: str, then: bool, now: bool
) -> None:
    shake = play()("A goal row 1 3", "B challenge impossible", "C decline", f"A present {solution}").shake
    earlier, game = find_game("on-sets", revision=REVISION_0_2), find_game("on-sets")
    assert earlier is not None
    assert game is not None
    assert earlier.is_wrong_regrouping(shake, solution, copy, None) == then
    assert game.is_wrong_regrouping(shake, solution, copy, None) == now

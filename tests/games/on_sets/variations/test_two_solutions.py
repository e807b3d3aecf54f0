"""Two Solutions."""

import pytest

from forceout.games.on_sets.variation import OnSetsVariation
from forceout.games.on_sets.variations.absolute_value import AbsoluteValue
from forceout.games.on_sets.variations.blank_card_wild import BlankCardWild
from forceout.games.on_sets.variations.double_set import DoubleSet
from forceout.games.on_sets.variations.required_card import RequiredCard
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from forceout.games.on_sets.variations.wild_cube import WildCube
from tests.games.on_sets.table import Shake, Table, called


def pair(*variations: OnSetsVariation) -> Shake:
    """A Senior shake with Two Solutions and more."""
    return {"division": "senior", "variations": [*variations, TwoSolutions()]}


def test_on_sets_XIII_D_14_two_solutions_are_written(table: Table) -> None:
    assert table.codes("B ∩ R || G - R", pair()) == set()
    assert table.breaches("B ∩ R", pair()) == {("not-two-solutions", "XIII-D-14")}


def test_on_sets_XIII_D_14_the_second_picks_a_card_that_the_first_does_not(table: Table) -> None:
    assert table.breaches("B ∩ R || R ∩ B", pair()) == {("same-sets", "XIII-D-14")}
    assert table.codes("G ∩ R || B ∩ R", pair()) == set()


@pytest.mark.parametrize("text", ["B - B || R ∩ R'", "Λ' - V || Λ ∩ B"])
def test_guidelines_E22_a_goal_of_zero_leaves_no_second_set(table: Table, text: str) -> None:
    """On-Sets XIII-D-14-a."""
    assert table.codes(text, pair(), goal="row 2 ~2") == {"same-sets"}


@pytest.mark.parametrize("text", ["V ∩ V || B ∪ B'", "V - Λ || R ∪ V"])
def test_guidelines_E23_a_goal_of_every_card_leaves_no_second_set(table: Table, text: str) -> None:
    """On-Sets XIII-D-14-a."""
    assert table.codes(text, pair(), goal="row 5 3") == {"same-sets"}


def test_guidelines_E24_nor_does_a_goal_that_needs_every_card_with_some_doubled(table: Table) -> None:
    """On-Sets XIII-D-14-a."""
    assert table.codes("V ∩ V || B ∪ B'", pair(DoubleSet.fill_in("B")), goal="row 5 5 1") == {"same-sets"}
    assert table.codes("(R ∩ Y)' || ((G - R) - Y)'", pair(DoubleSet.fill_in("B")), goal="row 5 5") == set()


def test_on_sets_XIII_D_14_e_the_blank_card_may_be_dotted_differently(table: Table) -> None:
    shake = pair(BlankCardWild())
    assert table.codes("B ∩ Y, blank: B || B ∩ G, blank: R", shake, goal="row 1") == set()
    assert table.codes("B ∩ R, blank: BR || G ∩ R, blank: RG", shake, goal="row 3") == set()


def test_guidelines_E26_other_dots_do_not_make_it_another_card(table: Table) -> None:
    """On-Sets XIII-D-14-e."""
    shake = pair(BlankCardWild())
    universe = "BR BRG G Y R GY"
    assert table.codes("B ∩ R, blank: BR || B ∪ B, blank: BY", shake, goal="row 3", universe=f"{universe} -") == {
        "same-sets"
    }


def test_guidelines_E27_the_blank_card_cannot_be_both_answers(table: Table) -> None:
    shake = pair(BlankCardWild())
    assert table.codes("B ∪ Λ, blank: B || G ∪ Λ, blank: G", shake, goal="row 1", universe="R Y RY - ") == {"same-sets"}


def test_guidelines_E28_a_goal_of_one_leaves_the_required_card_alone(table: Table) -> None:
    """On-Sets XIII-D-14-f."""
    shake = pair(RequiredCard("BY"))
    assert table.codes("B ∩ Y || B - R", shake, goal="row 1") == {"same-sets"}
    assert table.codes("B ∩ Y || R ∩ Y", shake, goal="row 1") == {"required-card"}
    assert table.codes("Y - R || B - G", shake, goal="row 2") == set()


def test_guidelines_E29_so_does_a_goal_of_two_when_the_required_card_is_doubled(table: Table) -> None:
    shake = pair(RequiredCard("BY"), DoubleSet.fill_in("B"))
    assert table.codes("B ∩ Y || B - R", shake, goal="row 2") == {"same-sets"}
    assert table.codes("Y - R || (B ∩ Y) ∪ (R ∩ Y)", shake, goal="row 3") == set()


def test_two_solutions_double_set_and_absolute_value_go_together(table: Table) -> None:
    """On-Sets XIII-D-14, XIII-D-14-g, XIII-C-10."""
    shake = pair(DoubleSet.fill_in("B"), AbsoluteValue())
    assert table.verdict("B ∩ R || Y - R", shake, goal="row 3 ~1").goal_values == (2, 4)
    assert table.codes("G - R || B ∩ R", shake, goal="row 3 ~1") == set()
    assert table.codes("G - R || Y - R", shake, goal="row 3 ~1") == {"not-equal"}


def test_two_solutions_may_always_be_selected_once(table: Table) -> None:
    """On-Sets II-C-2, XIII-D."""
    assert table.pick(called("two-solutions")) is None
    assert table.pick(called("two-solutions"), after=[called("two-solutions")]) == "already-chosen"
    assert table.pick(called("two-solutions"), division="junior") == "not-offered"


SHARED = "both B = R: G ∪ Y || R ∪ Y"
WRITTEN_OUT = "B = R, G ∪ Y || B = R, R ∪ Y"


@pytest.mark.parametrize("shared", [SHARED, "Both B = R :G ∪ Y||R ∪ Y", "both\nB = R: G ∪ Y || R ∪ Y"])
def test_on_sets_XIII_D_14_h_a_restriction_may_be_shared(table: Table, shared: str) -> None:
    """On-Sets 2026-27 Appendix-A-two-solutions."""
    for goal in ("row 3", "row 4"):
        for permitted in ("BR=GY∪", "BR=GY∪BR=GY∪", "BRGY∪", "BR=Y∪"):
            told, written = (
                table.verdict(text, pair(), goal=goal, permitted=permitted) for text in (shared, WRITTEN_OUT)
            )
            assert [one.code for one in told.violations] == [one.code for one in written.violations]
            assert [one.values for one in told.solutions] == [one.values for one in written.solutions]
            assert [sorted(str(cube.cube) for cube in one.used) for one in told.solutions] == [
                sorted(str(cube.cube) for cube in one.used) for one in written.solutions
            ]
    assert table.codes(shared, pair(), goal="row 3", permitted="BR=GY∪") == set()


def test_on_sets_XIII_D_14_h_the_shared_restriction_is_part_of_each_solution(table: Table) -> None:
    """On-Sets VII-B-2, VII-B-4-b."""
    assert table.codes(SHARED, pair(), goal="row 3", required="=", permitted="BRGY∪") == set()
    assert table.codes("B = R, G ∪ Y || R ∪ Y", pair(), required="=") >= {"missing-restriction"}
    assert "required-unused" in table.codes(SHARED, pair(), goal="row 3", required="G", permitted="BR=Y∪")
    wild: Shake = {"division": "senior", "variations": [WildCube("V"), TwoSolutions()]}
    assert table.codes("both B@V = R: G ∪ Y || R ∪ Y", wild, goal="row 3") == set()
    assert table.codes("both B@V = R: G@V ∪ Y || R ∪ Y", wild, goal="row 3") >= {"wild-inconsistent"}
    own = "both B = R: G ⊆ Y, G ∪ Y || R ∪ Y"
    assert [len(one.restrictions) for one in table.verdict(own, pair()).solutions] == [2, 1]


def test_on_sets_XIII_D_14_h_a_restriction_is_shared_by_two_solutions_only(table: Table) -> None:
    """On-Sets VI-A, XIII-D-14."""
    assert table.codes(SHARED, goal="row 3") == {"variation-misused"}
    assert table.codes("both B = R: G ∪ Y", goal="row 3") == {"variation-misused"}
    assert table.breaches("both B = R: G ∪ Y", pair(), goal="row 3") == {("not-two-solutions", "XIII-D-14")}
    assert table.codes("both B = R: G ∪ Y || R ∪ Y || B", pair(), goal="row 3") == {"syntax"}
    assert table.codes("both B = R: G, Y || R ∪ Y", pair(), goal="row 3") == {"several-set-names"}
    assert table.codes("both B = R: || R ∪ Y", pair(), goal="row 3") == {"no-set-name"}
    assert table.codes(SHARED, division="elementary") >= {"restriction-not-allowed"}

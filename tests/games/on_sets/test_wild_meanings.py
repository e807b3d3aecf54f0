"""What marked and wild cubes stand for."""

import pytest

from forceout.games.on_sets.variations.interchangeable import (
    UnionIntersectionInterchangeable,
    UniverseNullInterchangeable,
)
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from forceout.games.on_sets.variations.wild_cube import WildCube
from tests.games.on_sets.table import Table

BOTH_SIGNS = UnionIntersectionInterchangeable()
BOTH_SETS = UniverseNullInterchangeable()


@pytest.mark.parametrize("division", ["elementary", "middle", "junior", "senior"])
@pytest.mark.parametrize(("text", "permitted"), [("B ∩@Y R", "BYR"), ("B ∩ R@Y", "B∩Y"), ("(B ∩ R)'@Y'@Y", "B∩RYY")])
def test_a_wild_cube_stands_for_any_symbol_that_is_stated(
    table: Table, division: str, text: str, permitted: str
) -> None:
    """On-Sets XIII-A-2, XIII-B-2, XIII-C-5."""
    assert table.codes(text, permitted=permitted, division=division, variations=[WildCube("Y")]) == set()


def test_on_sets_XIII_A_2_only_the_chosen_cube_is_wild(table: Table) -> None:
    """On-Sets XIII-B-2, XIII-C-5."""
    for division in ("elementary", "middle", "junior"):
        assert table.codes("B ∩@G R", permitted="BRGY", division=division, variations=[WildCube("Y")]) == {
            "wild-unknown"
        }
        assert table.codes("B ∩@Y R", permitted="BRGY", division=division) == {"wild-unknown"}


def test_on_sets_XIII_A_2_no_wild_cube_stands_for_a_digit(table: Table) -> None:
    assert "wild-unknown" in table.codes("B ∩ 3@Y", variations=[WildCube("Y")])


def test_on_sets_XIII_A_2_one_meaning_holds_throughout(table: Table) -> None:
    """On-Sets XIII-B-2, VII-C-5-e."""
    wild = [WildCube("Y")]
    assert table.codes("(B ∩@Y R) ∩@Y V", permitted="BRVYY", variations=wild) == set()
    assert table.codes("(B ∩@Y R) -@Y Λ", permitted="BRΛYY", variations=wild) == {"wild-inconsistent"}
    assert table.codes("B ⊆ G@Y, R ∩@Y G", permitted="BRGY⊆", variations=wild) == {"wild-inconsistent"}


def test_on_sets_VII_C_5_e_a_wild_minus_with_two_meanings_is_wrong(table: Table) -> None:
    wild = [WildCube("-")]
    assert table.codes("(B ∩@- R) ∪@- Λ", permitted="BRΛ--", variations=wild) == {"wild-inconsistent"}
    assert table.codes("(B ∩@- R) ∩@- V", permitted="BRV--", variations=wild) == set()


def test_on_sets_XIII_A_2_b_a_wild_cube_used_as_itself_needs_no_mark(table: Table) -> None:
    assert table.codes("Y - R", permitted="Y-R", variations=[WildCube("Y")]) == set()
    assert table.codes("Y@Y - R", permitted="Y-R", variations=[WildCube("Y")]) == set()
    assert table.codes("G@Y - R", permitted="Y-R", variations=[WildCube("Y")]) == set()


def test_on_sets_VII_C_5_c_comment_what_is_not_stated_does_not_count(table: Table) -> None:
    wild = [WildCube("Y")]
    assert table.codes("G - R", permitted="Y-R", variations=wild) == {"cube-unavailable"}
    assert table.codes("G@Y - R", permitted="Y-R", variations=wild) == set()


@pytest.mark.parametrize("text", ["B ⊆ G@Y, Y ∩ R", "B ⊆ Y, G@Y ∩ R", "B ⊆ G@Y, G@Y ∩ R", "B ⊆ G@Y, G ∩ R"])
def test_guidelines_E15_a_meaning_stated_in_one_part_holds_in_the_other(table: Table, text: str) -> None:
    """On-Sets Appendix-A-wild, XIII-B-2."""
    assert table.codes(text, permitted="B⊆YR∩", variations=[WildCube("Y")]) == set()


def test_on_sets_XIII_A_2_the_mark_holds_for_bare_wild_cubes_too(table: Table) -> None:
    """On-Sets Appendix-A-wild; Guidelines E15."""
    wild = [WildCube("Y")]
    assert table.values("G@Y ∩ Y", variations=wild) == [4]
    assert table.values("Y ∩ G@Y", variations=wild) == [4]
    assert table.values("G ∩ Y", variations=wild) == [2]


def test_on_sets_Appendix_A_wild_a_marked_symbol_needs_the_wild_cube_and_an_unmarked_one_either(table: Table) -> None:
    wild = [WildCube("Y")]
    assert table.codes("(G@Y ∪ G) - R", permitted="YG∪-R", variations=wild) == set()
    assert table.codes("(G@Y ∪ G@Y) - R", permitted="YG∪-R", variations=wild) == {"cube-unavailable"}


def test_on_sets_XIII_A_3_c_a_wild_sign_may_switch_between_the_two(table: Table) -> None:
    """Guidelines A13."""
    both = [WildCube("∪"), BOTH_SIGNS]
    assert table.codes("(B ∪ Y) ∩ R", permitted="BYR∪∪", goal="row 3", variations=both) == set()
    assert table.codes("(B ∪@∪ Y) ∩@∪ R", permitted="BYR∪∪", goal="row 3", variations=both) == set()


def test_on_sets_XIII_A_3_c_a_wild_sign_with_another_meaning_keeps_to_it(table: Table) -> None:
    """Guidelines A13."""
    both = [WildCube("∪"), BOTH_SIGNS]
    assert table.codes("(G@∪ - R) - Λ", permitted="∪∪-R-Λ", variations=both) == set()
    assert table.codes("(G@∪ - R) ∪@∪ Λ", permitted="∪∪-RΛ", variations=both) == {"wild-inconsistent"}


def test_on_sets_XIII_A_3_c_a_bare_wild_sign_follows_its_mark_and_the_other_cube_is_marked(table: Table) -> None:
    """Guidelines A13, E15."""
    both = [WildCube("∪"), BOTH_SIGNS]
    assert table.values("(G@∪ - R) - ∪", variations=both) == [0]
    assert "syntax" in table.codes("(G@∪ - R) ∪ Λ", permitted="∪∩-RΛ", variations=both)
    assert table.codes("(G@∪ - R) ∪@∩ Λ", permitted="∪∩-RΛ", variations=both) == set()


def test_on_sets_XIII_A_4_comment_a_wild_v_that_is_a_color_leaves_v_to_the_other_cube_if_marked(table: Table) -> None:
    """Guidelines A13."""
    both = [WildCube("V"), BOTH_SETS]
    assert table.codes("R@V ∩ V@Λ", permitted="VΛ∩", goal="row 4", variations=both) == set()
    assert table.codes("R@V ∩ V", permitted="VΛ∩", goal="row 4", variations=both) == {"cube-unavailable"}
    assert table.codes("R@V ∩ V", permitted="VV∩", goal="row 4", variations=both) == set()
    assert table.codes("R@V ∩ V", permitted="VΛ∩", goal="row 4", variations=[WildCube("V")]) == {"cube-unavailable"}


def test_on_sets_XIII_A_2_after_marks_of_both_signs_a_bare_cube_says_nothing(table: Table) -> None:
    both = [WildCube("Y"), BOTH_SIGNS]
    assert table.codes("((B ∪@Y G) ∩@Y R) ∩@Y V", permitted="BGRVYYY", goal="row 3", variations=both) == set()
    assert "wild-inconsistent" in table.codes(
        "((B ∪@Y G) ∩@Y R) Y V", permitted="BGRVYYY", goal="row 3", variations=both
    )


@pytest.mark.parametrize(("wild", "other"), [("∩", "∪"), ("∪", "∩")])
def test_on_sets_XIII_A_3_e_the_partner_of_a_wild_sign_is_not_wild(table: Table, wild: str, other: str) -> None:
    """Guidelines E4."""
    both = [WildCube(wild), BOTH_SIGNS]
    assert table.codes(f"B -@{other} Y", permitted=f"B{other}Y", variations=both) == {"wild-unknown"}
    assert table.codes(f"B -@{wild} Y", permitted=f"B{wild}Y", variations=both) == set()


def test_guidelines_E25_a_wild_cube_may_mean_one_thing_in_each_solution(table: Table) -> None:
    """On-Sets XIII-D-14-d."""
    senior = [WildCube("Y"), TwoSolutions()]
    each_its_own = "B ∩@Y R || G -@Y R"
    assert table.codes(each_its_own, division="senior", permitted="BRGY", variations=senior) == set()
    two_in_the_second = "B ∩@Y R || (G -@Y R) ∩@Y V"
    assert table.codes(two_in_the_second, division="senior", permitted="BRGVYY", variations=senior) == {
        "wild-inconsistent"
    }


def test_on_sets_XIII_D_14_d_a_meaning_stated_in_one_solution_does_not_reach_the_other(table: Table) -> None:
    senior = [WildCube("Y"), TwoSolutions()]
    verdict = table.verdict("G@Y - R || Y - R", division="senior", permitted="YR-", variations=senior)
    first, second = (
        {card for reading in one.readings for card in one.universe.named(reading.picked)} for one in verdict.solutions
    )
    assert (first, second) == ({"G", "GY"}, {"BY", "GY"})
    assert verdict.is_correct

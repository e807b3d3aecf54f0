"""The two Interchangeables."""

import pytest

from forceout.games.on_sets.variations.interchangeable import (
    UnionIntersectionInterchangeable,
    UniverseNullInterchangeable,
)
from forceout.games.on_sets.variations.multiple_operations import MultipleOperations
from forceout.games.on_sets.variations.wild_cube import WildCube
from tests.games.on_sets.table import Shake, Table, called

BOTH_SIGNS = UnionIntersectionInterchangeable()
BOTH_SETS = UniverseNullInterchangeable()


@pytest.mark.parametrize("division", ["elementary", "middle"])
def test_a_union_serves_as_intersection_and_the_other_way_round(table: Table, division: str) -> None:
    """On-Sets XIII-A-3, XIII-B-3."""
    for cube in "∪∩":
        shake: Shake = {"permitted": f"BR{cube}", "division": division}
        assert table.codes("B ∩ R", shake, variations=[BOTH_SIGNS]) == set()
        assert table.codes("B ∪ R", shake, goal="row 5", variations=[BOTH_SIGNS]) == set()
    assert table.codes("B ∩ R", permitted="BR∪", division=division) == {"cube-unavailable"}


@pytest.mark.parametrize("division", ["junior", "senior"])
def test_on_sets_XIII_C_2_the_signs_are_always_interchangeable_in_junior_and_senior(
    table: Table, division: str
) -> None:
    assert table.codes("B ∩ R", permitted="BR∪", division=division) == set()
    assert table.codes("B ∩ R", permitted="BR∪", division=division, form="advanced") == {"cube-unavailable"}


@pytest.mark.parametrize("division", ["elementary", "middle"])
def test_a_v_serves_as_the_empty_set_and_the_other_way_round(table: Table, division: str) -> None:
    """On-Sets XIII-A-4, XIII-B-4."""
    for cube in "VΛ":
        shake: Shake = {"permitted": f"B∩-{cube}", "division": division, "goal": "row 3"}
        assert table.codes("B ∩ V", shake, variations=[BOTH_SETS]) == set()
        assert table.codes("B - Λ", shake, variations=[BOTH_SETS]) == set()
    assert table.codes("B ∩ V", permitted="B∩Λ", goal="row 3", division=division) == {"cube-unavailable"}


@pytest.mark.parametrize("division", ["junior", "senior"])
def test_on_sets_XIII_C_3_v_and_lambda_are_always_interchangeable_in_junior_and_senior(
    table: Table, division: str
) -> None:
    assert table.codes("B ∩ V", permitted="B∩Λ", goal="row 3", division=division) == set()
    assert table.codes("B ∩ V", permitted="B∩Λ", goal="row 3", division="middle") == {"cube-unavailable"}


def test_on_sets_XIII_A_3_a_two_cubes_alike_may_serve_as_different_signs(table: Table) -> None:
    assert table.codes("(B ∪ Y) ∩ R", permitted="BYR∩∩", goal="row 3", variations=[BOTH_SIGNS]) == set()


def test_on_sets_XIII_A_3_b_a_wild_cube_played_as_a_sign_is_interchangeable_too(table: Table) -> None:
    both = [WildCube("G"), BOTH_SIGNS]
    assert table.codes("(B ∪@G Y) ∩@G R", permitted="BYRGG", goal="row 3", variations=both) == set()
    assert table.codes("(B ∪@G Y) ∩@G R", permitted="BYRGG", goal="row 3", variations=both[:1]) == {"wild-inconsistent"}


def test_on_sets_XIII_A_3_c_a_wild_union_switches_freely_between_the_two(table: Table) -> None:
    """Guidelines A13."""
    text = "(B ∪@∪ Y) ∩@∪ R"
    assert table.codes(text, permitted="BYR∪∪", goal="row 3", variations=[WildCube("∪"), BOTH_SIGNS]) == set()
    assert table.codes(text, permitted="BYR∪∪", goal="row 3", variations=[WildCube("∪")]) == {"wild-inconsistent"}


def test_on_sets_XIII_A_3_d_the_sign_that_is_meant_is_written_without_a_mark(table: Table) -> None:
    """On-Sets 2026-27 Appendix-A-union-intersection."""
    assert table.picked("B ∩ R", permitted="BR∪", variations=[BOTH_SIGNS]) == {"BRG", "BR"}
    assert table.codes("B ∩ R", permitted="BR∪", variations=[BOTH_SIGNS]) == set()


def test_on_sets_2026_27_Appendix_A_universe_null_the_set_that_is_meant_is_written(table: Table) -> None:
    assert table.values("B ∩ V", permitted="B∩Λ", variations=[BOTH_SETS]) == [3]
    assert table.codes("B ∩ V", permitted="B∩Λ", goal="row 3", variations=[BOTH_SETS]) == set()


@pytest.mark.parametrize("mark", ["∩@∪", "∩@∩"])
def test_guidelines_E5_a_mark_on_an_interchanged_cube_is_overlooked(table: Table, mark: str) -> None:
    assert table.codes(f"B {mark} R", permitted="BR∪", variations=[BOTH_SIGNS]) == set()


def test_on_sets_XIII_A_4_comment_what_holds_for_the_signs_holds_for_the_sets(table: Table) -> None:
    text = "(B ∩ V) - Λ"
    assert table.codes(text, permitted="B∩-VV", goal="row 3", variations=[BOTH_SETS]) == set()
    assert table.codes("B -@Λ R", permitted="BΛR", goal="row 1", variations=[WildCube("V"), BOTH_SETS]) == {
        "wild-unknown"
    }
    assert (
        table.codes("(B ∩ V@V) - Λ@V", permitted="B∩-VV", goal="row 3", variations=[WildCube("V"), BOTH_SETS]) == set()
    )


def test_guidelines_A13_a_wild_cube_and_its_interchange_go_together(table: Table) -> None:
    for cube, name in (("∪", "union-intersection-interchangeable"), ("V", "universe-null-interchangeable")):
        assert table.pick(called(name), after=[called("wild-cube", cube=cube)], division="middle") is None
    assert (
        table.codes("(B ∩ V@V) - Λ@V", permitted="B∩-VV", goal="row 3", variations=[WildCube("V"), BOTH_SETS]) == set()
    )


def test_a_repeated_wild_sign_may_be_both(table: Table) -> None:
    """On-Sets XIII-A-3-b, XIII-A-6-a."""
    everything = [WildCube("G"), BOTH_SIGNS, MultipleOperations()]
    assert table.codes("(B ∪@G Y) ∩ R", permitted="BYRG", goal="row 3", variations=everything) == set()
    assert table.codes("(B ∪@G Y) ∩ R", permitted="BYRG", goal="row 3", variations=everything[:2]) == {
        "cube-unavailable"
    }


@pytest.mark.parametrize(
    ("name", "symbols"), [("union-intersection-interchangeable", "∪∩"), ("universe-null-interchangeable", "VΛ")]
)
def test_on_sets_II_C_2_one_of_the_symbols_was_rolled(table: Table, name: str, symbols: str) -> None:
    for symbol in symbols:
        assert table.pick(called(name), division="middle", roll=f"BRG-{symbol}") is None
    assert table.pick(called(name), division="middle", roll="BRG-'=") == "no-effect"


@pytest.mark.parametrize("name", ["union-intersection-interchangeable", "universe-null-interchangeable"])
@pytest.mark.parametrize("division", ["elementary", "middle"])
def test_guidelines_A12_a_wild_cube_makes_an_interchange_useful(table: Table, name: str, division: str) -> None:
    wild = called("wild-cube", cube="B")
    assert table.pick(called(name), after=[wild], division=division, roll="BRG-'") is None
    assert table.pick(called(name), division=division, roll="BRG-'") == "no-effect"

"""Which physical cubes a Solution uses."""

import pytest

from forceout.games.on_sets.cubes_used import RESTRICTION_PART, SET_NAME
from forceout.games.on_sets.variations.interchangeable import (
    UnionIntersectionInterchangeable,
    UniverseNullInterchangeable,
)
from forceout.games.on_sets.variations.multiple_operations import MultipleOperations
from forceout.games.on_sets.variations.required_cube import RequiredCube
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from forceout.games.on_sets.variations.wild_cube import WildCube
from forceout.rules.vocabulary import Situation
from tests.games.on_sets.table import Shake, Table

BOTH_SIGNS = UnionIntersectionInterchangeable()
BOTH_SETS = UniverseNullInterchangeable()


def used(table: Table, text: str, shake: Shake) -> list[tuple[str, str, str, str]]:
    """Every symbol of a correct Solution: the part it is in, the symbol, the cube and its section."""
    verdict = table.verdict(text, shake)
    assert verdict.is_correct, verdict.violations
    (solution,) = verdict.solutions
    return [(one.part, one.token.symbol, one.cube.face, one.cube.section) for one in solution.used]


def test_on_sets_VII_B_4_both_parts_draw_on_the_same_cubes(table: Table) -> None:
    assert used(table, "B ⊆ R, B", {"required": "B", "permitted": "⊆R"}) == [
        (RESTRICTION_PART, "B", "B", "Required"),
        (RESTRICTION_PART, "⊆", "⊆", "Permitted"),
        (RESTRICTION_PART, "R", "R", "Permitted"),
        (SET_NAME, "B", "B", "Required"),
    ]


def test_on_sets_VII_B_4_b_each_required_cube_is_used_in_both_parts(table: Table) -> None:
    assert table.codes("B ⊆ R, B ∩ R", required="BR", permitted="⊆∩") == set()
    assert table.codes("B ⊆ R, B", required="BR", permitted="⊆∩") == {"required-unused"}
    assert table.codes("B ⊆ V, B ∩ R", required="BR", permitted="⊆∩V") == {"required-unused"}


def test_on_sets_VII_B_4_b_two_required_cubes_of_a_symbol_are_two_uses(table: Table) -> None:
    assert table.codes("(B ∩ R) ∩ V", required="∩∩", permitted="BRV") == set()
    assert table.codes("B ∩ R", required="∩∩", permitted="BRV") == {"required-unused"}


def test_on_sets_VII_B_4_b_required_binds_all_restrictions_together_not_each(table: Table) -> None:
    assert table.codes("B ⊆ R, G ⊆ V, B ∩ G'", required="BG", permitted="⊆⊆RV∩'", goal="row 1") == set()


def test_on_sets_VII_B_4_c_a_permitted_cube_may_serve_either_part_or_both(table: Table) -> None:
    for text in ("B ⊆ R, B", "R ⊆ V, B ∩ R", "B ∩ R"):
        assert table.codes(text, permitted="BR⊆V∩") == set()
    assert table.codes("B ⊆ R, B ⊆ V, B", permitted="BR⊆⊆V") == {"cube-unavailable"}


def test_on_sets_VII_B_4_c_each_cube_is_used_once_in_a_part(table: Table) -> None:
    assert table.codes("(B ∩ R) ∩ V", permitted="BRV∩∩") == set()
    assert table.codes("(B ∩ R) ∩ V", permitted="BRV∩") == {"cube-unavailable"}


def test_on_sets_VII_B_4_d_a_cube_in_forbidden_cannot_be_used(table: Table) -> None:
    assert table.codes("B ∩ R", permitted="BR∩", forbidden="∩") == set()
    assert table.codes("B ∩ R", permitted="BR", forbidden="∩") == {"cube-unavailable"}


def test_on_sets_VII_B_4_d_comment_one_union_may_be_forbidden_and_another_required(table: Table) -> None:
    shake: Shake = {"required": "∪", "permitted": "BYR", "forbidden": "∪", "goal": "row 5"}
    assert table.codes("B ∪ Y", shake) == set()
    assert table.codes("B ∪ Y ∪ Y", shake, permitted="BYY") == {"cube-unavailable"}
    assert table.codes("R'", required="∪", permitted="R'", forbidden="∪", goal="row 4") == {"required-unused"}


@pytest.mark.parametrize(
    ("situation", "from_resources"),
    [("now", 1), ("forceout", 0), ("impossible", 3), ("time-up", 3)],
)
def test_the_situation_says_how_many_cubes_of_resources_may_be_used(
    table: Table, situation: str, from_resources: int
) -> None:
    """On-Sets VII-B-4-e, VII-B-4-f, XI-B-2."""
    cubes = "B∩R"
    for count in range(4):
        codes = table.codes("B ∩ R", permitted=cubes[count:], resources=cubes[:count], situation=situation)
        assert (not codes) == (count <= from_resources), (count, codes)


def test_on_sets_2026_27_III_D_2_who_disputes_no_goal_may_use_all_resources(table: Table) -> None:
    assert Situation.NO_GOAL.resources_allowed is None
    shake: Shake = {"permitted": "", "resources": "B∩R12", "goal": "row 2", "situation": "no-goal"}
    assert table.codes("B ∩ R", shake) == set()
    assert table.codes("B ∩ G", shake, goal="row 1") == {"cube-unavailable"}


def test_on_sets_VII_B_4_e_after_now_the_one_cube_may_serve_both_parts(table: Table) -> None:
    shake: Shake = {"situation": "now", "goal": "row 2"}
    assert table.codes("B ⊆ R, B", shake, permitted="⊆R", resources="BG") == set()
    assert table.codes("B ⊆ R, B ∩ R", shake, permitted="⊆BR", resources="∩G") == set()


def test_on_sets_VII_B_4_e_after_now_each_part_may_not_take_a_cube_of_its_own(table: Table) -> None:
    shake: Shake = {"situation": "now", "goal": "row 2"}
    assert table.codes("B ⊆ R, B ∩ V", shake, permitted="BV∩⊆", resources="RG") == set()
    assert table.codes("B ⊆ R, B ∩ V", shake, permitted="BV⊆", resources="R∩") == {"too-many-resources"}


def test_guidelines_E20_with_two_solutions_each_takes_its_own_cube_after_now(table: Table) -> None:
    """On-Sets XIII-D-14-c."""
    senior: Shake = {"situation": "now", "division": "senior", "variations": [TwoSolutions()]}
    assert table.codes("B ∩ R || G - R", senior, permitted="BRG", resources="∩-") == set()
    assert table.codes("B ∩ R || G - R", senior, permitted="BR", resources="∩-G") == {"too-many-resources"}


def test_guidelines_E21_with_two_solutions_each_takes_what_cubes_it_likes(table: Table) -> None:
    senior: Shake = {"situation": "impossible", "division": "senior", "variations": [TwoSolutions()]}
    assert table.codes("B ∩ R || G - R", senior, permitted="G", resources="B∩R-") == set()
    assert table.codes("B ∩ R || Y - R", senior, permitted="G", resources="B∩R-") == {"cube-unavailable"}


def test_on_sets_XIII_A_3_any_union_or_intersection_cube_plays_either_sign(table: Table) -> None:
    for cube in "∪∩":
        assert table.codes("B ∩ R", permitted=f"BR{cube}", variations=[BOTH_SIGNS]) == set()
        assert table.codes("B ∪ Y", permitted=f"BY{cube}", goal="row 5", variations=[BOTH_SIGNS]) == set()
    assert table.codes("B ∩ R", permitted="BR∪") == {"cube-unavailable"}


def test_on_sets_XIII_A_3_a_the_same_cubes_need_not_play_the_same_sign(table: Table) -> None:
    assert table.codes("(B ∪ Y) ∩ R", permitted="BYR∪∪", goal="row 3", variations=[BOTH_SIGNS]) == set()
    assert table.codes("(B ∪ Y) ∩ R", permitted="BYR∪∪", goal="row 3") == {"cube-unavailable"}


def test_on_sets_XIII_A_3_b_a_wild_cube_that_plays_a_sign_plays_either(table: Table) -> None:
    wild = WildCube("G")
    text = "(B ∪@G Y) ∩ R"
    assert table.codes(text, permitted="BYRGG", goal="row 3", variations=[wild, BOTH_SIGNS]) == set()
    assert table.codes(text, permitted="BYRGG", goal="row 3", variations=[wild]) == {"cube-unavailable"}


def test_on_sets_XIII_A_4_any_v_or_lambda_cube_plays_either_set(table: Table) -> None:
    for cube in "VΛ":
        assert table.codes("B ∩ V", permitted=f"B∩{cube}", goal="row 3", variations=[BOTH_SETS]) == set()
        assert table.codes("B - Λ", permitted=f"B-{cube}", goal="row 3", variations=[BOTH_SETS]) == set()
    assert table.codes("B ∩ V", permitted="B∩Λ", goal="row 3") == {"cube-unavailable"}


@pytest.mark.parametrize(
    ("text", "permitted", "goal"),
    [("B ∩@∪ R", "BR∪", "row 2"), ("B ∩@∩ R", "BR∩", "row 2"), ("B ∪@∩ Y", "BY∩", "row 5")],
)
def test_guidelines_E5_an_interchanged_cube_may_be_marked(table: Table, text: str, permitted: str, goal: str) -> None:
    assert table.codes(text, permitted=permitted, goal=goal, variations=[BOTH_SIGNS]) == set()


def test_guidelines_E5_a_mark_between_interchangeable_signs_says_nothing(table: Table) -> None:
    assert table.codes("B ∩@∪ R", permitted="BR∩", variations=[BOTH_SIGNS]) == set()
    assert table.codes("B ∩@∪ R", permitted="BR", variations=[BOTH_SIGNS]) == {"cube-unavailable"}


def test_on_sets_XIII_A_2_the_cube_that_is_marked_is_the_one_that_is_used(table: Table) -> None:
    assert table.codes("B ∩ R@Y", permitted="BR∩", variations=[WildCube("Y")]) == {"cube-unavailable"}
    assert table.codes("B ∩ R@Y", permitted="BY∩", variations=[WildCube("Y")]) == set()


def test_on_sets_XIII_A_6_one_cube_is_enough_for_a_repeated_sign(table: Table) -> None:
    many = [MultipleOperations()]
    assert table.codes("(B ∩ R) ∩ V", permitted="BRV∩", variations=many) == set()
    assert table.codes("(B ∩ R) ∩ B", permitted="BR∩", variations=many) == {"cube-unavailable"}


def test_on_sets_XIII_A_6_multiple_operations_do_not_lighten_required(table: Table) -> None:
    many = [MultipleOperations()]
    assert table.codes("B ∩ R", required="∩∩", permitted="BR", variations=many) == {"required-unused"}
    assert table.codes("((B ∩ R) ∩ V) ∩ V", required="∩∩", permitted="BRVV", variations=many) == set()


def test_on_sets_XIII_A_6_a_the_one_cube_of_now_may_be_repeated(table: Table) -> None:
    now: Shake = {"situation": "now", "permitted": "BRVY", "resources": "∩G"}
    assert table.codes("(B ∩ R) ∩ V", now, variations=[MultipleOperations()]) == set()
    assert table.codes("(B ∩ R) ∩ V", now) == {"cube-unavailable"}


def test_on_sets_XIII_A_6_a_a_wild_cube_that_plays_a_sign_may_be_repeated(table: Table) -> None:
    now: Shake = {"situation": "now", "permitted": "BRV", "resources": "YG"}
    both = [MultipleOperations(), WildCube("Y")]
    assert table.codes("(B ∩@Y R) ∩@Y V", now, variations=both) == set()
    assert table.codes("(B ∩@Y R) ∩ V", now, variations=both) == set()


def test_a_required_wild_cube_that_repeats_a_sign_is_still_used_in_both_parts(table: Table) -> None:
    """On-Sets XIII-A-6, VII-B-4-b."""
    shake: Shake = {"required": "Y", "permitted": "BRV⊆", "variations": [MultipleOperations(), WildCube("Y")]}
    assert table.codes("B ∩@Y R ⊆ V, (B ∩ R) ∩ V", shake) == set()
    assert table.codes("B ⊆ V, (B ∩@Y R) ∩ V", shake) == {"required-unused"}


def test_on_sets_XIII_A_1_comment_a_wild_cube_does_not_stand_in_for_a_required_one(table: Table) -> None:
    both = [RequiredCube("-"), WildCube("B")]
    assert table.codes("R -@B Y", permitted="RBY-", goal="row 3", variations=both) == {"required-cube"}
    assert table.codes("R - Y", permitted="RBY-", goal="row 3", variations=both) == set()


def test_on_sets_XIII_A_2_a_a_wild_required_cube_is_used_whatever_it_stands_for(table: Table) -> None:
    both = [RequiredCube("Y"), WildCube("Y")]
    assert table.codes("B ∩@Y R", permitted="BRY∩", variations=both) == set()
    assert table.codes("B ∩ R", permitted="BRY∩", variations=both) == {"required-cube"}


def test_on_sets_XIII_A_2_a_an_unmarked_symbol_may_be_the_required_wild_cube(table: Table) -> None:
    both = [RequiredCube("Y"), WildCube("Y")]
    assert table.codes("B ⊆ R@Y, B ∩ R", permitted="BRY∩⊆", variations=both) == set()


@pytest.mark.parametrize("text", ["B ⊆ R, B", "R ⊆ V, B ∩ R"])
def test_on_sets_XIII_B_1_comment_a_required_color_may_be_in_either_part(table: Table, text: str) -> None:
    assert table.codes(text, permitted="BR⊆V∩", variations=[RequiredCube("R")]) == set()


def test_on_sets_XIII_B_1_comment_a_required_relation_belongs_in_a_restriction(table: Table) -> None:
    required = [RequiredCube("⊆")]
    assert table.codes("B ⊆ R, B", permitted="BR⊆∩", variations=required) == set()
    assert table.breaches("B ∩ R", permitted="BR⊆∩", variations=required) == {("required-cube", "XIII-B-1")}


def test_the_required_cube_may_be_the_one_that_now_allows(table: Table) -> None:
    """On-Sets XIII-B-1-comment, VII-B-4-e."""
    now: Shake = {"situation": "now", "permitted": "BR", "variations": [RequiredCube("-")]}
    assert table.codes("B ∩ R", now, resources="∩-") == {"required-cube"}
    assert table.codes("R - B", now, resources="∩-") == set()

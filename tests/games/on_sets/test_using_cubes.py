"""Does a Solution use the cubes correctly."""

import pytest

from forceout.games.on_sets.variations.multiple_operations import MultipleOperations
from forceout.games.on_sets.variations.required_cube import RequiredCube
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from tests.games.on_sets.table import Shake, Table


def test_on_sets_I_B_3_every_section_of_the_mat_has_its_say(table: Table) -> None:
    mat: Shake = {"goal": "row 2", "required": "B", "permitted": "RG∩", "forbidden": "Y-"}
    assert table.codes("B ∩ R", mat) == set()
    assert table.codes("B ∩ G", mat) == {"not-equal"}
    assert table.codes("R ∩ G", mat) == {"required-unused"}
    assert table.codes("B - Y", mat) == {"cube-unavailable"}


@pytest.mark.parametrize("form", ["basic", "advanced", "adventurous"])
def test_on_sets_VII_B_4_a_one_cube_alone_is_no_solution(table: Table, form: str) -> None:
    """On-Sets Basic-III-A."""
    assert table.codes("B", goal="row 3", form=form) == {"fewer-than-two-cubes"}
    assert table.codes("(B)", goal="row 3", form=form) == {"fewer-than-two-cubes"}
    assert table.codes("R'", goal="row 4", form=form) == set()


def test_guidelines_E10_cubes_are_counted_over_both_parts(table: Table) -> None:
    """On-Sets VII-B-4-a."""
    assert table.codes("B = B, B", goal="row 3", permitted="BB=") == set()
    assert table.codes("B", goal="row 3", permitted="BB=") == {"fewer-than-two-cubes"}


@pytest.mark.parametrize("division", ["elementary", "middle", "junior", "senior"])
def test_on_sets_VII_B_4_b_a_cube_in_required_must_be_used(table: Table, division: str) -> None:
    """On-Sets I-B-3-b, Basic-III-B."""
    assert table.breaches("B ∩ R", required="Y", division=division) == {("required-unused", "VII-B-4-b")}
    assert table.codes("(B ∩ R) - Y", required="Y", division=division) == set()


def test_on_sets_VII_B_4_c_a_cube_in_permitted_may_be_used_or_left(table: Table) -> None:
    """On-Sets I-B-3-c, Basic-III-D."""
    assert table.codes("B ∩ R", permitted="B∩R") == set()
    assert table.codes("B ∩ R", permitted="B∩RGY'∪") == set()
    assert table.breaches("B ∩ R", permitted="B∩") == {("cube-unavailable", "VII-B-4-c")}


@pytest.mark.parametrize("form", ["basic", "adventurous"])
def test_on_sets_VII_B_4_d_no_cube_comes_from_forbidden(table: Table, form: str) -> None:
    """On-Sets I-B-3-d, Basic-III-C, VII-B-4-d-comment."""
    assert table.breaches("B ∩ R", permitted="B∩", forbidden="R", form=form) == {("cube-unavailable", "VII-B-4-d")}
    assert table.codes("B ∩ R", permitted="B∩R", forbidden="R", form=form) == set()


def test_on_sets_VII_B_4_e_after_now_two_cubes_of_resources_are_too_many(table: Table) -> None:
    now: Shake = {"situation": "now", "resources": "∩RG"}
    assert table.breaches("B ∩ R", now, permitted="B") == {("too-many-resources", "VII-B-4-e")}
    assert table.codes("B ∩ R", now, permitted="BR") == set()


def test_on_sets_VII_B_4_e_what_is_nowhere_is_missing_and_not_too_many(table: Table) -> None:
    assert table.codes("B ∩ R", permitted="B", resources="∩G", situation="now") == {"cube-unavailable"}
    assert table.codes("B ∩ R", permitted="", resources="∩G", situation="now") == {"cube-unavailable"}
    assert table.codes("B ∩ R", permitted="", resources="∩B", situation="now") == {
        "cube-unavailable",
        "too-many-resources",
    }


def test_on_sets_XIII_A_6_a_after_now_one_sign_of_resources_repeats_and_two_are_too_many(table: Table) -> None:
    now: Shake = {"situation": "now", "permitted": "BRV", "variations": [MultipleOperations()]}
    assert table.codes("(B ∩ R) ∩ V", now, resources="∩-") == set()
    assert table.codes("(B ∩ R) - V'", now, resources="∩-'") == {"too-many-resources"}


def test_on_sets_VII_B_4_e_both_solutions_of_a_pair_are_held_to_one_cube(table: Table) -> None:
    """On-Sets XIII-D-14-c; Guidelines E20."""
    senior: Shake = {"situation": "now", "division": "senior", "variations": [TwoSolutions()], "resources": "∩-G"}
    assert table.codes("B ∩ R || R - B", senior, permitted="BR") == set()
    assert table.codes("B ∩ R || G - R", senior, permitted="BR") == {"too-many-resources"}


@pytest.mark.parametrize(
    ("division", "section"),
    [("elementary", "XIII-A-1"), ("middle", "XIII-B-1"), ("junior", "XIII-C-4"), ("senior", "XIII-C-4")],
)
def test_the_cube_that_a_variation_requires_is_in_the_solution(table: Table, division: str, section: str) -> None:
    """On-Sets XIII-A-1, XIII-B-1, XIII-C-4, VII-B-5."""
    required: Shake = {"division": division, "variations": [RequiredCube("-")]}
    assert table.breaches("B ∩ R", required) == {("required-cube", section)}
    assert table.codes("(B ∩ R) - Λ", required) == set()


def test_guidelines_E11_a_required_cube_in_the_restriction_only(table: Table) -> None:
    required = [RequiredCube("B")]
    text = "B ⊆ R, G - R"
    assert table.codes(text, permitted="B⊆RG-", variations=required) == set()
    assert table.codes("Y ⊆ R, G - R", permitted="BY⊆RG-", goal="row 1", variations=required) == {"required-cube"}
    assert table.codes(text, required="B", permitted="⊆RG-", variations=required) == {"required-unused"}


@pytest.mark.parametrize("where", ["permitted", "required"])
@pytest.mark.parametrize("relation", ["=", "⊆"])
def test_guidelines_E12_a_required_relation_obliges_to_a_restriction(table: Table, where: str, relation: str) -> None:
    cubes = "BR∩"
    mat: Shake = (
        {"permitted": f"{cubes}{relation}"} if where == "permitted" else {"permitted": cubes, "required": relation}
    )
    codes = table.codes("B ∩ R", mat, variations=[RequiredCube(relation)])
    assert "required-cube" in codes
    assert ("missing-restriction" in codes) == (where == "required")
    assert table.codes(f"B {relation} B, B ∩ R", mat, permitted=f"BB{mat['permitted']}") == set()


def test_a_missing_cube_is_not_blamed_on_the_required_cube(table: Table) -> None:
    """On-Sets XIII-A-1."""
    required = [RequiredCube("-")]
    assert table.codes("(B ∩ R) - Y", permitted="BR-", variations=required) == {"cube-unavailable"}
    assert table.codes("B ∩ R", permitted="BR-", variations=required) == {"cube-unavailable", "required-cube"}


@pytest.mark.parametrize(
    ("text", "permitted", "says"),
    [
        ("B ∩ R", "B∩", "The Set-Name has R once, but no R cubes can play it"),
        ("(B ∩ R) ∩ V", "BRV∩", "The Set-Name has ∩ 2 times, but one ∩ cube can play it"),
        ("B ⊆ R, R", "B⊆", "The Restriction part has R once"),
    ],
)
def test_the_message_counts_the_cubes(table: Table, text: str, permitted: str, says: str) -> None:
    messages = " ".join(one.message for one in table.verdict(text, permitted=permitted).violations)
    assert says in messages

"""No Null Restrictions."""

import pytest

from forceout.games.on_sets.variations.no_null_restrictions import NoNullRestrictions
from tests.games.on_sets.table import Shake, Table, called

NO_NULL = [NoNullRestrictions()]


@pytest.mark.parametrize(
    ("division", "section"), [("middle", "XIII-B-8"), ("junior", "XIII-C-8"), ("senior", "XIII-C-8")]
)
def test_a_restriction_removes_a_card(table: Table, division: str, section: str) -> None:
    """On-Sets XIII-B-8, XIII-C-8."""
    shake: Shake = {"division": division, "variations": NO_NULL}
    assert table.codes("B ⊆ R, B ∪ Λ", shake) == set()
    assert table.breaches("B ⊆ V, B ∩ R", shake) == {("null-restriction", section)}
    assert table.codes("B ⊆ V, B ∩ R", division=division) == set()


def test_on_sets_XIII_B_8_one_part_of_a_chain_is_enough(table: Table) -> None:
    assert table.codes("B ⊆ V = V, B ∩ R", variations=NO_NULL) == {"null-restriction"}
    assert table.codes("B ⊆ R ⊆ V, B ∪ Λ", variations=NO_NULL) == set()
    assert table.codes("Λ ⊆ B ⊆ R, B ∪ Λ", variations=NO_NULL) == set()


def test_on_sets_XIII_B_8_comment_each_removes_a_card_that_no_other_removes(table: Table) -> None:
    apart = "B ⊆ R, G ⊆ Y, B ∪ Λ"
    assert table.codes(apart, goal="row 1", variations=NO_NULL) == set()
    inside = "B ⊆ R, B ∪ R ⊆ R, B ∪ Λ"
    assert table.codes(inside, variations=NO_NULL) == {"null-restriction"}


@pytest.mark.parametrize("text", ["B ⊆ R, B = R", "B = R, B ⊆ R"])
def test_guidelines_E13_the_order_in_which_they_are_written_is_no_excuse(table: Table, text: str) -> None:
    verdict = table.verdict(f"{text}, B ∪ Λ", variations=NO_NULL)
    assert [one.code for one in verdict.violations] == ["null-restriction"]
    assert ("Restriction 1" if text.startswith("B ⊆") else "Restriction 2") in verdict.violations[0].message


def test_guidelines_E14_without_a_restriction_there_is_no_duty(table: Table) -> None:
    assert table.codes("B ∩ R", permitted="BR∩⊆V", variations=NO_NULL) == set()
    assert table.codes("B ⊆ V, B ∩ R", permitted="BR∩⊆V", variations=NO_NULL) == {"null-restriction"}
    assert table.codes("B ∩ R", required="⊆", permitted="BR∩", variations=NO_NULL) == {"missing-restriction"}


def test_every_reading_of_a_restriction_removes_a_card(table: Table) -> None:
    """On-Sets XIII-B-8."""
    text = "B - R - Y ⊆ R, B ∩ R"
    assert table.codes(text, variations=NO_NULL) == {"null-restriction"}
    assert table.codes("B - (R - Y) ⊆ R, B ∩ R", variations=NO_NULL) == set()


@pytest.mark.parametrize("division", ["middle", "junior", "senior"])
def test_guidelines_A14_a_relation_or_a_wild_cube_was_rolled(table: Table, division: str) -> None:
    """On-Sets II-C-2."""
    pick = called("no-null-restrictions")
    assert table.pick(pick, division=division, roll="BRG∪VVΛ") == "no-effect"
    assert table.pick(pick, division=division, roll="BRG∪VV=") is None
    assert table.pick(pick, division=division, roll="BRG∪VV⊆") is None
    assert table.pick(pick, after=[called("wild-cube", cube="B")], division=division, roll="BRG∪VVΛ") is None

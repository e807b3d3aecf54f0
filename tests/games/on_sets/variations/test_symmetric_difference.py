"""Symmetric Difference."""

from forceout.games.on_sets.variations.symmetric_difference import SymmetricDifference
from forceout.games.on_sets.variations.wild_cube import WildCube
from tests.games.on_sets.table import Shake, Table, called

SENIOR: Shake = {"division": "senior", "variations": [SymmetricDifference()]}


def test_on_sets_XIII_D_13_minus_keeps_the_cards_in_just_one_set(table: Table) -> None:
    assert table.picked("B - R", SENIOR) == table.picked("R - B", SENIOR) == {"BY", "RGY", "R"}
    assert table.picked("B - R", division="senior") == {"BY"}


def test_on_sets_XIII_D_13_holds_in_restrictions_too(table: Table) -> None:
    assert table.picked("B - R ⊆ Y, V", SENIOR) == table.picked("V", SENIOR) - {"R"}
    assert table.picked("B - R ⊆ Y, V", division="senior") == table.picked("V")


def test_on_sets_XIII_D_13_does_not_make_the_order_of_working_out_matter(table: Table) -> None:
    assert table.values("B - R - G", SENIOR) == [5]
    assert len(table.values("B - R - G", division="senior")) == 2


def test_on_sets_XIII_D_13_a_a_wild_cube_played_as_minus_means_it_too(table: Table) -> None:
    shake: Shake = {"division": "senior", "variations": [WildCube("Y"), SymmetricDifference()]}
    assert table.picked("B -@Y R", shake) == {"BY", "RGY", "R"}


def test_on_sets_XIII_D_13_b_the_sign_is_written_as_ever(table: Table) -> None:
    assert table.codes("B - R", SENIOR, permitted="B-R", goal="row 3") == set()


def test_on_sets_XIII_D_13_note_a_wild_minus_and_symmetric_difference_exclude_each_other(table: Table) -> None:
    symmetric, wild = called("symmetric-difference"), called("wild-cube", cube="-")
    assert table.pick(symmetric, after=[wild]) == "conflict"
    assert table.pick(wild, after=[symmetric]) == "conflict"
    assert table.pick(called("wild-cube", cube="∪"), after=[symmetric]) is None


def test_on_sets_II_C_2_a_minus_or_a_wild_cube_was_rolled(table: Table) -> None:
    symmetric = called("symmetric-difference")
    assert table.pick(symmetric, roll="BRG∪V") == "no-effect"
    assert table.pick(symmetric, roll="BRG∪-") is None
    assert table.pick(symmetric, after=[called("wild-cube", cube="B")], roll="BRG∪V") is None

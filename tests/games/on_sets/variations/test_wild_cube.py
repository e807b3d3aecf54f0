"""Wild Cube."""

import pytest

from forceout.games.on_sets.variations.wild_cube import WildCube
from tests.games.on_sets.table import Table, called

EVERY_DIVISION = ["elementary", "middle", "junior", "senior"]


@pytest.mark.parametrize("division", EVERY_DIVISION)
def test_the_named_cube_may_stand_for_another_symbol(table: Table, division: str) -> None:
    """On-Sets XIII-A-2, XIII-B-2, XIII-C-5."""
    assert table.codes("B ∩@Y R", permitted="BYR", division=division, variations=[WildCube("Y")]) == set()
    assert table.codes("B ∩@Y R", permitted="BYR", division=division) == {"wild-unknown"}


@pytest.mark.parametrize("division", EVERY_DIVISION)
@pytest.mark.parametrize("cube", ["1", "=", "⊆", "X"])
def test_no_digit_and_no_relation_can_be_wild(table: Table, division: str, cube: str) -> None:
    """On-Sets XIII-A-2, XIII-B-2, XIII-C-5."""
    assert table.pick(called("wild-cube", cube=cube), division=division) == "malformed"
    assert table.pick(called("wild-cube", cube="V"), division=division) is None


def test_on_sets_XIII_B_2_a_wild_cube_may_be_a_relation(table: Table) -> None:
    wild = [WildCube("Y")]
    assert table.codes("B ⊆@Y R, B ∪ Λ", permitted="BYR∪Λ", variations=wild) == set()
    assert table.codes("B ⊆@Y R, B ∪ Λ", required="Y", permitted="BR∪Λ", variations=wild) == set()


def test_on_sets_II_C_2_a_cube_that_was_not_rolled_cannot_be_wild(table: Table) -> None:
    assert table.pick(called("wild-cube", cube="Y"), roll="BRG∪") == "no-effect"
    assert table.pick(called("wild-cube", cube="G"), roll="BRG∪") is None


def test_on_sets_II_C_2_a_wild_cube_is_chosen_once(table: Table) -> None:
    wild = called("wild-cube", cube="Y")
    assert table.pick(wild, after=[wild]) == "already-chosen"
    assert table.pick(wild) is None

"""Two Operations."""

import pytest

from forceout.games.on_sets.variations.two_operations import TwoOperations
from forceout.games.on_sets.variations.wild_cube import WildCube
from tests.games.on_sets.table import Shake, Table, called


@pytest.mark.parametrize(
    ("division", "section"),
    [("elementary", "XIII-A-5"), ("middle", "XIII-B-5"), ("junior", "XIII-C-6"), ("senior", "XIII-C-6")],
)
def test_two_operation_symbols_are_the_least(table: Table, division: str, section: str) -> None:
    """On-Sets XIII-A-5, XIII-B-5, XIII-C-6, VII-B-5, VII-C-5-e."""
    shake: Shake = {"division": division, "variations": [TwoOperations()]}
    assert table.breaches("B ∩ R", shake) == {("two-operations", section)}
    assert table.codes("(B ∩ R) - Λ", shake) == set()
    assert table.codes("B'", shake, goal="row 5") == {"two-operations"}
    assert table.codes("B ∪ R'", shake, goal="row 5 1") == set()


def test_on_sets_XIII_A_5_a_what_counts_is_the_use(table: Table) -> None:
    both = [TwoOperations(), WildCube("Y")]
    assert table.codes("(B ∩ R) -@Y Λ", variations=both) == set()
    assert table.codes("B ∩ R@Y", variations=both) == {"two-operations"}
    sign = [TwoOperations(), WildCube("-")]
    assert table.codes("(B ∩ R) ∩@- V", variations=sign) == set()
    assert table.codes("B ∩ R@-", variations=sign) == {"two-operations"}


@pytest.mark.parametrize(("text", "goal"), [("R ∪ B ∪ V", "row 5 3"), ("(B ∩ R) ∩ R", "row 2"), ("G''", "row 4")])
def test_on_sets_XIII_A_5_b_the_two_may_be_alike(table: Table, text: str, goal: str) -> None:
    assert table.codes(text, goal=goal, variations=[TwoOperations()]) == set()
    assert table.codes("R ∪ B", goal="row 5", variations=[TwoOperations()]) == {"two-operations"}


@pytest.mark.parametrize("division", ["middle", "junior", "senior"])
def test_guidelines_E16_signs_of_a_restriction_do_not_count(table: Table, division: str) -> None:
    shake: Shake = {"division": division, "variations": [TwoOperations()]}
    assert table.codes("B ∩ R ⊆ G ∪ V, B ∩ R", shake) == {"two-operations"}
    assert table.codes("B ⊆ R, (B ∩ R) ∪ Λ", shake) == set()


def test_on_sets_II_C_2_an_operation_or_a_wild_cube_was_rolled(table: Table) -> None:
    assert table.pick(called("two-operations"), roll="BRGV=") == "no-effect"
    assert table.pick(called("two-operations"), roll="BRGV='") is None
    assert table.pick(called("two-operations"), after=[called("wild-cube", cube="B")], roll="BRGV=") is None

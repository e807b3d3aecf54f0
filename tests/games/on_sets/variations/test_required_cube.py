"""Required Cube."""

import pytest

from forceout.games.on_sets.variations.required_cube import RequiredCube
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from tests.games.on_sets.table import Shake, Table, called


@pytest.mark.parametrize(
    ("division", "section"),
    [("elementary", "XIII-A-1"), ("middle", "XIII-B-1"), ("junior", "XIII-C-4"), ("senior", "XIII-C-4")],
)
def test_every_solution_contains_the_named_cube(table: Table, division: str, section: str) -> None:
    """On-Sets XIII-A-1, XIII-B-1, XIII-C-4."""
    shake: Shake = {"division": division, "variations": [RequiredCube("'")]}
    assert table.breaches("B ∩ R", shake) == {("required-cube", section)}
    assert table.codes("(B ∩ R)''", shake) == set()


@pytest.mark.parametrize("cube", ["1", "X", "", "BR"])
def test_on_sets_XIII_A_1_the_cube_is_a_symbol_and_no_digit(table: Table, cube: str) -> None:
    assert table.pick(called("required-cube", cube=cube)) == "malformed"
    assert table.pick(called("required-cube", cube="Y")) is None
    assert table.pick(called("required-cube")) == "malformed"


def test_on_sets_II_C_2_a_cube_that_was_not_rolled_cannot_be_required(table: Table) -> None:
    for division in ("elementary", "middle", "junior", "senior"):
        assert table.pick(called("required-cube", cube="Y"), division=division, roll="BRG∪") == "no-effect"
        assert table.pick(called("required-cube", cube="Y"), division=division, roll="BRGY") is None


def test_guidelines_A7_a_wild_cube_does_not_supply_the_required_one(table: Table) -> None:
    wild = called("wild-cube", cube="B")
    assert table.pick(called("required-cube", cube="Y"), after=[wild], roll="BRG∪∩") == "no-effect"
    assert table.pick(called("required-cube", cube="B"), after=[wild], roll="BRG∪∩") is None


def test_on_sets_XIII_B_1_comment_a_required_sign_may_be_in_the_restriction(table: Table) -> None:
    required = [RequiredCube("∪")]
    assert table.codes("B ⊆ R ∪ Λ, B ∩ R", variations=required) == set()
    assert table.codes("B ⊆ R, B ∩ R", variations=required) == {"required-cube"}


def test_on_sets_XIII_B_1_comment_in_required_it_is_in_both_parts_as_usual(table: Table) -> None:
    shake: Shake = {"required": "∪", "permitted": "BBRRΛΛ⊆∩", "variations": [RequiredCube("∪")]}
    assert table.codes("B ⊆ R ∪ Λ, B ∩ R", shake) == {"required-unused"}
    assert table.codes("B ⊆ R ∪ Λ, B ∪ Λ", shake) == set()


def test_each_of_two_solutions_contains_it(table: Table) -> None:
    """On-Sets XIII-C-4, XIII-D-14-b."""
    senior: Shake = {"division": "senior", "variations": [RequiredCube("-"), TwoSolutions()]}
    assert table.codes("(B ∩ R) - Λ || G - R", senior) == set()
    assert table.codes("B ∩ R || G - R", senior) == {"required-cube"}

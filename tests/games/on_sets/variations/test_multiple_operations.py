"""Multiple Operations."""

import pytest

from forceout.games.on_sets.variations.multiple_operations import MultipleOperations
from tests.games.on_sets.table import Shake, Table, called

MANY = [MultipleOperations()]


@pytest.mark.parametrize("sign", ["∪", "∩", "-", "'"])
@pytest.mark.parametrize("division", ["elementary", "middle"])
def test_a_sign_may_be_used_over_and_over(table: Table, sign: str, division: str) -> None:
    """On-Sets XIII-A-6, XIII-B-6."""
    text = "B''" if sign == "'" else f"B {sign} (R {sign} G)"
    shake: Shake = {"permitted": f"BRG{sign}", "division": division}
    assert "cube-unavailable" not in table.codes(text, shake, variations=MANY)
    assert "cube-unavailable" in table.codes(text, shake)


@pytest.mark.parametrize("division", ["junior", "senior"])
def test_on_sets_XIII_C_1_multiple_operations_are_always_on_in_junior_and_senior(table: Table, division: str) -> None:
    assert table.codes("(B ∩ R) ∩ V", permitted="BRV∩", division=division) == set()
    assert table.codes("(B ∩ R) ∩ V", permitted="BRV∩", division=division, form="advanced") == {"cube-unavailable"}


def test_on_sets_XIII_B_6_restrictions_may_repeat_signs_too(table: Table) -> None:
    assert table.codes("(B ∩ R) ∩ V ⊆ V, (B ∩ R) ∩ V", permitted="BRVV∩⊆", variations=MANY) == set()
    assert table.codes("(B ∩ R) ∩ V ⊆ V, B ∩ R", permitted="BRVV∩⊆") == {"cube-unavailable"}


def test_on_sets_XIII_A_6_no_forbidden_sign_is_repeated(table: Table) -> None:
    assert table.codes("(B ∩ R) ∩ V", permitted="BRV", forbidden="∩", variations=MANY) == {"cube-unavailable"}


def test_on_sets_XIII_A_6_relations_and_colors_are_not_repeated(table: Table) -> None:
    assert table.codes("B ⊆ R ⊆ V, B ∪ B", permitted="BR⊆V∪", variations=MANY) == {"cube-unavailable"}
    assert table.codes("(B ∩ R) ∩ V", permitted="BRV∩", variations=MANY) == set()


@pytest.mark.parametrize("situation", ["impossible", "now"])
def test_on_sets_XIII_A_6_a_a_sign_in_resources_may_be_repeated(table: Table, situation: str) -> None:
    shake: Shake = {"permitted": "BRV", "resources": "∩G", "situation": situation}
    assert table.codes("(B ∩ R) ∩ V", shake, variations=MANY) == set()
    assert "cube-unavailable" in table.codes("(B ∩ R) ∩ V", shake)


def test_on_sets_XIII_A_6_b_a_repeated_sign_needs_no_mark(table: Table) -> None:
    """On-Sets 2026-27 Appendix-A-multiple-operations."""
    assert table.codes("((B ∩ R) ∩ V) ∩ V", permitted="BRVV∩", variations=MANY) == set()


def test_on_sets_II_C_2_an_operation_or_a_wild_cube_was_rolled(table: Table) -> None:
    assert table.pick(called("multiple-operations"), division="middle", roll="BRGV=") == "no-effect"
    assert table.pick(called("multiple-operations"), division="middle", roll="BRGV=-") is None
    wild = called("wild-cube", cube="B")
    assert table.pick(called("multiple-operations"), after=[wild], division="middle", roll="BRGV=") is None

"""Starting a shake: is a variation pick legal."""

import pytest

from tests.games.on_sets.table import EDITIONS, Table, called

BOTH = pytest.mark.parametrize("table", [Table(edition) for edition in EDITIONS], ids=lambda table: table.edition.name)


@BOTH
def test_on_sets_II_C_2_what_changes_nothing_cannot_be_picked(table: Table) -> None:
    assert table.pick(called("required-cube", cube="Y"), roll="BRG") == "no-effect"
    assert table.pick(called("required-cube", cube="Y"), roll="BRGY") is None


@BOTH
def test_on_sets_II_C_2_what_contradicts_an_earlier_pick_cannot_be_picked(table: Table) -> None:
    earlier = called("required-card", card="BR")
    assert table.pick(called("forbidden-card", card="BR"), after=[earlier]) == "conflict"
    assert table.pick(called("forbidden-card", card="R"), after=[earlier]) is None


@BOTH
def test_on_sets_II_C_2_what_is_chosen_already_cannot_be_picked(table: Table) -> None:
    assert table.pick(called("two-operations"), after=[called("two-operations")]) == "already-chosen"
    assert table.pick(called("two-operations"), after=[called("absolute-value")]) is None


@BOTH
@pytest.mark.parametrize("form", ["basic", "advanced"])
def test_on_sets_II_C_2_only_the_adventurous_game_has_variations(table: Table, form: str) -> None:
    assert table.pick(called("two-operations"), form=form) == "not-offered"


@BOTH
@pytest.mark.parametrize("division", ["junior", "senior"])
@pytest.mark.parametrize(
    "name", ["multiple-operations", "union-intersection-interchangeable", "universe-null-interchangeable"]
)
def test_guidelines_A17_what_is_always_in_force_cannot_be_picked(table: Table, name: str, division: str) -> None:
    """On-Sets XIII-C."""
    assert table.pick(called(name), division=division) == "always-in-force"
    assert table.pick(called(name), division="middle") is None


@BOTH
def test_guidelines_A12_a_wild_cube_chosen_before_can_be_the_missing_symbol(table: Table) -> None:
    """On-Sets II-C-2; Guidelines A14."""
    wild = called("wild-cube", cube="B")
    for name in ("no-null-restrictions", "multiple-operations", "universe-null-interchangeable"):
        assert table.pick(called(name), division="middle", roll="BRG") == "no-effect"
        assert table.pick(called(name), after=[wild], division="middle", roll="BRG") is None


@BOTH
def test_the_refusal_cites_the_rule_and_says_what_to_do(table: Table) -> None:
    """On-Sets II-C-2."""
    asked = {"kind": "selection", "universe": ["B", "R"], "resources": ["B", "'"], "division": "junior"}
    refused = table.ask(**asked, pick=called("required-cube", cube="Y"))
    assert (refused["rule"], refused["legal"]) == ("II-C-2", False)
    malformed = table.ask(**asked, pick=called("required-cube", cube="1"))
    assert (malformed["rule"], malformed["code"]) == ("XIII-C-4", "malformed")
    always = table.ask(**asked, pick=called("multiple-operations"))
    assert (always["rule"], always["code"]) == ("XIII-C-1", "always-in-force")

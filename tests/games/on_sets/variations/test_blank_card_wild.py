"""Blank Card Wild."""

import pytest

from forceout.games.on_sets.variations.blank_card_wild import BlankCardWild
from tests.games.on_sets.table import Shake, Table, called

WILD: Shake = {"division": "junior", "variations": [BlankCardWild()]}


@pytest.mark.parametrize("division", ["junior", "senior"])
def test_on_sets_XIII_C_12_writers_give_the_blank_card_what_colors_they_like(table: Table, division: str) -> None:
    assert table.picked("B ∩ R, blank: BR", WILD, division=division) == {"BRG", "BR", "-"}
    assert table.picked("B ∩ R, blank: BRGY", WILD, division=division) == {"BRG", "BR", "-"}
    assert table.picked("B ∩ R, blank: B", WILD, division=division) == {"BRG", "BR"}
    assert table.codes("B ∩ R, blank: BR", WILD, division=division, goal="row 3") == set()


def test_on_sets_XIII_C_12_restrictions_see_the_dots_as_well(table: Table) -> None:
    assert table.picked("R ⊆ G, V, blank: RY", WILD) == {"BRG", "BY", "RGY", "G", "GY"}
    assert "-" in table.picked("R ⊆ G, V, blank: RG", WILD)


def test_guidelines_E17_a_blank_card_that_nothing_is_said_of_is_blank(table: Table) -> None:
    """On-Sets XIII-C-12-b."""
    assert table.picked("B ∩ R", WILD) == {"BRG", "BR"}
    assert table.picked("B ∩ R, blank: -", WILD) == {"BRG", "BR"}
    assert table.codes("B ∩ R", WILD) == table.codes("B ∩ R, blank: -", WILD) == set()


def test_on_sets_XIII_C_12_a_the_blank_card_was_dealt(table: Table) -> None:
    """Guidelines A18."""
    assert table.pick(called("blank-card-wild"), universe="B R G Y BR BG") == "no-effect"
    assert table.pick(called("blank-card-wild"), universe="B R G Y BR -") is None

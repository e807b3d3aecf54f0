"""Double Set."""

import pytest

from forceout.editions.on_sets_2014_15 import ON_SETS_2014_15
from forceout.editions.on_sets_2026_27 import ON_SETS_2026_27
from forceout.games.on_sets.variations.absolute_value import AbsoluteValue
from forceout.games.on_sets.variations.blank_card_wild import BlankCardWild
from forceout.games.on_sets.variations.double_set import DoubleSet
from forceout.games.on_sets.variations.symmetric_difference import SymmetricDifference
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from tests.games.on_sets.table import Shake, Table, called


@pytest.mark.parametrize("division", ["junior", "senior"])
def test_on_sets_XIII_C_10_cards_of_the_named_set_count_double(table: Table, division: str) -> None:
    shake: Shake = {"division": division, "variations": [DoubleSet.fill_in("R")]}
    assert table.values("B", shake) == [5]
    assert table.values("R", shake) == [8]
    assert table.values("R'", shake) == [4]
    assert table.codes("B ∩ V", shake, goal="row 5") == set()
    assert table.codes("B ∩ V", shake, goal="row 3") == {"not-equal"}


def test_on_sets_XIII_C_10_removed_cards_do_not_count(table: Table) -> None:
    assert table.values("R ⊆ G, B", division="junior", variations=[DoubleSet.fill_in("R")]) == [3]


@pytest.mark.parametrize("name", ["B", "R'", "G ∩ Y", "(B - R)'", "V - B'", "[(B)] ∪ {R}", "B''"])
def test_on_sets_XIII_C_10_examples_a_set_has_up_to_four_symbols(table: Table, name: str) -> None:
    assert table.pick(called("double-set", set=name)) is None


@pytest.mark.parametrize("name", ["B ∪ R ∪ G", "Y - (B ∩ G)'", "B' - R'", "V - (R - B)", "R' ∪ (G - Y)"])
def test_guidelines_A23_a_longer_name_is_illegal(table: Table, name: str) -> None:
    """On-Sets XIII-C-10, XIII-C-10-examples."""
    assert table.pick(called("double-set", set=name)) == "malformed"


@pytest.mark.parametrize("name", ["", "B ∪", "B = R", "B, R", "B || R", "3", "B@R", "blank: B", "B, blank: R", "B +"])
def test_on_sets_XIII_C_10_the_blank_holds_the_name_of_one_set(table: Table, name: str) -> None:
    assert table.pick(called("double-set", set=name)) == "malformed"
    assert table.pick(called("double-set")) == "malformed"
    assert table.pick(called("double-set", set="B")) is None


@pytest.mark.parametrize("name", ["Λ", "V'", "B - B", "B ∩ Y"])
def test_guidelines_A21_a_double_set_without_cards_is_illegal(table: Table, name: str) -> None:
    """On-Sets XIII-C-10, XIII-C-10-examples."""
    assert table.pick(called("double-set", set=name), universe="BR R G Y BG RG GY B BRG RGY") == "no-effect"
    assert table.pick(called("double-set", set="B ∩ R"), universe="BR R G Y BG RG GY B BRG RGY") is None


@pytest.mark.parametrize("name", ["V", "Λ'", "B ∪ B'", "B ∪ R'"])
def test_guidelines_A22_a_double_set_of_the_whole_universe_is_illegal(table: Table, name: str) -> None:
    """On-Sets XIII-C-10, XIII-C-10-examples."""
    assert table.pick(called("double-set", set=name), universe="BR G Y BG GY B BRG -") == "malformed"
    assert table.pick(called("double-set", set="B ∪ G"), universe="BR G Y BG GY B BRG -") is None


def test_on_sets_XIII_C_10_the_name_need_not_be_on_the_rolled_cubes(table: Table) -> None:
    assert table.pick(called("double-set", set="B ∩ R"), roll="GY-") is None


def test_on_sets_XIII_C_12_c_each_writer_doubles_the_blank_card_by_dots(table: Table) -> None:
    shake: Shake = {"division": "junior", "variations": [DoubleSet.fill_in("B"), BlankCardWild()]}
    assert table.values("R', blank: BY", shake) == [6]
    assert table.values("R', blank: Y", shake) == [5]
    assert table.values("R'", shake) == [5]


def test_two_solutions_may_reach_different_values_with_doubled_cards(table: Table) -> None:
    """On-Sets XIII-C-10, XIII-D-14-g."""
    shake: Shake = {
        "division": "senior",
        "goal": "row 4 ~1",
        "variations": [DoubleSet.fill_in("R"), AbsoluteValue(), TwoSolutions()],
    }
    assert table.codes("(B ∩ Y) ∪ (R ∩ Y) || B ∪ Λ", shake) == set()
    assert table.codes("B ∪ Λ || R ∪ Λ", shake) == {"not-equal"}


SYMMETRIC, MINUS = SymmetricDifference(), DoubleSet.fill_in("B - Y")


def test_on_sets_2026_27_XIII_C_10_comment_the_order_of_choosing_settles_the_minus() -> None:
    """On-Sets 2026-27 XIII-D-13-c."""
    table = Table(ON_SETS_2026_27)
    assert table.values("V", division="senior", variations=[MINUS, SYMMETRIC]) == [10]
    assert table.values("V", division="senior", variations=[SYMMETRIC, MINUS]) == [12]


def test_on_sets_2026_27_XIII_C_10_comment_holds_when_the_set_is_picked() -> None:
    """On-Sets 2026-27 XIII-D-13-c."""
    table = Table(ON_SETS_2026_27)
    universe = "B BR BG BRG BRY BGY BRGY BY R -"
    minus = called("double-set", set="Y - B")
    assert table.pick(minus, universe=universe) == "no-effect"
    assert table.pick(minus, after=[called("symmetric-difference")], universe=universe) is None


def test_on_sets_2014_15_XIII_C_10_comment_a_minus_is_read_as_in_solutions() -> None:
    table = Table(ON_SETS_2014_15)
    for variations in ([MINUS, SYMMETRIC], [SYMMETRIC, MINUS]):
        assert table.values("V", division="senior", variations=variations) == [12]
    assert table.values("V", division="senior", variations=[MINUS]) == [10]

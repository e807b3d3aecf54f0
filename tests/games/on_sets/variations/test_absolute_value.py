"""Absolute Value."""

import pytest

from forceout.games.on_sets.variations.absolute_value import AbsoluteValue
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from tests.games.on_sets.table import Shake, Table

ABSOLUTE = [AbsoluteValue()]


@pytest.mark.parametrize("division", ["middle", "junior", "senior"])
@pytest.mark.parametrize(
    ("goal", "values"),
    [
        ("row 5 ~2", (3, 7)),
        ("row ~5 ~2", (3, 7)),
        ("column 2 ~3", (6,)),
        ("column ~2 ~3", (6,)),
        ("tee 2 1 ~4", (10,)),
        ("ell 4 ~2 ~1", (7, 9)),
        ("row 3 2", (5,)),
    ],
)
def test_an_upside_down_digit_may_be_read_upright(
    table: Table, division: str, goal: str, values: tuple[int, ...]
) -> None:
    """On-Sets XIII-B-9, XIII-C-9."""
    assert table.verdict("B", goal=goal, division=division, variations=ABSOLUTE).goal_values == values


def test_on_sets_XIII_B_9_each_writer_reads_it_anew(table: Table) -> None:
    shake: Shake = {"goal": "row 3 ~1", "variations": ABSOLUTE}
    assert table.codes("B ∩ R", shake) == set()
    assert table.codes("G'", shake) == set()
    assert table.codes("G'", goal="row 3 ~1") == {"not-equal"}


def test_on_sets_VII_B_3_b_only_legal_values_can_be_met(table: Table) -> None:
    shake: Shake = {"goal": "row 1 ~3", "variations": ABSOLUTE}
    assert table.codes("G'", shake) == set()
    assert table.codes("B ∩ R", shake) == {"not-equal"}


def test_on_sets_VII_C_5_b_a_value_that_the_goal_cannot_have_is_wrong(table: Table) -> None:
    shake: Shake = {"goal": "row 3 ~1", "variations": ABSOLUTE}
    assert table.codes("B ∪ Λ", shake) == {"not-equal"}
    assert table.codes("G'", shake) == set()


def test_guidelines_E30_two_solutions_may_meet_different_values(table: Table) -> None:
    """On-Sets XIII-D-14-g."""
    both: Shake = {"division": "senior", "goal": "row 3 ~1", "variations": [*ABSOLUTE, TwoSolutions()]}
    assert table.codes("B ∩ R || G'", both) == set()
    assert table.codes("B ∩ R || B ∪ Λ", both) == {"not-equal"}
    assert table.codes("B ∩ R || G'", both, variations=[TwoSolutions()]) == {"not-equal"}

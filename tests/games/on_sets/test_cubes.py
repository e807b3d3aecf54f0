"""The cubes."""

import pytest

from forceout.games.on_sets.cubes import KIT, beyond_kit, read_cube
from tests.games.on_sets.table import ROLL


def test_on_sets_I_B_2_one_roll_is_eighteen_cubes_of_four_kinds() -> None:
    assert [kind.how_many for kind in KIT] == [3, 8, 4, 3]
    assert beyond_kit(ROLL) is None
    for cube in "1B∪V":
        assert beyond_kit(f"{ROLL}{cube}") is not None


@pytest.mark.parametrize(("faces", "most"), [("12345", 3), ("BRGY", 8), ("∪∩-'", 4), ("VΛ=⊆", 3)])
def test_no_more_cubes_of_a_kind_than_the_kit_has(faces: str, most: int) -> None:
    """On-Sets I-B-2, I-B-2-a, I-B-2-b, I-B-2-c, I-B-2-d."""
    cubes = faces * 3
    assert beyond_kit(cubes[:most]) is None
    assert beyond_kit(cubes[: most + 1]) is not None


def test_on_sets_I_B_2_a_digit_cubes_show_one_to_five() -> None:
    assert [read_cube(digit) for digit in "0123456"] == [None, "1", "2", "3", "4", "5", None]


def test_on_sets_I_B_2_c_four_operations_are_on_the_cubes() -> None:
    assert [read_cube(sign) for sign in "∪∩-'+"] == ["∪", "∩", "-", "'", None]


def test_on_sets_I_B_2_d_restriction_cubes_show_four_symbols() -> None:
    assert [read_cube(sign) for sign in "VΛ=⊆⊂"] == ["V", "Λ", "=", "⊆", None]


@pytest.mark.parametrize(
    ("spelled", "symbol"),
    [("b", "B"), ("U", "∪"), ("n", "∩"), ("−", "-"), ("’", "'"), ("v", "V"), ("^", "Λ"), ("∅", "Λ"), ("C", "⊆")],
)
def test_a_cube_is_read_in_any_of_its_spellings(spelled: str, symbol: str) -> None:
    assert read_cube(spelled) == symbol

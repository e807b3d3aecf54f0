"""The cubes."""

import pytest

from forceout.games.equations.cubes import KIT, SYMBOLS, Color, Cube, beyond_kit, read_cube
from forceout.messages.message import sentence
from tests.games.equations.table import ROLL, Table, cubes_of


def test_equations_I_B_1_six_cubes_of_each_color_show_digits_and_signs() -> None:
    assert [(kind.color, kind.how_many) for kind in KIT] == [(color, 6) for color in Color]
    assert {face for kind in KIT for face in kind.faces} == set(SYMBOLS)
    assert beyond_kit(cubes_of(ROLL)) is None
    assert beyond_kit(cubes_of(f"{ROLL} 7")) is not None


@pytest.mark.parametrize(
    ("cubes", "fits"),
    [("7 " * 6, True), ("7 " * 7, False), ("0 " * 12, True), ("0 " * 13, False), ("r0 " * 7, False)],
)
def test_no_more_cubes_than_the_kit_has_however_they_are_colored(cubes: str, fits: bool) -> None:
    """Equations I-B-1."""
    assert (beyond_kit(cubes_of(cubes)) is None) == fits


def test_cubes_without_color_share_what_the_kit_has_left() -> None:
    assert beyond_kit(cubes_of("r0 r0 r0 r0 r0 r0 1 1 1 1 1 1")) is None
    excess = beyond_kit(cubes_of("r0 r0 r0 r0 r0 r0 1 1 1 1 1 1 1"))
    assert excess is not None
    assert sentence(excess) == "13 red or blue cubes, and the kit has 12"


@pytest.mark.parametrize(
    ("text", "cube"),
    [
        *(("3", Cube("3")), ("r3", Cube("3", Color.RED)), ("k√", Cube("√", Color.BLACK)), ("x", Cube("×"))),
        *(("/", Cube("÷")), ("^", Cube("*")), ("v", Cube("√")), ("−", Cube("-")), ("g*", Cube("*", Color.GREEN))),
        *(("r7", None), ("k0", None), ("q", None), ("", None), ("r", None), ("33", None), ("!", None)),
    ],
)
def test_a_cube_is_read_with_its_color_where_the_kit_has_it(text: str, cube: Cube | None) -> None:
    assert read_cube(text) == cube


def test_equations_I_B_2_every_section_of_the_mat_has_its_say(table: Table) -> None:
    """Equations I-B-2-a, I-B-2-b, I-B-2-c, I-B-2-d."""
    assert table.codes("3+4 = 7", required="3", permitted="+ 4 9", forbidden="5") == set()
    assert table.codes("4+4 = 8", goal="8", required="3", permitted="+ 4 4") == {"required-unused"}
    assert table.codes("3+5 = 8", goal="8", required="3", permitted="+ 4", forbidden="5") == {"cube-unavailable"}
    assert table.codes("7+0 = 7", goal="7", permitted="+ 0") == {"cube-unavailable"}

"""What every table needs."""

from forceout.tournament.equipment import equipment
from forceout.tournament.settings import Competition


def test_on_sets_I_B_and_I_C_the_things_of_a_table() -> None:
    sets = [str(one) for one in equipment(Competition("x", "middle", "on-sets", "2026-27", 4))]
    assert any(one.startswith("16 cards") for one in sets)
    assert any(one.startswith("18 cubes") for one in sets)
    assert any("sand timer" in one for one in sets)
    assert "phones" in sets[-1]


def test_equations_I_B_and_I_C_the_things_of_a_table() -> None:
    plain = [str(one) for one in equipment(Competition("x", "middle", "equations", "2015-16", 4, "even", form="basic"))]
    assert any(one.startswith("24 cubes") for one in plain)
    assert not any("variations" in one for one in plain)

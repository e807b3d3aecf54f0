"""Default groupings, and what happens when two of them clash."""

import pytest

from tests.games.equations.table import Called, Shake, Table, called

FACTORIAL, FACTORS, IMAGINARY = called("factorial"), called("number-of-factors"), called("imaginary")
RED = called("exponent", color="red")


def test_equations_VII_B_6_a_there_is_no_order_of_operations(table: Table) -> None:
    assert table.values("5*2-4+0") == ["1/25", "21"]
    assert table.values("2×4-(3+1)") == ["0", "4"]
    assert table.values("7+5×3", side="goal") == ["22", "36"]


def test_equations_VII_B_6_b_i_a_radical_covers_the_number_behind_it(table: Table) -> None:
    """Equations VII-B-6-b."""
    assert table.values("√4+5") == ["7"]
    assert table.values("√(4+5)+7") == ["10"]
    assert table.values("9√5*9", division="elementary") == "undefined"
    assert table.goal("√4+5") == ["3", "7"]


def test_equations_VII_B_6_b_ii_a_factorial_covers_the_number_before_it(table: Table) -> None:
    """Equations XIII-A-4-comment-b."""
    assert table.values("4+7!", FACTORIAL) == ["5044"]
    assert table.values("(4+7)!", FACTORIAL) == ["39916800"]
    assert table.values("2×(1+2)!", FACTORIAL) == ["12"]


def test_equations_VII_B_6_b_iii_an_exponent_cube_covers_the_number_before_it(table: Table) -> None:
    """Equations XIII-B-12-comment-a."""
    assert table.values("4+3²", RED) == table.values("4+3↑2", RED) == ["13"]
    assert table.values("4+3!²", RED, FACTORIAL) == ["40"]


def test_equations_VII_B_6_b_iv_a_prefix_covers_the_number_behind_it(table: Table) -> None:
    """Equations XIII-A-9-comment-b, XIII-A-15-comment-b."""
    prime = called("smallest-prime")
    assert table.values("×7+9", FACTORS, division="elementary") == ["11"]
    assert table.values("×7+9", prime, division="elementary") == ["20"]
    assert table.values("××9÷2", FACTORS, division="elementary") == ["1"]
    assert table.values("√×10", FACTORS, division="elementary", side="goal") == ["2"]
    assert table.values("×4×2", FACTORS, division="elementary") == ["6"]
    assert table.values("×(4×2)", FACTORS, division="elementary") == ["4"]
    assert table.values("×5×7", prime, division="elementary") == ["49"]
    assert table.values("×(5×7)", prime, division="elementary") == ["37"]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        *(("3+2√", ["3+2i"]), ("2√+3", ["3+2i"]), ("3+√2", ["3+2i"]), ("√2+3", ["3+2i"]), ("√*2", ["-1"])),
        *(("5√2-7", ["-7+10i"]), ("3+2×√", ["3+2i"]), ("5×√-√×4", ["0+1i"]), ("5×√-√4", ["0+1i"])),
        *(("2√*8", ["256"]), ("(3+2)√", ["0+5i"]), ("8÷2×√", ["0-4i"])),
    ],
)
def test_equations_VII_B_6_b_v_products_with_i_come_first(table: Table, text: str, values: list[str]) -> None:
    """Equations XIII-D-11, XIII-D-11-note."""
    assert table.values(text, IMAGINARY, division="senior") == values


@pytest.mark.parametrize(
    ("text", "values", "variations"),
    [
        ("√9!", ["6", "≈602.395219105"], [FACTORIAL]),
        ("4+×7!", ["6", "64", "720"], [FACTORIAL, FACTORS]),
        ("4+×12²", ["19", "40", "100"], [RED, FACTORS]),
        ("√5!²", ["120"], [FACTORIAL, RED]),
        ("√9²", ["9"], [RED]),
        ("√10!÷7", ["≈272.134420567", "720"], [FACTORIAL]),
    ],
)
def test_equations_VII_B_6_c_examples_clashing_defaults_bind_neither_sign(
    table: Table, text: str, values: list[str], variations: list[Called]
) -> None:
    """Equations VII-B-6-c."""
    assert table.values(text, *variations, side="goal", division="junior") == values


def test_signs_on_the_same_side_do_not_clash(table: Table) -> None:
    """Equations VII-B-6-c."""
    assert table.values("√×9", FACTORS, division="junior") == ["≈1.73205080757"]
    assert table.values("3!²", FACTORIAL, RED) == ["36"]
    assert table.values("3!!", FACTORIAL) == ["720"]


def test_equations_VII_B_6_c_note_defaults_never_limit_the_goal(table: Table) -> None:
    assert table.goal("×4×12", FACTORS, division="elementary") == ["10", "36"]
    shake: Shake = {"goal": "×4×12", "division": "elementary", "variations": [FACTORS]}
    assert table.codes("9×4 = ×4×12", shake) == set()
    assert table.codes("5×2 = ×(4×12)", shake) == set()


def test_an_i_and_another_sign_may_clash(table: Table) -> None:
    """Equations VII-B-6-c, XIII-D-11."""
    assert table.values("2√²", IMAGINARY, RED, division="senior") == ["-4"]
    assert table.values("3+2√²", IMAGINARY, RED, division="senior") == ["-25", "-1", "5+12i"]
    assert table.values("√²", IMAGINARY, RED, division="senior") == ["-1"]

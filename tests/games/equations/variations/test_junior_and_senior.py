"""What Junior and Senior add and widen."""

import pytest

from tests.games.equations.table import Rules, Shake, Table, called

WILD, TIMES, MANY = called("wild", cube="0"), called("wild", cube="×"), called("multiple-operations")
FACTORIAL, FACTORS, POWERS = called("factorial"), called("number-of-factors"), called("powers-of-the-base")
ELEVEN, TWELVE = called("base", base=11), called("base", base=12)
IMAGINARY, DECIMALS, LOG = called("imaginary"), called("decimal-in-goal"), called("log")
SENIOR: Rules = {"division": "senior"}


def test_equations_XIII_C_1_sideways_and_upside_down_are_always_in_force(table: Table) -> None:
    """Equations XIII-C, XIII-C-2, XIII-D."""
    for division in ("junior", "senior"):
        assert table.goal(">4+~3", division=division) == ["-11/4"]
        assert table.goal(">4+~3", division=division, form="basic") == "syntax"


def test_equations_XIII_C_3_either_0_or_times_may_be_wild(table: Table) -> None:
    shake: Shake = {"division": "junior", "variations": [TIMES]}
    assert table.codes("6@×-(6@×÷3) = 4", shake, goal="4", permitted="× - × ÷ 3") == set()
    assert table.codes("(9-@×3)-@×5 = 1", shake, goal="1", permitted="9 × 3 × 5") == set()
    assert "wild-inconsistent" in table.codes("7@×-(3+@×2) = 2", shake, goal="2", permitted="× - 3 × 2")
    assert "wild-inconsistent" in table.codes("(4*@×2)-2 = 2×7", shake, goal="2×7", permitted="4 × 2 - 2")
    assert table.goal("3×9", TIMES, division="junior") == ["-6", "1/3", "≈2.08008382305", "12", "27", "19683"]


def test_equations_XIII_C_5_stars_and_radicals_may_be_digits(table: Table) -> None:
    assert table.values("T+3", ELEVEN, division="junior") == ["13"]
    assert table.values("E×2", TWELVE, division="junior") == ["22"]
    assert table.values("2T-1", ELEVEN, division="junior") == ["31"]
    assert table.goal("*5", ELEVEN, division="junior") == ["115"]
    assert table.goal("2*3", ELEVEN, division="junior") == ["8"]
    assert table.goal("√4", TWELVE, division="junior") == ["2", "136"]
    shake: Shake = {"goal": "12", "division": "junior"}
    assert table.codes("T+3 = 12", shake, permitted="* + 3", variations=[ELEVEN]) == set()
    assert table.codes("E+2 = 12", shake, permitted="√ + 2", variations=[ELEVEN]) == {"variation-misused"}


def test_equations_XIII_C_5_note_a_sideways_ten_is_a_tenth(table: Table) -> None:
    assert table.values(">T+1", ELEVEN, division="junior") == ["11/10"]
    assert table.values("2>T", ELEVEN, division="junior") == "not-allowed"
    assert table.goal("*", ELEVEN, division="junior") == ["1/10", "10"]
    shake: Shake = {"goal": "1", "division": "junior", "variations": [ELEVEN]}
    assert table.codes(">T×T = 1", shake, permitted="* × *") == set()


def test_equations_XIII_C_5_a_an_unmarked_symbol_is_whatever_fits(table: Table) -> None:
    """Equations VII-C-5-e."""
    assert table.values("6+√4", TWELVE, division="junior") == ["8", "142"]
    assert table.values("2*3", ELEVEN, division="junior") == ["8"]
    assert table.values("*+3", ELEVEN, division="junior") == ["13"]


def test_equations_XIII_C_5_b_powers_are_of_the_base(table: Table) -> None:
    assert table.values("7+100@1", POWERS, TWELVE, division="junior") == ["151"]


def test_equations_XIII_C_5_c_a_wild_cube_may_be_a_digit_ten(table: Table) -> None:
    shake: Shake = {"goal": "12", "division": "junior", "variations": [WILD, ELEVEN]}
    assert table.codes("T@0+3 = 12", shake, permitted="0 + 3") == set()
    assert table.codes("(T@0*@01)+3 = 12", shake, permitted="0 0 1 + 3") == set()


def test_equations_XIII_C_8_multiple_of_k_bars_factorials_from_the_goal(table: Table) -> None:
    seven = called("multiple-of", k=7)
    for division in ("junior", "senior"):
        shake: Shake = {"goal": "3", "division": division, "variations": [FACTORIAL, seven]}
        assert table.breaches("9+4 = 3!", shake) == {("too-many-factorials", "XIII-C-8")}
        assert table.codes("3!+4 = 3", shake) == set()
        assert table.goal("3", FACTORIAL, seven, division=division) == ["3"]
    middle: Shake = {"goal": "3", "variations": [FACTORIAL, seven]}
    assert table.codes("9+4 = 3!", middle) == set()


def test_equations_XIII_C_9_comment_what_nobody_can_verify_is_incorrect(table: Table) -> None:
    """Equations XIII-C-9."""
    shake: Shake = {"goal": "56", "division": "junior", "variations": [FACTORIAL, FACTORS, called("multiple-of", k=11)]}
    assert table.codes("×((8!)!+1) = 56", shake) == {"unverifiable"}
    assert table.values("×(6*4)", FACTORS, division="junior") == ["25"]
    assert table.values("×(6*(6*6))", FACTORS, division="junior") == ["2176875649"]


def test_equations_XIII_D_11_a_radical_is_i(table: Table) -> None:
    """Equations XIII-D-11-comment-e."""
    assert table.goal("3+4√", IMAGINARY, **SENIOR) == ["0+7i", "3+4i"]
    assert table.goal("7√2", IMAGINARY, **SENIOR) == ["0+14i"]
    assert table.codes("2√9 = 3", SENIOR, goal="3", variations=[IMAGINARY]) == {"not-equal"}
    assert table.codes("5√ = (3+2)√", SENIOR, goal="3+2√", variations=[IMAGINARY]) == set()
    assert table.codes("5√ = 3+2√", SENIOR, goal="3+2√", variations=[IMAGINARY]) == {"not-equal"}


def test_equations_XIII_D_11_note_the_writer_names_the_complex_root(table: Table) -> None:
    """Equations III-A-b."""
    shake: Shake = {"goal": "0-8√", "division": "senior", "variations": [IMAGINARY]}
    assert table.codes("((8×2)*(3÷4) := (2i)*3) = 0-8√", shake) == set()
    assert table.codes("((8×2)*(3÷4) := -8i) = 0-8√", shake) == set()
    assert table.codes("(8×2)*(3÷4) = 0-8√", shake) == {"ambiguous"}
    assert table.codes("((8×2)*(3÷4) := 0-7i) = 0-8√", shake) == {"variation-misused"}
    assert table.codes("((8×2)*(3÷4) := 8) = 0-8√", shake) == {"not-equal"}
    assert table.goal("16*>4", IMAGINARY, **SENIOR) == ["-2", "0-2i", "0+2i", "2"]
    assert table.codes("1+1 = (16*>4 := 2)", SENIOR, goal="16*>4", variations=[IMAGINARY]) == set()
    assert table.codes("1+1 = 16*>4", SENIOR, goal="16*>4", variations=[IMAGINARY]) == {"ambiguous"}


def test_equations_XIII_D_11_comment_a_i_is_a_numeral(table: Table) -> None:
    assert table.values("√√", IMAGINARY, **SENIOR) == ["-1"]
    assert table.values("√√√", IMAGINARY, **SENIOR) == ["0-1i"]


def test_equations_XIII_D_11_comment_b_an_exponent_is_real(table: Table) -> None:
    assert table.values("4*√", IMAGINARY, **SENIOR) == "undefined"
    assert table.values("4*2√", IMAGINARY, **SENIOR) == "undefined"


def test_equations_XIII_D_11_comment_c_in_base_twelve_a_radical_may_be_eleven(table: Table) -> None:
    assert table.goal("√4", IMAGINARY, TWELVE, **SENIOR) == ["0+4i", "136"]


def test_equations_XIII_D_11_comment_d_a_wild_radical_is_i(table: Table) -> None:
    shake: Shake = {"goal": "2√", "division": "senior", "variations": [WILD, IMAGINARY]}
    assert table.codes("(1+1)√@0 = 2√", shake, permitted="1 + 1 0") == set()


def test_equations_XIII_D_11_comment_f_i_is_not_repeated(table: Table) -> None:
    shake: Shake = {"goal": "0-1", "division": "senior", "variations": [IMAGINARY, MANY]}
    assert table.codes("√√ = 0-1", shake, permitted="√ + 5") == {"cube-unavailable"}
    assert table.codes("√√ = 0-1", shake, permitted="√ √") == set()


def test_equations_XIII_D_11_comment_g_the_times_is_left_out_only_beside_i(table: Table) -> None:
    assert table.goal("2√*47", IMAGINARY, **SENIOR) == ["0-140737488355328i"]
    assert table.values("2√*8", IMAGINARY, **SENIOR) == ["256"]
    assert table.values("2(√*8)", IMAGINARY, **SENIOR) == "syntax"
    assert table.values("2(3)√", IMAGINARY, **SENIOR) == "syntax"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        *(("2√", "0+2i"), ("√2", "0+2i"), ("2×√", "0+2i"), ("√×2", "0+2i"), ("√>4", "0+1/4i"), ("~3√", "0-3i")),
        *(("(3+4)√", "0+7i"), ("√(3+4)", "0+7i"), ("√*6", "-1"), ("7√2", "0+14i"), ("2i", "0+2i")),
    ],
)
def test_equations_XIII_D_11_examples_ways_to_write_with_i(table: Table, text: str, value: str) -> None:
    assert table.values(text, IMAGINARY, **SENIOR) == [value]


def test_equations_XIII_D_12_points_may_be_put_into_the_goal(table: Table) -> None:
    assert table.goal("20", DECIMALS, **SENIOR) == ["1/5", "2", "20"]
    assert table.goal("3*2", DECIMALS, **SENIOR) == ["9/100", "≈0.786003085597", "≈1.24573093962", "9"]
    shake: Shake = {"goal": "20", "division": "senior", "variations": [DECIMALS]}
    assert table.codes("1+1 = 2.0", shake) == set()
    assert table.codes("1÷5 = .20", shake) == set()
    assert table.codes("(5×4)+0 = 20.", shake) == {"variation-misused"}
    assert table.codes(".5×4 = 2.0", shake) == {"variation-misused"}


def test_equations_XIII_D_12_comment_no_point_before_a_turned_cube(table: Table) -> None:
    assert table.goal(">2", DECIMALS, **SENIOR) == ["1/2"]
    assert table.values(".>2", DECIMALS, side="goal", **SENIOR) == "not-allowed"
    assert table.values(".√", DECIMALS, IMAGINARY, side="goal", **SENIOR) == "syntax"


def test_equations_XIII_D_13_a_sideways_divide_is_a_logarithm(table: Table) -> None:
    assert table.goal("8>÷2", LOG, **SENIOR) == ["3"]
    assert table.goal("3>÷2", LOG, **SENIOR) == ["≈1.58496250072"]
    assert table.values("[(6×4)+1] log 5", LOG, **SENIOR) == ["2"]
    for text in ("5>÷1", "5>÷(3-2)", "0>÷5", "(0-1)>÷1", "(0-8)>÷(3-1)", "4>÷(0-2)"):
        assert table.values(text, LOG, **SENIOR) == "undefined"
    found = table.codes("(3>÷2)×(2>÷3) = 1", SENIOR, goal="1", permitted="3 ÷ 2 × 2 ÷ 3", variations=[LOG])
    assert found == set()

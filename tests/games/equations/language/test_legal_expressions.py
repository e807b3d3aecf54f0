"""Legal expressions."""

import pytest

from tests.games.equations.table import Table, called

IMAGINARY = called("imaginary")


@pytest.mark.parametrize("text", ["+7", "-8", "6×+4", "17÷(-8)", "3+", "×4", "3 4+", "2(3+4)", "(3)(4)", "3+-4"])
def test_equations_III_B_1_plus_and_minus_are_never_signs(table: Table, text: str) -> None:
    """Equations III-A, III-B, Basic-III-E."""
    for form in ("basic", "adventurous"):
        assert table.values(text, side="goal", form=form) == "syntax"


def test_equations_III_A_an_expression_names_a_real_number(table: Table) -> None:
    assert table.values("5÷(3-3)") == "undefined"
    assert table.values("√26", side="goal", division="elementary") == "undefined"
    assert table.values("√26", side="goal") == ["≈5.09901951359"]
    assert table.values("27+16-3", side="goal") == "not-allowed"
    assert table.values("27+1-3", side="goal") == ["25"]


def test_equations_III_A_b_only_with_i_are_numbers_complex(table: Table) -> None:
    assert table.values("(0-4)*(1÷2)", division="senior") == "undefined"
    assert table.values("(0-4)*(1÷2)", IMAGINARY, division="senior") == ["0-2i", "0+2i"]


def test_equations_III_B_2_what_stands_before_a_radical_is_its_index(table: Table) -> None:
    """Equations Basic-III-F."""
    for form in ("basic", "adventurous"):
        assert table.values("2√9", form=form) == table.values("√9", form=form) == ["3"]
        assert table.values("1√2", form=form) == ["2"]
        assert table.values("(2+1)√8", form=form) == ["2"]
        assert table.values("4×√9", form=form) == ["12"]
    assert table.values("3√√9") == table.values("6√9") == ["≈1.44224957031"]


def test_the_index_of_a_radical_reaches_as_far_as_a_grouping_lets_it(table: Table) -> None:
    """Equations VII-B-6-b-i."""
    assert table.values("5-2√9") == ["2", "≈2.08008382305"]
    assert table.values("√2√9") == ["≈4.72880438784"]
    assert table.values("2√9√8") == ["2"]


def test_equations_III_B_3_a_star_is_a_power(table: Table) -> None:
    assert table.values("4*2") == table.values("4^2") == ["16"]


def test_equations_III_C_1_an_even_root_is_not_negative(table: Table) -> None:
    """Equations III-C."""
    assert table.values("√9") == ["3"]
    assert table.values("4√(8×2)") == ["2"]


def test_equations_III_C_2_a_there_is_no_zeroth_root(table: Table) -> None:
    assert table.values("0√5") == table.values("(3-3)√8") == table.values("0√0") == "undefined"


def test_equations_III_C_2_b_zero_has_positive_powers_only(table: Table) -> None:
    """Equations III-C-2."""
    assert table.values("0*3") == ["0"]
    assert table.values("0*0") == table.values("0*(2-5)") == "undefined"
    assert table.values("0*(1÷2)") == ["0"]


def test_equations_III_C_2_c_a_negative_number_has_no_even_root(table: Table) -> None:
    assert table.values("√(0-9)") == table.values("4√(0-5)") == table.values("(8÷2)√(0-5)") == "undefined"
    assert table.values("3√(0-8)") == ["-2"]


def test_equations_III_C_2_d_an_index_is_reduced_first(table: Table) -> None:
    assert table.values("(2÷3)√(0-8)") == table.values("(4÷6)√(0-8)") == "undefined"
    assert table.values("(3÷6)√(0-9)") == ["81"]
    assert table.values("(3÷5)√(0-8)") == ["-32"]


def test_equations_III_C_2_e_an_exponent_is_reduced_first(table: Table) -> None:
    assert table.values("(0-4)*(2÷4)") == table.values("(0-4)*(1÷2)") == "undefined"
    assert table.values("(0-8)*(5÷3)") == ["-32"]


def test_equations_III_C_2_examples_fractions_are_reduced_before_anything_is_decided(table: Table) -> None:
    assert table.values("(0-8)*(4÷6)") == table.values("(0-8)*(2÷3)") == ["4"]
    assert table.values("(3÷6)√(0-9)") == ["81"]
    assert table.values("(0-4)*(2÷4)") == table.values("(8÷2)√(0-5)") == "undefined"


def test_a_negative_base_with_an_irrational_exponent_has_no_value(table: Table) -> None:
    """Equations III-C-2."""
    assert table.values("(0-2)*√2") == "undefined"
    assert table.values("(0-2)√0") == "undefined"


def test_equations_Basic_III_C_numerals_of_a_solution_have_one_digit(table: Table) -> None:
    """Equations VII-B-4, Basic-I-B, IV-B-1."""
    assert table.values("12+3", form="basic") == "not-allowed"
    assert table.values("12+3", form="basic", side="goal") == ["15"]
    assert table.values("123", side="goal") == "not-allowed"


def test_equations_XIII_A_general_powers_and_roots_keep_to_whole_numbers(table: Table) -> None:
    """Equations XIII-A, III-A."""
    for form in ("basic", "adventurous"):
        for text in ("3*2", "0*9", "7*0", "2√9", "√0", "9√(5*9)", "1√2"):
            assert table.values(text, division="elementary", form=form) != "undefined"
        for text in (
            "2*(1-3)",
            "4*(1÷2)",
            "(2-5)*4",
            "(2÷3)*3",
            "√5",
            "3√9",
            "2√(1÷3)",
            "(1÷2)√5",
            "3√(1-9)",
            "√(1÷4)",
        ):
            assert table.values(text, division="elementary", form=form) == "undefined"
    assert table.goal("√3*4", division="elementary") == ["9"]
    assert table.values("(1÷2)+(3÷4)", division="elementary") == ["5/4"]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        *(("9*(9*(9*9))", ["≈huge"]), ("(9*(9*(9*9)))÷(9*(9*(9*9)))", ["1"]), ("1*(9*(9*9))", ["1"])),
        *(("0×(9*(9*9))", ["0"]), ("(0-1)*(9*(9*9))", ["-1"]), ("(9*9)√(5*(9*9))", ["5"])),
        *(("(9*(9*9))-(9*(9*9))", ["0"]), ("(2*(1÷5)+2*(1÷8))*9", None)),
    ],
)
def test_what_algebra_settles_is_settled_whatever_its_size(table: Table, text: str, values: list[str] | None) -> None:
    """Equations III-A."""
    answered = table.values(text)
    assert answered == values or (values is None and isinstance(answered, list))


def test_long_runs_are_answered_or_ruled_unverifiable(table: Table) -> None:
    """Equations VII-B-6-a, XIII-C-9-comment."""
    assert table.values("+".join("1" * 31)) == ["31"]
    assert table.values("-".join("9876543" * 5)) == "unverifiable"
    assert table.values("+".join("1" * 900)) == "unverifiable"
    assert table.values("√" * 300 + "9") != "syntax"
    assert table.values("1+" * 100_000 + "1") == "syntax"

"""The verdict on an Equation."""

import pytest

from tests.games.equations.table import Shake, Table, called

FACTORIAL = called("factorial")


@pytest.mark.parametrize("form", ["basic", "adventurous"])
def test_equations_VII_B_2_the_solution_equals_the_goal_as_written(table: Table, form: str) -> None:
    """Equations VII-B, VII-C-5-d, Basic-III."""
    assert table.codes("3+4 = 7", form=form) == set()
    assert table.breaches("3+5 = 7", form=form) == {("not-equal", "VII-B-2")}
    assert table.codes("3+1 = 7÷2", goal="7÷2", form=form) == {"not-equal"}


@pytest.mark.parametrize(
    ("solution", "goal", "codes"),
    [
        *(("√(3+√8)", "1+√2", set()), ("3√√9", "9*(1÷6)", set()), ("√8+0", "3", {"not-equal"})),
        *(("5+(1÷(9*(9+9)))", "5", {"not-equal"}), ("9*(9*9)", "99", {"not-equal"})),
        ("(9*(9*9))-(9*(9*9))", "0", set()),
    ],
)
def test_truth_is_exact(table: Table, solution: str, goal: str, codes: set[str]) -> None:
    """Equations VII-B-2."""
    assert table.codes(f"{solution} = {goal}", goal=goal.replace("(", " ").replace(")", "")) == codes


def test_equations_III_A_every_solution_has_a_value(table: Table) -> None:
    """Equations III-C-2-a, III-C-2-c."""
    assert table.breaches("7+(0÷(3-3)) = 7") == {("undefined", "III-A")}
    assert table.codes("4√(2-5) = 7") == {"undefined"}
    assert table.codes("2(3+4) = 7") == {"syntax"}
    assert table.codes("2×(3+4 = 7") == {"syntax"}


def test_equations_VII_B_4_numerals_of_a_solution_have_one_digit(table: Table) -> None:
    """Equations VII-B-4-comment, XIII-A-12, XIII-B-6."""
    assert table.breaches("12-5 = 7") == {("two-digit-numeral", "VII-B-4")}
    assert table.codes("√49 = 7") == {"two-digit-numeral"}
    assert table.codes("12-5 = 7", division="elementary", variations=[called("two-digit-numerals")]) == set()
    assert table.codes("12-5 = 7", variations=[called("base", base=10)]) == set()


def test_equations_VII_B_5_the_variations_have_their_conditions(table: Table) -> None:
    """Equations XIII-A-6, XIII-B-7."""
    three: Shake = {"division": "elementary", "variations": [called("three-operations")]}
    assert table.codes("(2×3)+1 = 7", three) == {"three-operations"}
    assert table.codes("3+4 = 7", variations=[called("multiple-of", k=6)]) == {"multiple-of"}


def test_equations_VII_B_6_one_reading_that_fails_is_enough(table: Table) -> None:
    """Equations VII-C-5-c."""
    verdict = table.verdict("5*2-4+0 = 3×(5+2)", goal="3×5+2", division="junior")
    assert {one.code for one in verdict.violations} == {"ambiguous"}
    assert verdict.is_ambiguous
    assert verdict.equals_goal
    assert verdict.wrong is not None
    assert str(verdict.wrong[0]) in ("(5*(2-4))+0", "5*(2-(4+0))", "5*((2-4)+0)")


def test_equations_VII_C_5_c_examples_written_groups_are_not_broken(table: Table) -> None:
    assert table.codes("2×4-(3+1) = 4", goal="4") == {"ambiguous"}
    assert table.codes("(2×4)-(3+1) = 4", goal="4") == set()
    assert table.codes("(6×4)-2 = 7+5×3", goal="7+5×3") == {"ambiguous"}
    assert table.codes("9√5*9 = 5", goal="5", division="elementary") == {"undefined"}
    assert table.codes("9√(5*9) = 5", goal="5", division="elementary") == set()


def test_what_is_ambiguous_and_harmless_is_correct(table: Table) -> None:
    """Equations VII-B-6."""
    assert table.codes("2+3+4 = 9", goal="9") == set()
    assert table.codes("5×4÷0! = 20", goal="20", variations=[FACTORIAL]) == set()


def test_several_readings_that_all_fit_multiple_of_k_are_harmless(table: Table) -> None:
    """Equations VII-B-6, XIII-B-7."""
    six: Shake = {"variations": [called("multiple-of", k=6)]}
    verdict = table.verdict("9-1-3 = 17", six, goal="17")
    assert verdict.is_ambiguous
    assert verdict.is_correct
    assert table.codes("9-1-3 = 11", six, goal="11") == {"ambiguous"}
    assert table.codes("9-1-2 = 12", six, goal="12") == {"ambiguous"}


def test_equations_VII_C_5_d_iii_note_a_judge_who_is_asked_only_that_says_yes(table: Table) -> None:
    shake: Shake = {"goal": "√10÷7", "variations": [FACTORIAL]}
    verdict = table.verdict("(5+1)! = √10!÷7", shake)
    assert verdict.equals_goal
    assert {one.code for one in verdict.violations} == {"ambiguous"}
    assert table.codes("(5+1)! = √(10!÷7)", shake) == set()
    assert not table.verdict("3+5 = 7").equals_goal


def test_equations_VII_C_5_e_a_symbol_may_be_two_things(table: Table) -> None:
    """Equations XIII-C-5-a."""
    shake: Shake = {"goal": "5+3", "division": "junior", "variations": [called("base", base=12)]}
    assert table.codes("6+√4 = 5+3", shake) == {"ambiguous"}
    assert table.codes("6+(√(4)) = 5+3", shake) == set()


def test_equations_VII_C_5_f_a_variation_may_be_misused(table: Table) -> None:
    wild = called("wild", cube="0")
    elementary: Shake = {"division": "elementary"}
    assert "wild-inconsistent" in table.codes("(3@0×6)-4@0 = 14", elementary, goal="14", variations=[wild])
    assert table.codes("5+3 = 8", elementary, goal="8", variations=[called("average")]) == {"not-equal"}
    assert table.codes("3+2 = 5", goal="5", variations=[called("multiple-of", k=6)]) == {"multiple-of"}
    for text in ("4!+0", "1÷>3", "2.5+1", "3lcm4", "8gcf6", "9>÷2", "25%4", "T+1", "3↑2", "2i", "100@1+1", "3@0+1"):
        codes = table.codes(f"{text} = 7", permitted="1", goal="7")
        assert codes & {"variation-misused", "wild-unknown", "two-digit-numeral"}, text


def test_every_violation_tells_a_student_what_and_which_rule(table: Table) -> None:
    for text in ("3+5 = 7", "12-5 = 7", "6 = 6", "2×4-1 = 7", "3+4", "3+(4 = 7", "7÷0 = 7", "3!+1 = 7", "3+4 = 8"):
        for violation in table.verdict(text, required="9").violations:
            assert violation.message[0].isupper()
            assert violation.message[-1] in ".)"
            assert len(violation.message) < 260

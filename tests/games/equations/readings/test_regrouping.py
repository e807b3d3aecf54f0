"""Proofs that an Equation is ambiguous: what a checker's copy may add, and what it shows (reading 49)."""

import pytest

from forceout.editions import find_game
from forceout.rules.revision import REVISION_0_2
from tests.games.equations.table import Shake, Table, called
from tests.support.shakes import play

FACTORIAL = called("factorial")
TWELVE = called("base", base=12)
EXAMPLE_A: Shake = {"goal": "3×5+2"}
EXAMPLE_B: Shake = {"goal": "4"}
EXAMPLE_C: Shake = {"goal": "7+5×3"}
EXAMPLE_D: Shake = {"goal": "5", "division": "elementary"}
ROOT_OF_FACTORIAL: Shake = {"goal": "√10÷7", "division": "junior", "variations": [FACTORIAL]}
IN_TWELVE: Shake = {"goal": "5+3", "division": "junior", "variations": [TWELVE]}
COMPLEX: Shake = {"goal": "3", "division": "senior", "variations": [called("imaginary")]}


@pytest.mark.parametrize("copy", ["5*(2-4)+0", "5*[2-4]+0 = 3×(5+2)", "3x(5+2) = 5^{2-4}+0", "(5*(2-4))+0"])
def test_equations_VII_C_5_c_example_a_the_solution_is_regrouped(table: Table, copy: str) -> None:
    """Equations VII-C-5-c-examples."""
    assert table.proves("5*2-4+0 = 3×(5+2)", copy, EXAMPLE_A)


@pytest.mark.parametrize("copy", ["2×[4-(3+1)] = 4", "2×[4-(3+1)]", "2×((4-{3+1})) = (4)"])
def test_equations_VII_C_5_c_example_b_grouping_is_put_around_a_written_group(table: Table, copy: str) -> None:
    """Equations VII-C-5-c-examples."""
    assert table.proves("2×4-(3+1) = 4", copy, EXAMPLE_B)


@pytest.mark.parametrize("copy", ["2×[4-(3)+1] = 4", "2×[4-(3)+1]", "2×[4-3+1]", "2×4-3+1", "(2×4-3)+1", "2×[(4-3)+1]"])
def test_equations_VII_C_5_c_example_b_a_written_group_is_not_broken_up(table: Table, copy: str) -> None:
    """Equations VII-C-5-c-examples."""
    assert not table.proves("2×4-(3+1) = 4", copy, EXAMPLE_B)


@pytest.mark.parametrize("copy", ["(7+5)×3", "(6×4)-2 = (7+5)×3", "[7+5]×3 = (6×4)-2"])
def test_equations_VII_C_5_c_example_c_the_goal_is_regrouped(table: Table, copy: str) -> None:
    """Equations VII-C-5-c-examples."""
    assert table.proves("(6×4)-2 = 7+5×3", copy, EXAMPLE_C)


@pytest.mark.parametrize("copy", ["7+(5×3)", "6×(4-2) = 7+5×3", "6×(4-2)", "(6×4)-2 = 7+(5×3)"])
def test_equations_VII_C_5_c_example_c_a_right_grouping_and_a_moved_group_prove_nothing(
    table: Table, copy: str
) -> None:
    """Equations VII-C-5-c-examples."""
    assert not table.proves("(6×4)-2 = 7+5×3", copy, EXAMPLE_C)


@pytest.mark.parametrize("copy", ["(9√5)*9", "(9√5)*9 = 5"])
def test_equations_VII_C_5_c_example_d_a_default_that_is_illegal_is_shown(table: Table, copy: str) -> None:
    """Equations VII-C-5-c-examples."""
    assert table.proves("9√5*9 = 5", copy, EXAMPLE_D)


def test_equations_VII_C_5_c_example_d_a_default_of_the_goal_may_be_illegal_too(table: Table) -> None:
    """Equations VII-C-5-c-examples."""
    assert table.proves("4+1 = 9√5*9", "(9√5)*9", EXAMPLE_D, goal="9√5*9")
    assert not table.proves("4+1 = 9√(5*9)", "(9√5)*9", EXAMPLE_D, goal="9√5*9")
    assert table.proves("1+√3*4 = 4+6", "1+(√3)*4", EXAMPLE_D, goal="4+6")


@pytest.mark.parametrize("copy", ["9√(5*9)", "(9√5*9)", "9√5*9", "9√(5)*9"])
def test_equations_VII_C_5_c_example_d_what_is_not_the_default_proves_nothing(table: Table, copy: str) -> None:
    """Equations VII-C-5-c-examples."""
    assert not table.proves("9√5*9 = 5", copy, EXAMPLE_D)


def test_equations_VII_C_5_c_example_d_the_ninth_root_of_five_is_legal_above_elementary(table: Table) -> None:
    """Equations VII-C-5-c-examples."""
    assert not table.proves("9√5*9 = 5", "(9√5)*9", EXAMPLE_D, division="middle")


@pytest.mark.parametrize(
    "copy",
    ["", "2×5-1 = 8", "(2×5-1) = 8", "2×5-1 = (8)", "[{2×5-1}] = (8)", "(2)×5-1", "2×(5)-(1) = 8", "2×5-1", "8", "(8)"],
)
@pytest.mark.parametrize("equation", ["2×5-1 = 8", "2×5-1 = 7"])
def test_equations_VII_C_5_c_adding_nothing_or_brackets_around_a_side_is_no_proof(
    table: Table, equation: str, copy: str
) -> None:
    assert not table.proves(equation, copy.replace("8", equation[-1]), goal=equation[-1])


@pytest.mark.parametrize("copy", ["(3×5)+2", "(5×4)+1 = (3×5)+2", "3×(5)+2", "3×5+2"])
def test_equations_VII_C_5_c_the_writers_own_brackets_on_the_goals_side_are_not_moved(table: Table, copy: str) -> None:
    assert not table.proves("(5×4)+1 = 3×(5+2)", copy, EXAMPLE_A)


def test_equations_VII_C_5_c_harmless_brackets_are_not_taken_away_either(table: Table) -> None:
    assert table.proves("2×(5)-1 = 8", "(2×(5))-1", goal="8")
    assert not table.proves("2×(5)-1 = 8", "(2×5)-1", goal="8")
    assert not table.proves("((2×5-1)) = 8", "((2×5)-1)", goal="8")


@pytest.mark.parametrize(
    "copy", ["(2×5)-2", "(5×2)-1", "(2+5)-1", "(2×5)-1+0", "(2×5)-1 = 9", "(2×5)-1 = 8 = 8", "(2×5-1"]
)
def test_equations_VII_C_5_c_other_symbols_are_no_copy(table: Table, copy: str) -> None:
    assert table.proves("2×5-1 = 8", "(2×5)-1", goal="8")
    assert not table.proves("2×5-1 = 8", copy, goal="8")


def test_equations_VII_B_1_comment_the_goal_may_stand_first(table: Table) -> None:
    """Equations VII-C-5-c."""
    for copy in ("5*(2-4)+0", "3×(5+2) = 5*(2-4)+0", "5*(2-4)+0 = 3×(5+2)"):
        assert table.proves("3×(5+2) = 5*2-4+0", copy, EXAMPLE_A)
    assert table.proves("7+5×3 = (6×4)-2", "(7+5)×3", EXAMPLE_C)


def test_equations_VII_C_5_c_a_mark_stands_whether_it_is_copied_or_not(table: Table) -> None:
    wild: Shake = {"goal": "8", "variations": [called("wild", cube="0")]}
    for copy in ("(2×5@0)-1", "(2×5)-1"):
        assert table.proves("2×5@0-1 = 8", copy, wild)
    assert not table.proves("2×5@0-1 = 8", "(2×0)-1", wild)
    assert not table.proves("2×5-1 = 8", "(2×5@0)-1", wild)


def test_equations_XIII_B_7_a_goal_beyond_its_limit_is_no_legal_reading(table: Table) -> None:
    """Equations VII-C-5-c: 99×9+9 is 900, and as 99×(9+9) more than 1000."""
    by_eight: Shake = {"goal": "99×9+9", "variations": [called("multiple-of", k=8)]}
    assert not table.codes("8-4 = (99×9)+9", by_eight)
    assert not table.proves("8-4 = 99×9+9", "99×(9+9)", by_eight)
    assert table.proves("8-4 = 99×9+9", "99×(9+9)", by_eight, division="junior"), "only Middle has the limit"


def test_equations_VII_C_5_c_nothing_is_proved_of_what_is_no_equation(table: Table) -> None:
    assert not table.proves("2×5-1", "(2×5)-1", goal="8")
    assert not table.proves("(2×5-1 = 8", "(2×5)-1 = 8", goal="8")
    assert not table.proves("2×5-1 = 4+4", "(2×5)-1", goal="8")


def test_equations_VII_C_5_d_iii_a_copy_that_may_still_be_read_rightly_is_no_specific_grouping(table: Table) -> None:
    """Equations VII-C-5-c, VII-C-5-d-iii-note: 7+5-3-2 is 7 or 11."""
    assert not table.proves("7+5-3-2 = 7", "(7+5)-3-2", goal="7")
    assert not table.proves("7+5-3-2 = 7", "7+(5-3)-2", goal="7")
    assert table.proves("7+5-3-2 = 7", "(7+5)-(3-2)", goal="7")
    assert table.proves("7+5-3-2 = 7", "7+5-(3-2)", goal="7"), "it may be read in two ways, and both are wrong"


@pytest.mark.parametrize("copy", ["(√10!)÷7", "[√(10!)]÷7", "√(10!)÷7", "(5+1)! = (√10!)÷7"])
def test_equations_VII_C_5_d_iii_note_the_example_of_clashing_defaults(table: Table, copy: str) -> None:
    assert table.proves("(5+1)! = √10!÷7", copy, ROOT_OF_FACTORIAL)


@pytest.mark.parametrize("copy", ["√(10!÷7)", "(√10)!÷7", "√(10)!÷7"])
def test_equations_VII_C_5_d_iii_note_a_grouping_that_is_illegal_proves_nothing(table: Table, copy: str) -> None:
    """Equations VII-B-6."""
    assert not table.proves("(5+1)! = √10!÷7", copy, ROOT_OF_FACTORIAL)


def test_equations_VII_B_6_an_illegal_grouping_is_no_reading(table: Table) -> None:
    assert not table.proves("8÷4-4+2 = 0", "[8÷(4-4)]+2", goal="0")
    assert table.proves("8÷4-4+2 = 0", "8÷[(4-4)+2]", goal="0")


@pytest.mark.parametrize(
    ("equation", "copy", "shake"),
    [
        ("√4+5 = 7", "√(4+5)", {"goal": "7"}),
        ("√(4+5)+7 = 10", "√[(4+5)+7]", {"goal": "10"}),
        ("1+7! = 9", "(1+7)!", {"goal": "9", "variations": [FACTORIAL]}),
        ("4+3² = 13", "(4+3)²", {"goal": "13", "variations": [called("exponent", color="red")]}),
        ("5↑2! = 25", "(5↑2)!", {"goal": "25", "variations": [called("exponent", color="red"), FACTORIAL]}),
        ("×7+9 = 11", "×(7+9)", {"goal": "11", "variations": [called("number-of-factors")]}),
        ("3+2√ = 3+2√", "(3+2)√ = 3+2√", {**COMPLEX, "goal": "3+2√"}),
        ("2√*8 = 2", "2(√*8)", {**COMPLEX, "goal": "2"}),
    ],
)  # fmt: skip
def test_equations_VII_B_6_b_a_default_is_not_regrouped(table: Table, equation: str, copy: str, shake: Shake) -> None:
    """Equations VII-B-6-b-i, VII-B-6-b-ii, VII-B-6-b-iii, VII-B-6-b-iv, VII-B-6-b-v, VII-C-5-c."""
    assert not table.proves(equation, copy, shake)


def test_equations_VII_B_6_b_i_the_index_of_a_root_is_free(table: Table) -> None:
    assert table.proves("5-2√9 = 2", "(5-2)√9", goal="2")
    assert not table.proves("5-2√9 = 2", "(5-2)√9", goal="2", division="elementary")


def test_equations_VII_B_6_c_clashing_defaults_are_grouped_either_way(table: Table) -> None:
    factors: Shake = {"division": "junior", "variations": [called("number-of-factors"), FACTORIAL]}
    assert table.proves("4+×7! = 6", "4+×(7!)", factors, goal="6")
    assert not table.proves("4+×7! = 6", "4+(×7)!", factors, goal="6")


def test_equations_VII_B_2_c_a_goal_that_space_groups_may_be_regrouped_on_paper(table: Table) -> None:
    """Equations VII-B-2, VII-C-5-c."""
    assert table.proves("(5×4)+1 = 3×5+2", "(3×5)+2", goal="3× 5+2")
    assert not table.proves("(5×4)+1 = 3×5+2", "3×(5+2)", goal="3× 5+2")


def test_equations_VII_C_5_c_a_reading_may_break_multiple_of_k(table: Table) -> None:
    """Equations VII-B-5, VII-C-5-f."""
    by_six: Shake = {"goal": "2", "division": "middle", "variations": [called("multiple-of", k=6)]}
    assert not table.codes("(2×5)-2 = 2", by_six)
    assert not table.proves("2×5-2 = 2", "(2×5)-2", by_six)
    assert table.proves("2×4-2 = 2", "2×(4-2)", by_six), "it differs from the Goal by 2"


def test_equations_VII_C_5_e_a_symbols_other_meaning_is_shown_by_writing_it(table: Table) -> None:
    assert table.proves("6+√4 = 5+3", "6+E4", IN_TWELVE)
    assert table.proves("6+√4 = 5+3", "6+E4 = 5+3", IN_TWELVE)
    assert not table.proves("6+√4 = 5+3", "6+√(4)", IN_TWELVE), "the root is what was meant"
    assert not table.proves("6+√4 = 5+3", "6+T4", IN_TWELVE)
    assert not table.proves("6+√4 = 5+3", "6+(√4)", IN_TWELVE), "it may still be a root"


def test_equations_VII_C_5_e_brackets_around_a_digit_show_that_the_sign_before_it_is_none(table: Table) -> None:
    assert table.proves("6+√4 = E*", "6+√(4)", IN_TWELVE, goal="√*")
    assert not table.proves("6+√4 = E*", "6+E4", IN_TWELVE, goal="√*")


def test_equations_VII_C_5_e_note_a_default_meaning_has_no_other(table: Table) -> None:
    wild: Shake = {"goal": "5+3", "variations": [called("wild", cube="0")]}
    assert not table.proves("8+0 = 5+3", "8+1@0", wild)
    assert not table.proves("8+0 = 5+3", "8+1", wild)
    assert not table.proves("6+√4 = 5+3", "6+E4", goal="5+3", division="junior")
    assert not table.proves("8×1 = 5+3", "8×10@1", goal="5+3", variations=[called("powers-of-the-base")])


def test_equations_VII_C_5_e_the_value_of_an_expression_with_several_is_shown_by_writing_it(table: Table) -> None:
    """Equations XIII-D-11."""
    assert table.proves("9*(1÷2) = 3", "(9*(1÷2) := 0-3)", COMPLEX)
    assert not table.proves("9*(1÷2) = 3", "(9*(1÷2) := 3)", COMPLEX)
    assert not table.proves("9*(1÷2) = 3", "(9*(1÷2) := 4)", COMPLEX)
    assert not table.proves("(9*(1÷2) := 3) = 3", "(9*(1÷2) := 0-3)", COMPLEX)
    assert not table.proves("(9*(1÷2) := 3) = 3", "(9*(1÷2))", COMPLEX)


@pytest.mark.parametrize(
    ("solution", "copy", "then", "now"),
    [
        ("2×5-1 = 8", "(2×5)-1 = 8", True, True),
        ("2×5-1 = 8", "2×5-1 = 8", True, False),
        ("2×5-1 = 8", "(2×5-1) = 8", True, False),
        ("2×5-1 = 8", "(2×5)-1", False, True),
        ("2×(5-1) = 8", "(2×5)-1 = 8", False, False),
    ],
)
def test_what_proved_ambiguity_under_an_earlier_revision_still_does(
    solution: str, copy: str, then: bool, now: bool
) -> None:
    shake = play("equations")("A goal 8", "B challenge impossible", "C decline", f"A present {solution}").shake
    earlier, game = find_game("equations", revision=REVISION_0_2), find_game("equations")
    assert earlier is not None
    assert game is not None
    assert earlier.is_wrong_regrouping(shake, solution, copy, None) == then
    assert game.is_wrong_regrouping(shake, solution, copy, None) == now

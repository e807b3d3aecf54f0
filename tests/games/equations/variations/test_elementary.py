"""The variations of Elementary, which the other divisions build on."""

import pytest

from tests.games.equations.table import Rules, Shake, Table, called

SIDEWAYS, UPSIDE_DOWN, WILD = called("sideways"), called("upside-down"), called("wild", cube="0")
FACTORIAL, MANY, THREE = called("factorial"), called("multiple-operations"), called("three-operations")
REMAINDER, AVERAGE, PRIME = called("remainder"), called("average"), called("smallest-prime")
PERCENT, POINT, TWO_DIGITS = called("percent"), called("decimal-point"), called("two-digit-numerals")
LCM, GCF, FACTORS = called("lcm"), called("gcf"), called("number-of-factors")
ELEMENTARY: Rules = {"division": "elementary"}


def test_equations_XIII_A_1_a_sideways_cube_is_a_reciprocal(table: Table) -> None:
    """Equations XIII-B-1, XIII-C-1."""
    for division in ("elementary", "middle"):
        assert table.values("1+2+>2", SIDEWAYS, division=division) == ["7/2"]
        assert table.goal("1÷>3", SIDEWAYS, division=division) == ["3"]
        assert table.values("1÷>3", division=division) == "not-allowed"
        assert table.values("1+>0", SIDEWAYS, division=division) == "undefined"
    assert table.values("1÷>3", division="junior") == table.values("1÷>3", division="senior") == ["3"]
    assert table.values("1÷>3", division="senior", form="basic") == "not-allowed"


def test_equations_XIII_A_2_an_upside_down_cube_is_an_opposite(table: Table) -> None:
    """Equations XIII-B-2, XIII-C-2."""
    for division in ("elementary", "middle"):
        assert table.values("6×~2", UPSIDE_DOWN, division=division) == ["-12"]
        assert table.goal("6~2", UPSIDE_DOWN, division=division) == "syntax"
        assert table.goal("6×~2", division=division) == "syntax"
    assert table.values("6×~2", division="junior") == table.values("6×~2", division="senior") == ["-12"]
    assert table.values("~2*2", UPSIDE_DOWN, **ELEMENTARY) == "undefined"


def test_equations_XIII_A_2_a_both_at_once_is_for_solutions(table: Table) -> None:
    """Equations XIII-B-2-comment, XIII-C-2-comment."""
    for division, chosen in (
        ("elementary", (SIDEWAYS, UPSIDE_DOWN)),
        ("middle", (SIDEWAYS, UPSIDE_DOWN)),
        ("junior", ()),
    ):
        assert table.values(">~5+1", *chosen, division=division) == ["4/5"]
        assert table.goal("1+>~5", *chosen, division=division) == "syntax"
    assert table.values(">~5+1", SIDEWAYS, **ELEMENTARY) == "not-allowed"


def test_equations_XIII_A_3_a_wild_zero_is_one_numeral(table: Table) -> None:
    wild: Shake = {"division": "elementary", "variations": [WILD]}
    assert table.codes("(3@0×6)-3@0 = 15", wild, goal="15") == set()
    assert table.codes("(3@0×6)-4@0 = 14", wild, goal="14") == {"wild-inconsistent"}
    assert table.codes("(2@0×6)-0@0 = 12", wild, goal="12") == {"wild-inconsistent"}
    assert table.codes("(8×5)+2@0 = 42@0", wild, goal="40") == set()
    assert table.codes("(9×5)-5@0 = 40", wild, goal="40") == {"wild-inconsistent"}
    assert table.codes("3+@05 = 8", wild, goal="8") == {"wild-unknown"}
    assert table.codes("3@0+4 = 7", goal="7", division="elementary") == {"wild-unknown"}
    assert table.values("(3@0×6)-4@0", WILD, **ELEMENTARY) == "not-allowed"


def test_equations_XIII_A_4_two_factorial_signs_serve_the_whole_equation(table: Table) -> None:
    """Equations XIII-B-4, XIII-C-8."""
    for division in ("elementary", "middle", "junior"):
        shake: Shake = {"division": division, "variations": [FACTORIAL]}
        assert table.codes("5! = 4×30", shake, goal="4×30") == {"fewer-than-two-cubes"}
        assert table.codes("5+4 = 9!÷8!", shake, goal="9÷8") == set()
        assert table.codes("3!+3 = 9!÷8!", shake, goal="9÷8") == {"too-many-factorials"}
        assert table.codes("(8-5)!+2 = 4!÷3", shake, goal="4÷3") == set()
        assert table.codes("3!!×1 = 90×8", shake, goal="90×8") == set()
    assert table.values("3!!!", FACTORIAL) == "not-allowed"
    assert table.values("3!") == "not-allowed"


def test_equations_XIII_A_4_comment_a_factorials_are_of_whole_numbers(table: Table) -> None:
    assert table.values("5!", FACTORIAL) == ["120"]
    assert table.values("0!", FACTORIAL) == ["1"]
    assert table.values("(1÷2)!", FACTORIAL) == table.values("(2-5)!", FACTORIAL) == "undefined"


def test_equations_XIII_A_5_factorial_signs_are_repeated_too_but_not_in_the_goal(table: Table) -> None:
    """Equations XIII-B-5, XIII-C-7."""
    for division in ("elementary", "middle", "junior"):
        shake: Shake = {"division": division, "variations": [FACTORIAL, MANY]}
        assert table.codes("3!+3 = 9!÷8!", shake, goal="9÷8") == set()
        assert table.codes("(3!)!+0!+0! = 722", shake, goal="72") != set()
        assert "too-many-factorials" in table.codes("(6!)×1 = 3!!!", shake, goal="3")


def test_equations_XIII_A_5_digits_are_not_repeated(table: Table) -> None:
    shake: Shake = {"goal": "6", "division": "elementary", "variations": [MANY]}
    assert table.codes("2+2+2 = 6", shake, permitted="2 + 2 2") == set()
    assert table.codes("2+2+2 = 6", shake, permitted="2 + 2") == {"cube-unavailable"}


def test_equations_XIII_A_6_a_solution_has_three_operations(table: Table) -> None:
    shake: Shake = {"division": "elementary", "variations": [THREE]}
    assert table.breaches("(2×3)+1 = 7", shake) == {("three-operations", "XIII-A-6")}
    assert table.codes("((2×3)+1)-0 = 7", shake) == set()
    assert table.codes("3!+1-0 = 7", division="elementary", variations=[THREE, FACTORIAL]) == set()


def test_equations_XIII_A_6_comment_what_counts_as_an_operation(table: Table) -> None:
    point: Shake = {"division": "elementary", "variations": [THREE, POINT]}
    assert table.codes("(1.5×2)+4 = 7", point) == {"three-operations"}
    assert table.codes("×4+3-1 = 7", division="elementary", variations=[THREE, PRIME]) == set()
    assert table.codes("(25%16)+5-2 = 7", division="elementary", variations=[THREE, PERCENT]) == set()


def test_equations_XIII_A_7_a_sideways_divide_is_a_remainder(table: Table) -> None:
    assert table.goal("15>÷2", REMAINDER, **ELEMENTARY) == ["1"]
    assert table.goal("30*2 >÷5", REMAINDER, **ELEMENTARY) == ["0"]
    assert table.goal("45>÷70", REMAINDER, **ELEMENTARY) == ["45"]
    assert table.values("(5*3)rem7", REMAINDER, **ELEMENTARY) == ["6"]
    assert (
        table.values("(8*4)>÷9", REMAINDER, **ELEMENTARY)
        == table.values("0>÷3", REMAINDER, **ELEMENTARY)
        == "undefined"
    )
    assert table.goal("15>÷2", **ELEMENTARY) == "syntax"
    assert table.values("9log3", REMAINDER, **ELEMENTARY) == "not-allowed"


def test_equations_XIII_A_8_plus_averages(table: Table) -> None:
    """Equations XIII-B-8."""
    for division in ("elementary", "middle"):
        assert table.goal("7+9", AVERAGE, division=division) == ["8"]
        assert table.goal("4+6+9", AVERAGE, division=division) == ["23/4", "7"]
        assert table.values("5+(4×2)", AVERAGE, division=division) == ["13/2"]
        assert table.values("7-(0-9)", AVERAGE, division=division) == ["16"]


def test_equations_XIII_A_9_a_prefix_gives_the_smallest_prime_above(table: Table) -> None:
    def values(text: str, side: str = "solution") -> list[str] | str:
        return table.values(text, PRIME, side=side, **ELEMENTARY)

    assert values("×7") == ["11"]
    assert values("×(9÷2)") == ["5"]
    assert values("×(0-3)") == ["2"]
    assert values("××5") == ["11"]
    assert values("×××9") == ["17"]
    assert values("×√49", "goal") == ["11"]
    assert values("×√67", "goal") == "undefined"
    assert values("×(9×9×9)") == "undefined"
    assert table.goal("×20×11", PRIME, **ELEMENTARY) == ["253"]


def test_equations_XIII_A_9_comment_a_the_context_tells_a_prefix_from_a_product(table: Table) -> None:
    """Equations XIII-A-15-comment-a."""
    assert table.goal("4××6", PRIME, **ELEMENTARY) == ["28"]
    assert table.values("2××5", PRIME, **ELEMENTARY) == ["14"]
    assert table.values("3××7", FACTORS, **ELEMENTARY) == ["6"]
    assert table.values("×7", **ELEMENTARY) == "syntax"


def test_equations_XIII_A_10_percent_takes_numerals_of_two_digits(table: Table) -> None:
    """Equations XIII-B-9."""
    for division in ("elementary", "middle"):
        assert table.values("25%16", PERCENT, division=division) == ["4"]
        assert table.goal("6~√8", PERCENT, division=division) == ["12/25"]
        assert table.values("(8-3)%(4+2)", PERCENT, division=division) == ["3/10"]
        assert table.values("1.5%.25", PERCENT, POINT, division=division) == ["3/800"]
        assert table.values("12.5%16", PERCENT, POINT, division=division) == ["2"]
        assert table.values("25%(1.5×2)", PERCENT, POINT, division=division) == ["3/4"]


def test_two_digits_are_only_for_the_very_numbers_beside_the_percent_sign(table: Table) -> None:
    """Equations XIII-A-10, VII-B-4."""
    assert table.values("25%16+5", PERCENT) == ["9"]
    assert table.values("(25)%16", PERCENT) == ["4"]
    assert table.values("25+(8%0)", PERCENT) == "not-allowed"
    assert table.values("(2+25)%16", PERCENT) == "not-allowed"
    assert table.values("√25%16", PERCENT) == "not-allowed"
    assert table.values("25", PERCENT) == "not-allowed"


@pytest.mark.parametrize(
    ("goal", "values"),
    [
        *(("2*5", ["5/2", "32"]), ("3*0", ["1", "3"]), ("2*4×2", ["24/5", "32", "256"]), ("12*5", ["25/2", "248832"])),
        *(("1*25", ["1", "5/4"]), ("15*0", ["1", "15"]), ("255*", ["255"]), ("*050", ["1/20"])),
        *(("122*5", "syntax"), ("1*225", "syntax"), ("*1225", "syntax"), ("1225*", "syntax"), ("*37*5", "undefined")),
    ],
)
def test_equations_XIII_A_11_examples_a_star_may_be_a_decimal_point(
    table: Table, goal: str, values: list[str] | str
) -> None:
    """Equations XIII-A-11."""
    assert table.goal(goal, POINT, **ELEMENTARY) == values


def test_equations_XIII_A_11_comment_a_point_must_be_shown(table: Table) -> None:
    assert table.values("2*5", POINT, **ELEMENTARY) == ["32"]
    assert table.values("2.5", POINT, **ELEMENTARY) == ["5/2"]
    assert table.values("2.5*2", POINT) == ["25/4"]
    assert table.codes("5÷2 = 2.5", goal="2*5", division="elementary", variations=[POINT]) == set()
    assert table.values("15.25", POINT, **ELEMENTARY) == "not-allowed"
    assert table.values("1.2.3", POINT, **ELEMENTARY) == "syntax"
    assert table.values("4.3!", POINT, FACTORIAL, **ELEMENTARY) == "undefined"
    assert table.values("2.(4×2)", POINT, **ELEMENTARY) == "syntax"
    assert table.values(".>5", POINT, SIDEWAYS, **ELEMENTARY) == "not-allowed"


def test_a_point_needs_its_cube(table: Table) -> None:
    """Equations XIII-A-11."""
    shake: Shake = {"goal": "3", "division": "elementary", "variations": [POINT]}
    assert table.codes("1.5×2 = 3", shake, permitted="1 * 5 × 2") == set()
    assert table.codes("1.5×2 = 3", shake, permitted="1 5 × 2") == {"cube-unavailable"}


def test_equations_XIII_A_12_solutions_may_have_two_digits(table: Table) -> None:
    shake: Shake = {"division": "elementary", "variations": [TWO_DIGITS]}
    assert table.codes("12-5 = 7", shake) == set()
    assert table.codes("112-5 = 7", shake) == {"two-digit-numeral"}


def test_equations_XIII_A_13_a_radical_may_be_a_least_common_multiple(table: Table) -> None:
    """Equations XIII-A-13-comment."""
    assert table.goal("6√8", LCM, **ELEMENTARY) == ["24"]
    assert table.goal("2√4", LCM, **ELEMENTARY) == ["2", "4"]
    assert table.goal("0√5", LCM, **ELEMENTARY) == "undefined"
    assert table.goal("6√√9", LCM, **ELEMENTARY) == ["6"]
    assert table.values("6 lcm 8", LCM, **ELEMENTARY) == ["24"]
    assert table.values("6√8", LCM, **ELEMENTARY) == "undefined"


def test_equations_XIII_A_14_a_star_may_be_a_greatest_common_factor(table: Table) -> None:
    """Equations XIII-A-14-comment."""
    assert table.goal("8*6", GCF, **ELEMENTARY) == ["2", "262144"]
    assert table.values("(4×2)gcf(6+3)", GCF, **ELEMENTARY) == ["1"]
    assert table.values("8*6", GCF, **ELEMENTARY) == ["262144"]


def test_equations_XIII_A_14_note_with_zero_it_is_the_other_number(table: Table) -> None:
    assert table.values("0 gcf 5", GCF, **ELEMENTARY) == table.values("5 gcf 0", GCF, **ELEMENTARY) == ["5"]
    assert table.goal("0*0", GCF, **ELEMENTARY) == "undefined"


def test_equations_XIII_A_15_a_prefix_counts_factors_up_to_200(table: Table) -> None:
    """Equations XIII-B-11, XIII-C-9."""
    assert table.goal("×1", FACTORS, **ELEMENTARY) == ["1"]
    assert table.goal("××12", FACTORS, **ELEMENTARY) == ["4"]
    assert table.values("×(6×2)", FACTORS, **ELEMENTARY) == ["6"]
    for text in ("×0", "×(1÷2)", "×(1-4)", "×(5*4)"):
        assert table.values(text, FACTORS, **ELEMENTARY) == "undefined"
    assert table.values("×(5*4)", FACTORS) == ["5"]
    assert table.values("×(6*4)", FACTORS) == "undefined"
    assert table.values("×(6*4)", FACTORS, division="junior") == ["25"]

"""What Middle adds and widens."""

from tests.games.equations.table import Shake, Table, called

WILD, MANY, FACTORIAL = called("wild", cube="0"), called("multiple-operations"), called("factorial")
POINT, PERCENT, FACTORS = called("decimal-point"), called("percent"), called("number-of-factors")
POWERS, RED, BLUE = called("powers-of-the-base"), called("exponent", color="red"), called("exponent", color="blue")


def base(number: int) -> dict[str, object]:
    return {"name": "base", "base": number}


def test_equations_XIII_B_3_the_wild_zero_may_be_any_symbol(table: Table) -> None:
    wild: Shake = {"variations": [WILD]}
    assert table.codes("3+@05 = 8", wild, goal="8", permitted="3 0 5") == set()
    assert table.codes("4×@02 = 2×@04", wild, goal="204", permitted="4 0 2") == set()
    assert table.codes("4×2 = 2×4", wild, goal="204", permitted="4 × 2") == set()
    assert table.codes("6+@02 = 2×@04", wild, goal="204", permitted="6 0 2") == {"wild-inconsistent"}


def test_equations_XIII_B_3_a_only_a_wild_sign_is_repeated(table: Table) -> None:
    shake: Shake = {"goal": "9", "variations": [WILD, MANY]}
    assert table.codes("2+@03+@04 = 9", shake, permitted="2 0 3 4") == set()
    assert table.codes("3@0×3@0 = 9", shake, permitted="0 × 8") == {"cube-unavailable"}


def test_equations_XIII_B_3_b_a_wild_zero_is_no_factorial_sign(table: Table) -> None:
    assert table.codes("3!@0-2 = 4", goal="4", variations=[WILD, FACTORIAL]) == {"wild-unknown"}


def test_equations_XIII_B_3_c_a_wild_zero_is_no_digit_that_the_base_lacks(table: Table) -> None:
    assert table.codes("8@0+1 = 11", goal="11", variations=[WILD, base(8)]) == {"wild-unknown"}
    assert table.codes("7@0+2 = 11", goal="11", variations=[WILD, base(8)]) == set()
    assert table.codes("9@0+1 = 11", goal="11", variations=[WILD, base(9)]) == {"wild-unknown"}


def test_equations_XIII_B_3_d_wild_cubes_share_a_symbol_and_not_a_meaning(table: Table) -> None:
    """Equations XIII-B-10-comment."""
    assert table.codes("3×@0(×@06) = 12", goal="12", permitted="3 0 0 6", variations=[WILD, FACTORS]) == set()
    found = table.codes("(√@09)+(25%@08) = 5", goal="5", permitted="0 9 + 2 5 0 8", variations=[WILD, PERCENT])
    assert found == set()
    found = table.codes("(.@05×4)*@02 = 4", goal="4", permitted="0 5 × 4 0 2", variations=[WILD, POINT])
    assert found == set()


def test_equations_XIII_B_6_everything_is_read_in_the_base(table: Table) -> None:
    assert table.codes("37+5 = 6*2", goal="6*2", variations=[base(8)]) == set()
    assert table.codes("34+5 = 6*2", goal="6*2", variations=[base(9)]) == set()
    assert table.codes("12-5 = 7", variations=[base(10)]) == set()
    assert table.breaches("8+3 = 13", goal="13", variations=[base(8)]) == {("base-digit", "XIII-B-6")}
    assert table.goal("39", base(8)) == table.goal("3+8", base(8)) == table.goal("39", base(9)) == "syntax"
    assert table.goal("38", base(9)) == ["35"]


def test_equations_XIII_B_7_a_solution_differs_by_a_multiple_of_k(table: Table) -> None:
    """Equations XIII-B-7-comment, XIII-C-6."""
    for division in ("middle", "junior", "senior"):
        six: Shake = {"goal": "5", "division": division, "variations": [called("multiple-of", k=6)]}
        for text, codes in (("9+2", set()), ("2-3", set()), ("3+2", {"multiple-of"}), ("8+2", {"multiple-of"})):
            assert table.codes(f"{text} = 5", six) == codes
        assert table.codes("5+(6÷2) = 5", six) == {"multiple-of"}
        half: Shake = {**six, "goal": "1÷2"}
        assert table.codes("(1÷2)+6 = 1÷2", half) == set()


def test_equations_XIII_B_7_the_goal_stays_within_1000(table: Table) -> None:
    """Equations XIII-C-6."""
    seven = called("multiple-of", k=7)
    assert table.goal("99×11", seven) == "undefined"
    assert table.goal("60×9+8", seven) == ["548"]
    assert table.goal("99×11", seven, division="junior") == ["1089"]
    assert table.codes("9+9 = 60×(9+8)", goal="60×9+8", variations=[seven]) == {"goal-misread"}


def test_powers_are_compared_by_their_residues(table: Table) -> None:
    """Equations XIII-B-7, XIII-C-6."""
    eight: Shake = {"goal": "1", "division": "junior", "variations": [called("multiple-of", k=8)]}
    assert table.codes("9*(9*9) = 1", eight) == set()
    assert table.codes("9*(9*9) = 2", {**eight, "goal": "2"}) == {"multiple-of"}


def test_equations_XIII_B_8_a_wild_plus_averages_too(table: Table) -> None:
    shake: Shake = {"goal": "6", "permitted": "4 0 8", "variations": [WILD, called("average")]}
    assert table.codes("4+@08 = 6", shake) == set()


def test_equations_XIII_B_9_note_percent_is_by_the_square_of_the_base(table: Table) -> None:
    assert table.goal("60%11", PERCENT, base(8)) == ["27/4"]
    assert table.codes("60%11 = 33÷4", goal="33÷4", variations=[PERCENT, base(8)]) == set()
    assert table.goal("10%10", PERCENT, base(9)) == ["1"]


def test_equations_XIII_B_10_a_point_divides_by_the_base(table: Table) -> None:
    assert table.goal("4**5", POINT) == ["2", "1024"]
    assert table.codes("√4 = 4*.5", goal="4**5", variations=[POINT]) == set()
    assert table.codes("(4*5)×1 = 4.*5", goal="4**5", variations=[POINT]) == set()
    assert table.goal("6*42", POINT, base(8))[0] == "209/32"
    assert table.goal("7*16", POINT, base(9))[0] == "194/27"
    assert table.codes(".1+.2 = .3", goal="*3", variations=[POINT]) == set()


def test_equations_XIII_B_10_comment_a_wild_zero_may_be_a_point(table: Table) -> None:
    found = table.codes("2.@05×4 = 8+2", goal="8+2", permitted="2 0 5 × 4", variations=[WILD, POINT])
    assert found == set()


def test_equations_XIII_B_11_factors_are_counted_up_to_1000(table: Table) -> None:
    assert table.codes("×(5*4) = 5", goal="5", variations=[FACTORS]) == set()
    assert table.codes("×(6*4) = 25", goal="25", variations=[FACTORS]) == {"undefined"}


def test_equations_XIII_B_12_a_colored_digit_may_be_an_exponent(table: Table) -> None:
    """Equations XIII-C-10."""
    assert table.goal("25r3", RED) == ["15625"]
    assert table.goal("5r2r3", RED) == ["15625", "140608"]
    assert table.goal("31r2", RED) == ["961"]
    assert table.goal("31b2", RED) == "syntax"
    assert table.codes("5↑2 = 25", goal="25", permitted="5 b2", variations=[BLUE]) == set()
    assert table.codes("5↑2 = 25", goal="25", permitted="5 r2", variations=[BLUE]) == {"cube-unavailable"}
    assert table.codes("(5*2)*3 = 25↑3", goal="25r3", variations=[RED]) == set()
    assert "goal-misread" in table.codes("(5*2)*3 = 25↑3", goal="25b3", variations=[RED])
    assert table.codes("5*(4×2) = 5↑(2↑3)", goal="5r2r3", variations=[RED]) == {"syntax"}
    assert table.values("5↑23", RED) == "syntax"
    assert table.values("5↑2", RED, division="junior") == ["25"]


def test_equations_XIII_B_12_comment_b_an_exponent_may_have_its_own_factorial(table: Table) -> None:
    values = table.goal("4r3", RED, FACTORIAL)
    for reading in ("43", "64", "4096", "13824", "191102976"):
        assert reading in values
    for written, value in (("4↑(3!)", "4096"), ("4↑3!", "4096"), ("4!↑3", "13824"), ("4!↑(3!)", "191102976")):
        assert table.values(written, RED, FACTORIAL, side="goal") == [value]


def test_equations_XIII_B_13_a_lone_one_may_be_a_power_of_the_base(table: Table) -> None:
    """Equations XIII-C-4, XIII-C-5-b."""
    assert table.values("9+100@1", POWERS) == ["109"]
    assert table.values("9+.1@1", POWERS) == ["91/10"]
    assert table.values("9+1", POWERS) == ["10"]
    assert table.values("7+100@1", POWERS, base(8)) == ["71"]
    assert table.values("7+100@1", POWERS, base(11), division="junior") == ["128"]
    assert table.values("~10@1+9", POWERS, called("upside-down")) == ["-1"]
    assert table.goal("1", POWERS) == ["no end"]
    assert table.goal("5+2", POWERS) == ["7"]
    assert table.codes("100@1+10@1 = 99+11", goal="99+11", permitted="1 + 1", variations=[POWERS]) == set()
    assert table.codes("9+9 = 8+10@1", goal="8+1", variations=[POWERS]) == set()
    assert table.codes("9+100@1 = 90+19", goal="90+19") == {"wild-unknown"}
    assert table.values("12", POWERS, side="goal") == ["12"]

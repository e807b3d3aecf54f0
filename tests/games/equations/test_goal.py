"""The Goal on the mat."""

import pytest

from tests.games.equations.table import Shake, Table, called

FACTORIAL, POINT, WILD = called("factorial"), called("decimal-point"), called("wild", cube="0")


@pytest.mark.parametrize(
    ("goal", "values"),
    [
        *(("6", ["6"]), ("23", ["23"]), ("8-9", ["-1"]), ("17×8", ["136"]), ("19+8-5", ["22"]), ("87÷13", ["87/13"])),
        *(("3√64", ["4"]), ("√49", ["7"]), ("17*2", ["289"])),
    ],
)
def test_equations_IV_B_1_numerals_have_one_or_two_digits(table: Table, goal: str, values: list[str]) -> None:
    """Equations IV-B, Basic-I-B."""
    for form in ("basic", "adventurous"):
        assert table.goal(goal, division="elementary", form=form) == values


@pytest.mark.parametrize("goal", ["125", "23+18+7", "45×", "+8", "65+87-", "8÷0", "27+16-3", "33333"])
def test_equations_IV_B_a_goal_is_a_legal_expression_of_up_to_six_cubes(table: Table, goal: str) -> None:
    """Equations VI-A-1, VII-C-5-a."""
    assert isinstance(table.goal(goal), str)
    assert table.codes(f"3+4 = {goal}", goal=goal) == {"goal-illegal"}


def test_equations_IV_B_2_space_on_the_mat_groups(table: Table) -> None:
    assert table.goal("2× 3+5") == ["16"]
    assert table.goal("2×3 +5") == ["11"]
    assert table.goal("2×3+5") == ["11", "16"]
    assert table.goal("9- 8-3") == ["4"]
    assert table.goal("9-8 -3") == ["-2"]
    assert table.goal("√4 +5") == ["7"]
    assert table.goal("√ 4+5") == ["3"]
    assert table.goal("3 √5+4") == ["≈2.08008382305"]


def test_equations_IV_B_2_no_reading_takes_a_cube_out_of_its_run(table: Table) -> None:
    """Equations VII-C-5-b: what a list of values leaves out no writer may name."""
    assert table.goal("2÷5 7 ÷6") == "syntax"
    assert "goal-illegal" in table.codes("2÷((7×8)+1) = 2÷(57÷6)", goal="2÷5 7 ÷6")
    assert table.goal("1* 2+3", POINT, division="elementary") == ["1"]
    assert table.codes("1×1 = 1*(2+3)", goal="1* 2+3", variations=[POINT], division="elementary") == set()
    assert "goal-misread" in table.codes("4 = 1.2+3", goal="1* 2+3", variations=[POINT], division="elementary")
    assert table.goal("1 2%50", called("percent"), division="elementary") == "syntax"
    assert table.goal("12 %50", called("percent"), division="elementary") == ["6"]
    assert table.goal("0+ √7 4") == "syntax"
    assert "goal-illegal" in table.codes("8+0 = 0+√74", goal="0+ √7 4")


def test_equations_IV_B_2_what_a_writer_adds_is_no_cube_of_a_run(table: Table) -> None:
    """Equations XIII-A-4, XIII-D-12."""
    assert table.codes("(3×3)×(3!) = (√9)×(3!)", goal="√9 ×3", variations=[FACTORIAL]) == {"not-equal"}
    assert table.codes("3×(3!) = (√9)×(3!)", goal="√9 ×3", variations=[FACTORIAL]) == set()
    shake: Shake = {"goal": "5- 7+1", "division": "senior", "variations": [called("decimal-in-goal")]}
    assert table.codes("5-((7÷9)+1) = 5-(.7+1)", shake) == {"not-equal"}


def test_equations_IV_B_2_comment_some_goals_stay_ambiguous(table: Table) -> None:
    assert table.goal("√ 5+4 ×9", division="elementary") == ["9", "27"]
    shake: Shake = {"goal": "√ 5+4 ×9", "division": "elementary"}
    assert table.codes("9+0 = √[(5+4)×9]", shake) == set()
    assert table.codes("9×3 = [√(5+4)]×9", shake) == set()
    assert "goal-misread" in table.codes("9×3 = √5+(4×9)", shake)


def test_factorial_signs_go_anywhere_in_the_goal(table: Table) -> None:
    """Equations XIII-A-4."""
    assert table.goal("3", FACTORIAL, division="elementary") == ["3", "6", "720"]
    assert table.goal("0", FACTORIAL, division="elementary") == ["0", "1"]
    assert table.goal("1+2", FACTORIAL, division="elementary") == ["3", "6", "720"]
    assert "27" in table.goal("3+4", FACTORIAL, division="elementary")


def test_a_wild_cube_may_be_anything_in_the_goal_but_the_same_everywhere(table: Table) -> None:
    """Equations XIII-A-3, XIII-B-3, XIII-C-3."""
    assert table.goal("40", WILD, division="elementary") == [str(value) for value in range(40, 50)]
    assert table.goal("0-0", WILD, division="elementary") == ["0"]
    assert table.goal("309", WILD, division="elementary") == "syntax"
    assert table.goal("309", WILD) == ["-6", "1/3", "≈2.08008382305", "12", "27", "19683"]
    assert table.goal("0", WILD, called("base", base=8)) == [str(value) for value in range(8)]


def test_a_wild_zero_looks_the_same_upside_down(table: Table) -> None:
    """Equations VII-B-2, XIII-A-2."""
    assert table.goal("0", WILD, called("upside-down"), division="elementary") == [str(v) for v in range(-9, 10)]
    assert table.goal(">0", WILD, called("sideways"), division="elementary")[0] == "1/9"
    assert table.goal("5+>0", called("sideways"), division="elementary") == "undefined"


@pytest.mark.parametrize(
    ("goal", "division", "values"),
    [
        ("√7+~1-4", "senior", ["≈-6.20448401733e23", "≈6.72997790068e8236"]),
        ("6*73", "elementary", ["638324153542299148846280854514738362441007133779155746816", "≈huge"]),
        ("8√5 -1", "junior", ["≈4.68628259746e-168187", "≈7.13139070933e24"]),
    ],
)
def test_equations_IV_B_every_value_of_a_factorial_goal_has_its_digits(
    table: Table, goal: str, division: str, values: list[str]
) -> None:
    """Equations XIII-A-4: none is printed as zero for want of steps, however large or small."""
    listed = table.goal(goal, FACTORIAL, division=division)
    assert isinstance(listed, list)
    assert [listed[0], listed[-1]] == values
    assert not {"≈0", "≈?"} & set(listed)


def test_equations_XIII_A_roots_of_huge_factorials_are_known_not_to_be_whole(table: Table) -> None:
    """Equations XIII-A-general."""
    for goal in ("√7√3", "√ 5-2÷1", "√√38", "2*5√6"):
        assert table.goal(goal, FACTORIAL, division="elementary") == "undefined"


def test_a_value_that_is_not_known_is_said_to_be_not_known(table: Table) -> None:
    """Equations XIII-C-9-comment."""
    asked = {"division": "junior", "variations": [called("number-of-factors"), FACTORIAL]}
    answered = table.ask(kind="goal", goal="×37", **asked)
    assert answered["values"] == ["2", "39191040", "≈8.58753885382e280564438"]
    assert answered["unknown"].startswith("Some of its values are not known")


def test_equations_XIII_D_11_behind_i_a_times_may_stand_in_front_of_a_number(table: Table) -> None:
    """Equations XIII-C-9, VII-B-6-b-v."""
    counting = (called("imaginary"), called("number-of-factors"))
    assert table.goal("√×4", *counting, division="senior") == ["0+3i", "0+4i"]
    assert table.goal("4×√", *counting, division="senior") == ["0+4i"]
    assert table.values("√×4", *counting, division="senior") == ["0+3i", "0+4i"]
    assert table.values("√(×4)", *counting, division="senior") == ["0+3i"]
    assert table.values("(√)×4", *counting, division="senior") == ["0+4i"]
    assert table.values("√×4+5", *counting, division="senior") == ["5+3i", "5+4i"]
    shake: Shake = {"goal": "√×4", "division": "senior", "variations": list(counting)}
    assert table.codes("(×9)√ = √(×4)", shake) == set()
    assert table.codes("4√ = (√)×4", shake) == set()
    assert table.codes("4√ = √×4", shake) == {"ambiguous"}


def test_equations_XIII_D_11_a_space_does_not_part_a_number_from_its_i(table: Table) -> None:
    """Equations IV-B-2."""
    assert table.goal("8 √5", called("imaginary"), division="senior") == ["0+40i"]
    assert table.goal("8 √√ 6", called("imaginary"), division="senior") == ["-48"]


def test_equations_XIII_C_5_note_a_star_of_the_goal_is_upright_or_sideways(table: Table) -> None:
    shake: Shake = {"goal": "*", "division": "junior", "variations": [called("base", base=12)]}
    assert table.goal("*", called("base", base=12), division="junior") == ["1/10", "10"]
    assert table.codes("5+5 = T", shake) == set()
    assert table.codes("1÷(5+5) = >T", shake) == set()
    assert "goal-misread" in table.codes("0-(5+5) = ~T", shake)


def test_equations_XIII_C_10_a_star_that_is_a_digit_may_be_an_exponent(table: Table) -> None:
    """Equations XIII-C-5."""
    twelve, green = called("base", base=12), called("exponent", color="green")
    assert table.goal("2g*", twelve, green, division="junior") == ["≈1.07177346254", "34", "1024"]
    shake: Shake = {"goal": "2g*", "division": "junior", "variations": [twelve, green]}
    assert table.codes("2↑T = 2↑T", shake, permitted="2 g*") == set()
    assert table.codes("2↑T = 2↑T", shake, permitted="2 *") == {"cube-unavailable"}
    black = called("exponent", color="black")
    assert table.codes("2↑E = 2↑E", {**shake, "goal": "2k√", "variations": [twelve, black]}, permitted="2 k√") == set()


def test_equations_XIII_B_13_a_wild_cube_that_is_a_one_may_be_a_power(table: Table) -> None:
    """Equations XIII-C-3, XIII-C-4."""
    powers = called("powers-of-the-base")
    shake: Shake = {"goal": "15", "division": "junior", "variations": [powers, WILD]}
    assert table.codes("5+10@1@0 = 15", shake) == set()
    assert table.codes("(5+10@1@0)×1@0 = 15", shake, permitted="0 0 5 + ×") == set()
    assert table.codes("(5+10@1@0)+0 = 15", shake, permitted="0 0 5 + +") == {"wild-inconsistent"}
    assert table.codes("5+10@1@0 = 15", {**shake, "variations": [WILD]}) == {"wild-unknown"}
    assert table.codes("5+10@1@0 = 15", {**shake, "variations": [powers]}) == {"wild-unknown"}
    assert table.codes("(9×9)+(9+(10@1@0)) = 100@1@0", {**shake, "goal": "0"}) == set()
    assert table.codes("1@1@0+4 = 5", {**shake, "goal": "5"}) == set()


def test_equations_XIII_D_12_a_point_may_stand_before_an_exponent_of_the_goal(table: Table) -> None:
    """Equations XIII-C-10."""
    rules = (called("exponent", color="black"), called("decimal-in-goal"))
    listed = table.goal("5k8", *rules, division="senior")
    assert "≈3.62389831839" in listed
    assert table.values("5↑.8", *rules, side="goal", division="senior") == ["≈3.62389831839"]
    assert table.values("5↑(.8)", *rules, side="goal", division="senior") == ["≈3.62389831839"]

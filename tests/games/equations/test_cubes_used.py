"""Does a Solution use the cubes correctly."""

import pytest

from tests.games.equations.table import Shake, Table, called

MANY = called("multiple-operations")


@pytest.mark.parametrize("form", ["basic", "adventurous"])
def test_equations_VII_B_3_a_one_cube_alone_is_no_solution(table: Table, form: str) -> None:
    """Equations Basic-III-A, VII-B-3."""
    assert table.codes("6 = 6", goal="6", form=form) == {"fewer-than-two-cubes"}
    assert table.codes("(6) = 6", goal="6", form=form) == {"fewer-than-two-cubes"}
    assert table.codes("√9 = 3", goal="3", form=form) == set()


@pytest.mark.parametrize("form", ["basic", "adventurous"])
def test_equations_VII_B_3_b_every_required_cube_is_used(table: Table, form: str) -> None:
    """Equations Basic-III-B, Basic-IV-A-1-a, I-B-2-b."""
    assert table.breaches("3+4 = 7", required="+ 9", form=form) == {("required-unused", "VII-B-3-b")}
    assert table.codes("3+4 = 7", required="+ 3 3", permitted="4", form=form) == {"required-unused"}
    assert table.codes("3+4 = 7", required="+ 3 4", permitted="", form=form) == set()


def test_equations_VII_B_3_c_no_forbidden_cube_is_used(table: Table) -> None:
    """Equations Basic-III-B, I-B-2-d."""
    mat: Shake = {"permitted": "3 + 5", "forbidden": "4"}
    assert table.breaches("3+4 = 7", mat) == {("cube-unavailable", "VII-B-3-c")}


def test_equations_VII_B_3_c_comment_sections_bind_cubes_and_not_symbols(table: Table) -> None:
    assert table.codes("2+3 = 5", goal="5", required="2", permitted="+ 3", forbidden="2") == set()


def test_equations_VII_B_3_d_permitted_cubes_may_be_used_once_each(table: Table) -> None:
    """Equations Basic-III-B, Basic-IV-A-1-b, I-B-2-c."""
    assert table.codes("2+3 = 5", goal="5", required="2", permitted="+ 3 7 8 ×") == set()
    assert table.breaches("3+3 = 6", goal="6", permitted="3 + 9") == {("cube-unavailable", "VII-B-3-d")}


@pytest.mark.parametrize("form", ["basic", "adventurous"])
def test_equations_VII_B_3_e_after_now_one_cube_comes_from_resources(table: Table, form: str) -> None:
    """Equations Basic-IV-A-1-c."""
    now: Shake = {"goal": "9", "required": "+", "situation": "now", "form": form}
    assert table.codes("4+5 = 9", now, permitted="4", resources="5 7 ×") == set()
    assert table.codes("4+5 = 9", now, permitted="4 5", resources="7 ×") == set()
    found = table.breaches("4+5 = 9", now, permitted="2", resources="4 5 7")
    assert found == {("too-many-resources", "VII-B-3-e")}
    assert table.codes("4+5 = 9", now, permitted="2", resources="4 7") == {"cube-unavailable"}


def test_equations_VII_B_3_f_after_impossible_resources_count_as_permitted(table: Table) -> None:
    """Equations XI-B-2."""
    for situation in ("impossible", "time-up"):
        mat: Shake = {"goal": "9", "required": "+", "permitted": "", "situation": situation}
        assert table.codes("(4+5)×1 = 9", mat, resources="4 5 1 ×") == set()
    forceout: Shake = {"goal": "9", "required": "+", "permitted": "", "situation": "forceout"}
    assert table.codes("(4+5)×1 = 9", forceout, resources="4 5 1 ×") == {"cube-unavailable"}


def test_the_working_says_which_cube_is_where(table: Table) -> None:
    verdict = table.verdict("4+5 = 9", goal="9", required="+", permitted="4", resources="5 7", situation="now")
    assert [(str(one.token), one.section) for one in verdict.used] == [
        *(("4", "Permitted"), ("+", "Required"), ("5", "Resources"))
    ]


def test_colored_and_required_cubes_are_assigned_so_that_all_fit(table: Table) -> None:
    """Equations XIII-B-12, VII-B-3-b."""
    red: Shake = {"goal": "27", "variations": [called("exponent", color="red")]}
    assert table.codes("(2+1)↑3 = 27", red, required="3 2", permitted="+ 1 r3") == {"required-unused"}
    assert table.codes("(2+1)↑3 = 27", red, required="r3 2", permitted="+ 1 b3") == set()
    assert table.codes("(3×3)↑1 = 9", goal="9", variations=red["variations"], permitted="3 × r3 r1") == set()
    assert table.codes("3↑3 = 27", red, required="b3", permitted="r3") == set()
    assert table.codes("3↑3 = 27", red, required="r3", permitted="b3") == set()
    assert table.codes("3↑3 = 27", red, required="b3", permitted="b3") == {"cube-unavailable"}


def test_equations_XIII_A_5_a_one_sign_from_resources_serves_many_times(table: Table) -> None:
    """Equations XIII-A-5, XIII-A-5-b, XIII-B-5, XIII-C-7."""
    for division in ("elementary", "middle", "junior", "senior"):
        shake: Shake = {"goal": "9", "division": division, "variations": [MANY]}
        digits: Shake = {**shake, "permitted": "2 3 4"}
        assert table.codes("2+3+4 = 9", digits, resources="+ × 7", situation="now") == set()
        assert table.codes("2+3+4 = 9", digits, resources="+", situation="impossible") == set()
        many: Shake = {**digits, "resources": "+ × -", "situation": "now"}
        assert table.codes("(2×3)+4-2 = 8", {**many, "goal": "8", "permitted": "2 2 3 4"}) == {"too-many-resources"}
        assert table.codes("2+3+4 = 9", shake, permitted="2 + 3") == {"cube-unavailable"}
        assert table.codes("2+3+4 = 9", shake, permitted="2 3 4", forbidden="+") == {"cube-unavailable"}
        assert table.codes("2+3+4 = 9", shake, permitted="2 + 3 4", forbidden="+") == set()
        assert table.codes("2+3+4 = 9", shake, required="+ +", permitted="2 3 4") == set()
        assert table.codes("2+3+4 = 9", shake, required="+ + +", permitted="2 3 4") == {"required-unused"}


def test_without_multiple_operations_one_sign_is_one_sign(table: Table) -> None:
    """Equations XIII-A-5."""
    assert table.codes("2+3+4 = 9", goal="9", permitted="2 + 3 4") == {"cube-unavailable"}

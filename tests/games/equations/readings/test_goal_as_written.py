"""The writer's reading of the Goal."""

import pytest

from tests.games.equations.table import Table, called

WILD = called("wild", cube="0")


def test_equations_VII_B_1_comment_either_side_may_be_the_goal(table: Table) -> None:
    """Equations VII-B-1."""
    assert table.codes("(6×6)+1 = 37", goal="37") == set()
    assert table.codes("37 = (6×6)+1", goal="37") == set()


def test_equations_VII_B_2_a_the_goal_must_be_written(table: Table) -> None:
    assert table.breaches("(6×6)+1", goal="37") == {("no-goal-written", "VII-B-2")}
    assert table.codes("3+4 =") == {"syntax"}


def test_equations_VII_B_2_b_the_goal_is_written_as_read_and_not_as_its_value(table: Table) -> None:
    """Equations VII-B-2, VII-C-5-b."""
    assert table.codes("(5×4)+1 = 3×(5+2)", goal="3×5+2") == set()
    assert table.codes("(4*2)+1 = (3×5)+2", goal="3×5+2") == set()
    assert table.breaches("(5×4)+1 = 21", goal="3×5+2") == {("goal-misread", "VII-C-5-b")}
    assert table.codes("(4*2)+1 = 17", goal="3×5+2") == {"goal-misread"}
    assert table.codes("9×5 = 45", goal="40", division="elementary", variations=[WILD]) == set()


def test_equations_VII_B_2_c_spaces_mean_nothing_on_paper(table: Table) -> None:
    """Equations IV-B-2."""
    verdict = table.verdict("(5×4)+1 = 3× 5+2", goal="3× 5+2")
    assert [one.code for one in verdict.violations] == ["ambiguous"]
    assert verdict.equals_goal
    assert table.codes("(5×4)+1 = 3×(5+2)", goal="3× 5+2") == set()
    assert table.codes("(4*2)+1 = (3×5)+2", goal="3× 5+2") == {"goal-misread"}
    assert table.codes("(4*2)+1 = 3×5+2", goal="3× 5+2") == {"not-equal"}
    assert table.codes("(4+5)+0 = 4+2 +3", goal="4+ 2+3") == set()


def test_equations_VII_B_2_note_an_unmarked_symbol_has_its_default_meaning(table: Table) -> None:
    """Equations VII-C-5-e-note, VII-C-5-c-comment."""
    assert table.codes("[(5*2)×8]+6+4 = 30×7", goal="30×7", variations=[WILD]) == set()
    assert table.codes("(5×5)-2 = 2@03", goal="03", division="elementary", variations=[WILD]) == set()
    assert table.codes("(5×5)-2 = 03", goal="03", division="elementary", variations=[WILD]) == {"not-equal"}


@pytest.mark.parametrize(
    ("goal", "division", "variations"),
    [
        *(("7÷0", "middle", []), ("65+87-3", "middle", []), ("122", "senior", []), ("3√9", "elementary", [])),
        *(("39", "middle", [called("base", base=8)]), ("8×>2", "elementary", []), ("8×>2", "middle", [])),
        ("1+>~5", "junior", []),
    ],
)
def test_equations_VII_C_5_a_a_goal_may_have_no_legal_reading(
    table: Table, goal: str, division: str, variations: list[dict[str, object]]
) -> None:
    """Equations VII-C-5."""
    codes = table.codes(f"3+4 = {goal}", goal=goal, division=division, variations=variations)
    assert "goal-illegal" in codes


def test_equations_VII_C_5_b_examples_the_goal_may_be_misread(table: Table) -> None:
    """Equations VII-C-5-b."""
    assert table.codes("(5×6)+4 = 34", goal="30") == {"goal-misread"}
    assert table.codes("(9×2)+1 = (5×3)+4", goal="5× 3+4") == {"goal-misread"}
    prime = called("smallest-prime")
    codes = table.codes("(4×5)+3 = ×(20×11)", goal="×20×11", division="elementary", variations=[prime])
    assert codes == {"goal-misread"}
    imaginary = called("imaginary")
    codes = table.codes("(0-2)√ = 2(√*47)", goal="2√*47", division="senior", variations=[imaginary])
    assert codes == {"syntax"}
    repeated = called("multiple-operations")
    assert table.codes("1+1 = √√16", goal="√16", division="elementary", variations=[repeated]) == {"goal-misread"}
    red = called("exponent", color="red")
    assert "goal-misread" in table.codes("(5×6)+1 = 312", goal="31r2", variations=[red])


def test_the_cubes_of_the_goal_are_written_as_they_lie(table: Table) -> None:
    """Equations VII-C-5-b, XIII-C-1, XIII-C-2."""
    assert table.codes("(1÷4)-3 = >4+~3", goal=">4+~3", division="junior") == set()
    assert table.codes("4-3 = 4+~3", goal=">4+~3", division="junior") == {"goal-misread"}
    assert table.codes("4-3 = 4+~3", goal="4+~3", division="junior") == set()

"""Reading and printing what is written."""

import pytest

from forceout.games.equations.goal import read_goal
from forceout.games.equations.language.notation import (
    LONGEST_WRITING,
    Token,
    Turn,
    print_tokens,
    read_groups,
    read_tokens,
    without_remarks,
)
from forceout.rules.unreadable import Unreadable
from tests.games.equations.table import Table


def meanings(text: str) -> list[str]:
    return [token.meaning for token in read_tokens(text)]


def test_each_symbol_has_one_meaning_and_several_spellings() -> None:
    assert meanings("1+2-3−4–5") == list("1+2-3-4-5")
    assert meanings("1x2X3·4×5") == list("1×2×3×4×5")
    assert meanings("1/2÷3^4*5v6√7") == list("1÷2÷3*4*5√6√7")
    assert meanings("6 lcm 8 gcf 2 rem 3 log 4") == ["6", "lcm", "8", "gcf", "2", "rem", "3", "log", "4"]
    assert meanings("25~√16 >÷ 3") == ["2", "5", "%", "1", "6", ">÷", "3"]
    assert meanings("2**3") == ["2", "↑", "3"]
    assert meanings("2³") == ["2", "↑", "(", "3", ")"]


def test_cubes_may_be_turned_colored_and_stand_for_others() -> None:
    assert read_tokens(">~5")[0] == Token("5", Turn.BOTH)
    assert read_tokens("~>5")[0] == Token("5", Turn.BOTH)
    assert read_tokens("~2@0")[0] == Token("2", Turn.UPSIDE_DOWN, "0")
    assert [str(token) for token in read_tokens("42@03")] == ["4", "2@0", "3"]
    assert [str(token) for token in read_tokens("9+100@1")] == ["9", "+", "100@1"]
    assert [str(token) for token in read_tokens("9+.01@1")] == ["9", "+", ".01@1"]
    assert [token.symbol for token in read_tokens("T@0 %@0 .@0")] == ["*", "√", "*"]
    assert read_tokens("r3")[0].color is not None
    assert read_tokens("rem")[0].color is None


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("3+q", 2),
        ("3@", 2),
        ("@0", 0),
        ("~+", 0),
        (">>3", 2),
        ("3:4", 1),
        ("(3+4", 0),
        ("3+4)", 3),
        ("(3]", 2),
        ("()", 1),
    ],
)
def test_an_error_says_where(text: str, at: int) -> None:
    with pytest.raises(Unreadable) as error:
        read_groups(read_tokens(text), len(text))
    assert error.value.at == at
    assert str(error.value.words).endswith(".")


def test_texts_and_nests_that_nobody_writes_are_refused_at_once() -> None:
    with pytest.raises(Unreadable):
        read_tokens("1" * (LONGEST_WRITING + 1))
    with pytest.raises(Unreadable):
        read_groups(read_tokens("(" * 100 + "1" + ")" * 100), 201)
    with pytest.raises(Unreadable):
        read_tokens("(" * 100_000 + "1" + ")" * 100_000)


def test_equations_III_A_a_all_grouping_symbols_group_alike(table: Table) -> None:
    """Equations Basic-III-D."""
    assert table.values("{[(5*2)×8]+6}+4") == ["210"]
    assert table.values("(2+3)×4", form="basic") == table.values("[2+3]×4", form="basic") == ["20"]


def test_a_remark_uses_no_cubes() -> None:
    tokens = read_tokens("((8×2)*(3÷4) := (2i)*3)+1")
    assert print_tokens(without_remarks(tokens)) == "((8×2)*(3÷4) := )+1"


@pytest.mark.parametrize("text", ["2× 3+5", "25r3", "√ 5+4 ×9", "6~√8", "30*2 >÷5", "4**5", ">4+~3", "1+>~5"])
def test_a_goal_is_read_as_it_is_printed(text: str) -> None:
    goal = read_goal(text)
    assert read_goal(str(goal)) == goal


def test_a_goal_is_read_with_its_spaces() -> None:
    assert read_goal(" 2×  3+5 ").runs == ((0, 1), (2, 4))
    assert str(read_goal("25%16")) == "25~√16"
    assert str(read_goal("15rem2")) == "15>÷2"


@pytest.mark.parametrize("text", ["", " ", "3+q", "3!", "(3)", "3~", "1" * 300])
def test_what_is_on_no_cube_is_no_goal(text: str) -> None:
    with pytest.raises(Unreadable):
        read_goal(text)

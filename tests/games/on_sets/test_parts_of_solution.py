"""The parts of a Solution: Set-Names and Restrictions."""

import pytest

from forceout.games.on_sets.notation import read_writings
from forceout.games.on_sets.parts_of_solution import DEEPEST_NEST, Complement, Operand, Run, parse_set_name
from forceout.rules.unreadable import Unreadable
from tests.games.on_sets.table import Table


def parse(text: str) -> object:
    (statement,) = read_writings(text)[0].statements
    return parse_set_name(statement)


def test_on_sets_VI_a_solution_is_a_set_name_and_perhaps_restrictions(table: Table) -> None:
    (solution,) = table.verdict("B ⊆ R, B ∪ G").solutions
    assert [one.relations for one in solution.restrictions] == ["⊆"]
    assert solution.set_name == Run((Operand("B"), Operand("G")), "∪")
    assert table.verdict("B ∪ G").solutions[0].restrictions == ()


def test_on_sets_VI_A_every_symbol_of_a_legal_set_name_has_a_meaning(table: Table) -> None:
    assert table.codes("((V - G) ∩ B) - Y", goal="row 1") == set()
    assert table.codes("((V - G) B) - Y", goal="row 1") == {"syntax"}


def test_on_sets_VI_A_one_set_name_is_asked_for(table: Table) -> None:
    assert table.breaches("B ∩ R, G - Y") == {("several-set-names", "VI-A")}


@pytest.mark.parametrize("text", ["B = R", "B ⊆ R", "B = R, R ⊆ G"])
def test_on_sets_VI_A_note_a_statement_with_a_relation_is_no_set_name(table: Table, text: str) -> None:
    assert table.codes(text) == {"no-set-name"}


@pytest.mark.parametrize("text", ["G - (B = R)", "(B ⊆ R)'"])
def test_on_sets_VI_A_note_a_relation_inside_a_set_name_makes_it_wrong(table: Table, text: str) -> None:
    assert ("relation-in-set-name", "VI-A") in table.breaches(text)


def test_on_sets_VI_A_note_a_required_relation_stays_out_of_the_set_name(table: Table) -> None:
    assert table.codes("B ⊆ G', B - Y", required="⊆", goal="row 1") == set()


@pytest.mark.parametrize("text", ["(B ∩ R)", "[B] ∩ {R}", "{[(B ∩ R)]}", "(B) ∩ ((R))"])
def test_on_sets_VI_A_a_grouping_symbols_of_any_kind_cost_no_cube(table: Table, text: str) -> None:
    assert table.codes(text, permitted="BR∩") == set()


@pytest.mark.parametrize("text", ["(B ∩ R", "B ∩ R)", "(B ∩ R]", "[(B ∩ R])", "() ∩ B", "B (∩) R"])
def test_on_sets_VI_A_a_grouping_symbols_come_in_pairs_properly_nested(table: Table, text: str) -> None:
    assert table.codes(text) == {"syntax"}


@pytest.mark.parametrize("text", ["B ∩ R = 2", "2 = B ∩ R", "B ∩ R = 3", "B ∩ R = 4 - 2"])
def test_on_sets_VI_A_b_the_goal_is_not_written_behind_the_set_name(table: Table, text: str) -> None:
    """On-Sets VII-B-3-a; Guidelines E2."""
    assert table.breaches(text) == {("wrote-goal", "VI-A-b")}


def test_guidelines_E2_the_goal_written_out_spoils_the_whole_solution(table: Table) -> None:
    """On-Sets VI-A-b, VII-B-3-a."""
    assert not table.verdict("B ⊆ R, B ∩ R = 2").is_correct
    assert table.codes("B ⊆ R, B ∩ R, B ∩ R = 2") == {"wrote-goal"}
    assert table.verdict("B ⊆ R, B ∩ R").is_correct


def test_on_sets_I_B_2_a_comment_digits_are_for_the_goal_only(table: Table) -> None:
    for text in ("2", "B ∩ 2", "3 ⊆ R, B ∩ R"):
        verdict = table.verdict(text)
        assert {one.code for one in verdict.violations} == {"syntax"}
        assert "digits are for the Goal only" in verdict.violations[0].message


@pytest.mark.parametrize("text", ["R ∪ 'B", "R Λ G", "∪ R", "R ∪", "B R", "B ∪ ∩ R", "B - - R", "'", "(B)(R)", "B'R"])
def test_on_sets_VII_C_5_d_symbols_without_meaning_make_it_wrong(table: Table, text: str) -> None:
    assert table.breaches(text) == {("syntax", "VII-C-5-d")}


def test_on_sets_VII_C_5_d_grouping_across_a_relation_has_no_meaning(table: Table) -> None:
    assert "restriction-grouping" in table.codes("R ∪ (B = G) - R, B ∩ R")


@pytest.mark.parametrize("text", ["B' (-G)", "(B -) G", "B ∪ (∩ R)", "B ∪ ('R)"])
def test_guidelines_E6_brackets_that_leave_a_piece_without_sense_make_it_wrong(table: Table, text: str) -> None:
    assert table.codes(text) == {"syntax"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("(B", "never closed"),
        ("B)", "never opened"),
        ("(B]", "cannot close"),
        ("B ∪", "missing at the end"),
        ("B R", "must join"),
        ("'B", "stands behind"),
        ("∩ B", "on its left"),
    ],
)
def test_the_message_says_what_was_expected(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        parse(text)


def test_nesting_has_a_limit_far_beyond_the_cubes() -> None:
    deepest = f"{'(' * DEEPEST_NEST}B{')' * DEEPEST_NEST}"
    assert parse(deepest) == Operand("B")
    with pytest.raises(Unreadable, match="nested"):
        parse(f"({deepest})")


def test_on_sets_VII_B_6_b_complement_belongs_to_the_set_in_front_of_it() -> None:
    """Guidelines E3."""
    assert parse("R ∪ B'") == Run((Operand("R"), Complement(Operand("B"))), "∪")
    assert parse("(R ∪ B)'") == Complement(Run((Operand("R"), Operand("B")), "∪"))
    assert parse("R''") == Complement(Complement(Operand("R")))


def test_on_sets_I_B_2_d_iii_a_relation_makes_a_restriction(table: Table) -> None:
    for relation in "=⊆":
        (solution,) = table.verdict(f"B {relation} R, G").solutions
        assert [one.relations for one in solution.restrictions] == [relation]


def test_on_sets_VI_B_there_may_be_several_restrictions(table: Table) -> None:
    (solution,) = table.verdict("B ⊆ R, G = Y, Y ⊆ R, V").solutions
    assert [one.relations for one in solution.restrictions] == ["⊆", "=", "⊆"]


@pytest.mark.parametrize("text", ["⊆ R", "B =", "B = = R", "B ∪ ⊆ R", "= "])
def test_on_sets_VI_B_2_each_side_of_a_restriction_is_a_legal_set_name(table: Table, text: str) -> None:
    assert table.codes(f"{text}, B ∩ R") == {"syntax"}


def test_on_sets_VI_B_2_c_a_chain_has_two_relations_or_more(table: Table) -> None:
    (solution,) = table.verdict("B ⊆ R = G ⊆ V, Y").solutions
    (chain,) = solution.restrictions
    assert (chain.relations, len(chain.sides)) == ("⊆=⊆", 4)


@pytest.mark.parametrize("text", ["(B ⊆ R ∪ G)", "[(B ⊆ R ∪ G)]", "B ⊆ (R ∪ G)", "(B) ⊆ R ∪ G", "{(B) ⊆ (R ∪ G)}"])
def test_on_sets_VI_B_3_useless_grouping_does_no_harm(table: Table, text: str) -> None:
    assert table.codes(f"{text}, B") == set()


@pytest.mark.parametrize("text", ["(B ⊆ R) ⊆ G", "B = (R = G)", "(B = R)'", "R ∪ (B ⊆ G)", "(B ⊆ R) ∪ (G ⊆ Y)"])
def test_on_sets_VI_B_3_grouping_may_not_enclose_a_relation(table: Table, text: str) -> None:
    """On-Sets VI-B-3-comment."""
    assert table.breaches(f"{text}, B ∩ R") == {("restriction-grouping", "VI-B-3")}


@pytest.mark.parametrize("text", ["(R ∪ B) - G = V", "B = (G ∪ R)' ⊆ V", "R' = B ⊆ (R - Y) ∪ V"])
def test_on_sets_VI_B_3_comment_grouping_inside_a_side_is_fine(table: Table, text: str) -> None:
    assert "restriction-grouping" not in table.codes(f"{text}, B ∩ R")
    assert table.verdict(f"{text}, B ∩ R").solutions[0].values


@pytest.mark.parametrize("text", ["(B ⊆ R]", "(B ⊆ R", "B ⊆ R)", "[(B ∪ R] ⊆ G)", "(B) ⊆ (R"])
def test_on_sets_VII_C_5_d_groups_of_a_restriction_are_closed_by_their_own_kind(table: Table, text: str) -> None:
    assert table.codes(f"{text}, B ∩ R") == {"syntax"}

"""The criteria of a correct Solution."""

import pytest

from forceout.games.on_sets.variations.absolute_value import AbsoluteValue
from forceout.games.on_sets.variations.blank_card_wild import BlankCardWild
from forceout.games.on_sets.variations.double_set import DoubleSet
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from tests.games.on_sets.table import CARDS, Shake, Table

ABOVE_ELEMENTARY = ["middle", "junior", "senior"]


def test_on_sets_VII_B_a_solution_that_meets_all_criteria_is_correct(table: Table) -> None:
    assert table.verdict("B ⊆ R, B ∪ Λ").is_correct
    for wrong in ("B ⊆ R", "B ∪ G", "B ⊆ R, B ∪", "B ⊆ R, B, B"):
        assert not table.verdict(wrong).is_correct


def test_on_sets_VII_B_the_judge_gives_the_verdict_and_every_reason(table: Table) -> None:
    question = {
        "kind": "solution",
        "division": "middle",
        "universe": CARDS.split(),
        "goal": "row 2",
        "required": ["R"],
        "permitted": ["B", "∩"],
        "situation": "forceout",
    }
    right = table.ask(**question, solution="B ∩ R")
    assert (right["correct"], right["values"], right["violations"]) == (True, [2], [])
    wrong = table.ask(**question, solution="B ∩ B")
    assert {one["code"] for one in wrong["violations"]} == {"required-unused", "cube-unavailable", "not-equal"}
    assert all(one["rule"] and one["message"] for one in wrong["violations"])


@pytest.mark.parametrize("text", ["", "B ⊆ R", "blank: B", "B = R, R ⊆ G"])
def test_on_sets_VII_B_1_a_set_name_has_to_be_there(table: Table, text: str) -> None:
    shake: Shake = {"division": "junior", "variations": [BlankCardWild()]}
    assert table.breaches(text, shake) == {("no-set-name", "VII-B-1")}
    assert "no-set-name" not in table.codes(f"{text}, B ∩ R", shake)


@pytest.mark.parametrize("division", ABOVE_ELEMENTARY)
def test_guidelines_E8_restrictions_alone_are_no_solution(table: Table, division: str) -> None:
    assert table.codes("B ⊆ R, R = G", division=division) == {"no-set-name"}


@pytest.mark.parametrize("text", ["B ⊆ R, B", "B, B ⊆ R", "Λ ⊆ R, B, B ⊆ R"])
def test_guidelines_E9_the_parts_may_stand_in_any_order(table: Table, text: str) -> None:
    assert table.picked(text) == {"BRG", "BR"}


@pytest.mark.parametrize("division", ABOVE_ELEMENTARY)
@pytest.mark.parametrize("relation", ["=", "⊆"])
def test_on_sets_VII_B_2_a_relation_in_required_asks_for_a_restriction(
    table: Table, division: str, relation: str
) -> None:
    shake: Shake = {"required": relation, "division": division}
    assert table.breaches("B ∩ R", shake) == {("missing-restriction", "VII-B-2")}
    assert table.codes(f"B {relation} B, B ∩ R", shake) == set()


def test_on_sets_VII_B_2_note_a_relation_elsewhere_leaves_it_to_the_writer(table: Table) -> None:
    assert table.codes("B ∩ R", permitted="BR∩⊆", resources="=", situation="impossible") == set()
    assert table.codes("B = B, B ∩ R", permitted="BBR∩⊆", resources="=", situation="impossible") == set()
    assert table.codes("B ∩ R", required="⊆", permitted="BR∩", resources="=", situation="impossible") == {
        "missing-restriction"
    }


@pytest.mark.parametrize(
    ("division", "form"), [("elementary", "adventurous"), ("middle", "basic"), ("senior", "basic")]
)
def test_on_sets_I_B_2_d_iii_comment_elementary_plays_without_relations(table: Table, division: str, form: str) -> None:
    """On-Sets VII-B-2."""
    shake: Shake = {"division": division, "form": form}
    assert table.breaches("B ⊆ R, B ∪ Λ", shake) == {("restriction-not-allowed", "I-B-2-d-iii-comment")}
    assert table.codes("B ∩ R", shake) == set()
    assert table.codes("B ⊆ R, B ∪ Λ", division=division if division != "elementary" else "middle") == set()


@pytest.mark.parametrize("form", ["basic", "advanced", "adventurous"])
def test_on_sets_VII_B_3_the_set_has_as_many_cards_as_the_goal_says(table: Table, form: str) -> None:
    """On-Sets Basic-III."""
    assert table.codes("B ∩ R", goal="row 2", form=form) == set()
    for goal in ("row 1", "row 3"):
        assert table.breaches("B ∩ R", goal=goal, form=form) == {("not-equal", "VII-B-3")}


def test_on_sets_VII_B_3_note_restrictions_come_before_the_set_name(table: Table) -> None:
    assert table.values("B") == [3]
    assert table.values("B ⊆ R, B") == [2]
    assert table.values("B ⊆ R, B'") == [5]


def test_on_sets_VII_B_3_note_the_order_of_restrictions_does_not_matter(table: Table) -> None:
    one, other = "B ⊆ R", "R ⊆ G"
    assert table.picked(f"{one}, {other}, V") == table.picked(f"{other}, {one}, V")
    assert table.picked(f"{one}, {other}, V") == set(CARDS.split()) - {"BY", "BR", "R"}


def test_on_sets_VII_B_3_b_a_solution_meets_one_of_the_values_of_the_goal(table: Table) -> None:
    """On-Sets VII-C-5-b."""
    both: Shake = {"goal": "row 3 ~1", "variations": [AbsoluteValue()]}
    assert table.codes("B ∩ R", both) == set()
    assert table.codes("G'", both) == set()
    assert table.codes("B - Λ", both) == {"not-equal"}
    assert table.codes("G'", goal="row 3 ~1") == {"not-equal"}


def test_on_sets_VII_C_5_b_a_solution_of_another_value_is_wrong(table: Table) -> None:
    verdict = table.verdict("B ∪ G", goal="row 2")
    assert [one.code for one in verdict.violations] == ["not-equal"]
    assert "equals 6" in verdict.violations[0].message
    assert "Goal is 2" in verdict.violations[0].message


@pytest.mark.parametrize("form", ["basic", "adventurous"])
def test_on_sets_VII_B_6_every_reading_has_to_equal_the_goal(table: Table, form: str) -> None:
    """On-Sets Basic-III-E, VII-C-5-c."""
    for goal in ("row 3", "row 5"):
        assert table.breaches("B ∪ G - R", goal=goal, form=form) == {("ambiguous", "VII-B-6-a")}
    assert table.codes("(B ∪ G) - R", goal="row 3", form=form) == set()
    assert table.codes("B ∪ (G - R)", goal="row 5", form=form) == set()


def test_on_sets_VII_B_6_a_a_solution_whose_readings_agree_is_not_ambiguous(table: Table) -> None:
    assert table.verdict("B ∪ G - R", goal="row 3").is_ambiguous
    assert not table.verdict("B ∪ G ∪ R", goal="row 5 2").is_ambiguous
    assert table.codes("B ∪ G ∪ R", goal="row 5 2") == set()


def test_on_sets_VII_B_6_readings_may_meet_different_values_of_the_goal(table: Table) -> None:
    both: Shake = {"goal": "row 4 ~1", "variations": [AbsoluteValue()]}
    assert table.values("B ∪ G - R", both) == [3, 5]
    assert table.codes("B ∪ G - R", both) == set()
    assert table.codes("B ∪ G ∩ R", both) == {"ambiguous"}


def test_on_sets_VII_C_5_c_a_wrong_grouping_is_shown(table: Table) -> None:
    (violation,) = table.verdict("B ∪ G - R", goal="row 3").violations
    assert "B ∪ (G - R)" in violation.message
    (violation,) = table.verdict("B ∪ G - R", goal="row 5").violations
    assert "(B ∪ G) - R" in violation.message


def test_on_sets_VII_C_5_c_a_wrong_grouping_of_a_restriction_is_shown(table: Table) -> None:
    (violation,) = table.verdict("R - Y - G ⊆ B, R ∪ Λ", goal="row 3").violations
    assert "R - (Y - G)" in violation.message


def test_on_sets_VII_C_6_b_the_judge_says_yes_when_some_reading_equals_the_goal(table: Table) -> None:
    assert table.verdict("B ∪ G - R", goal="row 3").equals_goal
    assert not table.verdict("B ∪ G - R", goal="row 4").equals_goal
    assert not table.verdict("B ∪", goal="row 3").equals_goal


def test_on_sets_VII_C_6_b_both_solutions_of_a_pair_are_asked_about(table: Table) -> None:
    senior: Shake = {"division": "senior", "variations": [TwoSolutions()]}
    assert table.verdict("B ∩ R || G - R", senior).equals_goal
    assert not table.verdict("B ∩ R || G ∪ R", senior).equals_goal


def test_more_readings_than_can_be_checked_are_not_called_right(table: Table) -> None:
    """On-Sets VII-B-6."""
    universe = "BRGY BRG BRY BGY RGY BR BG BY RG RY GY B R G Y -"
    many = " ".join(f"{color} {sign}" for color, sign in zip("BRGY" * 30, "∪-∩-∪∩" * 20, strict=True))
    verdict = table.verdict(f"{many} V", universe=universe, permitted=many.replace(" ", "") + "V")
    assert [one.code for one in verdict.violations] == ["unverifiable"]


def test_on_sets_2026_27_III_D_2_the_goal_of_who_disputes_no_goal_uses_rolled_digits(table: Table) -> None:
    shake: Shake = {"situation": "no-goal", "resources": "21B∩R"}
    assert table.codes("B ∩ R", shake, goal="row 2") == set()
    assert table.codes("B ∩ R", shake, goal="column 2 1") == set()
    assert table.breaches("B ∩ R", shake, goal="row 1 1") == {("goal-illegal", "III-D-2")}
    assert table.breaches("B ∩ R", shake, goal="row 5 ~3") == {("goal-illegal", "III-D-2")}


def test_on_sets_VI_B_1_a_removed_cards_return_before_the_next_solution(table: Table) -> None:
    """On-Sets VI-B-1-b."""
    senior: Shake = {"division": "senior", "goal": "row 3", "variations": [TwoSolutions()]}
    verdict = table.verdict("B ⊆ R, R - Y || B ∩ V", senior)
    assert [solution.values for solution in verdict.solutions] == [(3,), (3,)]
    assert verdict.is_correct
    assert table.codes("B ⊆ R, R - Y || B ⊆ R, B ∩ V", senior) == {"not-equal", "same-sets"}


def test_on_sets_XIII_D_14_b_each_solution_is_judged_by_itself(table: Table) -> None:
    senior: Shake = {"division": "senior", "required": "R", "permitted": "BG∩-", "variations": [TwoSolutions()]}
    assert table.codes("B ∩ R || G - R", senior) == set()
    assert table.codes("B ∩ R || G - B", senior) == {"required-unused", "not-equal"}
    assert table.codes("B ∩ || G - R", senior) == {"syntax"}


def test_on_sets_VI_A_one_solution_is_presented_where_one_is_asked_for(table: Table) -> None:
    assert table.breaches("B ∩ R || G - R", division="senior") == {("variation-misused", "VI-A")}


@pytest.mark.parametrize("text", ["B ∩ R", "B ∩ R || G - R || R - B"])
def test_on_sets_XIII_D_14_as_many_solutions_are_presented_as_are_asked_for(table: Table, text: str) -> None:
    senior: Shake = {"division": "senior", "variations": [TwoSolutions()]}
    assert table.breaches(text, senior) == {("not-two-solutions", "XIII-D-14")}
    assert table.codes("B ∩ R || G - R", senior) == set()


def test_on_sets_XIII_C_12_dots_need_the_variation(table: Table) -> None:
    assert table.breaches("B ∩ R, blank: BR", goal="row 3", division="junior") == {
        ("variation-misused", "XIII-C-12"),
        ("not-equal", "VII-B-3"),
    }
    assert table.codes("B ∩ R, blank: BR", goal="row 3", division="junior", variations=[BlankCardWild()]) == set()


def test_on_sets_XIII_C_12_a_dots_need_the_blank_card(table: Table) -> None:
    junior: Shake = {"division": "junior", "variations": [BlankCardWild()], "universe": "BRG BR BY RGY R G GY"}
    assert table.breaches("B ∩ R, blank: BR", junior) == {("variation-misused", "XIII-C-12-a")}
    assert table.codes("B ∩ R", junior) == set()


def test_on_sets_XIII_C_12_c_dots_can_put_the_blank_card_into_the_double_set(table: Table) -> None:
    both: Shake = {"division": "junior", "variations": [DoubleSet.fill_in("Y"), BlankCardWild()]}
    assert table.values("V, blank: -", both) == [11]
    assert table.values("V, blank: Y", both) == [12]
    assert table.values("V, blank: R", both) == [11]

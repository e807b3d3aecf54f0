"""Writing, presenting and checking Solutions."""

from dataclasses import replace

import pytest

from forceout.rules.state import Judging
from forceout.rules.view import view
from tests.support.shakes import CUBES, EVERY_BOOK, OLDER_BOOKS, RIGHT, WRONG, Play, begun, play

AMBIGUOUS = {"on-sets": ("row 1 3", "Y ∪ B ∩ R", "(Y ∪ B) ∩ R", "Y ∪ (B ∩ R)"),
             "equations": ("8", "2×5-1 = 8", "(2×5)-1 = 8", "2×(5-1) = 8")}  # fmt: skip
"""A Goal, a Solution that reaches it in one reading only, a wrong grouping and the right one."""


def impossible(game: str, edition: str, policing: str = "players", **others: object) -> Play:
    """B has challenged A's Goal as Impossible, and C has decided to present nothing."""
    return begun(game, edition, policing=policing, **others)("B challenge impossible", "C decline")


def ambiguous(game: str, edition: str, players: str = "ABC") -> Play:
    """B has challenged A's Goal as Impossible, and A has presented an ambiguous Solution."""
    goal, solution, _, _ = AMBIGUOUS[game]
    table = play(game, edition, players=players)(f"A goal {goal}", "B challenge impossible")
    if "C" in players:
        table("C decline")
    return table(f"A present {solution}")


@EVERY_BOOK
def test_on_sets_VII_C_checking_begins_when_all_writers_are_ready_or_time_is_up(game: str, edition: str) -> None:
    """Equations VII-C."""
    table = impossible(game, edition)
    assert table.phase == "writing"
    assert table(f"A present {RIGHT[game]}").phase == "checking"
    late = begun(game, edition)("B challenge impossible", f"C present {RIGHT[game]}", "clock tick 189")
    assert late.phase == "writing"
    assert late("clock tick 1").phase == "checking"


@EVERY_BOOK
def test_on_sets_VII_C_1_the_third_party_decides_within_the_writing_time(game: str, edition: str) -> None:
    """On-Sets VII-C-1-comment, XI-A-1-h; Equations VII-C-1, XI-A-1-h-note."""
    table = begun(game, edition)("B challenge impossible", f"A present {RIGHT[game]}", "clock tick 129")
    assert table.phase == "writing"
    assert table("clock tick 1").phase == "checking"
    assert table.penalties == {}
    assert table.gets(f"C present {RIGHT[game]}") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_VII_C_1_comment_a_saying_so_settles_it(game: str, edition: str) -> None:
    """On-Sets VII-C-1-note; Equations VII-C-1, VII-C-1-a."""
    table = begun(game, edition)("B challenge impossible")
    assert table.gets("C decline") == "ok"
    assert table.gets(f"C present {RIGHT[game]}") == "may-not-present"
    assert table.gets("C decline") == "may-not-present"


@EVERY_BOOK
def test_on_sets_VII_C_1_comment_c_handing_over_a_solution_settles_it(game: str, edition: str) -> None:
    """On-Sets VII-C-1-note; Equations VII-C-1, VII-C-1-c."""
    table = begun(game, edition)("B challenge impossible")
    assert table.gets(f"C present {RIGHT[game]}") == "ok"
    assert table.gets("C decline") == "already-presented"
    if game == "equations" or edition == "2014-15":
        assert table.gets("C side challenger") == "already-presented"
        assert table.shake.contest is not None
        assert table.shake.contest.side == "mover"


@OLDER_BOOKS
def test_on_sets_2014_15_VII_C_1_comment_b_joining_a_party_settles_it(game: str, edition: str) -> None:
    """On-Sets 2014-15 VII-C-1-note; Equations VII-C-1, VII-C-1-b."""
    table = begun(game, edition)("B challenge impossible", "C side challenger")
    assert table.gets("C side mover") == "already-presented"
    assert table.gets(f"C present {RIGHT[game]}") == "may-not-present"


@EVERY_BOOK
def test_on_sets_VII_C_2_all_are_presented_before_any_is_checked_or_seen(game: str, edition: str) -> None:
    """Equations VII-C-2."""
    table = begun(game, edition)("B challenge impossible", f"A present {RIGHT[game]}")
    assert table.gets("B reject A not-equal") == "wrong-phase"
    assert table.gets("B accept A") == "wrong-phase"
    for seat in ("B", "C", None):
        assert RIGHT[game] not in str(view(table.shake, seat))
    assert RIGHT[game] in str(view(table.shake, "A"))
    table("C decline")
    assert table.phase == "checking"
    assert all(RIGHT[game] in str(view(table.shake, seat)) for seat in ("B", "C", None))


@EVERY_BOOK
def test_on_sets_VII_C_2_a_what_is_presented_is_closed(game: str, edition: str) -> None:
    """Equations VII-C-2-a."""
    table = begun(game, edition)("B challenge impossible", f"A present {WRONG[game]}")
    assert table.gets(f"A present {RIGHT[game]}") == "already-presented"
    assert table.gets("A decline") == "already-presented"
    table("C decline")
    assert table("B reject A not-equal").scores is not None


def test_on_sets_2026_27_VII_C_2_a_who_tries_to_change_it_has_a_wrong_solution() -> None:
    table = impossible("on-sets", "2026-27")("A present B ∪ Y")
    assert table.gets("A present Y ∪ B") == "already-presented"
    assert table("B reject A not-equal").scores == {"A": 2, "B": 6, "C": 4}
    referee = impossible("on-sets", "2026-27", policing="referee")("A present B ∪ Y")
    assert referee.gets("A present Y ∪ B") == "already-presented"
    assert referee.gets("B reject A not-equal") == "not-upheld"


@OLDER_BOOKS
def test_on_sets_2014_15_VII_C_2_a_an_attempt_to_change_it_has_no_effect(game: str, edition: str) -> None:
    """Equations VII-C-2-a."""
    table = impossible(game, edition)(f"A present {RIGHT[game]}")
    assert table.gets(f"A present {WRONG[game]}") == "already-presented"
    assert table.gets("B reject A not-equal") == "not-upheld"
    assert table("B accept A", "C accept A").scores == {"A": 6, "B": 2, "C": 2}


@EVERY_BOOK
def test_on_sets_VII_C_3_both_opponents_check_a_solution_in_the_same_two_minutes(game: str, edition: str) -> None:
    """On-Sets XI-A-1-i; Equations VII-C-3, XI-A-1-i."""
    table = begun(game, edition)("B challenge impossible", f"A present {RIGHT[game]}", f"C present {RIGHT[game]}")
    assert {timer.player: timer.limit for timer in table.shake.timers} == {"B": 120, "C": 120}
    assert table.gets("A accept A") == "not-your-turn"
    table("clock tick 60", "B accept A", "C accept A")
    assert {timer.player: timer.limit - timer.passed for timer in table.shake.timers} == {"A": 120, "B": 120}
    assert table("A accept C", "B accept C").phase == "scored"


@EVERY_BOOK
def test_on_sets_VII_C_3_they_may_be_checked_in_any_order(game: str, edition: str) -> None:
    """Equations VII-C-3."""
    table = begun(game, edition)("B challenge impossible", f"A present {RIGHT[game]}", f"C present {WRONG[game]}")
    table("B reject C not-equal")
    assert table.phase == "checking"
    assert {timer.player for timer in table.shake.timers} == {"B", "C"}
    assert table("B accept A", "C accept A").scores == {"A": 6, "B": 2, "C": 2}


@EVERY_BOOK
def test_on_sets_VII_C_3_comment_two_players_check_one_after_the_other(game: str, edition: str) -> None:
    """Equations VII-C-3-comment."""
    table = begun(game, edition, players="AB").down_to(1)
    table(f"{table.turn} move {table.resources} permitted", f"A present {RIGHT[game]}", f"B present {RIGHT[game]}")
    assert [timer.player for timer in table.shake.timers] == ["B"]
    assert [timer.player for timer in table("B accept A").shake.timers] == ["A"]
    assert table("A accept B").scores == {"A": 4, "B": 4}


@EVERY_BOOK
def test_on_sets_VII_C_4_a_rejection_must_show_what_is_wrong(game: str, edition: str) -> None:
    """On-Sets VII-B, VII-C-5, X, X-A; Equations VII-B, VII-C-4, X, X-A."""
    table = impossible(game, edition)(f"A present {RIGHT[game]}")
    for code in ("not-equal", "cube-unavailable", "syntax", "undefined"):
        assert table.gets(f"B reject A {code}") == "not-upheld"
    assert table.phase == "checking"
    wrong = impossible(game, edition)(f"A present {WRONG[game]}")
    assert wrong.gets("B reject A cube-unavailable") == "not-upheld"
    assert wrong.gets("B reject A not-equal") == "ok"
    assert wrong.scores == {"A": 2, "B": 6, "C": 4}
    assert wrong.gets("C accept A") == "wrong-phase"
    assert wrong.gets("B reject C not-equal") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_VII_C_4_what_nobody_disproves_is_correct(game: str, edition: str) -> None:
    """Equations VII-C-4."""
    table = impossible(game, edition)(f"A present {WRONG[game]}", "B accept A")
    assert table.phase == "checking"
    assert table("C accept A").scores == {"A": 6, "B": 2, "C": 2}


@EVERY_BOOK
def test_on_sets_VII_C_4_a_checker_whose_time_is_over_has_accepted(game: str, edition: str) -> None:
    """On-Sets XI-A; Equations VII-C-4, XI-A."""
    table = impossible(game, edition)(f"A present {WRONG[game]}", "B accept A")
    assert table("clock tick 130").penalties == {"C": -1}
    assert table("clock tick 60").scores == {"A": 6, "B": 2, "C": 2}
    assert table.penalties == {"C": -2}


def test_on_sets_VII_C_5_c_note_a_regrouped_copy_that_misses_the_goal_makes_it_wrong() -> None:
    table = ambiguous("on-sets", "2026-27")
    _, _, wrong, right = AMBIGUOUS["on-sets"]
    assert table.gets("B reject A ambiguous") == "not-upheld"
    assert table.gets(f"C reject A ambiguous as {right}") == "not-upheld"
    assert table.gets(f"B reject A ambiguous as {wrong}") == "ok"
    assert table.scores == {"A": 2, "B": 6, "C": 4}


def test_equations_VII_C_5_c_note_a_regrouped_copy_that_misses_the_goal_makes_it_wrong() -> None:
    table = ambiguous("equations", "2015-16")
    _, _, wrong, right = AMBIGUOUS["equations"]
    assert table.gets("B reject A ambiguous") == "not-upheld"
    assert table.gets(f"C reject A ambiguous as {right}") == "not-upheld"
    assert table.gets(f"B reject A ambiguous as {wrong}") == "ok"


@EVERY_BOOK
def test_on_sets_VII_C_5_c_note_each_checker_has_one_attempt(game: str, edition: str) -> None:
    """On-Sets VII-C-5-c; On-Sets 2026-27 VII-C-5-c-comment-c; Equations VII-C-5-c, VII-C-5-c-note,
    VII-C-5-c-comment-c; Guidelines E3."""
    _, _, wrong, right = AMBIGUOUS[game]
    assert ambiguous(game, edition, players="AB").gets(f"B reject A ambiguous as {wrong}") == "ok"
    table = ambiguous(game, edition, players="AB")
    assert table.gets(f"B reject A ambiguous as {right}") == "not-upheld"
    assert table.gets(f"B reject A ambiguous as {wrong}") == "not-upheld"
    assert table("B accept A").scores == {"A": 6, "B": 2}


@pytest.mark.parametrize(
    ("game", "edition", "expected"),
    [("on-sets", "2026-27", "not-upheld"), ("on-sets", "2014-15", "ok"), ("equations", "2015-16", "not-upheld")],
)
def test_on_sets_VII_C_5_c_note_after_a_failed_attempt_no_other_objection_is_heard(
    game: str, edition: str, expected: str
) -> None:
    """Equations VII-C-5-c-note."""
    table = begun(game, edition, players="AB")("B challenge impossible", f"A present {WRONG[game]}")
    other = "B ∪ Y" if game == "on-sets" else "(4+2) = 6"
    assert table.gets(f"B reject A ambiguous as {other}") == "not-upheld"
    assert table.gets("B reject A not-equal") == expected


@EVERY_BOOK
def test_on_sets_2026_27_VII_C_5_c_comment_d_the_other_checker_goes_on(game: str, edition: str) -> None:
    """Equations VII-C-5-c-comment-d."""
    _, _, wrong, right = AMBIGUOUS[game]
    table = ambiguous(game, edition)
    assert table.gets(f"B reject A ambiguous as {right}") == "not-upheld"
    assert table.gets(f"C reject A ambiguous as {wrong}") == "ok"


@EVERY_BOOK
def test_on_sets_2026_27_VII_C_5_c_comment_a_a_checker_may_take_an_additional_minute(game: str, edition: str) -> None:
    """Equations VII-C-5-c-comment-a."""
    _, _, wrong, _ = AMBIGUOUS[game]
    table = ambiguous(game, edition)("B accept A", "clock tick 130")
    assert table.penalties == {"C": -1}
    assert table.phase == "checking"
    assert table.gets(f"C reject A ambiguous as {wrong}") == "ok"


@EVERY_BOOK
def test_on_sets_VII_C_6_the_judge_may_be_asked_whether_it_equals_the_goal(game: str, edition: str) -> None:
    """Equations VII-C-5-d-iii; Guidelines 2-c."""
    table = impossible(game, edition)(f"A present {WRONG[game]}")
    assert table.gets("B reject A") == "ok"
    assert table.scores == {"A": 2, "B": 6, "C": 4}
    right = impossible(game, edition)(f"A present {RIGHT[game]}")
    assert right.gets("B reject A") == "not-upheld"


@EVERY_BOOK
def test_on_sets_VII_C_6_a_after_that_question_nobody_objects_any_more(game: str, edition: str) -> None:
    """On-Sets VII-C-6; Equations VII-C-5-d-iii; Guidelines 2-b."""
    _, _, wrong, _ = AMBIGUOUS[game]
    table = ambiguous(game, edition)
    assert table.gets("B reject A") == "not-upheld"
    if edition == "2014-15":
        assert table.phase == "checking"
        assert table.gets(f"B reject A ambiguous as {wrong}") == "ok"
        return
    assert table.scores == {"A": 6, "B": 2, "C": 2}
    for checker in "BC":
        assert table.gets(f"{checker} reject A ambiguous as {wrong}") == "not-upheld"
    assert table("B accept A", "C accept A").scores == {"A": 6, "B": 2, "C": 2}


def test_guidelines_0_a_solution_stands_until_an_opponent_finds_the_fault() -> None:
    """Guidelines 1."""
    table = begun()("B move G required", "C move B permitted", "A challenge impossible", "B decline")
    table("C present B ∪ Y")
    assert table.gets("A reject C") == "not-upheld"
    assert table("A accept C", "B accept C").scores == {"A": 2, "B": 2, "C": 6}


def test_guidelines_1_a_every_required_cube_belongs_in_the_restriction_part() -> None:
    """Guidelines 1."""
    table = play()("A goal row 1 2", "B move R required", "C move = required", "A challenge impossible", "B decline")
    table("C present G = G, R ∩ V")
    assert table.gets("A reject C required-unused") == "ok"


def test_guidelines_1_b_a_wild_cube_means_the_same_throughout() -> None:
    """Guidelines 1."""
    table = begun(variations=["wild-cube B"])("B challenge impossible", "C decline", "A present R@B ∪ G@B")
    assert table.gets("B reject A wild-inconsistent") == "ok"


def test_guidelines_1_c_after_now_there_is_one_cube_from_resources() -> None:
    """Guidelines 1."""
    table = begun()("B move B required", "C challenge now", "A decline", "C present B ∪ Y")
    assert table.gets("B reject C too-many-resources") == "ok"


@pytest.mark.parametrize("edition", ["2026-27", "2014-15"])
def test_guidelines_B3_comment_no_ruling_before_the_third_party_has_decided(edition: str) -> None:
    """Guidelines E22-comment, E23-comment, E24-comment, E28-comment, E29-comment."""
    table = play(edition=edition)("A goal row 1 ~3", "B challenge impossible", "A present B ∪ Y")
    assert table.gets("B reject A goal-illegal") == "wrong-phase"
    assert table.gets("B reject A") == "wrong-phase"
    assert table.scores is None
    table("C decline")
    assert table.gets("B reject A goal-illegal") == "ok"
    assert table.scores == {"A": 2, "B": 6, "C": 4}


@EVERY_BOOK
def test_on_sets_VII_A_who_must_present_and_declines_gives_in(game: str, edition: str) -> None:
    """Equations VII-A."""
    one = CUBES[game][0]
    table = begun(game, edition)(f"B move {one} required", "C challenge now", "A decline", "C decline")
    assert table.scores == {"A": 6, "B": 6, "C": 2}


@EVERY_BOOK
def test_on_sets_VII_C_4_a_silent_player_who_accepts_a_wrong_solution_scores_two(game: str, edition: str) -> None:
    """On-Sets VII-C-4-note, X-A-2-note."""
    table = impossible(game, edition)(f"A present {WRONG[game]}", "B accept A", "C reject A not-equal")
    assert table.scores == {"A": 2, "B": 2, "C": 4}


def test_a_perfect_panel_judges_every_solution_at_once() -> None:
    """On-Sets VII-B."""
    for solution, scores in (("B ∪ Y", {"A": 6, "B": 2, "C": 2}), ("B ∪ R", {"A": 2, "B": 6, "C": 4})):
        table = begun()("B challenge impossible", "C decline")
        table.shake = replace(table.shake, table=replace(table.shake.table, judging=Judging.PANEL))
        assert table(f"A present {solution}").scores == scores

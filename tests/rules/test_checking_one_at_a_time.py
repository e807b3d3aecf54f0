"""One Solution at a time, nobody timed for nothing, and proofs that close checking (readings 43, 48, 49, 50)."""

import pytest

from tests.rules.test_writing import AMBIGUOUS, ambiguous
from tests.support.shakes import EVERY_BOOK, RIGHT, WRONG, Play, begun

CLOSING = pytest.mark.parametrize(("game", "edition"), [("on-sets", "2026-27"), ("equations", "2015-16")])


def three_solutions(game: str, edition: str) -> Play:
    """The round is stopped, and all have presented."""
    table = begun(game, edition)("director stop")
    return table(*(f"{player} present {RIGHT[game]}" for player in "ABC"))


@EVERY_BOOK
def test_on_sets_VII_C_3_solutions_are_checked_one_at_a_time(game: str, edition: str) -> None:
    """Equations VII-C-3, VII-C-3-comment; On-Sets VII-C-3-comment."""
    table = three_solutions(game, edition)("B accept A")
    assert table.gets("A accept B") == "wrong-phase"
    assert table.gets("A reject C not-equal") == "wrong-phase"
    assert table.rule("A accept B") == "VII-C-3"
    table("C accept A", "A accept B", "C accept B", "A accept C")
    assert table("B accept C").scores == {"A": 4, "B": 4, "C": 4}


@EVERY_BOOK
def test_on_sets_VII_C_3_the_players_choose_the_order(game: str, edition: str) -> None:
    """Equations VII-C-3."""
    table = three_solutions(game, edition)("clock tick 20")
    assert table.gets("A accept C") == "ok"
    contest = table.shake.contest
    assert contest is not None
    assert contest.checking == "C"
    assert {timer.player for timer in table.shake.timers} == {"B"}
    assert table.gets("B accept A") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_VIII_B_who_has_presented_has_decided_not_to_challenge(game: str, edition: str) -> None:
    """Equations VIII-B, XI-A-1-g; On-Sets XI-A-1-g."""
    table = begun(game, edition).down_to(0)
    writer, other = [player for player in "ABC" if player != table.mover]
    table(f"{writer} present {RIGHT[game]}")
    assert table.gets(f"{writer} challenge impossible") == "too-late"
    assert table.gets(f"{other} challenge impossible") == "ok"


@CLOSING
def test_on_sets_VII_C_6_after_the_judges_yes_it_is_accepted_and_nobody_is_timed(game: str, edition: str) -> None:
    """On-Sets VII-C-6-a; Equations VII-C-5-d-iii."""
    table = ambiguous(game, edition)
    assert table.gets("C reject A") == "not-upheld"
    assert (table.phase, table.scores) == ("scored", {"A": 6, "B": 2, "C": 2})


def test_on_sets_2014_15_VII_C_4_without_a_reason_it_is_a_claim_like_any_other() -> None:
    """VII-C-6 is not in that book (reading 50)."""
    table = ambiguous("on-sets", "2014-15")
    assert table.gets("B reject A") == "not-upheld"
    assert table.phase == "checking"
    assert table.gets(f"B reject A ambiguous as {AMBIGUOUS['on-sets'][2]}") == "ok"


@CLOSING
def test_on_sets_2026_27_VII_C_5_c_a_failed_proof_ends_that_checkers_time(game: str, edition: str) -> None:
    """On-Sets 2026-27 VII-C-5-c-comment-d; Equations VII-C-5-c, VII-C-5-c-comment-d."""
    _, _, wrong, right = AMBIGUOUS[game]
    table = ambiguous(game, edition)
    assert table.gets(f"B reject A ambiguous as {right}") == "not-upheld"
    assert [timer.player for timer in table.shake.timers] == ["C"]
    assert table("clock tick 130").penalties == {"C": -1}
    assert table.gets(f"C reject A ambiguous as {right}") == "not-upheld"
    assert table.scores == {"A": 6, "B": 2, "C": 2}
    assert table.gets(f"B reject A ambiguous as {wrong}") == "not-upheld"


def test_on_sets_2014_15_VII_C_5_c_a_failed_proof_uses_up_that_chance_and_nothing_else() -> None:
    _, _, wrong, right = AMBIGUOUS["on-sets"]
    table = ambiguous("on-sets", "2014-15", players="AB")
    assert table.gets(f"B reject A ambiguous as {right}") == "not-upheld"
    assert table.phase == "checking"
    assert table.gets(f"B reject A ambiguous as {wrong}") == "not-upheld"
    assert table("clock tick 130").penalties == {"B": -1}


@CLOSING
def test_on_sets_2026_27_VII_C_5_c_comment_c_checkers_may_join_in_one_proof(game: str, edition: str) -> None:
    """Equations VII-C-5-c, VII-C-5-c-comment-c."""
    _, _, wrong, right = AMBIGUOUS[game]
    assert ambiguous(game, edition).gets(f"B reject A ambiguous as {wrong} with C") == "ok"
    table = ambiguous(game, edition)
    assert table.gets(f"B reject A ambiguous as {right} with C") == "not-upheld"
    assert table.scores == {"A": 6, "B": 2, "C": 2}


@CLOSING
def test_on_sets_2026_27_VII_C_5_c_comment_c_a_joint_proof_is_the_only_one_of_both(game: str, edition: str) -> None:
    """Equations VII-C-5-c-comment-c."""
    _, _, wrong, right = AMBIGUOUS[game]
    table = ambiguous(game, edition)
    assert table.gets(f"B reject A ambiguous as {right}") == "not-upheld"
    assert table.gets(f"C reject A ambiguous as {wrong} with B") == "not-upheld"
    assert table.gets(f"C reject A ambiguous as {wrong}") == "ok"


def test_on_sets_2014_15_VII_C_5_c_has_no_joint_proofs() -> None:
    _, _, wrong, _ = AMBIGUOUS["on-sets"]
    table = ambiguous("on-sets", "2014-15")
    assert table.gets(f"B reject A ambiguous as {wrong} with C") == "not-upheld"
    assert table.gets(f"B reject A ambiguous as {wrong}") == "ok"


@EVERY_BOOK
def test_on_sets_VII_C_4_claims_that_fail_are_counted(game: str, edition: str) -> None:
    """Equations VII-C-4; Guidelines 1 (reading 56)."""
    table = begun(game, edition)("B challenge impossible", "C decline", f"A present {WRONG[game]}")
    for _ in range(2):
        assert table.gets("B reject A required-unused") == "not-upheld"
    contest = table.shake.contest
    assert contest is not None
    assert contest.presented[0].failed_claims == ("B", "B")
    assert table.gets("B reject A not-equal") == "ok"

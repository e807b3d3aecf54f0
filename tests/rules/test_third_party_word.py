"""The Third Party's word, which binds (On-Sets VII-C-1, Equations VII-C-1; reading 47)."""

from tests.support.shakes import EVERY_BOOK, RIGHT, WRONG, begun


@EVERY_BOOK
def test_on_sets_VII_C_1_comment_a_the_third_party_may_say_so_and_is_bound(game: str, edition: str) -> None:
    """Equations VII-C-1-a; On-Sets VII-C-1-note; On-Sets 2026-27 VII-C-1-comment-b."""
    table = begun(game, edition)("B challenge impossible")
    for line in ("A will-present", "B will-present"):
        assert table.gets(line) == "not-your-turn"
    assert table.gets("C will-present") == "ok"
    assert table.gets("C will-present") == "already-presented"
    assert table.gets("C decline") == "ok"
    table(f"A present {WRONG[game]}", "B reject A not-equal")
    assert table.scores == {"A": 2, "B": 6, "C": 2}


@EVERY_BOOK
def test_on_sets_VII_C_1_note_who_said_no_does_not_say_yes(game: str, edition: str) -> None:
    """Equations VII-C-1."""
    table = begun(game, edition)("B challenge impossible", "C decline")
    assert table.gets("C will-present") == "may-not-present"
    if edition == "2026-27":
        return
    table = begun(game, edition)("B challenge impossible", "C side challenger")
    assert table.gets("C will-present") == "may-not-present"


@EVERY_BOOK
def test_on_sets_XI_A_the_additional_minute_is_theirs_for_a_point(game: str, edition: str) -> None:
    """Equations XI-A, XI-A-1-h; On-Sets XI-A-1-h."""
    table = begun(game, edition)(
        "B challenge impossible", "C will-present", f"A present {RIGHT[game]}", "clock tick 130"
    )
    assert (table.phase, table.penalties) == ("writing", {"C": -1})
    assert table.gets(f"C present {RIGHT[game]}") == "ok"
    late = begun(game, edition)("B challenge impossible", "C will-present", "clock tick 190")
    assert late.penalties == {"A": -2, "C": -2}
    assert late.scores is not None
    assert (late.scores["A"], late.scores["C"]) == (2, 2)


@EVERY_BOOK
def test_on_sets_VII_C_1_who_has_said_nothing_in_time_is_not_presenting(game: str, edition: str) -> None:
    """Equations VII-C-1, XI-A-1-h-note."""
    table = begun(game, edition)("B challenge impossible", f"A present {RIGHT[game]}", "clock tick 130")
    assert (table.phase, table.penalties) == ("checking", {})


@EVERY_BOOK
def test_on_sets_VII_C_1_nobody_says_so_without_a_challenge(game: str, edition: str) -> None:
    """Equations VII-C-1."""
    assert begun(game, edition).gets("C will-present") == "wrong-phase"
    assert begun(game, edition)("director stop").gets("C will-present") in ("wrong-phase", "not-your-turn")

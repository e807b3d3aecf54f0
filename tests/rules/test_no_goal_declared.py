"""No Goal declared: disputed by the block, gone when the shake is reopened (On-Sets III-D, Equations IV-D; 45)."""

import pytest

from tests.support.shakes import CUBES, EVERY_BOOK, FACES, GOAL, OLDER_BOOKS, ON_SETS, before_roll, play

ILLEGAL = {"on-sets": "required-cube Λ", "equations": "imaginary"}
LEGAL = {
    "on-sets": ("two-operations", "absolute-value", "wild-cube B"),
    "equations": ("factorial", "percent", "wild 0"),
}


@EVERY_BOOK
@pytest.mark.parametrize("how", ["pick-up", "disagree"])
def test_on_sets_III_D_2_the_block_disputes_the_declaration(game: str, edition: str, how: str) -> None:
    """Equations IV-D-2."""
    table = play(game, edition)("A no-goal", f"C {how}")
    if edition == "2026-27":
        contest = table.shake.contest
        assert contest is not None
        assert (table.phase, contest.challenger, contest.mover, contest.third) == ("writing", "C", "A", "B")
    else:
        assert (table.phase, table.turn, table.penalties) == ("no-goal", "C", {})
        assert table(f"C goal {GOAL[game]}").turn == "A"


@EVERY_BOOK
def test_on_sets_III_D_2_who_declared_or_agreed_does_not_dispute(game: str, edition: str) -> None:
    """Equations IV-D-2."""
    table = play(game, edition, policing="players")("A no-goal", "B agree", "B pick-up")
    assert table.gets("B challenge impossible") == "invalid-challenge"
    assert table.phase == "no-goal"


def test_on_sets_2026_27_V_B_two_may_dispute_at_one_instant() -> None:
    """On-Sets 2026-27 III-D-2."""
    table = play()("A no-goal", "B pick-up", "A tie C")
    table("B present B ∪ Y for row 1 2 3", "C present B ∪ R for row 1 2 3", "A accept B", "C accept B")
    table("A reject C not-equal")
    assert table.scores == {"A": 2, "B": 6, "C": 2}


@OLDER_BOOKS
def test_on_sets_2014_15_III_D_2_the_older_books_know_no_tie(game: str, edition: str) -> None:
    """Equations IV-D-2."""
    assert play(game, edition)("A no-goal", "B pick-up").gets("A tie C") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_III_D_a_charge_that_reopens_selecting_ends_the_declaration(game: str, edition: str) -> None:
    """Equations IV-D."""
    first, second, third = LEGAL[game]
    one, _, _, _ = CUBES[game]
    table = play(game, edition, variations=None, policing="players")
    table(f"A select {first}", f"B select {second}", f"C select {ILLEGAL[game]}", "A no-goal")
    assert table.gets("B charge illegal-selection") == "ok"
    assert (table.phase, table.turn) == ("selecting", "C")
    table(f"C select {third}", f"A goal {GOAL[game]}", f"B move {one} permitted")
    assert table.penalties == {"C": -1}


@ON_SETS
def test_on_sets_III_D_a_charge_that_reopens_rolling_ends_it_too(edition: str) -> None:
    table = before_roll(edition=edition, division="elementary", form="basic", policing="players")
    table("C deal BRGY BR BG RY G Y B -", f"A roll {FACES}", "A no-goal", "B charge illegal-roll")
    assert table.phase == "rolling"
    faces = FACES.replace("= ⊆ V", "Λ Λ V")
    table(f"A roll {faces}", "A goal row 1 2 3", "B move R permitted")
    assert table.penalties == {}


@EVERY_BOOK
def test_on_sets_III_D_1_c_an_illegal_bonus_that_went_back_does_not_bar_it(game: str, edition: str) -> None:
    """Equations IV-D-1-c."""
    one, _, _, _ = CUBES[game]
    table = play(game, edition, policing="players", scores={"A": 6, "B": 0, "C": 0})(f"A bonus {one}")
    assert table.gets("A no-goal") == "wrong-phase"
    table("B charge bonus-while-leading")
    assert table.gets("A no-goal") == "ok"


@OLDER_BOOKS
def test_on_sets_2014_15_III_D_2_a_cube_that_goes_back_costs_the_denier_nothing(game: str, edition: str) -> None:
    """Equations IV-D-2: neither somebody's move out of turn nor an illegal one of the next player, once it is back."""
    one, two, _, _ = CUBES[game]
    table = play(game, edition, policing="players")("A no-goal", "B disagree", f"B goal {GOAL[game]}")
    table(f"A move {one} permitted", "C charge not-your-turn")
    assert (table.turn, table.penalties) == ("C", {})
    assert table(f"C move {two} permitted").penalties == {"A": -2}


@OLDER_BOOKS
def test_on_sets_2014_15_III_D_2_a_cube_that_stays_costs_two_however_it_was_moved(game: str, edition: str) -> None:
    """Equations IV-D-2."""
    one, two, _, _ = CUBES[game]
    for line in (f"C move {two} permitted", "C challenge impossible", "director stop"):
        table = play(game, edition, policing="players")("A no-goal", "B disagree", f"B goal {GOAL[game]}")
        table(f"A move {one} permitted", line)
        assert table.penalties == {"A": -2}, line

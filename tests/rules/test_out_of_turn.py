"""After a move out of turn either of two players may go on (reading 52)."""

import pytest

from tests.rules.table import CUBES, EVERY_BOOK, begun


@EVERY_BOOK
@pytest.mark.parametrize(("player", "following"), [("B", "C"), ("A", "B")])
def test_onsets_IX_B_after_a_move_out_of_turn_either_may_go_on(
    game: str, edition: str, player: str, following: str
) -> None:
    """Equations IX-B; On-Sets IV-A, IV-B; Equations V-A, V-B. B is on turn, and C moves."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"C move {one} permitted")
    assert table.turn == "A"
    assert table.gets(f"{player} move {two} permitted") == "ok"
    assert table.turn == following
    assert table.gets("A charge not-your-turn") == "insulated"


@EVERY_BOOK
def test_onsets_XI_A_the_clock_runs_against_the_left_of_who_moved(game: str, edition: str) -> None:
    """Equations XI-A."""
    one, _, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"C move {one} permitted", "clock tick 70")
    assert table.penalties == {"A": -1}


@EVERY_BOOK
def test_onsets_IX_B_who_was_passed_over_may_take_a_bonus_too(game: str, edition: str) -> None:
    """Equations IX-B; On-Sets IV-C; Equations V-C."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"C move {one} permitted")
    assert table.gets(f"B bonus {two}") == "ok"
    assert table.turn == "B"
    assert table.gets(f"A move {three} permitted") == "(not-your-turn)"
    table = begun(game, edition, policing="players")(f"C move {one} permitted", f"B bonus {two}")
    assert table.gets(f"B move {three} permitted") == "ok"
    assert table.turn == "C"


@EVERY_BOOK
def test_onsets_IV_B_nobody_else_may_go_on(game: str, edition: str) -> None:
    """Equations V-B."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"C move {one} permitted")
    assert table.gets(f"C move {two} permitted") == "(not-your-turn)"
    assert table.turn == "A"
    assert table.gets(f"B move {three} permitted") == "ok"
    assert table.turn == "C"

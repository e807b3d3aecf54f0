"""After a move out of turn either of two players may go on (reading 52)."""

import pytest

from tests.support.shakes import CUBES, EVERY_BOOK, begun


@EVERY_BOOK
@pytest.mark.parametrize(("player", "following"), [("B", "C"), ("A", "B")])
def test_on_sets_IX_B_after_a_move_out_of_turn_either_may_go_on(
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
def test_on_sets_XI_A_the_clock_runs_against_the_left_of_who_moved(game: str, edition: str) -> None:
    """Equations XI-A."""
    one, _, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"C move {one} permitted", "clock tick 70")
    assert table.penalties == {"A": -1}


@EVERY_BOOK
def test_on_sets_IX_B_who_was_passed_over_may_take_a_bonus_too(game: str, edition: str) -> None:
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
def test_on_sets_IV_B_nobody_else_may_go_on(game: str, edition: str) -> None:
    """Equations V-B."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"C move {one} permitted")
    assert table.gets(f"C move {two} permitted") == "(not-your-turn)"
    assert table.turn == "A"
    assert table.gets(f"B move {three} permitted") == "ok"
    assert table.turn == "C"


@EVERY_BOOK
def test_on_sets_IV_C_a_bonus_out_of_turn_is_a_move_like_any_other(game: str, edition: str) -> None:
    """Equations V-C; On-Sets IV-B, XI-A; Equations V-B, XI-A. The clock runs against the left of who moved."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")
    assert table.gets(f"C bonus {one}") == "(not-your-turn)"
    assert (table.turn, table.mover, table.shake.may_go_on) == ("A", "C", ("B",))
    assert table.gets(f"B move {two} permitted") == "ok"
    assert table.turn == "C"
    late = begun(game, edition, policing="players")(f"C bonus {one}", "clock tick 70")
    assert late.penalties == {"A": -1}


@EVERY_BOOK
def test_on_sets_IX_A_1_one_charge_returns_all_that_was_moved_out_of_turn(game: str, edition: str) -> None:
    """Equations IX-A-1. The turn and its time are as before the first of them."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players")("clock tick 30")
    table(f"C move {one} permitted", f"C move {two} required", "clock tick 20", f"C bonus {three}")
    assert table.gets("A charge not-your-turn") == "ok"
    assert (table.turn, table.mover, table.mat, table.shake.may_go_on) == ("B", "A", {}, ())
    assert table.time_left("B") == 90
    assert table.gets("A charge not-your-turn") == "not-illegal"


@EVERY_BOOK
def test_on_sets_IX_A_1_what_was_insulated_stays(game: str, edition: str) -> None:
    """Equations IX-A-1, IX-B."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"C move {one} permitted", f"B move {two} permitted")
    assert table.turn == "C"
    assert table.gets("A charge not-your-turn") == "insulated"
    assert table.mat == {"permitted": f"{one} {two}"}


@EVERY_BOOK
def test_on_sets_IX_A_1_a_turn_goes_back_to_who_is_there(game: str, edition: str) -> None:
    """Equations IX-A-1, X-D; On-Sets X-D."""
    one, _, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"C move {one} permitted", "judge absent B")
    table("A charge not-your-turn")
    assert (table.turn, table.mover, table.time_left("C")) == ("C", "A", 60)


@EVERY_BOOK
def test_on_sets_IX_A_1_a_bonus_that_goes_back_after_a_lost_turn_was_no_move(game: str, edition: str) -> None:
    """Equations IX-A-1, XI-A; On-Sets XI-A."""
    one, two = {"on-sets": ("∩", "R"), "equations": ("5", "7")}[game]
    table = begun(game, edition, policing="players")(f"B move {one} permitted", f"C bonus {one}", "clock tick 130")
    assert (table.turn, table.mover) == ("A", "C")
    table("A charge bonus-from-permitted")
    assert (table.turn, table.mover) == ("A", "B")
    assert table.gets(f"A move {two} permitted") == "ok"

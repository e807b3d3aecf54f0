"""Two cubes in Forbidden without "Bonus": either may go back (On-Sets IV-C-2-b, Equations V-C-2-b)."""

import pytest

from forceout.rules.actions import ReturnCube
from forceout.rules.legal_actions import legal_actions
from tests.support.shakes import CUBES, EVERY_BOOK, ON_SETS, begun


@EVERY_BOOK
@pytest.mark.parametrize("back", [0, 1])
def test_on_sets_IV_C_2_b_either_goes_back_before_any_charge(game: str, edition: str, back: int) -> None:
    """Equations V-C-2-b; On-Sets IV-C-1-a; Equations V-C-1-a."""
    cubes = CUBES[game][:2]
    table = begun(game, edition, policing="players")(*(f"B move {cube} forbidden" for cube in cubes))
    assert table.gets(f"C return {cubes[back]}") == "wrong-phase"
    assert table.gets(f"B return {CUBES[game][2]}") == "cube-not-there"
    assert table.gets(f"B return {cubes[back]}") == "ok"
    assert table.mat == {"forbidden": cubes[1 - back]}
    assert (table.turn, table.mover, table.penalties) == ("C", "B", {})
    assert table.gets("A charge not-your-turn") == "not-illegal"
    assert table.gets(f"B return {cubes[1 - back]}") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_IV_C_2_b_who_charges_returns_the_second_and_the_offender_may_exchange(game: str, edition: str) -> None:
    """Equations V-C-2-b."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"B move {one} forbidden", f"B move {two} forbidden")
    table("C charge not-your-turn")
    assert table.mat == {"forbidden": one}
    assert table.gets(f"B return {two}") == "cube-not-there"
    assert table(f"B return {one}").mat == {"forbidden": two}


@EVERY_BOOK
def test_on_sets_IV_C_2_b_not_once_somebody_has_played_on(game: str, edition: str) -> None:
    """Equations V-C-2-b."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"B move {one} forbidden", f"B move {two} forbidden")
    table(f"C move {three} permitted")
    assert table.gets(f"B return {one}") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_IV_C_2_b_only_of_two_in_forbidden_and_not_after_a_bonus(game: str, edition: str) -> None:
    """Equations V-C-2-b."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"B move {one} forbidden", f"B move {two} permitted")
    assert table.gets(f"B return {one}") == "wrong-phase"
    table = begun(game, edition, policing="players")(f"B bonus {one}", f"B move {two} forbidden")
    assert table(f"B move {three} forbidden").gets(f"B return {two}") == "wrong-phase"


@ON_SETS
def test_on_sets_IV_D_the_cube_that_stays_must_be_legal_there(edition: str) -> None:
    """As if neither had been moved: with five cubes in Resources = may not be the one."""
    table = begun("on-sets", edition, policing="players").down_to(5, keep="= R")
    player = table.turn
    table(f"{player} move R forbidden", f"{player} move = forbidden")
    assert table.gets(f"{player} return R") == "relation-to-forbidden"
    assert table.gets(f"{player} return =") == "ok"


@EVERY_BOOK
def test_equations_V_C_2_b_the_cubes_that_may_go_back_are_offered(game: str, edition: str) -> None:
    """On-Sets IV-C-2-b."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"B move {one} forbidden", f"B move {two} forbidden")
    offered = [action.cube for action in legal_actions(table.shake, "B").actions if isinstance(action, ReturnCube)]
    assert offered == list(table.shake.forbidden[-2:])

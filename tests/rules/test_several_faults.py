"""Several faults in one action, each chargeable until it is insulated or its cube has gone back (reading 41)."""

import pytest

from tests.support.shakes import CUBES, EVERY_BOOK, ON_SETS, begun, play

LEADING = {"A": 0, "B": 0, "C": 6}


@EVERY_BOOK
@pytest.mark.parametrize("code", ["not-your-turn", "last-cube-to-forbidden"])
def test_on_sets_VIII_A_note_a_last_cube_put_in_forbidden_out_of_turn_has_two_faults(
    game: str, edition: str, code: str
) -> None:
    """Equations VIII-A-note; On-Sets IX-A; Equations IX-A."""
    table = begun(game, edition, policing="players").down_to(1)
    on_turn, left = table.turn, table.resources
    assert on_turn is not None
    other = table.shake.left_of(on_turn)
    assert table.gets(f"{other} move {left} forbidden") == "(not-your-turn)"
    assert table.gets(f"{on_turn} charge {code}") == "ok"
    assert (table.resources, table.turn, table.phase) == (left, on_turn, "last-cube")
    for again in ("not-your-turn", "last-cube-to-forbidden"):
        assert table.gets(f"{on_turn} charge {again}") == "not-illegal"


@EVERY_BOOK
def test_on_sets_VIII_A_note_a_challenge_of_such_a_cube_is_set_aside_for_nothing(game: str, edition: str) -> None:
    """Equations VIII-A-note."""
    table = begun(game, edition, policing="players").down_to(1)
    on_turn, left = table.turn, table.resources
    assert on_turn is not None
    table(f"{table.shake.left_of(on_turn)} move {left} forbidden")
    assert table.gets(f"{on_turn} challenge impossible") == "invalid-challenge"
    assert (table.resources, table.penalties, table.phase) == (left, {}, "last-cube")


@EVERY_BOOK
def test_on_sets_IV_C_2_a_leaders_bonus_out_of_turn_is_charged_for_both(game: str, edition: str) -> None:
    """Equations V-C-2, IX-A; On-Sets IX-A."""
    one, _, _, _ = CUBES[game]
    table = begun(game, edition, policing="players", scores=LEADING)(f"C bonus {one}")
    assert table.gets("B charge bonus-while-leading") == "ok"
    assert (table.mat, table.penalties) == ({"forbidden": one}, {"C": -1})
    assert table.gets("B charge not-your-turn") == "ok"
    assert (table.mat, table.turn, table.mover) == ({}, "B", "A")


@EVERY_BOOK
def test_on_sets_IX_A_1_a_fault_whose_cube_has_gone_back_is_corrected(game: str, edition: str) -> None:
    """Equations IX-A-1."""
    one, _, _, _ = CUBES[game]
    table = begun(game, edition, policing="players", scores=LEADING)(f"C bonus {one}", "B charge not-your-turn")
    assert (table.mat, table.turn) == ({}, "B")
    assert table.gets("B charge bonus-while-leading") == "not-illegal"
    assert table.penalties == {}


@ON_SETS
@pytest.mark.parametrize("code", ["not-your-turn", "relation-to-forbidden"])
def test_on_sets_IV_D_a_relation_forbidden_out_of_turn_has_two_faults(edition: str, code: str) -> None:
    """On-Sets IX-A."""
    table = begun(edition=edition, policing="players")("C move = forbidden")
    assert table.gets(f"B charge {code}") == "ok"
    assert (table.mat, table.turn) == ({}, "B")


@ON_SETS
def test_on_sets_XIII_B_7_a_shift_may_be_wrong_three_times_over(edition: str) -> None:
    """On-Sets IV-B-note; Guidelines C7, C13."""
    for code in ("shift-not-in-force", "not-your-turn", "relation-to-forbidden"):
        table = begun(edition=edition, policing="players")("B move = permitted", "A shift = forbidden")
        assert table.gets(f"C charge {code}") == "ok"
        assert (table.mat, table.turn) == ({"permitted": "="}, "C")


@ON_SETS
def test_on_sets_III_C_1_a_leading_goal_setters_relation_bonus_has_two_faults(edition: str) -> None:
    """On-Sets III-C-2-note; Guidelines B6."""
    for code, lost in (("bonus-while-leading", {"A": -1}), ("relation-to-forbidden", {})):
        table = play(edition=edition, policing="players", scores={"A": 6, "B": 0, "C": 0})("A bonus =")
        assert table.gets(f"B charge {code}") == "ok"
        assert (table.mat, table.penalties) == ({}, lost)


@EVERY_BOOK
def test_on_sets_IX_B_every_fault_is_insulated_at_once(game: str, edition: str) -> None:
    """Equations IX-B."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players", scores=LEADING)
    table(f"C bonus {one}", f"C move {two} required", f"A move {three} permitted")
    for code in ("not-your-turn", "bonus-while-leading"):
        assert table.gets(f"B charge {code}") == "insulated"

"""A bonus move is a move, and its player the Mover from then on (reading 40)."""

from tests.support.shakes import CUBES, EVERY_BOOK, RIGHT, begun, play


@EVERY_BOOK
def test_on_sets_V_A_who_takes_a_bonus_cannot_challenge_the_player_before(game: str, edition: str) -> None:
    """Equations VI-A, VI-B-note; On-Sets V-B-note."""
    one, two, _, _ = CUBES[game]
    for policing, lost in (("referee", {}), ("players", {"C": -1})):
        table = begun(game, edition, policing=policing)(f"B move {one} permitted", f"C bonus {two}")
        assert (table.mover, table.turn) == ("C", "C")
        assert table.gets("C challenge now") == "challenge-self"
        assert table.penalties == lost


@EVERY_BOOK
def test_on_sets_V_A_the_others_challenge_the_player_of_the_bonus_who_writes(game: str, edition: str) -> None:
    """Equations VI-A, VII-A-2; On-Sets VII-A-2."""
    one, two, _, _ = CUBES[game]
    for challenger in "AB":
        table = begun(game, edition)(f"B move {one} permitted", f"C bonus {two}", f"{challenger} challenge impossible")
        contest = table.shake.contest
        assert contest is not None
        assert contest.mover == "C"
        assert table.gets(f"C present {RIGHT[game]}") == "ok"


@EVERY_BOOK
def test_on_sets_XI_A_a_turn_lost_after_a_bonus_leaves_that_mover(game: str, edition: str) -> None:
    """Equations XI-A."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition)(f"B move {one} permitted", f"C bonus {two}", "clock tick 130")
    assert (table.turn, table.mover, table.penalties) == ("A", "C", {"C": -2})


@EVERY_BOOK
def test_on_sets_III_C_nobody_is_challenged_before_the_goal_is_set(game: str, edition: str) -> None:
    """Equations IV-C; Guidelines A4."""
    one, _, _, _ = CUBES[game]
    table = play(game, edition, policing="players")(f"A bonus {one}")
    assert table.mover is None
    assert table.gets("B challenge impossible") == "invalid-challenge"
    assert table.penalties == {"B": -1}


@EVERY_BOOK
def test_on_sets_IX_A_1_a_bonus_that_goes_back_gives_the_mover_back(game: str, edition: str) -> None:
    """Equations IX-A-1."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players")(
        f"B move {one} permitted", f"A bonus {two}", f"A move {three} required"
    )
    assert table.mover == "A"
    table("C charge not-your-turn")
    assert (table.mover, table.turn, table.mat) == ("B", "C", {"permitted": one})

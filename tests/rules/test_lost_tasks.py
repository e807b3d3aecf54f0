"""What is lost with the second deadline."""

from tests.support.shakes import (
    CUBES,
    EQUATIONS_FACES,
    EVERY_BOOK,
    FACES,
    GOAL,
    OLDER_BOOKS,
    RIGHT,
    UNIVERSE,
    before_roll,
    begun,
    play,
)


@EVERY_BOOK
def test_on_sets_XI_A_who_does_not_roll_leaves_it_to_the_left(game: str, edition: str) -> None:
    """Equations XI-A."""
    table = before_roll(game, edition)
    if game == "on-sets":
        table(f"C deal {UNIVERSE}")
    table("clock tick 130")
    assert (table.phase, table.turn, table.shake.goal_setter, table.penalties) == ("rolling", "B", "B", {"A": -2})
    faces = FACES if game == "on-sets" else EQUATIONS_FACES
    assert table.gets(f"A roll {faces}") == "not-your-turn"
    assert table.gets(f"B roll {faces}") == "ok"
    if game == "on-sets":
        assert table.gets(f"A deal {UNIVERSE}") == "wrong-phase"
    assert (table.phase, table.turn) == ("selecting", "B")


@EVERY_BOOK
def test_on_sets_XI_A_who_does_not_select_has_no_variation(game: str, edition: str) -> None:
    """Equations XI-A."""
    table = play(game, edition, variations=None)("clock tick 85")
    assert (table.turn, table.penalties, table.shake.selections) == ("B", {"A": -2}, ())
    table("clock tick 85", "clock tick 85")
    assert (table.phase, table.turn, table.variations) == ("goal", "A", [])


@EVERY_BOOK
def test_on_sets_XI_A_who_sets_no_goal_leaves_it_to_the_left(game: str, edition: str) -> None:
    """Equations XI-A."""
    table = play(game, edition)(f"A bonus {CUBES[game][0]}", "clock tick 190")
    assert (table.phase, table.turn, table.penalties) == ("goal", "B", {"A": -2})
    assert table.time_left("B") == 120
    assert table.gets(f"B bonus {CUBES[game][1]}") == "ok"
    assert table(f"B goal {GOAL[game]}").turn == "C"


@EVERY_BOOK
def test_on_sets_XI_A_who_loses_a_turn_keeps_the_right_to_challenge(game: str, edition: str) -> None:
    """Equations XI-A."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition)(f"B move {one} required", f"C bonus {two}", "clock tick 130")
    assert (table.turn, table.mover, table.mat) == ("A", "C", {"required": one, "forbidden": two})
    assert table.time_left("A") == 60
    assert table.gets("C challenge impossible") == "challenge-self"
    assert table.gets("B challenge impossible") == "ok"
    late = begun(game, edition)(f"B move {one} required", "clock tick 130")
    assert late.gets("C challenge impossible") == "ok"


@EVERY_BOOK
def test_on_sets_XI_A_the_last_cube_is_passed_on_too(game: str, edition: str) -> None:
    """Equations XI-A."""
    table = begun(game, edition).down_to(1)
    late = table.turn
    assert late is not None
    table("clock tick 130")
    assert (table.phase, table.turn) == ("last-cube", table.shake.left_of(late))


@EVERY_BOOK
def test_on_sets_XI_A_who_does_not_write_has_presented_nothing(game: str, edition: str) -> None:
    """Equations XI-A."""
    table = begun(game, edition)("B challenge impossible", "C decline", "clock tick 190")
    assert table.scores == {"A": 2, "B": 6, "C": 4}
    assert table.penalties == {"A": -2}
    forceout = begun(game, edition, players="AB").down_to(1)
    forceout(f"{forceout.turn} move {forceout.resources} permitted", f"A present {RIGHT[game]}", "clock tick 190")
    assert (forceout.phase, forceout.penalties) == ("checking", {"B": -2})


@EVERY_BOOK
def test_on_sets_III_D_who_says_nothing_to_no_goal_agrees(game: str, edition: str) -> None:
    """Equations IV-D."""
    table = play(game, edition, players="AB")("A no-goal", "clock tick 129")
    assert table.phase == "no-goal"
    assert table("clock tick 1").phase == "void"


@OLDER_BOOKS
def test_on_sets_2014_15_III_D_2_who_does_not_set_the_promised_goal_voids_the_shake(game: str, edition: str) -> None:
    """Equations IV-D-2."""
    table = play(game, edition)("A no-goal", "C disagree", "clock tick 130")
    assert (table.phase, table.penalties, table.shake.goal_setter) == ("void", {"C": -2}, "A")

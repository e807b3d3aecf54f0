"""Time limits, the countdown, the additional minute, and sand that is left over."""

import pytest

from tests.support.shakes import (
    CUBES,
    EQUATIONS_FACES,
    EVERY_BOOK,
    FACES,
    GOAL,
    ON_SETS,
    RIGHT,
    UNIVERSE,
    Play,
    before_roll,
    begun,
    play,
)


def is_penalized_at(table: Play, player: str, seconds: int) -> bool:
    """Whether a player loses a point at this very second, not before, and a second one a minute later."""
    before = table.penalties.get(player, 0)
    table(f"clock tick {seconds - 1}")
    is_early = table.penalties.get(player, 0) != before
    table("clock tick 1")
    is_first = table.penalties.get(player, 0) == before - 1
    table("clock tick 59")
    is_second_early = table.penalties.get(player, 0) != before - 1
    table("clock tick 1")
    return not is_early and is_first and not is_second_early and table.penalties.get(player, 0) == before - 2


@EVERY_BOOK
def test_on_sets_XI_A_late_costs_a_point_and_twice_late_the_task(game: str, edition: str) -> None:
    """Equations XI-A."""
    one = CUBES[game][0]
    table = begun(game, edition)(f"B move {one} required")
    assert is_penalized_at(table, "C", 70)
    assert (table.turn, table.mover, table.phase) == ("A", "B", "moving")
    assert table.penalties == {"C": -2}


@EVERY_BOOK
@pytest.mark.parametrize("policing", ["referee", "players"])
def test_on_sets_XI_A_the_clock_penalizes_under_both_policings(game: str, edition: str, policing: str) -> None:
    """Equations XI-A."""
    assert begun(game, edition, policing=policing)("clock tick 130").penalties == {"B": -1}


@EVERY_BOOK
def test_on_sets_XI_A_only_the_clock_tells_the_time_and_never_backwards(game: str, edition: str) -> None:
    """Equations XI-A."""
    table = begun(game, edition)
    assert table.gets("B tick 200") == "not-a-player"
    assert table.gets("clock tick 86401") == "wrong-phase"
    assert table("clock tick 0").penalties == {}


@EVERY_BOOK
def test_on_sets_XI_A_1_each_task_has_its_limit(game: str, edition: str) -> None:
    """Equations XI-A-1."""
    one = CUBES[game][0]
    assert play(game, edition).time_left("A") == 120
    assert begun(game, edition).time_left("B") == 120
    assert begun(game, edition)(f"B move {one} required").time_left("C") == 60
    assert begun(game, edition)(f"B move {one} required", "C pick-up").time_left("C") == 15


@EVERY_BOOK
def test_on_sets_XI_A_1_a_a_minute_for_the_cubes(game: str, edition: str) -> None:
    """On-Sets I-B-4; Equations XI-A-1-a, I-B-3."""
    assert is_penalized_at(before_roll(game, edition), "A", 70)


@EVERY_BOOK
def test_on_sets_XI_A_1_c_two_minutes_for_the_goal(game: str, edition: str) -> None:
    """Equations XI-A-1-c."""
    assert is_penalized_at(play(game, edition), "A", 130)
    with_bonus = play(game, edition)(f"A bonus {CUBES[game][0]}", "clock tick 129")
    assert with_bonus.penalties == {}
    assert with_bonus("clock tick 1").penalties == {"A": -1}


@EVERY_BOOK
def test_on_sets_XI_A_1_d_two_minutes_for_the_first_turn(game: str, edition: str) -> None:
    """Equations XI-A-1-d."""
    assert is_penalized_at(begun(game, edition), "B", 130)


@EVERY_BOOK
def test_on_sets_XI_A_1_e_a_minute_for_every_other_turn_with_its_bonus(game: str, edition: str) -> None:
    """Equations XI-A-1-e."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition)(f"B move {one} required", "clock tick 40", f"C bonus {two}", "clock tick 29")
    assert table.penalties == {}
    assert table("clock tick 1").penalties == {"C": -1}
    assert table(f"C move {three} required").time_left("A") == 60
    assert is_penalized_at(table, "A", 70)
    assert table.time_left("B") == 60


@EVERY_BOOK
def test_on_sets_XI_A_1_h_two_minutes_for_writing(game: str, edition: str) -> None:
    """Equations XI-A-1-h."""
    table = begun(game, edition, players="AB")("B challenge impossible")
    assert is_penalized_at(table, "A", 130)
    assert table.scores == {"A": 2, "B": 6}


@EVERY_BOOK
def test_on_sets_XI_A_1_i_two_minutes_for_checking(game: str, edition: str) -> None:
    """Equations XI-A-1-i."""
    table = begun(game, edition, players="AB")("B challenge impossible", f"A present {RIGHT[game]}")
    assert is_penalized_at(table, "B", 130)
    assert table.scores == {"A": 6, "B": 2}


@ON_SETS
def test_on_sets_XIII_D_14_note_two_solutions_take_three_minutes_to_write_and_to_check(edition: str) -> None:
    """On-Sets XI-A-1-h, XI-A-1-i."""
    table = begun(edition=edition, division="senior", variations=["two-solutions"], players="AB")
    table("B challenge impossible")
    assert table.time_left("A") == 180
    assert table("A present B ∪ Y; V - Y'").phase == "checking"
    assert table.time_left("B") == 180


@EVERY_BOOK
@pytest.mark.parametrize(("seconds", "extra"), [(0, 0), (10, 10), (30, 30), (50, 10), (60, 0), (65, 0)])
def test_on_sets_XI_A_2_sand_left_over_is_time_gained_the_lesser_of_above_and_below(
    game: str, edition: str, seconds: int, extra: int
) -> None:
    """Equations XI-A-2."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition)(f"B move {one} required", f"clock tick {seconds}", f"C move {two} required")
    assert table.time_left("A") == 60 + extra


@EVERY_BOOK
@pytest.mark.parametrize(("seconds", "extra"), [(0, 0), (20, 20), (40, 20), (60, 0), (70, 10), (115, 5), (125, 0)])
def test_on_sets_XI_A_2_a_limit_of_two_minutes_turns_the_timer_once(
    game: str, edition: str, seconds: int, extra: int
) -> None:
    """Equations XI-A-2."""
    table = play(game, edition)(f"clock tick {seconds}", f"A goal {GOAL[game]}")
    assert table.time_left("B") == 120 + extra


@EVERY_BOOK
def test_on_sets_XI_A_2_sand_is_carried_on_from_turn_to_turn(game: str, edition: str) -> None:
    """Equations XI-A-2."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition)(f"B move {one} required", "clock tick 20", f"C move {two} required")
    assert table.time_left("A") == 80
    assert table("clock tick 5", f"A move {three} required").time_left("B") == 75


@EVERY_BOOK
def test_on_sets_XI_A_2_the_sand_of_a_shared_task_goes_to_the_next(game: str, edition: str) -> None:
    """Equations XI-A-2."""
    table = begun(game, edition)("B challenge impossible", "C decline", "clock tick 25", f"A present {RIGHT[game]}")
    assert table.time_left("B") == 120 + 25
    table("clock tick 15", "B accept A")
    assert table.time_left("C") == 130
    both = begun(game, edition)("B challenge impossible", f"C present {RIGHT[game]}", f"A present {RIGHT[game]}")
    assert both("clock tick 100", "A accept C", "B accept C").time_left("B") == 120 + 20


@EVERY_BOOK
@pytest.mark.parametrize(("seconds", "extra"), [(0, 0), (20, 20), (50, 10), (60, 0), (70, 0)])
def test_on_sets_II_C_1_b_what_is_left_of_that_minute_after_selecting_goes_to_the_goal(
    game: str, edition: str, seconds: int, extra: int
) -> None:
    """On-Sets XI-A-2, I-B-4; Equations II-B-1-b, XI-A-2, I-B-3."""
    table = before_roll(game, edition)(f"A roll {FACES if game == 'on-sets' else EQUATIONS_FACES}")
    if game == "on-sets":
        table(f"C deal {UNIVERSE}")
    first, second, third = (
        ("two-operations", "absolute-value", "wild-cube B") if game == "on-sets" else ("factorial", "wild 0", "percent")
    )
    table(f"A select {first}", f"B select {second}", f"clock tick {seconds}", f"C select {third}")
    assert table.time_left("A") == 120 + extra


@EVERY_BOOK
def test_on_sets_XI_A_2_the_last_cubes_minute_begins_when_the_sand_has_run_out(game: str, edition: str) -> None:
    """On-Sets VIII-B, XI-A-1-g; Equations XI-A-2, VIII-B, XI-A-1-g."""
    table = begun(game, edition).down_to(1)
    mover, last = table.turn, table.resources
    table("clock tick 20", f"{mover} move {last} permitted", "clock tick 79")
    assert table.phase == "forceout"
    assert table("clock tick 1").phase == "writing"
    assert table.time_left("A") == 60


@EVERY_BOOK
def test_on_sets_XI_A_3_ten_seconds_are_counted_down_before_the_point_is_lost(game: str, edition: str) -> None:
    """Equations XI-A-3."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition)(f"B move {one} required", "clock tick 69")
    assert table.gets(f"C move {two} required") == "ok"
    assert table.penalties == {}
    late = begun(game, edition)(f"B move {one} required", "clock tick 70", f"C move {two} required")
    assert late.penalties == {"C": -1}
    assert late.turn == "A"


@EVERY_BOOK
def test_on_sets_XI_A_3_one_long_tick_is_as_many_short_ones(game: str, edition: str) -> None:
    """On-Sets XI-A; Equations XI-A, XI-A-3."""
    short = begun(game, edition)
    for _ in range(40):
        short("clock tick 10")
    long = begun(game, edition)("clock tick 400")
    assert (short.penalties, short.turn, short.shake.timers) == (long.penalties, long.turn, long.shake.timers)
    assert long.penalties == {"B": -2, "C": -2, "A": -1}


@EVERY_BOOK
def test_on_sets_XI_A_3_note_there_is_no_countdown_for_the_block(game: str, edition: str) -> None:
    """On-Sets XI-A-1-f; Equations XI-A-3-note, XI-A-1-f."""
    table = begun(game, edition)("C pick-up", "clock tick 14")
    assert table.penalties == {}
    table("clock tick 1")
    assert (table.phase, table.penalties) == ("moving", {"C": -1})
    assert table("clock tick 30").penalties == {"C": -1}

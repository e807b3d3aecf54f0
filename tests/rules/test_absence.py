"""Absence, at any moment of a shake (On-Sets X-D, Equations X-D; reading 46)."""

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


@EVERY_BOOK
def test_on_sets_X_D_is_what_an_absence_cites(game: str, edition: str) -> None:
    """Equations X-D."""
    table = begun(game, edition)("judge absent C")
    assert table.gets("judge absent C") == "not-a-player"
    assert table.rule("judge absent C") == "X-D"


@EVERY_BOOK
def test_on_sets_X_D_the_left_player_rolls_and_sets_the_goal_for_an_absent_goal_setter(game: str, edition: str) -> None:
    """Equations X-D."""
    table = before_roll(game, edition)("clock tick 30", "judge absent A")
    assert (table.phase, table.turn, table.shake.goal_setter) == ("rolling", "B", "B")
    assert table.time_left("B") == 60
    faces = FACES if game == "on-sets" else EQUATIONS_FACES
    if game == "on-sets":
        table(f"C deal {UNIVERSE}")
    assert table(f"B roll {faces}").turn == "B"


@EVERY_BOOK
def test_on_sets_X_D_a_match_of_three_with_one_away_stays_one_of_three(game: str, edition: str) -> None:
    """Equations X-D, II-B-3; On-Sets II-C-3."""
    first, second = ("two-operations", "absolute-value") if game == "on-sets" else ("factorial", "percent")
    table = play(game, edition, variations=None)("judge absent C", f"A select {first}", f"B select {second}")
    assert table.phase == "goal"


@EVERY_BOOK
def test_on_sets_X_D_in_selecting_the_next_player_selects(game: str, edition: str) -> None:
    """Equations X-D."""
    first = "two-operations" if game == "on-sets" else "factorial"
    table = play(game, edition, variations=None)(f"A select {first}", "judge absent B")
    assert (table.phase, table.turn) == ("selecting", "C")
    table = play(game, edition, variations=None)("judge absent A")
    assert (table.phase, table.turn, table.shake.goal_setter) == ("selecting", "B", "B")


@EVERY_BOOK
def test_on_sets_X_D_before_the_goal_the_player_on_the_left_sets_it(game: str, edition: str) -> None:
    """Equations X-D."""
    table = play(game, edition)("clock tick 100", "judge absent A")
    assert (table.phase, table.turn) == ("goal", "B")
    assert table(f"B goal {GOAL[game]}").turn == "C"


@EVERY_BOOK
def test_on_sets_X_D_of_no_goal_only_who_is_there_is_asked(game: str, edition: str) -> None:
    """Equations X-D, IV-D; On-Sets III-D."""
    assert play(game, edition)("A no-goal", "B agree", "judge absent C").phase == "void"
    table = play(game, edition)("A no-goal", "judge absent A")
    assert (table.phase, table.turn) == ("goal", "B")


@EVERY_BOOK
def test_on_sets_X_D_an_absent_players_turn_passes_on(game: str, edition: str) -> None:
    """Equations X-D."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition)("judge absent B")
    assert table.turn == "C"
    assert table(f"C move {one} permitted").turn == "A"
    assert table(f"A move {two} permitted").turn == "C"


@EVERY_BOOK
def test_on_sets_X_D_nothing_more_is_awaited_of_an_absent_writer_or_checker(game: str, edition: str) -> None:
    """Equations X-D."""
    table = begun(game, edition)("B challenge impossible", "judge absent C", f"A present {RIGHT[game]}")
    assert table.phase == "checking"
    assert table("B accept A").scores == {"A": 6, "B": 2, "C": -2}
    table = begun(game, edition)("B challenge impossible", "C decline", f"A present {RIGHT[game]}", "judge absent C")
    assert table("B accept A").scores == {"A": 6, "B": 2, "C": -2}
    table = begun(game, edition)("B challenge impossible", "C decline", "judge absent A")
    assert table.scores is not None
    assert table.scores["A"] == -2


@EVERY_BOOK
def test_on_sets_X_D_with_one_player_left_the_shake_is_void_for_that_one(game: str, edition: str) -> None:
    """Equations X-D."""
    for table in (before_roll(game, edition, players="AB"), begun(game, edition, players="AB")):
        table("judge absent B")
        assert (table.phase, table.scores) == ("void", {"A": 0, "B": -2})
        assert table.shake.totals() == {"A": 0, "B": -2}


@EVERY_BOOK
def test_on_sets_X_D_the_minus_two_counts_when_the_shake_is_scored(game: str, edition: str) -> None:
    """Equations X-D (reading 28)."""
    table = begun(game, edition, scores={"A": 4, "B": 4, "C": 0})("judge absent B")
    assert not table.shake.is_leading("A")


@ON_SETS
def test_on_sets_X_D_another_deals_for_an_absent_dealer(edition: str) -> None:
    table = before_roll(edition=edition)("judge absent C")
    assert table.gets(f"A deal {UNIVERSE}") == "not-your-turn"
    assert table.gets(f"B deal {UNIVERSE}") == "ok"


@EVERY_BOOK
@pytest.mark.parametrize("holder", ["B", "C"])
def test_on_sets_X_D_a_block_in_an_absent_hand_goes_back(game: str, edition: str, holder: str) -> None:
    """Equations X-D."""
    table: Play = begun(game, edition)("B pick-up" if holder == "B" else "C pick-up", "judge absent B")
    if holder == "B":
        assert (table.phase, table.turn, table.penalties) == ("moving", "C", {})
    else:
        assert table("C challenge impossible").phase == "writing"


def test_on_sets_X_D_a_goal_that_is_set_again_is_not_left_to_who_has_gone() -> None:
    """The Goal-setter leaves after an illegal Goal, and a charge of it has it set again."""
    table = play(policing="players")("A goal backwards-ell 1 2 3", "judge absent A", "B charge illegal-configuration")
    assert (table.phase, table.turn) == ("goal", "B")


@pytest.mark.parametrize(("game", "edition"), [("on-sets", "2014-15"), ("equations", "2015-16")])
def test_on_sets_X_D_a_goal_against_no_goal_is_set_though_its_denier_has_gone(game: str, edition: str) -> None:
    """Equations X-D, IV-D-2; On-Sets 2014-15 III-D-2."""
    table = play(game, edition)("A no-goal", "C disagree", "judge absent A")
    assert table.turn == "C"
    assert table(f"C goal {GOAL[game]}").turn == "B"

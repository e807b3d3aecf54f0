"""The end of a round, and who is away."""

import pytest

from tests.support.shakes import (
    CUBES,
    ELEMENTARY_FACES,
    EQUATIONS_FACES,
    EVERY_BOOK,
    ON_SETS,
    RIGHT,
    UNIVERSE,
    WRONG,
    Play,
    before_roll,
    begun,
    play,
)


@EVERY_BOOK
def test_on_sets_XI_B_1_after_the_warning_the_shake_goes_on(game: str, edition: str) -> None:
    """Equations XI-B-1."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition)(f"B move {one} required")
    assert table.gets("A warning") == "not-a-player"
    assert not table.shake.is_round_over
    assert table("director warning").shake.is_round_over
    assert table.gets(f"C move {two} required") == "ok"
    assert table.gets("B challenge now") == "ok"


@EVERY_BOOK
def test_on_sets_XI_B_2_note_at_the_stop_everybody_writes_for_two_minutes(game: str, edition: str) -> None:
    """Equations XI-B-2."""
    one, two, _, _ = CUBES[game]
    for policing in ("referee", "players"):
        table = begun(game, edition, policing=policing)(f"B move {one} permitted", "director warning")
        assert table.gets("C stop") == "not-a-player"
        table("director stop")
        assert (table.phase, table.turn) == ("writing", None)
        assert {timer.player: timer.limit for timer in table.shake.timers} == {"A": 120, "B": 120, "C": 120}
        assert table.gets(f"C move {two} permitted") == "wrong-phase"
        if edition != "2026-27":
            continue
        for claim in ("now", "impossible"):
            assert table.gets(f"C challenge {claim}") == "too-late"
        assert table.penalties == ({"C": -2} if policing == "players" else {})


@pytest.mark.parametrize(("game", "edition"), [("on-sets", "2014-15"), ("equations", "2015-16")])
def test_on_sets_2014_15_XI_B_2_the_older_books_stop_the_cubes_and_no_challenge(game: str, edition: str) -> None:
    """Equations XI-B-2: only 2026-27 forbids a challenge after "stop" (reading 50)."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition)(f"B move {one} permitted", f"C move {two} permitted", "director stop")
    assert table.gets("C challenge impossible") == "challenge-self"
    assert table.gets("A challenge impossible") == "ok"
    assert (table.phase, table.shake.contest and table.shake.contest.mover) == ("writing", "C")


@EVERY_BOOK
def test_on_sets_XI_B_2_with_all_that_is_left_for_four_points(game: str, edition: str) -> None:
    """Equations XI-B-2."""
    table = begun(game, edition)("director stop", f"A present {RIGHT[game]}", f"B present {WRONG[game]}", "C decline")
    table("B accept A", "C accept A")
    assert table("C reject B not-equal").scores == {"A": 4, "B": 2, "C": 2}


@ON_SETS
def test_on_sets_XI_B_2_comment_two_solutions_have_three_minutes(edition: str) -> None:
    table = begun(edition=edition, division="senior", variations=["two-solutions"])("director stop")
    assert {timer.limit for timer in table.shake.timers} == {180}


def before_stop(game: str, edition: str, phase: str) -> Play:
    """A shake in some phase."""
    if phase == "rolling":
        return before_roll(game, edition)
    if phase == "selecting":
        return play(game, edition, variations=None)
    if phase in ("goal", "no-goal"):
        return play(game, edition)(*(["A no-goal"] if phase == "no-goal" else []))
    if phase == "last-cube":
        return begun(game, edition).down_to(1)
    table = begun(game, edition)
    if phase == "forceout":
        table.down_to(1)
        table(f"{table.turn} move {table.resources} permitted")
    elif phase == "writing":
        table("B challenge impossible")
    elif phase == "checking":
        table("B challenge impossible", "C decline", f"A present {RIGHT[game]}")
    return table


@EVERY_BOOK
@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("rolling", "void"),
        ("selecting", "void"),
        ("goal", "void"),
        ("no-goal", "void"),
        ("moving", "writing"),
        ("last-cube", "writing"),
        ("forceout", "forceout"),
        ("writing", "writing"),
        ("checking", "checking"),
    ],
)
def test_on_sets_XI_B_2_note_what_the_stop_means_in_every_phase(
    game: str, edition: str, phase: str, expected: str
) -> None:
    """Equations XI-B-2."""
    table = before_stop(game, edition, phase)
    assert table.phase == phase
    table("director stop")
    assert table.phase == expected
    assert table.shake.is_round_over
    is_stopped = phase in ("moving", "last-cube")
    contest = table.shake.contest
    assert (contest is not None and contest.end.value == "time-up") == is_stopped


@EVERY_BOOK
@pytest.mark.parametrize(
    ("phase", "expected"), [("goal", "void"), ("selecting", "void"), ("moving", "writing"), ("forceout", "challenged")]
)
def test_on_sets_XI_B_2_note_a_block_in_the_air_is_no_challenge_yet(
    game: str, edition: str, phase: str, expected: str
) -> None:
    """Equations XI-B-2."""
    table = before_stop(game, edition, phase)
    challenger = "B" if table.mover != "B" else "C"
    table(f"{challenger} pick-up", "director stop")
    assert (table.phase, table.penalties) == (expected, {})
    if expected == "challenged":
        assert table(f"{challenger} challenge impossible").phase == "writing"


@EVERY_BOOK
def test_on_sets_X_D_who_is_away_scores_minus_two_and_the_others_play_on(game: str, edition: str) -> None:
    """Equations X-D."""
    table = before_roll(game, edition)
    assert table.gets("A absent C") == "not-a-player"
    assert table.gets("judge absent D") == "not-a-player"
    table("judge absent C")
    assert table.gets("C challenge now") == "not-a-player"
    assert table.gets("judge absent C") == "not-a-player"
    if game == "on-sets":
        assert table.gets(f"B deal {UNIVERSE}") == "ok"


@EVERY_BOOK
def test_on_sets_X_D_a_shake_of_two_with_the_third_away(game: str, edition: str) -> None:
    """Equations X-D."""
    table = before_roll(game, edition, form="basic", division="elementary")("judge absent B")
    if game == "on-sets":
        table(f"C deal {UNIVERSE}")
    table(f"A roll {ELEMENTARY_FACES if game == 'on-sets' else EQUATIONS_FACES}")
    table("A goal row 1 2 3" if game == "on-sets" else "A goal 6")
    assert table.turn == "C"
    assert table("C challenge impossible", "A decline").scores == {"A": 2, "B": -2, "C": 6}

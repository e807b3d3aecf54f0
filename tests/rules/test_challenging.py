"""Challenging."""

import pytest

from tests.support.shakes import CUBES, EVERY_BOOK, GOAL, OLDER_BOOKS, ON_SETS, RIGHT, begun, play

TWO_SOLUTIONS = ["two-solutions"]


@EVERY_BOOK
def test_on_sets_V_A_anyone_but_the_mover_may_challenge_the_latest_move_or_goal(game: str, edition: str) -> None:
    """On-Sets Basic-IV-A; Equations VI-A, Basic-IV, Basic-IV-A."""
    one = CUBES[game][0]
    for challenger in "BC":
        table = begun(game, edition)(f"{challenger} challenge impossible")
        assert table.phase == "writing"
        assert table.shake.contest is not None
        assert (table.shake.contest.challenger, table.shake.contest.mover) == (challenger, "A")
    for challenger in "AC":
        table = begun(game, edition)(f"B move {one} required", f"{challenger} challenge now")
        assert table.shake.contest is not None
        assert (table.shake.contest.challenger, table.shake.contest.mover) == (challenger, "B")
        assert table.gets("B challenge now") == "wrong-phase"
        assert table.gets("B pick-up") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_V_A_1_impossible_lets_the_mover_use_everything_that_is_left(game: str, edition: str) -> None:
    """On-Sets Basic-IV-A-2; Equations VI-A-1, Basic-IV-A-2."""
    table = begun(game, edition)("B challenge impossible", "C decline", f"A present {RIGHT[game]}")
    assert table.gets("B reject A too-many-resources") == "not-upheld"
    assert table("B accept A", "C accept A").scores == {"A": 6, "B": 2, "C": 2}


@EVERY_BOOK
def test_on_sets_V_A_2_now_lets_one_cube_come_from_resources(game: str, edition: str) -> None:
    """On-Sets Basic-IV-A-1, Basic-IV-A-1-c; Equations VI-A-2, Basic-IV-A-1."""
    first, second = ("B", "∪") if game == "on-sets" else ("4", "+")
    enough = begun(game, edition)(f"B move {first} required", f"C move {second} permitted", "A challenge now")
    enough("B decline", f"A present {RIGHT[game]}")
    assert enough.gets("C reject A too-many-resources") == "not-upheld"
    short = begun(game, edition)(f"B move {first} required", "C challenge now", "A decline")
    short(f"C present {RIGHT[game]}")
    assert short("B reject C too-many-resources").scores is not None


@ON_SETS
def test_on_sets_Basic_IV_A_1_a_and_b_required_binds_and_permitted_is_free(edition: str) -> None:
    """On-Sets Basic-IV-A-1, Basic-IV-A-1-a, Basic-IV-A-1-b."""
    table = begun(edition=edition, division="elementary", form="basic", variations=None)
    table("B move ∩ required", "C move B permitted", "A move ∪ permitted", "B challenge now", "C decline")
    table("B present B ∪ Y")
    assert table.gets("A reject B cube-unavailable") == "not-upheld"
    assert table("A reject B required-unused").phase == "scored"


@EVERY_BOOK
@pytest.mark.parametrize("division", ["elementary", "middle", "junior", "senior"])
def test_on_sets_V_A_2_a_now_needs_two_cubes_in_resources(game: str, edition: str, division: str) -> None:
    """On-Sets V-A-2-a-note, V-B-note, Basic-VII; Equations VI-A-2-a, VI-A-2-a-note, VI-B-note, Basic-VII."""
    two = begun(game, edition, division=division).down_to(2)
    assert two.gets(f"{two.turn} challenge now") == "ok"
    one = begun(game, edition, division=division, policing="players").down_to(1)
    challenger, mover = one.turn, one.mover
    assert one.gets(f"{challenger} challenge now") == "now-too-few-resources"
    assert (one.phase, one.turn, one.mover, one.penalties) == ("last-cube", challenger, mover, {challenger: -1})
    assert one.gets(f"{challenger} challenge impossible") == "ok"
    refused = begun(game, edition, division=division).down_to(1)
    assert refused.gets(f"{refused.turn} challenge now") == "now-too-few-resources"
    assert refused.penalties == {}


@ON_SETS
def test_on_sets_XIII_D_14_note_two_solutions_ask_for_three_cubes(edition: str) -> None:
    """On-Sets XIII-D-14."""
    three = begun(edition=edition, division="senior", variations=TWO_SOLUTIONS).down_to(3)
    assert three.gets(f"{three.turn} challenge now") == "ok"
    two = begun(edition=edition, division="senior", variations=TWO_SOLUTIONS, policing="players").down_to(2)
    assert two.gets(f"{two.turn} challenge now") == "now-too-few-resources"
    assert two.penalties == {two.turn: -1}


@EVERY_BOOK
def test_on_sets_V_A_2_b_now_needs_a_cube_in_required_or_permitted(game: str, edition: str) -> None:
    """On-Sets V-A-2-b-note, V-B-note; Equations VI-A-2-b, VI-A-2-b-note, VI-B-note."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players")
    assert table.gets("B challenge now") == "now-nothing-on-mat"
    assert (table.phase, table.turn, table.penalties) == ("moving", "B", {"B": -1})
    table(f"B move {one} forbidden")
    assert table.gets("C challenge now") == "now-nothing-on-mat"
    assert table(f"C move {two} permitted").gets("A challenge now") == "ok"
    required = begun(game, edition)(f"B move {one} required")
    assert required.gets("A challenge now") == "ok"


@EVERY_BOOK
def test_on_sets_V_B_the_block_is_picked_up_and_then_the_challenge_said(game: str, edition: str) -> None:
    """On-Sets XI-A-1-f; Equations VI-B, XI-A-1-f."""
    one = CUBES[game][0]
    table = begun(game, edition)(f"B move {one} required", "C pick-up")
    assert (table.phase, table.shake.block_holder) == ("challenged", "C")
    assert table.gets("A challenge now") == "wrong-phase"
    assert table.gets("A pick-up") == "wrong-phase"
    assert table.gets(f"C move {one} required") == "wrong-phase"
    assert table("clock tick 14", "C challenge now").phase == "writing"
    assert table.penalties == {}


@EVERY_BOOK
def test_on_sets_V_B_note_who_says_nothing_within_fifteen_seconds_loses_a_point(game: str, edition: str) -> None:
    """On-Sets V-B, XI-A-1-f, XI-A-3-note; Equations VI-B, VI-B-note, XI-A-1-f, XI-A-3-note."""
    one = CUBES[game][0]
    table = begun(game, edition)(f"B move {one} required", "clock tick 20", "A pick-up", "clock tick 14")
    assert (table.phase, table.penalties) == ("challenged", {})
    table("clock tick 1")
    assert (table.phase, table.turn, table.penalties) == ("moving", "C", {"A": -1})
    assert table.time_left("C") == 40
    assert table.gets("A challenge now") == "ok"


@EVERY_BOOK
def test_on_sets_V_B_note_thinking_better_of_it_costs_a_point(game: str, edition: str) -> None:
    """Equations VI-B-note."""
    table = begun(game, edition, policing="players")("B pick-up")
    assert table.gets("B challenge nothing") == "invalid-challenge"
    assert (table.phase, table.turn, table.penalties) == ("moving", "B", {"B": -1})


@EVERY_BOOK
def test_on_sets_V_B_note_a_referee_lets_the_block_go_back_before_the_goal_too(game: str, edition: str) -> None:
    """Equations VI-B-note."""
    table = play(game, edition)("C pick-up")
    assert table.gets("C challenge impossible") == "invalid-challenge"
    assert (table.phase, table.penalties) == ("challenged", {})
    assert table.gets("B challenge nothing") == "wrong-phase"
    assert table.gets("C challenge nothing") == "invalid-challenge"
    assert (table.phase, table.turn, table.penalties) == ("goal", "A", {"C": -1})


@EVERY_BOOK
def test_on_sets_V_B_note_nobody_challenges_themselves(game: str, edition: str) -> None:
    """Equations VI-B-note."""
    one = CUBES[game][0]
    table = begun(game, edition, policing="players")
    assert table.gets("A challenge impossible") == "challenge-self"
    assert (table.turn, table.penalties) == ("B", {"A": -1})
    table(f"B move {one} required")
    assert table.gets("B challenge now") == "challenge-self"
    assert table.penalties == {"A": -1, "B": -1}
    referee = begun(game, edition)
    assert referee.gets("A challenge impossible") == "challenge-self"
    assert referee.penalties == {}


@EVERY_BOOK
@pytest.mark.parametrize("claim", ["now", "impossible"])
def test_on_sets_V_B_note_nothing_can_be_challenged_before_the_goal(game: str, edition: str, claim: str) -> None:
    """Guidelines A4."""
    for table in (
        play(game, edition, variations=None, policing="players"),
        play(game, edition, policing="players"),
        play(game, edition, policing="players")("A no-goal"),
    ):
        phase = table.phase
        assert table.gets(f"B challenge {claim}") == "invalid-challenge"
        assert (table.phase, table.penalties) == (phase, {"B": -1})


@EVERY_BOOK
def test_on_sets_V_B_note_an_invalid_challenge_insulates_nothing(game: str, edition: str) -> None:
    """On-Sets IX-B; Equations IX-B."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players", scores={"B": 6})(f"B bonus {one}", f"B move {two} required")
    assert table.gets("B challenge now") == "challenge-self"
    assert table.gets("C charge bonus-while-leading") == "ok"


@EVERY_BOOK
def test_on_sets_V_B_while_the_block_is_up_nothing_else_is_settled(game: str, edition: str) -> None:
    """Equations VI-B."""
    one, two, _, _ = CUBES[game]
    table = begun(game, edition, policing="players", scores={"B": 6})(f"B bonus {one}", f"B move {two} required")
    table("C pick-up")
    assert table.gets("A charge bonus-while-leading") == "wrong-phase"
    table("C challenge now")
    assert table.gets("A charge bonus-while-leading") == "insulated"


@EVERY_BOOK
def test_on_sets_V_B_the_block_lifted_before_the_goal_waits_for_nothing(game: str, edition: str) -> None:
    """Equations VI-B."""
    table = play(game, edition)("C pick-up", "clock tick 15")
    assert (table.phase, table.turn, table.penalties) == ("goal", "A", {"C": -1})
    assert table.time_left("A") == 120
    assert table.gets(f"A goal {GOAL[game]}") == "ok"


@EVERY_BOOK
def test_on_sets_VII_A_after_a_challenge_somebody_must_write(game: str, edition: str) -> None:
    """On-Sets VII-A-1, VII-A-2, Basic-IV-A; Equations VII-A, VII-A-1, VII-A-2."""
    one = CUBES[game][0]
    for claim, writer, silent in (("now", "C", "B"), ("impossible", "B", "C")):
        table = begun(game, edition)(f"B move {one} required", f"C challenge {claim}")
        assert table.timer(writer).task == "writing"
        assert table.gets(f"{silent} present {RIGHT[game]}") == "may-not-present"
        assert table.gets(f"{silent} decline") == "may-not-present"
        assert table.gets(f"{writer} present {RIGHT[game]}") == "ok"
        assert table.phase == "writing"
        assert table.timer("A").task == "deciding"
        given_in = begun(game, edition)(f"B move {one} required", f"C challenge {claim}", "A decline")
        assert given_in(f"{writer} decline").scores == {"A": 6 if claim == "now" else 4, writer: 2, silent: 6}


@EVERY_BOOK
def test_on_sets_VII_A_with_two_players_there_is_no_third_party(game: str, edition: str) -> None:
    """Equations VII-A."""
    one = CUBES[game][0]
    table = begun(game, edition, players="AB")(f"B move {one} required", "A challenge now")
    assert [timer.player for timer in table.shake.timers] == ["A"]
    assert table("A decline").scores == {"A": 2, "B": 6}


def test_on_sets_2026_27_Basic_IV_B_the_third_party_is_free_to_present() -> None:
    """On-Sets 2026-27 VII-A-1, VII-A-2."""
    for claim, writer in (("now", "C"), ("impossible", "B")):
        table = begun()("B move R required", f"C challenge {claim}")
        assert table.gets("A side mover") == "wrong-phase"
        table(f"A present {RIGHT['on-sets']}", f"{writer} decline")
        assert table.phase == "checking"
        silent = begun()("B move R required", f"C challenge {claim}", "A decline", f"{writer} decline")
        assert silent.phase == "scored"


@OLDER_BOOKS
def test_on_sets_2014_15_VII_A_3_the_third_party_sides_with_challenger_or_mover(game: str, edition: str) -> None:
    """On-Sets 2014-15 Basic-IV-B; Equations VII-A-3, Basic-IV-B."""
    one = CUBES[game][0]
    for claim, writers in (("now", "challenger"), ("impossible", "mover")):
        for side in ("challenger", "mover"):
            table = begun(game, edition)(f"B move {one} required", f"C challenge {claim}")
            assert table.gets(f"B side {side}") == "not-your-turn"
            assert table.gets(f"A side {side}") == "ok"
            assert table.gets("A side mover") == "already-presented"
            expected = "ok" if side == writers else "may-not-present"
            assert table.gets(f"A present {RIGHT[game]}") == expected


@OLDER_BOOKS
def test_on_sets_2014_15_Basic_IV_B_1_who_sides_with_a_now_challenger_writes_too(game: str, edition: str) -> None:
    """Equations Basic-IV-B-1."""
    one = CUBES[game][0]
    table = begun(game, edition)(f"B move {one} required", "C challenge now", "A side challenger")
    assert table.timer("A").task == "writing"
    table(f"C present {RIGHT[game]}")
    assert table("clock tick 130").penalties == {"A": -1}


@OLDER_BOOKS
def test_on_sets_2014_15_Basic_IV_B_2_who_sides_against_an_impossible_challenger_writes_too(
    game: str, edition: str
) -> None:
    """Equations Basic-IV-B-2."""
    one = CUBES[game][0]
    table = begun(game, edition)(f"B move {one} required", "C challenge impossible", "A side mover")
    assert table.timer("A").task == "writing"
    other = begun(game, edition)(f"B move {one} required", "C challenge impossible", "A side challenger")
    assert [timer.player for timer in other.shake.timers] == ["B"]

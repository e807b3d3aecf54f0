"""Tries at a selection, optional tasks, roller and dealer late together (readings 28, 42, 43, 44)."""

import pytest

from tests.support.shakes import CUBES, EVERY_BOOK, FACES, GOAL, ON_SETS, UNIVERSE, Play, before_roll, begun, play

ILLEGAL = {"on-sets": "required-cube Λ", "equations": "imaginary"}
LEGAL = {
    "on-sets": ("two-operations", "absolute-value", "wild-cube B"),
    "equations": ("factorial", "percent", "wild 0"),
}
SENIOR = {"on-sets": ("wild-cube B", "two-operations"), "equations": ("wild 0", "factorial")}


@EVERY_BOOK
def test_on_sets_II_C_2_tries_are_counted_for_each_variation_that_is_due(game: str, edition: str) -> None:
    """Equations II-B-2."""
    first, second, third = LEGAL[game]
    table = play(game, edition, variations=None, policing="players", players="AB")(f"A select {first}")
    table(f"B select {ILLEGAL[game]}", "A charge illegal-selection", f"B select {second}")
    table(f"B select {ILLEGAL[game]}", "A charge illegal-selection")
    assert (table.phase, table.turn, table.penalties) == ("selecting", "B", {"B": -2})
    assert table(f"B select {third}").phase == "goal"


@EVERY_BOOK
def test_on_sets_II_C_2_failing_twice_forfeits_that_variation_only(game: str, edition: str) -> None:
    """Equations II-B-2."""
    first, second, _ = LEGAL[game]
    table = play(game, edition, variations=None, policing="players", players="AB")(f"A select {first}")
    for _ in range(2):
        table(f"B select {ILLEGAL[game]}", "A charge illegal-selection")
    assert (table.phase, table.turn, table.penalties) == ("selecting", "B", {"B": -2})
    table(f"B select {second}")
    assert (table.phase, table.variations) == ("goal", [first.split()[0], second.split()[0]])


@EVERY_BOOK
def test_on_sets_II_C_2_note_the_same_players_second_selection_insulates_nothing(game: str, edition: str) -> None:
    """Equations II-B-2-note."""
    first, second, third = LEGAL[game]
    table = play(game, edition, variations=None, policing="players", players="AB")(f"A select {first}")
    table(f"B select {ILLEGAL[game]}", f"B select {second}")
    assert table.gets("A charge illegal-selection") == "ok"
    assert (table.turn, table.penalties) == ("B", {"B": -1})
    assert table(f"B select {third}").phase == "goal"


@EVERY_BOOK
def test_on_sets_II_C_2_note_neither_a_bonus_nor_an_illegal_goal_insulates_a_selection(game: str, edition: str) -> None:
    """Equations II-B-2-note."""
    first, second, third = LEGAL[game]
    one, _, _, _ = CUBES[game]
    table = play(game, edition, variations=None, policing="players")
    table(f"A select {first}", f"B select {second}", f"C select {ILLEGAL[game]}", f"A bonus {one}")
    if game == "on-sets":
        table("A goal backwards-ell 1 2 3")
    assert table.gets("A charge illegal-selection") == "ok"
    assert (table.phase, table.turn, table.penalties) == ("selecting", "C", {"C": -1})
    table(f"C select {third}")
    assert (table.phase, table.turn) == ("goal", "A")


def test_on_sets_IX_B_after_an_illegal_goal_another_players_move_insulates_the_selection() -> None:
    """Equations IX-B."""
    table = play(variations=None, policing="players")
    table("A select two-operations", "B select absolute-value", "C select required-cube Λ")
    table("A goal backwards-ell 1 2 3", "B move R permitted")
    assert table.gets("A charge illegal-selection") == "insulated"


@EVERY_BOOK
def test_on_sets_II_C_3_an_optional_second_selection_lapses_without_a_point(game: str, edition: str) -> None:
    """Equations II-B-3, XI-A-1-b; On-Sets XI-A-1-b."""
    first, _ = SENIOR[game]
    table = play(game, edition, division="senior", variations=None)(f"A select {first}", "clock tick 24")
    assert (table.turn, table.penalties) == ("A", {})
    assert table("clock tick 1").turn == "B"
    assert table.penalties == {}
    assert table("clock tick 25").penalties == {"B": -1}


@pytest.mark.parametrize(("edition", "lost"), [("2026-27", {"B": -1}), ("2014-15", {})])
def test_on_sets_II_C_3_with_two_players_in_senior_the_second_is_due_since_2026(
    edition: str, lost: dict[str, int]
) -> None:
    table = play(edition=edition, division="senior", players="AB", variations=None)
    table("A select two-operations", "A pass-variation", "B select wild-cube B", "clock tick 25")
    assert table.penalties == lost


@ON_SETS
@pytest.mark.parametrize("ticks", [(130,), (1,) * 130, (70, 60), (69, 1, 59, 1)])
def test_on_sets_XI_A_1_a_roller_and_dealer_who_are_both_late_lose_their_points_each(
    edition: str, ticks: tuple[int, ...]
) -> None:
    """Guidelines A2."""
    table = before_roll(edition=edition)(*(f"clock tick {seconds}" for seconds in ticks))
    assert table.penalties == {"A": -2, "C": -2}
    assert (table.phase, table.shake.goal_setter, table.shake.dealer) == ("rolling", "B", "A")


@ON_SETS
def test_on_sets_XI_A_1_a_cards_dealt_legally_in_time_stay(edition: str) -> None:
    table = before_roll(edition=edition)(f"C deal {UNIVERSE}", "clock tick 130")
    assert (table.penalties, table.shake.goal_setter) == ({"A": -2}, "B")
    assert table(f"B roll {FACES}").phase == "selecting"
    assert table.shake.universe == tuple(UNIVERSE.split())


def short_deal(**others: str) -> Play:
    """A Universe of four cards in Middle, which nobody has noticed."""
    return before_roll(policing="players", **others)("C deal BRGY BR BG RY", f"A roll {FACES}")


def test_guidelines_A2_a_short_deal_does_not_stop_the_dealers_clock() -> None:
    assert short_deal()("clock tick 69").penalties == {}
    table = short_deal()("clock tick 70")
    assert table.penalties == {"C": -1}
    assert table.gets("C deal G Y B -") == "ok"
    assert table.shake.universe == tuple(UNIVERSE.split())
    assert table.gets("B charge illegal-deal") == "not-illegal"


def test_guidelines_A2_after_the_additional_minute_the_deal_passes() -> None:
    table = before_roll(policing="players")("C deal BRGY BR BG RY", "clock tick 60", f"A roll {FACES}", "clock tick 70")
    assert table.penalties["C"] == -2
    assert (table.phase, table.shake.dealer, table.shake.universe) == ("rolling", "A", None)


def test_guidelines_A2_a_legal_selection_insulates_a_short_deal() -> None:
    table = short_deal()("A select two-operations")
    assert table.gets("B charge illegal-deal") == "insulated"
    assert table("clock tick 70").penalties == {}
    assert table.gets("C deal G Y B -") == "wrong-phase"


def test_guidelines_A2_a_short_deal_that_is_charged_is_added_to_in_the_same_time() -> None:
    table = short_deal()("clock tick 30", "B charge illegal-deal", "clock tick 39")
    assert (table.phase, table.penalties) == ("rolling", {})
    assert table("clock tick 1").penalties == {"C": -1}
    assert table("C deal G Y B -").phase == "selecting"


@EVERY_BOOK
def test_on_sets_IV_C_2_a_leading_counts_the_points_lost_in_this_shake(game: str, edition: str) -> None:
    """Equations V-C-2-a; On-Sets III-C-2; Equations IV-C-2."""
    one, _, _, _ = CUBES[game]
    table = play(game, edition, scores={"A": 1, "B": 1, "C": 2})("clock tick 190")
    assert (table.turn, table.penalties) == ("B", {"A": -2})
    table(f"B goal {GOAL[game]}")
    assert table.gets(f"C bonus {one}") == "bonus-while-leading"
    tied = play(game, edition, scores={"A": 2, "B": 2, "C": 0})("clock tick 130", f"A goal {GOAL[game]}")
    assert tied.gets(f"B bonus {one}") == "bonus-while-leading"


@EVERY_BOOK
def test_on_sets_Basic_II_the_basic_game_has_no_bonus(game: str, edition: str) -> None:
    """Equations Basic-II."""
    one, _, _, _ = CUBES[game]
    for policing in ("referee", "players"):
        table = begun(game, edition, form="basic", policing=policing)
        assert table.gets(f"B bonus {one}") == "wrong-phase"
        assert table.rule(f"B bonus {one}") == "Basic-II"


@ON_SETS
def test_guidelines_C1_a_challenge_after_a_digit_was_moved_is_set_aside(edition: str) -> None:
    table = play(edition=edition, policing="players")("A goal row 3", "B move R required")
    assert table.gets("C move 1 required") == "digit-not-playable"
    assert table.gets("A challenge impossible") == "invalid-challenge"
    assert (table.phase, table.turn, table.penalties) == ("moving", "C", {})
    assert table.gets("A challenge impossible") == "ok"
    table = play(edition=edition, policing="players")("A goal row 3", "B move R required")
    assert table.gets("C move 1 required") == "digit-not-playable"
    table("C move G permitted")
    assert table.gets("A challenge impossible") == "ok"


@ON_SETS
def test_guidelines_C3_a_bonus_shifted_to_required_is_the_turns_move(edition: str) -> None:
    table = begun(edition=edition, variations=["shift-from-permitted"], policing="players")
    table("B move R permitted", "C move G permitted", "A move Y permitted")
    assert table.gets("B bonus R to required") == "(bonus-from-permitted)"
    table("B move ∩ permitted")
    assert table.gets("C charge bonus-from-permitted") == "ok"
    assert (table.mat, table.turn, table.mover) == ({"required": "R", "permitted": "G Y"}, "C", "B")


@pytest.mark.parametrize("goal", ["8÷", "+8", "123", "12+3-45"])
def test_equations_II_B_2_note_a_goal_that_is_no_legal_one_insulates_no_selection(goal: str) -> None:
    """Equations VI-A-1-a (reading 42)."""
    table = play("equations", variations=None, policing="players", division="elementary")
    table("A select factorial", "B select sideways", "C select factorial", f"A goal {goal}")
    assert table.gets("B charge illegal-selection") == "ok"
    assert (table.phase, table.turn, table.penalties) == ("selecting", "C", {"C": -1})
    assert len(table.shake.resources) == 24
    table("C select average", "A goal 6")
    assert table.gets("B charge illegal-selection") == "not-illegal"


def test_equations_IX_B_after_such_a_goal_a_legal_move_insulates_the_selection() -> None:
    table = play("equations", variations=None, policing="players", division="elementary")
    table("A select factorial", "B select sideways", "C select factorial", "A goal 8÷", "B move 5 permitted")
    assert table.gets("A charge illegal-selection") == "insulated"


@pytest.mark.parametrize("edition", ["2014-15"])
def test_on_sets_II_C_2_note_a_negative_goal_is_legal_to_set_and_insulates(edition: str) -> None:
    """Guidelines B4."""
    table = play(edition=edition, variations=None, policing="players")
    table("A select two-operations", "B select absolute-value", "C select two-operations", "A goal row ~1")
    assert table.gets("B charge illegal-selection") == "insulated"


def test_equations_IV_C_1_a_bonus_is_remembered_when_the_goal_is_set_again() -> None:
    """Equations II-B-2-note."""
    table = play("equations", variations=None, policing="players", division="elementary")
    table("A select factorial", "B select sideways", "C select factorial", "A bonus 9", "A goal 8÷")
    table("B charge illegal-selection", "C select average")
    assert table.gets("A bonus 7") == "wrong-phase"
    assert table.gets("A no-goal") == "wrong-phase"

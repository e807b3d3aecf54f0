"""Rolling, dealing and selecting variations."""

import pytest

from forceout.judge.protocol.question import BadQuestion
from tests.support.shakes import (
    ELEMENTARY_FACES,
    EQUATIONS_FACES,
    EVERY_BOOK,
    EVERY_DIVISION,
    FACES,
    ON_SETS,
    UNIVERSE,
    before_roll,
    play,
)

FOURTEEN = "BRGY BRG BRY BGY RGY BR BG BY RG RY GY B R -"
TWO_EQUATIONS = {
    "elementary": ("sideways", "upside-down"),
    "middle": ("factorial", "wild 0"),
    "junior": ("factorial", "number-of-factors"),
    "senior": ("base 8", "multiple-of 6"),
}
THREE_RELATIONS = "1 2 3 B B R R G G Y Y ∪ ∩ - ' = ⊆ ="


@EVERY_BOOK
def test_on_sets_I_A_two_or_three_play(game: str, edition: str) -> None:
    """Equations I-A."""
    for players in ("AB", "ABC"):
        assert play(game, edition, players=players).phase == "goal"
    for players in ("A", "ABCD", "AAB"):
        with pytest.raises(BadQuestion):
            play(game, edition, players=players)


@EVERY_BOOK
def test_on_sets_II_A_the_goal_setter_rolls_all_cubes(game: str, edition: str) -> None:
    """On-Sets I-B-2; Equations II-A, II-B, Basic-I."""
    faces = FACES if game == "on-sets" else EQUATIONS_FACES
    table = before_roll(game, edition)
    assert table.gets(f"B roll {faces}") == "not-your-turn"
    assert table.gets(f"A roll {faces.removesuffix('V').removesuffix('÷')}") == "illegal-roll"
    assert table.gets(f"A roll {faces}") == "ok"
    assert table.resources == faces
    assert table.gets(f"A roll {faces}") == "wrong-phase"
    assert table.phase == ("rolling" if game == "on-sets" else "selecting")


@EVERY_BOOK
def test_on_sets_II_A_1_the_shake_has_begun_when_its_clock_runs(game: str, edition: str) -> None:
    """Equations II-A-1."""
    table = before_roll(game, edition)
    assert {timer.task for timer in table.shake.timers} >= {"rolling"}
    assert "A" in table("clock tick 70").penalties


@ON_SETS
def test_on_sets_II_A_3_elementary_sets_out_the_restriction_cubes(edition: str) -> None:
    """On-Sets I-B-2-d-iii-comment; Guidelines A10."""
    for faces in (ELEMENTARY_FACES, ELEMENTARY_FACES.replace("V V Λ", "V Λ Λ")):
        assert before_roll(edition=edition, division="elementary").gets(f"A roll {faces}") == "ok"
    for faces in (FACES, ELEMENTARY_FACES.replace("V V Λ", "V V V"), ELEMENTARY_FACES.replace("V V Λ", "V Λ =")):
        assert before_roll(edition=edition, division="elementary").gets(f"A roll {faces}") == "illegal-roll"
        assert before_roll(edition=edition, division="middle").gets(f"A roll {faces}") == "ok"


@ON_SETS
def test_on_sets_Basic_I_the_basic_game_sets_them_out_in_every_division(edition: str) -> None:
    for division in ("middle", "senior"):
        table = before_roll(edition=edition, division=division, form="basic")
        assert table.gets(f"A roll {FACES}") == "illegal-roll"
        assert table.gets(f"A roll {ELEMENTARY_FACES}") == "ok"
        assert before_roll(edition=edition, division=division, form="advanced").gets(f"A roll {FACES}") == "ok"


@ON_SETS
def test_on_sets_II_B_the_player_on_the_right_deals(edition: str) -> None:
    """On-Sets II-C; Guidelines A1."""
    for players, dealer in (("ABC", "C"), ("AB", "B")):
        table = before_roll(edition=edition, players=players)
        assert table.gets(f"A deal {UNIVERSE}") == "not-your-turn"
        assert table.gets(f"{dealer} deal {UNIVERSE}") == "ok"
        assert table.gets(f"{dealer} deal {UNIVERSE}") == "wrong-phase"
        assert table.phase == "rolling"
        assert table(f"A roll {FACES}").phase == "selecting"
        assert table.shake.universe == tuple(UNIVERSE.split())


def test_guidelines_A1_cubes_and_cards_come_in_either_order_and_each_in_a_minute() -> None:
    table = before_roll()(f"A roll {FACES}", "clock tick 69")
    assert table.penalties == {}
    assert table("clock tick 1").penalties == {"C": -1}
    assert before_roll()(f"C deal {UNIVERSE}", "clock tick 70").penalties == {"A": -1}
    assert before_roll()("clock tick 70").penalties == {"A": -1, "C": -1}


@ON_SETS
@EVERY_DIVISION
def test_on_sets_II_B_1_and_II_B_2_how_many_cards_each_division_deals(edition: str, division: str) -> None:
    """On-Sets I-B-1, II-B-1, II-B-2."""
    fewest, most = (10, 14) if division == "senior" else (6, 12)
    cards = f"{FOURTEEN} G Y".split()
    for count in range(1, 17):
        table = before_roll(edition=edition, division=division)
        expected = "ok" if fewest <= count <= most else "illegal-deal"
        assert table.gets(f"C deal {' '.join(cards[:count])}") == expected, count
    assert before_roll(edition=edition, division=division).gets("C deal " + " ".join(["B"] * fewest)) == "illegal-deal"


@ON_SETS
def test_on_sets_II_B_comment_of_too_many_cards_the_last_ones_go(edition: str) -> None:
    """Guidelines A3."""
    table = before_roll(edition=edition, policing="players")(f"A roll {FACES}", f"C deal {FOURTEEN}")
    assert table.phase == "selecting"
    assert table("B charge illegal-deal").shake.universe == tuple(FOURTEEN.split()[:12])
    assert table.phase == "selecting"
    assert table.penalties == {}


def test_guidelines_A2_too_few_cards_are_added_to_within_a_minute_more() -> None:
    table = before_roll(policing="players")(f"A roll {FACES}", "C deal B R G", "B charge illegal-deal")
    assert table.phase == "rolling"
    assert table("clock tick 70").penalties == {"C": -1}
    assert table.gets("C deal Y -") == "(illegal-deal)"
    table("B charge illegal-deal")
    assert table.gets("C deal BR") == "ok"
    assert table.shake.universe == ("B", "R", "G", "Y", "-", "BR")
    assert table.phase == "selecting"


def test_guidelines_A2_twice_late_the_deal_passes_to_the_goal_setter_with_all_cards() -> None:
    """Guidelines A2-comment."""
    table = before_roll(policing="players")(f"A roll {FACES}", "C deal B R G", "B charge illegal-deal")
    assert table("clock tick 129").penalties == {"C": -1}
    assert table.shake.dealer == "C"
    assert table("clock tick 1").penalties == {"C": -2}
    assert table.shake.universe is None
    assert table.gets(f"C deal {UNIVERSE}") == "not-your-turn"
    assert table.gets(f"A deal {UNIVERSE}") == "ok"
    assert table.phase == "selecting"


def test_guidelines_A3_a_surplus_costs_nothing_in_time() -> None:
    table = before_roll(policing="players", division="senior")(f"A roll {FACES}")
    cards = FOURTEEN + " G Y"
    assert table(f"C deal {cards}", "A charge illegal-deal").shake.universe == tuple(FOURTEEN.split())
    assert table.penalties == {}


def test_guidelines_A10_a_wrong_set_out_is_put_right_within_the_minute() -> None:
    """Guidelines A11-comment."""
    table = before_roll(division="elementary", policing="players")(f"C deal {UNIVERSE}")
    assert table.gets(f"A roll {THREE_RELATIONS}") == "(illegal-roll)"
    table("A select two-operations", "B charge illegal-roll")
    assert (table.phase, table.turn, table.variations, table.resources) == ("rolling", "A", ["two-operations"], "")
    assert table("clock tick 69").penalties == {}
    late = before_roll(division="elementary", policing="players")(f"C deal {UNIVERSE}", f"A roll {THREE_RELATIONS}")
    assert late("B charge illegal-roll", "clock tick 70").penalties == {"A": -1}
    rerolled = ELEMENTARY_FACES.replace("B B R R", "B B B R")
    assert table.gets(f"A roll {rerolled}") == "illegal-roll"
    assert table.gets(f"A roll {ELEMENTARY_FACES}") == "ok"
    assert (table.phase, table.turn, table.penalties) == ("selecting", "B", {})


def test_guidelines_A11_a_wrong_set_out_is_insulated_by_the_player_on_the_left() -> None:
    table = before_roll(division="elementary", policing="players")(f"C deal {UNIVERSE}", f"A roll {THREE_RELATIONS}")
    table("A select two-operations", "B select multiple-operations")
    assert table.gets("C charge illegal-roll") == "insulated"
    table("C select wild-cube B", "A goal row 2 3")
    assert table.mat == {"forbidden": "1 = ⊆ ="}
    assert table.gets("B move = required") == "digit-not-playable"
    assert table.gets("B move R required") == "ok"
    table("C challenge impossible", "A decline", "B present R ∩ B ⊆ B, (R ∪ Y) ∪ G")
    assert table.gets("C reject B restriction-not-allowed") == "ok"


def test_guidelines_A11_nothing_of_the_old_roll_is_left_when_it_is_charged() -> None:
    table = before_roll(division="elementary", form="basic", policing="players")
    table(f"C deal {UNIVERSE}", f"A roll {THREE_RELATIONS}", "A goal row 2 3", "B charge illegal-roll")
    assert (table.phase, table.mat, table.shake.goal, table.resources) == ("rolling", {}, None, "")
    table(f"A roll {ELEMENTARY_FACES}", "A goal row 1 2 3")
    assert len(table.shake.resources) == 15


@EVERY_BOOK
def test_on_sets_II_C_each_player_selects_a_variation_before_the_goal(game: str, edition: str) -> None:
    """Equations II-B."""
    table = play(game, edition, variations=None)
    first, second, third = variations(game)
    assert table.gets(f"A goal {'row 1' if game == 'on-sets' else '6'}") == "wrong-phase"
    assert table.gets("A pass-variation") == "illegal-selection"
    assert table(f"A select {first}", f"B select {second}").phase == "selecting"
    assert table(f"C select {third}").phase == "goal"
    assert table.variations == [one.split()[0] for one in (first, second, third)]
    assert table.gets(f"C select {third}") == "wrong-phase"
    for form in ("basic", "advanced"):
        assert play(game, edition, form=form, variations=None).phase == "goal"


def variations(game: str) -> tuple[str, str, str]:
    """Three variations of Middle."""
    if game == "on-sets":
        return "two-operations", "wild-cube B", "absolute-value"
    return "factorial", "wild 0", "percent"


@EVERY_BOOK
def test_on_sets_II_C_1_the_goal_setter_selects_first_then_clockwise(game: str, edition: str) -> None:
    """Equations II-B-1."""
    table = play(game, edition, variations=None, goal_setter="B")
    first, second, third = variations(game)
    assert table.turn == "B"
    for player in "AC":
        assert table.gets(f"{player} select {first}") == "not-your-turn"
        assert table.gets(f"{player} pass-variation") == "not-your-turn"
    assert table(f"B select {first}").turn == "C"
    assert table(f"C select {second}").turn == "A"
    assert table(f"A select {third}").turn == "B"
    assert table.phase == "goal"


@EVERY_BOOK
def test_on_sets_II_C_1_a_a_selection_has_fifteen_seconds(game: str, edition: str) -> None:
    """On-Sets XI-A-1-b; Equations II-B-1-a, XI-A-1-b."""
    table = play(game, edition, variations=None)
    assert table.time_left("A") == 15
    assert table("clock tick 24").penalties == {}
    assert table("clock tick 1").penalties == {"A": -1}
    assert table("clock tick 59").turn == "A"
    assert table("clock tick 1").turn == "B"
    assert table.penalties == {"A": -2}
    assert table.time_left("B") == 15


@EVERY_BOOK
def test_on_sets_II_C_1_b_what_is_left_of_the_minute_for_rolling_goes_to_the_selectors(game: str, edition: str) -> None:
    """On-Sets XI-A-1-b; Equations II-B-1-b, XI-A-1-b-note."""
    table = before_roll(game, edition)("clock tick 20")
    if game == "on-sets":
        table(f"C deal {UNIVERSE}")
    table(f"A roll {FACES if game == 'on-sets' else EQUATIONS_FACES}")
    first, second, _ = variations(game)
    assert table.time_left("A") == 40 + 15
    assert table("clock tick 10", f"A select {first}").time_left("B") == 30 + 15
    assert table("clock tick 25", f"B select {second}").time_left("C") == 5 + 15


@EVERY_BOOK
def test_on_sets_II_C_2_note_an_illegal_selection_costs_a_point_and_is_made_again(game: str, edition: str) -> None:
    """On-Sets II-C-2; Equations II-B-2; Guidelines A7."""
    first, second, _ = variations(game)
    table = play(game, edition, variations=None, policing="players")(f"A select {first}")
    assert table.gets(f"B select {first}") == "(illegal-selection)"
    assert table("A charge illegal-selection").turn == "B"
    assert table.penalties == {"B": -1}
    assert table.time_left("B") == 15
    assert table(f"B select {second}").turn == "C"
    assert len(table.variations) == 2


@EVERY_BOOK
def test_on_sets_II_C_2_note_the_second_failure_costs_the_choice(game: str, edition: str) -> None:
    """On-Sets II-C-2; Equations II-B-2."""
    first, second, third = variations(game)
    table = play(game, edition, variations=None, policing="players")(f"A select {first}")
    table(f"B select {first}", "C charge illegal-selection", f"B select {first}", "C charge illegal-selection")
    assert (table.turn, table.penalties) == ("C", {"B": -2})
    assert table.gets(f"B select {second}") == "not-your-turn"
    assert table(f"C select {third}").phase == "goal"
    assert len(table.variations) == 2


@EVERY_BOOK
def test_on_sets_II_C_2_note_the_last_selector_fails_twice_and_the_goal_is_set(game: str, edition: str) -> None:
    """On-Sets II-C-2; Equations II-B-2."""
    first, second, _ = variations(game)
    table = play(game, edition, variations=None, policing="players")(f"A select {first}", f"B select {second}")
    for _ in range(2):
        table(f"C select {first}")
        assert table.phase == "goal"
        table("A charge illegal-selection")
    assert (table.phase, table.turn, table.penalties) == ("goal", "A", {"C": -2})


@EVERY_BOOK
def test_on_sets_II_C_2_note_insulated_by_the_next_legal_selection_or_a_goal_it_is_ignored(
    game: str, edition: str
) -> None:
    """Equations II-B-2-note; Guidelines A8, A9, A16."""
    first, second, third = variations(game)
    goal = "row 1 2 3" if game == "on-sets" else "6"
    table = play(game, edition, variations=None, policing="players")(f"A select {first}", f"B select {first}")
    assert table(f"C select {third}").variations == [first.split()[0], third.split()[0]]
    assert table.gets("A charge illegal-selection") == "insulated"
    table = play(game, edition, variations=None, policing="players")(f"A select {first}", f"B select {second}")
    table(f"C select {first}", f"A goal {goal}")
    assert table.gets("B charge illegal-selection") == "insulated"
    assert table.penalties == {}


@EVERY_BOOK
def test_on_sets_II_C_2_note_a_legal_goal_settles_even_the_goal_setters_own_selection(game: str, edition: str) -> None:
    """Equations II-B-2-note."""
    illegal = "required-cube Λ" if game == "on-sets" else "imaginary"
    table = play(game, edition, variations=None, policing="players", players="AB")(f"A select {illegal}")
    for _ in range(4):
        assert table.turn == "B"
        table(f"B select {illegal}", "A charge illegal-selection")
    assert (table.phase, table.penalties) == ("goal", {"B": -4})
    table(f"A goal {'row 1 2 3' if game == 'on-sets' else '6'}")
    assert table.gets("B charge illegal-selection") == "insulated"


def test_on_sets_II_C_2_note_a_charge_takes_later_illegal_selections_with_it() -> None:
    table = play(variations=None, policing="players")("A select required-cube Λ", "B select required-cube Λ")
    assert table.gets("B charge illegal-selection") == "ok"
    assert (table.turn, table.penalties, table.shake.selections) == ("A", {"A": -1}, ())
    table("A select two-operations", "B select absolute-value", "C select wild-cube B")
    assert table.variations == ["two-operations", "absolute-value", "wild-cube"]


def test_guidelines_A8_a_required_cube_noticed_too_late_binds_nobody() -> None:
    """Guidelines A9, A9-comment."""
    table = play(variations=None, policing="players")("A select required-cube Λ", "B select two-operations")
    assert table.gets("C charge illegal-selection") == "insulated"
    table("C select absolute-value", "A goal row 1 2 3", "B challenge impossible", "C decline")
    assert table.variations == ["two-operations", "absolute-value"]
    table("A present (B ∪ Y) ∩ V")
    assert table.gets("B reject A required-cube") == "not-upheld"
    assert table("B accept A", "C accept A").scores == {"A": 6, "B": 2, "C": 2}


def test_guidelines_A9_comment_the_insulated_pick_is_no_ground_for_no_goal() -> None:
    table = play(variations=None, policing="players")("A select required-cube Λ", "B select absolute-value")
    table("C select wild-cube B", "A no-goal", "B disagree", "C decline", "B present V ∩ Y for row 3")
    assert table.gets("A reject B required-cube") == "not-upheld"
    assert table("A accept B", "C accept B").scores == {"A": 2, "B": 6, "C": 2}


def test_guidelines_A16_a_required_card_that_was_not_dealt_is_left_out_of_account() -> None:
    """Guidelines A16-comment."""
    table = play(division="junior", variations=None, policing="players")("A select required-card BRY")
    table("B select absolute-value")
    assert table.gets("C charge illegal-selection") == "insulated"
    table("C select two-operations", "A goal row 1 2 3", "B challenge impossible", "C decline")
    table("A present (B ∪ Y) ∩ V")
    assert table.gets("B reject A required-card") == "not-upheld"
    assert table("B accept A", "C accept A").scores == {"A": 6, "B": 2, "C": 2}


@EVERY_BOOK
@EVERY_DIVISION
def test_on_sets_II_C_3_with_two_players_the_other_one_selects_two(game: str, edition: str, division: str) -> None:
    """Equations II-B-3."""
    table = play(game, edition, division=division, players="AB", variations=None)
    first, second = TWO_EQUATIONS[division] if game == "equations" else ("shift-from-permitted", "two-operations")
    is_senior = division == "senior"
    assert table(f"A select {first}").turn == ("A" if is_senior else "B")
    if is_senior:
        table("A pass-variation")
    table(f"B select {second}")
    is_optional = is_senior and edition != "2026-27"
    assert table.gets("B pass-variation") == ("ok" if is_optional else "illegal-selection")
    assert table.phase == ("goal" if is_optional else "selecting")


@EVERY_BOOK
def test_on_sets_II_C_3_in_senior_anyone_may_select_two(game: str, edition: str) -> None:
    """Equations II-B-3."""
    table = play(game, edition, division="senior", variations=None)
    first, second = ("absolute-value", "two-operations") if game == "on-sets" else ("base 8", "multiple-of 6")
    assert table.gets("A pass-variation") == "illegal-selection"
    assert table(f"A select {first}").turn == "A"
    assert table(f"A select {second}").turn == "B"
    third = "wild-cube B" if game == "on-sets" else "factorial"
    assert table(f"B select {third}", "B pass-variation").turn == "C"
    junior = play(game, edition, division="junior", variations=None)
    assert junior(f"A select {first}").turn == "B"


@EVERY_BOOK
def test_on_sets_II_C_3_note_two_selections_share_one_limit(game: str, edition: str) -> None:
    """Equations II-B-3-note."""
    first, second, third = variations(game)
    table = play(game, edition, players="AB", variations=None)(f"A select {first}")
    assert table("clock tick 9", f"B select {second}").time_left("B") == 6
    assert table("clock tick 15").penalties == {}
    assert table("clock tick 1").penalties == {"B": -1}
    assert table(f"B select {third}").phase == "goal"


def test_equations_II_B_1_c_a_variation_with_a_blank_needs_its_value() -> None:
    table = play("equations", division="junior", variations=None)
    assert table.gets("A select base") == "illegal-selection"
    assert table.gets("A select base 8") == "ok"


@ON_SETS
def test_on_sets_II_C_1_c_a_variation_with_a_blank_needs_it_filled_in(edition: str) -> None:
    table = play("on-sets", edition, division="junior", variations=None)
    for blank in ("wild-cube", "required-cube", "double-set", "required-card"):
        assert table.gets(f"A select {blank}") == "illegal-selection"
    assert table.gets("A select wild-cube B") == "ok"
    assert [one.printed() for one in table.shake.variations] == [{"name": "wild-cube", "cube": "B"}]

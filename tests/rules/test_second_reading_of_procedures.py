"""What a second engine, written from the books alone, found wrong in this one: each by its clause."""

import pytest

from forceout.judge.protocol.play import printed_state
from tests.support.shakes import (
    CUBES,
    EVERY_BOOK,
    GOAL,
    OLDER_BOOKS,
    ON_SETS,
    RIGHT,
    WRONG,
    Play,
    before_roll,
    begun,
    play,
)

LEGAL = {"on-sets": ("two-operations", "wild-cube B"), "equations": ("factorial", "wild 0")}
ILLEGAL = {"on-sets": "required-cube Λ", "equations": "imaginary"}
SENIOR = {"on-sets": "two-solutions", "equations": "factorial"}


@ON_SETS
def test_guidelines_C1_a_digit_that_was_not_rolled_is_not_there(edition: str) -> None:
    table = begun("on-sets", edition)
    assert table.gets("B move 1 permitted") == "digit-not-playable"
    assert table.gets("B move 5 permitted") == "cube-not-there"
    assert table.gets("B bonus 5") == "cube-not-there"
    assert table.gets("B bonus 2") == "digit-not-playable"


@EVERY_BOOK
def test_on_sets_VII_C_4_who_accepted_rejects_no_more(game: str, edition: str) -> None:
    """Equations VII-C-4."""
    table = begun(game, edition)("B challenge impossible", "C decline", f"A present {WRONG[game]}", "B accept A")
    assert table.gets("B reject A not-equal") == "too-late"
    assert table.phase == "checking"
    assert table("C reject A not-equal").scores == {"A": 2, "B": 2, "C": 4}


def test_on_sets_2014_15_VII_C_4_a_rejection_without_a_reason_claims_that_it_is_not_equal() -> None:
    """What cannot be read has no value that could be another than the Goal's."""
    table = begun("on-sets", "2014-15")("B challenge impossible", "C decline", "A present ∪ ∪")
    assert table.gets("B reject A") == "not-upheld"
    assert table.gets("B reject A syntax") == "ok"
    table = begun("on-sets", "2014-15")("B challenge impossible", "C decline", "A present B ∪ R")
    assert table.gets("B reject A") == "ok"


def test_on_sets_2026_27_VII_C_2_a_a_changed_solution_is_incorrect_though_all_accept_it() -> None:
    table = begun("on-sets", "2026-27", policing="players")("B challenge impossible", "A present B ∪ Y")
    assert table.gets("A present Y ∪ B") == "already-presented"
    assert table("C decline", "B accept A", "C accept A").scores == {"A": 2, "B": 6, "C": 4}


def test_on_sets_2026_27_VII_C_2_a_to_hand_in_the_same_again_is_no_change() -> None:
    table = begun("on-sets", "2026-27", policing="players")("B challenge impossible", "A present B ∪ Y")
    assert table.gets("A present B ∪ Y") == "already-presented"
    assert table("C decline", "B accept A", "C accept A").scores == {"A": 6, "B": 2, "C": 2}


@EVERY_BOOK
def test_on_sets_VII_C_1_without_a_third_party_nobody_says_whether_one_presents(game: str, edition: str) -> None:
    """Equations VII-C-1, VII-A-3; On-Sets 2014-15 VII-A-3."""
    for table in (
        begun(game, edition, players="AB")("B challenge impossible"),
        begun(game, edition)("director stop"),
    ):
        assert table.gets("A will-present") == "wrong-phase"
        assert table.gets("B side mover") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_X_D_a_void_shake_shows_who_was_absent(game: str, edition: str) -> None:
    """Equations X-D, IV-D-1; On-Sets III-D-1."""
    table = play(game, edition)("judge absent B", "A no-goal", "C agree")
    assert (table.phase, table.scores) == ("void", {"A": 0, "B": -2, "C": 0})
    table = play(game, edition)("A no-goal", "B agree", "C agree")
    assert (table.phase, table.scores) == ("void", None)


@EVERY_BOOK
def test_on_sets_X_D_nothing_is_awaited_of_an_absent_mover(game: str, edition: str) -> None:
    """Equations X-D, VII-A-2; On-Sets VII-A-2."""
    table = begun(game, edition)("judge absent A", "B challenge impossible")
    assert [timer.player for timer in table.shake.timers] == ["C"]
    assert table("C decline").phase == "scored"
    assert table.scores is not None
    assert (table.scores["A"], table.scores["B"]) == (-2, 6)


@EVERY_BOOK
def test_on_sets_X_D_an_absence_while_the_block_is_up_leaves_nobody_waiting(game: str, edition: str) -> None:
    """Equations X-D; On-Sets V-B; Equations VI-B."""
    table = play(game, edition)("B pick-up", "judge absent A")
    assert (table.phase, table.turn) == ("challenged", "B")
    table.gets("B challenge nothing")
    assert (table.phase, table.turn, table.shake.goal_setter) == ("goal", "B", "B")
    assert table.gets(f"B goal {GOAL[game]}") == "ok"
    table = begun(game, edition).down_to(0)
    table(f"A present {RIGHT[game]}", "B decline", "A pick-up", "judge absent C")
    assert table.phase == "checking"


@EVERY_BOOK
def test_on_sets_II_C_3_note_a_free_second_pick_lapses_with_the_time(game: str, edition: str) -> None:
    """Equations II-B-3-note, XI-A-1-b; On-Sets XI-A-1-b."""
    table = play(game, edition, division="senior", variations=None)("clock tick 30")
    assert table.penalties == {"A": -1}
    assert table(f"A select {SENIOR[game]}").turn == "B"
    in_time = play(game, edition, division="senior", variations=None)(f"A select {SENIOR[game]}")
    assert in_time.turn == "A"


@EVERY_BOOK
def test_on_sets_II_C_a_first_pick_is_due_by_the_rule_of_selecting(game: str, edition: str) -> None:
    """Equations II-B, II-B-3; On-Sets II-C-3."""
    selecting, two = {"on-sets": ("II-C", "II-C-3"), "equations": ("II-B", "II-B-3")}[game]
    table = play(game, edition, players="AB", variations=None)
    assert table.rule("A pass-variation") == selecting
    table(f"A select {LEGAL[game][0]}", f"B select {LEGAL[game][1]}")
    assert table.rule("B pass-variation") == two


@OLDER_BOOKS
def test_on_sets_2014_15_III_D_2_the_protocol_shows_that_a_goal_is_to_be_set(game: str, edition: str) -> None:
    """Equations IV-D-2."""
    table = play(game, edition)("A no-goal")
    assert printed_state(table.shake)["phase"] == "no-goal"
    shown = printed_state(table("C disagree").shake)
    assert (shown["phase"], shown["turn"], table.phase) == ("goal", "C", "no-goal")


@OLDER_BOOKS
def test_on_sets_2014_15_III_D_2_only_a_correct_challenge_spares_the_two_points(game: str, edition: str) -> None:
    """Equations IV-D-2. The round is stopped before anybody moves."""
    table = play(game, edition)("A no-goal", "C disagree", f"C goal {GOAL[game]}", "director stop")
    assert table("A decline", "B decline", "C decline").penalties == {"A": -2}
    right = play(game, edition)("A no-goal", "C disagree", f"C goal {GOAL[game]}", "A challenge impossible")
    assert right("B decline", "C decline").penalties == {}


@ON_SETS
def test_guidelines_C7_a_bonus_out_of_permitted_is_also_a_shift(edition: str) -> None:
    """On-Sets IV-B-note, XIII-A-7-b."""
    table = begun("on-sets", edition, policing="players")("B move ∩ permitted", "C bonus ∩")
    assert table.gets("A charge shift-not-in-force") == "ok"
    assert (table.mat, table.turn) == ({"permitted": "∩"}, "C")
    assert table.gets("A charge bonus-from-permitted") == "not-illegal"


def selected_illegally(table: Play) -> Play:
    """Two of three have selected legally, and C has not."""
    game = "on-sets" if table.shake.table.game.has_cards else "equations"
    one, two = LEGAL[game]
    return table(f"A select {one}", f"B select {two}", f"C select {ILLEGAL[game]}")


@ON_SETS
def test_guidelines_B5_another_goal_may_be_set_once_the_variations_are_chosen(edition: str) -> None:
    """On-Sets II-C-2, III-D-1-c: but after a bonus one must be set."""
    table = selected_illegally(play("on-sets", edition, policing="players", variations=None))
    table("A bonus G")
    assert table.gets("A goal backwards-ell 1 2 3") == "(illegal-configuration)"
    table("B charge illegal-selection", "C select absolute-value")
    assert (table.phase, table.turn, table.mat) == ("goal", "A", {"forbidden": "G"})
    assert table.gets("A no-goal") == "wrong-phase"
    assert table.gets("A bonus R") == "wrong-phase"
    assert table.gets("A goal row 1") == "ok"


@EVERY_BOOK
def test_on_sets_II_C_1_who_lost_the_goal_has_selected_already(game: str, edition: str) -> None:
    """Equations II-B-1, XI-A; On-Sets XI-A."""
    table = selected_illegally(play(game, edition, policing="players", variations=None))
    table("clock tick 190", "A charge illegal-selection")
    assert (table.turn, table.shake.goal_setter) == ("C", "B")
    third = {"on-sets": "absolute-value", "equations": "percent"}[game]
    assert table(f"C select {third}").phase == "goal"


@pytest.mark.parametrize("waited", [65, 70])
@EVERY_BOOK
def test_on_sets_IX_A_1_note_ten_seconds_unless_the_countdown_was_over(game: str, edition: str, waited: int) -> None:
    """Equations IX-A-1-note."""
    one, two, three, _ = CUBES[game]
    table = begun(game, edition, policing="players")(f"B move {one} permitted", f"clock tick {waited}")
    table(f"A move {two} permitted", f"A move {three} permitted", "B charge not-your-turn")
    assert table.turn == "C"
    assert table.time_left("C") == {65: 0, 70: -10}[waited]


@ON_SETS
def test_guidelines_A2_who_has_dealt_enough_deals_no_more(edition: str) -> None:
    """On-Sets II-B."""
    table = before_roll("on-sets", edition, policing="players")
    assert table.gets("C deal B R G Y BR BG BY RG RY GY BRG BRY BGY") == "(illegal-deal)"
    assert table.gets("C deal -") == "wrong-phase"


@EVERY_BOOK
def test_on_sets_VII_A_1_who_may_not_present_is_told_what_they_claim(game: str, edition: str) -> None:
    """Equations VII-A-1, VII-A-2; On-Sets VII-A-2."""
    one, two, _, _ = CUBES[game]
    now = begun(game, edition)(f"B move {one} permitted", f"C move {two} permitted", "A challenge now")
    assert now.gets(f"C present {RIGHT[game]}") == "may-not-present"
    impossible = begun(game, edition)("B challenge impossible")
    assert impossible.gets(f"B present {RIGHT[game]}") == "may-not-present"
    messages = [one.outcome.violation.message for one in (now, impossible) if one.outcome and one.outcome.violation]
    assert ["one more cube" in message for message in messages] == [True, False]


def test_equations_V_B_note_a_refused_shift_names_no_variation_of_the_other_game() -> None:
    """On-Sets IV-B-note."""
    for game, is_named in (("equations", False), ("on-sets", True)):
        one, _, _, _ = CUBES[game]
        table = begun(game)(f"B move {one} permitted")
        assert table.gets(f"C shift {one} required") == "shift-not-in-force"
        assert table.outcome is not None
        assert table.outcome.violation is not None
        assert ("Shift from Permitted" in table.outcome.violation.message) is is_named


def test_on_sets_2026_27_VII_C_5_c_after_a_failed_proof_that_clause_is_cited() -> None:
    """On-Sets 2026-27 VII-C-6."""
    table = begun("on-sets", "2026-27")("B challenge impossible", "C decline", "A present B ∪ Y")
    assert table.rule("B reject A ambiguous as (B ∪ Y)") == "VII-C-4"
    assert table.rule("B reject A not-equal") == "VII-C-5-c"
    assert table.rule("C reject A") == "VII-C-6"

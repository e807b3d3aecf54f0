"""A match from the lot to the signatures."""

import pytest

from forceout.editions import find_game
from forceout.rules import actions as do
from forceout.rules.match import apply_match, begin_match, scoresheet, verify_match
from forceout.rules.match_state import (
    AddTime,
    Appeal,
    Approve,
    ConfirmRuling,
    Correct,
    DecideAppeal,
    Disqualify,
    Match,
    OrderReplay,
    RollForGoal,
    RuleDeceit,
    Sign,
    StartShake,
)
from forceout.rules.state import Phase, Table
from forceout.rules.vocabulary import Division, Form

PLAYERS = ("Ada", "Ben", "Cy")
ROLL = tuple("123BBRRGGYY∪∩-'VVΛ")
KIT = tuple(
    color + face
    for color, faces in zip("rbgk", ("0123+-", "0123×÷", "456*×-", "789√+÷"), strict=True)
    for face in faces
)
CARDS = ("BRGY", "BR", "BG", "RY", "G", "Y", "B", "-")
EDITIONS = pytest.mark.parametrize(
    ("game", "edition"), [("on-sets", "2026-27"), ("on-sets", "2014-15"), ("equations", "2015-16")]
)


def begun(
    game: str = "on-sets",
    edition: str | None = None,
    division: Division = Division.JUNIOR,
    players: tuple[str, ...] = PLAYERS,
    *,
    is_timed: bool = False,
) -> Match:
    found = find_game(game, edition)
    assert found is not None
    return begin_match(Table(found, division, Form.BASIC, players), is_timed)


def after(match: Match, *actions: do.Action) -> Match:
    for action in actions:
        match, outcome = apply_match(match, action)
        assert outcome.is_done, (action, outcome.violation)
    return match


def refused(match: Match, action: do.Action) -> str:
    """The code that an action is refused with, changing nothing."""
    later, outcome = apply_match(match, action)
    assert outcome.violation is not None
    assert not outcome.is_done
    assert later == match
    assert verify_match(match, action) == outcome.violation
    return outcome.violation.code


def drawn(match: Match) -> Match:
    """The match with Ada to set the first Goal."""
    faces = {"Ada": "3", "Ben": "2", "Cy": "1"}
    return after(match, *(RollForGoal(player, faces[player]) for player in match.table.players))


def one_shake(match: Match, right: str, left: str) -> Match:
    """A shake that ends at once: nobody can show a Solution for a negative Goal."""
    assert match.next_goal_setter is not None
    setter = match.next_goal_setter
    dealing = (do.Deal(right, CARDS),) if match.table.game.has_cards else ()
    roll = ROLL if match.table.game.has_cards else KIT
    match = after(match, StartShake(setter), do.Roll(setter, roll), *dealing)
    goal = "row ~1" if match.table.game.has_cards else "8÷0"
    match = after(match, do.SetGoal(setter, goal), do.Challenge(left, "impossible"))
    assert match.shake is not None
    assert match.shake.contest is not None
    third = match.shake.contest.third
    if third is not None:
        match = after(match, do.Decline(third))
    return after(match, do.Decline(setter))


def rest_of_shake(match: Match, challenger: str, setter: str) -> list[do.Action]:
    """What ends a shake that two play, once it has begun: the challenger of a negative Goal is right."""
    assert match.shake is not None
    has_cards = match.table.game.has_cards
    dealing = [do.Deal(match.shake.dealer or "", CARDS)] if has_cards else []
    goal = do.SetGoal(setter, "row ~1" if has_cards else "8÷0")
    ending = [goal, do.Challenge(challenger, "impossible"), do.Decline(setter)]
    return [do.Roll(setter, ROLL if has_cards else KIT), *dealing, *ending]


@EDITIONS
def test_on_sets_I_D_note_the_highest_digit_sets_the_first_goal_and_ties_roll_again(game: str, edition: str) -> None:
    """Equations I-D-note."""
    match = begun(game, edition)
    assert match.next_goal_setter is None
    match = after(match, RollForGoal("Ada", "3"), RollForGoal("Ben", "3"), RollForGoal("Cy", "1"))
    assert match.next_goal_setter is None
    assert refused(match, RollForGoal("Cy", "3")) == "not-your-turn"
    match = after(match, RollForGoal("Ada", "1"), RollForGoal("Ben", "2"))
    assert match.next_goal_setter == "Ben"
    assert refused(match, RollForGoal("Ada", "3")) == "wrong-phase"


def test_equations_I_D_note_an_operation_sign_drops_out_unless_all_roll_one() -> None:
    match = after(begun("equations"), RollForGoal("Ada", "+"), RollForGoal("Ben", "-"), RollForGoal("Cy", "+"))
    assert match.lot.to_roll == PLAYERS
    match = after(match, RollForGoal("Ada", "+"), RollForGoal("Ben", "0"), RollForGoal("Cy", "0"))
    assert match.lot.to_roll == ("Ben", "Cy")
    assert refused(match, RollForGoal("Ben", "9")) == "cube-not-there"
    assert refused(begun(), RollForGoal("Ada", "+")) == "cube-not-there"


@EDITIONS
def test_on_sets_I_D_the_goal_passes_to_the_left_and_stays_after_a_void_shake(game: str, edition: str) -> None:
    """On-Sets III-D-1; Equations I-D, IV-D-1."""
    match = begun(game, edition)
    assert refused(match, StartShake("Ada")) == "wrong-phase"
    match = one_shake(drawn(match), "Cy", "Ben")
    assert match.next_goal_setter == "Ben"
    match = after(match, StartShake("Cy"))
    assert match.shake is not None
    assert match.shake.goal_setter == "Ben"
    assert refused(match, StartShake("Cy")) == "wrong-phase"
    match = after(match, do.VoidShake(do.JUDGE, "the cubes fell down"))
    assert match.next_goal_setter == "Ben"
    assert match.rows[-1].is_void


@EDITIONS
def test_the_scores_of_a_shake_are_carried_into_the_next(game: str, edition: str) -> None:
    match = after(one_shake(drawn(begun(game, edition)), "Cy", "Ben"), StartShake("Ben"))
    assert match.shake is not None
    assert match.shake.scores_before == match.totals == {"Ada": 2, "Ben": 6, "Cy": 4}
    assert match.shake.is_leading("Ben")


@EDITIONS
def test_on_sets_XI_B_after_thirty_minutes_no_shake_is_started_and_five_more_stop_the_last(
    game: str, edition: str
) -> None:
    """On-Sets XI-B-1, XI-B-2; On-Sets 2026-27 XI-B-3; Equations XI-B, XI-B-1, XI-B-2."""
    match = after(drawn(begun(game, edition, is_timed=True)), StartShake("Ada"))
    waiting = after(match, do.Tick(do.CLOCK, 1799))
    assert not waiting.is_round_over
    warned = after(waiting, do.Tick(do.CLOCK, 1))
    assert warned.is_round_over
    assert not warned.is_stopped
    if edition != "2026-27":
        assert refused(warned, AddTime(do.JUDGE, 60)) == "wrong-phase"
        assert after(warned, do.Tick(do.CLOCK, 300)).is_stopped
        return
    longer = after(warned, AddTime(do.JUDGE, 60), do.Tick(do.CLOCK, 300))
    assert not longer.is_stopped
    stopped = after(longer, do.Tick(do.CLOCK, 60))
    assert stopped.is_stopped
    assert stopped.shake is not None
    assert stopped.shake.phase is Phase.VOID
    assert refused(stopped, StartShake("Ada")) == "too-late"


def test_the_director_ends_a_round_that_is_not_timed() -> None:
    match = one_shake(drawn(begun()), "Cy", "Ben")
    match = after(match, do.Tick(do.CLOCK, 4000))
    assert not match.is_round_over
    match, _ = apply_match(match, do.RoundWarning(do.DIRECTOR))
    assert match.is_round_over
    assert refused(match, StartShake("Ben")) == "too-late"


def test_on_sets_XI_B_3_only_a_judge_adds_time() -> None:
    assert refused(begun(), AddTime("Ada", 60)) == "not-a-player"
    assert refused(begun(), AddTime(do.JUDGE, 0)) == "wrong-phase"
    assert after(begun(), AddTime(do.JUDGE, 90)).added_time == 90


@EDITIONS
def test_on_sets_XII_B_everybody_signs_after_the_last_shake(game: str, edition: str) -> None:
    """On-Sets XII-A; Equations XII-A, XII-B."""
    match = drawn(begun(game, edition))
    assert refused(match, Sign("Ada")) == "wrong-phase"
    match = one_shake(match, "Cy", "Ben")
    match = after(match, Sign("Ada"), Sign("Cy"))
    assert refused(match, Sign("Ada")) == "wrong-phase"
    assert refused(match, StartShake("Ben")) == "wrong-phase"
    assert not match.is_over
    match = after(match, Sign("Ben"))
    assert match.is_over
    assert refused(match, Appeal("Ada", "too late")) == "wrong-phase"
    assert scoresheet(match)["points"] == {"Ada": 2, "Ben": 6, "Cy": 4}
    assert scoresheet(match)["signed"] == ["Ada", "Cy", "Ben"]


def test_a_correction_is_on_record_and_asks_for_the_signatures_again() -> None:
    match = after(one_shake(drawn(begun()), "Cy", "Ben"), Sign("Ada"))
    assert refused(match, Correct("Ada", "Ada", 2, "mine")) == "not-a-player"
    match = after(match, Correct(do.JUDGE, "Ada", 2, "a 2 was written for a 4"))
    assert match.totals["Ada"] == 4
    assert match.signed == ()
    assert scoresheet(match)["corrections"] == [{"player": "Ada", "points": 2, "reason": "a 2 was written for a 4"}]


@pytest.mark.parametrize("division", list(Division))
def test_on_sets_XI_A_note_a_judge_initials_penalties_in_elementary_and_middle(division: Division) -> None:
    """Equations XI-A-note."""
    match = begin_match(begun("equations", None, division).table, warnings={"Cy": 1})
    match = after(one_shake(drawn(match), "Cy", "Ben"), do.Penalize(do.JUDGE, "Cy", 1, "tapping"))
    if division in (Division.JUNIOR, Division.SENIOR):
        assert after(match, Sign("Cy")).signed == ("Cy",)
        return
    assert match.unapproved() == {"Cy": 1}
    assert refused(match, Sign("Cy")) == "wrong-phase"
    assert refused(match, Approve("Ada", "Cy")) == "not-a-player"
    assert refused(match, Approve(do.JUDGE, "Ada")) == "wrong-phase"
    match = after(match, Approve(do.JUDGE, "Cy"), Sign("Cy"))
    assert match.unapproved() == {}
    assert match.totals["Cy"] == 3


def test_on_sets_2026_27_VII_C_7_an_appeal_needs_a_second_judge_and_holds_the_result() -> None:
    match = one_shake(drawn(begun()), "Cy", "Ben")
    appeal = Appeal("Ada", "the Goal was legal")
    assert refused(match, appeal) == "wrong-phase"
    match = after(match, ConfirmRuling(do.JUDGE, "the Goal was illegal"), appeal, Sign("Ben"), Sign("Cy"))
    assert refused(match, Sign("Ada")) == "wrong-phase"
    assert scoresheet(match)["points"] is None
    assert refused(match, DecideAppeal(do.JUDGE, "Ada", "it stands")) == "not-a-player"
    assert refused(match, DecideAppeal(do.DIRECTOR, "Ben", "it stands")) == "wrong-phase"
    match = after(match, DecideAppeal(do.DIRECTOR, "Ada", "it stands"), Sign("Ada"))
    assert match.is_over
    assert scoresheet(match)["points"] == {"Ada": 2, "Ben": 6, "Cy": 4}


def test_on_sets_2026_27_VII_C_7_who_has_signed_appeals_no_more() -> None:
    match = one_shake(drawn(begun()), "Cy", "Ben")
    match = after(match, ConfirmRuling(do.JUDGE, "no"), Sign("Ada"))
    assert refused(match, Appeal("Ada", "again")) == "too-late"


@pytest.mark.parametrize(("game", "edition"), [("on-sets", "2014-15"), ("equations", "2015-16")])
def test_on_sets_2026_27_VII_C_7_the_older_books_have_no_appeals_nor_second_judges(game: str, edition: str) -> None:
    """On-Sets 2026-27 IX-D, XI-B-3 (reading 50)."""
    match = after(drawn(begun(game, edition)), StartShake("Ada"))
    assert refused(match, Appeal("Ada", "no")) == "wrong-phase"
    assert refused(match, ConfirmRuling(do.JUDGE, "yes")) == "wrong-phase"
    assert refused(match, AddTime(do.JUDGE, 60)) == "wrong-phase"
    assert refused(match, do.Penalize(do.JUDGE, "Ada", 1, "notes", "J2")) == "not-illegal"


def test_on_sets_2026_27_IX_D_two_judges_take_a_point_at_once() -> None:
    match = after(drawn(begun()), StartShake("Ada"))
    assert refused(match, do.Penalize(do.JUDGE, "Ada", 1, "notes")) == "not-illegal"
    match = after(match, do.Penalize(do.JUDGE, "Ada", 1, "notes", "J2"))
    assert match.shake is not None
    assert match.shake.penalties == {"Ada": -1}


def signed(match: Match) -> Match:
    return after(match, *(Sign(player) for player in match.table.players))


def test_on_sets_XII_B_a_signed_scoresheet_is_not_corrected() -> None:
    match = signed(one_shake(drawn(begun()), "Cy", "Ben"))
    assert refused(match, Correct(do.JUDGE, "Ada", 2, "a 2 for a 4")) == "too-late"


def test_equations_XII_B_an_oversight_is_corrected_if_all_agree() -> None:
    match = signed(one_shake(drawn(begun("equations", None)), "Cy", "Ben"))
    corrected = after(match, Correct(do.JUDGE, "Ada", 2, "a 2 for a 4"))
    assert not corrected.is_over
    assert signed(corrected).totals["Ada"] == match.totals["Ada"] + 2


@EDITIONS
def test_on_sets_XII_B_2_a_score_signed_too_high_to_deceive_is_nothing_and_touches_nobody_else(
    game: str, edition: str
) -> None:
    """Equations XII-B-2."""
    match = one_shake(drawn(begun(game, edition)), "Cy", "Ben")
    ruling = RuleDeceit(do.DIRECTOR, "Ada", match.totals["Ada"] + 4, "the 2 was made a 6")
    assert refused(match, ruling) == "wrong-phase"
    match = signed(match)
    assert refused(match, RuleDeceit(do.JUDGE, "Ada", 6, "no")) == "not-a-player"
    assert refused(match, RuleDeceit(do.DIRECTOR, "Ada", 6, " ")) == "wrong-phase"
    before = match.points()
    assert after(match, ruling).points() == before | {"Ada": 0}


@EDITIONS
def test_on_sets_XII_B_1_a_score_signed_too_low_to_deceive_counts_as_signed(game: str, edition: str) -> None:
    """Equations XII-B-1."""
    match = signed(one_shake(drawn(begun(game, edition)), "Cy", "Ben"))
    match = after(match, RuleDeceit(do.DIRECTOR, "Cy", 1, "Cy wanted the others to win"))
    assert match.totals["Cy"] == 1
    assert match.points()["Cy"] == 2


@EDITIONS
def test_on_sets_XII_A_who_was_away_all_round_did_not_play(game: str, edition: str) -> None:
    """Equations XII-A; On-Sets X-D; Equations X-D."""
    match = after(drawn(begun(game, edition)), StartShake("Ada"), do.Absent(do.JUDGE, "Cy"))
    match = after(match, *rest_of_shake(match, "Ben", "Ada"))
    assert match.totals["Cy"] == -2
    assert match.points() == {"Ada": 4, "Ben": 6, "Cy": 0}
    later = one_shake(match, "Ada", "Cy")
    assert later.points()["Cy"] > 0


@EDITIONS
def test_on_sets_X_D_of_two_only_the_absence_is_recorded(game: str, edition: str) -> None:
    """Equations X-D."""
    match = after(drawn(begun(game, edition, players=("Ada", "Ben"))), StartShake("Ada"), do.Absent(do.JUDGE, "Ben"))
    assert match.rows[-1].is_void
    assert match.totals == {"Ada": 0, "Ben": -2}
    assert match.next_goal_setter == "Ada"
    assert match.points() == {"Ada": 6, "Ben": 0}


@EDITIONS
def test_on_sets_X_D_after_an_absent_goal_setter_the_next_is_left_of_who_set_it(game: str, edition: str) -> None:
    """Equations X-D."""
    match = after(drawn(begun(game, edition)), StartShake("Ada"), do.Absent(do.JUDGE, "Ada"))
    assert match.shake is not None
    assert match.shake.goal_setter == "Ben"
    match = after(match, *rest_of_shake(match, "Cy", "Ben"))
    assert match.next_goal_setter == "Cy"


@EDITIONS
def test_on_sets_IX_C_judges_have_the_round_played_again_by_two(game: str, edition: str) -> None:
    """Equations IX-C."""
    match = after(one_shake(drawn(begun(game, edition)), "Cy", "Ben"), Disqualify(do.JUDGE, "Ben", "cubes thrown"))
    assert match.points() == {"Ada": 2, "Ben": 0, "Cy": 4}
    assert refused(match, OrderReplay("Ada", "round", 2)) == "not-a-player"
    assert refused(match, OrderReplay(do.JUDGE, "week", 2)) == "wrong-phase"
    match = after(match, OrderReplay(do.JUDGE, "round", 2, "Ben disrupted it"))
    assert match.totals == dict.fromkeys(PLAYERS, 0)
    assert match.next_goal_setter == "Ada"
    match = after(match, StartShake("Ada"))
    match = after(match, *rest_of_shake(match, "Cy", "Ada"))
    assert match.points() == {"Ada": 4, "Ben": 0, "Cy": 6}


@EDITIONS
def test_on_sets_IX_C_judges_have_a_shake_played_again_by_all_three(game: str, edition: str) -> None:
    """Equations IX-C."""
    match = one_shake(one_shake(drawn(begun(game, edition)), "Cy", "Ben"), "Ada", "Cy")
    before = match.rows[0]
    match = after(match, OrderReplay(do.JUDGE, "shake", 3, "a spectator spoke"))
    assert match.counting == (before,)
    assert match.next_goal_setter == "Ben"
    refused_penalty, outcome = apply_match(match, do.Penalize(do.JUDGE, "Cy", 1, "humming"))
    assert not outcome.is_done
    assert refused_penalty == match
    assert after(match, StartShake("Ben")).shake is not None


def test_on_sets_IX_C_warnings_are_kept_from_shake_to_shake_and_round_to_round() -> None:
    """Equations IX-C."""
    match = after(drawn(begun()), StartShake("Ada"), do.Warn(do.JUDGE, "Cy", "humming"))
    match = after(match, do.VoidShake(do.JUDGE), StartShake("Ada"))
    assert match.shake is not None
    assert match.shake.warnings == {"Cy": 1}
    match = after(match, do.Warn(do.JUDGE, "Cy", "humming"))
    assert match.warnings == {"Cy": 2}
    assert begin_match(match.table, warnings=match.warnings).warnings == {"Cy": 2}


def test_on_sets_IX_C_a_disqualified_player_is_out_of_the_round() -> None:
    match = one_shake(drawn(begun()), "Cy", "Ben")
    assert refused(match, Disqualify("Ada", "Ben")) == "not-a-player"
    assert refused(match, Disqualify(do.JUDGE, "Dan")) == "not-a-player"
    match = after(match, Disqualify(do.JUDGE, "Ben", "cubes thrown"))
    assert refused(match, Disqualify(do.JUDGE, "Ben")) == "wrong-phase"
    assert refused(match, StartShake("Ben")) == "not-a-player"
    assert match.next_goal_setter == "Cy"
    assert match.points() == {"Ada": 2, "Ben": 0, "Cy": 4}
    match = after(match, StartShake("Ada"))
    assert match.shake is not None
    assert match.shake.players == ("Ada", "Cy")
    match = after(match, do.VoidShake(do.JUDGE), Sign("Ada"), Sign("Cy"))
    assert match.is_over


def test_before_the_first_shake_nothing_is_played() -> None:
    assert refused(begun(), do.Move("Ada", "R", "required")) == "wrong-phase"
    assert refused(begun(), RollForGoal("Dan", "3")) == "not-a-player"

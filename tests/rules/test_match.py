"""A match from the lot to the signatures."""

import pytest

from forceout.editions import find_game
from forceout.rules import actions as do
from forceout.rules.match import apply_match, begin_match, scoresheet, verify_match
from forceout.rules.match_state import (
    AddTime,
    Appeal,
    Approve,
    Correct,
    Disqualify,
    Match,
    RollForGoal,
    Sign,
    StartShake,
)
from forceout.rules.state import Phase, Table
from forceout.rules.table import Division, Form

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


@EDITIONS
def test_onsets_I_D_note_the_highest_digit_sets_the_first_goal_and_ties_roll_again(game: str, edition: str) -> None:
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
def test_onsets_I_D_the_goal_passes_to_the_left_and_stays_after_a_void_shake(game: str, edition: str) -> None:
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
def test_onsets_XI_B_after_thirty_minutes_no_shake_is_started_and_five_more_stop_the_last(
    game: str, edition: str
) -> None:
    """On-Sets XI-B-1, XI-B-2; Equations XI-B, XI-B-1, XI-B-2."""
    match = after(drawn(begun(game, edition, is_timed=True)), StartShake("Ada"))
    waiting = after(match, do.Tick(do.CLOCK, 1799))
    assert not waiting.is_round_over
    warned = after(waiting, do.Tick(do.CLOCK, 1))
    assert warned.is_round_over
    assert not warned.is_stopped
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


def test_onsets_XI_B_3_only_a_judge_adds_time() -> None:
    assert refused(begun(), AddTime("Ada", 60)) == "not-a-player"
    assert refused(begun(), AddTime(do.JUDGE, 0)) == "wrong-phase"
    assert after(begun(), AddTime(do.JUDGE, 90)).added_time == 90


@EDITIONS
def test_onsets_XII_B_everybody_signs_after_the_last_shake(game: str, edition: str) -> None:
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
def test_onsets_XI_A_note_a_judge_initials_penalties_in_elementary_and_middle(division: Division) -> None:
    """Equations XI-A-note."""
    match = drawn(begun("equations", None, division))
    match = after(one_shake(match, "Cy", "Ben"), do.Penalize(do.JUDGE, "Cy", 1, "tapping"))
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


def test_onsets_2026_27_VII_C_7_a_ruling_is_appealed_before_signing() -> None:
    match = one_shake(drawn(begun()), "Cy", "Ben")
    match = after(match, Appeal("Ada", "the Goal was legal"), Sign("Ada"))
    assert match.appeals == (("Ada", "the Goal was legal"),)
    assert refused(match, Appeal("Ada", "again")) == "too-late"


def test_onsets_IX_C_warnings_are_kept_from_shake_to_shake_and_round_to_round() -> None:
    """Equations IX-C."""
    match = after(drawn(begun()), StartShake("Ada"), do.Warn(do.JUDGE, "Cy", "humming"))
    match = after(match, do.VoidShake(do.JUDGE), StartShake("Ada"))
    assert match.shake is not None
    assert match.shake.warnings == {"Cy": 1}
    match = after(match, do.Warn(do.JUDGE, "Cy", "humming"))
    assert match.warnings == {"Cy": 2}
    assert begin_match(match.table, warnings=match.warnings).warnings == {"Cy": 2}


def test_onsets_IX_C_a_disqualified_player_is_out_of_the_round() -> None:
    match = one_shake(drawn(begun()), "Cy", "Ben")
    assert refused(match, Disqualify("Ada", "Ben")) == "not-a-player"
    assert refused(match, Disqualify(do.JUDGE, "Dan")) == "not-a-player"
    match = after(match, Disqualify(do.JUDGE, "Ben", "cubes thrown"))
    assert refused(match, Disqualify(do.JUDGE, "Ben")) == "wrong-phase"
    assert refused(match, StartShake("Ben")) == "not-a-player"
    assert match.next_goal_setter == "Cy"
    assert match.points() == {"Ada": 4, "Ben": 0, "Cy": 6}
    match = after(match, StartShake("Ada"))
    assert match.shake is not None
    assert match.shake.players == ("Ada", "Cy")
    match = after(match, do.VoidShake(do.JUDGE), Sign("Ada"), Sign("Cy"))
    assert match.is_over


def test_before_the_first_shake_nothing_is_played() -> None:
    assert refused(begun(), do.Move("Ada", "R", "required")) == "wrong-phase"
    assert refused(begun(), RollForGoal("Dan", "3")) == "not-a-player"

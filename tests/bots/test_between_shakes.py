"""The lot, the next shake, the scoresheet."""

from random import Random

from forceout.bots import WishToRollForGoal, choose
from forceout.editions.recorded_match import begin
from forceout.rules import actions as do
from forceout.rules.match import apply_match
from forceout.rules.match_state import Disqualify, Match, RollForGoal, Sign, StartShake
from forceout.rules.record import Header

HEADER = Header("on-sets", "2026-27", "senior", "adventurous", "referee", "table", ("P1", "P2", "P3"))


def after(*actions: do.Action) -> Match:
    """A match after some actions that are all done."""
    match = begin(HEADER)
    for action in actions:
        match, outcome = apply_match(match, action)
        assert outcome.is_done
    return match


def wanted(match: Match, seat: str) -> object:
    """What a bot wants between shakes."""
    return choose(match, seat, "learner", Random(0))


def drawn() -> tuple[do.Action, ...]:
    """The first Goal-setter is P1."""
    return RollForGoal("P1", "5"), RollForGoal("P2", "1"), RollForGoal("P3", "2")


def test_everybody_rolls_once_for_the_first_goal() -> None:
    assert wanted(after(), "P2") == WishToRollForGoal("P2")
    assert wanted(after(RollForGoal("P2", "1")), "P2") is None


def test_the_next_shake_is_started_while_there_is_time() -> None:
    assert wanted(after(*drawn()), "P3") == StartShake("P3")
    assert wanted(after(*drawn(), StartShake("P1"), do.VoidShake(do.JUDGE)), "P1") == StartShake("P1")


def test_the_scoresheet_is_signed_when_the_round_is_over_or_somebody_has_signed() -> None:
    void = (*drawn(), StartShake("P1"), do.VoidShake(do.JUDGE))
    over = after(*void, do.RoundWarning(do.DIRECTOR))
    assert wanted(over, "P1") == Sign("P1")
    begun_to_sign = after(*void, Sign("P2"))
    assert wanted(begun_to_sign, "P1") == Sign("P1")
    assert wanted(begun_to_sign, "P2") is None


def test_penalties_that_a_judge_has_yet_to_initial_keep_bots_from_signing() -> None:
    header = Header("on-sets", "2026-27", "middle", "basic", "referee", "table", ("P1", "P2", "P3"))
    match = begin(header)
    actions = (*drawn(), StartShake("P1"), do.Penalize(do.JUDGE, "P2", second_judge="J2"), do.VoidShake(do.JUDGE))
    for action in (*actions, do.RoundWarning(do.DIRECTOR)):
        match, _ = apply_match(match, action)
    assert wanted(match, "P1") is None


def test_who_is_disqualified_does_nothing_and_the_others_play_on() -> None:
    match = after(*drawn(), Disqualify(do.JUDGE, "P1"))
    assert wanted(match, "P1") is None
    assert wanted(match, "P2") == StartShake("P2")
    last = after(*drawn(), Disqualify(do.JUDGE, "P1"), Disqualify(do.JUDGE, "P2"), do.RoundWarning(do.DIRECTOR))
    assert wanted(last, "P3") == Sign("P3")


def test_who_is_absent_from_a_shake_does_nothing() -> None:
    match = after(*drawn(), StartShake("P1"), do.Absent(do.JUDGE, "P3"))
    assert wanted(match, "P3") is None
    assert wanted(match, "P2") is not None

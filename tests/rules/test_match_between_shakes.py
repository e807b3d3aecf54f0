"""A match outside its shakes: the lot, officials, and actions that are not for it (On-Sets I-D, IX-C, XI-B, XII-B)."""

import pytest

from forceout.editions import find_game
from forceout.rules import actions as do
from forceout.rules.fold import fold_log
from forceout.rules.match import apply_match, begin_match, verify_match
from forceout.rules.match_state import Disqualify, Match, RollForGoal, Sign, StartShake
from forceout.rules.state import Policing, Table
from forceout.rules.vocabulary import Division, Form

PLAYERS = ("Ada", "Ben", "Cleo")
LOT = (RollForGoal("Ada", "3"), RollForGoal("Ben", "1"), RollForGoal("Cleo", "1"))
VOID = (StartShake("Ada"), do.VoidShake(do.JUDGE))


def match_after(*log: do.Action, game: str = "on-sets", policing: Policing = Policing.REFEREE) -> Match:
    """A match in which some things have been done."""
    found = find_game(game)
    assert found is not None
    match = begin_match(Table(found, Division.SENIOR, Form.BASIC, PLAYERS, policing))
    for step in fold_log(match, log):
        match = step.match
    return match


@pytest.mark.parametrize("log", [(), LOT, (*LOT, StartShake("Ada")), (*LOT, *VOID)])
@pytest.mark.parametrize("tick", [do.Tick("Ada", 100), do.Tick(do.CLOCK, -5), do.Tick(do.JUDGE, 1)])
def test_only_the_clock_makes_time_pass(log: tuple[do.Action, ...], tick: do.Tick) -> None:
    match = match_after(*log)
    after, outcome = apply_match(match, tick)
    assert after == match
    assert not outcome.is_done
    assert verify_match(match, tick) == outcome.violation


@pytest.mark.parametrize("log", [(), LOT, (*LOT, *VOID)])
@pytest.mark.parametrize("action", [do.RoundWarning(do.DIRECTOR), do.Stop(do.DIRECTOR)])
def test_the_director_ends_the_round_between_shakes_too(log: tuple[do.Action, ...], action: do.Action) -> None:
    after, outcome = apply_match(match_after(*log), action)
    assert outcome.is_done
    assert after.is_round_over
    assert not apply_match(after, StartShake("Ada"))[1].is_done


def test_a_match_that_is_stopped_before_its_first_shake_ends_can_be_signed() -> None:
    match = match_after(*LOT, do.Stop(do.DIRECTOR), *(Sign(player) for player in PLAYERS))
    assert match.is_over


@pytest.mark.parametrize("face", ["", "12", "6", "x"])
def test_the_lot_takes_one_face_of_the_cube(face: str) -> None:
    assert not apply_match(match_after(), RollForGoal("Ada", face))[1].is_done


def test_the_lot_goes_on_without_who_is_disqualified() -> None:
    match = match_after(LOT[0], LOT[1], Disqualify(do.JUDGE, "Cleo"))
    assert match.next_goal_setter == "Ada"


def test_who_is_disqualified_sets_no_goal() -> None:
    assert match_after(*LOT, Disqualify(do.JUDGE, "Ada")).next_goal_setter == "Ben"
    assert match_after(*LOT, *VOID, Disqualify(do.JUDGE, "Ada")).next_goal_setter == "Ben"


def test_one_player_alone_starts_no_shake() -> None:
    match = match_after(*LOT, Disqualify(do.JUDGE, "Ada"), Disqualify(do.JUDGE, "Ben"))
    assert not apply_match(match, StartShake("Cleo"))[1].is_done
    nobody = apply_match(match, Disqualify(do.JUDGE, "Cleo"))[0]
    assert nobody.next_goal_setter is None
    assert nobody.is_over


def test_a_penalty_after_signing_is_signed_anew() -> None:
    match = match_after(*LOT, *VOID, *(Sign(player) for player in PLAYERS))
    after, outcome = apply_match(match, do.Penalize(do.JUDGE, "Ben", second_judge="J2"))
    assert outcome.penalties == {"Ben": -1}
    assert after.signed == ()
    assert after.totals["Ben"] == -1


@pytest.mark.parametrize("policing", list(Policing))
@pytest.mark.parametrize("cards", [("B", "R", "G", "Y", "BR", "XX"), ("B",) * 6, ("",)])
def test_cards_that_are_not_in_the_deck_are_not_dealt(policing: Policing, cards: tuple[str, ...]) -> None:
    match = match_after(*LOT, StartShake("Ada"), policing=policing)
    after, outcome = apply_match(match, do.Deal("Cleo", cards))
    assert outcome.violation is not None
    assert outcome.violation.code == "illegal-deal"
    assert after == match


@pytest.mark.parametrize("policing", list(Policing))
@pytest.mark.parametrize("game", ["on-sets", "equations"])
@pytest.mark.parametrize(
    "action", [do.Roll("Ada", ("zz",) * 24), do.Roll("Ada", ()), do.Move("Ada", "zz", "required"), do.Bonus("Ada", "")]
)
def test_cubes_that_are_in_no_kit_are_refused(policing: Policing, game: str, action: do.Action) -> None:
    match = match_after(*LOT, StartShake("Ada"), game=game, policing=policing)
    after, outcome = apply_match(match, action)
    assert not outcome.is_done
    assert after == match

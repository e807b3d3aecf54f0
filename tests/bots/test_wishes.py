"""Choices as the protocol writes them."""

from forceout.bots.wishes import WishToDeal, WishToRoll, WishToRollForGoal, wanted_of
from forceout.rules import actions as do
from forceout.rules.match_state import Sign, StartShake


def test_wishes_name_what_the_server_completes() -> None:
    assert WishToRollForGoal("P1").wanted() == {"do": "lot"}
    assert WishToRoll("P1").wanted() == {"do": "roll"}
    assert WishToDeal("P2", 10).wanted() == {"do": "deal", "count": 10}
    assert WishToDeal("P2", 10).by == "P2"


def test_actions_are_written_with_their_fields_and_without_who() -> None:
    assert wanted_of(do.Move("P1", "R", "required")) == {"do": "move", "cube": "R", "to": "required"}
    assert wanted_of(do.Select("P1", "base", 8)) == {"do": "select", "name": "base", "filled_in": 8}
    assert wanted_of(do.Present("P1", "B ∪ R")) == {"do": "present", "solution": "B ∪ R", "goal": None}
    rejected = {"do": "reject", "of": "P2", "code": "syntax", "regrouped": None, "partner": None, "place": None}
    assert wanted_of(do.Reject("P1", "P2", "syntax")) == rejected
    assert wanted_of(StartShake("P1")) == {"do": "shake"}
    assert wanted_of(Sign("P1")) == {"do": "sign"}
    assert wanted_of(WishToRoll("P1")) == {"do": "roll"}

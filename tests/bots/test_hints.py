"""Hints: what a champion would do in one's place, and why."""

import pickle

import pytest

from forceout.bots.hints import Hint, hint
from forceout.editions.recorded_match import begin
from forceout.messages.message import sentence
from forceout.rules.record import Header
from forceout.rules.state import Shake
from forceout.rules.view import seen_by
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import standing
from forceout.solver.budget import Budget
from tests.bots.seats import BUDGET_MS, match_of
from tests.bots.test_challenging import with_now_right
from tests.support.shakes import EVERY_BOOK, RIGHT, WRONG, begun, play


def given(shake: Shake, seat: str, seed: int = 0) -> Hint:
    """The hint for a seat, as it comes out of another process."""
    found = hint(seen_by(match_of(shake), seat), seat, seed, BUDGET_MS)
    carried = pickle.loads(pickle.dumps(found))
    assert carried == found
    assert isinstance(carried, Hint)
    assert sentence(carried.words)
    return carried


@EVERY_BOOK
def test_where_now_is_right_a_hint_says_so_and_has_the_solution(game: str, edition: str) -> None:
    table = begun(game, edition)(*with_now_right(game, edition))
    for seat in "AB":
        found = given(table.shake, seat)
        assert (found.words.key, found.wanted) == ("hint-now", {"do": "challenge", "claim": "now"})
        assert found.solution is not None
    assert given(table.shake, "C").words.key == "hint-wait"


@EVERY_BOOK
def test_a_safe_move_is_safe_and_a_goal_has_a_solution(game: str, edition: str) -> None:
    table = begun(game, edition, players="AB")
    found = given(table.shake, "B")
    assert found.words.key == "hint-safe-move"
    assert found.wanted is not None
    assert found.wanted["do"] in ("move", "shift", "bonus")
    if found.wanted["do"] == "move":
        after = begun(game, edition, players="AB")(f"B move {found.wanted['cube']} {found.wanted['to']}").shake
        assert standing(after, Budget).is_safe
    assert given(table.shake, "A").words.key in ("hint-wait", "hint-nothing-to-challenge")
    goal = given(play(game, edition).shake, "A", seed=1)
    assert goal.words.key in ("hint-goal", "hint-safe-move")


@EVERY_BOOK
def test_a_checker_is_told_what_is_wrong_by_its_rule_or_that_nothing_is(game: str, edition: str) -> None:
    right = begun(game, edition, players="AB")("B challenge impossible", f"A present {RIGHT[game]}")
    assert given(right.shake, "B").words.key == "hint-accept"
    wrong = begun(game, edition, players="AB")("B challenge impossible", f"A present {WRONG[game]}")
    found = given(wrong.shake, "B")
    assert (found.words.key, found.wanted is not None) in (("hint-reject-because", True), ("hint-reject", True))


@EVERY_BOOK
def test_who_has_to_write_is_told_that_there_is_a_solution(game: str, edition: str) -> None:
    table = begun(game, edition, players="AB")("B challenge impossible")
    found = given(table.shake, "A")
    assert (found.words.key, found.wanted) == ("hint-write", {"do": "present"})
    assert table.shake.contest is not None
    assert table.shake.contest.end is Situation.IMPOSSIBLE
    assert found.solution is not None


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_before_the_first_shake_a_hint_says_to_roll(game: str) -> None:
    edition, season = {"on-sets": ("2026-27", None), "equations": ("2015-16", "even")}[game]
    match = begin(Header(game, edition, "middle", "basic", "referee", "table", ("P1", "P2"), season))
    found = hint(match, "P1", 0, BUDGET_MS)
    assert (found.words.key, found.wanted) == ("hint-lot", {"do": "lot"})


def test_with_the_block_in_hand_a_hint_says_which_word() -> None:
    table = begun("on-sets", "2026-27")(*with_now_right("on-sets", "2026-27"))("A pick-up")
    assert given(table.shake, "A").words.key == "hint-say-now"

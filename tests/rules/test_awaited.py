"""Whom a match waits for, and for what: phase by phase in every book, and in random matches."""

from typing import Any, Final

import pytest

from forceout.editions import find_game
from forceout.editions.simulated_match import simulated_match
from forceout.rules import actions as do
from forceout.rules.awaited import awaited, in_shake
from forceout.rules.frozen import replace
from forceout.rules.legal_actions import legal_actions
from forceout.rules.match import apply_match, begin_match
from forceout.rules.match_actions import match_violation
from forceout.rules.match_state import Approve, Match, RollForGoal, Row, Sign, StartShake
from forceout.rules.state import OVER, Phase, Table
from forceout.rules.vocabulary import Division, Form
from tests.support.shakes import (
    CUBES,
    EQUATIONS_FACES,
    EVERY_BOOK,
    FACES,
    OLDER_BOOKS,
    RIGHT,
    UNIVERSE,
    Play,
    before_roll,
    begun,
    play,
)

SEEDS: Final = range(40)
KINDS: Final = {
    "roll": {"roll"},
    "deal": {"deal"},
    "select": {"select"},
    "goal": {"goal"},
    "answer": {"agree", "disagree"},
    "move": {"move"},
    "write": {"present"},
    "decide": {"present", "decline"},
    "check": {"accept", "reject"},
}
"""What is open to somebody who is awaited: one of these kinds at least. Who holds the block may always put it back."""


def told(table: Play, seat: str | None = None) -> dict[str, str]:
    """Whom a shake waits for, by what."""
    return {one["what"]: "".join(one["who"]) for one in in_shake(table.shake, seat)}


def more(table: Play, seat: str | None = None) -> dict[str, Any]:
    """What else is told of the only thing that is awaited."""
    (only,) = in_shake(table.shake, seat)
    return {name: value for name, value in only.items() if name not in ("what", "who")}


@EVERY_BOOK
def test_on_sets_II_A_the_goal_setter_rolls_and_on_the_right_the_cards_are_dealt(game: str, edition: str) -> None:
    """On-Sets II-B; Equations II-A."""
    table = before_roll(game, edition)
    assert told(table) == ({"roll": "A", "deal": "C"} if game == "on-sets" else {"roll": "A"})
    table(f"A roll {EQUATIONS_FACES if game == 'equations' else FACES}")
    if game == "equations":
        assert told(table) == {"select": "A"}
        return
    assert told(table) == {"deal": "C"}
    table(f"C deal {UNIVERSE}")
    assert told(table) == {"select": "A"}


@EVERY_BOOK
def test_on_sets_II_C_each_selects_in_turn(game: str, edition: str) -> None:
    """Equations II-B."""
    first, second = ("two-operations", "wild-cube B") if game == "on-sets" else ("factorial", "wild 0")
    table = play(game, edition, variations=None)
    assert more(table) == {"nth": 1, "count": 1, "may_stop": False}
    table(f"A select {first}")
    assert told(table) == {"select": "B"}
    table(f"B select {second}")
    assert told(table) == {"select": "C"}


@EVERY_BOOK
def test_on_sets_II_C_3_a_second_variation_in_senior_is_left_to_the_player(game: str, edition: str) -> None:
    """Equations II-B-3."""
    first = "required-cube R" if game == "on-sets" else "base 8"
    table = play(game, edition, division="senior", variations=None)
    assert more(table) == {"nth": 1, "count": 2, "may_stop": False}
    table(f"A select {first}")
    assert told(table) == {"select": "A"}
    assert more(table) == {"nth": 2, "count": 2, "may_stop": True}
    table("A pass-variation")
    assert told(table) == {"select": "B"}
    assert more(table)["nth"] == 1


@EVERY_BOOK
def test_on_sets_II_C_3_of_two_players_the_other_must_select_as_many_as_the_book_says(game: str, edition: str) -> None:
    """Equations II-B-3."""
    first, second = ("two-operations", "wild-cube B") if game == "on-sets" else ("factorial", "wild 0")
    table = play(game, edition, players="AB", variations=None)(f"A select {first}")
    of_other = more(table)["count"]
    table(f"B select {second}")
    if of_other == 1:
        assert told(table) == {"goal": "A"}
    else:
        assert told(table) == {"select": "B"}
        assert more(table) == {"nth": 2, "count": 2, "may_stop": False}


@EVERY_BOOK
def test_on_sets_III_A_the_goal_then_the_player_on_the_left_moves(game: str, edition: str) -> None:
    """On-Sets IV-A; Equations IV-A, V-A."""
    assert told(play(game, edition)) == {"goal": "A"}
    table = begun(game, edition)
    assert told(table) == {"move": "B"}
    table(f"B move {CUBES[game][0]} permitted")
    assert told(table) == {"move": "C"}


@EVERY_BOOK
def test_on_sets_III_D_no_goal_is_answered_by_the_others(game: str, edition: str) -> None:
    """Equations IV-D."""
    table = play(game, edition)("A no-goal")
    assert told(table) == {"answer": "BC"}
    assert more(table) == {"of": "A"}
    table("B agree")
    assert told(table) == {"answer": "C"}
    table("C disagree")
    # In the older books who disagrees sets a Goal; in the newest they write one with its Solution.
    assert told(table) == ({"write": "C", "decide": "B"} if edition == "2026-27" else {"goal": "C"})


@EVERY_BOOK
def test_on_sets_V_B_who_holds_the_block_speaks(game: str, edition: str) -> None:
    """Equations VI-B."""
    table = begun(game, edition)("C pick-up")
    assert told(table) == {"state": "C"}
    assert more(table) == {"of": "A"}
    table("C challenge impossible")
    assert told(table) == {"write": "A", "decide": "B"}


@EVERY_BOOK
def test_on_sets_VII_A_who_challenged_now_writes_and_the_third_party_decides(game: str, edition: str) -> None:
    """Equations VII-A."""
    table = begun(game, edition)(f"B move {CUBES[game][0]} permitted", "C challenge now")
    assert told(table) == {"write": "C", "decide": "A"}
    table(f"C present {RIGHT[game]}")
    assert told(table) == {"decide": "A"}
    table("A will-present")
    assert told(table, "A") == told(table, None) == {"write": "A"}


@OLDER_BOOKS
def test_on_sets_2014_15_VII_C_1_nobody_else_is_told_which_side_was_taken(game: str, edition: str) -> None:
    """Equations VII-C-1."""
    seen = {}
    for side in ("challenger", "mover"):
        table = begun(game, edition)(f"B move {CUBES[game][0]} permitted", "C challenge now", f"A side {side}")
        assert told(table, "A") == ({"write": "CA"} if side == "challenger" else {"write": "C"})
        seen[side] = [in_shake(table.shake, seat) for seat in (None, "B", "C", do.JUDGE)]
    assert seen["challenger"] == seen["mover"]
    assert told(begun(game, edition)(f"B move {CUBES[game][0]} permitted", "C challenge now"), "A")["decide"] == "A"


@EVERY_BOOK
def test_on_sets_VIII_B_after_the_last_cube_everybody_writes(game: str, edition: str) -> None:
    """Equations VIII-B."""
    table = begun(game, edition).down_to(0)
    assert told(table) == {"write": "ABC"}
    table("B decline")
    assert told(table) == {"write": "AC"}


@EVERY_BOOK
def test_on_sets_VII_C_3_one_solution_at_a_time_is_checked_by_its_writers_opponents(game: str, edition: str) -> None:
    """Equations VII-C-3."""
    table = begun(game, edition)("B challenge impossible", f"A present {RIGHT[game]}", f"C present {RIGHT[game]}")
    assert told(table) == {"check": "BC"}
    assert more(table) == {"of": "A", "nth": 1, "count": 2}
    table("C accept A")
    assert told(table) == {"check": "B"}
    table("B accept A")
    assert told(table) == {"check": "AB"}
    assert more(table) == {"of": "C", "nth": 2, "count": 2}


def new_match(game: str, edition: str, division: Division = Division.JUNIOR) -> Match:
    """A match of three that is about to begin."""
    found = find_game(game, edition)
    assert found is not None
    return begin_match(Table(found, division, Form.ADVANCED, ("A", "B", "C")))


def after(match: Match, *actions: do.Action) -> Match:
    """A match after things that are all done."""
    for action in actions:
        match, outcome = apply_match(match, action)
        assert outcome.is_done, action
    return match


@EVERY_BOOK
def test_on_sets_I_D_note_who_is_tied_rolls_again_and_it_is_told_what_was_rolled(game: str, edition: str) -> None:
    """Equations I-D-note."""
    match = new_match(game, edition)
    assert awaited(match, None) == [{"what": "lot", "who": ["A", "B", "C"]}]
    match = after(match, RollForGoal("A", "3"), RollForGoal("C", "3"))
    assert awaited(match, None) == [{"what": "lot", "who": ["B"]}]
    match = after(match, RollForGoal("B", "1"))
    assert awaited(match, None) == [{"what": "lot", "who": ["A", "C"]}]
    assert (match.lot.contenders, dict(match.lot.before)) == (("A", "C"), {"A": "3", "B": "1", "C": "3"})
    match = after(match, RollForGoal("A", "1"))
    assert dict(match.lot.before) == {"A": "3", "B": "1", "C": "3"}
    match = after(match, RollForGoal("C", "1"))
    assert (match.lot.contenders, dict(match.lot.before)) == (("A", "C"), {"A": "1", "C": "1"})
    match = after(match, RollForGoal("A", "1"), RollForGoal("C", "2"))
    assert awaited(match, None) == [{"what": "begin", "who": ["A", "B", "C"]}]


def test_equations_I_D_note_nobody_is_out_when_all_rolled_operation_signs() -> None:
    match = after(new_match("equations", "2015-16"), *(RollForGoal(one, "+") for one in "ABC"))
    assert (match.lot.contenders, dict(match.lot.before)) == (("A", "B", "C"), {"A": "+", "B": "+", "C": "+"})


@EVERY_BOOK
def test_on_sets_XII_B_after_the_round_everybody_signs(game: str, edition: str) -> None:
    """Equations XII-B."""
    match = after(new_match(game, edition), *(RollForGoal(one, face) for one, face in zip("ABC", "321", strict=True)))
    match = after(match, StartShake("A"), do.VoidShake(do.JUDGE))
    assert awaited(match, "A") == [{"what": "begin", "who": ["A", "B", "C"]}]
    match = after(match, do.Stop(do.DIRECTOR))
    assert awaited(match, "A") == [{"what": "sign", "who": ["A", "B", "C"]}]
    match = after(match, Sign("B"))
    assert awaited(match, None) == [{"what": "sign", "who": ["A", "C"]}]
    match = after(match, Sign("A"), Sign("C"))
    assert awaited(match, None) == []


def test_on_sets_XI_A_note_a_judge_initials_penalties_before_anybody_signs() -> None:
    """Equations XI-A-note."""
    rolls = (RollForGoal(one, face) for one, face in zip("ABC", "321", strict=True))
    match = after(new_match("on-sets", "2026-27", Division.MIDDLE), *rolls)
    scored = Row("A", {"A": 6, "B": 2, "C": 2}, {"B": -1}, is_void=False)
    match = replace(after(match, do.Stop(do.DIRECTOR)), rows=(scored,))
    assert awaited(match, "A") == [{"what": "approve", "who": []}]
    assert awaited(after(match, Approve(do.JUDGE, "B")), "A") == [{"what": "sign", "who": ["A", "B", "C"]}]


@pytest.mark.parametrize("seed", SEEDS)
def test_in_random_matches_whoever_is_awaited_can_do_it_and_somebody_always_is(seed: int) -> None:
    for step in simulated_match(seed).steps:
        match, shake = step.match, step.match.shake
        found = awaited(match, None)
        assert found or match.is_over
        if shake is None or shake.phase in OVER:
            for one in found:
                for player in one["who"] if one["what"] in ("lot", "sign") else ():
                    action = (
                        RollForGoal(player, match.table.game.lot_faces[0]) if one["what"] == "lot" else Sign(player)
                    )
                    assert match_violation(match, action) is None
            continue
        for player in shake.players:
            own = [one for one in awaited(match, player) if player in one["who"]]
            legal = legal_actions(shake, player)
            open_now = {action.do for action in legal.actions} | set(legal.templates)
            for one in own:
                assert one["what"] == "state" or open_now & KINDS[one["what"]], (seed, shake.phase, player, one)
        if shake.phase in (Phase.GOAL, Phase.MOVING, Phase.LAST_CUBE):
            assert [one["who"] for one in found if one["what"] in ("goal", "move")] == [[shake.turn]]

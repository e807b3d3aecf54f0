"""A position with all that is known of it: outcomes, room, the line, guarantees."""

from random import Random

import pytest

from forceout.rules.actions import Bonus, Move
from forceout.rules.engine import apply, verify
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import ORDER, LineEnd, Proof, Table, can_be_analysed, endgame
from forceout.solver.endgame.search import Outcome
from tests.solver.endgame.shakes import every_small_endgame, small_endgame
from tests.support.shakes import begun, play

GAMES = pytest.mark.parametrize("game", ["on-sets", "equations"])
SEEN = {"on-sets": ("B move R forbidden",), "equations": ("B move 9 forbidden",)}


def late(game: str, left: int = 5) -> Shake:
    """A shake with few cubes left, most of the others in Forbidden."""
    table = begun(game)
    keep = {"on-sets": "B ∪ Y", "equations": "4 + 2"}[game]
    while len(table.shake.resources) > left + 3:
        spare = list(table.shake.resources)
        for cube in keep.split():
            spare.remove(cube)
        cube = next(one for one in spare if one not in ("=", "⊆"))
        table(f"{table.turn} move {cube} forbidden")
    return table.shake


@GAMES
def test_every_move_is_listed_best_first_and_can_be_made(game: str) -> None:
    shake = late(game, 3)
    found = endgame(shake, Budget(nodes=20_000_000))
    assert found.outcome is Outcome.SAFE
    assert found.room.legal == len(found.moves)
    places = [ORDER.index(one.outcome) for one in found.moves]
    assert places == sorted(places)
    for one in found.moves:
        assert verify(shake, one.action) is None
    assert found.best is not None
    assert found.best.outcome is Outcome.SAFE
    assert found.right_claim is None


@GAMES
def test_the_room_that_a_move_leaves_is_the_next_players(game: str) -> None:
    shake = late(game, 3)
    table = Table(shake, Budget(nodes=40_000_000))
    for one in table.analysed(shake).moves:
        if one.leaves is not None and isinstance(one.action, Move):
            after, _ = apply(shake, one.action)
            assert table.analysed(after, has_line=False).room == one.leaves


@GAMES
def test_the_line_can_be_played_and_ends_in_a_forceout(game: str) -> None:
    shake = late(game, 3)
    found = endgame(shake, Budget(nodes=40_000_000))
    assert found.line_end is LineEnd.FORCEOUT
    assert len(found.line) == len(shake.resources)
    for step in found.line:
        shake, outcome = apply(shake, step.action)
        assert outcome.is_done
    assert not shake.resources
    last = endgame(shake, Budget(nodes=1_000_000))
    assert (last.outcome, last.line_end, last.moves) == (Outcome.FORCEOUT, LineEnd.FORCEOUT, ())


@GAMES
def test_everybody_is_sure_of_a_forceout_in_a_safe_position(game: str) -> None:
    found = endgame(late(game, 2), Budget(nodes=20_000_000))
    assert found.guarantee == {"A": 4, "B": 4, "C": 4}
    assert found.proof is Proof.THEOREM


def test_who_left_a_mat_that_can_be_challenged_is_sure_of_little() -> None:
    shake = begun("on-sets")("B move B permitted", "C move ∪ permitted").shake
    found = endgame(shake, Budget(), has_line=False)
    assert found.outcome is Outcome.NOW
    assert found.right_claim is Situation.NOW
    assert found.guarantee == {"A": 4, "B": 4, "C": 2}
    assert found.proof is Proof.SOLUTION
    assert found.line_end is LineEnd.CHALLENGE


def test_a_negative_goal_is_impossible_at_once() -> None:
    found = endgame(play("on-sets")("A goal row ~3").shake, Budget(), has_line=False)
    assert found.outcome is Outcome.IMPOSSIBLE
    assert {one.outcome for one in found.moves} == {Outcome.IMPOSSIBLE}
    assert found.guarantee == {"A": 2, "B": 4, "C": 4}


def test_who_leads_has_no_bonus_and_others_have() -> None:
    for scores, expected in (({"B": 6}, False), ({"A": 6}, True)):
        shake = begun("on-sets", scores=scores)("B move B permitted", "C move Y permitted", "A move G permitted").shake
        found = endgame(shake, Budget(), has_line=False)
        assert any(isinstance(one.action, Bonus) for one in found.moves) is expected


def test_after_a_bonus_the_same_player_moves_and_has_no_second_one() -> None:
    shake = begun("on-sets")("B bonus R").shake
    found = endgame(shake, Budget(), has_line=False)
    assert found.turn == "B"
    assert all(isinstance(one.action, Move) for one in found.moves)


def test_relations_go_to_forbidden_only_late() -> None:
    for left, expected in ((5, False), (4, True)):
        shake = begun("on-sets").down_to(left, keep="= ⊆", to="forbidden").shake
        found = endgame(shake, Budget(), has_line=False)
        to_forbidden = {
            one.action.cube for one in found.moves if isinstance(one.action, Move) and one.action.to == "forbidden"
        }
        assert ("=" in to_forbidden) is expected


@GAMES
def test_without_a_budget_nothing_is_claimed(game: str) -> None:
    budget = Budget(nodes=0)
    budget.spend(1)
    found = endgame(late(game, 3), budget)
    assert found.outcome is Outcome.UNKNOWN
    assert {one.outcome for one in found.moves} == {Outcome.UNKNOWN}
    assert set(found.guarantee.values()) == {None}
    assert found.proof is None
    assert found.line == ()


def test_what_cannot_be_analysed_is_refused() -> None:
    shake = play("on-sets").shake
    assert not can_be_analysed(shake)
    with pytest.raises(ValueError, match="no Goal"):
        endgame(shake, Budget())


@GAMES
def test_a_table_answers_the_same_for_a_position_however_it_came_there(game: str) -> None:
    for shake in every_small_endgame(3, game, 8, most=3):
        table = Table(shake, Budget(nodes=20_000_000))
        first = table.analysed(shake)
        again = table.analysed(shake)
        fresh = endgame(shake, Budget(nodes=20_000_000))
        assert first.moves == again.moves
        assert {(one.action, one.outcome) for one in first.moves} == {(one.action, one.outcome) for one in fresh.moves}


def test_small_endgames_are_the_same_for_the_same_seed() -> None:
    one, other = (small_endgame(Random(5), "on-sets") for _ in range(2))
    assert one == other

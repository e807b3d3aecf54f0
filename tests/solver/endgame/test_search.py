"""The search of endgames says what a naive one says, which plays with the engine and asks about each position anew."""

import os
from collections import Counter
from collections.abc import Hashable
from itertools import islice
from random import Random

import pytest

from forceout.rules.actions import Bonus, Move, Shift
from forceout.rules.legal_actions import legal_actions
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import is_now_open
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table
from forceout.solver.endgame.knowledge import Made, Undecided
from forceout.solver.endgame.mat import Mat
from forceout.solver.endgame.search import Outcome, Search
from tests.solver.endgame.families import Family
from tests.solver.endgame.naive_search import NaiveSearch
from tests.solver.endgame.shakes import any_endgame, every_small_endgame

IS_LONG = os.environ.get("FORCEOUT_LONG") == "1"
COUNTS = {"on-sets": 3_500, "equations": 1_500} if IS_LONG else {"on-sets": 40, "equations": 10}
MOST_POSITIONS = 400 if IS_LONG else 40
"""Positions of one endgame that are compared, with all their moves."""
MOST_LEFT_TO_TRY = 4 if IS_LONG else 3
"""Cubes in Resources up to which everything is tried to the end."""
NODES = 300_000
GAMES = pytest.mark.parametrize("game", ["on-sets", "equations"])


def engine_steps(table: Table, shake: Shake) -> set[tuple[str, int, str]]:
    """What the player on turn may do as the engine says, by kinds."""
    assert shake.turn is not None
    found = legal_actions(shake, shake.turn).actions
    moves = [one for one in found if isinstance(one, Move | Shift | Bonus)]
    return {(one.do, table.questions.place_of(one.cube), one.to) for one in moves}


@GAMES
def test_moves_by_kinds_are_the_engines(game: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        random = Random(f"moves {game} {seed}")
        shake = any_endgame(random, game, random.randint(1, 9))
        table = Table(shake, Budget())
        mat = table.mat_of(shake)
        assert shake.turn is not None
        own = set(table.rules.steps(mat, table.rules.may_bonus[shake.turn]))
        assert {tuple(step) for step in own} == engine_steps(table, shake)
        assert table.rules.is_now_open(mat) == is_now_open(shake)
        seen.update(step.do for step in own)
    assert seen["move"] > 800
    assert seen["bonus"] > 100
    assert game == "equations" or seen["shift"] > 0


@GAMES
def test_a_move_leads_where_the_engine_says(game: str) -> None:
    for seed in range(25):
        random = Random(f"leads {game} {seed}")
        shake = any_endgame(random, game, random.randint(1, 7))
        table = Table(shake, Budget())
        for action, after in NaiveSearch(0).actions(shake):
            assert isinstance(action, Move | Shift | Bonus)
            place = table.questions.place_of(action.cube)
            mat = table.mat_of(shake)
            (step,) = (one for one in table.rules.steps(mat, True) if tuple(one) == (action.do, place, action.to))
            assert table.rules.after(mat, step) == table.mat_of(after)


@GAMES
def test_no_difference_from_the_naive_search(game: str) -> None:
    tally: Counter[str] = Counter()
    for shake in every_small_endgame(1, game, COUNTS[game], most=4):
        compare(shake, tally)
    assert tally["positions"] > 2 * COUNTS[game]
    assert tally["unknown"] < 0.1 * tally["moves"]
    assert {"safe", "now", "impossible", "forceout"} <= set(tally)
    if IS_LONG:
        print(f"\n{game}: {dict(tally)}")


def compare(shake: Shake, tally: Counter[str]) -> None:
    """Every position that safe play leads to, every move in it, and whether each seat can keep to safe mats."""
    naive = NaiveSearch(NODES)
    table = Table(shake, Budget(nodes=50_000_000), NODES)
    for here in islice(naive.positions(shake), MOST_POSITIONS):
        tally["positions"] += 1
        found = table.outcome(here)
        agrees(naive.outcome(here), found, here, tally)
        for _, after in naive.actions(here):
            tally["moves"] += 1
            outcome = table.outcome(after)
            agrees(naive.outcome(after), outcome, after, tally)
            tally[outcome.value] += 1
    if table.outcome(shake) is Outcome.SAFE and len(shake.resources) <= MOST_LEFT_TO_TRY:
        search = Search(table.rules, table.knowledge, uses_theorem=False)
        assert shake.turn is not None
        for seat in shake.players:
            kept = naive.can_keep_safe(shake, seat)
            ours = search.can_keep_safe(table.mat_of(shake), seat, shake.turn, table.rules.may_bonus[shake.turn])
            if kept is not None and ours is not None:
                assert ours is kept, shake
                tally["kept"] += 1


def agrees(expected: Outcome, found: Outcome, shake: Shake, tally: Counter[str]) -> None:
    """The same, unless one of the two does not know."""
    if Outcome.UNKNOWN in (expected, found):
        tally["not compared"] += 1
    else:
        assert found is expected, shake


def test_what_is_not_known_makes_nothing_known() -> None:
    family = Family("abc", [("ab", 1)])
    search = family.search(budget=Budget(nodes=0))
    search.knowledge.budget.spend(1)
    mat = family.mat("abc")
    assert search.outcome(mat) is Outcome.UNKNOWN
    room = search.room(mat, may_bonus=False)
    assert (room.safe, room.unknown) == (0, room.legal)
    assert not room.is_stuck


def test_one_solution_answers_for_many_mats() -> None:
    family = Family("abcd", [("ab", 1)])
    search = family.search()
    for mat in (family.mat("abcd"), family.mat("bcd", permitted="a"), family.mat("bcd", required="a")):
        assert search.knowledge.is_possible(mat)
    assert search.knowledge.asked == 1
    assert search.knowledge.is_possible(family.mat("bd", required="ac")) is False
    # What is proved with less required holds with more.
    assert search.knowledge.is_possible(family.mat("cd", permitted="a")) is False
    asked = search.knowledge.asked
    assert search.knowledge.is_possible(family.mat("cd", required="a")) is False
    assert search.knowledge.asked == asked


def test_where_there_is_none_there_is_none_with_less_to_use() -> None:
    family = Family("abcd", [("abc", 1)])
    knowledge = family.search().knowledge
    assert knowledge.is_possible(family.mat("bcd")) is False
    assert knowledge.asked == 1
    assert knowledge.is_possible(family.mat("bc")) is False
    assert knowledge.is_possible(family.mat("d", required="b")) is False
    assert knowledge.is_possible_now(family.mat("cd", permitted="b")) is False
    assert knowledge.asked == 1
    # With more to use it is another question.
    assert knowledge.is_possible(family.mat("abcd"))
    assert knowledge.asked == 2


def test_what_could_not_be_told_is_not_asked_again_with_more_required() -> None:
    family = Family("abcd", [("abcd", 1)])
    asked: list[Mat] = []

    def find(mat: Mat, end: Situation, excluded: Hashable | None, budget: Budget) -> tuple[Made, ...]:
        asked.append(mat)
        raise Undecided

    family.find = find  # type: ignore[method-assign]
    knowledge = family.search().knowledge
    assert knowledge.is_possible(family.mat("abc", required="d")) is None
    assert knowledge.is_possible(family.mat("bc", required="ad")) is None
    assert [mat.required for mat in asked] == [0]
    # With less to use it may be told.
    assert knowledge.is_possible(family.mat("bc", required="d")) is None
    assert len(asked) == 2


def test_a_solution_that_somebody_found_answers_like_one_of_the_solvers() -> None:
    family = Family("abcd", [("ab", 1)])
    knowledge = family.search().knowledge
    knowledge.note(family.made[0])
    knowledge.note(family.made[0])
    knowledge.note(None)
    assert knowledge.made == [family.made[0]]
    assert knowledge.is_possible(family.mat("abc"))
    assert knowledge.asked == 0

"""A safe mat has a safe move: proved in docs/solver.md, tried out on made-up families of Solutions and on shakes."""

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from forceout import ask_judge
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table
from forceout.solver.endgame.search import Outcome
from tests.solver.endgame.families import PLAYERS, Family, every_mat
from tests.solver.endgame.naive_search import NaiveSearch
from tests.solver.endgame.shakes import every_small_endgame

IS_LONG = os.environ.get("FORCEOUT_LONG") == "1"
FAMILIES = 3_000 if IS_LONG else 12
NODES = 300_000


def random_family(random: Random, solutions_asked: int) -> Family:
    """Solutions of two to five cubes out of five kinds, one of which may be a relation."""
    solutions = []
    for _ in range(random.randint(2, 9)):
        cubes = "".join(sorted(random.choices("abcdr", k=random.randint(2, 5))))
        solutions.append((cubes, random.randint(1, 3)))
    return Family("abcdr", solutions, solutions_asked)


@pytest.mark.parametrize("solutions_asked", [1, 2])
@pytest.mark.parametrize("relations", ["", "r"])
def test_a_safe_mat_has_a_safe_move_whatever_the_solutions_are(solutions_asked: int, relations: str) -> None:
    tally: Counter[str] = Counter()
    for seed in range(FAMILIES):
        random = Random(f"family {solutions_asked} {relations} {seed}")
        family = random_family(random, solutions_asked)
        search = family.search(relations, has_shift=random.random() < 0.3)
        counts = {name: random.randint(0, 2) for name in "abcd"} | {"r": random.randint(0, 3)}
        mats = every_mat(family, counts)
        for mat in random.sample(mats, min(len(mats), 300)):
            if mat.left and search.outcome(mat) is Outcome.SAFE:
                tally["safe"] += 1
                room = search.room(mat, may_bonus=False)
                if room.is_stuck:
                    tally["stuck"] += 1
                    # Nothing but the trap of Two Solutions: five cubes left, three of them = or ⊆ (On-Sets IV-D).
                    assert not search.always_has_safe_move(mat)
                    assert mat.left == 5
                    assert family.kinds.count(mat.resources, family.place_of("r")) == 3
    assert tally["safe"] > FAMILIES
    if solutions_asked == 1 or not relations:
        assert not tally["stuck"]


def trap() -> Family:
    """Five cubes left, three of them = or ⊆; whatever is done, somebody can challenge."""
    return Family("abrx", [("ax", 1), ("abx", 2), ("brx", 2)], solutions_asked=2)


def test_two_solutions_with_three_relations_left_can_be_a_trap() -> None:
    family = trap()
    search = family.search("r")
    mat = family.mat("abrrr", permitted="x")
    assert search.outcome(mat) is Outcome.SAFE
    assert search.room(mat, may_bonus=False).is_stuck
    assert not search.always_has_safe_move(mat)
    assert search.can_keep_safe(mat, "A", "A", False) is False
    assert search.can_keep_safe(mat, "B", "A", False) is True
    # Were = and ⊆ not kept out of Forbidden, there would be a way.
    free = family.search()
    assert not free.room(mat, may_bonus=False).is_stuck
    # Where there is one relation less, the theorem holds again.
    fewer = family.mat("abrr", permitted="x")
    assert search.always_has_safe_move(fewer)
    assert not search.room(fewer, may_bonus=False).is_stuck


REAL: dict[str, Any] = {
    "kind": "endgame",
    "game": "on-sets",
    "edition": "2026-27",
    "division": "senior",
    "players": ["A", "B"],
    "variations": [{"name": "two-solutions"}],
    "universe": ["Y", "-", "BG", "R"],
    "goal": "column 2 1",
    "permitted": ["Y", "R", "R"],
    "forbidden": ["G", "B", "R", "'", "R", "Y", "∩"],
    "resources": ["⊆", "⊆", "=", "'", "∩"],
}
"""A trap found by `find_trap.py`."""


def test_on_sets_IV_D_a_real_trap_of_two_solutions() -> None:
    found = ask_judge(REAL)
    assert (found["outcome"], found["line_end"], found["proof"]) == ("safe", "stuck", "search")
    assert found["room"] == {"safe": 0, "unknown": 0, "legal": 12}
    assert found["guarantee"] == {"A": 2, "B": 4}
    # Asked one by one, with the engine's own moves, it is the same.
    mat = {name: list(REAL.get(name, [])) for name in ("required", "permitted", "forbidden", "resources")}
    for move in found["moves"]:
        lies = {name: list(cubes) for name, cubes in mat.items()}
        lies["resources"].remove(move["cube"])
        lies[move["to"]].append(move["cube"])
        asked = {name: value for name, value in REAL.items() if name != "players"} | lies | {"kind": "solve"}
        is_now, is_possible = (ask_judge(asked | {"situation": end})["exists"] for end in ("now", "impossible"))
        assert move["outcome"] == ("now" if is_now else "safe" if is_possible else "impossible")
    # With one = or ⊆ less there is a way again.
    assert ask_judge(REAL | {"resources": ["⊆", "=", "'", "∩"]})["room"]["safe"] > 0


def test_the_trap_is_seen_from_afar() -> None:
    family = Family("abcrx", [("ax", 1), ("abx", 2), ("brx", 2)], solutions_asked=2)
    search = family.search("r", uses_theorem=True)
    mat = family.mat("abcrrr", permitted="x")
    assert search.outcome(mat) is Outcome.SAFE
    # Who is on turn with six cubes left forbids c, and the next player is in the trap.
    assert search.can_keep_safe(mat, "A", "A", False) is True
    assert search.can_keep_safe(mat, "B", "A", False) is False


@pytest.mark.parametrize("solutions_asked", [1, 2])
def test_trying_everything_says_what_the_theorem_says(solutions_asked: int) -> None:
    compared = 0
    for seed in range(FAMILIES // 3):
        random = Random(f"keeping {solutions_asked} {seed}")
        family = random_family(random, solutions_asked)
        may_bonus = {player: random.random() < 0.5 for player in PLAYERS}
        trying, short = (
            family.search("r", may_bonus=may_bonus, has_shift=seed % 3 == 0, uses_theorem=uses)
            for uses in (False, True)
        )
        for mat in random.sample(every_mat(family, {"a": 1, "b": 2, "c": 1, "d": 1, "r": 2}), 60):
            if trying.outcome(mat) is Outcome.SAFE:
                for seat in PLAYERS:
                    found = trying.can_keep_safe(mat, seat, "A", may_bonus["A"])
                    assert found is short.can_keep_safe(mat, seat, "A", may_bonus["A"]), (seed, mat, seat)
                    assert found or not trying.always_has_safe_move(mat)
                    compared += 1
    assert compared > FAMILIES // 3


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_every_safe_position_of_small_shakes_has_a_safe_move(game: str) -> None:
    tally: Counter[str] = Counter()
    count = (600 if game == "on-sets" else 300) if IS_LONG else (100 if game == "on-sets" else 20)
    for shake in every_small_endgame(2, game, count):
        table = Table(shake, Budget(nodes=20_000_000), NODES)
        for here in NaiveSearch(NODES).positions(shake) if IS_LONG else [shake]:
            if here.turn is None or table.outcome(here) is not Outcome.SAFE:
                continue
            room = table.search.room(table.mat_of(here), may_bonus=False)
            tally["safe"] += 1
            assert room.safe or room.unknown or not table.search.always_has_safe_move(table.mat_of(here))
            for one in here.variations:
                tally[one.name] += 1
    assert tally["safe"] >= count / 5
    if IS_LONG:
        print(f"\n{game}: {dict(tally)}")

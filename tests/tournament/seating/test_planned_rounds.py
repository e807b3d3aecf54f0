"""Small fields: all rounds planned together."""

from collections import Counter
from itertools import combinations

import pytest

from forceout.tournament.seating.planned_rounds import planned
from forceout.tournament.seating.problem import Candidate, Problem


def field(players: int, of_a_team: int = 1) -> Problem:
    return Problem(tuple(Candidate(f"p{number:02}", team=f"t{number // of_a_team}") for number in range(players)))


@pytest.mark.parametrize("players", [8, 9, 11, 12, 14, 15, 17])
def test_four_rounds_without_a_rematch_are_found(players: int) -> None:
    plan = planned(field(players), 4, seed=2)
    met = Counter(pair for one in plan for table in one for pair in combinations(table, 2))
    assert max(met.values()) == 1
    assert all(
        sorted(one for table in tables for one in table) == sorted(f"p{n:02}" for n in range(players))
        for tables in plan
    )


def test_nobody_sits_at_two_twice_where_that_can_be() -> None:
    plan = planned(field(11), 4, seed=4)
    at_two = Counter(one for tables in plan for table in tables if len(table) == 2 for one in table)
    assert max(at_two.values()) == 1


def test_teammates_never_meet_even_if_others_meet_again() -> None:
    problem = field(9, 3)
    plan = planned(problem, 5, seed=1)
    teams = {one.id: one.team for one in problem.candidates}
    assert all(len({teams[one] for one in table}) == len(table) for tables in plan for table in tables)


def test_what_was_played_before_counts() -> None:
    first = planned(field(9), 1, seed=1)[0]
    met = {pair: 1 for table in first for pair in combinations(table, 2)}
    rest = planned(Problem(field(9).candidates, met), 3, seed=6)
    assert not any(met.get((min(pair), max(pair))) for one in rest for table in one for pair in combinations(table, 2))


@pytest.mark.parametrize(("players", "tables"), [(0, ()), (1, (("p00",),)), (2, (("p00", "p01"),))])
def test_too_few_to_plan(players: int, tables: tuple[tuple[str, ...], ...]) -> None:
    assert planned(field(players), 2, seed=1) == (tables, tables)

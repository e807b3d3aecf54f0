"""Tables for sections: nobody meets again."""

from collections import Counter
from itertools import combinations

import pytest

from forceout.tournament.seating.planned_rounds import planned
from forceout.tournament.seating.problem import Candidate, Problem
from forceout.tournament.seating.section_tables import (
    PREFERRED_SIZES,
    proposed_sizes,
    rows_of_three,
    section_rounds,
)


def meetings(rounds: tuple[tuple[tuple[int, ...], ...], ...]) -> Counter[tuple[int, int]]:
    return Counter(pair for one in rounds for table in one for pair in combinations(sorted(table), 2))


@pytest.mark.parametrize("players", [8, 9, 10, 11, 12, 13, 14, 15])
def test_four_rounds_of_a_section_have_no_rematch(players: int) -> None:
    rounds = section_rounds(players, 4)
    assert rounds is not None
    assert len(rounds) == 4
    for one in rounds:
        assert sorted(place for table in one for place in table) == list(range(players))
        assert Counter(map(len, one))[2] == {0: 0, 2: 1, 1: 2}[players % 3]
    assert max(meetings(rounds).values()) == 1


def test_nine_meet_everybody_exactly_once() -> None:
    rounds = section_rounds(9, 4)
    assert rounds is not None
    assert meetings(rounds) == dict.fromkeys(combinations(range(9), 2), 1)


@pytest.mark.parametrize("players", [8, 11, 14])
def test_nobody_sits_at_two_twice_where_one_table_of_two_is_needed(players: int) -> None:
    rounds = section_rounds(players, 4)
    assert rounds is not None
    at_two = Counter(place for one in rounds for table in one if len(table) == 2 for place in table)
    assert max(at_two.values()) == 1


def test_larger_sections_go_on_as_long_as_their_rows_are() -> None:
    for row in (5, 7, 9, 15):
        full = rows_of_three(row)
        assert full is not None
        assert len(full) == row
        assert max(meetings(full).values()) == 1
    assert section_rounds(18, 4) is None
    assert section_rounds(15, 6) is None


@pytest.mark.parametrize(("players", "rematches"), [(5, 3), (6, 5), (7, 1)])
def test_five_six_and_seven_cannot_avoid_some(players: int, rematches: int) -> None:
    """How many meetings there must be, less how many pairs there are, is the least that is met again."""
    assert section_rounds(players, 4) is None
    problem = Problem(tuple(Candidate(f"p{number}") for number in range(players)))
    plan = planned(problem, 4, seed=3)
    met = Counter(pair for one in plan for table in one for pair in combinations(sorted(table), 2))
    assert sum(count - 1 for count in met.values()) >= rematches


@pytest.mark.parametrize("teams", range(8, 121))
def test_sizes_are_proposed_that_need_no_rematch(teams: int) -> None:
    sizes = proposed_sizes(teams)
    assert sum(sizes) == teams
    assert set(sizes) <= {8, 9, 10, 11, 12, 13, 14, 15}
    if teams not in (10, 13):
        assert not {10, 13} & set(sizes)


def test_few_teams_have_sizes_too() -> None:
    assert proposed_sizes(0) == ()
    for teams in range(1, 8):
        assert sum(proposed_sizes(teams)) == teams
    assert min(PREFERRED_SIZES, key=lambda size: PREFERRED_SIZES[size]) == 9

"""Rounds as the event seats them: ways, sections, levels, plans, compromises, swaps by hand."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from forceout.tournament import acts as do
from forceout.tournament.people import Player
from forceout.tournament.seating.compromises import compromises, counted
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.seating.swaps import best_swap, swap_effect
from forceout.tournament.settings import Weights
from tests.tournament.small_event import SETS, Event, settings


def test_nine_teams_of_five_are_five_sections_in_which_everybody_meets_everybody() -> None:
    event = Event(settings(seating=("sections",)), teams=9, of_a_team=5)
    met: Counter[tuple[str, str]] = Counter()
    for number in range(1, 5):
        state = event.plays(number)
        tables = state.round(SETS, number).tables
        assert [table.label for table in tables[:4]] == ["A I", "A II", "A III", "B I"]
        assert {len({player[-1] for player in table.players}) for table in tables} == {1}
        met.update(pair for table in tables for pair in combinations(sorted(table.players), 2))
    assert len(met) == 5 * 36
    assert set(met.values()) == {1}


def test_eighteen_teams_are_two_groups_and_a_school_is_in_both() -> None:
    event = Event(settings(seating=("sections",)), teams=18, of_a_team=2)
    draft = seat_round(event.state, SETS, 1, 3)
    assert {table.section for table in draft.tables} == {"A", "B", "C", "D"}


def test_who_is_missing_from_a_section_leaves_a_table_of_two_and_no_rematch() -> None:
    event = Event(settings(seating=("sections",)), teams=9)
    event.plays(1)
    event.does(do.Withdraw("p011", "Ill"))
    for number in (2, 3, 4):
        draft = seat_round(event.state, SETS, number, 1)
        found = counted(compromises(event.state, event.state.settings.competitions[0], number, draft.tables, Weights()))
        assert found.get("rematch", 0) == 0
        event.does(draft)
        event.does(do.Publish(SETS, number))
        for table in event.state.round(SETS, number).tables:
            event.enters(number, table.label, dict.fromkeys(table.players, 8))


def test_a_level_with_too_few_joins_the_one_before() -> None:
    event = Event(settings(seating=("sections",)), teams=9)
    event.does(do.Withdraw("p011", "Ill"))
    event.does(do.EnterLate(Player("late", "middle", "s2", "t2", "s2", level=2), "The bus was late"))
    draft = seat_round(event.state, SETS, 1, 1)
    assert min(player for table in draft.tables for player in table.players) == "late"
    assert min(len(table.players) for table in draft.tables) >= 2


def test_a_small_field_is_planned_ahead_and_the_plan_is_kept_to() -> None:
    event = Event(settings(seating=("draw",)), teams=11)
    event.seats(1)
    first = event.state.round(SETS, 1)
    assert first.draft is not None
    plan = first.draft.later
    assert len(plan) == 3
    for table in first.tables:
        event.enters(1, table.label, dict.fromkeys(table.players, 8))
    draft = seat_round(event.state, SETS, 2, 99)
    assert sorted(map(sorted, (table.players for table in draft.tables))) == sorted(map(sorted, plan[0]))
    assert draft.later == plan[1:]
    event.does(do.Withdraw("p011", "Ill"))
    again = seat_round(event.state, SETS, 2, 99)
    assert "p011" not in {player for table in again.tables for player in table.players}


def test_the_first_round_by_seed_lets_equals_meet() -> None:
    event = Event(settings(seating=("seed", "power")), teams=10, of_a_team=3)
    draft = seat_round(event.state, SETS, 1, 8)
    levels = [sorted(int(player[-1]) for player in table.players) for table in draft.tables]
    # Ten of each level do not fill tables of three: two steps between levels are the least.
    assert sum(one[-1] - one[0] for one in levels) == 2
    assert len(draft.tables) == 10


def test_by_points_those_with_the_most_sit_at_the_first_tables() -> None:
    event = Event(settings(), teams=30)
    event.plays(1)
    draft = seat_round(event.state, SETS, 2, 8)
    points = {"first": 6, "second": 4, "third": 2}
    won = {
        player: points[place]
        for table in event.state.round(SETS, 1).tables
        for player, place in zip(table.players, points, strict=True)
    }
    sums = [sum(won[player] for player in table.players) for table in draft.tables]
    assert sums == sorted(sums, reverse=True)
    assert sums[0] == 18


@pytest.mark.parametrize("seed", range(3))
def test_every_compromise_is_listed(seed: int) -> None:
    """Two schools with three teams each cannot avoid some; all that is wrong with the tables is in the list."""
    event = Event(settings(), teams=7)
    state = replace(
        event.state,
        players={
            one.id: replace(one, group="north" if one.id < "p041" else "south") for one in event.state.players.values()
        },
    )
    draft = seat_round(state, SETS, 1, seed)
    found = compromises(state, state.settings.competitions[0], 1, draft.tables, draft.weights)
    groups = {one.id: one.group for one in state.players.values()}
    expected = sum(
        groups[one] == groups[other] for table in draft.tables for one, other in combinations(table.players, 2)
    )
    assert counted(found) == ({"conflict": expected, "two": 2} if expected else {"two": 2})
    assert all(str(one.words) for one in found)


def test_a_rematch_says_in_which_round_and_a_second_table_of_two_is_named() -> None:
    event = Event(settings(), teams=2)
    event.plays(1)
    draft = seat_round(event.state, SETS, 2, 1)
    found = compromises(event.state, event.state.settings.competitions[0], 2, draft.tables, draft.weights)
    assert [one.kind for one in found] == ["two-again", "two-again", "rematch", "two"]
    assert found[2].rounds == (1,)
    assert "round 1" in str(found[2].words)


def test_a_swap_by_hand_says_what_it_mends_and_costs() -> None:
    event = Event(settings(), teams=9, of_a_team=2)
    event.plays(1)
    event.does(seat_round(event.state, SETS, 2, 4))
    first = event.state.round(SETS, 1).tables[0].players
    # Whoever met in round 1 is put together on purpose.
    draft = event.state.round(SETS, 2).draft
    assert draft is not None
    table = next(one for one in draft.tables if first[0] in one.players)
    beside = next(player for player in table.players if player != first[0])
    assert first[1] not in table.players
    effect = swap_effect(event.state, SETS, 2, beside, first[1])
    assert "rematch" in {one.kind for one in effect.new}
    assert effect.cost > 0
    event.does(do.SwapSeats(SETS, 2, beside, first[1]))
    best = best_swap(event.state, SETS, 2, first[1])
    assert best is not None
    assert best[1].cost < 0


def test_teammates_at_a_table_are_an_error_and_not_published() -> None:
    event = Event(settings(), teams=9, of_a_team=2)
    draft = seat_round(event.state, SETS, 1, 4)
    event.does(draft)
    table = draft.tables[0].players
    mate = f"{table[0][:-1]}{3 - int(table[0][-1])}"
    event.does(do.SwapSeats(SETS, 1, table[1], mate))
    assert event.refuses(do.Publish(SETS, 1)) == "teammates"


def test_two_teams_alone_play_where_the_director_allows_it() -> None:
    event = Event(settings(), teams=2, of_a_team=5)
    draft = seat_round(event.state, SETS, 1, 4)
    event.does(draft)
    assert event.refuses(do.Publish(SETS, 1)) == "teammates"
    weights = Weights(may_seat_teammates=True)
    event.does(do.ChangeSettings(replace(event.state.settings, weights=weights), "Two teams came"))
    event.does(seat_round(event.state, SETS, 1, 4))
    event.does(do.Publish(SETS, 1))

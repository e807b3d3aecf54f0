"""Metrics, ties, sections, playoffs."""

from fractions import Fraction

import pytest

from forceout.tournament import acts as do
from forceout.tournament.standings.cards import Card, RoundScore
from forceout.tournament.standings.individual import ranked, section_winners, standings, ties_for_prizes
from forceout.tournament.standings.metrics import find_metric
from tests.tournament.small_event import SETS, Event, settings


def card(player: str, *rounds: tuple[int, int, tuple[str, ...]], bonus: int = 0, playoff: int | None = None) -> Card:
    scores = tuple(
        RoundScore("confirmed", "A I", None, points, total, opponents, True) for points, total, opponents in rounds
    )
    return Card(player, scores, bonus, playoff)


ADA = card("ada", (6, 20, ("bea", "cleo")), (2, 8, ("dana", "emil")), bonus=1)
BEA = card("bea", (4, 18, ("ada", "cleo")), (4, 14, ("finn", "gwen")))
CLEO = card("cleo", (2, 10, ("ada", "bea")), (6, 30, ("hugo", "ines")))


@pytest.mark.parametrize(
    ("metric", "values"),
    [
        ("match-points", (8, 8, 8)),
        ("match-points-with-bonus", (9, 8, 8)),
        ("bonus", (1, 0, 0)),
        ("shake-points", (28, 32, 40)),
        ("wins", (1, 0, 1)),
        ("best:1", (6, 4, 6)),
        ("scaled:24", (16, 16, 16)),
        ("scaled:5", (Fraction(10, 3),) * 3),
        ("head-to-head", (2, 0, -2)),
        ("playoff", (0, 0, 0)),
    ],
)
def test_each_metric(metric: str, values: tuple[int | Fraction, ...]) -> None:
    found = find_metric(metric)
    assert found is not None
    tied = (ADA, BEA, CLEO)
    assert tuple(found(one, tied) for one in tied) == values


@pytest.mark.parametrize("name", ["", "best", "best:0", "best:x", "match-points:3", "beauty"])
def test_there_is_no_such_metric(name: str) -> None:
    assert find_metric(name) is None


def places(metrics: tuple[str, ...], *cards: Card) -> list[tuple[int, bool, str]]:
    return [(one.place, one.is_shared, one.card.player) for one in ranked(cards, metrics)]


def test_ties_stay_ties_unless_a_metric_breaks_them() -> None:
    assert places(("match-points",), CLEO, BEA, ADA) == [(1, True, "ada"), (1, True, "bea"), (1, True, "cleo")]
    assert places(("match-points", "wins"), ADA, BEA, CLEO) == [(1, True, "ada"), (1, True, "cleo"), (3, False, "bea")]
    assert places(("match-points", "wins", "head-to-head"), ADA, BEA, CLEO)[:2] == [
        (1, False, "ada"),
        (2, False, "cleo"),
    ]


def test_head_to_head_says_nothing_where_some_have_not_met() -> None:
    stranger = card("zoe", (6, 30, ("yara",)), (2, 8, ("xenia",)))
    assert {one[0] for one in places(("match-points", "head-to-head"), ADA, BEA, stranger)} == {1}


def test_a_playoff_breaks_only_the_tie_that_it_was_played_for() -> None:
    first, second = card("ada", (6, 9, ()), playoff=2), card("bea", (6, 9, ()), playoff=1)
    third = card("cleo", (6, 9, ()))
    assert places(("match-points", "playoff"), first, second) == [(1, False, "bea"), (2, False, "ada")]
    assert {one[0] for one in places(("match-points", "playoff"), first, second, third)} == {1}


def test_section_winners_and_ties_for_prizes_and_a_playoff() -> None:
    event = Event(settings(seating=("sections",), metrics=("match-points", "playoff")), teams=9, of_a_team=2)
    event.plays(1)
    one = event.state.settings.competitions[0]
    winners = section_winners(event.state, one)
    assert set(winners) == {"A", "B"}
    assert [len(names) for names in winners.values()] == [3, 3]
    (tied,) = ties_for_prizes(event.state, one, 3)
    assert len(tied) == 6
    names = tuple(place.card.player for place in tied)
    event.does(do.ArrangePlayoff("first", SETS, names, "One prize"))
    event.does(do.EnterPlayoff("first", {name: number for number, name in enumerate(names)}))
    order = [place.card.player for place in standings(event.state, one)][:6]
    assert order == list(reversed(names))
    assert {place.card.points for place in standings(event.state, one)[:6]} == {6}


def test_a_result_that_is_out_or_not_confirmed_makes_it_provisional() -> None:
    event = Event()
    event.seats(1)
    first, second, _ = event.state.round(SETS, 1).tables
    event.enters(1, first.label, dict.fromkeys(first.players, 8))
    cards = {one.card.player: one.card for one in standings(event.state, event.state.settings.competitions[0])}
    assert not cards[first.players[0]].is_provisional
    assert cards[second.players[0]].is_provisional
    assert cards[first.players[0]].rounds_played == 1

"""Teams, schools, sweepstakes with drops, bonus points and awards."""

from dataclasses import replace
from fractions import Fraction

import pytest

from forceout.tournament import acts as do
from forceout.tournament.settings import Award, Competition, Ranking, Settings
from forceout.tournament.standings.awards import recipients
from forceout.tournament.standings.rankings import ranking
from tests.tournament.small_event import SETS, Event, settings

OTHER = "middle-equations"


def two_games() -> Settings:
    one = settings(rounds=2)
    other = Competition(OTHER, "middle", "equations", "2015-16", 1, "even")
    return replace(one, competitions=(*one.competitions, other))


def event_of(**changes: object) -> Event:
    event = Event(replace(two_games(), **changes), teams=9, of_a_team=2)  # type: ignore[arg-type]
    event.plays(1)
    event.plays(2)
    return event


def points_of(event: Event, of: Ranking) -> dict[str, Fraction]:
    return {one.id: one.points for one in ranking(event.state, of)}


def test_teams_are_the_sum_of_their_players_or_of_the_best() -> None:
    event = event_of()
    sums = points_of(event, Ranking("t", "Teams", "team", (SETS,)))
    best = points_of(event, Ranking("t", "Teams", "team", (SETS,), "sum:1"))
    averages = points_of(event, Ranking("t", "Teams", "team", (SETS,), "average"))
    assert sum(sums.values()) == 2 * 6 * 12
    assert all(averages[team] * 2 == sums[team] and best[team] <= sums[team] for team in sums)


def test_a_bonus_goes_to_whom_it_is_given() -> None:
    event = event_of()
    of = Ranking("s", "Schools", "school", (SETS,), "sum:5")
    before = points_of(event, of)
    event.does(do.AddBonus(SETS, "s3", 5, "Helped"))
    event.does(do.AddBonus(SETS, "p041", 2, "Best handwriting"))
    after = points_of(event, of)
    assert {school: after[school] - before[school] for school in after if after[school] != before[school]} == {
        "s3": 5,
        "s4": 2,
    }
    assert event.refuses(do.AddBonus(SETS, "nobody", 5, "Helped")) == "player"


def test_a_sweepstakes_scales_and_drops_the_worst_competition() -> None:
    event = event_of()
    both = (SETS, OTHER)
    scaled = Ranking("x", "X", "school", both, "sum", scaled=24)
    plain = points_of(event, Ranking("x", "X", "school", (SETS,), "sum"))
    assert points_of(event, scaled) == {school: points * 2 for school, points in plain.items()}
    # Nobody has played the other game yet, so that is what is dropped.
    places = ranking(event.state, replace(scaled, drops=1))
    assert [part.is_dropped for part in places[0].parts] == [False, True]
    assert all(one.is_provisional is False for one in places)


def test_ties_share_a_place() -> None:
    places = ranking(event_of().state, Ranking("t", "Teams", "team", (SETS,)))
    for one in places:
        assert one.place == 1 + sum(other.points > one.points for other in places)
        assert one.is_shared is (sum(other.points == one.points for other in places) > 1)


AWARDS = (
    Award("top", "Top three", "player", SETS, places=3),
    Award("eight", "Eight points", "player", SETS, score=8),
    Award("all", "Who played both", "player", SETS, places=3, minimum_rounds=2),
    Award("team", "Team", "ranking", "teams", places=1),
    Award("final", "Final", "playoff", "final", places=1),
)


def test_awards_by_place_by_score_and_with_a_minimum_of_rounds() -> None:
    event = event_of(rankings=(Ranking("teams", "Teams", "team", (SETS,)),), awards=AWARDS)
    found = {award.id: recipients(event.state, award) for award in AWARDS}
    assert {one.place for one in found["top"]} <= {1, 2, 3}
    assert all(one.points is not None and one.points >= 8 for one in found["eight"])
    assert found["team"][0].place == 1
    assert found["final"] == ()
    names = (found["top"][0].id, found["eight"][-1].id)
    event.does(do.ArrangePlayoff("final", SETS, names, "One cup"))
    event.does(do.EnterPlayoff("final", {names[0]: 8, names[1]: 12}))
    assert [one.id for one in recipients(event.state, AWARDS[4])] == [names[1]]


def test_who_played_too_few_rounds_gets_no_award_and_leaves_the_place() -> None:
    event = Event(settings(rounds=2), teams=9)
    event.plays(1)
    first = event.state.round(SETS, 1).tables[0].players[0]
    event.does(do.Withdraw(first, "Ill"))
    event.plays(2)
    award = Award("all", "All", "player", SETS, places=9, minimum_rounds=2)
    found = recipients(event.state, award)
    assert first not in {one.id for one in found}
    assert len(found) == 8
    assert found[0].place == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"rankings": (Ranking("x", "X", "team", ("nothing",)),)},
        {"rankings": (Ranking("x", "X", "animal", (SETS,)),)},
        {"rankings": (Ranking("x", "X", "team", (SETS,), "median"),)},
        {"rankings": (Ranking("x", "X", "team", (SETS,), drops=1),)},
        {"awards": (Award("a", "A", "ranking", "nothing", places=1),)},
        {"awards": (Award("a", "A", "player", SETS),)},
    ],
)
def test_rankings_and_awards_that_cannot_be_are_refused(wrong: dict[str, object]) -> None:
    event = Event()
    assert event.refuses(do.ChangeSettings(replace(event.state.settings, **wrong))) == "settings"  # type: ignore[arg-type]

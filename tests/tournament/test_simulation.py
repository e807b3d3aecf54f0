"""Whole events: every standing is recomputed from the export by a program of its own."""

import json
import os
from functools import cache

import pytest

from forceout.cli.simulated_event import PlayedEvent, played_event
from forceout.rules.vocabulary import Division as Level
from forceout.tournament.exchange.event_file import print_event, read_event
from forceout.tournament.simulation import Plan
from forceout.tournament.standings.printed import all_standings
from tests.tournament.recomputation import Recomputed

IS_LONG = os.environ.get("FORCEOUT_LONG") == "1"
PLANS = [
    Plan(60, ("on-sets",), (Level.MIDDLE, Level.SENIOR), 3, seed=1),
    Plan(34, ("equations",), (Level.ELEMENTARY,), 4, seed=2),
    *([Plan(players, seed=seed) for players in (60, 200, 1300) for seed in (3, 4)] if IS_LONG else []),
]


@cache
def played_once(plan: Plan) -> PlayedEvent:
    """An event by the pure fold, for every test that looks at it."""
    return played_event(plan)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.players}-{plan.seed}")
def test_every_standing_is_recomputed_from_the_export(plan: Plan) -> None:
    played = played_once(plan)
    text = print_event(played.entries)
    again = read_event(text)
    assert again.state == played.state
    printed = json.loads(json.dumps(all_standings(played.state)))
    assert Recomputed(json.loads(text)).differences(printed) == []
    assert {"draft", "publish", "enter", "confirm", "awards"} <= set(played.counts)


def test_the_recomputation_notices_a_wrong_number() -> None:
    played = played_event(Plan(12, ("on-sets",), (Level.MIDDLE,), 2, seed=5))
    export = json.loads(print_event(played.entries))
    printed = json.loads(json.dumps(all_standings(played.state)))
    printed["competitions"]["middle-on-sets"][0]["sum"] += 1
    printed["rankings"]["schools"][0]["points"] = "1/7"
    wrong = Recomputed(export).differences(printed)
    assert len(wrong) == 2


def test_the_same_seed_plays_the_same_event() -> None:
    plan = Plan(20, ("on-sets",), (Level.JUNIOR,), 2, seed=9)
    assert print_event(played_event(plan).entries) == print_event(played_event(plan).entries)


def test_an_event_through_the_service_is_the_same_event() -> None:
    """60 players and one game: every act is appended and committed, and what comes out is what the pure fold has."""
    from forceout.cli.event_through_service import played_through_service

    plan = PLANS[0]
    played, pure = played_through_service(plan), played_once(plan)
    assert [entry.act for entry in played.entries] == [entry.act for entry in pure.entries]
    assert all_standings(played.state) == all_standings(pure.state)
    export = json.loads(print_event(played.entries))
    assert Recomputed(export).differences(json.loads(json.dumps(all_standings(played.state)))) == []

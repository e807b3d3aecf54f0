"""Whole matches among bots: they end, every action is legal, every score is one that the books know."""

import os
import pickle
from random import Random

import pytest

from forceout.bots import LEVELS, choose
from forceout.bots.play import Stalled, play_match
from forceout.rules.fold import Step
from forceout.rules.match_state import Match
from forceout.rules.record import Header
from forceout.rules.vocabulary import Division

MOST_STEPS = 600
BUDGET_MS = 100
IS_LONG = os.environ.get("FORCEOUT_LONG") == "1"
SHAKES = 2 if IS_LONG else 1
SLOW = 1
"""Three players at Multiple Operations with a cube that is a sign and a digit: ten seconds of laying out problems."""
TABLES = [
    ("on-sets", "2026-27", "adventurous"),
    ("equations", "2015-16", "adventurous"),
    ("on-sets", "2014-15", "adventurous"),
    ("equations", "2015-16", "basic"),
    ("on-sets", "2026-27", "advanced"),
]
SCORES = {-2, 2, 4, 6}


def header_of(seed: int) -> Header:
    """A table in either game, with two or three players."""
    game, edition, form = TABLES[seed % len(TABLES)]
    division = tuple(Division)[seed % len(Division)].value
    players = ("P1", "P2", "P3")[: 2 + seed % 2]
    season = ("even", "odd")[seed // 2 % 2] if game == "equations" else None
    judging = ("table", "panel")[seed // 3 % 2]
    return Header(game, edition, division, form, "referee", judging, players, season)


def played(seed: int) -> list[Step]:
    """A match among bots of different levels."""
    header = header_of(seed)
    levels = {seat: LEVELS[(seed + place) % len(LEVELS)] for place, seat in enumerate(header.players)}
    return list(play_match(header, levels, seed, SHAKES, BUDGET_MS))


@pytest.mark.parametrize("seed", [seed for seed in range(10) if IS_LONG or seed != SLOW])
def test_matches_end_with_legal_actions_and_scores(seed: int) -> None:
    steps = played(seed)
    assert len(steps) <= MOST_STEPS
    for step in steps:
        assert step.outcome.violation is None, step.action
        assert step.outcome.is_done
    match = steps[-1].match
    assert match.is_over
    assert len([row for row in match.rows if not row.is_void]) == SHAKES
    for row in match.rows:
        assert set(row.scores.values()) <= SCORES
        assert not any(row.penalties.values())


@pytest.mark.parametrize("seed", [0, 1])
def test_the_same_seed_plays_the_same_match(seed: int) -> None:
    header = header_of(seed)
    levels = dict(zip(header.players, reversed(LEVELS), strict=False))
    first, second = ([step.action for step in play_match(header, levels, 5, 1, BUDGET_MS)] for _ in range(2))
    assert first == second


def test_a_table_where_nobody_ever_acts_is_noticed() -> None:
    header = Header("on-sets", "2026-27", "middle", "adventurous", "referee", "table", ("P1", "P2"))

    def idle(match: Match, seat: str, level: str, dice: Random, budget_ms: int) -> None:
        return None

    with pytest.raises(Stalled):
        list(play_match(header, {"P1": "club", "P2": "club"}, 1, 1, BUDGET_MS, idle))


def test_a_timed_round_ends_by_its_clock() -> None:
    header = Header("on-sets", "2026-27", "senior", "basic", "referee", "table", ("P1", "P2"), timed=True)
    *_, last = play_match(header, {"P1": "learner", "P2": "learner"}, 3, 1000, BUDGET_MS)
    assert last.match.is_over
    assert last.match.elapsed >= last.match.table.game.procedures.limits.round


def test_a_match_that_was_pickled_gets_the_same_choice() -> None:
    steps = played(0)
    for step in steps[::15]:
        for seat in step.match.table.players:
            copy = pickle.loads(pickle.dumps(step.match))
            choices = [choose(one, seat, "club", Random(1), BUDGET_MS) for one in (step.match, copy)]
            assert choices[0] == choices[1]

"""Shakes as people play them, by dice that are handed in: rolled, dealt, selected, a Goal with a Solution in mind, some
moves towards it and some away from it."""

from random import Random
from typing import Final, NamedTuple

from forceout.editions.registry import find_edition
from forceout.editions.simulated_match import writers_of
from forceout.practice.position import PLAYERS
from forceout.practice.registry import sense_of_game
from forceout.rules.engine import apply
from forceout.rules.selecting import begin_shake
from forceout.rules.simulation.random_play import Players
from forceout.rules.simulation.random_writing import Plan
from forceout.rules.state import Phase, Shake, Table
from forceout.rules.vocabulary import Division

MOST_STEPS: Final = 90
BEFORE_GOAL: Final = (Phase.ROLLING, Phase.SELECTING)
ON_THE_WAY: Final = (*BEFORE_GOAL, Phase.GOAL, Phase.MOVING, Phase.LAST_CUBE)


class Played(NamedTuple):
    """A shake that was played some way, in a season, with what its Goal-setter had in mind."""

    shake: Shake
    season: str | None
    plan: Plan | None


def begun(dice: Random, game: str, division: Division) -> Played:
    """A shake before anything is rolled."""
    edition = find_edition(game)
    assert edition is not None
    season = dice.choice(edition.seasons)
    rules = edition.game_of(season)
    assert rules is not None
    form = dice.choice(sense_of_game(game).FORMS[division])
    table = Table(rules, division, form, PLAYERS[: dice.choice((2, 3))])
    return Played(begin_shake(Shake(table, PLAYERS[0], dict.fromkeys(table.players, 0))), season, None)


def played(dice: Random, game: str, division: Division, moves: int | None) -> Played | None:
    """A shake after so many moves, or with all cubes moved where none is said; None where it came to another end."""
    start = begun(dice, game, division)
    shake = start.shake
    players = Players(dice, writers_of(game), challenges=0.0, carelessness=0.0)
    for _ in range(MOST_STEPS):
        if shake.phase is Phase.MOVING and moves is not None and len(shake.moves) >= moves:
            return Played(shake, start.season, players.plan)
        if shake.phase is Phase.FORCEOUT and moves is None:
            return Played(shake, start.season, players.plan)
        if shake.phase not in ON_THE_WAY:
            return None
        shake, _ = apply(shake, players.next_action(shake))
    return None


def before_goal(dice: Random, game: str, division: Division) -> Played | None:
    """A shake whose Goal is to be set, rolled so that the choice matters; None where none came up."""
    start = begun(dice, game, division)
    shake = start.shake
    players = Players(dice, writers_of(game), challenges=0.0, carelessness=0.0)
    for _ in range(MOST_STEPS):
        if shake.phase is Phase.GOAL:
            is_worth_it = sense_of_game(game).suits_goals(shake.resources)
            return Played(shake, start.season, None) if is_worth_it else None
        if shake.phase not in BEFORE_GOAL:
            return None
        shake, _ = apply(shake, players.next_action(shake))
    return None

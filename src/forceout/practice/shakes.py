"""Shakes as people play them, by dice that are handed in: rolled, dealt, selected, a Goal with a Solution in mind, some
moves towards it and some away from it."""

from random import Random
from typing import Final, NamedTuple

from forceout.editions.registry import find_edition
from forceout.editions.simulated_match import writers_of
from forceout.practice.position import PLAYERS
from forceout.practice.registry import sense_of_game
from forceout.rules.actions import Roll
from forceout.rules.engine import apply
from forceout.rules.selecting import begin_shake
from forceout.rules.simulation.random_play import Players
from forceout.rules.simulation.random_writing import Plan
from forceout.rules.state import Phase, Shake, Table
from forceout.rules.vocabulary import Division

MOST_STEPS: Final = 90
MOST_ROLLS: Final = 3000
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


def suitable_roll(dice: Random, shake: Shake) -> tuple[str, ...] | None:
    """A roll in which the choice of a Goal matters; None where none came up."""
    game = shake.table.game
    for _ in range(MOST_ROLLS):
        cubes = game.rolled(dice)
        if sense_of_game(game.book.name).suits_goals(cubes) and game.roll_violation(shake, cubes) is None:
            return cubes
    return None


def before_goal(dice: Random, game: str, division: Division) -> Played | None:
    """A shake whose Goal is to be set, rolled so that the choice matters; None where none came up."""
    start = begun(dice, game, division)
    shake = start.shake
    players = Players(dice, writers_of(game), challenges=0.0, carelessness=0.0)
    cubes = suitable_roll(dice, shake)
    if cubes is None:
        return None
    shake, _ = apply(shake, Roll(shake.goal_setter, cubes))
    for _ in range(MOST_STEPS):
        if shake.phase is Phase.GOAL:
            return Played(shake, start.season, None)
        if shake.phase not in BEFORE_GOAL:
            return None
        shake, _ = apply(shake, players.next_action(shake))
    return None

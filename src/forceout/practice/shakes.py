"""Shakes as people play them, by dice that are handed in: rolled, dealt, selected, a Goal with a Solution in mind, some
moves towards it and some away from it."""

from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from forceout.editions.registry import find_edition
from forceout.editions.simulated_match import writers_of
from forceout.practice.position import PLAYERS
from forceout.practice.registry import sense_of_game
from forceout.rules.actions import Roll, SetGoal
from forceout.rules.engine import apply
from forceout.rules.selecting import begin_shake
from forceout.rules.simulation.random_play import Players
from forceout.rules.simulation.random_writing import Plan, Writers
from forceout.rules.state import Phase, Shake, Table
from forceout.rules.vocabulary import Division

MOST_STEPS: Final = 90
MOST_ROLLS: Final = 3000
MOST_GOALS: Final = 4
"""Goals that a setter thinks of until one is worth a puzzle."""
BEFORE_GOAL: Final = (Phase.ROLLING, Phase.SELECTING)
ON_THE_WAY: Final = (*BEFORE_GOAL, Phase.GOAL, Phase.MOVING, Phase.LAST_CUBE)


class Walk(NamedTuple):
    """A shake that was played to its end, in a season, with what its Goal-setter had in mind."""

    season: str | None
    plan: Plan
    moving: tuple[Shake, ...]
    """The shake after each number of moves, beginning with none."""
    forceout: Shake | None
    """The shake with all cubes moved; None where it came to another end."""

    def after(self, moves: int) -> Shake | None:
        """The shake after so many moves, while there is something to move."""
        return self.moving[moves] if moves < len(self.moving) else None


class Source:
    """Shakes by dice, of one game and division; each is played once for all kinds of puzzle."""

    def __init__(self, seed: str, game: str, division: Division) -> None:
        self.game = game
        self.division = division
        self._seed = seed
        self._walks: dict[int, Walk | None] = {}

    def walk(self, number: int) -> Walk | None:
        """The shake of a number; None where nobody thought of a Goal that is worth playing for."""
        if number not in self._walks:
            self._walks[number] = walked(Random(f"{self._seed} {number}"), self.game, self.division)
        return self._walks[number]


class Before(NamedTuple):
    """A shake before something is done in it, in a season."""

    shake: Shake
    season: str | None


def begun(dice: Random, game: str, division: Division) -> Before:
    """A shake before anything is rolled."""
    edition = find_edition(game)
    assert edition is not None
    season = dice.choice(edition.seasons)
    rules = edition.game_of(season)
    assert rules is not None
    form = dice.choice(sense_of_game(game).FORMS[division])
    table = Table(rules, division, form, PLAYERS[: dice.choice((2, 3))])
    return Before(begin_shake(Shake(table, PLAYERS[0], dict.fromkeys(table.players, 0))), season)


def writers_who_think(game: str) -> Writers:
    """Random writers who think of a few Goals, and set the first that has a Solution worth a puzzle."""
    plain = writers_of(game)
    sense = sense_of_game(game)

    def goal(dice: Random, shake: Shake) -> Plan:
        best = Plan("", "", ())
        for _ in range(MOST_GOALS):
            plan = plain.goal(dice, shake)
            if not sense.is_fit_goal(shake, plan.goal):
                continue
            if "(" in plan.solution and sense.is_likely(plan.solution):
                return plan
            if plan.solution or not best.goal:
                best = plan
        return best

    return replace(plain, goal=goal)


def walked(dice: Random, game: str, division: Division) -> Walk | None:
    """A shake that is played to its end; None where no Goal was set that somebody would set."""
    start = begun(dice, game, division)
    shake = start.shake
    players = Players(dice, writers_who_think(game), challenges=0.0, carelessness=0.0)
    moving: list[Shake] = []
    for _ in range(MOST_STEPS):
        if shake.phase is Phase.MOVING and len(shake.moves) == len(moving):
            moving.append(shake)
        if shake.phase not in ON_THE_WAY:
            break
        action = players.next_action(shake)
        if isinstance(action, SetGoal) and not action.goal:
            return None
        shake, _ = apply(shake, action)
    if not moving or players.plan is None:
        return None
    planned = players.plan._replace(solution=sense_of_game(game).tidied(players.plan.solution))
    return Walk(start.season, planned, tuple(moving), shake if shake.phase is Phase.FORCEOUT else None)


def suitable_roll(dice: Random, shake: Shake) -> tuple[str, ...] | None:
    """A roll in which the choice of a Goal matters; None where none came up."""
    game = shake.table.game
    for _ in range(MOST_ROLLS):
        cubes = game.rolled(dice)
        if sense_of_game(game.book.name).suits_goals(cubes) and game.roll_violation(shake, cubes) is None:
            return cubes
    return None


def before_goal(dice: Random, game: str, division: Division) -> Before | None:
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
            return Before(shake, start.season)
        if shake.phase not in BEFORE_GOAL:
            return None
        shake, _ = apply(shake, players.next_action(shake))
    return None

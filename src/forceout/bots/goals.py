"""Goals that could be set: all in On-Sets, some patterns in Equations (On-Sets III-B; Equations IV-B)."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from forceout.games.equations.cubes import DIGITS
from forceout.games.onsets.goal import Goal, goal_values
from forceout.games.onsets.play import OnSetsGame
from forceout.rules.state import Shake
from forceout.solver.on_sets import goals_of

PLAIN_SIGNS: Final = "+-×÷"
EASY: Final = ("d", "dd", "dsd")
"""Patterns of Goals: d is a digit, s a sign."""
HARD: Final = ("ddsd", "dsdd", "dsdsd", "ddsdd")
TRIES: Final = 40


def possible_goals(dice: Random, shake: Shake, is_hard: bool) -> Iterator[str]:
    """Goals from the cubes in Resources, each with a value of its own, in some order."""
    game = shake.table.game
    if isinstance(game, OnSetsGame):
        yield from on_sets_goals(dice, game, shake)
    else:
        patterns = dice.choices(HARD if is_hard else EASY, k=TRIES) + dice.choices(EASY, k=TRIES)
        yield from equations_goals(dice, shake.resources, patterns)


def on_sets_goals(dice: Random, game: OnSetsGame, shake: Shake) -> Iterator[str]:
    """One Goal for each value that the digits in Resources can make."""
    readings = game.in_force(shake).digit_readings
    by_values: dict[tuple[int, ...], list[Goal]] = {}
    for goal in goals_of(shake.resources):
        if values := goal_values(goal, readings):
            by_values.setdefault(values, []).append(goal)
    goals = [str(dice.choice(same)) for same in by_values.values()]
    yield from dice.sample(goals, len(goals))


def equations_goals(dice: Random, resources: Sequence[str], patterns: Sequence[str]) -> Iterator[str]:
    """Goals of these patterns, one after the other, from cubes drawn at random."""
    seen = set()
    digits = [cube for cube in resources if cube[-1] in DIGITS]
    signs = [cube for cube in resources if cube[-1] in PLAIN_SIGNS]
    for pattern in patterns:
        if pattern.count("d") > len(digits) or pattern.count("s") > len(signs):
            continue
        drawn = {"d": iter(dice.sample(digits, len(digits))), "s": iter(dice.sample(signs, len(signs)))}
        goal = "".join(next(drawn[place]) for place in pattern)
        if goal not in seen:
            seen.add(goal)
            yield goal

"""What a player knows of On-Sets: every Goal that the digits make, how many cards to deal (On-Sets II-B, III-B)."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any, Final

from forceout.games.on_sets.cubes import COLORS
from forceout.games.on_sets.goal import Goal, goal_values
from forceout.games.on_sets.play import OnSetsGame
from forceout.games.on_sets.regrouping import ungrouped
from forceout.rules.state import Shake
from forceout.solver.on_sets.solve import goals_of

QUESTION_COST: Final = 1


def possible_goals(dice: Random, shake: Shake, is_hard: bool) -> Iterator[str]:
    """One Goal for each value that the digits in Resources can make."""
    by_values: dict[tuple[int, ...], list[Goal]] = {}
    readings = _game(shake).in_force(shake).digit_readings
    for goal in goals_of(shake.resources):
        if values := goal_values(goal, readings):
            by_values.setdefault(values, []).append(goal)
    goals = [str(dice.choice(same)) for same in by_values.values()]
    yield from dice.sample(goals, len(goals))


def plain_goals(shake: Shake) -> Iterator[str]:
    """Those that are possible are all there are."""
    yield from ()


def cards_to_deal(dice: Random, shake: Shake) -> int | None:
    """The fewest cards make dull sets, the most make long counts."""
    fewest, most = _game(shake).edition.deal[shake.table.division]
    dealt = len(shake.universe or ())
    if shake.universe is not None and dealt >= fewest:
        return None
    return max(1, dice.randint(fewest + 1, most - 1) - dealt)


def ways_to_fill(shake: Shake, blank: str | None) -> Iterator[Any]:
    """Any cube or card that is there, and short sets."""
    if blank is None:
        yield None
    elif blank == "cube":
        yield from dict.fromkeys(shake.resources)
    elif blank == "card":
        yield from shake.universe or ()
    elif blank == "set":
        yield from COLORS
        yield from (f"{color}'" for color in COLORS)
        yield from (f"{one}{sign}{other}" for one, other in permutations(COLORS, 2) for sign in "∪∩-")


def own_part(solution: str) -> tuple[str, str]:
    """All of a Solution is the writer's own."""
    return solution, ""


def is_readable(solution: str) -> bool:
    """Whether a text has statements that can be read."""
    return bool(ungrouped(solution))


def is_color_telling(shake: Shake) -> bool:
    """A color is the symbol itself."""
    return True


def _game(shake: Shake) -> OnSetsGame:
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    return game

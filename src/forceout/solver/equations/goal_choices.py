"""Goals of one to three cubes that a roll makes (Equations IV-B): there are far too many longer ones."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from forceout.games.equations.cubes import DIGITS
from forceout.games.equations.goal import read_goal
from forceout.games.equations.in_force import InForce
from forceout.games.equations.play import EquationsGame
from forceout.games.equations.readings.goal_readings import read_goal_on_mat
from forceout.games.equations.readings.reading import Budget as Steps
from forceout.games.equations.readings.reading import Exhausted
from forceout.games.equations.values.printing import text
from forceout.rules.state import Shake
from forceout.rules.unreadable import Unreadable
from forceout.solver.budget import Budget
from forceout.solver.endgame.goals import GoalChoice

ARE_ALL: Final = False
SIGNS: Final = "+×-"
MOST: Final = 140
"""Goals that are read: each value is looked into, and that takes its time."""
MOST_VALUES: Final = 3
"""A Goal that may be worth more is not listed: nobody would read it."""
STEPS: Final = 20_000


def goal_choices(shake: Shake, budget: Budget) -> Iterator[GoalChoice]:
    """The digits, then a sign between two of them, then numerals of two."""
    game = shake.table.game
    assert isinstance(game, EquationsGame)
    in_force = game.in_force(shake)
    for number, goal in enumerate(_texts(shake.resources)):
        if number == MOST or budget.spend(0):
            return
        values = _values(goal, in_force)
        if 0 < len(values) <= MOST_VALUES:
            yield GoalChoice(goal, values)


def choice_of(shake: Shake, goal: str) -> GoalChoice:
    """A Goal that was set, with what it may be worth."""
    game = shake.table.game
    assert isinstance(game, EquationsGame)
    return GoalChoice(goal, _values(goal, game.in_force(shake))[:MOST_VALUES] or (goal,))


def _values(goal: str, in_force: InForce) -> tuple[str, ...]:
    """What a Goal may be worth; nothing where not all of that is known."""
    try:
        readings = read_goal_on_mat(read_goal(goal), in_force, Steps(STEPS))
    except (Unreadable, Exhausted):
        return ()
    return tuple(sorted(map(text, readings.values))) if readings.is_complete else ()


def _texts(resources: tuple[str, ...]) -> Iterator[str]:
    by_symbol = {cube[-1]: cube for cube in reversed(resources)}
    digits = sorted(symbol for symbol in by_symbol if symbol in DIGITS)
    counts = {symbol: sum(cube[-1] == symbol for cube in resources) for symbol in digits}
    yield from (by_symbol[digit] for digit in digits)
    pairs = [*permutations(digits, 2), *((digit, digit) for digit in digits if counts[digit] > 1)]
    pairs.sort()
    for sign in SIGNS:
        if sign in by_symbol:
            signed = pairs if sign == "-" else [pair for pair in pairs if pair[0] <= pair[1]]
            yield from (by_symbol[one] + by_symbol[sign] + by_symbol[other] for one, other in signed)
    yield from (by_symbol[one] + by_symbol[other] for one, other in pairs if one != "0")

"""Random Goals of Equations under any variations, with spaces."""

from random import Random

from forceout.games.equations.cubes import KIT, Color
from forceout.games.equations.goal import Goal, GoalCube
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.notation import PERCENT, SIDEWAYS_DIVIDE, Turn


def random_goal(random: Random, in_force: InForce) -> Goal:
    """One to six cubes that often make an expression, with spaces."""
    cubes: list[GoalCube] = []
    needs_number = True
    size = random.randint(2, 6)
    while len(cubes) < size:
        is_last = len(cubes) == size - 1
        if (needs_number or is_last) and random.random() < (0.95 if is_last else 0.85):
            symbol = random.choice("0123456789" if in_force.base == 10 else "01234567")
            needs_number = random.random() < 0.15
        elif needs_number:
            symbol = random.choice("√×*")
        else:
            symbol = random.choice("+-×÷*√*√")
            needs_number = random.random() < 0.8
        cubes.append(GoalCube(symbol, random_turn(random, symbol, in_force), random_color(random, symbol)))
    runs: list[tuple[int, int]] = []
    start = 0
    for place in range(1, size + 1):
        if place == size or random.random() < 0.3:
            runs.append((start, place - 1))
            start = place
    return Goal(tuple(cubes), tuple(runs))


def random_turn(random: Random, symbol: str, in_force: InForce) -> Turn:
    """How a cube lies, upright more often than not."""
    if symbol == "√" and PERCENT in in_force.meanings and random.random() < 0.5:
        return Turn.UPSIDE_DOWN
    if symbol == "÷" and SIDEWAYS_DIVIDE in in_force.meanings and random.random() < 0.5:
        return Turn.SIDEWAYS
    turns = sorted(in_force.turns - {Turn.BOTH}, key=lambda turn: turn.value)
    return random.choice(turns) if turns and symbol.isdigit() and random.random() < 0.15 else Turn.UPRIGHT


def random_color(random: Random, symbol: str) -> Color:
    """A color that a cube with this symbol may have."""
    return random.choice([kind.color for kind in KIT if symbol in kind.faces])

"""Sets of cards as numbers of bits, for how dense Solutions lie (On-Sets I, VI)."""

from typing import Final

from forceout.games.on_sets.cubes import COLORS
from forceout.games.on_sets.goal import goal_values, read_goal
from forceout.games.on_sets.play import OnSetsGame
from forceout.practice.density import Arithmetic, Value
from forceout.rules.state import Shake

SIGNS: Final = "∪∩-"


def operate(sign: str, left: Value, right: Value) -> Value | None:
    """What two sets make."""
    one, other = int(left), int(right)
    if sign == "∪":
        return one | other
    return one & other if sign == "∩" else one & ~other


def arithmetic_of(shake: Shake, goal: str) -> Arithmetic:
    """What the symbols mean at a table, and how many cards a Goal asks for."""
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    cards = shake.universe or ()
    wanted = goal_values(read_goal(goal), game.in_force(shake).digit_readings)
    every = (1 << len(cards)) - 1
    operands = {color: sum(1 << place for place, card in enumerate(cards) if color in card) for color in COLORS}
    operands |= {"V": every, "Λ": 0}
    operands |= {f"{color}'": every & ~operands[color] for color in COLORS}
    return Arithmetic(operands, SIGNS, operate, lambda value: int(value).bit_count() in wanted)

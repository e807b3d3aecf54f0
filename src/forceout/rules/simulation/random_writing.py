"""What random play asks of a game's random writers: blanks, Goals, Solutions and regrouped copies."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from forceout.rules.state import Shake


class Plan(NamedTuple):
    """A Goal with a Solution that its setter has in mind, and the cubes of that; both empty when none was found."""

    goal: str
    solution: str
    cubes: tuple[str, ...]


class Written(NamedTuple):
    """What a player presents: a Solution, and against "no Goal" the Goal that it is for."""

    solution: str
    goal: str | None = None


@dataclass(frozen=True, slots=True)
class Writers:
    """How a game fills in blanks, sets Goals and writes Solutions at random, with the dice that are handed in."""

    blank: Callable[[Random, Shake, str | None], object]
    goal: Callable[[Random, Shake], Plan]
    solution: Callable[[Random, Shake, Plan | None], Written]
    regrouped: Callable[[Random, str], str]


def misspelled(dice: Random, solution: str) -> str:
    """A Solution with something wrong, most of the time: groups left out, a symbol changed, lost or doubled."""
    what = dice.randrange(6)
    if what < 2:
        return re.sub(r"[()\[\]{}]", "", solution)
    if not solution or what == 2:
        return dice.choice(("", "(", "?", "B∪", "2+", "= Goal", f"({solution}", f"{solution} = Goal"))
    place = dice.randrange(len(solution))
    changed = {3: "", 4: solution[place] * 2}.get(what, dice.choice("BRGY∪∩'V0123456789+-×*()"))
    return solution[:place] + changed + solution[place + 1 :]


def bracketed(dice: Random, solution: str, operand: str, operation: str) -> str:
    """A text with parentheses around one operation and its two operands; the same text where there is none."""
    found = list(re.finditer(f"(?={operand}'*{operation}{operand}'*)", solution))
    if not found:
        return solution
    start = dice.choice(found).start()
    whole = re.match(f"{operand}'*{operation}{operand}'*", solution[start:])
    assert whole is not None
    return f"{solution[:start]}({whole[0]}){solution[start + whole.end() :]}"

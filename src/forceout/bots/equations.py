"""What a player knows of Equations: patterns of Goals, usual blanks, the side that is copied (Equations IV-B, XIII)."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from forceout.games.equations.cubes import DIGITS, Color
from forceout.games.equations.readings.regrouping import ungrouped
from forceout.rules.state import Shake

QUESTION_COST: Final = 8
"""How many questions of the other game cost as much as one of this."""
PLAIN_SIGNS: Final = "+-×÷"
EASY: Final = ("d", "dd", "dsd")
"""Patterns of Goals: d is a digit, s a sign."""
HARD: Final = ("ddsd", "dsdd", "dsdsd", "ddsdd")
TRIES: Final = 40


def possible_goals(dice: Random, shake: Shake, is_hard: bool) -> Iterator[str]:
    """Goals of some patterns from the cubes in Resources, in some order."""
    patterns = dice.choices(HARD if is_hard else EASY, k=TRIES) + dice.choices(EASY, k=TRIES)
    yield from patterned_goals(dice, shake.resources, patterns)


def patterned_goals(dice: Random, resources: Sequence[str], patterns: Sequence[str]) -> Iterator[str]:
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


def plain_goals(shake: Shake) -> Iterator[str]:
    """Any cube is a Goal."""
    yield from shake.resources


def cards_to_deal(dice: Random, shake: Shake) -> int | None:
    """Equations has no cards."""
    return None


def ways_to_fill(shake: Shake, blank: str | None) -> Iterator[Any]:
    """What usually stands in a blank."""
    if blank is None:
        yield None
    elif blank == "cube":
        yield from ("0", "×")
    elif blank == "base":
        yield from (8, 9, 11, 12)
    elif blank == "k":
        yield from range(6, 12)
    elif blank == "color":
        yield from (color.word for color in Color)


def own_part(solution: str) -> tuple[str, str]:
    """The Goal's side of an Equation is copied."""
    own, equals, goal = solution.partition(" = ")
    return own, f"{equals}{goal}"


def is_readable(solution: str) -> bool:
    """Whether a text has sides that can be read."""
    return bool(ungrouped(solution))


def is_color_telling(shake: Shake) -> bool:
    """Colors say nothing but where a variation names one."""
    return any(one.blank == "color" for one in shake.variations)

"""Positions of Equations for the judge's practice test (Equations VII-B)."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from forceout.judge.desk.book import DeskBook
from forceout.judge.practice_test.sample import Sample
from forceout.messages.message import Message
from forceout.rules.codes import Code
from forceout.rules.vocabulary import Division

SETS: Final = ("6", "7", "8", "9", "10", "11", "12")
"""What may be tried in a blank for which the game offers no choices."""
SHAPES: Final[Mapping[str, Callable[[int, int, int], int]]] = {
    "({a}+{b})×{c}": lambda a, b, c: (a + b) * c,
    "({a}×{b})-{c}": lambda a, b, c: a * b - c,
    "{a}+({b}×{c})": lambda a, b, c: a + b * c,
    "({a}+{b})+{c}": lambda a, b, c: a + b + c,
    "({a}×{b})+{c}": lambda a, b, c: a * b + c,
}
LARGEST_GOAL: Final = 98


def objection(dice: Random, book: DeskBook, division: Division, season: str | None) -> Sample:
    """An Equation that is right or nearly so, and a claim that something is wrong with it."""
    value = -1
    while not 1 <= value <= LARGEST_GOAL:
        a, b, c = dice.sample(range(1, 10), 3)
        shape = dice.choice(list(SHAPES))
        value = SHAPES[shape](a, b, c)
    written = shape.format(a=a, b=b, c=c)
    cubes = [symbol for symbol in written if symbol not in "()"]
    code = dice.choice((Code.NOT_EQUAL, Code.REQUIRED_UNUSED, Code.CUBE_UNAVAILABLE))
    is_spoiled = dice.random() < 0.5
    goal = str(value + 1 if code is Code.NOT_EQUAL and is_spoiled else value)
    required, permitted = cubes[:2], cubes[2:]
    game = book.game
    fields: dict[str, Any] = {
        "game": game.book.name,
        "edition": game.edition.name,
        "division": division.value,
        "goal": goal,
        "required": required,
        "permitted": permitted,
        "forbidden": [],
        "resources": [],
        "situation": "now",
        "variations": [],
        "solution": f"{written} = {goal}",
    }
    if season is not None:
        fields["season"] = season
    if code is Code.NOT_EQUAL:
        return Sample(fields, code, Message("objection-not-equal", goal=goal))
    if code is Code.REQUIRED_UNUSED:
        unused = next(str(digit) for digit in range(1, 10) if digit not in (a, b, c))
        cube = unused if is_spoiled else required[0]
        fields["required"] = [*required, cube] if is_spoiled else required
        return Sample(fields, code, Message("objection-required-unused", cube=cube))
    cube = permitted[-1]
    if is_spoiled:
        fields["permitted"] = [one for one in permitted if one != cube]
        fields["forbidden"] = [one for one in permitted if one == cube]
    return Sample(fields, code, Message("objection-cube-unavailable", cube=cube))

"""Positions of On-Sets for the judge's practice test (On-Sets VII-B)."""

from random import Random
from typing import Any, Final

from forceout.games.on_sets.cubes import COLORS
from forceout.games.on_sets.play import OnSetsGame
from forceout.judge.desk.book import DeskBook
from forceout.judge.on_sets.answers import answer_solution
from forceout.judge.practice_test.sample import Sample
from forceout.judge.protocol.question import Question
from forceout.messages.message import Message
from forceout.rules.codes import Code
from forceout.rules.vocabulary import Division

SETS: Final = ("B", "R'", "G∩Y", "(B-R)'", "V-B'", "B∪R∪G", "B'-R'", "B∩R∩G", "V", "B∪B'")
"""Names for a Double Set, some of them too long, some perhaps empty or the whole Universe."""
SHAPES: Final = (
    "{a} ∪ {b}",
    "{a} ∩ {b}",
    "({a} ∪ {b}) - {c}",
    "{a} ∩ {b}'",
    "({a} - {b})'",
    "{a} - ({b} ∩ {c})",
    "{a}' ∪ {b}",
)
LARGEST_DIGIT: Final = 5


def objection(dice: Random, book: DeskBook, division: Division, season: str | None) -> Sample:
    """A Solution that is right or nearly so, and a claim that something is wrong with it."""
    game = book.game
    assert isinstance(game, OnSetsGame)
    a, b, c = dice.sample(COLORS, 3)
    solution = dice.choice(SHAPES).format(a=a, b=b, c=c)
    cubes = [symbol for symbol in solution if symbol not in "() "]
    others = [color for color in COLORS if color not in cubes]
    fewest, most = game.edition.deal[division]
    required = dice.sample(cubes, 2)
    permitted = list(cubes)
    for cube in required:
        permitted.remove(cube)
    fields: dict[str, Any] = {
        "game": game.book.name,
        "edition": game.edition.name,
        "division": division.value,
        "universe": dice.sample(list(game.deck), dice.randint(fewest, most)),
        "required": required,
        "permitted": permitted,
        "forbidden": [],
        "resources": [],
        "situation": "now",
        "variations": [],
        "solution": solution,
    }
    value = _value(fields)
    code = dice.choice((Code.NOT_EQUAL, Code.REQUIRED_UNUSED, Code.CUBE_UNAVAILABLE))
    is_spoiled = dice.random() < 0.5
    fields["goal"] = goal_of(value + 1 if code is Code.NOT_EQUAL and is_spoiled else value)
    if code is Code.NOT_EQUAL:
        return Sample(fields, code, Message("objection-not-equal", goal=fields["goal"].removeprefix("row ")))
    if code is Code.REQUIRED_UNUSED:
        cube = dice.choice(others) if is_spoiled else dice.choice(required)
        fields["required"] = [*required, cube] if is_spoiled else required
        return Sample(fields, code, Message("objection-required-unused", cube=cube))
    cube = dice.choice(permitted) if permitted else required[0]
    if is_spoiled and permitted:
        fields["permitted"] = [one for one in permitted if one != cube]
        fields["forbidden"] = [one for one in permitted if one == cube]
    return Sample(fields, code, Message("objection-cube-unavailable", cube=cube))


def _value(fields: dict[str, Any]) -> int:
    question = Question({**fields, "goal": "row 1"})
    question.take("game")
    (value,) = answer_solution(question)["values"]
    return int(value)


def goal_of(value: int) -> str:
    """A Goal with a value from 0 to 15: digits in a row."""
    if value == 0:
        return "row 1 ~1"
    digits: list[int] = []
    while value > 0:
        digits.append(min(value, LARGEST_DIGIT))
        value -= digits[-1]
    return " ".join(["row", *map(str, digits)])

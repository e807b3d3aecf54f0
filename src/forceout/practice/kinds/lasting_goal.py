"""Set a Goal that holds: that nobody can rightly challenge at once, or that is possible whichever two cubes go to
Forbidden (On-Sets III-B, V-A; Equations IV-B, VI-A)."""

from collections.abc import Mapping
from random import Random
from typing import Any

from forceout.practice.goals import AT_ONCE, TWO_GONE
from forceout.practice.grading import Graded, text_of
from forceout.practice.kinds.draft import Draft
from forceout.practice.position import Position
from forceout.practice.puzzle import Puzzle
from forceout.practice.registry import sense_of_game
from forceout.practice.searching import is_slow
from forceout.practice.shakes import Source, before_goal
from forceout.practice.themes import themes_of


def make(dice: Random, source: Source, number: int) -> Draft | None:
    """A roll in which some Goals last and others do not."""
    asks = dice.choice((AT_ONCE, TWO_GONE, TWO_GONE))
    found = before_goal(dice, source.game, source.division)
    if found is None or is_slow(found.shake):
        return None
    position = Position.of(found.shake, found.season)
    made = sense_of_game(source.game).goals(dice, position.shake(), asks)
    if made is None or not made.holding or made.holding > made.others:
        return None
    if asks == TWO_GONE and not made.answer["spoiled"]:
        return None
    return Draft(
        position,
        {"asks": asks, **made.asked},
        made.answer,
        themes_of(position, (f"goal:{asks}",)),
    )


def grade(puzzle: Puzzle, answer: Mapping[str, Any]) -> Graded:
    """Every Goal that was proved to last is right."""
    return sense_of_game(puzzle.position.game).grade_goal(puzzle, text_of(answer, "goal", 100))


def prove(puzzle: Puzzle) -> list[str]:
    """What was found of every Goal is found again."""
    again = sense_of_game(puzzle.position.game).goals_again(puzzle)
    if again is None:
        return ["nothing is found of its Goals"]
    return [] if again.answer == dict(puzzle.answer) else [f"of its Goals is found {again.answer}"]


def shown(puzzle: Puzzle) -> dict[str, Any]:
    """Which Goals last, and which cubes spoil the others."""
    return dict(puzzle.answer)


def right_answer(puzzle: Puzzle) -> dict[str, Any]:
    """A Goal that lasts."""
    return {"goal": puzzle.answer["example"]}

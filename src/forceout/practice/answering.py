"""An answer to a puzzle, as data in and data out; runs in a process of its own where the judge may take a moment."""

from collections.abc import Mapping
from typing import Any, TypedDict

from forceout.practice.grading import BadAnswer
from forceout.practice.kinds.registry import kind_of
from forceout.practice.kinds.what_is_wrong import contested as shake_of_fault
from forceout.practice.kinds.what_is_wrong import place_kinds, rule_of
from forceout.practice.puzzle import Kind, Puzzle


class ShownReason(TypedDict):
    """Why an answer is wrong."""

    message: str
    rule: str


class ShownVerdict(TypedDict):
    """Whether an answer is right, why not, and what is shown after it; `bad` where it could not be read."""

    right: bool
    reasons: list[ShownReason]
    shown: dict[str, Any] | None
    bad: str | None


def graded_answer(line: str, answer: Mapping[str, Any]) -> ShownVerdict:
    """The verdict on an answer to the puzzle of a line; what is true is shown after a right one, and where there is no
    second try."""
    puzzle = Puzzle.read(line)
    kind = kind_of(puzzle)
    try:
        graded = kind.grade(puzzle, answer)
    except BadAnswer as bad:
        return {"right": False, "reasons": [], "shown": None, "bad": str(bad.words)}
    is_over = graded.is_right or puzzle.kind is Kind.CHALLENGE
    return {
        "right": graded.is_right,
        "reasons": [{"message": str(one.words), "rule": one.rule} for one in graded.reasons],
        "shown": kind.shown(puzzle) if is_over else None,
        "bad": None,
    }


def shown_answer(line: str) -> dict[str, Any]:
    """What is shown of a puzzle to somebody who gives up."""
    puzzle = Puzzle.read(line)
    return kind_of(puzzle).shown(puzzle)


def hint_of(puzzle: Puzzle) -> dict[str, Any]:
    """Something that helps and does not give it away, as the browser words it: a theme, or how long it is."""
    if puzzle.kind is Kind.FIND:
        return {"hint": "cubes", "count": puzzle.answer["cubes"]}
    if puzzle.kind is Kind.CHALLENGE:
        possible = puzzle.answer["claim"] != "impossible"
        return {"hint": "possible" if possible else "look-required"}
    if puzzle.kind is Kind.WRONG:
        return {"hint": "not", "code": next(one for one in puzzle.asked["choices"] if one != puzzle.answer["code"])}
    if puzzle.kind is Kind.READING:
        return {"hint": "first-sign"}
    if puzzle.kind is Kind.GOAL:
        return {"hint": "goals", "count": len(puzzle.answer["holds"])}
    to = next(name.partition(" ")[2] for name, found in puzzle.answer["moves"].items() if found[0] == "safe")
    return {"hint": "not-to", "section": next(one for one in ("forbidden", "required", "permitted") if one != to)}


def criteria_of(puzzle: Puzzle) -> list[dict[str, str]]:
    """The criteria that are offered, each with its clause and what kind of place goes with it."""
    shake = shake_of_fault(puzzle)
    return [{"code": code, "rule": str(rule_of(shake, code)), "place": place} for code, place in place_kinds(puzzle)]

"""A set of puzzles as a worksheet: what is asked, and the answers for a page of their own."""

import re
from collections.abc import Sequence
from typing import Final, TypedDict

from forceout.games.registry import title_of
from forceout.messages.lists import listed, together
from forceout.messages.message import Message
from forceout.practice.goals import AT_ONCE
from forceout.practice.kinds.registry import kind_of
from forceout.practice.position import Position
from forceout.practice.puzzle import Kind, Puzzle
from forceout.rules.vocabulary import Situation

IN_A_ROW: Final = "row"
CUBE: Final = re.compile(r"[~>]*[rbgk]?[^rbgk\s~>]")
"""A cube of Equations as a Goal has it, however it lies."""


class WorksheetPart(TypedDict):
    """A line of a position: what it is, its pieces, and how they lie (a Goal of On-Sets has a shape)."""

    name: str
    pieces: list[str]
    shape: str


class WorksheetPuzzle(TypedDict):
    """A puzzle on paper."""

    question: str
    variations: str
    parts: list[WorksheetPart]
    written: str
    answer: str


class Worksheet(TypedDict):
    """A worksheet."""

    title: str
    answers_title: str
    name: str
    about: str
    """Which game, book and division it is of; several where the puzzles are of several."""
    puzzles: list[WorksheetPuzzle]


def worksheet(puzzles: Sequence[Puzzle], code: str) -> Worksheet:
    """The worksheet of a set."""
    return {
        "title": str(Message("worksheet-title", code=code)),
        "answers_title": str(Message("worksheet-answers", code=code)),
        "name": str(Message("worksheet-name")),
        "about": str(listed(list(dict.fromkeys(book_of(one.position) for one in puzzles)))),
        "puzzles": [on_paper(one) for one in puzzles],
    }


def book_of(position: Position) -> str:
    """The game, its book and the division, as they stand at the foot."""
    division = str(Message("division-name", division=position.division))
    return f"{title_of(position.game)} {position.edition} · {division}"


def on_paper(puzzle: Puzzle) -> WorksheetPuzzle:
    """A puzzle as it is printed."""
    position = puzzle.position
    known = position.rules.edition.every_variation()
    chosen = [
        known[name].title if value is None else Message("worksheet-variation", name=known[name].title, value=str(value))
        for name, value in position.variations
    ]
    return {
        "question": str(question_of(puzzle)),
        "variations": str(Message("worksheet-variations", names=together(chosen))) if chosen else "",
        "parts": parts_of(position),
        "written": written_of(puzzle),
        "answer": answer_of(puzzle),
    }


def written_of(puzzle: Puzzle) -> str:
    """What stands below the position: a Solution to check, or the Goals to choose from."""
    choices = (
        [symbols_of(one) for one in puzzle.asked["choices"]]
        if puzzle.kind is Kind.GOAL and "choices" in puzzle.asked
        else []
    )
    return "    ".join(choices) or str(puzzle.asked.get("written", ""))


def symbols_of(goal: str) -> str:
    """A Goal of Equations without the colors of its cubes."""
    return re.sub("[rbgk]", "", goal)


def question_of(puzzle: Puzzle) -> Message:
    """What is asked, with what may be used."""
    end = Situation(puzzle.asked.get("end", Situation.IMPOSSIBLE.value))
    if puzzle.kind is Kind.FIND:
        if end is Situation.NOW:
            return Message("worksheet-find-now")
        return Message("worksheet-find-forceout") if end is Situation.FORCEOUT else Message("worksheet-find")
    if puzzle.kind is Kind.CHALLENGE:
        return Message("worksheet-challenge")
    if puzzle.kind is Kind.WRONG:
        return Message("worksheet-wrong", end=end.value)
    if puzzle.kind is Kind.READING:
        return Message("worksheet-reading")
    if puzzle.kind is Kind.SAFE:
        return Message("worksheet-safe")
    return Message("worksheet-goal-at-once") if puzzle.asked["asks"] == AT_ONCE else Message("worksheet-goal")


def parts_of(position: Position) -> list[WorksheetPart]:
    """The cards, the Goal and the sections that hold something."""
    shape, goal = goal_cubes(position)
    named: list[tuple[Message, Sequence[str]]] = [
        (Message("worksheet-cards"), position.universe),
        (Message("worksheet-goal-on-mat"), goal),
        (Message("worksheet-section", section="required"), position.required),
        (Message("worksheet-section", section="permitted"), position.permitted),
        (Message("worksheet-section", section="forbidden"), position.forbidden),
        (Message("worksheet-section", section="resources"), position.resources),
    ]
    return [
        {"name": str(name), "pieces": list(pieces), "shape": shape if pieces is goal else IN_A_ROW}
        for name, pieces in named
        if pieces
    ]


def goal_cubes(position: Position) -> tuple[str, list[str]]:
    """How the cubes of the Goal lie, and which they are."""
    goal = position.goal or ""
    if not position.rules.has_cards:
        return IN_A_ROW, CUBE.findall(goal)
    shape, *digits = goal.split() or [IN_A_ROW]
    return shape, digits


def answer_of(puzzle: Puzzle) -> str:
    """The answer in one line."""
    shown = kind_of(puzzle).shown(puzzle)
    if puzzle.kind is Kind.FIND:
        return "   ".join(shown["solutions"][:3])
    if puzzle.kind is Kind.CHALLENGE:
        claim = str(Message("worksheet-claim", claim=shown["claim"]))
        return f"{claim} {shown.get('solution') or shown.get('proof', '')}"
    if puzzle.kind is Kind.WRONG:
        message, rule = str(shown["message"]), str(shown["rule"])
        return message if rule in message else f"{message} ({rule})"
    if puzzle.kind is Kind.READING:
        return str(shown.get("regrouped") or Message("worksheet-not-ambiguous"))
    if puzzle.kind is Kind.GOAL:
        return ", ".join(one if puzzle.position.rules.has_cards else symbols_of(one) for one in shown["holds"])
    name = next(name for name, found in shown["moves"].items() if found[0] == "safe")
    cube, _, to = name.partition(" ")
    return str(Message("worksheet-move", cube=cube, section=Message("worksheet-section", section=to)))

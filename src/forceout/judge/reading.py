"""How a written text reads, never whether it is right: groupings, trees, brackets that do not close, wild cubes
that are not marked. Runs in a process of its own."""

from collections.abc import Sequence
from typing import Any, Final

from forceout.editions.named_ruleset import named_ruleset
from forceout.judge.registry import reading_of
from forceout.messages.message import Message
from forceout.rules.unreadable import Unreadable

MOST_READINGS: Final = 6
MOST_SYMBOLS: Final = 150
"""Symbols of one statement that are read; there are far fewer cubes."""
Tree = dict[str, Any]
Reading = tuple[str, Tree]
Variations = Sequence[tuple[str, object]]


def read_text(
    game: str, edition: str, season: str | None, division: str, form: str, variations: Variations, kind: str, text: str
) -> dict[str, Any]:
    """How a Goal or a Solution reads at such a table."""
    ruleset = named_ruleset(game, edition, season, division, form, variations)
    try:
        reading = reading_of(game)
        return reading.read_goal_text(text, ruleset) if kind == "goal" else reading.read_solution_text(text, ruleset)
    except Unreadable as unreadable:
        return answer(errors=[error("syntax", unreadable.words, unreadable.at)])


def answer(
    readings: Sequence[Reading] = (),
    errors: Sequence[dict[str, Any]] = (),
    wild: Sequence[dict[str, Any]] = (),
    is_all: bool = True,
) -> dict[str, Any]:
    """What is sent: readings with their groups in brackets, what keeps the text from being read, what is not marked."""
    return {
        "readings": [{"grouped": grouped, "tree": tree} for grouped, tree in readings[:MOST_READINGS]],
        "is_all": is_all and len(readings) <= MOST_READINGS,
        "errors": list(errors),
        "wild": list(wild),
    }


def error(code: str, words: Message, at: int | None = None, rule: str | None = None) -> dict[str, Any]:
    """Something that keeps a text from being read, and where."""
    return {"code": code, "message": str(words), "at": at, "rule": rule}


def verify_length(tokens: Sequence[Any]) -> None:
    """Refuse what is longer than any cubes go."""
    if len(tokens) > MOST_SYMBOLS:
        raise Unreadable(Message("this-is-too-long", count=len(tokens)), 0)

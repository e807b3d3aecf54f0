"""A puzzle that was just made and has no name yet."""

from typing import Any, NamedTuple

from forceout.practice.position import Position


class Draft(NamedTuple):
    """What a kind of puzzle makes: position, question, answer, themes."""

    position: Position
    asked: dict[str, Any]
    answer: dict[str, Any]
    themes: tuple[str, ...]
    sort: str = ""
    """What the answer is like: no catalogue has too many of a sort, or the answer could be guessed."""

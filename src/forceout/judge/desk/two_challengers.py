"""Two players who lift the challenge block at one instant (On-Sets 2026-27 V-B)."""

from collections.abc import Sequence
from typing import Final

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.lines import Check, Line, yes_or_no
from forceout.messages.message import Message, Seat
from forceout.rulebook.rule import Rule

TOGETHER: Final = "together"
"""What the third player says who saw both lift it at once."""


def check_two(book: DeskBook, *, players: Sequence[str], challengers: Sequence[str], third_says: str | None) -> Check:
    """Who is Challenger when two say that they were first: whom the third player names, or both where that player
    finds that it was one instant and the book has that (On-Sets 2026-27 V-B; On-Sets 2014-15 V-B; Equations VI-B)."""
    others = [one for one in players if one not in challengers]
    if len(challengers) != 2 or len(set(challengers)) != 2 or any(one not in players for one in challengers):
        raise ValueError("two different players of the table challenge")
    rule = book.sections.invalid_challenge
    is_of_three = len(others) == 1
    lines = [
        Line(Message("do-three-play-so-that-the-third-can-say"), yes_or_no(is_of_three), is_of_three, rule),
        Line(
            Message("does-this-book-have-two-challengers"),
            yes_or_no(book.has_two_challengers),
            book.has_two_challengers,
            rule,
        ),
    ]
    if third_says in tuple(challengers):
        return Check((lines[0],), Message("player-was-first-and-is-the-challenger", player=Seat(third_says or "")))
    if third_says != TOGETHER:
        return Check((lines[0], _said(False, rule)), Message("ask-the-third-player"))
    if not book.has_two_challengers:
        return Check((*lines, _said(True, rule)), Message("who-has-the-block-is-the-challenger"))
    first, second = challengers
    return Check((*lines, _said(True, rule)), Message("both-are-challengers", first=Seat(first), second=Seat(second)))


def _said(has_said: bool, rule: Rule) -> Line:
    return Line(Message("has-the-third-player-said"), yes_or_no(has_said), has_said, rule)

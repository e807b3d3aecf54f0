"""Reading and printing what is written in On-Sets (notation.md; On-Sets VI-A, Appendix A)."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from forceout.games.on_sets.cards import print_card, read_card
from forceout.games.on_sets.cubes import RELATIONS, SPELLINGS
from forceout.messages.message import Message
from forceout.rules.unreadable import Unreadable

OPENING: Final = {"(": ")", "[": "]", "{": "}"}
CLOSING: Final = {closing: opening for opening, closing in OPENING.items()}
SEPARATORS: Final = frozenset(",;\n")
LONGEST_WRITING: Final = 1000
"""Characters of a written Solution that are read; the longest that fits on the cubes is far shorter."""

BOTH: Final = "both"
"""What stands in front of a Restriction that two Solutions share."""
MOST_DRAWINGS: Final = 4
"""Drawings of the blank card in one Solution that are read."""

_KEPT: Final = {**SPELLINGS, **{sign: sign for sign in "()[]{}0123456789"}}


class Token(NamedTuple):
    """One written symbol: what it means, the cube it is said to be played with, and where it stands."""

    symbol: str
    cube: str | None
    at: int

    def __str__(self) -> str:
        return self.symbol if self.cube is None else f"{self.symbol}@{self.cube}"


class Writing(NamedTuple):
    """One Solution as written: its statements, and the dots it puts on the blank card."""

    statements: tuple[tuple[Token, ...], ...]
    dots: str | None
    other_dots: tuple[str, ...] = ()
    """Other dots, where the blank card is drawn several times (Guidelines E18-comment)."""
    shared: int = 0
    """How many of the statements, the first ones, are written once for both Solutions (On-Sets XIII-D-14-h)."""


def read_writings(text: str, reads_all_forms: bool = True) -> tuple[Writing, ...]:
    """The Solutions of a text: one, or with `||` between them several, after what they share; the forms that revision
    0.2 did not read are left out when asked for; raises Unreadable."""
    if len(text) > LONGEST_WRITING:
        raise Unreadable(
            Message(
                "this-is-length-characters-long-a-solution-of-up-to-longest-is-read",
                length=len(text),
                longest=LONGEST_WRITING,
            ),
            LONGEST_WRITING,
        )
    start = len(text) - len(text.lstrip())
    if reads_all_forms and text[start : start + len(BOTH)].lower() == BOTH:
        return _read_sharing(text, start + len(BOTH))
    return _read_solutions(text, 0, MOST_DRAWINGS if reads_all_forms else 1)


def _read_solutions(text: str, start: int, most_drawings: int) -> tuple[Writing, ...]:
    if "||" not in text:
        return (_read_writing(text, start, most_drawings),)
    writings = []
    for part in text.split("||"):
        writings.append(_read_writing(part, start, most_drawings))
        start += len(part) + 2
    return tuple(writings)


def _read_sharing(text: str, start: int) -> tuple[Writing, ...]:
    """What stands behind `both`: a Restriction, a colon, and the two Solutions that share it, as if it were written
    with each (On-Sets XIII-D-14-h; On-Sets 2026-27 Appendix-A-two-solutions)."""
    said, colon, solutions = text[start:].partition(":")
    if "blank" in said.lower():
        raise Unreadable(Message("the-dots-of-the-blank-card-go-with-each-solution"), start)
    if not colon:
        raise Unreadable(Message("after-both-come-the-shared-restriction-and-a-colon"), start)
    shared = _read_writing(said, start, 0).statements
    if not shared or not all(any(token.symbol in RELATIONS for token in one) for one in shared):
        raise Unreadable(Message("between-both-and-its-colon-stands-a-restriction"), start)
    writings = _read_solutions(solutions, start + len(said) + 1, MOST_DRAWINGS)
    if len(writings) > 2:
        raise Unreadable(Message("both-shares-a-restriction-between-two-solutions-with-bars-between-them"), start)
    return tuple(one._replace(statements=(*shared, *one.statements), shared=len(shared)) for one in writings)


def _read_writing(text: str, offset: int, most_drawings: int) -> Writing:
    """One Solution: statements on lines or between separators, with the dots anywhere among them (On-Sets 2026-27
    Appendix-A-several-restrictions; Guidelines E1, E18, E18-comment)."""
    statements: list[tuple[Token, ...]] = []
    drawings: list[str] = []
    tokens: list[Token] = []
    lowered = text.lower()
    place, end = 0, len(text)
    while place < end:
        character = text[place]
        if character in SEPARATORS:
            if tokens:
                statements.append(tuple(tokens))
                tokens = []
            place += 1
        elif character in " \t\r":
            place += 1
        elif character in "bB" and lowered.startswith("blank", place):
            if tokens or len(drawings) == most_drawings:
                how_often = (
                    Message("drawn-once") if most_drawings < 2 else Message("drawn-times-at-most", most=most_drawings)
                )
                message = Message("the-dots-of-the-blank-card-are-a-statement-of-their", how_often=how_often)
                raise Unreadable(message, offset + place)
            place, dots = _read_dots(text, place + 5, offset)
            drawings.append(dots)
        else:
            symbol = _KEPT.get(character)
            if symbol is None:
                raise _no_symbol(text, place, offset)
            if place + 1 < end and text[place + 1] == "@":
                cube = SPELLINGS.get(text[place + 2 : place + 3])
                if cube is None or symbol in OPENING or symbol in CLOSING:
                    raise Unreadable(Message("after-at-comes-the-symbol-on-the-cube-as-in-at-b"), offset + place + 2)
                tokens.append(Token(symbol, cube, offset + place))
                place += 3
            else:
                tokens.append(Token(symbol, None, offset + place))
                place += 1
    if tokens:
        statements.append(tuple(tokens))
    return Writing(tuple(statements), next(iter(drawings), None), tuple(dict.fromkeys(drawings))[1:])


def _read_dots(text: str, place: int, offset: int) -> tuple[int, str]:
    """The dots after the word `blank`: where their statement ends, and the card they make (On-Sets 2026-27
    Appendix-A-blank-card-wild)."""
    end = place
    while end < len(text) and text[end] not in SEPARATORS:
        end += 1
    said = text[place:end].strip()
    if said[:1] not in (":", "="):
        raise Unreadable(Message("after-blank-comes-a-colon-and-the-dots-on-the-blank"), offset + place)
    card = read_card(said[1:].strip() or "-")
    if card is None:
        raise Unreadable(Message("the-dots-on-the-blank-card-are-some-of-b"), offset + place)
    return end, card


def _no_symbol(text: str, place: int, offset: int) -> Unreadable:
    if text[place] == "@":
        return Unreadable(Message("before-at-comes-the-symbol-that-the-cube-stands-for-as-in-at-b"), offset + place)
    if text[place] == "|":
        return Unreadable(Message("two-solutions-are-separated-by-two-bars"), offset + place)
    return Unreadable(
        Message("character-is-on-no-cube-of-on-sets-and-is-no-grouping", character=repr(text[place])), offset + place
    )


def print_statement(tokens: Iterable[Token]) -> str:
    """A statement in canonical notation: spaces around what joins two sets, none inside groups or before '."""
    text = ""
    for token in tokens:
        if token.symbol in "∪∩-=⊆":
            text += f" {token} " if text else f"{token} "
        else:
            text += str(token)
    return text.rstrip()


def print_writings(writings: Iterable[Writing]) -> str:
    """Solutions in canonical notation, such that reading gives them back."""
    writings = tuple(writings)
    shared = writings[0].statements[: writings[0].shared] if writings else ()
    before = f"{BOTH} {', '.join(map(print_statement, shared))}: " if shared else ""
    return before + " || ".join(", ".join(_printed(writing)) for writing in writings)


def _printed(writing: Writing) -> Iterator[str]:
    yield from map(print_statement, writing.statements[writing.shared :])
    if writing.dots is not None:
        yield from (f"blank: {print_card(dots)}" for dots in (writing.dots, *writing.other_dots))

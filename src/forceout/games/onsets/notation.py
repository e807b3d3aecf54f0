"""Reading and printing what is written in On-Sets (notation.md; On-Sets VI-A, Appendix A)."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from forceout.games.onsets.cards import print_card, read_card
from forceout.games.onsets.cubes import SPELLINGS
from forceout.rules.unreadable import Unreadable

OPENING: Final = {"(": ")", "[": "]", "{": "}"}
CLOSING: Final = {closing: opening for opening, closing in OPENING.items()}
SEPARATORS: Final = frozenset(",;\n")
LONGEST_WRITING: Final = 1000
"""Characters of a written Solution that are read; the longest that fits on the cubes is far shorter."""

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


def read_writings(text: str) -> tuple[Writing, ...]:
    """The Solutions of a text: one, or with `||` between them several; raises Unreadable."""
    if len(text) > LONGEST_WRITING:
        raise Unreadable(
            f"This is {len(text)} characters long; a Solution of up to {LONGEST_WRITING} is read.", LONGEST_WRITING
        )
    if "||" not in text:
        return (_read_writing(text, 0),)
    writings, start = [], 0
    for part in text.split("||"):
        writings.append(_read_writing(part, start))
        start += len(part) + 2
    return tuple(writings)


def _read_writing(text: str, offset: int) -> Writing:
    """One Solution: statements on lines or between separators, with the dots anywhere among them (On-Sets 2026-27
    Appendix-A-several-restrictions; Guidelines E1, E18)."""
    statements: list[tuple[Token, ...]] = []
    dots: str | None = None
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
            if tokens or dots is not None:
                raise Unreadable("The dots of the blank card are a statement of their own, given once.", offset + place)
            place, dots = _read_dots(text, place + 5, offset)
        else:
            symbol = _KEPT.get(character)
            if symbol is None:
                raise _no_symbol(text, place, offset)
            if place + 1 < end and text[place + 1] == "@":
                cube = SPELLINGS.get(text[place + 2 : place + 3])
                if cube is None or symbol in OPENING or symbol in CLOSING:
                    raise Unreadable("After @ comes the symbol on the cube, as in ∪@B.", offset + place + 2)
                tokens.append(Token(symbol, cube, offset + place))
                place += 3
            else:
                tokens.append(Token(symbol, None, offset + place))
                place += 1
    if tokens:
        statements.append(tuple(tokens))
    return Writing(tuple(statements), dots)


def _read_dots(text: str, place: int, offset: int) -> tuple[int, str]:
    """The dots after the word `blank`: where their statement ends, and the card they make (On-Sets 2026-27
    Appendix-A-blank-card-wild)."""
    end = place
    while end < len(text) and text[end] not in SEPARATORS:
        end += 1
    said = text[place:end].strip()
    if said[:1] not in (":", "="):
        raise Unreadable("After blank comes a colon and the dots on the blank card, as in blank: BG.", offset + place)
    card = read_card(said[1:].strip() or "-")
    if card is None:
        raise Unreadable("The dots on the blank card are some of B, R, G and Y, each once.", offset + place)
    return end, card


def _no_symbol(text: str, place: int, offset: int) -> Unreadable:
    if text[place] == "@":
        return Unreadable("Before @ comes the symbol that the cube stands for, as in ∪@B.", offset + place)
    if text[place] == "|":
        return Unreadable("Two Solutions are separated by two bars: ||.", offset + place)
    return Unreadable(f"{text[place]!r} is on no cube of On-Sets and is no grouping symbol.", offset + place)


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
    return " || ".join(
        ", ".join(
            [
                *(print_statement(statement) for statement in writing.statements),
                *([] if writing.dots is None else [f"blank: {print_card(writing.dots)}"]),
            ]
        )
        for writing in writings
    )

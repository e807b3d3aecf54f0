"""The part of Fluent (projectfluent.org) that our messages are written in, made into functions.

A message stands on one line; a placeable is a slot, a quoted text, or a choice by a slot's number or text. The
tests read every file with Fluent's own parser and runtime too, and hold that all three say the same. Its own parser
takes as long to import as the whole judge, so that it is not asked at run time.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

Slots = Mapping[str, Any]
Show = Callable[[Any], str]
"""How the value of a slot is written."""
Sentence = Callable[[Slots, Show], str]
Category = Callable[[int], str]
"""How a language counts: the plural category of a number, by the names of Unicode's CLDR."""

_ENTRY: Final = re.compile(r"^([a-z][a-z0-9-]*) = ?(.*(?:\n(?:[ \t]+.*|(?=\n)))*)", re.MULTILINE)
_SLOT: Final = re.compile(r"\s*\$([a-z][a-z0-9_]*)\s*(->|\})")
_QUOTED: Final = re.compile(r'\s*"([^"\\]*)"\s*\}')
_VARIANT: Final = re.compile(r"\s*(\*?)\[([A-Za-z0-9-]+)\][ \t]*")
_END: Final = re.compile(r"\s*\}")
_TEXT: Final = re.compile(r"[^{}\n]+")


class _Slot:
    """A slot by itself."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, slots: Slots, show: Show) -> str:
        return show(slots[self.name])


Piece = str | _Slot | Sentence


class Compiled(NamedTuple):
    """What says a message: a text, a template for Python's own %, or a function, whichever is the quickest."""

    text: str | None
    template: str | None
    say: Sentence


class BadMessage(ValueError):
    """A message that is not in our part of Fluent."""


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Every message of a file by its key, not yet read."""
    return ((found[1], found[2]) for found in _ENTRY.finditer(source))


def compiled(source: str, category: Category) -> Compiled:
    """A message as what says it."""
    source = source.strip()
    pieces, place = _pattern(source, 0, category)
    if source[place:].strip():
        raise BadMessage(f"cannot be read from {source[place : place + 20]!r} on")
    return _joined(pieces)


def _pattern(source: str, place: int, category: Category) -> tuple[list[Piece], int]:
    """The pieces of a text up to the end of its line, and where that is."""
    pieces: list[Piece] = []
    while place < len(source) and source[place] not in "\n}":
        if source[place] == "{":
            piece, place = _placeable(source, place + 1, category)
            pieces.append(piece)
        else:
            found = _TEXT.match(source, place)
            assert found is not None
            pieces.append(found[0])
            place = found.end()
    if pieces and isinstance(pieces[-1], str) and source[place - 1] != "}":
        pieces[-1] = pieces[-1].rstrip()
    return pieces, place


def _placeable(source: str, place: int, category: Category) -> tuple[Piece, int]:
    if quoted := _QUOTED.match(source, place):
        return quoted[1], quoted.end()
    slot = _SLOT.match(source, place)
    if slot is None:
        raise BadMessage(f"cannot be read from {source[place : place + 20]!r} on")
    if slot[2] == "}":
        return _Slot(slot[1]), slot.end()
    return _choice(slot[1], source, slot.end(), category)


def _choice(name: str, source: str, place: int, category: Category) -> tuple[Sentence, int]:
    variants: dict[str, Sentence] = {}
    default = ""
    while variant := _VARIANT.match(source, place):
        pieces, place = _pattern(source, variant.end(), category)
        variants[variant[2]] = _joined(pieces).say
        default = variant[2] if variant[1] else default
    end = _END.match(source, place)
    if end is None or not default:
        raise BadMessage(f"the choice by ${name} has no end or no default")

    otherwise = variants[default]

    def chosen(slots: Slots, show: Show) -> str:
        value = slots[name]
        if isinstance(value, int):
            said = variants.get(str(value)) or variants.get(category(value))
        else:
            said = variants.get(value)
        return (said or otherwise)(slots, show)

    return chosen, end.end()


def _joined(pieces: list[Piece]) -> Compiled:
    if all(isinstance(piece, str) for piece in pieces):
        text = "".join(map(str, pieces))
        return Compiled(text, None, lambda slots, show: text)

    def say(slots: Slots, show: Show) -> str:
        return "".join([piece if isinstance(piece, str) else piece(slots, show) for piece in pieces])

    template = ""
    for piece in pieces:
        if isinstance(piece, str):
            template += piece.replace("%", "%%")
        elif isinstance(piece, _Slot):
            template += f"%({piece.name})s"
        else:
            return Compiled(None, None, say)
    return Compiled(None, template, say)

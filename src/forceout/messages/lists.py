"""Several things in one sentence: one or another, one and another."""

from collections.abc import Sequence

from forceout.messages.message import Message, Slot


def either(things: Sequence[Slot]) -> Slot:
    """`a`, `a or b`, `a or b or c`."""
    return things[0] if len(things) == 1 else Message("first-or-others", first=things[0], others=either(things[1:]))


def together(things: Sequence[Slot]) -> Slot:
    """`a`, `a and b`, `a, b and c`."""
    if len(things) == 1:
        return things[0]
    if len(things) == 2:
        return Message("first-and-last", first=things[0], last=things[1])
    return Message("first-then-others", first=things[0], others=together(things[1:]))


def listed(things: Sequence[Slot]) -> Slot:
    """`a`, `a, b`, `a, b, c`."""
    return things[0] if len(things) == 1 else Message("first-then-others", first=things[0], others=listed(things[1:]))

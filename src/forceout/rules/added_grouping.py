"""What a checker's copy adds to a writing: grouping, and nothing else (On-Sets VII-C-5-c, Equations VII-C-5-c).

A group is known by the places of the first and the last symbol inside it, grouping symbols not counted, so that the
three kinds of brackets are alike and a group that was moved is another group.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

OPENING: Final = {"(": ")", "[": "]", "{": "}"}
CLOSING: Final = frozenset(OPENING.values())
Span = tuple[int, int]


def groups_of(symbols: Iterable[str]) -> Counter[Span] | None:
    """The groups of a writing, each as often as it is written; None where they are empty or do not nest."""
    found: Counter[Span] = Counter()
    opened: list[tuple[str, int]] = []
    place = 0
    for symbol in symbols:
        if symbol in OPENING:
            opened.append((symbol, place))
        elif symbol in CLOSING:
            if not opened or OPENING[opened[-1][0]] != symbol or opened[-1][1] == place:
                return None
            found[opened.pop()[1], place - 1] += 1
        else:
            place += 1
    return None if opened else found


def added_groups(written: Counter[Span], copied: Counter[Span]) -> frozenset[Span] | None:
    """The groups of a copy that were not written; None where a written one was taken away or broken up (On-Sets
    VII-C-5-c; Equations VII-C-5-c, VII-C-5-c-examples)."""
    return None if written - copied else frozenset(copied) - frozenset(written)

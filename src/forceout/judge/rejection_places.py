"""What a checker names at a live table: the criterion and the place, since an official looks for no error (On-Sets
VII-C-4, VII-C-5; Equations VII-C-4, VII-C-5; Guidelines 0, 1).

The judge protocol takes a code alone; whoever serves people asks here first.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Final


class Place(Enum):
    """What kind of place a claim names."""

    CUBE = "cube"
    """A cube, by its symbol."""
    VARIATION = "variation"
    """A variation that is in force, by its name."""
    REGROUPING = "regrouping"
    """A copy of the Solution with grouping symbols added."""
    COUNT = "count"
    """What the checker came to: a number of cards, or a value."""
    PART = "part"
    """A part of what is written."""
    WHOLE = "whole"
    """Nothing more: the criterion says where."""


PLACES: Final[Mapping[str, Place]] = {
    "ambiguous": Place.REGROUPING,
    "not-equal": Place.COUNT,
    "required-unused": Place.CUBE,
    "cube-unavailable": Place.CUBE,
    "too-many-resources": Place.CUBE,
    "wild-inconsistent": Place.CUBE,
    "wild-unknown": Place.CUBE,
    "base-digit": Place.CUBE,
    "required-cube": Place.VARIATION,
    "two-operations": Place.VARIATION,
    "three-operations": Place.VARIATION,
    "required-card": Place.VARIATION,
    "forbidden-card": Place.VARIATION,
    "not-two-solutions": Place.VARIATION,
    "same-sets": Place.VARIATION,
    "multiple-of": Place.VARIATION,
    "too-many-factorials": Place.VARIATION,
    "variation-misused": Place.VARIATION,
    "null-restriction": Place.PART,
    "syntax": Place.PART,
    "undefined": Place.PART,
    "two-digit-numeral": Place.PART,
}
"""What goes with each code; any other one needs nothing more."""
NEEDED: Final[Mapping[Place, str]] = {
    Place.CUBE: "Say which cube: a claim about cubes without the cube is not ruled on.",
    Place.VARIATION: "Say which variation is broken.",
    Place.REGROUPING: "Show it: copy the Solution and add brackets.",
    Place.COUNT: "Say what you get: your own count or value.",
    Place.PART: "Say where: copy the part that is wrong.",
}
LONGEST_PLACE: Final = 200


def place_of(code: str | None, asks_judge: bool) -> Place:
    """What kind of place a claim names; whether a Solution equals the Goal is asked without one where the book lets a
    judge be asked (On-Sets 2026-27 VII-C-6; Equations VII-C-5-d-iii), and is a claim like any other where it does
    not."""
    if code is None:
        return Place.WHOLE if asks_judge else Place.COUNT
    return PLACES.get(code, Place.WHOLE)


def missing_place(
    code: str | None, place: str | None, regrouped: str | None, *, asks_judge: bool, variations: tuple[str, ...] = ()
) -> str | None:
    """What a claim still has to name before it is ruled on, in words; None when it names everything (On-Sets VII-C-4;
    Equations VII-C-4; Guidelines 0, 1)."""
    wanted = place_of(code, asks_judge)
    if wanted is Place.WHOLE:
        return None
    if wanted is Place.REGROUPING:
        return None if regrouped and regrouped.strip() else NEEDED[wanted]
    if place is None or not place.strip():
        return NEEDED[wanted]
    if len(place) > LONGEST_PLACE:
        return "That is too long for a place: name one cube, one variation or one part."
    if wanted is Place.VARIATION and place not in variations:
        return "That variation is not in force in this shake. Name one that is."
    return None

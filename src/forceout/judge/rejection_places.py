"""What a checker names at a live table: the criterion and the place, since an official looks for no error (On-Sets
VII-C-4, VII-C-5; Equations VII-C-4, VII-C-5; Guidelines 0, 1).

The judge protocol takes a code alone; whoever serves people asks here first.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code
from forceout.rules.game import Game


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
    Code.AMBIGUOUS: Place.REGROUPING,
    Code.NOT_EQUAL: Place.COUNT,
    Code.REQUIRED_UNUSED: Place.CUBE,
    Code.CUBE_UNAVAILABLE: Place.CUBE,
    Code.TOO_MANY_RESOURCES: Place.CUBE,
    Code.WILD_INCONSISTENT: Place.CUBE,
    Code.WILD_UNKNOWN: Place.CUBE,
    Code.BASE_DIGIT: Place.CUBE,
    Code.REQUIRED_CUBE: Place.VARIATION,
    Code.TWO_OPERATIONS: Place.VARIATION,
    Code.THREE_OPERATIONS: Place.VARIATION,
    Code.REQUIRED_CARD: Place.VARIATION,
    Code.FORBIDDEN_CARD: Place.VARIATION,
    Code.NOT_TWO_SOLUTIONS: Place.VARIATION,
    Code.SAME_SETS: Place.VARIATION,
    Code.MULTIPLE_OF: Place.VARIATION,
    Code.TOO_MANY_FACTORIALS: Place.VARIATION,
    Code.VARIATION_MISUSED: Place.VARIATION,
    Code.NULL_RESTRICTION: Place.PART,
    Code.SYNTAX: Place.PART,
    Code.UNDEFINED: Place.PART,
    Code.TWO_DIGIT_NUMERAL: Place.PART,
}
"""What goes with each code; any other one needs nothing more."""
NEEDED: Final[Mapping[Place, Message]] = {
    Place.CUBE: Message("say-which-cube-a-claim-about-cubes-without-the-cube-is"),
    Place.VARIATION: Message("say-which-variation-is-broken"),
    Place.REGROUPING: Message("show-it-copy-the-solution-and-add-brackets"),
    Place.COUNT: Message("say-what-you-get"),
    Place.PART: Message("say-where-copy-the-part-that-is-wrong"),
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
) -> Message | None:
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
        return Message("that-is-too-long-for-a-place")
    if wanted is Place.VARIATION and place not in variations:
        return Message("that-variation-is-not-in-force-in-this-shake")
    return None


def rule_of_claim(game: Game, code: str) -> Rule:
    """The clause that a claim is about, where the game's book prints it, whatever the Solution is (On-Sets VII-B,
    VII-C-5; Equations VII-B, VII-C-5)."""
    rejections = game.procedures.rejections
    known = next(one for one in Code if one == code)
    found = rejections.criteria.get(code) or known.default_rule(game.book, game.procedures.sections)
    return found or rejections.variation_broken

"""The levels at which an official speaks about a Solution (Guidelines 0, 1, 2; On-Sets VII-C; Equations VII-C).

Nothing is said at a level that nobody asked for, and what is said at one never depends on what belongs to a higher one.
"""

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from typing import Final


class Level(IntEnum):
    """How much an official says."""

    NOTHING = 0
    """What happens at the table is no business of the official's (Guidelines 2-a, 2-b, 2-d, B3, C2, C9, C10)."""
    RULE = 1
    """What a rule says, whatever was written."""
    OBJECTION = 2
    """Whether the objection that was named holds."""
    EQUALS = 3
    """Whether the Solution equals the Goal in some reading, which ends all objections."""
    WORKED_OUT = 4
    """The Solution worked out together, as it is read at the table."""
    NO_SOLUTION = 5
    """That no Solution exists, for one of the reasons that the Guidelines name."""
    EVERYTHING = 6
    """Every reading, all that is wrong, what the solver finds: when the shake is over."""


class Asked(StrEnum):
    """What opens a level."""

    RULE = "rule"
    """Somebody asks what a rule says."""
    OBJECTION = "objection"
    """A checker names what is wrong, and where."""
    EQUALS = "equals"
    """A checker asks whether the Solution equals the Goal."""
    RESULTS_DIFFER = "results-differ"
    """Checker and writer have come to different results and ask the judge to decide."""
    NOBODY_CAN = "nobody-can"
    """Neither checker nor writer can work it out."""
    NO_SOLUTION = "no-solution"
    """The table argues whether an Impossible challenge is right."""
    SHAKE_OVER = "shake-over"
    """The shake is scored."""


OPENED_BY: Final[Mapping[Asked, Level]] = {
    Asked.RULE: Level.RULE,
    Asked.OBJECTION: Level.OBJECTION,
    Asked.EQUALS: Level.EQUALS,
    Asked.RESULTS_DIFFER: Level.WORKED_OUT,
    Asked.NOBODY_CAN: Level.WORKED_OUT,
    Asked.NO_SOLUTION: Level.NO_SOLUTION,
    Asked.SHAKE_OVER: Level.EVERYTHING,
}
"""The level that each question opens."""


def said_unasked(*, is_over: bool) -> Level:
    """What is said without a question: nothing while a shake is played, everything when it is over (Guidelines 0, 2-a,
    2-b, 2-d)."""
    return Level.EVERYTHING if is_over else Level.NOTHING

"""What was found out of the Goals that can be set in a position."""

from typing import Any, Final, NamedTuple

AT_ONCE: Final = "at-once"
"""A Goal that nobody can rightly challenge as soon as it is set."""
TWO_GONE: Final = "two-gone"
"""A Goal that is possible whichever two cubes go to Forbidden."""


class MadeGoals(NamedTuple):
    """The Goals of a puzzle: what the page is told, and what was proved."""

    asked: dict[str, Any]
    answer: dict[str, Any]
    holding: int
    """How many of those that were looked at last."""
    others: int

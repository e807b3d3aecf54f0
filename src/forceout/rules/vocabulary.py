"""The words every table shares: divisions, forms of the game, ends of a shake."""

from enum import Enum

from forceout.messages.message import Message


class Division(Enum):
    """The four levels of competition."""

    ELEMENTARY = "elementary"
    MIDDLE = "middle"
    JUNIOR = "junior"
    SENIOR = "senior"


class Form(Enum):
    """How much of the game is played (On-Sets glossary: Basic, Advanced, Adventurous)."""

    BASIC = "basic"
    ADVANCED = "advanced"
    ADVENTUROUS = "adventurous"


class Situation(Enum):
    """What led to a Solution being written, which decides how many cubes of Resources it may use."""

    NOW = "now"
    IMPOSSIBLE = "impossible"
    FORCEOUT = "forceout"
    TIME_UP = "time-up"
    NO_GOAL = "no-goal"

    @property
    def resources_allowed(self) -> int | None:
        """How many cubes of Resources a Solution may use; None when there is no limit (On-Sets VII-B-4-e)."""
        if self is Situation.NOW:
            return 1
        return 0 if self is Situation.FORCEOUT else None


def division_name(division: Division) -> Message:
    """A division in a sentence."""
    return Message("division-name", division=division.value)

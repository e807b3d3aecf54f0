"""The keys that a game needs on a judge's desk, behind one protocol."""

from collections.abc import Sequence
from typing import Protocol, cast

from forceout.games.registry import part


class Keys(Protocol):
    """What is tapped to set out a position and to copy a Solution."""

    @property
    def CUBES(self) -> Sequence[str]:
        """The faces that may lie in a section of the mat."""

    @property
    def GOAL_CUBES(self) -> Sequence[str]:
        """The faces that a Goal is made of."""

    @property
    def GOAL_SHAPES(self) -> Sequence[str]:
        """The shapes of a Goal; none where cubes lie in a row."""

    @property
    def GOAL_TURNS(self) -> Sequence[str]:
        """What may be done to the last cube of a Goal, as notation marks it; a space is a gap."""

    @property
    def SOLUTION_KEYS(self) -> Sequence[str]:
        """The symbols that a Solution is written with."""

    @property
    def PAPER_KEYS(self) -> Sequence[str]:
        """What else stands on paper."""

    @property
    def SITUATIONS(self) -> Sequence[str]:
        """What may have led to a Solution being written."""


def keys_of(game: str) -> Keys:
    """The keys of a game."""
    return cast("Keys", part(game, "forceout.service.desk.keys.{game}"))

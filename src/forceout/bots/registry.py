"""What bots know of each game, behind one protocol."""

from collections.abc import Iterator
from random import Random
from typing import Any, Protocol, cast

from forceout.games.registry import part
from forceout.rules.game import Game
from forceout.rules.state import Shake


class GameSense(Protocol):
    """What a player knows of a game beside its rules."""

    @property
    def QUESTION_COST(self) -> int:
        """How many of the cheapest questions to a solver one of this game costs."""

    def possible_goals(self, dice: Random, shake: Shake, is_hard: bool) -> Iterator[str]:
        """Goals from the cubes in Resources, each with a value of its own, in some order."""

    def plain_goals(self, shake: Shake) -> Iterator[str]:
        """Goals of one cube for want of a better one, beside those that are possible."""

    def cards_to_deal(self, dice: Random, shake: Shake) -> int | None:
        """How many cards a dealer deals now; None where none are due."""

    def ways_to_fill(self, shake: Shake, blank: str | None) -> Iterator[Any]:
        """What can stand in a blank, allowed or not."""

    def own_part(self, solution: str) -> tuple[str, str]:
        """What of a Solution the writer makes up, and what is copied from the mat behind it."""

    def is_readable(self, solution: str) -> bool:
        """Whether a text can be taken for a Solution."""

    def is_color_telling(self, shake: Shake) -> bool:
        """Whether it matters which of two cubes with the same symbol is moved."""


def sense_of(game: Game) -> GameSense:
    """What a player knows of a game."""
    return cast("GameSense", part(game.book.name, "forceout.bots.{game}"))

"""What the search of endgames holds of each game, behind one protocol."""

from typing import Protocol, cast

from forceout.games.registry import part
from forceout.rules.state import Shake
from forceout.solver.endgame.knowledge import Questions


class Asking(Protocol):
    """How a game's solver is asked about the mats of a shake."""

    def questions_of(self, shake: Shake) -> Questions:
        """The questions of one shake."""


def questions_of(shake: Shake) -> Questions:
    """The questions of one shake, of whatever game."""
    return cast("Asking", part(shake.table.game.book.name, "forceout.solver.{game}.endgame_questions")).questions_of(
        shake
    )

"""What the solver holds of each game, behind one protocol."""

from collections.abc import Callable, Iterator
from typing import Protocol, cast

from forceout.games.registry import part
from forceout.messages.message import Message
from forceout.rules.game import Game
from forceout.rules.state import Shake
from forceout.solver.answer import Answer, Listed
from forceout.solver.budget import Budget

SolveSomeGoal = Callable[[Shake, Budget], Answer]


class ShakeSolver(Protocol):
    """The solver of a game, asked about a shake that has a contest."""

    def solve_shake(self, shake: Shake, budget: Budget) -> Answer:
        """Whether a correct Solution exists, and one."""

    def why_none(self, shake: Shake, answer: Answer, budget: Budget) -> Message:
        """Why there is no correct Solution, once that is proved."""

    def list_shake(self, shake: Shake, budget: Budget) -> Iterator[Listed]:
        """Correct Solutions, as far as the budget goes."""

    @property
    def solve_some_goal(self) -> SolveSomeGoal | None:
        """Whether there is a Solution with a Goal of the writer's own; None in a game where nobody writes one."""


def solver_of(game: Game) -> ShakeSolver:
    """The solver of a game."""
    return cast("ShakeSolver", part(game.book.name, "forceout.solver.{game}.shakes"))

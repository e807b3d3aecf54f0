"""A shake of Equations as the solver is asked about it (Equations VI-A)."""

from collections.abc import Iterator
from typing import Final

from forceout.games.equations.in_force import InForce
from forceout.games.equations.play import EquationsGame
from forceout.games.equations.position import Position
from forceout.messages.message import Message
from forceout.rules.state import Shake
from forceout.solver.answer import Answer, Listed
from forceout.solver.budget import Budget
from forceout.solver.equations import reasons
from forceout.solver.equations.listing import list_solutions
from forceout.solver.equations.solve import solve
from forceout.solver.registry import SolveSomeGoal

solve_some_goal: Final[SolveSomeGoal | None] = None
"""Who disagrees with no Goal sets one, and writes nothing."""


def solve_shake(shake: Shake, budget: Budget) -> Answer:
    """Whether a correct Equation exists, and one."""
    return solve(*_asked(shake), budget)


def why_none(shake: Shake, answer: Answer, budget: Budget) -> Message:
    """Why there is no correct Equation, once that is proved."""
    return reasons.why_none(*_asked(shake), answer.looked_at, budget)


def list_shake(shake: Shake, budget: Budget) -> Iterator[Listed]:
    """Correct Equations, as far as the budget goes."""
    return list_solutions(*_asked(shake), budget)


def _asked(shake: Shake) -> tuple[Position, InForce]:
    game = shake.table.game
    assert isinstance(game, EquationsGame)
    return game.position(shake), game.in_force(shake)

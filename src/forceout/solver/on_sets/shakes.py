"""A shake of On-Sets as the solver is asked about it (On-Sets V-A, III-D)."""

from collections.abc import Iterator

from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.play import OnSetsGame
from forceout.games.on_sets.position import Position
from forceout.messages.message import Message
from forceout.rules.state import Shake
from forceout.solver.answer import Answer, Listed
from forceout.solver.budget import Budget
from forceout.solver.on_sets import reasons
from forceout.solver.on_sets.listing import list_solutions
from forceout.solver.on_sets.solve import solve, solve_for_some_goal


def solve_shake(shake: Shake, budget: Budget) -> Answer:
    """Whether a correct Solution exists, and one."""
    return solve(*_asked(shake), budget)


def why_none(shake: Shake, answer: Answer, budget: Budget) -> Message:
    """Why there is no correct Solution, once that is proved."""
    return reasons.why_none(*_asked(shake), budget)


def list_shake(shake: Shake, budget: Budget) -> Iterator[Listed]:
    """Correct Solutions, as far as the budget goes."""
    return list_solutions(*_asked(shake), budget)


def solve_some_goal(shake: Shake, budget: Budget) -> Answer:
    """A Goal that can be set, and a Solution that equals it (On-Sets 2026-27 III-D-2)."""
    return solve_for_some_goal(*_asked(shake), budget)


def _asked(shake: Shake) -> tuple[Position, InForce]:
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    return game.position(shake, None), game.in_force(shake)

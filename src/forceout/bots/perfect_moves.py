"""Moves by perfect play, as far as a player knows it (docs/solver.md): a safe one that leaves the next player the least
room."""

from forceout.bots.player import Player
from forceout.rules.actions import Action, Bonus
from forceout.rules.state import Shake
from forceout.solver.endgame.analysis import MoveValue, Table


def perfect_move(player: Player, shake: Shake) -> Action | None:
    """A move that is known to be safe, after which the fewest answers are; None where none is known."""
    table = Table(shake, player.budget, player.level.nodes)
    found = table.analysed(shake, has_line=False)
    safe = [one for one in found.moves if one.outcome.is_safe and not isinstance(one.action, Bonus)]
    if not safe:
        return None
    least = min(_share(one) for one in safe)
    return player.dice.choice([one.action for one in safe if _share(one) == least])


def _share(move: MoveValue) -> float:
    """How much room a move leaves; all of it where that is not known, none where nobody moves on."""
    if move.leaves is not None:
        return move.leaves.share
    return 1.0 if move.is_to_be_answered else 0.0

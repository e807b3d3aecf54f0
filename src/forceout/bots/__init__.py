"""Players at three levels, for both games: they see what their seat sees, and choose what it does."""

from forceout.bots.choice import choose
from forceout.bots.effort import effort
from forceout.bots.levels import LEVELS
from forceout.bots.thinking import thinking_seconds
from forceout.bots.wishes import Wish, WishToDeal, WishToRoll, WishToRollForGoal, wanted_of

__all__ = [
    "LEVELS",
    "Wish",
    "WishToDeal",
    "WishToRoll",
    "WishToRollForGoal",
    "choose",
    "effort",
    "thinking_seconds",
    "wanted_of",
]

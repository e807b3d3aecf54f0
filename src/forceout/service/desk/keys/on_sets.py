"""The keys of On-Sets on a judge's desk (On-Sets I-B-2, III-B, VI-A)."""

from typing import Final

from forceout.games.on_sets.cubes import COLORS, DIGITS, OPERATIONS, RELATIONS, SOLUTION_SYMBOLS

CUBES: Final = (*DIGITS, *COLORS, *OPERATIONS, *RELATIONS, "V", "Λ")
GOAL_CUBES: Final = tuple(DIGITS)
GOAL_SHAPES: Final = ("row", "column", "tee", "ell")
GOAL_TURNS: Final = ("~",)
SOLUTION_KEYS: Final = tuple(SOLUTION_SYMBOLS)
PAPER_KEYS: Final = ("(", ")", "@", "\n")
SITUATIONS: Final = ("now", "impossible", "forceout", "time-up", "no-goal")

"""The keys of Equations on a judge's desk (Equations I-B, III-A, VI)."""

from typing import Final

from forceout.games.equations.cubes import DIGITS, KIT, OPERATIONS

CUBES: Final = tuple(f"{kind.color.value}{face}" for kind in KIT for face in kind.faces)
GOAL_CUBES: Final = CUBES
GOAL_SHAPES: Final = ()
GOAL_TURNS: Final = ("~", ">", " ")
SOLUTION_KEYS: Final = (*DIGITS, *OPERATIONS)
PAPER_KEYS: Final = ("(", ")", "=", "~", ">", "!", ".", "%", "@")
SITUATIONS: Final = ("now", "impossible", "forceout", "time-up")

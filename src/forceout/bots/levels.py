"""How well each level plays: what it looks at, what it notices, how often it errs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """The habits of players of one level; what is a share or a chance lies between 0 and 1."""

    name: str
    share_of_budget: float
    """How much of its time a player uses."""
    questions: int
    """How many positions a player looks into before a move, in the quicker game."""
    nodes: int
    """How far a player looks for one Solution."""
    longest: int
    """The most symbols of a Solution that a player thinks of."""
    sees_now: float
    sees_impossible: float
    """How likely a player notices that a challenge would be right."""
    care: float
    """How likely a player looks before a move."""
    guesses: float
    """How likely a player challenges without knowing."""
    slips: float
    """How likely a player writes something wrong."""
    checks: float
    """How likely a player looks whether an opponent's Solution is correct."""
    charges: float
    """How likely a player charges what an opponent did illegally."""
    looks_ahead: bool
    """Whether a player looks for moves that leave the next player without a safe one."""
    plays_endgames: bool
    """Whether a player knows perfect play where it can be worked out."""
    plays_on_errors: bool
    """Whether, of safe moves, it makes the one that earns the most against players who err; else the one that leaves
    the least room."""
    pace: float
    """How slowly a player thinks."""


BY_NAME: Final[Mapping[str, Level]] = {
    one.name: one
    for one in (
        Level(
            name="learner",
            share_of_budget=0.3,
            questions=20,
            nodes=20_000,
            longest=5,
            sees_now=0.3,
            sees_impossible=0.1,
            care=0.15,
            guesses=0.02,
            slips=0.4,
            checks=0.5,
            charges=0.3,
            looks_ahead=False,
            plays_endgames=False,
            plays_on_errors=False,
            pace=1.2,
        ),
        Level(
            name="club",
            share_of_budget=0.5,
            questions=60,
            nodes=100_000,
            longest=9,
            sees_now=0.65,
            sees_impossible=0.5,
            care=0.75,
            guesses=0.004,
            slips=0.1,
            checks=0.85,
            charges=0.8,
            looks_ahead=False,
            plays_endgames=False,
            plays_on_errors=False,
            pace=1.0,
        ),
        Level(
            name="champion",
            share_of_budget=0.75,
            questions=900,
            nodes=300_000,
            longest=1000,
            sees_now=1.0,
            sees_impossible=1.0,
            care=1.0,
            guesses=0.0,
            slips=0.0,
            checks=1.0,
            charges=1.0,
            looks_ahead=True,
            plays_endgames=True,
            plays_on_errors=True,
            pace=0.8,
        ),
        Level(
            name="perfect",
            share_of_budget=1.0,
            questions=2_000,
            nodes=700_000,
            longest=1000,
            sees_now=1.0,
            sees_impossible=1.0,
            care=1.0,
            guesses=0.0,
            slips=0.0,
            checks=1.0,
            charges=1.0,
            looks_ahead=True,
            plays_endgames=True,
            plays_on_errors=False,
            pace=0.8,
        ),
    )
}
LEVELS: Final = ("learner", "club", "champion", "perfect")

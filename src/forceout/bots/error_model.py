"""How likely players err with so much room, and what a move then earns on average (docs/solver.md).

Somebody who does not look moves at random, and errs as often as moves are unsafe. Somebody who looks tries a few moves
and makes the first that is safe, and errs when none of them is. How often a level looks, and at how many moves, is
fitted to what bots of that level did (`benchmarks/errors.py`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from forceout.solver.endgame.search import Room
from forceout.solver.endgame.worths import Worths


@dataclass(frozen=True, slots=True)
class ErrorModel:
    """How players of one level err."""

    care: float
    """How likely one looks before a move."""
    tries: int
    """At how many moves."""

    def errs(self, room: Room) -> float:
        """How likely the next move is unsafe; what is not known counts as safe."""
        unsafe = 1.0 - room.share
        return (1.0 - self.care) * unsafe + self.care * unsafe**self.tries


BY_LEVEL: Final[Mapping[str, ErrorModel]] = {
    "learner": ErrorModel(care=0.29, tries=6),
    "club": ErrorModel(care=0.80, tries=6),
}
USUAL: Final = BY_LEVEL["club"]
"""Whoever sits there: a seat does not see how well the others play."""


def expected_points(worths: Worths, chances: Sequence[float]) -> float:
    """What a seat earns on average that errs nowhere itself, where the players after it err with these chances, one
    after the other; after a mistake each of the others is as likely to be the first at the block."""
    others = len(worths.roles) - 1
    as_challenger = worths.of("challenger", is_right=True)
    as_third = worths.of("third", is_right=True) if "third" in worths.roles else as_challenger
    after_mistake = as_challenger / others + as_third * (others - 1) / others
    points, still = 0.0, 1.0
    for chance in chances:
        points += still * chance * after_mistake
        still *= 1.0 - chance
    return points + still * worths.forceout

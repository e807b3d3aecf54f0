"""A position: the Goal, the mat, and what a Solution may draw on (Equations I-B-2, VII-B-3)."""

from dataclasses import dataclass

from forceout.games.equations.cubes import Cube
from forceout.games.equations.goal import Goal
from forceout.rules.vocabulary import Situation


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the table when Solutions are written."""

    goal: Goal
    required: tuple[Cube, ...]
    permitted: tuple[Cube, ...]
    forbidden: tuple[Cube, ...]
    resources: tuple[Cube, ...]
    situation: Situation

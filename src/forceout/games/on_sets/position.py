"""A position: the cards, the Goal, the mat, and what a Solution may draw on (On-Sets I-B-3, VII-B-4)."""

from dataclasses import dataclass

from forceout.games.on_sets.cards import Universe
from forceout.games.on_sets.goal import Goal
from forceout.rules.vocabulary import Situation


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the table when Solutions are written."""

    universe: Universe
    goal: Goal
    required: tuple[str, ...]
    permitted: tuple[str, ...]
    forbidden: tuple[str, ...]
    resources: tuple[str, ...]
    situation: Situation

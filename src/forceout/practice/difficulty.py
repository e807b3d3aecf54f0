"""The first difficulty of a puzzle, from what the solver and the judge found: a rating before anybody has tried.

It is a guess that Glicko-2 moves with every first try: a sum of features, weighed as fits best how hard puzzles are for
a simulated population (benchmarks/practice.py), and spread over the bands.
"""

from collections.abc import Mapping
from typing import Final

from forceout.practice.features import Features, features_of
from forceout.practice.puzzle import Puzzle
from forceout.practice.weights import weights_of

EASIEST: Final = 600
HARDEST: Final = 2400
BANDS: Final = (900, 1100, 1300, 1500, 1700)
"""Where one band of difficulty ends and the next begins."""


def rating(guess: float) -> int:
    """A guess within the bounds of what is claimed, to the nearest ten."""
    return round(min(max(guess, EASIEST), HARDEST) / 10) * 10


def band_of(difficulty: int) -> int:
    """Which band a difficulty is in, the easiest being 0."""
    return sum(difficulty >= limit for limit in BANDS)


def worked_out(weights: Mapping[str, float], features: Features) -> int:
    """The rating that weights make of features."""
    return rating(sum(weights.get(name, 0.0) * value for name, value in features.items()))


def first_difficulty(puzzle: Puzzle) -> int:
    """The rating of a puzzle before anybody has tried it."""
    return worked_out(weights_of(puzzle.position.game, puzzle.kind.value), features_of(puzzle))

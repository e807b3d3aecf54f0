"""The first difficulty of a puzzle, from what the solver found: a rating before anybody has tried.

It is a guess that Glicko-2 moves with every first try. What makes a puzzle hard: few essentially different Solutions,
a long shortest one, many cubes that do not help, variations to keep in mind, a long search.
"""

from math import log2, log10
from typing import Final

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


def of_finding(cubes: int, different: int, resources: int, on_mat: int, variations: int, nodes: int) -> int:
    """How hard a Solution is to find: cubes of the shortest, essentially different ones, cubes of Resources and of the
    mat to choose from, variations in force, nodes of the search. The weights are those that fitted a simulated
    population best (benchmarks/practice.py)."""
    return rating(
        490
        + 84 * cubes
        - 64 * log2(different)
        + 115 * log2(1 + resources)
        + 15 * log2(1 + on_mat)
        + 62 * variations
        + 10 * log10(1 + nodes)
    )


def of_challenge(claim: str, cubes: int, usable: int, variations: int, nodes: int) -> int:
    """How hard it is to tell: a Now by its Solution, the others by what has to be looked through."""
    found = {"now": 700, "impossible": 880, "neither": 900}[claim] + 85 * max(cubes - 2, 0)
    return rating(found + 50 * log2(1 + usable) + 70 * variations + 40 * log10(1 + nodes))


EASY_FAULTS: Final = {
    "required-unused": 820,
    "cube-unavailable": 860,
    "missing-restriction": 900,
    "too-many-resources": 1000,
    "fewer-than-two-cubes": 800,
    "not-equal": 1050,
    "ambiguous": 1250,
}
OTHER_FAULT: Final = 1080


def of_fault(code: str, symbols: int, variations: int) -> int:
    """How hard a fault is to see: by its kind, how much is written, and what else is in force."""
    return rating(EASY_FAULTS.get(code, OTHER_FAULT) + 32 * max(symbols - 3, 0) + 60 * variations)


def of_reading(is_ambiguous: bool, failing: int, readings: int, symbols: int, variations: int) -> int:
    """How hard another reading is to find: the fewer of the readings fail, the harder; that none does, hardest."""
    share = failing / readings if is_ambiguous else 0.0
    return rating(960 + 300 * (1 - share) + 38 * max(symbols - 3, 0) + 40 * variations)


def of_goal(holding: int, others: int, asks_much: bool, variations: int) -> int:
    """How hard a Goal is to find: the rarer those that last, the harder."""
    return rating(880 + 180 * asks_much + 160 * log2((holding + others) / holding) + 60 * variations)


def of_safe_move(safe: int, moves: int, cubes: int, variations: int) -> int:
    """How hard a safe move is to find: among how many, and how much there is to work out for each."""
    return rating(1000 + 130 * log2(moves / safe) + 40 * cubes + 60 * variations)

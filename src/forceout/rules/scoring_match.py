"""Scoring a match (On-Sets XII-A, Equations XII-A)."""

from collections.abc import Collection, Mapping
from typing import Final

# By how many played: the points of each place, shared places in their own row.
POINTS_BY_PLACE: Final[Mapping[int, Mapping[tuple[int, int], int]]] = {
    3: {(1, 1): 6, (1, 2): 5, (1, 3): 4, (2, 1): 4, (2, 2): 3, (3, 1): 2},
    2: {(1, 1): 6, (1, 2): 5, (2, 1): 4},
    1: {(1, 1): 6},
}
"""(place, how many share it) → points."""


def match_points(totals: Mapping[str, int], played: Collection[str]) -> dict[str, int]:
    """The points of a match from the sums of the shakes; who did not play gets none (On-Sets XII-A, Equations
    XII-A)."""
    table = POINTS_BY_PLACE[len(played)]
    sums = [totals[player] for player in played]
    points = dict.fromkeys(totals, 0)
    for player in played:
        place = 1 + sum(other > totals[player] for other in sums)
        points[player] = table[place, sums.count(totals[player])]
    return points

"""What is asked when a round is seated: who plays, their points, whom they have met, whom they are kept apart from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from forceout.tournament.settings import Weights

THREE: Final = 3


@dataclass(frozen=True, slots=True)
class Candidate:
    """A player to be seated."""

    id: str
    points: int = 0
    team: str | None = None
    group: str | None = None
    """Whom they are kept apart from: those of the same conflict group."""
    times_at_two: int = 0


@dataclass(frozen=True, slots=True)
class Problem:
    """A round to be seated."""

    candidates: tuple[Candidate, ...]
    meetings: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """How often two have met; the two in the order of the alphabet."""
    weights: Weights = field(default_factory=Weights)


Groups = tuple[tuple[str, ...], ...]
"""Who sits with whom, table by table."""


def pair_of(one: str, other: str) -> tuple[str, str]:
    """Two players as the key of what is between them."""
    return (one, other) if one < other else (other, one)


def table_sizes(players: int) -> tuple[int, ...]:
    """Tables of three, and of two only where the number demands it (On-Sets I-A; Equations I-A)."""
    if players < 2:
        return (players,) if players else ()
    of_two = -players % THREE if players != 1 else 0
    return (THREE,) * ((players - 2 * of_two) // THREE) + (2,) * of_two


def pair_costs(problem: Problem) -> list[int]:
    """What it costs that two sit together, as a square in one list; the last two rows are empty seats of tables of
    two."""
    people, weights = problem.candidates, problem.weights
    width = len(people) + 2
    costs = [0] * (width * width)
    numbers = {one.id: number for number, one in enumerate(people)}
    _add_together(costs, width, [one.team for one in people], weights.teammates)
    _add_together(costs, width, [one.group for one in people], weights.conflict)
    for (one, other), times in problem.meetings.items():
        if one in numbers and other in numbers:
            first, second = numbers[one], numbers[other]
            costs[first * width + second] += weights.rematch * times
            costs[second * width + first] += weights.rematch * times
    for number, candidate in enumerate(people):
        for empty in (width - 2, width - 1):
            again = weights.two_again * candidate.times_at_two
            costs[number * width + empty] = costs[empty * width + number] = again
    # Two empty seats at one table would leave somebody alone.
    alone = 100 * (weights.teammates + weights.two_again + 1)
    costs[(width - 2) * width + width - 1] = costs[(width - 1) * width + width - 2] = alone
    return costs


def _add_together(costs: list[int], width: int, labels: Sequence[str | None], weight: int) -> None:
    members: dict[str, list[int]] = {}
    for number, label in enumerate(labels):
        if label is not None:
            members.setdefault(label, []).append(number)
    for numbers in members.values():
        for first in numbers:
            for second in numbers:
                if first != second:
                    costs[first * width + second] += weight


def cost_of(problem: Problem, groups: Groups) -> int:
    """What a whole seating costs, worked out plainly."""
    people = {one.id: one for one in problem.candidates}
    weights, total = problem.weights, 0
    for group in groups:
        points = [people[one].points for one in group]
        total += weights.gap * (max(points) - min(points))
        if len(group) == 2:
            total += weights.two_again * sum(people[one].times_at_two for one in group)
        for number, one in enumerate(group):
            for other in group[number + 1 :]:
                first, second = people[one], people[other]
                total += weights.teammates * (first.team is not None and first.team == second.team)
                total += weights.conflict * (first.group is not None and first.group == second.group)
                total += weights.rematch * problem.meetings.get(pair_of(one, other), 0)
    return total

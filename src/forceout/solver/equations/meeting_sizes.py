"""Which pairs of numbers the last sign of an expression need be put between, found by their sizes (`without_end.py`).

**Theorem.** Let no larger expression be made of some cubes, and let nothing follow on what they make but √ at most. If
x lies in A and `x sign y` is to be a number of G, y lies in what `sought` gives of A and G. So of a list that is
ordered by size only a stretch need be tried.

Proof. y is G - A, A - G, G ÷ A, A ÷ G, or for the left operand G + A or G × A, by intervals; where what is divided by
may be 0 everything is given. √…√z is G only where z is G, or is farther from 1 on the same side of it. ∎

Sizes are floats between which a number surely lies (`sizes_of_numbers.py`), so that a stretch may be too long, never
too short.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from math import inf, isnan
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.solver.equations.sizes_of_numbers import Interval, add, divide, multiply, size_of, subtract

EVERYTHING: Final[Interval] = (-inf, inf)
Solved = Callable[[Interval, Interval], Interval | None]
FOR_RIGHT: Final[Mapping[Callable[..., Number], Solved]] = {
    values.add: lambda known, goal: subtract(goal, known),
    values.subtract: lambda known, goal: subtract(known, goal),
    values.multiply: lambda known, goal: divide(goal, known),
    values.divide: lambda known, goal: divide(known, goal),
    values.average: lambda known, goal: subtract(add(goal, goal), known),
}
FOR_LEFT: Final[Mapping[Callable[..., Number], Solved]] = {
    values.add: lambda known, goal: subtract(goal, known),
    values.subtract: lambda known, goal: add(goal, known),
    values.multiply: lambda known, goal: divide(goal, known),
    values.divide: lambda known, goal: multiply(goal, known),
    values.average: lambda known, goal: subtract(add(goal, goal), known),
}
"""What the other operand must be, given one and what the sign is to make."""


def sought(solved: Solved, known: Interval, goal: Interval) -> Interval:
    """Where the other operand must lie."""
    found = solved(known, goal)
    return EVERYTHING if found is None or isnan(found[0]) or isnan(found[1]) else found


def under_roots(goal: Interval) -> Interval:
    """Where a number lies of which √ without end may come to the Goal."""
    return goal[0] if goal[0] > 1 else -inf, goal[1] if goal[1] < 1 else inf


class BySize:
    """Numbers in the order of their sizes."""

    def __init__(self, numbers: Iterable[Number]) -> None:
        sized: list[tuple[float, float, Number]] = []
        self.unsized: list[Number] = []
        for number in numbers:
            size = size_of(number)
            if size is None:
                self.unsized.append(number)
            else:
                sized.append((*size, number))
        self.count = len(sized) + len(self.unsized)
        sized.sort(key=lambda one: one[0])
        self.lows = [low for low, _, _ in sized]
        self.numbers = [number for _, _, number in sized]
        self.highest: list[float] = []
        """The highest end of all up to each."""
        most = -inf
        for _, high, _ in sized:
            most = max(most, high)
            self.highest.append(most)

    def within(self, stretches: Iterable[Interval]) -> Iterator[Number]:
        """The numbers that may lie in some intervals, and those whose size is not known."""
        yield from self.unsized
        seen: set[int] = set()
        for low, high in stretches:
            at = bisect_right(self.lows, high) - 1
            while at >= 0 and self.highest[at] >= low:
                if at not in seen:
                    seen.add(at)
                    yield self.numbers[at]
                at -= 1

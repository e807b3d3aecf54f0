"""What a proof about all that has no end keeps for some cubes (`without_end.py`): numbers and families."""

from collections.abc import Iterable
from typing import NamedTuple

from forceout.games.equations.values import Number
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.families import Family
from forceout.solver.equations.held_families import HeldFamilies
from forceout.solver.equations.meeting_sizes import BySize, Solved, sought
from forceout.solver.equations.problem import Expression
from forceout.solver.equations.sizes_of_numbers import Interval


class Kept(NamedTuple):
    """A number with the expression that makes it."""

    tree: Expression
    is_power: bool
    """Whether it is a power of the base that a 1 stands for, or a product or quotient of some."""
    roots: int
    """How many √ stand in front of it."""
    cost: int
    """What it has of what a search limits (`last_signs.py`)."""


class Collection:
    """What is kept for some cubes."""

    def __init__(self) -> None:
        self.numbers: dict[Number, Kept] = {}
        self.held = HeldFamilies()
        self.families = self.held.families
        self._by_size: BySize | None = None
        self._enclosed: dict[Number, Family] = {}

    def by_size(self) -> BySize:
        """The numbers in the order of their sizes, once there are no more to come."""
        if self._by_size is None or self._by_size.count != len(self.numbers):
            self._by_size = BySize(self.numbers)
        return self._by_size

    def enclosed(self, value: Number) -> Family:
        """One of the numbers as a family."""
        found = self._enclosed.get(value)
        if found is None:
            found = of_number(value)._replace(is_power=self.numbers[value].is_power)
            self._enclosed[value] = found
        return found


def numbers_beside(
    kept: Collection, solved: Solved | None, size: Interval | None, goals: tuple[Interval, ...] | None
) -> Iterable[Number]:
    """The numbers that a sign may put beside something of a size to come to the Goal, where sizes tell."""
    if goals is None or size is None or solved is None:
        return kept.numbers
    return kept.by_size().within([sought(solved, size, goal) for goal in goals])

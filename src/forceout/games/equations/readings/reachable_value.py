"""Whether some grouping of a run has a given value, without finding all values (Equations VII-C-5-d).

Sums, differences, products and quotients can be undone. So only the shorter side of each split is worked
out in full, and what the longer side would have to be follows from it; for ten signs that is some two
thousand steps where the table of all values takes thirty thousand. All numbers are fractions, so that a value
is found or not found for certain.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.language.parts import Part
from forceout.games.equations.readings.reading import Budget, Exhausted, Fixity, Node
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational

UNDONE: Final = {"+": values.add, "-": values.subtract, "×": values.multiply, "÷": values.divide}
"""The signs that can be undone, with the only meaning of theirs that this is about."""
ZERO: Final = values.integer(0)
Cell = dict[Number, Node]


class Undecided(Exception):
    """This is not the way to tell."""


def can_be_undone(parts: Sequence[Part]) -> bool:
    """Whether a run has only fractions, and between them signs with their usual meanings that can be undone."""
    return len(parts) % 2 == 1 and all(
        _is_fraction(part)
        if place % 2 == 0
        else part.operation is not None and UNDONE.get(part.operation.sign) is part.operation.apply
        for place, part in enumerate(parts)
    )


def _is_fraction(part: Part) -> bool:
    readings = part.readings
    if readings is None or part.operation is not None or not readings.is_complete or readings.needs_company:
        return False
    return readings.unverifiable is None and all(type(value) is Rational for value in readings.values)


class Search:
    """Looks for one value among all groupings of a run."""

    def __init__(self, parts: Sequence[Part], budget: Budget) -> None:
        self.signs = [part.operation.sign for part in parts if part.operation is not None]
        self.budget = budget
        self._cells: dict[tuple[int, int], Cell] = {}
        self._missed: set[tuple[int, int, Number]] = set()
        numbers = [part.readings.values for part in parts[::2] if part.readings is not None]
        for place, found in enumerate(numbers):
            self._cells[place, place] = dict(found)
        lengths = range(1, (len(numbers) + 1) // 2)
        # Each number of signs, wherever it may begin, with each of its signs as the last to be applied.
        budget.verify_reaches(sum(length * (len(numbers) - length) for length in lengths))
        for length in lengths:
            for first in range(len(numbers) - length):
                self._cells[first, first + length] = self._all_values(first, first + length)

    def _all_values(self, first: int, last: int) -> Cell:
        cell: Cell = {}
        for middle in range(first, last):
            left, right = self._cells[first, middle], self._cells[middle + 1, last]
            self.budget.spend(len(left) * len(right))
            apply, sign = UNDONE[self.signs[middle]], self.signs[middle]
            for left_value, left_node in left.items():
                for right_value, right_node in right.items():
                    try:
                        value = apply(left_value, right_value)
                    except Undefined:
                        continue
                    if value not in cell:
                        cell[value] = Node(value, sign, Fixity.BINARY, (left_node, right_node))
        return cell

    def find(self, first: int, last: int, wanted: Number) -> Node | None:
        """A grouping of some numbers that has the value wanted; None when there is none."""
        known = self._cells.get((first, last))
        if known is not None:
            return known.get(wanted)
        if (first, last, wanted) in self._missed:
            return None
        for middle in range(first, last):
            for left, right in self._pairs(first, middle, last, wanted):
                return Node(wanted, self.signs[middle], Fixity.BINARY, (left, right))
        self._missed.add((first, last, wanted))
        return None

    def _pairs(self, first: int, middle: int, last: int, wanted: Number) -> Iterator[tuple[Node, Node]]:
        """What stands on both sides of a sign when it gives the value wanted; the shorter side is known in full."""
        sign = self.signs[middle]
        is_left_short = middle - first <= last - middle - 1
        short = self._cells[first, middle] if is_left_short else self._cells[middle + 1, last]
        self.budget.spend(len(short))
        for value, node in short.items():
            needed = needed_right(sign, value, wanted) if is_left_short else needed_left(sign, value, wanted)
            if needed is None:
                continue
            other = self.find(middle + 1, last, needed) if is_left_short else self.find(first, middle, needed)
            if other is not None:
                yield (node, other) if is_left_short else (other, node)


def needed_right(sign: str, left: Number, wanted: Number) -> Number | None:
    """What must stand behind a sign; None when nothing may; raises Undecided when many things may."""
    if sign == "+":
        return values.subtract(wanted, left)
    if sign == "-":
        return values.subtract(left, wanted)
    if left == ZERO:
        if wanted == ZERO:
            raise Undecided
        return None
    if sign == "×":
        return values.divide(wanted, left)
    return None if wanted == ZERO else values.divide(left, wanted)


def needed_left(sign: str, right: Number, wanted: Number) -> Number | None:
    """What must stand in front of a sign; None when nothing may; raises Undecided when many things may."""
    if sign == "+":
        return values.subtract(wanted, right)
    if sign == "-":
        return values.add(wanted, right)
    if right == ZERO:
        if sign == "×" and wanted == ZERO:
            raise Undecided
        return None
    return values.divide(wanted, right) if sign == "×" else values.multiply(wanted, right)


def find_grouping(parts: Sequence[Part], wanted: Number, budget: Budget) -> Node | None:
    """A grouping of a run that has the value wanted, None when there is none; raises Undecided where this cannot
    tell."""
    if type(wanted) is not Rational or not can_be_undone(parts):
        raise Undecided
    try:
        return Search(parts, budget).find(0, len(parts) // 2, wanted)
    except (Exhausted, Unverifiable):
        raise Undecided from None

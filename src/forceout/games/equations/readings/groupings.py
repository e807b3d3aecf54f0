"""All ways to group what the writer did not group (Equations VII-B-6-a).

There is no order of operations, so an ungrouped run may be grouped in any way. A table over all intervals of
the run holds the distinct values of each: the groupings themselves, which are exponentially many, are never
listed. What physical space or a written group sets apart is not cut.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from math import comb
from typing import Final, NamedTuple

from forceout.games.equations.language.default_grouping import apply_behind, attempt, merge_doubts
from forceout.games.equations.language.operations import FACTORIAL_OPERATION, IMPLIED_PRODUCT
from forceout.games.equations.language.parts import Part
from forceout.games.equations.language.standing_together import Interval, Together
from forceout.games.equations.readings.reading import (
    HEAVY,
    Budget,
    Exhausted,
    Fixity,
    Node,
    Operation,
    Readings,
    weight,
)
from forceout.games.equations.readings.sampling import can_sample, sample_groupings
from forceout.games.equations.values import Number, Undefined, Unverifiable, verify_wanted

SMALL_RUN: Final = 9
"""Parts of a run all of whose groupings are always looked at."""
Cell = dict[Number, Node]


class Products(NamedTuple):
    """Values of an interval, by how many factorial signs were put in: all, and those of products that begin with a bare
    i, end with one, or both."""

    whole: list[Cell]
    begins: list[Cell]
    ends: list[Cell]
    both: list[Cell]


def no_products(cells: int) -> Products:
    """Products to be filled in, for so many numbers of factorial signs."""
    whole, begins, ends, both = ([Cell() for _ in range(cells)] for _ in range(4))
    return Products(whole, begins, ends, both)


NO_PRODUCTS: Final = no_products(0)


class Table:
    """The values of every interval of a run of parts, by how many factorial signs were put in."""

    def __init__(
        self, parts: Sequence[Part], budget: Budget, together: Together | None = None, factorials: int = 0
    ) -> None:
        self.parts = parts
        self.budget = budget
        self.factorials = factorials
        self.doubts = Readings()
        self._together = together
        self._kept = None if _is_small(parts) else budget.values_kept
        self._binary = [place for place, part in enumerate(parts) if part.fixity is Fixity.BINARY]
        self._free = [place for place in self._binary if not parts[place].is_bound]
        self._cells: dict[Interval, list[Cell]] = {}
        self._products: dict[Interval, Products] = {}
        """Products without ×, which may go on without one where a bare i is at their end (Equations XIII-D-11)."""

    def fill(self) -> list[Cell]:
        """The values of the whole run, for each number of factorial signs put in."""
        # A step for each interval, and two for each sign wherever its left side may begin and its right side may end.
        self.budget.verify_reaches(comb(len(self._binary) + 2, 2) + 2 * comb(len(self._free) + 2, 3))
        for part in self.parts:
            if part.readings is not None:
                merge_doubts(self.doubts, part.readings)
        fixities = [part.fixity for part in self.parts]
        can_begin = [fixity in (None, Fixity.PREFIX) for fixity in fixities]
        can_end = [fixity in (None, Fixity.POSTFIX) for fixity in fixities]
        size = len(self.parts)
        for length in range(1, size + 1):
            for first in range(size - length + 1):
                if can_begin[first] and can_end[first + length - 1]:
                    self._fill_cell(first, first + length - 1)
        return self._cells.get((0, size - 1), [])

    def _fill_cell(self, first: int, last: int) -> None:
        verify_wanted()
        self.budget.spend(1)
        if self._together is not None and self._together.cuts(self.parts[first].start, self.parts[last].end):
            return
        cells: list[Cell] = [{} for _ in range(self.factorials + 1)]
        if first == last:
            readings = self.parts[first].readings
            assert readings is not None
            if not readings.needs_company:
                cells[0].update(readings.values)
        else:
            self._add_signs_in_front(first, last, cells)
            self._add_signs_behind(first, last, cells)
            for middle in self._free[bisect_right(self._free, first) : bisect_left(self._free, last)]:
                self._add_signs_between(first, middle, last, cells)
            # A radical's default reach is the number right behind it (VII-B-6-b); its index is free.
            if self.parts[last - 1].is_bound and self.parts[last - 1].fixity is Fixity.BINARY and first < last - 1:
                self._add_signs_between(first, last - 1, last, cells)
        for used in range(self.factorials):
            for node in list(cells[used].values()):
                self._add(FACTORIAL_OPERATION, (node,), cells[used + 1])
        if any(cells):
            self._cells[first, last] = cells

    def _add_signs_in_front(self, first: int, last: int, cells: list[Cell]) -> None:
        operation = self.parts[first].operation
        if operation is None or operation.fixity is not Fixity.PREFIX:
            return
        for used, inner in enumerate(self._cells.get((first + 1, last), [])):
            for node in inner.values():
                self._add(operation, (node,), cells[used])

    def _add_signs_behind(self, first: int, last: int, cells: list[Cell]) -> None:
        sign = self.parts[last]
        if sign.fixity is not Fixity.POSTFIX:
            return
        assert sign.operation is not None
        for used, inner in enumerate(self._cells.get((first, last - 1), [])):
            for node in inner.values():
                for more, exponents in self._exponents(sign):
                    if used + more <= self.factorials:
                        number = Part(0, 0, Readings({node.value: node}))
                        behind = sign._replace(readings=exponents)
                        found = apply_behind(number, behind, self.budget).readings
                        assert found is not None
                        merge_doubts(self.doubts, found)
                        for value, tree in found.values.items():
                            cells[used + more].setdefault(value, tree)

    def _exponents(self, sign: Part) -> Iterator[tuple[int, Readings | None]]:
        """What an exponent cube may be, with each number of factorial signs behind it (Equations
        XIII-B-12-comment-b)."""
        yield 0, sign.readings
        cell = {} if sign.readings is None else sign.readings.values
        for more in range(1, self.factorials + 1):
            next_cell: Cell = {}
            for node in cell.values():
                self._add(FACTORIAL_OPERATION, (node,), next_cell)
            if next_cell:
                yield more, Readings(next_cell)
            cell = next_cell

    def _add_signs_between(self, first: int, middle: int, last: int, cells: list[Cell]) -> None:
        sign = self.parts[middle]
        operation = sign.operation
        assert operation is not None
        if operation is IMPLIED_PRODUCT:
            self._add_products_with_i(first, middle, last, cells)
            return
        left = self._operands(first, middle - 1, operation)
        right = self._operands(middle + 1, last, operation)
        self._combine(operation, left, right, cells)

    def _operands(self, first: int, last: int, operation: Operation) -> list[Cell]:
        if first == last and operation.takes_two_digits:
            readings = self.parts[first].readings
            if readings is not None and readings.needs_company:
                return [readings.values]
        return self._cells.get((first, last), [])

    def _add_products_with_i(self, first: int, middle: int, last: int, cells: list[Cell]) -> None:
        """A product without × needs the i itself beside the number (Equations XIII-D-11-comment-g)."""
        left, right = self._beside(first, middle - 1), self._beside(middle + 1, last)
        found = self._products.setdefault((first, last), no_products(len(cells)))
        for into, pairs in (
            (found.whole, ((left.ends, right.whole), (left.whole, right.begins))),
            (found.begins, ((left.both, right.whole), (left.begins, right.begins))),
            (found.ends, ((left.ends, right.ends), (left.whole, right.both))),
            (found.both, ((left.both, right.ends), (left.begins, right.both))),
        ):
            for one, other in pairs:
                self._combine(IMPLIED_PRODUCT, one, other, into)
        for product, cell in zip(found.whole, cells, strict=True):
            for value, node in product.items():
                cell.setdefault(value, node)

    def _beside(self, first: int, last: int) -> Products:
        """The values of an interval, and those of them that have a bare i at an end."""
        whole = self._cells.get((first, last), [])
        if first == last and self.parts[first].is_bare_i:
            return Products(whole, whole, whole, whole)
        known = self._products.get((first, last), NO_PRODUCTS)
        return known._replace(whole=whole)

    def _combine(self, operation: Operation, left: list[Cell], right: list[Cell], cells: list[Cell]) -> None:
        for used, left_cell in enumerate(left):
            for more, right_cell in enumerate(right):
                if used + more > self.factorials:
                    break
                if left_cell and right_cell:
                    self._combine_cells(operation, left_cell, right_cell, cells[used + more])

    def _combine_cells(self, operation: Operation, left: Cell, right: Cell, cell: Cell) -> None:
        if self._kept is not None and len(cell) >= self._kept:
            self.doubts.is_complete = False
            return
        if self._kept is not None or operation.all_values is not None:
            for left_node in left.values():
                for right_node in right.values():
                    self._add(operation, (left_node, right_node), cell)
            return
        self.budget.spend(1 + len(left) * len(right) * max(_weight(left), _weight(right)))
        apply, sign, doubts = operation.apply, operation.sign, self.doubts
        for left_value, left_node in left.items():
            for right_value, right_node in right.items():
                try:
                    value = apply(left_value, right_value)
                except Undefined as undefined:
                    doubts.undefined = doubts.undefined or undefined
                    continue
                except Unverifiable as unverifiable:
                    doubts.unverifiable = doubts.unverifiable or unverifiable.reason
                    continue
                if value not in cell:
                    cell[value] = Node(value, sign, Fixity.BINARY, (left_node, right_node))

    def _add(self, operation: Operation, nodes: tuple[Node, ...], cell: Cell) -> None:
        if self._kept is not None and len(cell) >= self._kept:
            self.doubts.is_complete = False
            return
        numbers = tuple([node.value for node in nodes])
        self.budget.spend(max(map(weight, numbers)))
        found = attempt(operation, numbers, self.doubts)
        if len(found) > 1:
            self.budget.spend(len(found) * HEAVY)
        for value in found:
            if value not in cell:
                cell[value] = Node(value, operation.sign, operation.fixity, nodes)


def _is_small(parts: Sequence[Part]) -> bool:
    """Whether a run has so few groupings that a sample of them would save nothing."""
    return len(parts) <= SMALL_RUN and all(part.readings is None or len(part.readings.values) < 2 for part in parts)


def _weight(cell: Cell) -> int:
    """What one step with the values of a cell costs on average."""
    return -(-sum(map(weight, cell)) // len(cell))


def group_freely(
    parts: Sequence[Part], budget: Budget, together: Together | None = None, factorials: int = 0
) -> Readings:
    """The readings of a run of parts, grouped in every way that is legal (Equations VII-B-6-a)."""
    if len(parts) == 1 and parts[0].readings is not None and not factorials:
        return parts[0].readings
    if budget.values_kept is not None and together is None and not factorials and can_sample(parts):
        return sample_groupings(parts, budget)
    table = Table(parts, budget, together, factorials)
    try:
        cells = table.fill()
    except Exhausted:
        table.doubts.is_complete = False
        cells = []
    readings = table.doubts
    for cell in cells:
        for value, node in cell.items():
            readings.values.setdefault(value, node)
    return readings

"""Which sets can be named with exactly these operand cubes, and how the operations are counted.

Where operations cannot repeat, their cubes are counted exactly. Where they can, counts only show that
Required is met, so they stop at what Required asks for; and with ' as well every family is closed under
complement, so that ∪, ∩ and subtraction become each other and are counted together.
"""

from collections.abc import Iterable
from typing import NamedTuple

from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.on_sets.families import Family, space_of
from forceout.solver.on_sets.problem import FIELD, OPERANDS, TRACKED, Problem, SubProblem, unpacked

GUARDS = sum(16 << FIELD * place for place in range(TRACKED + 2))
EXACT_FIELDS = 1023 << FIELD * TRACKED
"""Where = and ⊆ are counted, after the four operations; they never repeat."""
OPERAND_FIELDS = (1 << FIELD * OPERANDS) - 1
CHECK_EVERY = 200


class Algebra(NamedTuple):
    """Which operations are there, and how they are counted."""

    is_closed: bool
    is_repeating: bool
    operations: tuple[tuple[str, int], ...]
    """The operations with what each adds to the count."""
    complement: int
    """What ' adds to the count; 0 when it is not there or not counted."""
    caps: int
    """How far each count goes; where operations repeat it stays there."""
    fitting: frozenset[int] = frozenset()
    """Where operations do not repeat, the counts that the cubes of some sub-problem allow."""


def tracked_lows(low: int, algebra: Algebra, problem: Problem) -> int:
    """What the counts must have reached for a part that must use these cubes."""
    if not algebra.is_closed:
        return low >> FIELD * OPERANDS
    union, intersection, difference = unpacked(low)[OPERANDS : OPERANDS + 3]
    together = union + intersection + (0 if problem.is_symmetric else difference)
    apart = difference if problem.is_symmetric else 0
    return together | apart << 2 * FIELD | (low >> FIELD * OPERANDS & EXACT_FIELDS)


def algebra_of(one: SubProblem, problem: Problem) -> Algebra:
    """The operations of a sub-problem; caps are filled in when all sub-problems are known."""
    union, intersection, difference, complement = unpacked(one.high)[OPERANDS : OPERANDS + TRACKED]
    minus = "^" if problem.is_symmetric else "-"
    is_closed = problem.is_repeating and complement > 0
    if is_closed:
        operations = []
        if union or intersection or (difference and not problem.is_symmetric):
            operations.append(("|", 1))
        if difference and problem.is_symmetric:
            operations.append(("^", 1 << 2 * FIELD))
        return Algebra(True, True, tuple(operations), 0, 0)
    operations = []
    if union:
        operations.append(("|", 1))
        if problem.merges_operations:
            operations.append(("&", 1))
    if intersection:
        operations.append(("&", 1 << FIELD))
    if difference:
        operations.append((minus, 1 << 2 * FIELD))
    return Algebra(False, problem.is_repeating, tuple(operations), (1 << 3 * FIELD) if complement else 0, 0)


class Reachable:
    """The families of sets that each collection of operand cubes can name, by the operations counted."""

    def __init__(self, problem: Problem, algebra: Algebra, budget: Budget) -> None:
        self.space = space_of(problem.cells)
        self.algebra = algebra
        self.budget = budget
        self._work = 0
        everything = self.space.everything
        masks = [{color} for color in problem.colors]
        masks += [{0, everything}, set()] if problem.merges_sets else [{everything}, {0}]
        if algebra.is_closed:
            masks = [one | {everything ^ mask for mask in one} for one in masks]
        self._families: dict[int, dict[int, Family]] = {}
        self._splits: dict[int, list[int]] = {}
        for place, named in enumerate(masks):
            self._families[1 << FIELD * place] = self._with_complements({0: Family(self.space, named)})
        binary = {unit for _, unit in algebra.operations}
        self.most_joined = (
            (99 if binary else 0)
            if algebra.is_repeating
            else max((sum(count >> FIELD * place & 31 for place in range(3)) for count in algebra.fitting), default=0)
        )
        """How many binary operations can be used together."""

    def spend(self, work: int) -> None:
        """Note work done; raises OutOfBudget when there is no more to spend."""
        self._work += work
        if self._work >= CHECK_EVERY:
            spent, self._work = self._work, 0
            if self.budget.spend(spent):
                raise OutOfBudget

    def hold(self, families: Iterable[Family]) -> None:
        """Note families that are kept; raises OutOfBudget when there is no more room."""
        if self.budget.hold(sum(family.held_bytes for family in families)):
            raise OutOfBudget

    def counted(self, count: int) -> int | None:
        """A count as it is kept; None when it is beyond what the cubes allow."""
        if not self.algebra.is_repeating:
            return count if count in self.algebra.fitting else None
        caps = self.algebra.caps
        if (caps | GUARDS) - count & GUARDS == GUARDS:
            return count
        kept = 0
        for place in range(TRACKED + 2):
            field, cap = count >> FIELD * place & 31, caps >> FIELD * place & 31
            if field > cap and place >= TRACKED:
                return None
            kept |= min(field, cap) << FIELD * place
        return kept

    def families(self, operands: int) -> dict[int, Family]:
        """The sets that exactly these operand cubes can name, by the count of operations."""
        known = self._families.get(operands)
        if known is None:
            known = self._families[operands] = self._build(operands)
            self.hold(known.values())
        return known

    def splits(self, operands: int) -> list[int]:
        """Every smaller collection of these cubes, neither empty nor all."""
        known = self._splits.get(operands)
        if known is None:
            known = [0]
            for place in range(OPERANDS):
                unit = 1 << FIELD * place
                count = operands >> FIELD * place & 31
                if count:
                    known = [one + times * unit for times in range(count + 1) for one in known]
            known = self._splits[operands] = known[1:-1]
        return known

    def _build(self, operands: int) -> dict[int, Family]:
        found: dict[int, Family] = {}
        if size_of(operands) - 1 > self.most_joined:
            return found
        joined, counted = self.space.joined, self.counted
        operations = self.algebra.operations
        for part in self.splits(operands):
            rest = operands - part
            if part > rest:
                break
            for count, left in self.families(part).items():
                for other, right in self.families(rest).items():
                    for operation, unit in operations:
                        kept = counted(count + other + unit)
                        if kept is None:
                            continue
                        self.spend(1)
                        family = joined(operation, left, right)
                        if operation == "-":
                            family.add(joined(operation, right, left))
                        if kept in found:
                            found[kept].add(family)
                        else:
                            found[kept] = family
        return self._with_complements(found)

    def _with_complements(self, found: dict[int, Family]) -> dict[int, Family]:
        if self.algebra.is_closed:
            for family in found.values():
                family.add(self.space.complements(family))
            return found
        unit = self.algebra.complement
        if not unit:
            return found
        fresh = dict(found)
        while fresh:
            further: dict[int, Family] = {}
            for count, family in fresh.items():
                kept = self.counted(count + unit)
                if kept is not None:
                    further[kept] = self.space.complements(family)
            for kept, family in further.items():
                if kept in found:
                    found[kept].add(family)
                else:
                    found[kept] = Family(self.space, set(family.items))
            fresh = further
        return found


def size_of(operands: int) -> int:
    """How many operand cubes there are."""
    return sum(operands >> FIELD * place & 31 for place in range(OPERANDS))

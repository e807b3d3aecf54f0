"""From a set that can be named back to one way of naming it, in reverse Polish."""

from collections.abc import Iterator

from forceout.solver.on_sets.families import Family
from forceout.solver.on_sets.problem import FIELD, Problem
from forceout.solver.on_sets.reachable import Reachable, size_of
from forceout.solver.on_sets.restrictions import RELATIONS, Restrictions

WrittenRestriction = tuple[tuple[str, ...], str]
Pair = tuple[int, int]


def submasks(mask: int) -> Iterator[int]:
    """Every set within a mask."""
    sub = mask
    while True:
        yield sub
        if not sub:
            return
        sub = (sub - 1) & mask


def partner_range(operation: str, mask: int, one: int, everything: int) -> Pair | None:
    """For `one operation other == mask` what the other must hold, and what it may hold besides."""
    if operation == "^":
        return mask ^ one, 0
    if operation == "|":
        return None if one & ~mask else (mask & ~one, one)
    if mask & ~one:
        return None
    if operation == "&":
        return mask, everything & ~one
    return one & ~mask, everything & ~one


def find_pair(operation: str, mask: int, left: Family, right: Family) -> Pair | None:
    """One set of each family that join to the mask."""
    everything = left.space.everything
    for one in left.items:
        found = partner_range(operation, mask, one, everything)
        if found is None:
            continue
        must, may = found
        if 1 << may.bit_count() <= len(right):
            other = next((must | sub for sub in submasks(may) if must | sub in right.items), None)
        else:
            other = next((item for item in right.items if item & ~may == must), None)
        if other is not None:
            return one, other
    return None


class Tracing:
    """Ways to name sets and to state Restrictions."""

    def __init__(self, problem: Problem, reachable: Reachable, restrictions: Restrictions | None) -> None:
        self.problem = problem
        self.reachable = reachable
        self.restrictions = restrictions
        self.everything = reachable.space.everything

    def set_name(self, operands: int, count: int, mask: int) -> str:
        """One way to name a set with exactly these operand cubes."""
        algebra = self.reachable.algebra
        if size_of(operands) == 1:
            return self._operand(operands, count, mask)
        direct = self._joined(operands, count, mask)
        if direct is not None:
            return direct
        if not algebra.is_closed:
            count -= algebra.complement
        return self.set_name(operands, count, self.everything ^ mask) + "~"

    def _operand(self, operands: int, count: int, mask: int) -> str:
        kind = (operands.bit_length() - 1) // FIELD
        algebra = self.reachable.algebra
        signs = count // algebra.complement if algebra.complement else 0
        base = mask ^ (self.everything if signs % 2 else 0)
        if kind >= 4:
            if self.problem.merges_sets:
                return ("4" if base else "5") + "~" * signs
            own = self.everything if kind == 4 else 0
        else:
            own = self.problem.colors[kind]
        if algebra.is_closed:
            return str(kind) + ("" if own == mask else "~")
        return str(kind) + "~" * signs

    def _joined(self, operands: int, count: int, mask: int) -> str | None:
        reachable = self.reachable
        if mask not in reachable.families(operands)[count].items:
            return None
        for part in reachable.splits(operands):
            for one, left in reachable.families(part).items():
                for other, right in reachable.families(operands - part).items():
                    for operation, unit in self._operations():
                        if reachable.counted(one + other + unit) != count:
                            continue
                        pair = find_pair(operation, mask, left, right)
                        if pair is not None:
                            return (
                                self.set_name(part, one, pair[0])
                                + self.set_name(operands - part, other, pair[1])
                                + operation
                            )
        return None

    def _operations(self) -> Iterator[tuple[str, int]]:
        for operation, unit in self.reachable.algebra.operations:
            yield operation, unit
            if self.reachable.algebra.is_closed and operation == "|":
                yield "&", unit

    def several(self, operands: int, relations: int, count: int, removed: int) -> tuple[WrittenRestriction, ...]:
        """Restrictions that together remove these cards."""
        assert self.restrictions is not None
        chains = self.restrictions.chains(operands, relations).get(count)
        if chains is not None and removed in chains.items:
            return (self._chain(operands, relations, count, removed),)
        if self.restrictions.asks_effect:
            pieces = self.restrictions.composed(operands, relations, count, removed)
            assert pieces is not None
            return tuple(self._chain(*piece) for piece in pieces)
        for first, part in self.restrictions.firsts(operands, relations):
            for one, left in self.restrictions.chains(part, first).items():
                for other, right in self.restrictions.several(operands - part, relations - first).items():
                    if self.reachable.counted(one + other) == count and (pair := find_pair("|", removed, left, right)):
                        return (
                            self._chain(part, first, one, pair[0]),
                            *self.several(operands - part, relations - first, other, pair[1]),
                        )
        raise AssertionError("a removal came from nowhere")

    def _chain(self, operands: int, relations: int, count: int, removed: int) -> WrittenRestriction:
        assert self.restrictions is not None
        if relations > 1:
            sides, signs = self._ending(operands, relations, count, None, removed)
            return tuple(sides), signs
        for part in self.reachable.splits(operands):
            for one, left in self.reachable.families(part).items():
                for other, right in self.reachable.families(operands - part).items():
                    for sign, unit, operation in RELATIONS:
                        if self.reachable.counted(one + other + unit) == count and (
                            pair := find_pair(operation, removed, left, right)
                        ):
                            sides = [self.set_name(part, one, pair[0]), self.set_name(operands - part, other, pair[1])]
                            return tuple(sides), sign
        raise AssertionError("a removal came from nowhere")

    def _ending(
        self, operands: int, relations: int, count: int, last: int | None, removed: int
    ) -> tuple[list[str], str]:
        """A chain with this last side (any, when None) that removes these cards."""
        assert self.restrictions is not None
        if relations == 0:
            assert last is not None
            return [self.set_name(operands, count, last)], ""
        for part in self.reachable.splits(operands):
            if size_of(part) < relations:
                continue
            for one, by_last in self.restrictions.ends(part, relations - 1).items():
                for other, family in self.reachable.families(operands - part).items():
                    if last is not None and last not in family.items:
                        continue
                    for sign, unit, operation in RELATIONS:
                        if self.reachable.counted(one + other + unit) != count:
                            continue
                        for before, so_far in by_last.items():
                            for side in family.items if last is None else (last,):
                                link = before ^ side if operation == "^" else before & ~side
                                if link & ~removed:
                                    continue
                                for earlier in so_far.items:
                                    if earlier | link == removed:
                                        sides, signs = self._ending(part, relations - 1, one, before, earlier)
                                        return [*sides, self.set_name(operands - part, other, side)], signs + sign
        raise AssertionError("a removal came from nowhere")

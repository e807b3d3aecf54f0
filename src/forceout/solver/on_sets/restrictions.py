"""Which cards Restrictions can remove with exactly these operand cubes.

A chain of several relations is followed with its last side in hand; several Restrictions unite what each
removes. Under No Null Restrictions each must remove a card that no other does: that is looked into only for
unions that would serve.
"""

from collections.abc import Iterator

from forceout.solver.budget import Budget
from forceout.solver.on_sets.families import Family
from forceout.solver.on_sets.problem import FIELD, TRACKED
from forceout.solver.on_sets.reachable import Reachable, size_of

EQUALS = 1 << FIELD * TRACKED
SUBSET = 1 << FIELD * (TRACKED + 1)
RELATIONS = (("=", EQUALS, "^"), ("⊆", SUBSET, "-"))
Removals = dict[int, Family]
"""What can be removed, by the count of operations and relations."""
Piece = tuple[int, int, int, int]
"""One of several Restrictions: its operands, how many relations it has, its count, what it removes."""


class Restrictions:
    """The removals of one algebra, worked out as they are asked for."""

    def __init__(self, reachable: Reachable, asks_effect: bool, budget: Budget) -> None:
        self.reachable = reachable
        self.space = reachable.space
        self.asks_effect = asks_effect
        self.budget = budget
        self._chains: dict[tuple[int, int], Removals] = {}
        self._several: dict[tuple[int, int], Removals] = {}
        self._ends: dict[tuple[int, int], dict[int, dict[int, Family]]] = {}

    def chains(self, operands: int, relations: int) -> Removals:
        """What one Restriction with so many relations can remove."""
        known = self._chains.get((operands, relations))
        if known is None:
            known = self._links(operands) if relations == 1 else self._long_chains(operands, relations)
            if self.asks_effect:
                known = {count: family.without_nothing() for count, family in known.items()}
            self._chains[operands, relations] = known
            self.reachable.hold(known.values())
        return known

    def _links(self, operands: int) -> Removals:
        found: Removals = {}
        reachable, joined = self.reachable, self.space.joined
        for part in reachable.splits(operands):
            rest = operands - part
            for count, left in reachable.families(part).items():
                for other, right in reachable.families(rest).items():
                    for _, unit, operation in RELATIONS:
                        if operation == "^" and part > rest:
                            continue
                        kept = reachable.counted(count + other + unit)
                        if kept is not None:
                            reachable.spend(1)
                            _add(found, kept, joined(operation, left, right))
        return found

    def ends(self, operands: int, relations: int) -> dict[int, dict[int, Family]]:
        """What a chain so far can remove, by count, and by its last side."""
        known = self._ends.get((operands, relations))
        if known is not None:
            return known
        reachable, space = self.reachable, self.space
        found: dict[int, dict[int, Family]] = {}
        if relations == 0:
            nothing = {0}
            for count, family in reachable.families(operands).items():
                found[count] = {mask: Family(space, set(nothing)) for mask in family.items}
        else:
            for part in reachable.splits(operands):
                if size_of(part) < relations:
                    continue
                last_sides = reachable.families(operands - part)
                for count, by_last in self.ends(part, relations - 1).items():
                    for other, family in last_sides.items():
                        for _, unit, operation in RELATIONS:
                            kept = reachable.counted(count + other + unit)
                            if kept is None:
                                continue
                            into = found.setdefault(kept, {})
                            for last, removed in by_last.items():
                                reachable.spend(len(family))
                                for mask in family.items:
                                    link = last ^ mask if operation == "^" else last & ~mask
                                    _add(into, mask, space.joined("|", removed, Family(space, {link})))
        self._ends[operands, relations] = found
        for by_last in found.values():
            reachable.hold(by_last.values())
        return found

    def _long_chains(self, operands: int, relations: int) -> Removals:
        found: Removals = {}
        reachable, space = self.reachable, self.space
        for part in reachable.splits(operands):
            if size_of(part) < relations:
                continue
            last_sides = reachable.families(operands - part)
            for count, by_last in self.ends(part, relations - 1).items():
                for other, family in last_sides.items():
                    for _, unit, operation in RELATIONS:
                        kept = reachable.counted(count + other + unit)
                        if kept is None:
                            continue
                        for last, removed in by_last.items():
                            reachable.spend(4)
                            links = space.joined(operation, Family(space, {last}), family)
                            _add(found, kept, space.joined("|", removed, links))
        return found

    def several(self, operands: int, relations: int) -> Removals:
        """What any number of Restrictions with so many relations in all can remove; where each must have an effect,
        some of it only if `composed` finds how."""
        known = self._several.get((operands, relations))
        if known is not None:
            return known
        found = {count: Family(self.space, set(one.items)) for count, one in self.chains(operands, relations).items()}
        for first, part in self.firsts(operands, relations):
            for count, left in self.chains(part, first).items():
                for other, right in self.several(operands - part, relations - first).items():
                    kept = self.reachable.counted(count + other)
                    if kept is not None:
                        self.reachable.spend(1)
                        _add(found, kept, self.space.joined("|", left, right))
        self._several[operands, relations] = found
        self.reachable.hold(found.values())
        return found

    def firsts(self, operands: int, relations: int) -> Iterator[tuple[int, int]]:
        """The ways to set one of several Restrictions apart: how many relations and which operands it takes."""
        for first in range(1, relations):
            for part in self.reachable.splits(operands):
                if size_of(part) > first and size_of(operands - part) > relations - first:
                    yield first, part

    def composed(
        self, operands: int, relations: int, count: int, removed: int, before: tuple[int, ...] = ()
    ) -> tuple[Piece, ...] | None:
        """Restrictions that with those before them remove just these cards, each with an effect of its own."""
        union = 0
        for one in before:
            union |= one
        alone = self.chains(operands, relations).get(count)
        if alone is not None:
            for mask in alone.items:
                if union | mask == removed and have_effect((*before, mask)):
                    return ((operands, relations, count, mask),)
        for first, part in self.firsts(operands, relations):
            rest = self.several(operands - part, relations - first)
            for one, family in self.chains(part, first).items():
                others = [other for other in rest if self.reachable.counted(one + other) == count]
                if not others:
                    continue
                self.reachable.spend(len(family))
                for mask in family.items:
                    if mask & ~removed or not have_effect((*before, mask)):
                        continue
                    for other in others:
                        found = self.composed(operands - part, relations - first, other, removed, (*before, mask))
                        if found is not None:
                            return ((part, first, one, mask), *found)
        return None


def have_effect(removals: tuple[int, ...]) -> bool:
    """Whether each of several Restrictions removes a card that no other does (XIII-B-8)."""
    once = twice = 0
    for one in removals:
        twice |= once & one
        once |= one
    return all(one & ~twice for one in removals)


def _add(found: dict[int, Family], key: int, family: Family) -> None:
    if key in found:
        found[key].add(family)
    else:
        found[key] = family

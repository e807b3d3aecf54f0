"""Which cards Restrictions can remove with exactly these operand cubes.

A chain of several relations is followed with its last side in hand; several Restrictions unite what each
removes. Under No Null Restrictions each must remove a card that no other does, so what each removes alone
is kept with the union.
"""

from forceout.solver.budget import Budget
from forceout.solver.on_sets_families import Family
from forceout.solver.on_sets_problem import FIELD, TRACKED
from forceout.solver.on_sets_reachable import Reachable, size_of

EQUALS = 1 << FIELD * TRACKED
SUBSET = 1 << FIELD * (TRACKED + 1)
RELATIONS = (("=", EQUALS, "^"), ("⊆", SUBSET, "-"))
Removals = dict[int, Family]
"""What can be removed, by the count of operations and relations."""
Private = tuple[int, tuple[int, ...]]
"""What several Restrictions remove together, and what each removes alone."""


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
        self._privates: dict[tuple[int, int], dict[int, set[Private]]] = {}

    def chains(self, operands: int, relations: int) -> Removals:
        """What one Restriction with so many relations can remove."""
        known = self._chains.get((operands, relations))
        if known is None:
            known = self._links(operands) if relations == 1 else self._long_chains(operands, relations)
            self._chains[operands, relations] = known
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
        """What any number of Restrictions with so many relations in all can remove."""
        known = self._several.get((operands, relations))
        if known is not None:
            return known
        found: Removals = {}
        for count, family in self.chains(operands, relations).items():
            found[count] = Family(self.space, set(family.items))
        if self.asks_effect:
            for family in found.values():
                family.items.discard(0)
        for first in range(1, relations):
            for part in self.reachable.splits(operands):
                if size_of(part) <= first or size_of(operands - part) < relations - first + 1:
                    continue
                if self.asks_effect:
                    continue
                for count, left in self.chains(part, first).items():
                    for other, right in self.several(operands - part, relations - first).items():
                        kept = self.reachable.counted(count + other)
                        if kept is not None:
                            self.reachable.spend(1)
                            _add(found, kept, self.space.joined("|", left, right))
        if self.asks_effect and relations > 1:
            for count, privates in self.privates(operands, relations).items():
                _add(found, count, Family(self.space, {union for union, _ in privates}))
        self._several[operands, relations] = found
        return found

    def privates(self, operands: int, relations: int) -> dict[int, set[Private]]:
        """What Restrictions that all have an effect can remove, together and each alone."""
        known = self._privates.get((operands, relations))
        if known is not None:
            return known
        found: dict[int, set[Private]] = {}
        for count, family in self.chains(operands, relations).items():
            found.setdefault(count, set()).update((mask, (mask,)) for mask in family.items if mask)
        for first in range(1, relations):
            for part in self.reachable.splits(operands):
                if size_of(part) <= first or size_of(operands - part) < relations - first + 1:
                    continue
                for count, family in self.chains(part, first).items():
                    for other, privates in self.privates(operands - part, relations - first).items():
                        kept = self.reachable.counted(count + other)
                        if kept is None:
                            continue
                        self.reachable.spend(len(privates))
                        into = found.setdefault(kept, set())
                        for mask in family.items:
                            for union, alone in privates:
                                if mask & ~union and all(one & ~mask for one in alone):
                                    mine = tuple(sorted([*(one & ~mask for one in alone), mask & ~union]))
                                    into.add((union | mask, mine))
        self._privates[operands, relations] = found
        return found


def _add(found: dict[int, Family], key: int, family: Family) -> None:
    if key in found:
        found[key].add(family)
    else:
        found[key] = family

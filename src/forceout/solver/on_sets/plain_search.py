"""The search in plain Python: Set-Names alone, then with Restrictions, until one is found or all is tried."""

from collections.abc import Iterator
from functools import lru_cache

from forceout.solver.budget import Budget
from forceout.solver.on_sets.families import members, space_of
from forceout.solver.on_sets.problem import FIELD, KINDS, OPERANDS, TRACKED, Found, Problem, SubProblem
from forceout.solver.on_sets.reachable import (
    EXACT_FIELDS,
    GUARDS,
    OPERAND_FIELDS,
    Algebra,
    Reachable,
    algebra_of,
    size_of,
    tracked_lows,
)
from forceout.solver.on_sets.restrictions import Restrictions
from forceout.solver.on_sets.survivors import holding_goal, leaving_goal, meeting_goal
from forceout.solver.on_sets.tracing import Tracing

MOST_OPERANDS = 15
TRACKED_FIELDS = (1 << FIELD * TRACKED) - 1
TRACKED_GUARDS = GUARDS & TRACKED_FIELDS


def search(problem: Problem, budget: Budget) -> Found | None:
    """A Solution of some sub-problem, or None when there is none; raises OutOfBudget."""
    return Search(problem, budget).run()


class Search:
    """One search with everything that its sub-problems share."""

    def __init__(self, problem: Problem, budget: Budget) -> None:
        self.problem = problem
        self.budget = budget
        self.space = space_of(problem.cells)
        self.targets = [meeting_goal(self.space, dotting, problem.goals) for dotting in problem.dottings]
        self.holding = [holding_goal(self.space, target) for target in self.targets]
        self.target = 0
        for one in self.targets:
            self.target |= one
        self.algebras = with_caps(problem)
        self._reachable: dict[Algebra, Reachable] = {}
        self._restrictions: dict[Algebra, Restrictions] = {}
        self._leaving: dict[int, list[int]] = {}

    def run(self) -> Found | None:
        """Set-Names alone, then with Restrictions."""
        if not self.target:
            return None
        alone = [(place, one) for place, one in enumerate(self.problem.sub_problems) if not one.needs_restriction]
        # The same families come up in many sub-problems: what missed the Goal once need not be looked at again.
        missed: set[tuple[int, int, int]] = set()
        for size in range(1, MOST_OPERANDS + 1):
            for place, one in alone:
                found = self.without_restriction(place, one, size, missed)
                if found is not None:
                    return found
        if self.problem.asks_effect and not self.target & ~(1 << self.space.everything):
            # Each Restriction must have an effect, but every pick that meets the Goal needs all cards.
            return None
        for place, one in enumerate(self.problem.sub_problems):
            if one.allows_restriction:
                found = self.with_restriction(place, one)
                if found is not None:
                    return found
        return None

    def reachable(self, place: int) -> Reachable:
        """The table of a sub-problem's algebra."""
        algebra = self.algebras[place]
        known = self._reachable.get(algebra)
        if known is None:
            known = self._reachable[algebra] = Reachable(self.problem, algebra, self.budget)
        return known

    def restrictions(self, place: int) -> Restrictions:
        """The removals of a sub-problem's algebra."""
        algebra = self.algebras[place]
        known = self._restrictions.get(algebra)
        if known is None:
            known = Restrictions(self.reachable(place), self.problem.asks_effect, self.budget)
            self._restrictions[algebra] = known
        return known

    def set_names(
        self, place: int, one: SubProblem, is_alone: bool, only_size: int | None = None
    ) -> Iterator[tuple[int, int]]:
        """The operand cubes and counts that a Set-Name of this sub-problem may have."""
        reachable = self.reachable(place)
        algebra = reachable.algebra
        low = tracked_lows(one.low_set_name, algebra, self.problem) & TRACKED_FIELDS
        high = TRACKED_GUARDS | (one.high >> FIELD * OPERANDS & TRACKED_FIELDS)
        fewest = self.problem.fewest_operations
        for size, operands in collections(one.low_set_name & OPERAND_FIELDS, one.high & OPERAND_FIELDS):
            if size > reachable.most_joined + 1 or (only_size is not None and size != only_size):
                continue
            if algebra.is_repeating and not algebra.is_closed and (size - 1 < fewest or (is_alone and size < 2)):
                continue
            for count in reachable.families(operands):
                if (count | TRACKED_GUARDS) - low & TRACKED_GUARDS != TRACKED_GUARDS:
                    continue
                if not algebra.is_repeating:
                    if high - count & TRACKED_GUARDS != TRACKED_GUARDS:
                        continue
                    operations = sum(count >> FIELD * field & 31 for field in range(TRACKED))
                    if operations < fewest or (is_alone and size + operations < 2):
                        continue
                yield operands, count

    def without_restriction(
        self, place: int, one: SubProblem, size: int, missed: set[tuple[int, int, int]]
    ) -> Found | None:
        """A Set-Name of so many operands that by itself meets the Goal."""
        reachable = self.reachable(place)
        for operands, count in self.set_names(place, one, is_alone=True, only_size=size):
            key = (id(reachable), operands, count)
            if key in missed:
                continue
            if reachable.families(operands)[count].bits & self.target:
                return self._found(place, operands, count, 0, ())
            missed.add(key)
        return None

    def with_restriction(self, place: int, one: SubProblem) -> Found | None:
        """Restrictions and a Set-Name that together meet the Goal."""
        algebra = self.algebras[place]
        equals, subset = (KINDS.index(sign) for sign in "=⊆")
        low = tracked_lows(one.low_restrictions, algebra, self.problem)
        high = one.high >> FIELD * OPERANDS
        fewest = sum(one.low_restrictions >> FIELD * field & 31 for field in (equals, subset))
        most = sum(one.high >> FIELD * field & 31 for field in (equals, subset))
        if not most:
            return None
        reachable, restrictions = self.reachable(place), self.restrictions(place)
        together = 0
        for operands, count in self.set_names(place, one, is_alone=False):
            together |= reachable.families(operands)[count].bits
        good = 0
        for leaving in self.leaving(together):
            good |= leaving
        if self.problem.asks_effect:
            good &= ~1  # To remove nothing has no effect.
        if not good:
            return None
        checked_fields = GUARDS if not algebra.is_repeating else GUARDS & EXACT_FIELDS
        for relations in range(max(1, fewest), most + 1):
            for size, operands in collections(one.low_restrictions & OPERAND_FIELDS, one.high & OPERAND_FIELDS):
                if not relations < size <= reachable.most_joined + 2 * relations:
                    continue
                for count, family in restrictions.several(operands, relations).items():
                    if (count | GUARDS) - low & GUARDS != GUARDS:
                        continue
                    if (high | GUARDS) - count & checked_fields != checked_fields:
                        continue
                    for removed in list(members(family.bits & good)):
                        if self.problem.asks_effect and not restrictions.composed(operands, relations, count, removed):
                            family.discard(removed)
                            continue
                        return self._traced(place, one, operands, relations, count, removed)
        return None

    def leaving(self, together: int) -> list[int]:
        """For each dotting the removals that leave one of these sets meeting the Goal."""
        known = self._leaving.get(together)
        if known is None:
            known = [
                leaving_goal(self.space, dotting, self.problem.goals, held) if (held := together & holding) else 0
                for dotting, holding in zip(self.problem.dottings, self.holding, strict=True)
            ]
            self._leaving[together] = known
        return known

    def _traced(
        self, place: int, one: SubProblem, operands: int, relations: int, count: int, removed: int
    ) -> Found | None:
        tracing = Tracing(self.problem, self.reachable(place), self.restrictions(place))
        written = tracing.several(operands, relations, count, removed)
        for named, named_count in self.set_names(place, one, is_alone=False):
            found = self._found(place, named, named_count, removed, written)
            if found is not None:
                return found
        raise AssertionError("a removal leaves no set that meets the Goal")

    def _found(
        self, place: int, operands: int, count: int, removed: int, written: tuple[tuple[tuple[str, ...], str], ...]
    ) -> Found | None:
        """A Set-Name of these cubes that meets the Goal in some dotting, when these cards are removed."""
        reachable = self.reachable(place)
        family = reachable.families(operands)[count]
        left = self.space.everything & ~removed
        picks = self.space.cut(family.bits, left) if removed else family.bits
        for number, target in enumerate(self.targets):
            met = picks & target
            if met:
                picked = (met & -met).bit_length() - 1
                mask = next(one for one in family.items if one & left == picked)
                tracing = Tracing(self.problem, reachable, None)
                return Found(place, number, tracing.set_name(operands, count, mask), written, picked)
        return None


@lru_cache(maxsize=4096)
def collections(low: int, high: int) -> tuple[tuple[int, int], ...]:
    """Every collection of operand cubes between two, with its size, the smaller ones first."""
    found = [0]
    for place in range(OPERANDS):
        least, greatest = low >> FIELD * place & 31, high >> FIELD * place & 31
        if greatest:
            found = [one | times << FIELD * place for times in range(least, greatest + 1) for one in found]
    return tuple(sorted((size_of(one), one) for one in found if one))


def with_caps(problem: Problem) -> list[Algebra]:
    """The algebra of each sub-problem; those with the same operations share one, so that they share its table."""
    plain = [algebra_of(one, problem) for one in problem.sub_problems]
    if not problem.is_repeating:
        every = {operation: None for algebra in plain for operation in algebra.operations}
        caps = 0
        for one in problem.sub_problems:
            caps = fieldwise_most(caps, one.high >> FIELD * OPERANDS)
        complement = max((algebra.complement for algebra in plain), default=0)
        fitting = frozenset(
            count
            for high in {one.high >> FIELD * OPERANDS for one in problem.sub_problems}
            for count in counts_up_to(high)
        )
        return [Algebra(False, False, tuple(every), complement, caps, fitting)] * len(plain)
    caps_of: dict[Algebra, int] = {}
    for one, algebra in zip(problem.sub_problems, plain, strict=True):
        caps = caps_of.get(algebra, 0)
        for low in (one.low_set_name, one.low_restrictions):
            caps = fieldwise_most(caps, tracked_lows(low, algebra, problem) & TRACKED_FIELDS)
        caps_of[algebra] = fieldwise_most(caps, one.high >> FIELD * OPERANDS & EXACT_FIELDS)
    return [algebra._replace(caps=caps_of[algebra]) for algebra in plain]


def counts_up_to(high: int) -> list[int]:
    """Every count of operations and relations that these cubes allow."""
    found = [0]
    for place in range(TRACKED + 2):
        most = high >> FIELD * place & 31
        found = [one | times << FIELD * place for times in range(most + 1) for one in found]
    return found


def fieldwise_most(one: int, other: int) -> int:
    """The larger of two counts, kind by kind."""
    return sum(
        max(one >> FIELD * place & 31, other >> FIELD * place & 31) << FIELD * place for place in range(TRACKED + 2)
    )

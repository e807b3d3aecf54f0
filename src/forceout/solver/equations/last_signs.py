"""What need not be worked out by a proof about all that has no end (`without_end.py`): the last sign of an expression.

**Theorem.** Let no larger expression be made of some cubes. Then of what they make nothing matters but whether it meets
the Goal. So a sign between two numbers may be left out there

- where a search that went through all expressions with limited chains has ended (`Outcome.EXHAUSTED`), and this one is
  within its limits, unless signs without end, put to what it makes, could still come to the Goal;
- where no size that it can have is the Goal's.

Proof. The search held the expression, and whatever signs within the limits make of it, against the Goal. Beyond the
limits there are chains √…√x, which lie between 1 and x, and chains x!…!, which have to start from a whole number: a
root of a number that is not whole is not whole. Numbers whose sizes differ are not equal. ∎

Sizes are floats that are surely on the right side (`sizes_of_numbers.py`).
"""

from collections.abc import Callable
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number
from forceout.solver.equations.families import Family
from forceout.solver.equations.meeting_sizes import under_roots
from forceout.solver.equations.problem import (
    COUNTERS,
    FACTORIALS_WITHOUT_END,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Problem,
    Sign,
    Usage,
)
from forceout.solver.equations.sizes_of_numbers import Interval, ends_of_family, size_made, size_of

LARGEST: Final = 1e12
"""Beyond this a float does not tell whether a number is whole."""
UNTRIED: Final = 1 << 20
"""What an expression costs that has something which no search tries."""
FACTORIALS: Final = 1 << 8
"""What a factorial sign costs, where they have no end; a sign in front of a number costs 1."""


def costs_of(problem: Problem) -> dict[str, int]:
    """What each sign costs of what a search limits."""
    has_end = FACTORIALS_WITHOUT_END not in problem.gaps
    found = {}
    for sign in problem.signs:
        in_front = _count(sign.usage, problem.fields - 1)
        factorials = 0 if has_end else _count(sign.usage, problem.fields - COUNTERS)
        found[sign.text + sign.operation.fixity.name] = in_front + FACTORIALS * factorials
    for sign in problem.endless.exponents:
        found[sign.text + sign.operation.fixity.name] = UNTRIED
    return found


def _count(usage: int, place: int) -> int:
    return usage >> FIELD_BITS * place & MOST_OF_A_SORT


class LastSigns:
    """Says what may be left out of one proof."""

    def __init__(self, problem: Problem, unlimited: Problem, usage: Usage, is_searched: bool) -> None:
        self.usage = usage
        costs = costs_of(problem)
        signs = unlimited.signs
        self.costs = {id(sign): costs[sign.text + sign.operation.fixity.name] for sign in signs}
        self.most_in_front = _count(problem.usable, problem.fields - 1)
        self.most_factorials = _count(problem.usable, problem.fields - COUNTERS)
        has_more_goals = bool(problem.endless.targets or problem.endless.others)
        self.is_searched = is_searched and not has_more_goals
        self.has_sizes = getattr(problem.relation, "k", None) is None and not has_more_goals
        self.unary = [sign for sign in signs if sign.operation.fixity is not Fixity.BINARY]
        numerals = {one.usage for one in (*problem.numerals, *problem.endless.powers)}
        self.extensions = {
            usage.add(sign.usage, numeral)
            for sign in signs
            if sign.operation.fixity is Fixity.BINARY
            for numeral in numerals
        }
        self.goals = [size_of(target.value) for target in problem.targets]
        self._grows: dict[int, bool] = {}
        self._endless: dict[int, frozenset[Callable[..., Number]] | None] = {}
        self._goals: dict[int, tuple[Interval, ...] | None] = {}

    def cost(self, sign: Sign) -> int:
        """What a sign costs of what a search limits."""
        return self.costs[id(sign)]

    def is_last(self, total: int) -> bool:
        """Whether no sign between two numbers can follow on what uses so much."""
        grows = self._grows.get(total)
        if grows is None:
            grows = any(self.usage.fits(self.usage.add(total, more)) for more in self.extensions)
            self._grows[total] = grows
        return not grows

    def _endless_signs(self, total: int) -> frozenset[Callable[..., Number]] | None:
        """The signs on one number that could be put without end; None where others are in play."""
        if total not in self._endless:
            found: set[Callable[..., Number]] | None = set()
            for sign in self.unary:
                if not self.usage.fits(self.usage.add(total, sign.usage)):
                    continue
                if self.cost(sign) and sign.operation.apply in (square_root, values.factorial):
                    assert found is not None
                    found.add(sign.operation.apply)
                elif self.cost(sign):
                    found = None
                    break
            if found and any(
                sign.operation.apply not in (square_root, values.factorial)
                and self.usage.fits(self.usage.add(total, sign.usage))
                for sign in self.unary
            ):
                found = None
            self._endless[total] = None if found is None else frozenset(found)
        return self._endless[total]

    def is_within_limits(self, cost: int) -> bool:
        """Whether a search has tried an expression of such a cost."""
        return cost < UNTRIED and cost % FACTORIALS <= self.most_in_front and cost // FACTORIALS <= self.most_factorials

    def may_leave_out(self, sign: Sign, left: Number, right: Number, cost: int, total: int) -> bool:
        """Whether a sign between two numbers, the last, need not be worked out."""
        if not self.is_searched or not self.is_within_limits(cost):
            return False
        endless = self._endless_signs(total)
        if endless is None:
            return False
        if not endless:
            return True
        made = size_made(sign, size_of(left), size_of(right))
        if made is None:
            return False
        low, high = made
        if values.factorial in endless and (abs(low) > LARGEST or abs(high) > LARGEST or _may_be_whole(low, high)):
            return False
        return square_root not in endless or high <= 0 or not self._has_goal(min(low, 1.0), max(high, 1.0))

    def is_closed(self, total: int) -> bool:
        """Whether nothing at all can follow on what uses so much."""
        return self.is_last(total) and not self._following(total)

    def _following(self, total: int) -> list[Sign]:
        return [sign for sign in self.unary if self.usage.fits(self.usage.add(total, sign.usage))]

    def goals_of(self, total: int) -> tuple[Interval, ...] | None:
        """Where what uses so much, and is followed by √ at most, must lie to come to the Goal; None where sizes do not
        tell."""
        if total not in self._goals:
            following = self._following(total) if self.has_sizes and self.is_last(total) else None
            sizes = [goal for goal in self.goals if goal is not None]
            if following is None or len(sizes) < len(self.goals):
                self._goals[total] = None
            elif not following:
                self._goals[total] = tuple(sizes)
            elif all(sign.operation.apply is square_root for sign in following):
                self._goals[total] = tuple(under_roots(goal) for goal in sizes)
            else:
                self._goals[total] = None
        return self._goals[total]

    def misses(self, sign: Sign, left: Interval | None, right: Interval | None, goals: tuple[Interval, ...]) -> bool:
        """Whether what a sign makes of such sizes lies nowhere that comes to the Goal."""
        made = size_made(sign, left, right)
        return made is not None and not any(low <= made[1] and made[0] <= high for low, high in goals)

    def may_leave_out_families(self, sign: Sign, one: Family, other: Family, goals: tuple[Interval, ...]) -> bool:
        """Whether what a sign, the last, makes of families has no size that comes to the Goal."""
        return self.misses(sign, ends_of_family(one), ends_of_family(other), goals)

    def _has_goal(self, low: float, high: float) -> bool:
        return any(goal is None or (goal[0] <= high and low <= goal[1]) for goal in self.goals)


def _may_be_whole(low: float, high: float) -> bool:
    return high >= 0 and round((low + high) / 2) >= low and round((low + high) / 2) <= high

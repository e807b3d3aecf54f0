"""What need not be worked out by a proof about all that has no end (`without_end.py`): the last sign of an expression.

**Theorem.** Let no larger expression be made of some cubes. Then of what they make nothing matters but whether it meets
the Goal. So a sign between two numbers may be left out there

- where a search that went through all expressions with limited chains has ended (`Outcome.EXHAUSTED`), and this one is
  within its limits, unless signs without end, put to what it makes, could still come to the Goal;
- where no size that it can have is the Goal's.

Proof. The search held the expression, and whatever signs within the limits make of it, against the Goal. Beyond the
limits there are chains √…√x, which lie between 1 and x, and chains x!…!, which have to start from a whole number: a
root of a number that is not whole is not whole. Numbers whose sizes differ are not equal. ∎

Sizes are floats. They are off by less than SLACK, which is allowed for.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import inf, isfinite
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.families import Family
from forceout.solver.equations.problem import (
    COUNTERS,
    FACTORIALS_WITHOUT_END,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Problem,
    Sign,
    Usage,
)

SLACK: Final = 1e-9
LARGEST: Final = 1e12
"""Beyond this a float does not tell whether a number is whole."""
UNTRIED: Final = 1 << 20
"""What an expression costs that has something which no search tries."""
FACTORIALS: Final = 1 << 8
"""What a factorial sign costs, where they have no end; a sign in front of a number costs 1."""
Interval = tuple[float, float]


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
        self.goals = [_size(target.value) for target in problem.targets]
        self._grows: dict[int, bool] = {}
        self._endless: dict[int, frozenset[Callable[..., Number]] | None] = {}

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
        made = _made(sign, _size(left), _size(right))
        if made is None:
            return False
        low, high = made
        if values.factorial in endless and (abs(low) > LARGEST or abs(high) > LARGEST or _may_be_whole(low, high)):
            return False
        return square_root not in endless or high <= 0 or not self._has_goal(min(low, 1.0), max(high, 1.0))

    def may_leave_out_families(self, sign: Sign, one: Family, other: Family, total: int) -> bool:
        """Whether what a sign, the last, makes of families has no size that is the Goal's."""
        if not self.has_sizes:
            return False
        if any(
            self.usage.fits(self.usage.add(total, unary.usage)) and unary.operation.apply is not square_root
            for unary in self.unary
        ):
            return False
        made = _made(sign, _ends(one), _ends(other))
        if made is None:
            return False
        low, high = made
        if any(self.usage.fits(self.usage.add(total, unary.usage)) for unary in self.unary):
            low, high = min(low, 1.0), max(high, 1.0)
        return not self._has_goal(low, high)

    def _has_goal(self, low: float, high: float) -> bool:
        return any(goal is None or (goal[0] <= high and low <= goal[1]) for goal in self.goals)


def _may_be_whole(low: float, high: float) -> bool:
    return high >= 0 and round((low + high) / 2) >= low and round((low + high) / 2) <= high


@lru_cache(maxsize=20_000)
def _size(value: Number) -> Interval | None:
    """Floats that a number surely lies between."""
    if isinstance(value, Rational):
        try:
            return _around(value.p / value.q)
        except OverflowError:
            return None
    try:
        return _ends(of_number(value))
    except Unverifiable:
        return None


@lru_cache(maxsize=20_000)
def _ends(one: Family) -> Interval | None:
    try:
        low, high = float(one.low), float(one.high)
    except OverflowError:
        return None
    return _wider(low, high)


def _around(value: float) -> Interval:
    return _wider(value, value)


def _wider(low: float, high: float) -> Interval:
    return low - abs(low) * SLACK - SLACK * SLACK if isfinite(low) else low, (
        high + abs(high) * SLACK + SLACK * SLACK if isfinite(high) else high
    )


def _made(sign: Sign, left: Interval | None, right: Interval | None) -> Interval | None:
    """Floats that what a sign makes lies between; None where that is not known."""
    if left is None or right is None:
        return None
    between = BETWEEN.get(sign.operation.apply)
    return None if between is None else between(left, right)


def _add(one: Interval, other: Interval) -> Interval | None:
    return _wider(one[0] + other[0], one[1] + other[1])


def _subtract(one: Interval, other: Interval) -> Interval | None:
    return _wider(one[0] - other[1], one[1] - other[0])


def _multiply(one: Interval, other: Interval) -> Interval | None:
    corners = [0.0 if not a or not b else a * b for a in one for b in other]
    return _wider(min(corners), max(corners))


def _divide(one: Interval, other: Interval) -> Interval | None:
    if other[0] <= 0 <= other[1]:
        return None
    return _multiply(one, (0.0 if other[1] == inf else 1 / other[1], 0.0 if other[0] == -inf else 1 / other[0]))


BETWEEN: Final[Mapping[Callable[..., Number], Callable[[Interval, Interval], Interval | None]]] = {
    values.add: _add,
    values.subtract: _subtract,
    values.multiply: _multiply,
    values.divide: _divide,
}

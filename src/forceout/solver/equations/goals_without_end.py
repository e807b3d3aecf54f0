"""All that the Goal may be in a proof about what has no end: whether a number meets it, or a member of a family may."""

from collections.abc import Iterator

from forceout.games.equations.values import Number
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.families import Family
from forceout.solver.equations.meeting_goals import is_no_power, may_differ_by_multiple
from forceout.solver.equations.problem import Problem, Target, Usage


class Doubt(Exception):
    """Something that no family holds, or a member that may meet the Goal."""


class EndlessGoals:
    """The readings of the Goal, and the families that hold others."""

    def __init__(self, problem: Problem, usage: Usage) -> None:
        self.usage = usage
        self.relation = problem.relation
        self.base = problem.endless.base
        self.targets = [(one, of_number(one.value)) for one in problem.endless.targets or problem.targets]
        self.others = problem.endless.others or ()
        self.modulus = getattr(problem.relation, "k", None)

    def met_by(self, usage: int, value: Number) -> Iterator[Target]:
        """The readings that a number meets. Raises Doubt where that cannot be told."""
        if any(self._is_final(usage, of_goal) for _, of_goal in self.others):
            self._rule_out_others(usage, of_number(value), value)
        for target, goal in self.targets:
            if self._is_final(usage, target.usage) and self._is_met(value, target, goal):
                yield target

    def rule_out(self, usage: int, family: Family) -> None:
        """Raises Doubt where a member of a family may meet the Goal."""
        for target, goal in self.targets:
            if self._is_final(usage, target.usage) and self._may_meet(family, goal):
                raise Doubt
        self._rule_out_others(usage, family)

    def _rule_out_others(self, usage: int, family: Family, value: Number | None = None) -> None:
        """Raises Doubt where a number, or a member of a family, may be the Goal with a power not looked at."""
        for goal, of_goal in self.others:
            if not self._is_final(usage, of_goal) or not self._may_meet(family, goal):
                continue
            if self.modulus is not None or not goal.is_power or not is_no_power(value, self.base):
                raise Doubt

    def _is_met(self, value: Number, target: Target, goal: Family) -> bool:
        if self.modulus is None and not of_number(value).meets(goal):
            return False
        is_met = self.relation.is_met(value, target.value)
        if is_met is None:
            raise Doubt
        return is_met

    def _is_final(self, usage: int, of_goal: int) -> bool:
        total = self.usage.add(usage, of_goal)
        return self.usage.is_final(total) and self.usage.fits(total)

    def _may_meet(self, family: Family, goal: Family) -> bool:
        if self.modulus is None:
            return family.meets(goal)
        return may_differ_by_multiple(family, goal, self.modulus, self.base)

"""Multiple of k (Equations XIII-B-7)."""

from dataclasses import dataclass
from typing import ClassVar, Self

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.games.equations.variation import EquationsVariation, GoalRelation
from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code
from forceout.rules.variation import MalformedBlank
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division


@dataclass(frozen=True, slots=True)
class MultipleOf(EquationsVariation):
    """A Solution differs from the Goal by a multiple of k other than 0; Middle limits the Goal to 1000, Junior and
    Senior bar factorial signs from it (Equations XIII-B-7, XIII-B-7-comment, XIII-C-6, XIII-C-8, VII-B-5)."""

    name: ClassVar[str] = "multiple-of"
    title: ClassVar[Message] = Message("title-multiple-of-k")
    blank: ClassVar[str | None] = "k"
    breaches: ClassVar[tuple[str, ...]] = ("multiple-of",)
    k: int

    @classmethod
    def fill_in(cls, value: object) -> Self:
        if not isinstance(value, int) or isinstance(value, bool) or not 6 <= value <= 11:
            raise MalformedBlank(Message("multiple-of-k-needs-a-whole-number-k-from-six-to"))
        return cls(value)

    def goal_relation(self, rule: Rule) -> GoalRelation | None:
        return DiffersByMultiple(self.k, rule)

    def largest_goal(self, division: Division) -> int | None:
        return 1000 if division is Division.MIDDLE else None

    def bars_factorials_from_goal(self, division: Division) -> bool:
        return division in (Division.JUNIOR, Division.SENIOR)


@dataclass(frozen=True, slots=True)
class DiffersByMultiple(GoalRelation):
    """Not equal to the Goal, but a whole multiple of k away from it (Equations XIII-B-7, XIII-C-6)."""

    k: int
    rule: Rule

    def is_met(self, solution: Number, goal: Number) -> bool | None:
        equal = values.is_equal(solution, goal)
        if equal:
            return False
        multiple = values.is_multiple(values.subtract(solution, goal), self.k)
        return False if multiple is False else None if equal is None else multiple

    def violation(self, solution: str, goal: str) -> Violation:
        return Violation(
            Code.MULTIPLE_OF,
            self.rule,
            Message(
                "the-solution-and-the-goal-must-differ-by-a-multiple",
                solution=solution,
                goal=goal,
                k=self.k,
                twice=2 * self.k,
                rule=str(self.rule),
            ),
        )

"""Comparing the values of a Solution and of the Goal (Equations VII-B-2, VII-B-6)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.notation import FACTORIAL, Token, without_remarks
from forceout.games.equations.readings.reading import Node, Readings
from forceout.games.equations.values import Number
from forceout.messages.message import Message
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.codes import Code
from forceout.rules.violation import Violation


@dataclass(frozen=True, slots=True)
class Side:
    """One side of an Equation: its symbols, and its readings where it has any."""

    tokens: tuple[Token, ...]
    readings: Readings = field(default_factory=Readings)
    is_read: bool = False
    """Whether the symbols make sense, so that the readings say something."""
    legal: frozenset[Number] = frozenset()
    """Of a Goal's side, the values that are legal readings of the Goal on the mat."""

    @property
    def factorials(self) -> int:
        """How many factorial signs this side has."""
        return sum(token.meaning == FACTORIAL for token in without_remarks(self.tokens))


UNREAD: Final = Side(())


def is_same(one: Number, other: Number) -> bool | None:
    """Whether two numbers are equal; None when nobody can tell."""
    try:
        return values.is_equal(one, other)
    except values.Unverifiable:
        return None


Pair = tuple[Node, Node]
"""A reading of the Solution and one of the Goal."""


class Comparison(NamedTuple):
    """What comparing readings found: a pair that fits, a pair that does not, and whether some pair is in doubt."""

    right: Pair | None = None
    wrong: Pair | None = None
    has_doubt: bool = False
    has_no_right: bool = False
    """Whether it is known that no reading fits, also of those not looked at."""

    def is_settled(self, solution: Readings) -> bool:
        """Whether looking at more readings of the Solution would change nothing that is said of it."""
        return self.wrong is not None and (self.right is not None or self.has_no_right) and len(solution.values) > 1


def compare(solution: Readings, goal: Side, in_force: InForce) -> Comparison:
    """Hold every reading of the Solution against every reading of the Goal, until both a right and a wrong pair are
    found; a judge who is asked only that says whether there is a right one (Equations VII-B-2, VII-B-6, VII-C-5-d,
    VII-C-5-d-iii-note)."""
    right: Pair | None = None
    wrong: Pair | None = None
    has_doubt = False
    for goal_value, goal_node in goal.readings.values.items():
        for value, node in solution.values.items():
            try:
                is_met = in_force.goal_relation.is_met(value, goal_value)
            except values.Unverifiable:
                is_met = None
            if is_met is None:
                has_doubt = True
            elif not is_met:
                wrong = wrong or (node, goal_node)
            elif goal_value in goal.legal:
                right = right or (node, goal_node)
            if right is not None and wrong is not None:
                return Comparison(right, wrong, has_doubt)
    return Comparison(right, wrong, has_doubt)


def value_violations(solution: Side, goal: Side, compared: Comparison, in_force: InForce) -> Iterator[Violation]:
    """What the values show: no value, another value, one value too many, or nothing that can be verified (Equations
    III-A, VII-B-2, VII-B-6, VII-C-5-c, VII-C-5-d, VII-C-5-e, XIII-C-9, XIII-C-9-comment)."""
    readings = solution.readings
    if not solution.is_read:
        return
    if not readings.values and readings.unverifiable is None and readings.is_complete:
        yield undefined_solution(readings, in_force)
        return
    unknown = readings.unverifiable or goal.readings.unverifiable
    if not goal.legal and (not goal.is_read or goal.readings.unverifiable is None):
        return
    is_all_known = compared.has_no_right or (readings.is_complete and unknown is None and not compared.has_doubt)
    # One reading that fails is enough, also where it is not known whether another one does not.
    if compared.wrong is not None and (compared.right is not None or not is_all_known):
        yield ambiguous_equation(compared.wrong)
    elif compared.wrong is not None:
        solution_value, goal_value = (values.text(node.value) for node in compared.wrong)
        yield in_force.goal_relation.violation(solution_value, goal_value)
    elif not is_all_known:
        reason = unknown or Message("it-has-too-many-readings")
        section = uncheckable_section(in_force)
        message = Message("nobody-can-verify-this-equation", reason=reason, section=section)
        yield Violation(Code.UNVERIFIABLE, EQUATIONS[section], message)


def uncheckable_section(in_force: InForce) -> str:
    """Where it is said that what nobody can verify is incorrect: the comment on Number of Factors in Junior and Senior
    (Equations XIII-C-9-comment); elsewhere the Solution is not shown to equal the Goal (Equations VII-B-2)."""
    return "XIII-C-9-comment" if in_force.cited("XIII-C-9") == "XIII-C-9" else "VII-B-2"


def undefined_solution(readings: Readings, in_force: InForce) -> Violation:
    """A Solution names a number (Equations III-A, III-C-2)."""
    if readings.undefined is None:
        return Violation(Code.UNDEFINED, EQUATIONS["III-A"], Message("the-solution-has-no-value-at-all"))
    reason, section = readings.undefined.reason, in_force.cited(readings.undefined.section)
    return Violation(
        Code.UNDEFINED, EQUATIONS[section], Message("the-solution-has-no-value", reason=reason, section=section)
    )


def ambiguous_equation(wrong: Pair) -> Violation:
    """One legal reading that fails is enough, and the message shows it (Equations VII-B-6, VII-C-5-c,
    VII-C-5-c-examples)."""
    solution, goal = wrong
    message = Message(
        "it-may-also-be-read-as-solution-equals-goal",
        solution=str(solution),
        goal=str(goal),
        solution_value=values.text(solution.value),
        goal_value=values.text(goal.value),
    )
    return Violation(Code.AMBIGUOUS, EQUATIONS["VII-B-6"], message)

"""The criteria of a correct Solution (Equations VII-B), as a perfect panel would apply them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from forceout.games.equations.cubes_used import UsedCube, use_cubes
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.legal_expressions import IllegalExpression, find_reading, read_expression
from forceout.games.equations.language.notation import EQUALS, Token, read_groups, read_tokens, without_remarks
from forceout.games.equations.language.numerals import Complaint
from forceout.games.equations.language.symbols import factorial_violations, symbol_violations, wild_violations
from forceout.games.equations.position import Position
from forceout.games.equations.readings.comparison import (
    UNREAD,
    Comparison,
    Pair,
    Side,
    compare,
    is_same,
    value_violations,
)
from forceout.games.equations.readings.goal_as_written import is_spelled, read_goal_as_written, wild_meanings
from forceout.games.equations.readings.goal_readings import is_within_limit, read_goal_on_mat
from forceout.games.equations.readings.reachable_value import Undecided
from forceout.games.equations.readings.reading import SAMPLE_SIZE, Budget, Readings
from forceout.games.equations.values import Number
from forceout.games.equations.values.meter import one_question
from forceout.messages.message import Message
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.codes import Code
from forceout.rules.unreadable import Unreadable
from forceout.rules.violation import Violation

MOST_CODES: Final = 6


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a perfect panel says of an Equation, and the working that shows it."""

    violations: tuple[Violation, ...]
    equals_goal: bool = False
    """What a judge answers who is asked only that: some legal reading equals the Goal (Equations VII-C-5-d)."""
    solution: Side = UNREAD
    goal: Side = UNREAD
    used: tuple[UsedCube, ...] = ()
    wrong: Pair | None = None
    """A reading of the Solution and one of the Goal that do not fit, where there are such."""
    right: Pair | None = None
    """A reading of each that fit, where there are such."""

    @property
    def is_correct(self) -> bool:
        """An Equation is correct when nothing shows that it is not."""
        return not self.violations

    @property
    def is_ambiguous(self) -> bool:
        """Whether the readings of the Solution have different values (Equations VII-B-6)."""
        found = list(self.solution.readings.values)
        return any(not is_same(found[0], other) for other in found[1:])


def all_readings(verdict: Verdict, in_force: InForce) -> Readings:
    """Every reading of the Solution, also where the verdict needed only some; those looked at where there are too
    many."""
    known = verdict.solution.readings
    if known.is_complete or known.has_too_many:
        return known
    tokens = verdict.solution.tokens
    whole = read_expression(read_groups(tokens, tokens[-1].at), False, in_force, Budget())
    return whole if whole.is_complete else known


@one_question
def check_equation(text: str, position: Position, in_force: InForce) -> Verdict:
    """The verdict on a written Equation (Equations I-B-2-a, VII-B, VII-C-5, Basic-III)."""
    violations: list[Violation] = []
    try:
        sides = read_sides(text)
    except Unreadable as unreadable:
        return Verdict((*illegal_goal(position, in_force), unreadable_writing(unreadable, text)))
    if len(sides) == 1:
        violations += [*illegal_goal(position, in_force), no_goal_written()]
        solution = _check_solution_side(sides[0], in_force, violations)
        return Verdict(tuple(violations), solution=solution)
    goal_tokens, solution_tokens = which_side_is_the_goal(sides, position, in_force)
    goal = _check_goal_side(goal_tokens, position, in_force, violations)
    wild = wild_meanings(goal_tokens, position.goal, in_force)
    violations += wild_violations(without_remarks(solution_tokens), wild, in_force)
    solution = _check_solution_side(solution_tokens, in_force, violations)
    used, cube_violations = use_cubes(without_remarks(solution_tokens), position, in_force)
    violations += cube_violations
    violations += factorial_violations(goal.factorials, solution.factorials, in_force)
    return _compare(solution, goal, in_force, violations, used)


def read_sides(text: str) -> list[tuple[Token, ...]]:
    """The sides of an Equation; raises Unreadable."""
    sides: list[list[Token]] = [[]]
    for token in read_tokens(text):
        if token.meaning != EQUALS:
            sides[-1].append(token)
        elif len(sides) == 2:
            raise Unreadable(Message("an-equation-has-one-equals-sign"), token.at)
        else:
            sides.append([])
    for side in sides:
        read_groups(side, len(text))
    return [tuple(side) for side in sides]


def which_side_is_the_goal(
    sides: Sequence[tuple[Token, ...]], position: Position, in_force: InForce
) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    """The Goal's side and the Solution's: the side that spells the Goal, the right one if both or neither do
    (Equations VII-B-1, VII-B-1-comment)."""
    left, right = sides
    if not is_spelled(right, position.goal, in_force) and is_spelled(left, position.goal, in_force):
        return left, right
    return right, left


def illegal_goal(position: Position, in_force: InForce) -> Iterator[Violation]:
    """No Solution equals a Goal that has no legal reading (Equations VII-C-5-a, VI-A-1)."""
    on_mat = read_goal_on_mat(position.goal, in_force, Budget(values_kept=SAMPLE_SIZE))
    if on_mat.values or on_mat.unverifiable is not None or not on_mat.is_complete:
        return
    goal = str(position.goal)
    message = (
        Message("the-goal-has-no-legal-reading", goal=goal)
        if on_mat.undefined is None
        else Message("the-goal-has-no-legal-reading-why", goal=goal, why=on_mat.undefined.reason)
    )
    yield Violation(Code.GOAL_ILLEGAL, EQUATIONS["VII-C-5-a"], message)


def unreadable_writing(unreadable: Unreadable, text: str) -> Violation:
    """What is written has no defined meaning (Equations III-A)."""
    return Violation(Code.SYNTAX, EQUATIONS["III-A"], unreadable.words_near(text))


def no_goal_written() -> Violation:
    """The writer must write which reading of the Goal is meant (Equations VII-B-2-a)."""
    message = Message("write-the-whole-equation")
    return Violation(Code.NO_GOAL_WRITTEN, EQUATIONS["VII-B-2"], message)


def _complain(complaint: Complaint) -> Violation:
    return Violation(complaint.code, EQUATIONS[complaint.section], complaint.words)


def _check_goal_side(
    tokens: tuple[Token, ...], position: Position, in_force: InForce, violations: list[Violation]
) -> Side:
    """The Goal's side, and what is wrong with it: the Goal itself, or the writer's reading of it (Equations VII-B-2,
    VII-C-5-a, VII-C-5-b)."""
    if not is_spelled(tokens, position.goal, in_force):
        message = Message("what-is-written-for-the-goal-is-not-the-goal", goal=str(position.goal))
        violations += illegal_goal(position, in_force)
        violations.append(Violation(Code.GOAL_MISREAD, EQUATIONS["VII-C-5-b"], message))
        return Side(tokens)
    if misused := list(symbol_violations(without_remarks(tokens), True, in_force)):
        violations += [*illegal_goal(position, in_force), *misused]
        return Side(tokens)
    try:
        readings = read_expression(read_groups(tokens, tokens[-1].at), True, in_force, Budget())
    except IllegalExpression as illegal:
        violations += list(illegal_goal(position, in_force)) or [_complain(illegal.complaint)]
        return Side(tokens)
    legal = _legal_goals(tokens, readings, position, in_force) if position.goal.has_legal_size else frozenset()
    if not legal and readings.is_complete and readings.unverifiable is None:
        violations += list(illegal_goal(position, in_force)) or [misread_goal(readings, position, in_force)]
    return Side(tokens, readings, True, legal)


def _legal_goals(
    tokens: tuple[Token, ...], readings: Readings, position: Position, in_force: InForce
) -> frozenset[Number]:
    """The values of the Goal's side that are legal readings of the Goal (Equations IV-B-2, VII-C-5-b, XIII-B-7)."""
    if len(position.goal.runs) > 1 and readings.values:
        readings = read_goal_as_written(tokens, position.goal, in_force, Budget(), tokens[-1].at)
    return frozenset(value for value in readings.values if is_within_limit(value, in_force))


def misread_goal(readings: Readings, position: Position, in_force: InForce) -> Violation:
    """The writer's reading must be a legal one (Equations VII-C-5-b, VII-C-5-b-examples)."""
    reason = Message("keep-together-what-its-spaces-set-apart")
    if readings.undefined is not None and not readings.values:
        section = in_force.cited(readings.undefined.section)
        reason = Message("reason-and-section", reason=readings.undefined.reason, section=section)
    message = Message("the-goal-may-not-be-read-like-this", goal=str(position.goal), reason=reason)
    return Violation(Code.GOAL_MISREAD, EQUATIONS["VII-C-5-b"], message)


def _check_solution_side(tokens: tuple[Token, ...], in_force: InForce, violations: list[Violation]) -> Side:
    """The Solution's side, read in every legal way (Equations III, VII-B-4, VII-B-5, VII-B-6)."""
    played = without_remarks(tokens)
    misused = list(symbol_violations(played, False, in_force))
    violations += misused
    for variation in in_force.ruleset.in_force:
        violations += variation.solution_violations(played, in_force.ruleset.rule_of(variation))
    if misused:
        return Side(tokens)
    try:
        readings = read_expression(read_groups(tokens, tokens[-1].at), False, in_force, Budget(values_kept=SAMPLE_SIZE))
    except IllegalExpression as illegal:
        violations.append(_complain(illegal.complaint))
        return Side(tokens)
    return Side(tokens, readings, is_read=True)


def _compare(
    solution: Side, goal: Side, in_force: InForce, violations: list[Violation], used: tuple[UsedCube, ...]
) -> Verdict:
    """Whether every reading of the Solution fits every reading of the Goal; a sample is enough where it shows one that
    does and one that does not (Equations VII-B-2, VII-B-6, VII-C-5-c)."""
    compared = compare(solution.readings, goal, in_force)
    if not solution.readings.is_complete:
        compared = _look_for_right(solution, goal, compared, in_force)
    if not solution.readings.is_complete and not compared.is_settled(solution.readings):
        try:
            whole = read_expression(read_groups(solution.tokens, solution.tokens[-1].at), False, in_force, Budget())
        except IllegalExpression as illegal:
            # What a sample of the readings cannot show, a look at all of them does.
            violations.append(_complain(illegal.complaint))
            return Verdict(first_few(violations), False, Side(solution.tokens), goal, used)
        if not whole.is_complete:
            solution.readings.has_too_many = True
        else:
            solution = Side(solution.tokens, whole, is_read=True)
            compared = compare(whole, goal, in_force)
    violations += value_violations(solution, goal, compared, in_force)
    equals_goal = compared.right is not None
    return Verdict(first_few(violations), equals_goal, solution, goal, used, compared.wrong, compared.right)


def first_few(violations: Sequence[Violation]) -> tuple[Violation, ...]:
    """The violations, each once, of the first few kinds: a student mends those first."""
    codes = list(dict.fromkeys(one.code for one in violations))[:MOST_CODES]
    return tuple(one for one in dict.fromkeys(violations) if one.code in codes)


def _look_for_right(solution: Side, goal: Side, compared: Comparison, in_force: InForce) -> Comparison:
    """Where a sample shows only readings that fail, look for one that does not, without looking at all."""
    if compared.wrong is None or compared.right is not None or not in_force.goal_relation.is_equality:
        return compared
    group = read_groups(solution.tokens, solution.tokens[-1].at)
    try:
        for value, node in goal.readings.values.items():
            if value in goal.legal and (found := find_reading(group, in_force, value, Budget())) is not None:
                return compared._replace(right=(found, node))
    except Undecided:
        return compared
    return compared._replace(has_no_right=True)

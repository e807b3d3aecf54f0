"""The criteria of a correct Solution (On-Sets VII-B), as a perfect panel would apply them."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import islice, product
from math import prod
from typing import Final

from forceout.games.on_sets.blank_card import dotted_universe, drawings_that_may_count, misused_dots
from forceout.games.on_sets.cards import Universe
from forceout.games.on_sets.cubes_used import UsedCube
from forceout.games.on_sets.goal import Goal, goal_values, is_legal_configuration
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.notation import Token, Writing, read_writings
from forceout.games.on_sets.parts_of_solution import (
    Node,
    Restriction,
)
from forceout.games.on_sets.position import Position
from forceout.games.on_sets.reading_parts import GROUPING, read_parts, unreadable_writing
from forceout.games.on_sets.readings import (
    STEPS_OF_A_JOIN,
    Reader,
    TooManyReadings,
    family_of,
    members,
    without_cards,
    without_outer_group,
)
from forceout.games.on_sets.using_cubes import use_cubes
from forceout.games.on_sets.variation import Reading
from forceout.games.on_sets.wild_meanings import read_meanings
from forceout.messages.lists import either
from forceout.messages.message import Message
from forceout.rulebook.rule import ON_SETS
from forceout.rules.codes import Code
from forceout.rules.unreadable import Unreadable
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Situation

MOST_ASKED_ABOUT: Final = 2
"""Solutions for which a judge asks which drawing of the blank card counts: as many as a shake asks for."""


@dataclass(frozen=True, slots=True)
class CheckedSolution:
    """One Solution with what checking it found; what could not be read is empty."""

    writing: Writing
    universe: Universe
    """The Universe with the writer's dots on its blank card."""
    restrictions: tuple[Restriction, ...] = ()
    set_name: Node | None = None
    set_name_tokens: tuple[Token, ...] = ()
    readings: tuple[Reading, ...] = ()
    values: tuple[int, ...] = ()
    used: tuple[UsedCube, ...] = ()
    violations: tuple[Violation, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a perfect panel says of what a player presents."""

    goal_values: tuple[int, ...]
    solutions: tuple[CheckedSolution, ...]
    violations: tuple[Violation, ...]

    @property
    def is_correct(self) -> bool:
        """A Solution is correct when nothing shows that it is not (On-Sets VII-B)."""
        return not self.violations

    @property
    def is_ambiguous(self) -> bool:
        """Whether the readings of a Solution have different values (On-Sets VII-B-6-a)."""
        return any(len(solution.values) > 1 for solution in self.solutions)

    @property
    def equals_goal(self) -> bool:
        """What a judge answers who is asked only that: some reading equals the Goal (On-Sets 2026-27
        VII-C-6-b)."""
        return bool(self.solutions) and all(
            any(value in self.goal_values for value in solution.values) for solution in self.solutions
        )


def check_solution(text: str, position: Position, in_force: InForce, reads_all_forms: bool = True) -> Verdict:
    """The verdict on a written Solution, or a pair of them (On-Sets VII-B)."""
    goals = goal_values(position.goal, in_force.digit_readings)
    violations = list(illegal_goal(position, goals))
    try:
        writings = read_writings(text, reads_all_forms)
    except Unreadable as unreadable:
        violations.append(unreadable_writing(unreadable, text))
        return Verdict(goals, (), tuple(violations))
    violations += wrong_number_of_solutions(writings, in_force)
    solutions, found = best_drawings(writings, position, goals, in_force, text)
    return Verdict(goals, solutions, tuple(dict.fromkeys([*violations, *found])))


def best_drawings(
    writings: Sequence[Writing], position: Position, goals: Sequence[int], in_force: InForce, text: str
) -> tuple[tuple[CheckedSolution, ...], list[Violation]]:
    """The Solutions with what is wrong with them; where the blank card is drawn several times, with the drawings that
    the writer would name, who knows which one makes the Solution right (Guidelines E18, E18-comment)."""
    each = [
        [
            check_one(drawn, position, goals, in_force, text)
            for drawn in drawings_that_may_count(one, position, in_force)
        ]
        for one in writings
    ]
    ways = list(product(*each)) if len(each) <= MOST_ASKED_ABOUT else [tuple(one[0] for one in each)]
    found = [[*(one for solution in way for one in solution.violations), *wrong_pair(way, in_force)] for way in ways]
    fewest = min(range(len(ways)), key=lambda place: len(found[place]))
    return ways[fewest], found[fewest]


def wrong_pair(solutions: Sequence[CheckedSolution], in_force: InForce) -> Iterator[Violation]:
    """What is wrong with two Solutions taken together (On-Sets XIII-D-14)."""
    if len(solutions) == 2 and all(solution.readings for solution in solutions):
        first, second = (frozenset(reading.picked for reading in solution.readings) for solution in solutions)
        for variation in in_force.on_pairs:
            yield from variation.pair_violations(first, second, in_force.ruleset.rule_of(variation))


def illegal_goal(position: Position, goals: Sequence[int]) -> Iterator[Violation]:
    """No Solution equals a Goal of no legal shape or value (On-Sets VII-C-5-a; On-Sets 2026-27 III-D-2;
    Guidelines B4-comment)."""
    if not is_legal_configuration(position.goal):
        message = Message("the-goal-is-not-in-one-of-the-legal-shapes", goal=str(position.goal))
        yield Violation(Code.GOAL_ILLEGAL, ON_SETS["VII-C-5-a"], message)
    elif not goals:
        yield Violation(Code.GOAL_ILLEGAL, ON_SETS["VII-C-5-a"], Message("the-goal-is-negative"))
    if position.situation is Situation.NO_GOAL and (missing := unrolled_digits(position.goal, position.resources)):
        message = Message("the-digit-of-this-goal-was-not-rolled-often-enough", digit=missing[0])
        yield Violation(Code.GOAL_ILLEGAL, ON_SETS["III-D-2"], message)


def unrolled_digits(goal: Goal, resources: Sequence[str]) -> list[str]:
    """The digits of a Goal that Resources do not hold, each cube once (On-Sets 2026-27 III-D-2)."""
    return list((Counter(str(digit.digit) for digit in goal.digits) - Counter(resources)).elements())


def wrong_number_of_solutions(writings: Sequence[Writing], in_force: InForce) -> Iterator[Violation]:
    """As many Solutions are presented as the shake asks for, and share a Restriction only where there are two (On-Sets
    XIII-D-14, XIII-D-14-h, VI-A)."""
    asked = in_force.solutions_asked
    if asked == 1 and any(writing.shared for writing in writings):
        message = Message("both-shares-a-restriction-between-two-solutions")
        yield Violation(Code.VARIATION_MISUSED, ON_SETS["VI-A"], message)
    elif len(writings) == asked:
        return
    elif asked == 1:
        message = Message("one-solution-is-asked-for")
        yield Violation(Code.VARIATION_MISUSED, ON_SETS["VI-A"], message)
    for variation in in_force.on_pairs:
        message = Message("two-solutions-must-be-written", count=len(writings))
        yield Violation(Code.NOT_TWO_SOLUTIONS, in_force.ruleset.rule_of(variation), message)


def check_one(
    writing: Writing, position: Position, goals: Sequence[int], in_force: InForce, text: str
) -> CheckedSolution:
    """One Solution by itself, as if each were presented by another player, in a Universe with all its cards (On-Sets
    XIII-D-14-b, VI-B-1-a, VI-B-1-b)."""
    violations = list(misused_dots(writing, position, in_force))
    universe = position.universe if violations else dotted_universe(writing, position)
    meanings = read_meanings(writing.statements, in_force)
    violations += meanings.violations
    restrictions, set_name, set_name_tokens, unread = read_parts(meanings.statements, in_force, text)
    violations += unread
    if set_name is None or unread:
        return CheckedSolution(writing, universe, restrictions, set_name, set_name_tokens, violations=tuple(violations))
    violations += missing_restriction(restrictions, position, in_force)
    restriction_tokens = [token for one in restrictions for token in one.tokens if token.symbol not in GROUPING]
    used, cube_violations = use_cubes(restriction_tokens, set_name_tokens, meanings.stated, position, in_force)
    violations += cube_violations
    symbols = "".join(token.symbol for token in set_name_tokens)
    for variation in in_force.on_set_names:
        violations += variation.set_name_violations(symbols, in_force.ruleset.rule_of(variation))
    try:
        readings = all_readings(restrictions, set_name, position.universe, universe, in_force)
        doubled = doubled_sets(universe, in_force)
        values = tuple(sorted({counted(reading.picked, doubled) for reading in readings}))
    except TooManyReadings:
        message = Message("this-can-be-grouped-in-more-ways-than-anyone-can-check")
        violations.append(Violation(Code.UNVERIFIABLE, ON_SETS["VII-B-6"], message))
        readings, values = (), ()
    for variation in in_force.on_readings:
        rule = in_force.ruleset.rule_of(variation)
        violations += dict.fromkeys(one for reading in readings for one in variation.reading_violations(reading, rule))
    if goals and values:
        violations += misses_goal(values, goals, readings, restrictions, set_name, in_force)
    return CheckedSolution(
        writing, universe, restrictions, set_name, set_name_tokens, readings, values, tuple(used), tuple(violations)
    )


def missing_restriction(
    restrictions: Sequence[Restriction], position: Position, in_force: InForce
) -> Iterator[Violation]:
    """= or ⊆ in Required asks for a Restriction; elsewhere they do not (On-Sets VII-B-2, VII-B-2-note)."""
    relation = next((cube for cube in position.required if cube in "=⊆"), None)
    if relation is not None and not restrictions and in_force.allows_restrictions:
        message = Message("relation-is-in-required", relation=relation)
        yield Violation(Code.MISSING_RESTRICTION, ON_SETS["VII-B-2"], message)


def all_readings(
    restrictions: Sequence[Restriction], set_name: Node, dealt: Universe, universe: Universe, in_force: InForce
) -> tuple[Reading, ...]:
    """Every reading: Restrictions first, in any order, then the Set-Name among the cards that are left (On-Sets
    VI-B-1, VII-B-3-note, VII-B-6). Working in the whole Universe and leaving out the removed cards at the end is the
    same, since every operation works card by card. Rules ask what Restrictions remove or what is picked, so
    each of these is here in one reading at least, but not in every combination."""
    reader = Reader(universe.masks, in_force.difference)
    sets = reader.sets(set_name)
    if not restrictions:
        return tuple(Reading(dealt, universe, (), picked) for picked in sets)
    removals = [reader.removals(restriction) for restriction in restrictions]
    reader.spend(STEPS_OF_A_JOIN * prod(map(len, removals)))
    family, found = family_of(sets), 0
    readings: list[Reading] = []
    for removed in product(*removals):
        left = without_cards(family, reduce(int.__or__, removed))
        new = left & ~found
        found |= new
        picks = members(new) if new else islice(members(left), 1)
        readings += [Reading(dealt, universe, removed, picked) for picked in picks]
    return tuple(readings)


def value_of(picked: int, universe: Universe, in_force: InForce) -> int:
    """How many cards are picked, those of a Double Set counted twice."""
    return counted(picked, doubled_sets(universe, in_force))


def doubled_sets(universe: Universe, in_force: InForce) -> list[int]:
    """The sets whose cards count double; named by four symbols at most, each has one reading (On-Sets XIII-C-10,
    XIII-C-12-c)."""
    return [mask for node, difference in in_force.doubled for mask in Reader(universe.masks, difference).sets(node)]


def counted(picked: int, doubled: Sequence[int]) -> int:
    """How many cards are picked, those of each doubled set counted once more (On-Sets VII-B-3, XIII-C-10)."""
    return picked.bit_count() + sum((picked & one).bit_count() for one in doubled)


def misses_goal(
    values: Collection[int],
    goals: Collection[int],
    readings: Sequence[Reading],
    restrictions: Sequence[Restriction],
    set_name: Node,
    in_force: InForce,
) -> Iterator[Violation]:
    """Every reading equals a value of the Goal (On-Sets VII-B-3, VII-B-3-b, VII-B-6, VII-C-5-b, VII-C-5-c,
    Basic-III, Basic-III-E)."""
    missing = [value for value in values if value not in goals]
    if not missing:
        return
    wanted = either(tuple(goals))
    if len(missing) == len(values):
        message = Message("the-solution-equals-named", named=either(missing), wanted=wanted)
        yield Violation(Code.NOT_EQUAL, ON_SETS["VII-B-3"], message)
        return
    doubled = doubled_sets(readings[0].universe, in_force)
    wrong = next(reading for reading in readings if counted(reading.picked, doubled) in missing)
    yield Violation(
        Code.AMBIGUOUS,
        ON_SETS["VII-B-6-a"],
        Message(
            "it-may-be-grouped-as-grouped",
            grouped=grouped_copy(wrong, restrictions, set_name, in_force),
            value=counted(wrong.picked, doubled),
            wanted=wanted,
        ),
    )


def grouped_copy(reading: Reading, restrictions: Sequence[Restriction], set_name: Node, in_force: InForce) -> str:
    """A fully grouped copy of a Solution, such that it can only be read as in one reading (On-Sets VII-C-5-c)."""
    reader = Reader(reading.universe.masks, in_force.difference, spelled=True)
    statements = [
        reader.removals(restriction)[removed]
        for restriction, removed in zip(restrictions, reading.removals, strict=True)
    ]
    left = reading.universe.everything
    for removed in reading.removals:
        left &= ~removed
    text = next(text for cards, text in reader.sets(set_name).items() if cards & left == reading.picked)
    return ", ".join([*statements, without_outer_group(text)])

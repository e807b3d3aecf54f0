"""Why there is no Solution, in a sentence: each reason is a proof by itself (On-Sets VII-B; docs/solver.md)."""

from collections.abc import Iterator, Sequence

from forceout.games.on_sets.cards import BLANK
from forceout.games.on_sets.checking import counted, doubled_sets, illegal_goal
from forceout.games.on_sets.goal import goal_values
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.position import Position
from forceout.messages.lists import either
from forceout.messages.message import Message
from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.on_sets.cells import ALL_DOTS, ask_variations
from forceout.solver.on_sets.problem import OPERANDS, SubProblem, unpacked
from forceout.solver.on_sets.solve import find_one
from forceout.solver.on_sets.sub_problems import expand

BINARY = slice(OPERANDS, OPERANDS + 3)
"""The fields of ∪, ∩ and -."""


def why_none(position: Position, in_force: InForce, budget: Budget) -> Message:
    """The simplest reason why no Solution is correct, of one that has been proved not to exist."""
    goals = goal_values(position.goal, in_force.digit_readings)
    illegal = next(illegal_goal(position, goals), None)
    if illegal is not None:
        return illegal.words
    return (
        _of_cards(position, in_force, goals)
        or _of_cubes(position, in_force)
        or _of_pairs(position, in_force, goals, budget)
        or Message("every-set-that-these-cubes-name-was-looked-at")
    )


def _of_cards(position: Position, in_force: InForce, goals: Sequence[int]) -> Message | None:
    """The cards cannot count what the Goal says, or one that must be picked was not dealt."""
    universe = position.universe
    if not ask_variations(universe, universe, in_force).can_be_met:
        return Message("a-card-that-must-be-picked-was-not-dealt")
    ways = [universe]
    if in_force.dots_allowed and BLANK in universe.cards:
        ways += [universe.with_dots(dots) for dots in ALL_DOTS]
    most = max(counted(one.everything, doubled_sets(one, in_force)) for one in ways)
    if min(goals) <= most:
        return None
    return Message("all-cards-together-count-less", most=most, goal=either(goals))


def _of_cubes(position: Position, in_force: InForce) -> Message | None:
    """The cubes cannot make a Solution of any shape."""
    sub_problems = expand(position, in_force)
    if not sub_problems:
        return Message("a-cube-that-every-solution-needs-is-not-there", cubes=in_force.to_contain)
    found = {}
    for one in sub_problems:
        reason = next(_of_shape(one, bool(in_force.repeated)), None)
        if reason is None:
            return None
        found[reason.key] = reason
    return next(iter(found.values())) if len(found) == 1 else Message("these-cubes-make-no-set-name")


def _of_shape(one: SubProblem, repeats: bool) -> Iterator[Message]:
    """Sets need operations between them, and operations sets."""
    low, high = unpacked(one.low_set_name), unpacked(one.high)
    sets, usable_sets = sum(low[:OPERANDS]), sum(high[:OPERANDS])
    operations, usable_operations = sum(low[BINARY]), sum(high[BINARY])
    if not usable_sets:
        yield Message("every-set-name-needs-a-set-and-none-is-left")
    if sum(high) < 2:
        yield Message("every-solution-has-two-cubes-and-one-is-left")
    if sets > 1 and not usable_operations:
        yield Message("every-set-name-needs-an-operation-and-none-is-left", sets=sets)
    if not repeats and sets - 1 > usable_operations:
        yield Message("required-sets-need-operations", sets=sets, operations=usable_operations)
    if operations > usable_sets - 1:
        yield Message("required-operations-need-sets", operations=operations, sets=usable_sets)
    if one.needs_restriction and usable_sets < 2:
        yield Message("a-restriction-stands-between-two-sets")


def _of_pairs(position: Position, in_force: InForce, goals: Sequence[int], budget: Budget) -> Message | None:
    """Two Solutions are asked for, and there is but one set (On-Sets XIII-D-14)."""
    if in_force.solutions_asked == 1:
        return None
    try:
        found = find_one(position, in_force, goals, None, budget)
    except OutOfBudget:
        return None
    return None if found is None else Message("only-one-set-is-the-goal", solution=found.text)

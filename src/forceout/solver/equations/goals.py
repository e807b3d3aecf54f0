"""The legal readings of the Goal as targets of a search (Equations IV-B, VII-B-2).

A reading that nobody can verify is none: whoever writes it writes an Equation that is incorrect (VII-B-2,
XIII-C-9-comment), and all others are there without it, since every part of one is looked at by itself.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from forceout.games.equations.goal import Goal
from forceout.games.equations.in_force import EquationsRuleset, InForce
from forceout.games.equations.language.notation import IMAGINARY
from forceout.games.equations.readings.goal_readings import has_no_end, read_goal_on_mat
from forceout.games.equations.readings.reading import Budget, Fixity, Node
from forceout.games.equations.values import Number
from forceout.solver.budget import OutOfBudget, never
from forceout.solver.equations.families import Family
from forceout.solver.equations.goal_powers import families_of_goal, has_power
from forceout.solver.equations.powers_of_base import powers_up_to
from forceout.solver.equations.problem import ANY_POWER_IN_GOAL

POWERS_LOOKED_AT: Final = (12, 5, 3)
POWERS_OF_TWO: Final = (5, 3)
"""How far powers of the base are looked at one by one in a Goal, and in one with several 1s."""
MOST_OF_A_GOAL: Final = 400


class GoalReading(NamedTuple):
    """A value of the Goal, with the fewest factorial signs that give it."""

    value: Number
    factorials: int
    text: str
    sign: str = ""
    """What stands between its two parts, where it has two."""
    parts: tuple[Number, ...] = ()


class GoalReadings(NamedTuple):
    """What a writer may make of the Goal, and why that may not be all."""

    readings: tuple[GoalReading, ...]
    gaps: tuple[str, ...]
    is_unverifiable: bool = False
    """Whether there are readings that nobody can verify."""


def goal_readings(
    goal: Goal, ruleset: EquationsRuleset, wild_is: str | None, is_spent: Callable[[], bool] = never
) -> GoalReadings:
    """Every legal reading of the Goal, given the symbol that the wild cube stands for. Raises OutOfBudget."""
    in_force = InForce.of(ruleset)
    if not goal.has_legal_size:
        return GoalReadings((), ())
    found: dict[Number, GoalReading] = {}
    gaps: list[str] = []
    are_some = False
    for factorials in range(in_force.goal_factorials + 1):
        if is_spent():
            raise OutOfBudget
        read = _readings_with(goal, ruleset, wild_is, factorials)
        for reading in read.readings:
            found.setdefault(reading.value, reading)
        gaps += read.gaps
        are_some = are_some or bool(read.readings) or read.is_unverifiable
    meant = in_force if wild_is is None else replace(in_force, wild_symbols=wild_is)
    # Where nobody can verify a reading, he may with another power.
    if are_some and has_no_end(goal, meant) and has_power(goal, ruleset, wild_is):
        gaps.append(ANY_POWER_IN_GOAL)
    return GoalReadings(tuple(found.values()), tuple(dict.fromkeys(gaps)))


class GoalPowers(NamedTuple):
    """What a Goal may be whose 1 may be any power of the base."""

    readings: tuple[GoalReading, ...]
    """Its readings with every power up to some."""
    others: tuple[tuple[Family, int], ...]
    """What holds all others, by how many factorial signs they have."""


def all_powers(goal: Goal, ruleset: EquationsRuleset, wild_is: str | None) -> GoalPowers | None:
    """All that a Goal may be: with as many powers one by one as leave it so little that proofs can go through it."""
    ones = sum(cube.symbol == "1" for cube in goal.cubes)
    known = None
    for largest in POWERS_LOOKED_AT if ones < 2 else POWERS_OF_TWO:
        found = goal_powers(goal, ruleset, wild_is, largest)
        known = found or known
        if found is not None and len(found.readings) + len(found.others) <= MOST_OF_A_GOAL:
            break
    return known


@lru_cache(maxsize=256)
def goal_powers(goal: Goal, ruleset: EquationsRuleset, wild_is: str | None, largest: int) -> GoalPowers | None:
    """All that a Goal may be; None where that is not known."""
    others = families_of_goal(goal, ruleset, wild_is, largest)
    if others is None:
        return None
    found: dict[Number, GoalReading] = {}
    for factorials in range(InForce.of(ruleset).goal_factorials + 1):
        read = _readings_with(goal, ruleset, wild_is, factorials, tuple(powers_up_to(largest)))
        if read.gaps:
            return None
        for reading in read.readings:
            found.setdefault(reading.value, reading)
    return GoalPowers(tuple(found.values()), others)


@lru_cache(maxsize=4096)
def _readings_with(
    goal: Goal,
    ruleset: EquationsRuleset,
    wild_is: str | None,
    factorials: int,
    powers_tried: tuple[str, ...] | None = None,
) -> GoalReadings:
    """The legal readings with so many factorial signs."""
    in_force = replace(InForce.of(ruleset), goal_factorials=factorials)
    if powers_tried is not None:
        in_force = replace(in_force, powers_tried=powers_tried)
    if wild_is is not None:
        in_force = replace(in_force, wild_symbols=wild_is)
    read = read_goal_on_mat(goal, in_force, Budget())
    readings = tuple(
        GoalReading(
            value,
            factorials,
            _write(node, bool(in_force.digit_cubes)),
            node.text,
            tuple(part.value for part in node.parts),
        )
        for value, node in read.values.items()
    )
    if not read.is_complete:
        return GoalReadings(readings, ("the Goal has too many readings",))
    return GoalReadings(readings, (), read.unverifiable is not None)


def _write(node: Node, apart: bool) -> str:
    """A reading with every group in parentheses; what stands behind a √ too, where both could be read as a numeral."""
    if node.fixity is None:
        return node.text
    is_beside_i = node.fixity is Fixity.BINARY and not node.text
    inner = [_operand(one, apart, is_beside_i) for one in node.parts]
    if node.fixity is Fixity.PREFIX:
        is_bare = apart and node.parts[0].fixity is None
        return f"{node.text}({inner[0]})" if is_bare else f"{node.text}{inner[0]}"
    if node.fixity is Fixity.POSTFIX:
        return f"{inner[0]}{node.text}"
    sign = f" {node.text} " if node.text.isalpha() else node.text
    # Behind a bare i a × may stand in front of the next number (XIII-D-11 with Number of Factors).
    left = f"({inner[0]})" if sign and inner[0].startswith(IMAGINARY) else inner[0]
    return f"{left}{sign}{inner[1]}"


def _operand(node: Node, apart: bool, is_beside_i: bool) -> str:
    """A part in parentheses; factors beside i without, for i itself must stand beside them (XIII-D-11)."""
    if node.fixity is None or (is_beside_i and node.fixity is Fixity.BINARY and not node.text):
        return _write(node, apart)
    return f"({_write(node, apart)})"

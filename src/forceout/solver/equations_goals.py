"""The legal readings of the Goal as targets of a search (Equations IV-B, VII-B-2)."""

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from forceout.games.equations.goal import Goal
from forceout.games.equations.goal_readings import read_goal_on_mat
from forceout.games.equations.in_force import EquationsRuleset, InForce
from forceout.games.equations.readings import Budget, Fixity, Node
from forceout.games.equations.values import Number


class GoalReading(NamedTuple):
    """A value of the Goal, with the fewest factorial signs that give it."""

    value: Number
    factorials: int
    text: str


class GoalReadings(NamedTuple):
    """What a writer may make of the Goal, and why that may not be all."""

    readings: tuple[GoalReading, ...]
    gaps: tuple[str, ...]


@lru_cache(maxsize=1024)
def goal_readings(goal: Goal, ruleset: EquationsRuleset, wild_is: str | None) -> GoalReadings:
    """Every legal reading of the Goal, given the symbol that the wild cube stands for."""
    in_force = InForce.of(ruleset)
    if wild_is is not None:
        in_force = replace(in_force, wild_symbols=wild_is)
    found: dict[Number, GoalReading] = {}
    gaps: list[str] = []
    for factorials in range(in_force.goal_factorials + 1):
        readings = read_goal_on_mat(goal, replace(in_force, goal_factorials=factorials), Budget())
        for value, node in readings.values.items():
            if value not in found:
                found[value] = GoalReading(value, factorials, _write(node, bool(in_force.digit_cubes)))
        if not readings.is_complete:
            gaps.append("the Goal has too many readings")
        elif readings.unverifiable is not None:
            gaps.append("unverifiable readings of the Goal")
    if in_force.makes_one_any_power and any(cube.symbol == "1" or wild_is == "1" for cube in goal.cubes):
        gaps.append("a 1 of the Goal may be any power of the base")
    return GoalReadings(tuple(found.values()), tuple(dict.fromkeys(gaps)))


def _write(node: Node, apart: bool) -> str:
    """A reading with every group in parentheses; what stands behind a √ too, where both could be read as a numeral."""
    if node.fixity is None:
        return node.text
    inner = [one.text if one.fixity is None else f"({_write(one, apart)})" for one in node.parts]
    if node.fixity is Fixity.PREFIX:
        is_bare = apart and node.parts[0].fixity is None
        return f"{node.text}({inner[0]})" if is_bare else f"{node.text}{inner[0]}"
    if node.fixity is Fixity.POSTFIX:
        return f"{inner[0]}{node.text}"
    sign = f" {node.text} " if node.text.isalpha() else node.text
    return f"{inner[0]}{sign}{inner[1]}"

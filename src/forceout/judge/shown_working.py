"""The working of a verdict as a screen draws it: steps in words, cards turned over and lifted, values on the tree."""

from typing import Any

from forceout.games.equations import values
from forceout.games.equations.checking import Verdict as EquationsVerdict
from forceout.games.equations.play import EquationsGame
from forceout.games.equations.readings import Node
from forceout.games.onsets.checking import CheckedSolution
from forceout.games.onsets.checking import Verdict as OnSetsVerdict
from forceout.games.onsets.in_force import InForce
from forceout.games.onsets.play import OnSetsGame
from forceout.games.onsets.readings import Reader
from forceout.judge import equations_working, on_sets_working
from forceout.judge.on_sets_working import restriction_lines
from forceout.rules.state import Presented, Shake


def shown_working(shake: Shake, presented: Presented) -> dict[str, Any] | None:
    """How the verdict on a presented Solution comes about; None where there is nothing to draw."""
    game = shake.table.game
    ruling = game.ruling(shake, presented.solution, presented.goal)
    if isinstance(game, OnSetsGame) and isinstance(ruling, OnSetsVerdict):
        in_force = game.in_force(shake)
        steps = on_sets_working.working(ruling, in_force)
        drawn = cards_drawn(ruling, in_force)
    elif isinstance(game, EquationsGame) and isinstance(ruling, EquationsVerdict):
        steps = equations_working.working(ruling)
        drawn = tree_drawn(ruling)
    else:
        return None
    printed = [{"title": step.title, "lines": list(step.lines)} for step in steps]
    return {"steps": printed, **drawn} if printed or drawn else None


def cards_drawn(verdict: OnSetsVerdict, in_force: InForce) -> dict[str, Any]:
    """The cards that the first Solution's Restrictions remove, and those that its Set-Name picks."""
    solution = next(iter(verdict.solutions), None)
    if solution is None or solution.set_name is None or not solution.readings:
        return {}
    removed, chosen = cards_of(solution, in_force)
    return {"removed": list(solution.universe.named(removed)), "chosen": list(solution.universe.named(chosen))}


def cards_of(solution: CheckedSolution, in_force: InForce) -> tuple[int, int]:
    """The sets of cards that a Solution removes and picks, in its first reading."""
    assert solution.set_name is not None
    reader = Reader(solution.universe.masks, in_force.difference, spelled=True)
    gone = 0
    for restriction in solution.restrictions:
        sides = [next(iter(reader.sets(side).items())) for side in restriction.sides]
        gone |= restriction_lines(restriction, sides, solution.universe)[1]
    picked = next(iter(reader.sets(solution.set_name)))
    return gone, picked & solution.universe.everything & ~gone


def tree_drawn(verdict: EquationsVerdict) -> dict[str, Any]:
    """The Solution as a tree with the value of every part, and the Goal's value."""
    solution, goal = equations_working.shown_readings(verdict)
    drawn: dict[str, Any] = {} if solution is None else {"tree": tree(solution), "value": values.text(solution.value)}
    return drawn | ({} if goal is None else {"goal_value": values.text(goal.value)})


def tree(node: Node) -> dict[str, Any]:
    """One part of an expression with its parts."""
    drawn: dict[str, Any] = {"symbol": node.text, "value": values.text(node.value)}
    return drawn | ({"operands": [tree(part) for part in node.parts]} if node.parts else {})

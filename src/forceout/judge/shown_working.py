"""The working of a verdict as a screen draws it: steps in words, cards turned over and lifted, values on the tree."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from forceout.games.equations import play as equations_play
from forceout.games.equations import values
from forceout.games.equations.checking import Verdict as EquationsVerdict
from forceout.games.equations.in_force import EquationsRuleset
from forceout.games.equations.play import EquationsGame
from forceout.games.equations.position import Position as EquationsPosition
from forceout.games.equations.readings import Node
from forceout.games.onsets import play as onsets_play
from forceout.games.onsets.checking import CheckedSolution
from forceout.games.onsets.checking import Verdict as OnSetsVerdict
from forceout.games.onsets.in_force import InForce, OnSetsRuleset
from forceout.games.onsets.play import OnSetsGame
from forceout.games.onsets.position import Position as SetsPosition
from forceout.games.onsets.readings import Reader
from forceout.judge import equations_working, on_sets_working
from forceout.judge.on_sets_working import restriction_lines
from forceout.judge.working import WorkingStep
from forceout.rules.state import Presented, Shake


def shown_working(shake: Shake, presented: Presented) -> dict[str, Any] | None:
    """How the verdict on a presented Solution comes about, not to be changed; None where there is nothing to draw."""
    game = shake.table.game
    if isinstance(game, OnSetsGame):
        return sets_working(*game.asked(shake, presented.solution, presented.goal))
    if isinstance(game, EquationsGame):
        return equation_working(*game.asked(shake, presented.solution))
    return None


@lru_cache(maxsize=1024)
def sets_working(
    solution: str, position: SetsPosition, ruleset: OnSetsRuleset, reads_all_forms: bool = True
) -> dict[str, Any] | None:
    """The working in On-Sets, which every seat asks for."""
    verdict, in_force = onsets_play.judged(solution, position, ruleset, reads_all_forms), InForce.of(ruleset)
    return printed(on_sets_working.working(verdict, in_force), cards_drawn(verdict, in_force))


@lru_cache(maxsize=1024)
def equation_working(solution: str, position: EquationsPosition, ruleset: EquationsRuleset) -> dict[str, Any] | None:
    """The working in Equations, which every seat asks for."""
    with equations_play.JUDGING:
        verdict = equations_play.judged(solution, position, ruleset)
        return printed(equations_working.working(verdict), tree_drawn(verdict))


def printed(steps: Iterable[WorkingStep], drawn: dict[str, Any]) -> dict[str, Any] | None:
    """Steps in words, and what is drawn."""
    lines = [{"title": step.title, "lines": list(step.lines)} for step in steps]
    return {"steps": lines, **drawn} if lines or drawn else None


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


def tree(node: Node, depth: int = 0) -> dict[str, Any]:
    """One part of an expression with its parts, as deep as a screen has room for."""
    if node.parts and depth == equations_working.DEEPEST_SHOWN:
        return {"symbol": "…", "value": values.text(node.value)}
    drawn: dict[str, Any] = {"symbol": node.text, "value": values.text(node.value)}
    return drawn | ({"operands": [tree(part, depth + 1) for part in node.parts]} if node.parts else {})

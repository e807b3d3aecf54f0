"""The working of a verdict on Equations: steps in words, values on the tree (Equations III, VII-B)."""

from functools import lru_cache

from forceout.games.equations import values
from forceout.games.equations.checking import Verdict, check_equation
from forceout.games.equations.in_force import EquationsRuleset
from forceout.games.equations.play import JUDGING, EquationsGame, judged
from forceout.games.equations.position import Position
from forceout.games.equations.readings.reading import Node
from forceout.judge.equations.answers import read_solution_question
from forceout.judge.equations.working import DEEPEST_SHOWN, shown_readings, working
from forceout.judge.protocol.question import Question
from forceout.judge.registry import Explained
from forceout.judge.shown_working import printed
from forceout.messages.language import Language
from forceout.messages.message import spoken
from forceout.rules.state import Presented, Shake
from forceout.rules.view_shapes import Drawn, ShownTree, Working


def shown_working(shake: Shake, presented: Presented) -> Working | None:
    """The working of the verdict on a presented Equation, to be drawn."""
    game = shake.table.game
    assert isinstance(game, EquationsGame)
    return equation_working(*game.asked(shake, presented.solution, presented.goal), language=spoken())


def explain(question: Question) -> Explained:
    """The verdict on the Equation of a question, with its tree in words."""
    verdict = check_equation(*read_solution_question(question))
    return Explained(verdict.violations, list(working(verdict)))


@lru_cache(maxsize=1024)
def equation_working(
    solution: str, position: Position, ruleset: EquationsRuleset, *, language: Language
) -> Working | None:
    """The working in Equations, which every seat asks for."""
    with JUDGING:
        verdict = judged(solution, position, ruleset)
        return printed(working(verdict), tree_drawn(verdict), language)


def tree_drawn(verdict: Verdict) -> Drawn:
    """The Solution as a tree with the value of every part, and the Goal's value."""
    solution, goal = shown_readings(verdict)
    drawn: Drawn = {} if solution is None else {"tree": tree(solution), "value": values.text(solution.value)}
    if goal is not None:
        drawn["goal_value"] = values.text(goal.value)
    return drawn


def tree(node: Node, depth: int = 0) -> ShownTree:
    """One part of an expression with its parts, as deep as a screen has room for."""
    if node.parts and depth == DEEPEST_SHOWN:
        return {"symbol": "…", "value": values.text(node.value)}
    drawn: ShownTree = {"symbol": node.text, "value": values.text(node.value)}
    if node.parts:
        drawn["operands"] = [tree(part, depth + 1) for part in node.parts]
    return drawn

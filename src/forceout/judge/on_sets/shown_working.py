"""The working of a verdict on On-Sets: steps in words, cards turned over and lifted (On-Sets VI, VII-B)."""

from functools import lru_cache

from forceout.games.on_sets.checking import CheckedSolution, Verdict, check_solution
from forceout.games.on_sets.in_force import InForce, OnSetsRuleset
from forceout.games.on_sets.play import OnSetsGame, judged
from forceout.games.on_sets.position import Position
from forceout.games.on_sets.readings import Reader
from forceout.judge.on_sets.answers import read_solution_question
from forceout.judge.on_sets.working import restriction_lines, working
from forceout.judge.protocol.question import Question
from forceout.judge.registry import Explained
from forceout.judge.shown_working import printed
from forceout.judge.working import WorkingStep
from forceout.messages.language import Language
from forceout.messages.lists import either
from forceout.messages.message import Message, spoken
from forceout.rules.state import Presented, Shake
from forceout.rules.view_shapes import Drawn, Working


def shown_working(shake: Shake, presented: Presented) -> Working | None:
    """The working of the verdict on a presented Solution, to be drawn."""
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    return sets_working(*game.asked(shake, presented.solution, presented.goal), language=spoken())


def explain(question: Question) -> Explained:
    """The verdict on the Solution of a question, with the cards in words."""
    text, position, in_force = read_solution_question(question)
    verdict = check_solution(text, position, in_force)
    goal = either(verdict.goal_values) if verdict.goal_values else Message("no-legal-value")
    title = Message("goal-as-it-lies", goal=str(position.goal))
    steps = [WorkingStep(title, (Message("equals-value", value=goal),)), *working(verdict, in_force)]
    return Explained(verdict.violations, steps)


@lru_cache(maxsize=1024)
def sets_working(
    solution: str, position: Position, ruleset: OnSetsRuleset, reads_all_forms: bool = True, *, language: Language
) -> Working | None:
    """The working in On-Sets, which every seat asks for."""
    verdict, in_force = judged(solution, position, ruleset, reads_all_forms), InForce.of(ruleset)
    return printed(working(verdict, in_force), cards_drawn(verdict, in_force), language)


def cards_drawn(verdict: Verdict, in_force: InForce) -> Drawn:
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

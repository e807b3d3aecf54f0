"""The judge's answer to: is there a Solution, and which (judge-protocol.md, kind: solve)."""

from collections.abc import Iterator
from typing import Any, Final

from forceout.games.on_sets.in_force import InForce
from forceout.judge.on_sets.answers import Answer, read_position, read_ruleset, read_solution_question
from forceout.judge.protocol.question import MISSING, BadQuestion, Question
from forceout.messages.message import Message
from forceout.rules.codes import QuestionCode
from forceout.rules.vocabulary import Situation
from forceout.solver.answer import Listed
from forceout.solver.budget import Budget, budget_for
from forceout.solver.on_sets.listing import list_solutions
from forceout.solver.on_sets.reasons import why_none
from forceout.solver.on_sets.solve import solve, solve_for_some_goal

MILLISECONDS: Final = 10_000
LONGEST: Final = 3_600_000
MOST_BYTES: Final = 1 << 30


class WithAnyGoal(Question):
    """A question that leaves its Goal out, with one in its place for the reader of positions."""

    def __init__(self, question: Question) -> None:
        super().__init__({})
        self._question = question

    def take(self, field: str, default: Any = MISSING) -> Any:
        return "row 1" if field == "goal" else self._question.take(field, default)


def answer_solve(question: Question) -> Answer:
    """Whether a correct Solution exists, and one."""
    ruleset = read_ruleset(question)
    situation = question.member("situation", Situation)
    is_any_goal = situation is Situation.NO_GOAL and question.text_or_none("goal") is None
    position = read_position(WithAnyGoal(question) if is_any_goal else question, ruleset)
    budget_ms = read_budget(question)
    question.finish()
    budget = budget_for(budget_ms, question.clock, MOST_BYTES)
    in_force = InForce.of(ruleset)
    answer = (solve_for_some_goal if is_any_goal else solve)(position, in_force, budget)
    if answer.exists is None:
        return {"exists": None, "reason": answer.reason}
    if not answer.exists:
        why = {} if is_any_goal else {"why": str(why_none(position, in_force, budget))}
        return {"exists": False, **why}
    named = {"goal": answer.goal} if answer.goal is not None else {}
    return {"exists": True, "solution": answer.solution, **named}


def list_asked(question: Question, budget: Budget) -> Iterator[Listed]:
    """The Solutions of a question's position, as they are found."""
    _, position, in_force = read_solution_question(question)
    return list_solutions(position, in_force, budget)


def read_budget(question: Question) -> float:
    """The milliseconds that the search may take."""
    value = question.take("budget_ms", MILLISECONDS)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadQuestion(QuestionCode.WRONG_TYPE, Message("the-field-budget-ms-holds-no-number"))
    if not 0 <= value <= LONGEST:
        raise BadQuestion(
            QuestionCode.UNKNOWN_VALUE, Message("the-field-budget-ms-must-be-between-0-and-longest", longest=LONGEST)
        )
    return value

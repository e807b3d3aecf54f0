"""The judge's answer to whether an Equation exists (judge-protocol.md, kind: solve)."""

from collections.abc import Iterator
from typing import Any, Final

from forceout.games.equations.in_force import InForce
from forceout.judge.equations.answers import read_position, read_ruleset, read_solution_question
from forceout.judge.protocol.question import BadQuestion, Question
from forceout.messages.message import Message
from forceout.rules.codes import QuestionCode
from forceout.solver.answer import Listed
from forceout.solver.budget import Budget, budget_for
from forceout.solver.equations.listing import list_solutions
from forceout.solver.equations.reasons import why_none
from forceout.solver.equations.solve import solve

DEFAULT_BUDGET_MS: Final = 10_000
LONGEST_BUDGET_MS: Final = 600_000


def answer_solve(question: Question) -> dict[str, Any]:
    """A correct Equation, the proof that there is none, or why that is not known."""
    ruleset = read_ruleset(question)
    position = read_position(question)
    budget_ms = question.take("budget_ms", DEFAULT_BUDGET_MS)
    if isinstance(budget_ms, bool) or not isinstance(budget_ms, int | float) or not 0 < budget_ms <= LONGEST_BUDGET_MS:
        raise BadQuestion(
            QuestionCode.WRONG_TYPE, Message("budget-ms-must-be-a-number-above-0", longest=LONGEST_BUDGET_MS)
        )
    question.finish()
    in_force, budget = InForce.of(ruleset), budget_for(budget_ms, question.clock)
    answer = solve(position, in_force, budget)
    if answer.exists:
        return {"exists": True, "solution": answer.solution}
    if answer.exists is None:
        return {"exists": None, "reason": answer.reason}
    return {"exists": False, "why": str(why_none(position, in_force, answer.looked_at, budget))}


def list_asked(question: Question, budget: Budget) -> Iterator[Listed]:
    """The Equations of a question's position, as they are found."""
    _, position, in_force = read_solution_question(question)
    return list_solutions(position, in_force, budget)

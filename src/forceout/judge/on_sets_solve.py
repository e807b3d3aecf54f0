"""The judge's answer to: is there a Solution, and which (judge-protocol.md, kind: solve)."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from forceout.games.onsets.in_force import InForce
from forceout.judge.on_sets import Answer, read_position, read_ruleset
from forceout.judge.question import MISSING, BadQuestion, Question
from forceout.rules.table import Situation
from forceout.solver.budget import Budget
from forceout.solver.on_sets import solve, solve_for_some_goal

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


def answer_solve(question: Question, clock: Callable[[], float] = monotonic) -> Answer:
    """Whether a correct Solution exists, and one."""
    ruleset = read_ruleset(question)
    situation = question.member("situation", Situation)
    is_any_goal = situation is Situation.NO_GOAL and question.text_or_none("goal") is None
    position = read_position(WithAnyGoal(question) if is_any_goal else question, ruleset)
    budget_ms = read_budget(question)
    question.finish()
    budget = Budget(seconds=budget_ms / 1000, bytes=MOST_BYTES, clock=clock)
    in_force = InForce.of(ruleset)
    answer = (solve_for_some_goal if is_any_goal else solve)(position, in_force, budget)
    if answer.exists is None:
        return {"exists": None, "reason": answer.reason}
    if not answer.exists:
        return {"exists": False}
    named = {"goal": answer.goal} if answer.goal is not None else {}
    return {"exists": True, "solution": answer.solution, **named}


def read_budget(question: Question) -> float:
    """The milliseconds that the search may take."""
    value = question.take("budget_ms", MILLISECONDS)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadQuestion("wrong-type", "The field 'budget_ms' holds no number.")
    if not 0 <= value <= LONGEST:
        raise BadQuestion("unknown-value", f"The field 'budget_ms' must be between 0 and {LONGEST}.")
    return value

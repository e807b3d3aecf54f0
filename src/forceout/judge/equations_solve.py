"""The judge's answer to whether an Equation exists (judge-protocol.md, kind: solve)."""

from time import monotonic
from typing import Any, Final

from forceout.games.equations.in_force import InForce
from forceout.judge.equations import read_position, read_ruleset
from forceout.judge.question import BadQuestion, Question
from forceout.solver.budget import Budget
from forceout.solver.equations import solve

DEFAULT_BUDGET_MS: Final = 10_000
LONGEST_BUDGET_MS: Final = 600_000


def answer_solve(question: Question) -> dict[str, Any]:
    """A correct Equation, the proof that there is none, or why that is not known."""
    ruleset = read_ruleset(question)
    position = read_position(question)
    budget_ms = question.take("budget_ms", DEFAULT_BUDGET_MS)
    if isinstance(budget_ms, bool) or not isinstance(budget_ms, int | float) or not 0 < budget_ms <= LONGEST_BUDGET_MS:
        raise BadQuestion("wrong-type", f"'budget_ms' must be a number above 0, at most {LONGEST_BUDGET_MS}.")
    question.finish()
    answer = solve(position, InForce.of(ruleset), Budget(seconds=budget_ms / 1000, clock=monotonic))
    if answer.exists:
        return {"exists": True, "solution": answer.solution}
    return {"exists": False} if answer.exists is False else {"exists": None, "reason": answer.reason}

"""The judge and the solver, asked in one line each."""

from collections.abc import Mapping
from time import monotonic
from typing import Any

from forceout.judge.protocol.answer import answer
from forceout.library.position import SECONDS, Position
from forceout.solver.answer import Answer


def ask_judge(question: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to a question of the judge protocol (docs/judge-protocol.md), whatever it holds."""
    return answer(dict(question), monotonic)


def solve(position: Position | str, seconds: float = SECONDS, end: str | None = None) -> Answer:
    """Whether a position, or the line of one, has a correct Solution, and one."""
    found = Position.read(position) if isinstance(position, str) else position
    return found.solve(seconds, end)

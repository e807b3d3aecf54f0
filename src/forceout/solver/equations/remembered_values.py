"""What signs make of numbers, and whether that meets the Goal: kept, as each cube of Now and each longer look ask for
the same. Nothing but the numbers decides it, nor whether it can be verified: an operation has a budget of its own."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Protocol

from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.solver.equations.problem import Sign

MOST_KEPT: Final = 4096


class Meeting(Protocol):
    """What the value of a Solution must be to the Goal."""

    def is_met(self, solution: Number, goal: Number) -> bool | None:
        """Whether a value meets the Goal; None where nobody can tell."""


def made_by(sign: Sign, left: Number, right: Number | None = None) -> Number:
    """What a sign makes of one number or two. Raises Undefined, Unverifiable."""
    made = _made(sign.operation.apply, left, sign.exponent if right is None else right)
    if isinstance(made, Undefined | Unverifiable):
        raise made.with_traceback(None)
    return made


@lru_cache(maxsize=MOST_KEPT)
def _made(apply: Callable[..., Number], left: Number, right: Number | None) -> Number | Undefined | Unverifiable:
    try:
        return apply(left) if right is None else apply(left, right)
    except (Undefined, Unverifiable) as error:
        return error.with_traceback(None)


@lru_cache(maxsize=MOST_KEPT)
def is_met(relation: Meeting, solution: Number, goal: Number) -> bool | None:
    """Whether a value meets the Goal; None where nobody can tell. Raises Unverifiable."""
    return relation.is_met(solution, goal)

"""Steps spent on one operation: the second line of defence behind the estimates in `limits`.

Steps are counted, never timed, so that the same question always gets the same answer. Every tree that is
built and every interval that is computed is charged to the outermost operation under way.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, ParamSpec, TypeVar

from forceout.messages.message import Message

from .errors import Stopped, Unverifiable
from .limits import MOST_STEPS, MOST_STEPS_OF_A_QUESTION

P = ParamSpec("P")
R = TypeVar("R")
THE_CALCULATION: Final = Message("the-calculation")
ALL_TOGETHER: Final = Message("all-its-calculations-together")


class Meter:
    """What was spent, and what may be."""

    __slots__ = ("most", "steps")

    def __init__(self, most: int) -> None:
        self.most = most
        self.steps = 0

    def spend(self, steps: int, what: Message) -> None:
        """Count some steps; Unverifiable once they are more than may be."""
        self.steps += steps
        if self.steps > self.most:
            raise Unverifiable(Message("what-would-take-too-many-steps", what=what))


_current: ContextVar[Meter | None] = ContextVar("meter", default=None)
_question: ContextVar[Meter | None] = ContextVar("question", default=None)
_is_over: ContextVar[Callable[[], bool] | None] = ContextVar("is_over", default=None)


def verify_wanted() -> None:
    """Raise Stopped once nobody waits for the answer."""
    is_over = _is_over.get()
    if is_over is not None and is_over():
        raise Stopped


def charge(steps: int) -> None:
    """Spend steps before the work that costs them is done; Unverifiable once the budget is used up, Stopped once
    nobody waits for the answer."""
    verify_wanted()
    meter = _current.get()
    if meter is not None:
        meter.spend(steps, THE_CALCULATION)
    question = _question.get()
    if question is not None:
        question.spend(steps, ALL_TOGETHER)


@contextmanager
def stopped_when(is_over: Callable[[], bool]) -> Iterator[None]:
    """Let calculations inside raise Stopped soon after something is so."""
    token = _is_over.set(is_over)
    try:
        yield
    finally:
        _is_over.reset(token)


def metered(function: Callable[P, R]) -> Callable[P, R]:
    """Give the function a budget of its own, unless it is part of an operation that has one."""

    @functools.wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        if _current.get() is not None:
            return function(*args, **kwargs)
        token = _current.set(Meter(MOST_STEPS))
        try:
            return function(*args, **kwargs)
        finally:
            _current.reset(token)

    return run


def one_question(function: Callable[P, R]) -> Callable[P, R]:
    """Let all operations inside share one budget, unless they are part of a question that has one."""

    alone = budgeted(MOST_STEPS_OF_A_QUESTION)(function)

    @functools.wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        return alone(*args, **kwargs) if _question.get() is None else function(*args, **kwargs)

    return run


def budgeted(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Let all operations inside share a budget of so many steps, whatever was spent before."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(function)
        def run(*args: P.args, **kwargs: P.kwargs) -> R:
            token = _question.set(Meter(most))
            try:
                return function(*args, **kwargs)
            finally:
                _question.reset(token)

        return run

    return decorate


def three_valued(function: Callable[P, R | None]) -> Callable[P, R | None]:
    """Metered, with None for an answer that is out of reach."""

    inner = metered(function)

    @functools.wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> R | None:
        try:
            return inner(*args, **kwargs)
        except Unverifiable:
            return None

    return run

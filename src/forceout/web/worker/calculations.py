"""Long calculations in processes of their own, which are stopped for certain when their time is over."""

import asyncio
import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from multiprocessing.connection import Connection
from typing import Any, Final

from forceout.messages.language import find_language
from forceout.messages.message import Message, speaking, spoken
from forceout.service.errors import Refusal
from forceout.service.loops.orphans import end_with_parent

MOST_WAITING: Final = 32
MEMORY: Final = 1 << 30
START_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 1.5
"""What a calculation may take beyond its own budget before its process is stopped."""
CONTEXT: Final = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["forceout.web.worker.preloaded"])


def with_grace(budget: float) -> float:
    """The seconds after which a calculation that minds a budget of its own is stopped all the same."""
    return budget + GRACE_SECONDS


class OutOfTime(Refusal):
    """A calculation that was stopped."""

    code = "out-of-time"
    status = 422


class TooManyQuestions(Refusal):
    """More questions are waiting than will be answered soon."""

    code = "busy"
    status = 503
    retry_after = 2


class Failed(Exception):
    """A calculation that broke: a bug of ours."""


def answer_questions(line: Connection) -> None:
    """What a process does: one calculation after the other, until nobody asks any more."""
    end_with_parent()
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.nice(10)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        line.send((True, "ready"))
        while True:
            function, arguments, language = line.recv()
            try:
                with speaking(find_language(language)):
                    line.send((True, function(*arguments)))
            except MemoryError:
                line.send((None, ""))
            except Exception as error:
                line.send((False, f"{type(error).__name__}: {error}"))


class Calculator:
    """One process, with the line to it."""

    def __init__(self) -> None:
        self.line, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=answer_questions, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        if not self.line.poll(START_SECONDS):
            self.stop()
            # The machine is too busy even for that: whoever asks may ask again, and is told so.
            raise TooManyQuestions(Message("very-many-questions-are-waiting"))
        self.line.recv()

    def ask(self, function: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any:
        """What a function says within its time."""
        self.line.send((function, arguments, spoken().tag))
        if not self.line.poll(seconds):
            raise OutOfTime(Message("that-would-take-too-long-to-work-out"))
        is_done, result = self.line.recv()
        if is_done is None:
            raise OutOfTime(Message("that-takes-more-memory-than-there-is"))
        if not is_done:
            raise Failed(result)
        return result

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join(1)
        self.line.close()


class Stop:
    """What stops a question from outside its thread."""

    def __init__(self) -> None:
        self.is_wanted = False
        self.calculator: Calculator | None = None

    def __call__(self) -> None:
        """Stop, whether or not it has begun."""
        self.is_wanted = True
        if self.calculator is not None:
            self.calculator.process.kill()


class Calculators:
    """A few such processes, begun when they are first needed; with none, one thread without a limit of time."""

    def __init__(self, count: int) -> None:
        self._has_processes = count > 0
        self._threads = ThreadPoolExecutor(max(1, count), thread_name_prefix="calculators")
        self._own = threading.local()
        self._all: set[Calculator] = set()
        self._waiting = 0
        self.asked = 0
        self.stopped = 0

    async def ask(self, function: Callable[..., Any], *arguments: Any, seconds: float) -> Any:
        """What a function of some module says, worked out elsewhere; raises OutOfTime or TooManyQuestions."""
        if self._waiting >= MOST_WAITING:
            raise TooManyQuestions(Message("very-many-questions-are-waiting"))
        self._waiting += 1
        self.asked += 1
        stop = Stop()
        try:
            loop = asyncio.get_running_loop()
            # Whoever asks has a language, which the thread and the process are told.
            asked = copy_context().run
            return await loop.run_in_executor(self._threads, asked, self._ask, function, arguments, seconds, stop)
        except asyncio.CancelledError:
            stop()
            raise
        finally:
            self._waiting -= 1

    def _ask(self, function: Callable[..., Any], arguments: tuple[Any, ...], seconds: float, stop: Stop) -> Any:
        if not self._has_processes:
            return function(*arguments)
        calculator: Calculator | None = getattr(self._own, "calculator", None)
        if calculator is None or not calculator.process.is_alive():
            calculator = self._own.calculator = Calculator()
            self._all.add(calculator)
        try:
            stop.calculator = calculator
            if stop.is_wanted:
                raise OutOfTime(Message("nobody-waits-for-this-any-more"))
            return calculator.ask(function, arguments, seconds)
        except (OutOfTime, EOFError, OSError) as error:
            self.stopped += 1
            self._own.calculator = None
            self._all.discard(calculator)
            calculator.stop()
            if isinstance(error, OutOfTime):
                raise
            raise OutOfTime(Message("that-took-more-memory-than-there-is")) from error

    def close(self) -> None:
        """Stop everything."""
        for calculator in list(self._all):
            calculator.stop()
        self._all.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

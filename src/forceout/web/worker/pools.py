"""Processes for one kind of question each, so that no kind waits for another; and who may ask next (trust.md, promise
18).

Of those who wait, whoever was answered longest ago comes first, one question at a time for each address. Nobody waits
long: a question that would is refused at once, and one whose asker has hung up is stopped.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar

from litestar import Request

from forceout.messages.message import Message
from forceout.service.errors import Refusal
from forceout.web.json import encoder
from forceout.web.worker.calculations import START_SECONDS, Calculators, TooManyQuestions

ResultT = TypeVar("ResultT")
MOST_WAITING: Final = 16
MOST_OF_ONE: Final = 4
"""Questions of one address that may wait."""
PATIENCE: Final = 5.0
"""The seconds that a question may wait before it is begun."""
MOST_REMEMBERED: Final = 1000
PACKING: Final = 5
ANYBODY: Final = ""


class HungUp(Refusal):
    """Nobody waits for the answer any more."""

    code = "hung-up"
    status = 503


class Pool(Calculators):
    """Some processes, with a queue before them."""

    def __init__(self, count: int, *, most_waiting: int = MOST_WAITING, patience: float = PATIENCE) -> None:
        super().__init__(count)
        self.free = max(1, count)
        self.most_waiting = most_waiting
        self.patience = patience
        self.refused = 0
        self._running: set[str] = set()
        self._queue: list[tuple[str, asyncio.Future[None]]] = []
        self._answered: OrderedDict[str, int] = OrderedDict()
        self._turns = 0

    async def ask(
        self, function: Callable[..., Any], *arguments: Any, seconds: float, address: str | None = None
    ) -> Any:
        """What a function says, when it is this address's turn; raises OutOfTime or TooManyQuestions."""
        who = address or ANYBODY
        await self._turn(who)
        try:
            return await super().ask(function, *arguments, seconds=seconds)
        finally:
            self._end(who)

    async def _turn(self, who: str) -> None:
        """Wait for one's turn, not for long."""
        if self._may_begin(who):
            self._begin(who)
            return
        of_one = sum(one == who for one, _ in self._queue)
        if len(self._queue) >= self.most_waiting or (who != ANYBODY and of_one >= MOST_OF_ONE):
            raise self._busy()
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((who, waiting))
        try:
            async with asyncio.timeout(self.patience + (START_SECONDS if self.is_starting else 0)):
                await waiting
        except BaseException as error:
            if waiting.done() and not waiting.cancelled():
                # The turn came in the very moment in which it was given up.
                self._end(who)
            with suppress(ValueError):
                self._queue.remove((who, waiting))
            raise self._busy() if isinstance(error, TimeoutError) else error from None

    @property
    def is_starting(self) -> bool:
        """Whether nothing was ever begun here: who asks meanwhile waits for a process and not for others' questions."""
        return self._has_processes and not self._all

    def _busy(self) -> TooManyQuestions:
        self.refused += 1
        return TooManyQuestions(Message("very-many-questions-are-waiting"))

    def _may_begin(self, who: str) -> bool:
        return self.free > 0 and (who == ANYBODY or who not in self._running)

    def _begin(self, who: str) -> None:
        self.free -= 1
        self._running.add(who)
        self._turns += 1
        self._answered[who] = self._turns
        self._answered.move_to_end(who)
        if len(self._answered) > MOST_REMEMBERED:
            self._answered.popitem(last=False)

    def _end(self, who: str) -> None:
        """Let the next one begin."""
        self.free += 1
        self._running.discard(who)
        for one in sorted(self._queue, key=lambda waiting: self._answered.get(waiting[0], 0)):
            name, waiting = one
            if self._may_begin(name) and not waiting.done():
                self._queue.remove(one)
                self._begin(name)
                waiting.set_result(None)
                return


async def unless_gone(request: Request[Any, Any, Any], work: Coroutine[Any, Any, ResultT]) -> ResultT:
    """What some work comes to; it is stopped when its asker hangs up."""
    asked = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((asked, gone), return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            raise HungUp(Message("you-hung-up-before-there-was-an-answer"))
        return asked.result()
    finally:
        for task in (asked, gone):
            task.cancel()
        await asyncio.gather(asked, gone, return_exceptions=True)


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def encoded_there(is_packed: bool, function: Callable[..., Mapping[str, Any]], *arguments: Any) -> Any:
    """What a function says, encoded where it was worked out, so that a long answer costs the event loop nothing; a
    refusal is left as it is."""
    found = function(*arguments)
    if "bad" in found:
        return found
    text = encoder.encode(found)
    return gzip.compress(text, PACKING) if is_packed else text

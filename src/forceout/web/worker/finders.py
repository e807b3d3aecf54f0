"""The judge's finder as it is sent, worked out once for each game and language: in a process of the readers, since an
index of two languages takes longer than a table may wait."""

import asyncio
from typing import Any, Final

from forceout.games.registry import NAMES
from forceout.judge.situations.printed_situation import sources
from forceout.judge.situations.search import exported_index
from forceout.messages.message import kept_by_language, spoken
from forceout.web.json import encoder
from forceout.web.worker.calculations import OutOfTime, TooManyQuestions
from forceout.web.worker.pools import Pool

SECONDS: Final = 5.0


@kept_by_language(len(NAMES))
def encoded_finder(game: str) -> bytes:
    """Every situation of a game with its four lines, and what searches them, in the language that is spoken."""
    return encoder.encode({**exported_index(game), "sources": sources()[game]})


class Finders:
    """The finders that one worker has sent, or is about to."""

    def __init__(self, readers: Pool) -> None:
        self._readers = readers
        self._made: dict[tuple[str, str], asyncio.Task[Any]] = {}

    async def of(self, game: str) -> bytes:
        """The finder of a game in the language that is spoken; whoever asks meanwhile waits for the same."""
        key = (spoken().tag, game)
        task = self._made.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._made[key] = asyncio.get_running_loop().create_task(self._make(game))
        # Who hangs up does not take it from the others.
        found: bytes = await asyncio.shield(task)
        return found

    async def _make(self, game: str) -> Any:
        try:
            return await self._readers.ask(encoded_finder, game, seconds=SECONDS)
        except (OutOfTime, TooManyQuestions):
            # The books are never refused: where no process is free, a thread beside the event loop has to do.
            return await asyncio.to_thread(encoded_finder, game)

"""Standings that many ask for at once: worked out once, in a thread beside the event loop, so that no table waits."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

from forceout.service.events.events import LiveEvent
from forceout.tournament.settings import Competition
from forceout.tournament.standings.individual import Standing, standings
from forceout.tournament.standings.printed import all_standings

FRESH: Final = 3000
"""How long standings are shown again although a result has come in, in milliseconds."""
MOST_KEPT: Final = 200
MOST_WHOLE: Final = 8
"""Events whose standings are kept as a whole; those of 1,300 players are some megabytes."""

Found = TypeVar("Found")


class Places:
    """The standings of each competition and event, as one worker last worked them out."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], tuple[int, int, tuple[Standing, ...]]] = {}
        self._whole: dict[str, tuple[int, dict[str, Any]]] = {}
        self._working: dict[tuple[str, str], asyncio.Task[Any]] = {}
        self._thread = asyncio.Lock()

    async def of(self, live: LiveEvent, competition: Competition, now: int) -> tuple[Standing, ...]:
        """The standings of a competition, as they are or were a moment ago."""
        key = (live.id, competition.id)
        known = self._kept.get(key)
        if known is not None and (known[0] == live.seq or 0 <= now - known[1] < FRESH):
            return known[2]
        found = await self._once(key, lambda: standings(live.state, competition))
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[key] = (live.seq, now, found)
        return found

    async def whole(self, live: LiveEvent) -> dict[str, Any]:
        """Every standing, ranking and award of an event, as its log is now."""
        known = self._whole.get(live.id)
        if known is not None and known[0] == live.seq:
            return known[1]
        found = await self._once((live.id, f"#{live.seq}"), lambda: all_standings(live.state))
        self._whole.pop(live.id, None)
        if len(self._whole) >= MOST_WHOLE:
            self._whole.pop(next(iter(self._whole)))
        self._whole[live.id] = (live.seq, found)
        return found

    async def _once(self, key: tuple[str, str], work: Callable[[], Found]) -> Found:
        """What a piece of work comes to, for everybody who asks while it is done; one at a time."""

        async def alone() -> Found:
            async with self._thread:
                return await asyncio.to_thread(work)

        task: asyncio.Task[Found] | None = self._working.get(key)
        if task is None:
            task = self._working[key] = asyncio.get_running_loop().create_task(alone())
            task.add_done_callback(lambda _: self._working.pop(key, None))
        # Who hangs up does not take it from the others.
        return await asyncio.shield(task)

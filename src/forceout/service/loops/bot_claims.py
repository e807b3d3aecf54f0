"""Which worker thinks for the bots of a table: the row of the match says until when, and who is late is seen first."""

from collections.abc import Set
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.schema import matches
from forceout.service.tables.tables import Tables

CLAIM: Final = 20_000
"""How long one worker has to think for a bot before another may, in milliseconds; renewed while it thinks."""
RENEW_AFTER: Final = 8_000
MOST_SEEN: Final = 500
"""How many tables that are due are looked at to find those whose turn it is."""
HALF_LIFE: Final = 30_000
"""The milliseconds after which half of what was spent on somebody's tables is forgotten."""
DUE: Final = (
    select(matches.c.id, matches.c.next_bot)
    .where(matches.c.next_bot <= bindparam("now"))
    .order_by(matches.c.next_bot)
    .limit(MOST_SEEN)
)
"""Built once, since it is asked up to ten times a second."""
NEXT: Final = select(func.min(matches.c.next_bot))


@dataclass(slots=True)
class Thought:
    """What one worker does for the bots of one table."""

    match: str
    due: int
    """When the table was due."""
    claim: int
    """Until when it is ours, as its row says."""
    seq: int = 0
    """The last event that the bots have seen."""
    work: Future[Any] | None = field(default=None, repr=False)
    """What waits for a process, or runs in one."""
    is_stale: bool = False
    """Whether the table has moved on meanwhile."""

    def drop(self) -> None:
        """Give up what nobody needs any more; what has begun ends by itself, and is not used."""
        self.is_stale = True
        if self.work is not None:
            self.work.cancel()


class Claims:
    """The claims of one worker, and how much it has thought for whom lately."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._spent: dict[str, tuple[float, int]] = {}

    async def due(self, now: int, most: int, busy: Set[str]) -> list[Thought]:
        """The tables whose turn it is, at most so many: of those who have had little first, then the latest."""
        async with self.tables.log.store.reading() as connection:
            rows = (await connection.execute(DUE, {"now": now})).all()
        found = [(match, next_bot) for match, next_bot in rows if match not in busy]
        if len(found) > most:
            found.sort(key=lambda row: (int(self.spent(row[0], now)), row[1]))
        return [Thought(match, next_bot, now + CLAIM) for match, next_bot in found[:most]]

    async def due_in(self, now: int) -> float | None:
        """The seconds until the next table is due, or its claim runs out; None where none waits."""
        async with self.tables.log.store.reading() as connection:
            due = (await connection.execute(NEXT)).scalar()
        return None if due is None else (due - now) / 1000

    async def take(self, thought: Thought) -> bool:
        """Claim a table, unless another worker was faster."""
        return await self.set_next(thought.match, thought.due, thought.claim)

    async def renew(self, thought: Thought, now: int) -> None:
        """Keep a table for as long as it is thought about."""
        if thought.claim - now > CLAIM - RENEW_AFTER or thought.is_stale:
            return
        known, thought.claim = thought.claim, now + CLAIM
        if not await self.set_next(thought.match, known, thought.claim):
            # An event has given the bots a new time, or the claim had run out.
            thought.drop()

    async def give_back(self, thought: Thought) -> None:
        """Let any worker think for this table at once."""
        await self.set_next(thought.match, thought.claim, thought.due)

    async def wait_for_event(self, thought: Thought) -> None:
        """Nobody has to think for this table until something happens there."""
        await self.set_next(thought.match, thought.claim, None)

    async def set_next(self, match: str, known: int, next_bot: int | None) -> bool:
        """Say when bots are due, if that is still what the row says."""

        async def work(connection: AsyncConnection) -> int:
            this = (matches.c.id == match, matches.c.next_bot == known)
            return (await connection.execute(update(matches).where(*this).values(next_bot=next_bot))).rowcount

        return await self.tables.log.store.write(work) == 1

    def spend(self, match: str, seconds: float, now: int) -> None:
        """Note that bots have thought so long at somebody's table."""
        who = self._host(match)
        self._spent[who] = (self.spent(match, now) + seconds, now)
        if len(self._spent) > 2 * MOST_SEEN:
            self._spent = {one: kept for one, kept in self._spent.items() if _left(kept, now) >= 1}

    def spent(self, match: str, now: int) -> float:
        """The seconds that bots have thought lately at the tables of this table's host."""
        return _left(self._spent.get(self._host(match), (0.0, now)), now)

    def _host(self, match: str) -> str:
        live = self.tables.at_hand(match)
        return match if live is None else live.host


def _left(kept: tuple[float, int], now: int) -> float:
    seconds, at = kept
    halved: float = 0.5 ** ((now - at) / HALF_LIFE)
    return seconds * halved

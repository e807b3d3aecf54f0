"""Questions about positions in play, noted for the director alone: that they were asked, and nothing that follows.

No machine decides from them about a child. They go when their match goes (`retention.py`).
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.service.store.schema import noted_questions
from forceout.service.store.store import Store

AGAIN_AFTER: Final = 60_000
"""Milliseconds after which the same question of the same person is noted once more."""
MOST_OF_A_MATCH: Final = 200
MOST_REMEMBERED: Final = 2000


@dataclass(frozen=True, slots=True)
class NotedQuestion:
    """That somebody asked about a match while it was played: when, what kind of question, and who, if that is known."""

    match: str
    at: int
    kind: str
    person: str | None


class NotedQuestions:
    """The notes of one service."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store = store
        self.clock = clock
        self._lately: OrderedDict[tuple[str, str, str | None], int] = OrderedDict()

    async def note(self, match: str, kind: str, person: str | None) -> None:
        """Note a question, unless the same was noted a moment ago or there are very many already."""
        now, what = self.clock(), (match, kind[:20], person)
        if now - self._lately.get(what, -AGAIN_AFTER) < AGAIN_AFTER:
            return
        self._lately[what] = now
        if len(self._lately) > MOST_REMEMBERED:
            self._lately.popitem(last=False)

        async def work(connection: AsyncConnection) -> None:
            query = select(func.count()).select_from(noted_questions).where(noted_questions.c.match == match)
            if ((await connection.execute(query)).scalar_one()) < MOST_OF_A_MATCH:
                values = {"match": match, "at": now, "kind": kind[:20], "person": person}
                await connection.execute(insert(noted_questions).values(values))

        await self.store.write(work)

    async def of(self, match: str | None = None, most: int = 500) -> list[NotedQuestion]:
        """The notes about one match, or about all of them, the newest first."""
        columns = (
            noted_questions.c.match,
            noted_questions.c.at,
            noted_questions.c.kind,
            noted_questions.c.person,
        )
        query = select(*columns).order_by(noted_questions.c.at.desc(), noted_questions.c.id.desc()).limit(most)
        async with self.store.reading() as connection:
            rows = await connection.execute(query if match is None else query.where(noted_questions.c.match == match))
            return [NotedQuestion(*row) for row in rows]

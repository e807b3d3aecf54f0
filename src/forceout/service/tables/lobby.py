"""The lobby: the open tables that their hosts have listed, a few of each host, found with one question to the
database (trust.md, promise 18)."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sqlalchemy import and_, or_, select

from forceout.service.store.events import Event
from forceout.service.store.log import COLUMNS
from forceout.service.store.schema import events, matches
from forceout.service.tables.fold import PLAYING, WAITING, LiveTable
from forceout.service.tables.tables import Tables

MOST_SHOWN: Final = 100
MOST_OF_PERSON: Final = 3
MOST_LOOKED_AT: Final = 1000
FORSAKEN: Final = 2 * 3_600_000
"""A table where nothing has happened for so long waits for nobody, in milliseconds."""
DESERTED: Final = 600_000
"""A table with nobody at it where nothing has happened for so long is not shown, in milliseconds."""


def is_open(live: LiveTable, now: int) -> bool:
    """Whether a table is in the lobby."""
    return live.settings.is_listed and live.status in (WAITING, PLAYING) and now - live.at < FORSAKEN


def is_deserted(live: LiveTable, now: int, is_anybody_there: bool) -> bool:
    """Whether a table is left by everybody who sat there."""
    return not is_anybody_there and now - live.at >= DESERTED


class Lobby:
    """The list of one worker; it asks the log only for what it has not at hand."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.is_anybody_at: Callable[[str], bool] = lambda _match: True
        """Whether somebody who sits at a table looks at it; whoever has the streams knows."""

    async def listed(self) -> list[LiveTable]:
        """The tables of the lobby, the newest first, of each host the newest few."""
        now = self.tables.clock()
        query = (
            select(matches.c.id, matches.c.head)
            .where(matches.c.is_listed, matches.c.status.in_((WAITING, PLAYING)), matches.c.changed_at > now - FORSAKEN)
            .order_by(matches.c.created_at.desc())
            .limit(MOST_LOOKED_AT)
        )
        async with self.tables.log.store.reading() as connection:
            heads = {row.id: row.head for row in await connection.execute(query)}
        chosen = self._chosen(list(heads), await self._hosts(heads))
        found = await self.caught_up({match: heads[match] for match in chosen})
        return [live for live in found if not is_deserted(live, now, self.is_anybody_at(live.id))]

    def _chosen(self, found: Sequence[str], hosts: Mapping[str, str]) -> list[str]:
        """As many as are shown, and of each host as many as one may have there."""
        shown: Counter[str] = Counter()
        chosen = []
        for match in found:
            host = hosts.get(match, match)
            shown[host] += 1
            if shown[host] <= MOST_OF_PERSON:
                chosen.append(match)
        return chosen[:MOST_SHOWN]

    async def _hosts(self, heads: Mapping[str, int]) -> dict[str, str]:
        """Who hosts each table: known of those at hand, and else in the first event of its log."""
        known = {match: live.host for match in heads if (live := self.tables.at_hand(match)) is not None}
        missing = [match for match in heads if match not in known]
        if missing:
            query = select(events.c.match, events.c.body).where(events.c.match.in_(missing), events.c.seq == 1)
            async with self.tables.log.store.reading() as connection:
                rows = (await connection.execute(query)).all()
            known |= {match: str(json.loads(body).get("host", match)) for match, body in rows}
        return known

    async def caught_up(self, heads: Mapping[str, int]) -> list[LiveTable]:
        """Tables as they are now; all that is missing of their logs is asked for at once."""
        known = {match: self.tables.at_hand(match) for match in heads}
        seen = {match: 0 if live is None else live.seq for match, live in known.items()}
        behind = [match for match, head in heads.items() if seen[match] < head]
        gained: dict[str, list[Event]] = {match: [] for match in behind}
        if behind:
            wanted = or_(*(and_(events.c.match == match, events.c.seq > seen[match]) for match in behind))
            query = select(events.c.match, *COLUMNS).where(wanted).order_by(events.c.match, events.c.seq)
            async with self.tables.log.store.reading() as connection:
                for match, *row in await connection.execute(query):
                    gained[match].append(Event(*row))
        tables = (
            self.tables.take(match, known[match], gained[match]) if match in gained else known[match] for match in heads
        )
        return [live for live in tables if live is not None]

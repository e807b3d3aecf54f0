"""The tables that a worker has at hand: folded from the log, kept as a cache and nothing more."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final
from weakref import WeakValueDictionary

from forceout.messages.message import Message
from forceout.rules.frozen import replace
from forceout.service.errors import NotFound, Stale
from forceout.service.store.events import FIRST_HASH, Draft, Event, chained
from forceout.service.store.log import Conflict, Log, Row
from forceout.service.tables.fold import PLAYING, WAITING, LiveTable, after_event, fold_events
from forceout.service.tables.summaries import kept_summary

Publish = Callable[[str, int], Awaitable[None]]
BotDue = Callable[[LiveTable], int | None]
Plan = Callable[[LiveTable, int], Sequence[Draft]]
"""What is to be appended to a table, at some moment."""
MOST_TABLES: Final = 5000
MOST_SEEDS: Final = 10_000
RECENT: Final = 64
"""How many events of each table are kept at hand for those who follow it."""
TRIES: Final = 8


class Kept:
    """One table at hand, with its latest events."""

    __slots__ = ("live", "recent")

    def __init__(self, live: LiveTable, recent: tuple[Event, ...]) -> None:
        self.live = live
        self.recent = recent


class Tables:
    """The tables of the service, as one worker sees them."""

    def __init__(self, log: Log, clock: Callable[[], int], publish: Publish, bot_due: BotDue) -> None:
        self.log = log
        self.clock = clock
        self.publish = publish
        self.bot_due = bot_due
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._seeds: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._unsure: set[str] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, match: str) -> asyncio.Lock:
        """What a worker holds while it changes a table; the database decides between workers."""
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks[match] = asyncio.Lock()
        return lock

    async def find(self, match: str, at_least: int = 0) -> LiveTable:
        """A table as it is now, or at least as it was at some event, which saves asking the database; raises
        NotFound."""
        kept = self._kept.get(match)
        is_sure = at_least > 0 or (self.log.store.is_sqlite and match not in self._unsure)
        if kept is not None and kept.live.seq >= at_least and is_sure:
            return kept.live
        return await self.catch_up(match)

    def at_hand(self, match: str, at_least: int = 0) -> LiveTable | None:
        """A table as this worker has it, if it is at hand and not older than some event."""
        kept = self._kept.get(match)
        return kept.live if kept is not None and kept.live.seq >= at_least else None

    async def catch_up(self, match: str) -> LiveTable:
        """A table with whatever its log has gained."""
        kept = self._kept.get(match)
        known = None if kept is None else kept.live
        gained = await self.log.after(match, 0 if known is None else known.seq)
        live = self.take(match, known, gained)
        if live is None:
            raise NotFound(Message("there-is-no-such-table-or-it-is-gone"))
        return live

    def take(self, match: str, known: LiveTable | None, gained: Sequence[Event]) -> LiveTable | None:
        """A table with what its log has gained since it was known; None where there is no such log."""
        # Meanwhile the table may have been caught up by another, or let go.
        kept = self._kept.get(match)
        if kept is not None and (known is None or kept.live.seq > known.seq):
            known = kept.live
            gained = [event for event in gained if event.seq > kept.live.seq]
        live = fold_events(match, known, gained)
        if live is not None and (gained or kept is None):
            self.keep(live, gained)
        return live

    def keep(self, live: LiveTable, gained: Sequence[Event]) -> None:
        """Have a table at hand, and let go of one that was not asked for in a long time."""
        kept = self._kept.get(live.id)
        if kept is None:
            self._kept[live.id] = Kept(live, tuple(gained[-RECENT:]))
            while len(self._kept) > MOST_TABLES:
                self._kept.popitem(last=False)
        elif live.seq > kept.live.seq:
            kept.live, kept.recent = live, (*kept.recent, *gained)[-RECENT:]
            self._kept.move_to_end(live.id)

    def forget(self, match: str) -> None:
        """Let go of a table."""
        self._kept.pop(match, None)
        self._unsure.discard(match)

    async def events_after(self, match: str, seq: int) -> list[Event]:
        """The events of a table after one of them, from what is at hand where that reaches back so far."""
        kept = self._kept.get(match)
        if kept is not None and kept.recent and kept.recent[0].seq <= seq + 1:
            return [event for event in kept.recent if event.seq > seq]
        return await self.log.after(match, seq)

    async def seed(self, match: str, shake: int) -> bytes:
        """The seed of a shake's dice, which never changes."""
        found = self._seeds.get((match, shake))
        if found is None:
            found = await self.log.seed(match, shake)
            self._keep_seed(match, shake, found)
        return found

    def _keep_seed(self, match: str, shake: int, seed: bytes) -> None:
        self._seeds[match, shake] = seed
        if len(self._seeds) > MOST_SEEDS:
            self._seeds.popitem(last=False)

    def row(self, live: LiveTable) -> Row:
        """What the table of matches keeps of this one."""
        is_listed = live.settings.is_listed and live.status in (WAITING, PLAYING)
        return Row(live.status, is_listed, live.next_due(), self.bot_due(live), kept_summary(live))

    async def change(self, match: str, plan: Plan) -> LiveTable:
        """Append what a plan makes of a table, planning again when another worker was faster."""
        async with self.lock(match):
            live = await self.find(match)
            for _ in range(TRIES):
                drafts = plan(live, max(live.at, self.clock()))
                if not drafts:
                    return live
                try:
                    return await self.append(live, drafts)
                except Conflict:
                    live = await self.catch_up(match)
        raise Stale(live.seq)

    async def append(
        self,
        live: LiveTable,
        drafts: Sequence[Draft],
        seeds: Sequence[tuple[int, bytes]] = (),
        after: LiveTable | None = None,
    ) -> LiveTable:
        """Append, commit, publish; raises Conflict when the log ends elsewhere."""
        made = chained(live.id, live.seq, live.head_hash, drafts)
        if after is None:
            after = live
            for event in made:
                after = after_event(after, event)
        else:
            after = replace(after, seq=made[-1].seq, head_hash=made[-1].hash, at=made[-1].at)
        # A sender who hangs up does not keep what is being written from being known here and told to others.
        commit = asyncio.ensure_future(self._commit(live, made, after, seeds))
        commit.add_done_callback(_take_note)
        await asyncio.shield(commit)
        return after

    async def _commit(
        self, live: LiveTable, made: Sequence[Event], after: LiveTable, seeds: Sequence[tuple[int, bytes]]
    ) -> None:
        try:
            await self.log.append(live.id, live.seq, made, self.row(after), seeds)
        except Conflict:
            raise
        except BaseException:
            # Whether it was written is not known: until something is, the log is read.
            self._unsure.add(live.id)
            raise
        self._unsure.discard(live.id)
        self.keep(after, made)
        for shake, seed in seeds:
            self._keep_seed(live.id, shake, seed)
        await self.publish(live.id, after.seq)

    async def create(self, match: str, drafts: Sequence[Draft]) -> LiveTable:
        """A new table from its first events."""
        live = fold_events(match, None, chained(match, 0, FIRST_HASH, drafts))
        assert live is not None
        made = await self.log.create(match, drafts, self.row(live))
        self.keep(live, made)
        return live


def _take_note(commit: "asyncio.Future[None]") -> None:
    """Know of an error that nobody waits for any more."""
    if not commit.cancelled():
        commit.exception()

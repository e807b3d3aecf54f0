"""Events that last: folded from their logs, changed by appending (architecture, principle 6; trust.md, promise 21)."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

from forceout.messages.message import Message
from forceout.service.errors import BadRequest, KeyReused, NotFound, Refused, Stale
from forceout.service.events.authority import require
from forceout.service.events.log import EventLog, draft_of, entry_of
from forceout.service.events.looking import LOOKED_AT, is_stale
from forceout.service.events.members import Member, Members
from forceout.service.loops.fanout import EVENT
from forceout.service.store.events import FIRST_HASH, Event, chained
from forceout.service.store.log import Conflict
from forceout.service.store.store import Store
from forceout.tournament import acts as do
from forceout.tournament.codec import print_act
from forceout.tournament.exchange.event_file import EventFile
from forceout.tournament.fold import apply, attempt, verify
from forceout.tournament.objection import Objection
from forceout.tournament.settings import Settings
from forceout.tournament.state import EventState

MOST_EVENTS: Final = 50
TRIES: Final = 8
MOST_AT_ONCE: Final = 100
"""Acts that are folded in the event loop; more of them in a thread beside it."""
NAME_DAYS: Final = 90
LATEST_DAY: Final = 366
"""An event that is said to be later than this many days ahead keeps no names for it: its year is a slip of the pen."""
"""How long names are kept where the event does not say."""


@dataclass(frozen=True, slots=True)
class LiveEvent:
    """An event as a worker has it at hand."""

    id: str
    seq: int
    head_hash: str
    at: int
    state: EventState


@dataclass(frozen=True, slots=True)
class Receipt:
    """What became of an act that was sent."""

    seq: int
    at: int
    is_repeated: bool


def refused(objection: Objection) -> Refused:
    """The refusal that an objection asks for."""
    return Refused(objection.words, rule=None if objection.rule is None else str(objection.rule), code=objection.code)


class Events:
    """The tournaments of the service, as one worker sees them."""

    def __init__(self, store: Store, clock: Callable[[], int], publish: Callable[[str, int], Awaitable[None]]) -> None:
        self.log = EventLog(store)
        self.members = Members(store, clock)
        self.clock = clock
        self.publish = publish
        self._kept: OrderedDict[str, LiveEvent] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, name: str) -> asyncio.Lock:
        """What a worker holds while it changes an event; the database decides between workers."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    async def found(self, settings: Settings, person: str) -> LiveEvent:
        """A new event, whose founder is its director."""
        name, now = secrets.token_hex(8), self.clock()
        label = f"{do.DIRECTOR}-1"
        entry = do.Entry(label, do.DIRECTOR, now, do.Found(settings))
        objection = verify(None, entry)
        if objection is not None:
            raise refused(objection)
        until = names_until(settings, now)
        founder = {"person": person, "office": do.DIRECTOR, "label": label, "joined_at": now}
        made = await self.log.create(name, [draft_of(entry, now, None)], until, founder)
        return self._keep(LiveEvent(name, made[-1].seq, made[-1].hash, made[-1].at, apply(None, entry)))

    async def found_from(self, file: EventFile, names: Mapping[str, str], person: str) -> LiveEvent:
        """A new event with the whole log of a file; whoever brings it is its director, under a label of their own."""
        name, now = secrets.token_hex(8), self.clock()
        label = f"{do.DIRECTOR}-{secrets.token_hex(3)}"
        founder = {"person": person, "office": do.DIRECTOR, "label": label, "joined_at": now}
        drafts = [draft_of(entry, now, None) for entry in file.entries]
        until = names_until(file.state.settings, now)
        made = await self.log.create(name, drafts, until, founder, names, file.state.is_closed)
        return self._keep(LiveEvent(name, made[-1].seq, made[-1].hash, made[-1].at, file.state))

    async def find(self, name: str) -> LiveEvent:
        """An event as it is now; raises NotFound."""
        known = self._kept.get(name)
        gained = await self.log.after(name, 0 if known is None else known.seq)
        if known is None and not gained:
            raise NotFound(Message("there-is-no-such-event"))
        if len(gained) > MOST_AT_ONCE:
            # A whole event of 1,300 players takes a second and a half.
            return self._keep(await asyncio.to_thread(with_events, name, known, gained))
        return self._keep(with_events(name, known, gained))

    def at_hand(self, name: str) -> LiveEvent | None:
        """An event as this worker has it, if it does."""
        return self._kept.get(name)

    def _keep(self, live: LiveEvent) -> LiveEvent:
        known = self._kept.get(live.id)
        if known is not None and known.seq >= live.seq:
            return known
        self._kept[live.id] = live
        self._kept.move_to_end(live.id)
        while len(self._kept) > MOST_EVENTS:
            self._kept.popitem(last=False)
        return live

    async def member(self, name: str, person: str | None) -> Member:
        """Somebody's office in an event; who has none learns nothing of it."""
        member = await self.members.find(name, person)
        if member is None:
            raise NotFound(Message("there-is-no-such-event"))
        return member

    async def act(
        self,
        member: Member,
        act: do.Act,
        key: str,
        base: int | None = None,
        names: Mapping[str, str] | None = None,
    ) -> Receipt:
        """Do something in an event: it is durable when this returns. The same key again is the same receipt; what was
        done upon an older look is refused where that matters, and worked out anew where it does not."""
        require(f"act:{act.do}", member.office)
        async with self.lock(member.tournament):
            for _ in range(TRIES):
                live = await self.find(member.tournament)
                before = await self.log.by_key(member.tournament, key)
                if before is not None:
                    return repeated(before, member, act)
                if isinstance(act, LOOKED_AT) and await self.has_changed(live, act, base):
                    raise Stale(live.seq)
                now = max(live.at, self.clock())
                entry = do.Entry(member.label, member.office, now, act)
                state, objection = attempt(live.state, entry)
                if objection is not None:
                    raise refused(objection)
                assert state is not None
                until = names_until(act.settings, live.at) if isinstance(act, do.ChangeSettings) else None
                made = chained(live.id, live.seq, live.head_hash, [draft_of(entry, now, key)])
                try:
                    await self._commit(live, made, state, names, until)
                except Conflict:
                    continue
                return Receipt(made[-1].seq, made[-1].at, is_repeated=False)
        raise Stale(live.seq)

    async def has_changed(self, live: LiveEvent, act: do.Act, base: int | None) -> bool:
        """Whether what somebody saw when the log ended at `base` has changed in what the act is done upon."""
        if base is None or base > live.seq:
            return True
        since = await self.log.after(live.id, base) if base < live.seq else []
        return is_stale(act, (entry_of(event).act for event in since))

    async def _commit(
        self,
        live: LiveEvent,
        made: Sequence[Event],
        state: EventState,
        names: Mapping[str, str] | None,
        until: int | None,
    ) -> None:
        # A sender who hangs up does not keep what is being written from being known here and told to others.
        async def work() -> None:
            await self.log.append(live.id, live.seq, made, state.is_closed, names, until)
            self._keep(LiveEvent(live.id, made[-1].seq, made[-1].hash, made[-1].at, state))
            await self.publish(f"{EVENT}{live.id}", made[-1].seq)

        commit = asyncio.ensure_future(work())
        commit.add_done_callback(lambda done: None if done.cancelled() else done.exception() and None)
        await asyncio.shield(commit)

    async def delete(self, name: str) -> None:
        """Delete an event with everything that is kept of it; whoever follows it is told that it is gone."""
        async with self.lock(name):
            await self.log.delete(name)
            self.forget(name)
        await self.publish(f"{EVENT}{name}", 0)

    def forget(self, name: str) -> None:
        """Let go of an event that is no more."""
        self._kept.pop(name, None)

    async def entries(self, name: str) -> list[do.Entry]:
        """The whole log of an event, for an export."""
        return [entry_of(event) for event in await self.log.after(name, 0)]


def with_events(name: str, known: LiveEvent | None, gained: Sequence[Event]) -> LiveEvent:
    """An event with what its log has gained; every act in it was verified before it was written."""
    state = None if known is None else known.state
    seq, head_hash, at = (0, FIRST_HASH, 0) if known is None else (known.seq, known.head_hash, known.at)
    for event in gained:
        state = apply(state, entry_of(event))
        seq, head_hash, at = event.seq, event.hash, event.at
    assert state is not None
    return LiveEvent(name, seq, head_hash, at, state)


def repeated(before: Event, member: Member, act: do.Act) -> Receipt:
    """The receipt of an act that is in the log already; another act under its key is refused."""
    body = before.body
    if body["by"] != member.label or body["act"] != print_act(act):
        raise KeyReused(Message("that-key-was-used-for-something-else"))
    return Receipt(before.seq, before.at, is_repeated=True)


def names_until(settings: Settings, now: int) -> int:
    """When names are deleted: after the day that the settings name, else three months after the event."""
    if not settings.names_until:
        return max(now, _day_of(settings.date, now)) + NAME_DAYS * 86_400_000
    try:
        day = date.fromisoformat(settings.names_until)
    except ValueError:
        raise BadRequest(
            Message("a-day-is-written-like-this", said=settings.names_until[:20]), code="bad-day"
        ) from None
    after = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return int(after.timestamp() * 1000)


def _day_of(text: str, now: int) -> int:
    """When an event's day begins; now, where it has none or one that is years away."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return now
    begins = int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)
    return begins if begins < now + LATEST_DAY * 86_400_000 else now

"""Those who follow tables: woken by news, sent what they have missed, dropped when they cannot keep up.

A stream has no queue. It knows the last event that it was sent, and each message holds the whole view, so whoever is
slow gets fewer messages and never a growing buffer.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

import structlog

from forceout.messages.message import Message, spoken
from forceout.service.errors import NotFound, Refusal, StoreIsDown, TooMany
from forceout.service.people.people import SessionInfo
from forceout.service.service import Service
from forceout.service.tables.authority import may_see
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.lag import LARGEST_CLOCK
from forceout.service.tables.phrases import Phrase
from forceout.service.tables.views import Viewer, shown_events, viewer_of
from forceout.web.json import encoded
from forceout.web.live.event_hub import EventHub
from forceout.web.live.followers import Channel, Follower, OpenStream
from forceout.web.live.measured_delay import witness
from forceout.web.live.presence import Presence
from forceout.web.live.sayings import Saying, read_saying
from forceout.web.live.turns import Turns
from forceout.web.problems import people_at
from forceout.web.worker.metrics import Metrics

TICK: Final = 0.5
PING_EVERY: Final = 20_000
FIRST_PINGS: Final = 20
"""Pings that a stream begins with, one a second, until its delay is well known."""
FIRST_PING_EVERY: Final = 1000
PING_EACH: Final = 4
"""The milliseconds that each stream of a worker adds to that second, so that a hall that comes back is not drowned."""
SILENT_FOR: Final = 45_000
"""How long a socket may leave pings unanswered."""
SLOW_FOR: Final = 10_000
"""How long one message may take to be sent."""
NAMES_LAST: Final = 30_000
NAMES_LAST_ALONE: Final = 600_000
"""How long nicknames are kept where no other worker can change them."""
VERIFIED_FOR: Final = 3000
MOST_EVENTS: Final = 200
MOST_OF_SESSION: Final = 12
MOST_OF_ADDRESS: Final = 4000
MOST_OF_WORKER: Final = 12_000
PARTS: Final = 10
"""Streams are looked after in so many parts, one after the other: pings for all at once would keep actions waiting."""


class Hub:
    """All streams of one worker."""

    def __init__(self, service: Service, metrics: Metrics) -> None:
        self.service = service
        self.metrics = metrics
        self.presence = Presence(service, secrets.token_hex(4), self.begin)
        self.channels: dict[str, Channel] = {}
        self.by_session: dict[str, set[OpenStream]] = {}
        self.by_address: dict[str, int] = {}
        self.turns = Turns()
        self.count = 0
        self.verified_at = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._log = structlog.get_logger("streams")
        service.on_change(self.heard)
        self.events = EventHub(self)

    async def open(self, *, has_loops: bool = True) -> None:
        """Begin to look after the streams; without loops, only when told to."""
        if has_loops:
            self.begin(self._tick_on())

    async def close(self, why: str = "stopping") -> None:
        """Say goodbye to everybody, and stop."""
        self.end_all(why)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def end_all(self, why: str) -> None:
        """Let every stream end."""
        self.events.end_all(why)
        for channel in self.channels.values():
            for follower in channel.followers:
                follower.end(why)

    def begin(self, work: Any) -> None:
        """Do something beside what is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # News.

    def heard(self, match: str, seq: int) -> None:
        """Take note that a table has changed, or that another worker has its players."""
        if "/" in match:
            heard = read_saying(match, seq)
            if heard is None:
                self.presence.heard(self.channels, match, seq)
            elif heard.worker != self.presence.worker:
                self._pass_on(heard)
            return
        self.metrics.appends.inc()
        channel = self.channels.get(match)
        if channel is not None and seq > channel.wanted:
            channel.wanted = seq
            if not channel.is_refreshing:
                channel.is_refreshing = True
                self.begin(self._refresh(channel))

    def say(self, match: str, seat: str, phrase: Phrase) -> None:
        """Pass a phrase on to everybody at a table, whichever worker they came through."""
        said = Saying(match, seat, phrase, self.presence.worker)
        self._pass_on(said)
        if not self.service.fanout.is_alone:
            self.begin(self.service.fanout.publish(*said.told()))

    def _pass_on(self, said: Saying) -> None:
        channel = self.channels.get(said.match)
        for follower in () if channel is None else channel.followers:
            follower.sayings.append(said)
            follower.wake.set()

    async def _refresh(self, channel: Channel) -> None:
        try:
            while channel.live.seq < channel.wanted and channel.followers:
                before = channel.live
                try:
                    live = await self.service.tables.find(before.id, channel.wanted)
                    channel.change(live, await self._names(channel, live))
                except NotFound:
                    for follower in channel.followers:
                        follower.end("gone")
                    return
                except StoreIsDown:
                    await asyncio.sleep(TICK)
                if not is_alike(before, channel.live):
                    self._drop_those_who_may_not_see(channel)
                    self.presence.tell(channel)
        finally:
            channel.is_refreshing = False

    async def _names(self, channel: Channel, live: LiveTable) -> dict[str, str]:
        """The nicknames at a table; they change seldom, so that they are asked for seldom."""
        people, now = self.service.people, self.service.clock()
        lasting = NAMES_LAST_ALONE if self.service.store.is_sqlite else NAMES_LAST
        is_fresh = channel.named_after == people.changes and 0 <= now - channel.named_at < lasting
        is_same = live.seats is channel.live.seats and live.officials is channel.live.officials
        if is_fresh and (is_same or channel.names.keys() >= set(people_at(live))):
            return channel.names
        channel.named_at, channel.named_after = now, people.changes
        return await people.names(people_at(live))

    def _drop_those_who_may_not_see(self, channel: Channel) -> None:
        for follower in channel.followers:
            if not may_see(channel.live, follower.person, follower.roles):
                follower.end("not-allowed")

    # Coming and going.

    async def follow(self, follower: Follower) -> Channel:
        """Begin to follow; raises NotFound for a table that they may not see, TooMany over the caps."""
        service = self.service
        live = await service.tables.find(follower.match, follower.sent or 0)
        if not may_see(live, follower.person, follower.roles):
            raise NotFound(Message("there-is-no-such-table-or-it-is-not-open-to-spectators"))
        self.verify_caps(follower)
        names = await service.people.names(people_at(live))
        channel = self.channels.get(follower.match)
        if channel is None:
            channel = self.channels[follower.match] = Channel(live, names)
            channel.named_at, channel.named_after = service.clock(), service.people.changes
        elif live.seq > channel.live.seq:
            channel.change(live, names)
        channel.wanted = max(channel.wanted, live.seq)
        if follower.sent is not None and follower.sent > live.seq:
            follower.sent = None
        channel.followers.add(follower)
        self._count_in(follower)
        follower.pinged_at = service.clock() - PING_EVERY
        follower.is_ping_due = True
        # Silence counts from here: a socket that never says anything is as silent as one that has stopped.
        follower.heard_at = service.clock() if follower.is_answering else None
        follower.wake.set()
        self.presence.tell(channel)
        return channel

    def count_in(self, follower: OpenStream) -> None:
        """Count a stream that follows something else than a table, and end it with its session; raises TooMany."""
        self.verify_caps(follower)
        self._count_in(follower)

    def _count_in(self, follower: OpenStream) -> None:
        self.count += 1
        if follower.session is not None:
            self.by_session.setdefault(follower.session.token_hash, set()).add(follower)
        if follower.address is not None:
            self.by_address[follower.address] = self.by_address.get(follower.address, 0) + 1

    def verify_caps(self, follower: OpenStream) -> None:
        """Refuse one stream more than a session, an address or the worker may have."""
        of_session = 0 if follower.session is None else len(self.by_session.get(follower.session.token_hash, ()))
        if of_session >= MOST_OF_SESSION:
            raise TooMany(Message("you-have-this-open-in-too-many-windows"))
        if self.count >= MOST_OF_WORKER or self.by_address.get(follower.address or "", 0) >= MOST_OF_ADDRESS:
            raise TooMany(Message("very-many-people-are-watching"))

    def leave(self, follower: Follower) -> None:
        """Stop following."""
        channel = self.channels.get(follower.match)
        if channel is None or follower not in channel.followers:
            return
        channel.followers.discard(follower)
        self.count_out(follower)
        self.presence.tell(channel)
        if not channel.followers:
            self.channels.pop(follower.match, None)

    def count_out(self, follower: OpenStream) -> None:
        """Count a stream no longer."""
        self.count -= 1
        if follower.session is not None:
            theirs = self.by_session.get(follower.session.token_hash, set())
            theirs.discard(follower)
            if not theirs:
                self.by_session.pop(follower.session.token_hash, None)
        if follower.address is not None:
            left = self.by_address.get(follower.address, 1) - 1
            if left:
                self.by_address[follower.address] = left
            else:
                self.by_address.pop(follower.address, None)

    def end_session(self, token_hash: str, why: str = "signed-out") -> None:
        """End the streams of a session at once."""
        for follower in self.by_session.pop(token_hash, set()):
            follower.end(why)

    def end_person(self, person: str, why: str = "signed-out") -> None:
        """End all streams of a person at once."""
        theirs = [token for token, ones in self.by_session.items() if any(one.person == person for one in ones)]
        for token_hash in theirs:
            self.end_session(token_hash, why)

    def known_session(self, token_hash: str) -> SessionInfo | None:
        """A session that was verified a moment ago because one of its streams is open here."""
        theirs = self.by_session.get(token_hash)
        if not theirs or not 0 <= self.service.clock() - self.verified_at < VERIFIED_FOR:
            return None
        return next(iter(theirs)).session

    # What is sent.

    async def messages(self, channel: Channel, follower: Follower) -> AsyncIterator[tuple[str, int | None]]:
        """What a stream is sent, each with the event that it reaches up to; ends when the stream is to end."""
        while follower.why is None:
            follower.wake.clear()
            if follower.sent is None or follower.sent < channel.live.seq:
                if (spoken().tag, viewer_of(channel.live, follower.person), follower.sent) not in channel.texts:
                    await self.turns.turn()
                live = channel.live
                text = await self.update(channel, viewer_of(live, follower.person), follower.sent)
                follower.sent = live.seq
                yield text, live.seq
            elif follower.presence != channel.here:
                follower.presence = channel.here
                yield encoded({"type": "presence", "here": follower.presence}), None
            elif follower.sayings:
                yield encoded(follower.sayings.popleft().message()), None
            elif follower.is_ping_due:
                follower.is_ping_due = False
                yield self.ping_message(follower), None
            else:
                await follower.wake.wait()
        yield encoded({"type": "bye", "why": follower.why}), None

    async def update(self, channel: Channel, viewer: Viewer, after: int | None) -> str:
        """The news of a table for one kind of viewer, worked out and encoded once."""
        live, texts = channel.live, channel.texts
        language = spoken().tag
        known = texts.get((language, viewer, after))
        if known is not None:
            return known
        # The table may change while its events are looked up.
        views = channel.views(self.service.clock())
        events: Iterable[Any] = ()
        if after is not None and live.seq - after <= MOST_EVENTS:
            found = await self.service.tables.events_after(live.id, after)
            events = [event for event in found if event.seq <= live.seq]
        shown = shown_events(events, viewer[0])
        text = encoded({"type": "update", "seq": live.seq, "events": shown, "view": views.seen_by(viewer)})
        texts[language, viewer, after] = text
        return text

    def ping_message(self, follower: Follower) -> str:
        """A ping; the next one brings the delay that was measured by this one, signed."""
        now = self.service.clock()
        follower.ping, follower.pinged_at, follower.pings = now, now, follower.pings + 1
        message: dict[str, object] = {"type": "ping", "t": now}
        if follower.session is not None and follower.trips:
            message["lag"] = self.service.lag.sign(follower.session.token_hash, follower.trips.measured, now)
        return encoded(message)

    def ponged(self, follower: Follower, t: object, at: object) -> None:
        """Take the answer to the last ping, with when it came by their clock; any other answer counts nothing."""
        now = self.service.clock()
        if follower.ping is not None and t == follower.ping:
            follower.ping, follower.heard_at = None, now
            if isinstance(at, int) and not isinstance(at, bool) and abs(at) < LARGEST_CLOCK:
                follower.trips.add(follower.pinged_at, at, now, witness(follower.peer))

    # Looking after them.

    async def _tick_on(self) -> None:
        while True:
            for part in range(PARTS):
                await asyncio.sleep(TICK / PARTS)
                try:
                    self.look_after(part, PARTS)
                except Exception:
                    self._log.exception("looking after streams failed")
            try:
                await self.verify_sessions()
            except Refusal:
                self._log.warning("the store is down")
            except Exception:
                self._log.exception("verifying sessions failed")

    async def tick(self) -> None:
        """Ping those who are due, drop those who are stuck or silent, and end sessions that are over."""
        self.look_after()
        await self.verify_sessions()

    def look_after(self, part: int = 0, parts: int = 1) -> None:
        """Ping those who are due, and drop those who are stuck or silent, at every so manieth table."""
        now = self.service.clock()
        for channel in list(self.channels.values())[part::parts]:
            for follower in channel.followers:
                self._look_after(follower, now)
            self.presence.tell_again(channel, now)

    def _look_after(self, follower: Follower, now: int) -> None:
        if follower.sending_since is not None and now - follower.sending_since > SLOW_FOR:
            follower.end("too-slow")
            follower.stuck.set()
        elif follower.heard_at is not None and now - follower.heard_at > SILENT_FOR:
            follower.end("silent")
        elif now - follower.pinged_at >= self._ping_interval(follower):
            follower.is_ping_due = True
            follower.wake.set()

    def _ping_interval(self, follower: Follower) -> int:
        if follower.pings >= FIRST_PINGS:
            return PING_EVERY
        return min(PING_EVERY, FIRST_PING_EVERY + PING_EACH * self.count)

    async def verify_sessions(self) -> None:
        """Find out which sessions with open streams are over."""
        tokens = list(self.by_session)
        asked_at = self.service.clock()
        for token_hash in await self.service.people.ended(tokens) if tokens else ():
            self.end_session(token_hash)
        self.verified_at = asked_at


def is_alike(before: LiveTable, after: LiveTable) -> bool:
    """Whether the same people sit at a table, judge it and may watch it."""
    return (
        before.seats is after.seats
        and before.officials is after.officials
        and before.is_watchable is after.is_watchable
        and before.host == after.host
    )

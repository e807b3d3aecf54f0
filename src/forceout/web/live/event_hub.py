"""Those who follow an event: woken when something concerns them, sent their own view and nobody else's.

Like the streams of tables these have no queue: each message holds the whole view, so whoever is slow gets fewer.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from forceout.messages.message import Message
from forceout.service.errors import NotFound, StoreIsDown
from forceout.service.events.authority import require
from forceout.service.events.day_views import day_view
from forceout.service.events.events import LiveEvent
from forceout.service.events.front_views import front_view, public_view
from forceout.service.events.members import Member
from forceout.service.events.news import concerned
from forceout.service.people.people import SessionInfo
from forceout.tournament.acts import COACH, PLAYER
from forceout.web.guard.visitors import Visitor
from forceout.web.json import encoded

if TYPE_CHECKING:
    from forceout.web.live.hub import Hub

CHANGES: Final = "changes"
DAY: Final = "day"
FRONT: Final = "front"
PUBLIC: Final = "public"
SEEN: Final[Mapping[str, str | None]] = {CHANGES: "see", DAY: "see-day", FRONT: "see-front", PUBLIC: None}
"""What a page follows, and what its reader must be allowed; the public page asks the event."""
PING_SECONDS: Final = 20.0
GATHER_SECONDS: Final = 0.1
"""How long news is gathered before everybody whom it concerns is told."""
APART: Final[Mapping[str, float]] = {CHANGES: 0.2, DAY: 0.2, FRONT: 1.0, PUBLIC: 5.0}
"""The seconds between two messages of one stream at least."""
AGAIN: Final = 0.5


class EventFollower:
    """One stream of one page to one event."""

    def __init__(
        self, event: str, see: str, member: Member | None, session: SessionInfo | None, address: str | None
    ) -> None:
        self.event = event
        self.see = see
        self.member = member
        self.session = session
        self.person = None if session is None else session.person.id
        self.address = address
        self.wake = asyncio.Event()
        self.is_due = True
        self.why: str | None = None

    def end(self, why: str) -> None:
        """Let the stream end, with a reason."""
        self.why = self.why or why
        self.wake.set()

    def tell(self) -> None:
        """Send the view again."""
        self.is_due = True
        self.wake.set()


class EventChannel:
    """An event that somebody of this worker follows."""

    def __init__(self, live: LiveEvent, names: dict[str, str], names_until: int) -> None:
        self.live = live
        self.names = names
        self.names_until = names_until
        self.wanted = live.seq
        self.is_nudged = False
        self.is_refreshing = False
        self.followers: set[EventFollower] = set()
        self.texts: dict[str, tuple[int, str]] = {}

    def is_concerned(self, follower: EventFollower, players: frozenset[str] | None) -> bool:
        """Whether a change of some players' days changes what a page shows."""
        member = follower.member
        if players is None or follower.see != DAY or member is None:
            return True
        if member.office == PLAYER:
            return member.subject in players
        known = self.live.state.players
        return any(known[player].school == member.subject for player in players if player in known)


class EventHub:
    """All streams to events of one worker."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.service = hub.service
        self.channels: dict[str, EventChannel] = {}
        hub.service.on_event(self.heard)

    def heard(self, event: str, seq: int) -> None:
        """Take note that an event has changed, or something about it that is not in its log."""
        channel = self.channels.get(event)
        if channel is None or (seq != 0 and seq <= channel.wanted):
            return
        channel.wanted = max(channel.wanted, seq)
        channel.is_nudged = channel.is_nudged or seq == 0
        if not channel.is_refreshing:
            channel.is_refreshing = True
            self.hub.begin(self._refresh(channel))

    async def _refresh(self, channel: EventChannel) -> None:
        try:
            while channel.followers and (channel.live.seq < channel.wanted or channel.is_nudged):
                await asyncio.sleep(GATHER_SECONDS)
                before, is_nudged = channel.live, channel.is_nudged
                channel.is_nudged = False
                try:
                    if is_nudged and not await self.service.events.log.is_there(before.id):
                        self._gone(channel)
                        return
                    live = await self.service.events.find(before.id)
                    if is_nudged or live.state.players is not before.state.players:
                        channel.names = await self.service.events.members.names(live.id)
                        channel.names_until = await self.service.events.log.names_until(live.id)
                except StoreIsDown:
                    channel.is_nudged = is_nudged
                    await asyncio.sleep(AGAIN)
                    continue
                channel.live = live
                players = None if is_nudged else concerned(before.state, live.state)
                for follower in channel.followers:
                    if channel.is_concerned(follower, players):
                        follower.tell()
        finally:
            channel.is_refreshing = False

    def _gone(self, channel: EventChannel) -> None:
        """Let everybody go whose event was deleted."""
        self.service.events.forget(channel.live.id)
        for follower in channel.followers:
            follower.end("gone")

    async def follow(self, event: str, see: str, visitor: Visitor) -> tuple[EventChannel, EventFollower]:
        """Begin to follow; raises NotFound for what somebody may not see, TooMany over the caps."""
        operation = SEEN.get(see)
        if see not in SEEN:
            raise NotFound(Message("there-is-no-such-event"))
        member: Member | None = None
        if operation is not None:
            member = await self.service.events.member(event, visitor.person)
            require(operation, member.office)
        live = await self.service.events.find(event)
        if operation is None and not (live.state.settings.is_public and await self.service.events.log.is_there(event)):
            raise NotFound(Message("there-is-no-such-event"))
        follower = EventFollower(event, see, member, visitor.session, visitor.address)
        channel = self.channels.get(event)
        is_new = channel is None
        if channel is None:
            names = await self.service.events.members.names(event)
            until = await self.service.events.log.names_until(event)
            channel = self.channels.setdefault(event, EventChannel(live, names, until))
        self.hub.count_in(follower)
        channel.followers.add(follower)
        if is_new:
            live = await self._looked_again(follower)
        if live.seq > channel.live.seq:
            self.heard(event, live.seq)
        return channel, follower

    async def _looked_again(self, follower: EventFollower) -> LiveEvent:
        """The event once its news are heard: what was done before that, since it was first read, nobody told."""
        try:
            return await self.service.events.find(follower.event)
        except BaseException:
            self.leave(follower)
            raise

    def leave(self, follower: EventFollower) -> None:
        """Stop following."""
        channel = self.channels.get(follower.event)
        if channel is None or follower not in channel.followers:
            return
        channel.followers.discard(follower)
        self.hub.count_out(follower)
        if not channel.followers:
            self.channels.pop(follower.event, None)

    def end_all(self, why: str) -> None:
        """Let every stream end."""
        for channel in self.channels.values():
            for follower in channel.followers:
                follower.end(why)

    async def messages(self, channel: EventChannel, follower: EventFollower) -> AsyncIterator[str]:
        """What a stream is sent; ends when the stream is to end. An empty text is a sign of life."""
        while follower.why is None:
            follower.wake.clear()
            if follower.is_due:
                follower.is_due = False
                await self.hub.turns.turn()
                text = self.update(channel, follower)
                if text is None:
                    break
                yield text
                await asyncio.sleep(APART[follower.see])
                continue
            try:
                async with asyncio.timeout(PING_SECONDS):
                    await follower.wake.wait()
            except TimeoutError:
                yield ""
        yield encoded({"type": "bye", "why": follower.why or "not-allowed"})

    def update(self, channel: EventChannel, follower: EventFollower) -> str | None:
        """The event for one page; None where it may no longer be seen."""
        live, now, member = channel.live, self.service.clock(), follower.member
        if follower.see == CHANGES:
            return encoded({"type": "changed", "seq": live.seq, "now": now})
        if follower.see == DAY:
            assert member is not None
            assert member.office in (PLAYER, COACH)
            return update(day_view(live, member, channel.names, channel.names_until, now))
        if follower.see == PUBLIC and not live.state.settings.is_public:
            return None
        known = channel.texts.get(follower.see)
        if known is None or known[0] != live.seq:
            view = front_view(live, now) if follower.see == FRONT else public_view(live, now)
            known = channel.texts[follower.see] = (live.seq, update(view))
        return known[1]


def update(view: dict[str, Any]) -> str:
    """A message with a whole view."""
    return encoded({"type": "update", "seq": view["seq"], "view": view})

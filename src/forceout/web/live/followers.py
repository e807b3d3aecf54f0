"""A stream to one browser, and the table that it follows."""

import asyncio
from collections import deque
from typing import Protocol

from forceout.messages.message import spoken
from forceout.service.people.people import SessionInfo
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.lag import RoundTrips
from forceout.service.tables.views import TableViews, Viewer
from forceout.web.live.measured_delay import Peer
from forceout.web.live.sayings import MOST_WAITING, Saying


class OpenStream(Protocol):
    """A stream, as far as it is counted and ended with its session."""

    session: SessionInfo | None
    person: str | None
    address: str | None

    def end(self, why: str) -> None:
        """Let the stream end, with a reason."""


class Follower:
    """One stream of one browser to one table."""

    def __init__(
        self,
        match: str,
        session: SessionInfo | None,
        roles: frozenset[str],
        address: str | None,
        after: int | None,
        peer: Peer | None = None,
        *,
        is_answering: bool = False,
    ) -> None:
        self.match = match
        self.session = session
        self.person = None if session is None else session.person.id
        self.roles = roles
        self.address = address
        self.peer = peer
        """Who is at the other end of their socket, where it is theirs and not a proxy's."""
        self.is_answering = is_answering
        """Whether pings are answered, as over a WebSocket."""
        self.sent = after
        """The last event that they know of; None before the first message."""
        self.wake = asyncio.Event()
        self.why: str | None = None
        """Why the stream is to end."""
        self.trips = RoundTrips()
        self.is_ping_due = False
        self.pings = 0
        self.pinged_at = 0
        self.ping: int | None = None
        self.heard_at: int | None = None
        self.sending_since: int | None = None
        self.presence: tuple[str, ...] | None = None
        self.sayings: deque[Saying] = deque(maxlen=MOST_WAITING)
        """Phrases that they have not been sent yet."""
        self.stuck: asyncio.Event = asyncio.Event()
        """Set when what is being sent has taken too long."""

    def end(self, why: str) -> None:
        """Let the stream end, with a reason."""
        self.why = self.why or why
        self.wake.set()


class Channel:
    """A table that somebody of this worker follows."""

    def __init__(self, live: LiveTable, names: dict[str, str]) -> None:
        self.live = live
        self.names = names
        self.named_at = 0
        self.named_after = 0
        """How many changes of people the names are after."""
        self.wanted = live.seq
        self.is_refreshing = False
        self.followers: set[Follower] = set()
        self.here: tuple[str, ...] = ()
        self.texts: dict[tuple[str, Viewer, int | None], str] = {}
        """What is sent, by the language, the kind of viewer and the event that they know of."""
        self._views: dict[str, TableViews] = {}

    def change(self, live: LiveTable, names: dict[str, str]) -> None:
        """Take the table as it is now, and wake everybody."""
        self.live, self.names = live, names
        self.texts = {}
        for follower in self.followers:
            follower.wake.set()

    def views(self, now: int) -> TableViews:
        """The views of the table as it is, in the language that is spoken here, made when the first is asked for."""
        language = spoken().tag
        known = self._views.get(language)
        if known is None or known.live is not self.live:
            known = self._views[language] = TableViews(self.live, self.names, now, known)
        return known

    def seats_here(self) -> tuple[str, ...]:
        """The seats whose players follow the table through this worker."""
        persons = {follower.person for follower in self.followers}
        return tuple(seat.name for seat in self.live.seats if seat.person is not None and seat.person in persons)

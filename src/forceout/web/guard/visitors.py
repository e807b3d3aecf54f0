"""Who is asking."""

from dataclasses import dataclass

from forceout.messages.message import Message
from forceout.service.errors import NotKnown
from forceout.service.people.people import SessionInfo
from forceout.service.tables.actions import Actor


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who is asking: a session, if the browser has one, and the address that rate limits count."""

    session: SessionInfo | None
    address: str | None

    @property
    def person(self) -> str | None:
        """The pseudonym of whoever asks."""
        return None if self.session is None else self.session.person.id

    @property
    def roles(self) -> frozenset[str]:
        """The roles of their account."""
        return frozenset() if self.session is None else frozenset(map(str, self.session.person.roles))

    def signed_in(self) -> SessionInfo:
        """The session; raises NotKnown where there is none."""
        if self.session is None:
            raise NotKnown(Message("choose-a-nickname-first"))
        return self.session

    def actor(self) -> Actor:
        """Whoever asks, as somebody who acts at a table."""
        return Actor(self.signed_in().person.id, self.roles)

"""What all handlers of one worker share, and who is asking."""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from forceout.service.acting import Actor
from forceout.service.people import Person, SessionInfo
from forceout.service.positions import Positions
from forceout.service.rate_limits import Activity, RateLimits
from forceout.service.refusals import NotKnown
from forceout.service.running import Service
from forceout.web.admission import Admission
from forceout.web.calculating import Calculators
from forceout.web.following import Hub
from forceout.web.metrics import Metrics


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
            raise NotKnown("Choose a nickname first, or sign in.")
        return self.session

    def actor(self) -> Actor:
        """Whoever asks, as somebody who acts at a table."""
        return Actor(self.signed_in().person.id, self.roles)


@dataclass(slots=True)
class Site:
    """The service and what the web keeps around it."""

    service: Service
    hub: Hub
    limits: RateLimits
    calculators: Calculators
    """For what takes long: the judge and the analysis."""
    readers: Calculators
    """For what takes a moment, and should not wait behind what takes long."""
    positions: Positions
    metrics: Metrics
    admission: Admission = field(default_factory=Admission)
    is_draining: bool = False
    """Whether this worker is about to stop."""

    def count(self, activity: Activity, visitor: Visitor) -> None:
        """Count something that is limited, or raise TooFast."""
        session = None if visitor.session is None else visitor.session.token_hash
        self.limits.verify(activity, session=session, address=visitor.address, now=self.service.clock())


Asked: TypeAlias = Request[Person | None, Visitor, State]


def site_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Site:
    """The site that a connection came to."""
    site: Site = connection.app.state.site
    return site

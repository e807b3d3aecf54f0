"""What all handlers of one worker share."""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from forceout.service.events.places import Places
from forceout.service.people.people import Person
from forceout.service.people.rate_limits import Activity, RateLimits
from forceout.service.positions.positions import Positions
from forceout.service.service import Service
from forceout.web.api.lobby import Shared
from forceout.web.guard.admission import Admission
from forceout.web.guard.table_caps import TableCaps
from forceout.web.guard.visitors import Visitor
from forceout.web.live.hub import Hub
from forceout.web.live.rooms import RoomHub
from forceout.web.worker.finders import Finders
from forceout.web.worker.metrics import Metrics
from forceout.web.worker.pools import Pool

__all__ = ["Asked", "Site", "Visitor", "site_of"]


@dataclass(slots=True)
class Site:
    """The service and what the web keeps around it."""

    service: Service
    hub: Hub
    rooms: RoomHub
    """Who follows a coach's room."""
    limits: RateLimits
    calculators: Pool
    """For the judge."""
    readers: Pool
    """For what takes a moment, and should not wait behind what takes long."""
    looking_back: Pool
    """For whole matches: replays and analysis."""
    finders: Finders
    positions: Positions
    metrics: Metrics
    lobby: Shared
    """The list of open tables."""
    listed: TableCaps
    """The tables that are in the lobby."""
    with_bots: TableCaps
    """The tables where bots play."""
    places: Places = field(default_factory=Places)
    """Standings that many ask for at once."""
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

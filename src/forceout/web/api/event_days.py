"""An event on players' phones, on the projector and in public: views, and streams of them (docs/service.md)."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import QueryParameter
from litestar.response import Stream

from forceout.messages.message import Message
from forceout.service.errors import NotFound
from forceout.service.events.day_views import day_view, own_standing
from forceout.service.events.events import LiveEvent
from forceout.service.events.front_views import front_view, places_view, public_view, seats_view
from forceout.tournament.acts import PLAYER
from forceout.tournament.settings import Competition
from forceout.web.api.events import Answer, EventId, answered, seen
from forceout.web.context import Asked, Site, site_of
from forceout.web.live.event_hub import EventChannel, EventFollower
from forceout.web.problems import problem_specs

See = Annotated[str, QueryParameter(pattern="^(changes|day|front|public)$", description="Which page follows.")]
CompetitionId = Annotated[str, QueryParameter(max_length=40)]
NOT_INDEXED: Final = {"cache-control": "no-store", "x-robots-tag": "noindex, nofollow"}


@get(
    "/api/tournaments/{event:str}/events",
    media_type="text/event-stream",
    responses=problem_specs(401, 404),
    summary="News of an event",
    tags=["tournaments"],
)
async def follow_event(request: Asked, event: EventId, see: See = "changes") -> Stream:
    """News of an event as server-sent events: `changed` with where its log ends, or `update` with the page's view."""
    site, visitor = site_of(request), request.auth
    if see != "public":
        visitor.signed_in()
    channel, follower = await site.hub.events.follow(event, see, visitor)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(_events(site, channel, follower), media_type="text/event-stream", headers=headers)


async def _events(site: Site, channel: EventChannel, follower: EventFollower) -> AsyncIterator[bytes]:
    site.metrics.sockets.labels("sse").inc()
    try:
        yield b"retry: 2000\n\n"
        async for text in site.hub.events.messages(channel, follower):
            yield b"data: " + text.encode() + b"\n\n" if text else b": ping\n\n"
    finally:
        site.hub.events.leave(follower)
        site.metrics.sockets.labels("sse").dec()


@get("/api/tournaments/{event:str}/day", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_day(request: Asked, event: EventId) -> Response[Answer]:
    """The day of a player, or of a coach's players: seats, clock, results, the sheet to sign."""
    site, member, live = await seen(request, event, "see-day")
    channel = site.hub.events.channels.get(event)
    if channel is not None:
        # A hall that follows the event has its names at hand.
        names, until = channel.names, channel.names_until
    else:
        names = await site.service.events.members.names(event)
        until = await site.service.events.log.names_until(event)
    return answered(day_view(live, member, names, until, site.service.clock()))


def competition_of(live: LiveEvent, name: str) -> Competition:
    """A competition of an event; raises NotFound."""
    found = live.state.settings.by_id.get(name)
    if found is None:
        raise NotFound(Message("there-is-no-such-competition", name=name))
    return found


@get("/api/tournaments/{event:str}/day/places", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_own_places(request: Asked, event: EventId, competition: CompetitionId) -> Response[Answer]:
    """Where a player, or each of a coach's players, stands in a competition."""
    site, member, live = await seen(request, event, "see-day")
    found = competition_of(live, competition)
    places = await site.places.of(live, found, site.service.clock())
    known = live.state.players
    mine = [
        one
        for one in known
        if (one == member.subject if member.office == PLAYER else known[one].school == member.subject)
    ]
    own = {player: own_standing(live.state, places, player) for player in mine}
    return answered({"seq": live.seq, "competition": competition, "places": own})


@get("/api/tournaments/{event:str}/front", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_front(request: Asked, event: EventId) -> Response[Answer]:
    """The board for the hall: the clock and the tables that still play."""
    site, _, live = await seen(request, event, "see-front")
    return answered(front_view(live, site.service.clock()))


@get("/api/tournaments/{event:str}/front/seats", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_front_seats(request: Asked, event: EventId, competition: CompetitionId) -> Response[Answer]:
    """Everybody's seat in a competition's round, by first name and initial."""
    site, _, live = await seen(request, event, "see-front")
    names = await site.service.events.members.names(event)
    return answered(seats_view(live, names, competition_of(live, competition)))


@get("/api/tournaments/{event:str}/front/places", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_front_places(request: Asked, event: EventId, competition: CompetitionId) -> Response[Answer]:
    """The standings of a competition for the hall, by first name and initial."""
    site, _, live = await seen(request, event, "see-front")
    return answered(await _places(site, live, competition))


async def _places(site: Site, live: LiveEvent, competition: str) -> Answer:
    found = competition_of(live, competition)
    names = await site.service.events.members.names(live.id)
    places = await site.places.of(live, found, site.service.clock())
    return places_view(live, names, found, places)


async def public_event(request: Asked, event: str) -> tuple[Site, LiveEvent]:
    """An event whose director has opened its page to everybody; to others there is none."""
    site = site_of(request)
    live = await site.service.events.find(event)
    # Another worker may have deleted it: an office is asked for anew each time, this page has none.
    if not live.state.settings.is_public or not await site.service.events.log.is_there(event):
        raise NotFound(Message("there-is-no-such-event"))
    return site, live


@get("/api/tournaments/{event:str}/public", responses=problem_specs(404), tags=["tournaments"])
async def show_public(request: Asked, event: EventId) -> Response[Answer]:
    """An event as anybody sees it, where its director allows that."""
    site, live = await public_event(request, event)
    return Response(public_view(live, site.service.clock()), headers=NOT_INDEXED)


@get("/api/tournaments/{event:str}/public/places", responses=problem_specs(404), tags=["tournaments"])
async def show_public_places(request: Asked, event: EventId, competition: CompetitionId) -> Response[Answer]:
    """The standings of a competition as anybody sees them, by first name and initial."""
    site, live = await public_event(request, event)
    return Response(await _places(site, live, competition), headers=NOT_INDEXED)


HANDLERS: Final[tuple[Any, ...]] = (
    follow_event,
    show_day,
    show_own_places,
    show_front,
    show_front_seats,
    show_front_places,
    show_public,
    show_public_places,
)

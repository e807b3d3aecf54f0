"""The pages of a tournament that its officials work with: the list of one's events, and an event's desk."""

from typing import Any, Final

from litestar import Response, get

from forceout.service.events.authority import is_granted
from forceout.web.api.events import EventId
from forceout.web.context import Asked, site_of
from forceout.web.pages.page_facts import as_text, game_choices
from forceout.web.pages.pages import page


def _games(request: Asked) -> str:
    return as_text(game_choices(site_of(request).service.clock()))


@get("/tournaments", include_in_schema=False)
async def tournaments(request: Asked) -> Response[str]:
    """The events in which one has an office, a new one, and the way in by a code, which may come in the fragment."""
    return page(request, "tournament.html", event="", games=_games(request))


@get("/tournaments/{event:str}", include_in_schema=False)
async def tournament(request: Asked, event: EventId) -> Response[str]:
    """An event's desk; its board is asked for while the page's modules come, with the visitor's own session."""
    return page(request, "tournament.html", event=event, games=_games(request), board=await _board(request, event))


async def _board(request: Asked, event: str) -> str:
    """Where the board of an event is, for its officials; nothing for whoever has no such office."""
    member = await site_of(request).service.events.members.find(event, request.auth.person)
    return f"/api/tournaments/{event}/board" if member and is_granted("see-sheets", member.office) else ""


HANDLERS: Final[tuple[Any, ...]] = (tournaments, tournament)

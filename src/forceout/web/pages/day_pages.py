"""The pages of a day at an event: a player's phone, a coach's list, the board for the hall, the public page."""

from typing import Annotated, Any, Final
from urllib.parse import quote

from litestar import Response, get
from litestar.params import PathParameter
from litestar.response import Redirect

from forceout.tournament.acts import COACH, PLAYER
from forceout.web.api.event_days import NOT_INDEXED
from forceout.web.api.events import EventId, RoundNumber
from forceout.web.context import Asked, site_of
from forceout.web.pages.pages import page

CompetitionName = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,40}$")]
TableLabel = Annotated[str, PathParameter(pattern="^[A-Z]{1,2}-[IVX]{1,8}$")]


def not_indexed(answer: Response[str]) -> Response[str]:
    """A page that no search engine keeps."""
    answer.headers.update({"x-robots-tag": NOT_INDEXED["x-robots-tag"]})
    return answer


@get("/tournaments/{event:str}/me", include_in_schema=False)
async def players_day(request: Asked, event: EventId) -> Response[str]:
    """A player's phone; what it shows is asked for by the page, with the visitor's own session."""
    return not_indexed(page(request, "day.html", event=event, view="me"))


@get("/tournaments/{event:str}/coach", include_in_schema=False)
async def coachs_list(request: Asked, event: EventId) -> Response[str]:
    """A coach's list of their own players."""
    return not_indexed(page(request, "day.html", event=event, view="coach"))


@get("/tournaments/{event:str}/front", include_in_schema=False)
async def front_board(request: Asked, event: EventId) -> Response[str]:
    """The board for the hall, on a projector."""
    return not_indexed(page(request, "front.html", event=event))


@get("/tournaments/{event:str}/public", include_in_schema=False)
async def public_page(request: Asked, event: EventId) -> Response[str]:
    """An event as anybody may see it, where its director allows that; the page is the same where not."""
    return not_indexed(page(request, "day.html", event=event, view="public"))


@get("/tournaments/{event:str}/at/{competition:str}/{number:int}/{label:str}", include_in_schema=False)
async def table_card(
    request: Asked, event: EventId, competition: CompetitionName, number: RoundNumber, label: TableLabel
) -> Redirect:
    """Where the code on a table's card leads: officials to its scoresheet, players to their own day."""
    member = await site_of(request).service.events.members.find(event, request.auth.person)
    if member is None:
        return Redirect("/tournaments", status_code=303)
    own = {PLAYER: "/me", COACH: "/coach"}.get(member.office)
    sheet = "/".join(quote(part) for part in ("sheet", competition, str(number), label.replace("-", " ")))
    return Redirect(f"/tournaments/{event}{own or f'#{sheet}'}", status_code=303)


HANDLERS: Final[tuple[Any, ...]] = (players_day, coachs_list, front_board, public_page, table_card)

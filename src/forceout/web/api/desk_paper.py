"""Paper tables over HTTP: set up by taps, ruled at, closed (docs/judges.md)."""

from typing import Annotated, Any, Final

from litestar import Response, post
from litestar.params import Body

from forceout.service.people.rate_limits import Activity
from forceout.service.tables.table_settings import read_settings
from forceout.web.api.desk import card_of
from forceout.web.api.tables import MatchId, View
from forceout.web.context import Asked, site_of
from forceout.web.desk_bodies import Decision, NewPaperTable, PaperAct, PaperFields
from forceout.web.problems import problem_specs

CHOSEN: Final = ("game", "division", "edition", "season", "form", "seats")


@post("/api/desk/tables", status_code=201, responses=problem_specs(401, 413, 415), tags=["desk"])
async def open_paper(request: Asked, data: Annotated[NewPaperTable, Body()]) -> Response[View]:
    """Set up a paper table, which you judge; without an event it begins one."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    site.count(Activity.NEW_MATCH, visitor)
    given = {name: getattr(data, name) for name in CHOSEN if getattr(data, name) is not None}
    settings = read_settings({**given, "clock": "off"})
    live = await site.service.paper_tables.open(actor, settings, data.section, data.number, data.round, data.event)
    return await card_of(site, visitor, live, 201)


@post("/api/desk/tables/{match:str}/paper", status_code=201, responses=problem_specs(401, 404, 413, 415), tags=["desk"])
async def set_paper(request: Asked, match: MatchId, data: Annotated[PaperFields, Body()]) -> Response[View]:
    """Tap in more of a paper table."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await site.service.desk.seen(match, actor)
    return await card_of(site, visitor, await site.service.paper_tables.set(match, actor, data.printed()), 201)


@post(
    "/api/desk/tables/{match:str}/acts",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415, 422),
    tags=["desk"],
)
async def rule_on_paper(request: Asked, match: MatchId, data: Annotated[PaperAct, Body()]) -> Response[View]:
    """Warn, take a point, put initials, add time, note a signature or an appeal, disqualify, at a paper table."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await site.service.desk.seen(match, actor)
    return await card_of(site, visitor, await site.service.paper_tables.rule(match, actor, data.printed()), 201)


@post(
    "/api/desk/tables/{match:str}/decide",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415, 422),
    tags=["desk"],
)
async def decide_on_paper(request: Asked, match: MatchId, data: Annotated[Decision, Body()]) -> Response[View]:
    """Decide an appeal of a paper table, as its host or a director who had no part in the ruling."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await site.service.desk.seen(match, actor)
    live = await site.service.paper_tables.decide(match, actor, data.appeal, data.reason)
    return await card_of(site, visitor, live, 201)


@post("/api/desk/tables/{match:str}/close", status_code=201, responses=problem_specs(401, 404, 422), tags=["desk"])
async def close_paper(request: Asked, match: MatchId) -> Response[View]:
    """Close a paper table whose sheet is handed in."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await site.service.desk.seen(match, actor)
    return await card_of(site, visitor, await site.service.paper_tables.close(match, actor), 201)


HANDLERS: Final[tuple[Any, ...]] = (open_paper, set_paper, rule_on_paper, decide_on_paper, close_paper)

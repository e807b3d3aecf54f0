"""Solutions under the lock over HTTP: what is shut is in no answer, in no length and in no status (Guidelines 0, 1, 2;
trust.md, promises 6 and 22)."""

from collections.abc import Callable
from time import monotonic
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import Body

from forceout.judge.disclosure.levels import Level
from forceout.judge.disclosure.lock import why_level_shut
from forceout.judge.disclosure.printed_lock import ASKED_FOR, shown
from forceout.judge.protocol.answer import answer
from forceout.messages.message import sentence, verbatim
from forceout.service.desk.desk_lists import seat_name
from forceout.service.desk.solution_checks import current_lock, paper_fields, read_request
from forceout.service.errors import BadRequest
from forceout.service.people.rate_limits import Activity
from forceout.service.positions.subjects import about_question
from forceout.service.tables.checks import Check
from forceout.service.tables.fold import LiveTable
from forceout.web.api.desk import EventNumber, names_at
from forceout.web.api.tables import MatchId, View, encoded_response
from forceout.web.context import Asked, Site, Visitor, site_of
from forceout.web.desk_bodies import CheckNews, NewCheck, NewOpening
from forceout.web.guard.questions import verify_may_ask
from forceout.web.json import encoder
from forceout.web.problems import problem_specs
from forceout.web.worker.calculations import with_grace

STAND_IN: Final = "1"
"""What is written in place of a Solution while its position is looked at, so that no answer hangs on it."""


async def check_view(site: Site, live: LiveTable, check: Check, status: int = 200) -> Response[View]:
    """What a judge's screen holds of a Solution under the lock; why a strip is shut speaks of players by name."""
    names = await names_at(site, [live])
    called = {seat.name: seat_name(live, seat.name, names) for seat in live.seats}
    lock = current_lock(live, check)
    seen = shown(lock)
    for strip in seen["strips"]:
        shut = why_level_shut(lock, ASKED_FOR[Level(strip["level"])])
        strip["why"] = None if shut is None else sentence(shut.words, called)
    judges = {f"J{one.number}": names.get(one.who, "") for one in live.officials}
    body = {"match": live.id, "number": check.number, "is_closed": check.is_closed, "names": called, "judges": judges}
    return encoded_response(encoder.encode(body | seen), status)


def working(site: Site, visitor: Visitor) -> Callable[..., Any]:
    """Works something out in a process of its own, within the time that any question has."""
    seconds = with_grace(site.service.settings.analysis_budget)

    async def work(function: Callable[..., Any], *arguments: Any) -> Any:
        return await site.calculators.ask(function, *arguments, seconds=seconds, address=visitor.address)

    return work


@post(
    "/api/desk/tables/{match:str}/checks",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415, 422),
    tags=["desk"],
)
async def seal_check(request: Asked, match: MatchId, data: Annotated[NewCheck, Body()]) -> Response[View]:
    """Seal a Solution; the answer says nothing of it."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    live = await site.service.desk.seen(match, actor)
    site.count(Activity.JUDGE, visitor)
    if live.paper is not None:
        given = {"situation": data.situation or "now", "solution": data.solution or ""}
        fields = paper_fields(live, given if data.goal is None else given | {"goal": data.goal})
        looked_at = {**fields, "solution": STAND_IN}
        found = await working(site, visitor)(answer, looked_at, monotonic)
        if "error" in found:
            raise BadRequest(verbatim(found["error"]["message"]), code=found["error"]["code"])
    live = await site.service.checks.seal(
        match,
        actor,
        data.writer,
        situation=data.situation,
        solution=data.solution,
        goal=data.goal,
        third=data.third,
        is_third_decided=data.is_third_decided,
    )
    return await check_view(site, live, live.checks[-1], 201)


@get("/api/desk/tables/{match:str}/checks/{number:int}", responses=problem_specs(401, 404), tags=["desk"])
async def show_check(request: Asked, match: MatchId, number: EventNumber) -> Response[View]:
    """A Solution under the lock, as far as it was opened."""
    site, actor = site_of(request), request.auth.actor()
    await site.service.desk.seen(match, actor)
    return await check_view(site, *await site.service.checks.find(match, actor, number))


@post(
    "/api/desk/tables/{match:str}/checks/{number:int}/openings",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415, 422),
    tags=["desk"],
)
async def open_level(
    request: Asked, match: MatchId, number: EventNumber, data: Annotated[NewOpening, Body()]
) -> Response[View]:
    """Open one level of the lock, for what a player asked; it is written down."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await site.service.desk.seen(match, actor)
    site.count(Activity.JUDGE, visitor)
    live, check = await site.service.checks.find(match, actor, number)
    if live.paper is not None:
        # A paper table with the cubes of a match that is played online would tell its players.
        await verify_may_ask(site, visitor, "solution", about_question(check.fields), is_help=True)
    wanted = {name: getattr(data, name) for name in data.__struct_fields__}
    await site.service.checks.open(match, actor, number, read_request(wanted), working(site, visitor))
    return await check_view(site, *await site.service.checks.find(match, actor, number), 201)


@post(
    "/api/desk/tables/{match:str}/checks/{number:int}/news",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415),
    tags=["desk"],
)
async def tell_check(
    request: Asked, match: MatchId, number: EventNumber, data: Annotated[CheckNews, Body()]
) -> Response[View]:
    """At a paper table, say that the Third Party has decided or that the shake is over."""
    site, actor = site_of(request), request.auth.actor()
    await site.service.desk.seen(match, actor)
    await site.service.checks.tell(match, actor, number, third_decided=data.third_decided, is_over=data.is_over)
    return await check_view(site, *await site.service.checks.find(match, actor, number), 201)


@post(
    "/api/desk/tables/{match:str}/checks/{number:int}/close",
    status_code=201,
    responses=problem_specs(401, 404),
    tags=["desk"],
)
async def close_check(request: Asked, match: MatchId, number: EventNumber) -> Response[View]:
    """Put a Solution away."""
    site, actor = site_of(request), request.auth.actor()
    await site.service.desk.seen(match, actor)
    await site.service.checks.close(match, actor, number)
    return await check_view(site, *await site.service.checks.find(match, actor, number), 201)


HANDLERS: Final[tuple[Any, ...]] = (seal_check, show_check, open_level, tell_check, close_check)

"""The judge's desk over HTTP: becoming a judge, the queue of calls, table cards, rulings and second judges
(docs/judges.md; trust.md, promises 7 and 20)."""

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

from litestar import Response, get, post
from litestar.params import Body, PathParameter
from msgspec import Struct

from forceout.service.desk.desk import DIRECTORS
from forceout.service.desk.desk_lists import desk_table, desk_view
from forceout.service.desk.event_offices import judged_by
from forceout.service.desk.table_cards import people_of, table_card
from forceout.service.people.rate_limits import Activity
from forceout.service.tables.fold import LiveTable
from forceout.web.api.tables import NO_STORE, MatchId, View, encoded_response, seen, view_of
from forceout.web.context import Asked, Site, Visitor, site_of
from forceout.web.desk_bodies import DeskCode, EnteredCall, NewCall, NewRuling, OfEvent, SecondAnswer, SecondQuestion
from forceout.web.json import encoder
from forceout.web.problems import problem_specs
from forceout.web.worker.addresses import base_of

EventNumber = Annotated[int, PathParameter(ge=1, le=2_147_483_647, description="The number of an event in the log.")]
Step = Annotated[Literal["take", "pass", "come", "close"], PathParameter(description="What is done with a call.")]


class JudgeCodeShown(Struct, frozen=True):
    """A code that makes somebody a judge, and when it ends."""

    code: str
    expires_at: int
    link: str
    """The address to open on another phone; the code is in the fragment, which no server sees."""


async def names_at(site: Site, tables: Iterable[LiveTable], person: str | None = None) -> dict[str, str]:
    """The nicknames of everybody whom a desk speaks of."""
    wanted = {one for live in tables for one in people_of(live)} | ({person} if person is not None else set())
    return await site.service.people.names(wanted)


async def card_of(site: Site, visitor: Visitor, live: LiveTable, status: int = 200) -> Response[View]:
    """The table card for an official."""
    event = live.settings.event
    others = [] if event is None else await site.service.desk.of_event(event)
    names = await names_at(site, [live], visitor.person)
    card = table_card(live, others, names, visitor.person, site.service.clock())
    return encoded_response(encoder.encode(card), status)


@post("/api/matches/{match:str}/judge-code", status_code=201, responses=problem_specs(401, 404), tags=["desk"])
async def new_judge_code(request: Asked, match: MatchId) -> Response[JudgeCodeShown]:
    """A code that makes somebody a judge of this table; the one before makes nobody one any more."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    made = await site.service.desk.new_code(match, actor)
    link = f"{base_of(request, site.service.settings)}/judge#code={made.code}"
    return Response(JudgeCodeShown(made.shown, made.expires_at, link), status_code=201, headers=NO_STORE)


@post("/api/desk/codes", status_code=201, responses=problem_specs(401, 404, 413, 415), tags=["desk"])
async def new_event_code(request: Asked, data: Annotated[OfEvent, Body()]) -> Response[JudgeCodeShown]:
    """A code that makes somebody a judge of every open paper table of an event."""
    site, visitor = site_of(request), request.auth
    made = await site.service.desk.new_event_code(data.event, visitor.actor())
    link = f"{base_of(request, site.service.settings)}/judge#code={made.code}"
    return Response(JudgeCodeShown(made.shown, made.expires_at, link), status_code=201, headers=NO_STORE)


@post("/api/desk/join", status_code=201, responses=problem_specs(401, 404, 409, 413, 415, 422), tags=["desk"])
async def become_judge(request: Asked, data: Annotated[DeskCode, Body()]) -> Response[View]:
    """Become a judge where a code says; guesses are counted as those of any code are."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    site.count(Activity.JOIN, visitor)
    tables = await site.service.desk.become_judge(actor, data.code)
    names = await names_at(site, tables)
    return encoded_response(encoder.encode({"tables": [desk_table(live, names) for live in tables]}), 201)


@get("/api/desk", responses=problem_specs(401), tags=["desk"])
async def show_desk(request: Asked) -> Response[View]:
    """The tables where you judge, the calls that wait, and what other judges ask you; for a director, all of them."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    tables = await site.service.desk.tables_of(actor)
    names = await names_at(site, tables, actor.person)
    is_director = bool(actor.roles & DIRECTORS)
    now = site.service.clock()
    events = await titles_of(site, actor.person)
    shown = desk_view(tables, names, actor.person, is_director=is_director, now=now, events=events)
    return encoded_response(encoder.encode(shown))


async def titles_of(site: Site, person: str | None) -> dict[str, str]:
    """The tournaments in which somebody judges, with their titles."""
    found: dict[str, str] = {}
    for event in [] if person is None else await judged_by(site.service.store, person):
        found[event] = (await site.service.events.find(event)).state.settings.title
    return found


@get("/api/desk/tables/{match:str}", responses=problem_specs(401, 404), tags=["desk"])
async def show_card(request: Asked, match: MatchId) -> Response[View]:
    """The card of a table that you judge."""
    site, visitor = site_of(request), request.auth
    live = await site.service.desk.seen(match, visitor.actor())
    return await card_of(site, visitor, live)


@post(
    "/api/matches/{match:str}/calls", status_code=201, responses=problem_specs(401, 404, 413, 415, 422), tags=["desk"]
)
async def call_judge(request: Asked, match: MatchId, data: Annotated[NewCall, Body()]) -> Response[View]:
    """As a player, call a judge; your first call in a shake stops the sand where somebody judges."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    return await view_of(site, visitor, await site.service.desk.call(match, actor, data.reason), 201)


@post("/api/matches/{match:str}/calls/withdraw", status_code=201, responses=problem_specs(401, 404), tags=["desk"])
async def withdraw_call(request: Asked, match: MatchId) -> Response[View]:
    """As the player who called, say that no judge is needed any more."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    return await view_of(site, visitor, await site.service.desk.withdraw_call(match, actor), 201)


@post(
    "/api/desk/tables/{match:str}/calls",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415, 422),
    tags=["desk"],
)
async def enter_call(request: Asked, match: MatchId, data: Annotated[EnteredCall, Body()]) -> Response[View]:
    """As an official, enter the call of a paper table."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await site.service.desk.seen(match, actor)
    live = await site.service.desk.enter_call(match, actor, data.seat, data.reason)
    return await card_of(site, visitor, live, 201)


@post(
    "/api/desk/tables/{match:str}/calls/{number:int}/{step:str}",
    status_code=201,
    responses=problem_specs(401, 404, 422),
    tags=["desk"],
)
async def step_call(request: Asked, match: MatchId, number: EventNumber, step: Step) -> Response[View]:
    """Take a call, pass it on, be there, or settle it."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await site.service.desk.seen(match, actor)
    desk = site.service.desk
    steps = {"take": desk.take_call, "pass": desk.pass_call, "come": desk.come_to_call, "close": desk.close_call}
    return await card_of(site, visitor, await steps[step](match, actor, number), 201)


@post(
    "/api/desk/tables/{match:str}/rulings",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415, 422),
    tags=["desk"],
)
async def note_ruling(request: Asked, match: MatchId, data: Annotated[NewRuling, Body()]) -> Response[View]:
    """Write down what you ruled at a table."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await site.service.desk.seen(match, actor)
    live = await site.service.rulings.note(match, actor, data.situation, data.call)
    return await card_of(site, visitor, live, 201)


@post(
    "/api/desk/tables/{match:str}/seconds",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415, 422),
    tags=["desk"],
)
async def ask_second(request: Asked, match: MatchId, data: Annotated[SecondQuestion, Body()]) -> Response[View]:
    """Ask another judge of the table whether they agree."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await site.service.desk.seen(match, actor)
    live = await site.service.rulings.ask_second(
        match, actor, data.what, seat=data.seat, cause=data.cause, reason=data.reason, ruling=data.ruling
    )
    return await card_of(site, visitor, live, 201)


@post(
    "/api/desk/tables/{match:str}/seconds/{number:int}",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415, 422),
    tags=["desk"],
)
async def answer_second(
    request: Asked, match: MatchId, number: EventNumber, data: Annotated[SecondAnswer, Body()]
) -> Response[View]:
    """As the second judge, agree or not."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await site.service.desk.seen(match, actor)
    live = await site.service.rulings.answer_second(match, actor, number, data.agrees)
    return await card_of(site, visitor, live, 201)


HANDLERS: Final[tuple[Any, ...]] = (
    new_judge_code,
    new_event_code,
    become_judge,
    show_desk,
    show_card,
    call_judge,
    withdraw_call,
    enter_call,
    step_call,
    note_ruling,
    ask_second,
    answer_second,
)

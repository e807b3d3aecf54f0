"""Tables over HTTP: create, list, join, sit, put bots, start, act, and read the record (docs/service.md)."""

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.datastructures import ResponseHeader
from litestar.params import Body, PathParameter
from msgspec import Struct

from forceout.service.authority import may_see, require
from forceout.service.live_table import PLAYING, LiveTable
from forceout.service.people import Person
from forceout.service.rate_limits import Activity
from forceout.service.refusals import NotAllowed, NotFound, Refusal, Stale
from forceout.service.table_settings import read_settings
from forceout.web.addresses import base_of
from forceout.web.asked import (
    Closing,
    JoinByCode,
    NewAction,
    NewBot,
    NewJudge,
    NewTable,
    WantedSeat,
    Watching,
)
from forceout.web.followers import encoder, viewer_of
from forceout.web.problems import Busy, names_of, people_at, problem_specs, with_names
from forceout.web.site import Asked, Site, Visitor, site_of

NO_STORE: Final = {"cache-control": "no-store"}
MOST_IN_FLIGHT: Final = 256
"""Actions that are written at once; more are refused at once, so that those let in are served soon."""
MatchId = Annotated[str, PathParameter(max_length=16, description="The match, as it is named when it is created.")]
View = dict[str, Any]


class SeatEntry(Struct, frozen=True):
    """A seat in the lobby."""

    seat: str
    name: str
    bot: str | None
    is_taken: bool


class TableEntry(Struct, frozen=True):
    """A table in the lobby."""

    match: str
    settings: dict[str, Any]
    status: str
    is_watchable: bool
    seats: list[SeatEntry]


class Lobby(Struct, frozen=True):
    """The tables that their hosts have put in the lobby."""

    matches: list[TableEntry]


class Code(Struct, frozen=True):
    """A code that lets somebody join, and when it ends."""

    code: str
    expires_at: int
    link: str
    """The address to open on another device; the code is in the fragment, which no server sees."""


class Done(Struct, frozen=True):
    """That an action is in the log, and where."""

    seq: int
    at: int


async def seen(site: Site, visitor: Visitor, match: str) -> LiveTable:
    """A table that a visitor may see; one that they may not is as good as none."""
    live = await site.service.matches.find(match)
    if not may_see(live, visitor.person, visitor.roles):
        raise NotFound("There is no such table, or it is not open to spectators.")
    return live


async def view_of(site: Site, visitor: Visitor, live: LiveTable, status: int = 200) -> Response[View]:
    """A table as a visitor sees it."""
    names = await site.service.people.names(people_at(live))
    view = site.hub.view(live, names, viewer_of(live, visitor.person))
    return encoded_response(encoder.encode(view), status)


def is_shake_running(live: LiveTable) -> bool:
    """Whether a shake is under way."""
    return live.status == PLAYING and live.match is not None and not live.match.is_between_shakes


def encoded_response(body: bytes, status: int = 200) -> Response[Any]:
    """JSON that is encoded already."""
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=NO_STORE)


@post("/api/matches", status_code=201, responses=problem_specs(401, 413, 415), tags=["tables"])
async def create_table(request: Asked, data: Annotated[NewTable, Body()]) -> Response[View]:
    """Create a table; you are its host and sit at its first seat."""
    site, visitor = site_of(request), request.auth
    person = visitor.signed_in().person.id
    settings = read_settings(msgspec.to_builtins(data))
    site.count(Activity.NEW_MATCH, visitor)
    return await view_of(site, visitor, await site.service.matches.create(person, settings), 201)


@get("/api/matches", responses=problem_specs(), tags=["tables"])
async def list_tables(request: Asked) -> Response[Lobby]:
    """The tables that their hosts have put in the lobby, the newest first."""
    site = site_of(request)
    tables = await site.service.tables.listed()
    names = await site.service.people.names(person for live in tables for person in people_at(live))
    return Response(Lobby([_entry(live, names) for live in tables]), headers=NO_STORE)


def _entry(live: LiveTable, names: dict[str, str]) -> TableEntry:
    called = names_of(live, names)
    seats = [
        SeatEntry(seat.name, called[seat.name] if seat.is_taken else "", seat.bot, seat.is_taken) for seat in live.seats
    ]
    return TableEntry(live.id, live.settings.printed(), live.status, live.is_watchable, seats)


@get("/api/matches/{match:str}", responses=problem_specs(404), tags=["tables"])
async def show_table(request: Asked, match: MatchId) -> Response[View]:
    """A table as you may see it: at your seat with what you may do, else as a spectator."""
    site = site_of(request)
    return await view_of(site, request.auth, await seen(site, request.auth, match))


@post("/api/join", status_code=201, responses=problem_specs(401, 404, 409, 413, 415, 422), tags=["tables"])
async def join_table(request: Asked, data: Annotated[JoinByCode, Body()]) -> Response[View]:
    """Sit down at the table that a code is for."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    site.count(Activity.JOIN, visitor)
    return await view_of(site, visitor, await site.service.matches.join(actor, data.code), 201)


@post("/api/matches/{match:str}/code", status_code=201, responses=problem_specs(401, 404), tags=["tables"])
async def new_code(request: Asked, match: MatchId) -> Response[Code]:
    """A new code to join by; the one before opens nothing any more."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    made = await site.service.matches.new_code(match, actor)
    link = f"{base_of(request, site.service.settings)}/join#{made.code}"
    return Response(Code(made.shown, made.expires_at, link), status_code=201, headers=NO_STORE)


@post(
    "/api/matches/{match:str}/seats",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415, 422),
    tags=["tables"],
)
async def take_seat(request: Asked, match: MatchId, data: Annotated[WantedSeat, Body()]) -> Response[View]:
    """Sit down at a table that you can see, at a free seat or a certain one."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    live = await seen(site, visitor, match)
    if not live.settings.is_listed and live.seat_of(actor.person) is None and actor.person != live.host:
        raise Refusal("Ask the host for the code of this table.", code="needs-code")
    return await view_of(site, visitor, await site.service.matches.sit(match, actor, data.seat), 201)


@delete(
    "/api/matches/{match:str}/seats/{seat:str}",
    status_code=200,
    responses=problem_specs(401, 404, 409),
    tags=["tables"],
)
async def leave_seat(
    request: Asked, match: MatchId, seat: Annotated[str, PathParameter(pattern="^P[123]$")]
) -> Response[View]:
    """Leave your seat, or as the host free somebody else's."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    live = await site.service.matches.stand(match, actor, seat)
    return await view_of(site, visitor, live)


@post(
    "/api/matches/{match:str}/bots",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415, 422),
    tags=["tables"],
)
async def seat_bot(request: Asked, match: MatchId, data: Annotated[NewBot, Body()]) -> Response[View]:
    """Put a bot on a free seat."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    live = await site.service.matches.seat_bot(match, actor, data.seat, data.level)
    return await view_of(site, visitor, live, 201)


@post(
    "/api/matches/{match:str}/judges",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415),
    tags=["tables"],
)
async def appoint_judge(request: Asked, match: MatchId, data: Annotated[NewJudge, Body()]) -> Response[View]:
    """Let somebody who does not play judge this table; they are named by their account or their pseudonym."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    person = await _find_person(site, data.person)
    return await view_of(site, visitor, await site.service.matches.appoint_judge(match, actor, person.id), 201)


async def _find_person(site: Site, name: str) -> Person:
    found = await site.service.people.find(name)
    if found is None:
        account = await site.service.accounts.find_account(name)
        found = await site.service.people.find(account.person or "")
    if found is None:
        raise NotFound("There is nobody of that name.")
    return found


@post(
    "/api/matches/{match:str}/watching",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415),
    tags=["tables"],
)
async def set_watching(request: Asked, match: MatchId, data: Annotated[Watching, Body()]) -> Response[View]:
    """Open the table to spectators, or close it."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    live = await site.service.matches.set_watching(match, actor, data.allowed)
    return await view_of(site, visitor, live, 201)


@post("/api/matches/{match:str}/start", status_code=201, responses=problem_specs(401, 404, 409, 422), tags=["tables"])
async def start_match(request: Asked, match: MatchId) -> Response[View]:
    """Begin the match; every seat must be taken."""
    return await _simple(request, match, "start")


@post("/api/matches/{match:str}/pause", status_code=201, responses=problem_specs(401, 404, 409), tags=["tables"])
async def pause_match(request: Asked, match: MatchId) -> Response[View]:
    """Stop the clocks."""
    return await _simple(request, match, "pause")


@post("/api/matches/{match:str}/resume", status_code=201, responses=problem_specs(401, 404, 409), tags=["tables"])
async def resume_match(request: Asked, match: MatchId) -> Response[View]:
    """Let the clocks run again."""
    return await _simple(request, match, "resume")


@post("/api/matches/{match:str}/rematch", status_code=201, responses=problem_specs(401, 404, 409, 422), tags=["tables"])
async def rematch(request: Asked, match: MatchId) -> Response[View]:
    """A new table with the same settings and bots, which you host."""
    request.auth.signed_in()
    site_of(request).count(Activity.NEW_MATCH, request.auth)
    return await _simple(request, match, "rematch")


async def _simple(request: Asked, match: str, operation: str) -> Response[View]:
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    live: LiveTable = await getattr(site.service.matches, operation)(match, actor)
    return await view_of(site, visitor, live, 201)


@post(
    "/api/matches/{match:str}/abandon",
    status_code=201,
    responses=problem_specs(401, 404, 409, 413, 415),
    tags=["tables"],
)
async def abandon_match(request: Asked, match: MatchId, data: Annotated[Closing, Body()]) -> Response[View]:
    """Close a table for good."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    return await view_of(site, visitor, await site.service.matches.abandon(match, actor, data.why), 201)


@post(
    "/api/matches/{match:str}/actions",
    status_code=201,
    responses={**problem_specs(401, 404, 409, 413, 415, 422)},
    tags=["tables"],
)
async def act(request: Asked, match: MatchId, data: Annotated[NewAction, Body()]) -> Response[Done]:
    """Do something in the match; when this answers 201 it is in the log for good.

    The same key again answers 200 with the same event; a table that has moved on answers 409 with its `head`.
    """
    site, visitor = site_of(request), request.auth
    session, actor = visitor.signed_in(), visitor.actor()
    if site.in_flight >= MOST_IN_FLIGHT or site.is_draining:
        raise Busy("The server is very busy, so nothing was done. Try again in a second.")
    site.in_flight += 1
    try:
        await seen(site, visitor, match)
        credit = site.hub.delay_of(session.token_hash, match)
        if credit is None:
            credit = site.service.lag.read(session.token_hash, data.lag, site.service.clock())
        receipt = await site.service.matches.act(match, actor, data.base, data.key, data.action, credit)
    except Stale:
        site.metrics.conflicts.inc()
        raise
    except Refusal as refusal:
        await _name(site, match, refusal)
        raise
    finally:
        site.in_flight -= 1
    return Response(Done(receipt.seq, receipt.at), status_code=200 if receipt.is_repeated else 201, headers=NO_STORE)


async def _name(site: Site, match: str, refusal: Refusal) -> None:
    """Put nicknames for seats in what a refusal says."""
    if with_names(refusal.message, {"P1": "", "P2": "", "P3": ""}) != refusal.message:
        live = await site.service.matches.find(match)
        names = await site.service.people.names(people_at(live))
        refusal.message = with_names(refusal.message, names_of(live, names))


@get(
    "/api/matches/{match:str}/record",
    media_type=MediaType.TEXT,
    responses=problem_specs(401, 404, 409),
    response_headers=[ResponseHeader(name="cache-control", value="no-store")],
    tags=["tables"],
)
async def show_record(request: Asked, match: MatchId) -> str:
    """The record of a match as a text that anybody can replay, with the dice that are revealed."""
    site, visitor = site_of(request), request.auth
    live = await seen(site, visitor, match)
    require("see-record", live, visitor.person, visitor.roles)
    if is_shake_running(live):
        # The log holds Solutions that are not yet due.
        raise NotAllowed("The record can be read between the shakes and after the match.", code="shake-is-running")
    return await site.service.matches.record(match)


HANDLERS: Final[tuple[Any, ...]] = (
    create_table,
    list_tables,
    show_table,
    join_table,
    new_code,
    take_seat,
    leave_seat,
    seat_bot,
    appoint_judge,
    set_watching,
    start_match,
    pause_match,
    resume_match,
    rematch,
    abandon_match,
    act,
    show_record,
)

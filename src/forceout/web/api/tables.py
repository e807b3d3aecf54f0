"""Tables over HTTP: create, list, join, sit, put bots, start, act, and read the record (docs/service.md)."""

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Body, PathParameter
from msgspec import Struct

from forceout.messages.message import Message
from forceout.service.desk.desk import DIRECTORS
from forceout.service.errors import NotAllowed, NotFound, Refused
from forceout.service.people.nicknames import DELETED, is_alike
from forceout.service.people.people import Person
from forceout.service.people.rate_limits import Activity
from forceout.service.service import Service
from forceout.service.tables.authority import may_see
from forceout.service.tables.fold import PLAYING, LiveTable
from forceout.service.tables.join_codes import JoinCode, shown_code
from forceout.service.tables.table_settings import read_settings
from forceout.service.tables.views import match_view
from forceout.web.bodies import (
    JoinByCode,
    NewTable,
)
from forceout.web.context import Asked, Site, Visitor, site_of
from forceout.web.json import encoder
from forceout.web.problems import names_of, people_at, problem_specs
from forceout.web.worker.addresses import base_of

NO_STORE: Final = {"cache-control": "no-store"}
MatchId = Annotated[str, PathParameter(max_length=16, description="The match, as it is named when it is created.")]
MANY_LISTED: Final = Message("you-or-others-in-your-network")
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
    ended: str | None = None
    """The code that this one has ended; null where it ended none."""


async def seen(site: Site, visitor: Visitor, match: str) -> LiveTable:
    """A table that a visitor may see; one that they may not is as good as none."""
    live = await site.service.matches.find(match)
    if not may_see(live, visitor.person, visitor.roles):
        raise NotFound(Message("there-is-no-such-table-or-it-is-not-open-to-spectators"))
    return live


async def verify_name_is_ones_own(site: Site, person: Person, live: LiveTable) -> None:
    """Refuse a name that would be taken for that of somebody else at the table."""
    others = [one.person for one in live.seats if one.person is not None and one.person != person.id]
    names = await site.service.people.names(others)
    for name in names.values():
        if name != DELETED and is_alike(name, person.nickname):
            raise Refused(Message("somebody-at-this-table-is-called-like-you", name=name), code="name-alike")


async def view_of(site: Site, visitor: Visitor, live: LiveTable, status: int = 200) -> Response[View]:
    """A table as a visitor sees it."""
    names = await site.service.people.names(people_at(live))
    view = match_view(live, visitor.person, names, site.service.clock())
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
    if settings.event is not None and not visitor.roles & DIRECTORS:
        raise NotAllowed(Message("only-a-director-makes-a-table-part-of-an-event"))
    site.count(Activity.NEW_MATCH, visitor)
    if settings.is_listed:
        site.listed.verify(visitor, MANY_LISTED)
    live = await site.service.matches.create(person, settings)
    if settings.event is not None:
        await site.service.desk.index.add_table(live.id, settings.event)
    if settings.is_listed:
        site.listed.add(visitor, live.id)
    return await view_of(site, visitor, live, 201)


@get("/api/matches", responses=problem_specs(), tags=["tables"])
async def list_tables(request: Asked) -> Response[Lobby]:
    """The tables that their hosts have put in the lobby, the newest first, of each host a few; a second old at most."""
    return encoded_response(await site_of(request).lobby.answer())


async def encoded_lobby(service: Service) -> bytes:
    """The lobby as it is sent."""
    tables = await service.lobby.listed()
    names = await service.people.names(person for live in tables for person in people_at(live))
    return encoder.encode(Lobby([_entry(live, names) for live in tables]))


def _entry(live: LiveTable, names: dict[str, str]) -> TableEntry:
    called = names_of(live, names)
    seats = [
        SeatEntry(
            seat.name,
            called[seat.name] if seat.is_taken else "",
            seat.bot,
            # A seat that is kept for somebody is not offered to others.
            seat.is_taken or seat.kept is not None,
        )
        for seat in live.seats
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
    found = await site.service.matches.find_by_code(data.code)
    await verify_name_is_ones_own(site, visitor.signed_in().person, found)
    return await view_of(site, visitor, await site.service.matches.join(actor, data.code), 201)


@post("/api/matches/{match:str}/code", status_code=201, responses=problem_specs(401, 404), tags=["tables"])
async def show_code(request: Asked, match: MatchId) -> Response[Code]:
    """The code to join by: the same each time, and good for as long again."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    return _code(request, await site.service.matches.code(match, actor))


@post("/api/matches/{match:str}/new-code", status_code=201, responses=problem_specs(401, 404), tags=["tables"])
async def new_code(request: Asked, match: MatchId) -> Response[Code]:
    """Another code on purpose: the one before, which the answer names, opens nothing any more."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    await seen(site, visitor, match)
    return _code(request, await site.service.matches.new_code(match, actor))


def _code(request: Asked, made: JoinCode) -> Response[Code]:
    link = f"{base_of(request, site_of(request).service.settings)}/join#{made.code}"
    ended = None if made.ended is None else shown_code(made.ended)
    return Response(Code(made.shown, made.expires_at, link, ended), status_code=201, headers=NO_STORE)


HANDLERS: Final[tuple[Any, ...]] = (
    create_table,
    list_tables,
    show_table,
    join_table,
    show_code,
    new_code,
)

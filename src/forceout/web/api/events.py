"""Tournaments over HTTP: found one, take an office by a code, act, seat, look, delete (docs/service.md)."""

import secrets
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta, Struct

from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotFound, Stale
from forceout.service.events.authority import is_granted, require
from forceout.service.events.board import board_of
from forceout.service.events.events import LiveEvent, refused
from forceout.service.events.members import Member
from forceout.service.events.views import event_view, round_view, standings_view
from forceout.service.people.rate_limits import Activity
from forceout.tournament.acts import DraftSeating, EnterLate
from forceout.tournament.codec import Unreadable, read, read_act
from forceout.tournament.seating.random_numbers import LARGEST_SEED
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.settings import DRAW, Settings
from forceout.tournament.verifying_results import round_objection
from forceout.web.context import Asked, Site, site_of
from forceout.web.problems import problem_specs

EventId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="The id of an event.")]
Word = Annotated[str, PathParameter(max_length=40)]
RoundNumber = Annotated[int, PathParameter(ge=1, le=99)]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Brief = Annotated[bool, QueryParameter(description="Without what seldom changes or is long: people, sheets, drafts.")]
Answer = dict[str, Any]
NO_STORE: Final = {"cache-control": "no-store"}
SEATING_SECONDS: Final = 60.0


class NewEvent(Struct, forbid_unknown_fields=True, frozen=True):
    """What a director decides."""

    settings: dict[str, Any]


class OfficeByCode(Struct, forbid_unknown_fields=True, frozen=True):
    """The code on a card."""

    code: Annotated[str, Meta(max_length=40)]


class NewAct(Struct, forbid_unknown_fields=True, frozen=True):
    """Something that is done in an event; with the number of the last event seen, where that matters."""

    act: dict[str, Any]
    key: Key
    base: Annotated[int, Meta(ge=0, le=2_147_483_647)] | None = None
    name: Annotated[str, Meta(max_length=120)] | None = None
    """What a late entry is called, where the director has the school's permission."""


class NewDraft(Struct, forbid_unknown_fields=True, frozen=True):
    """A round to be seated, upon what was seen."""

    competition: Annotated[str, Meta(max_length=40)]
    round: Annotated[int, Meta(ge=1, le=99)]
    key: Key
    base: Annotated[int, Meta(ge=0, le=2_147_483_647)]
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None


class NewOfficeCode(Struct, forbid_unknown_fields=True, frozen=True):
    """For which office, and as which player or for which school."""

    office: Annotated[str, Meta(max_length=12)]
    subject: Annotated[str, Meta(max_length=40)] | None = None


async def seen(request: Asked, event: str, operation: str) -> tuple[Site, Member, LiveEvent]:
    """The event, for somebody who has an office in it that may do this."""
    site, visitor = site_of(request), request.auth
    visitor.signed_in()
    member = await site.service.events.member(event, visitor.person)
    require(operation, member.office)
    return site, member, await site.service.events.find(event)


def answered(content: Answer, status: int = 200) -> Response[Answer]:
    """An answer that nobody keeps."""
    return Response(content, status_code=status, headers=NO_STORE)


@post("/api/tournaments", status_code=201, responses=problem_specs(401, 413, 415, 422), tags=["tournaments"])
async def found_event(request: Asked, data: Annotated[NewEvent, Body()]) -> Response[Answer]:
    """Found an event; whoever does is its director."""
    site, visitor = site_of(request), request.auth
    session = visitor.signed_in()
    site.count(Activity.NEW_MATCH, visitor)
    try:
        settings: Settings = read(data.settings, Settings, "settings")
    except Unreadable as why:
        raise BadRequest(Message("this-cannot-be-read-there", where=why.where, why=why.words)) from None
    live = await site.service.events.found(settings, session.person.id)
    return answered({"id": live.id, "seq": live.seq}, 201)


@post("/api/tournaments/join", status_code=201, responses=problem_specs(401, 404, 413, 415), tags=["tournaments"])
async def join_event(request: Asked, data: Annotated[OfficeByCode, Body()]) -> Response[Answer]:
    """Take the office that a code gives."""
    site, visitor = site_of(request), request.auth
    session = visitor.signed_in()
    site.count(Activity.JOIN, visitor)
    member = await site.service.events.members.join(data.code, session.person.id)
    site.service.online.look_after(member.tournament)
    return answered({"id": member.tournament, "office": member.office, "subject": member.subject}, 201)


@get("/api/tournaments/{event:str}", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_event(request: Asked, event: EventId, brief: Brief = False) -> Response[Answer]:
    """An event as your office sees it."""
    site, member, live = await seen(request, event, "see")
    names = await site.service.events.members.names(event)
    until = await site.service.events.log.names_until(event)
    view = event_view(live, member, names, until, is_brief=brief)
    if is_granted("see-sheets", member.office):
        view["people"] = await site.service.events.members.called(event)
    return answered({**view, "now": site.service.clock()})


async def board_for(site: Site, member: Member, live: LiveEvent) -> Answer:
    """The board of an event as an office sees it."""
    names = await site.service.events.members.names(live.id)
    until = await site.service.events.log.names_until(live.id)
    return await board_of(live, member, names, until, site.service.online, site.service.clock())


@get("/api/tournaments/{event:str}/board", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_board(request: Asked, event: EventId) -> Response[Answer]:
    """The board: how far everything is, and the tables of the rounds that are on, without their sheets."""
    site, member, live = await seen(request, event, "see-sheets")
    return answered(await board_for(site, member, live))


@get(
    "/api/tournaments/{event:str}/rounds/{competition:str}/{number:int}",
    responses=problem_specs(401, 404, 422),
    tags=["tournaments"],
)
async def show_round(
    request: Asked, event: EventId, competition: Word, number: RoundNumber, brief: Brief = False
) -> Response[Answer]:
    """A round: seats, results, and the draft for those who make it."""
    site, member, live = await seen(request, event, "see-round")
    objection = round_objection(live.state, competition, number)
    if objection is not None:
        raise NotFound(objection.words)
    names = await site.service.events.members.names(event)
    view = round_view(live, member, competition, number, names, is_brief=brief)
    if is_granted("see-sheets", member.office):
        waiting = await site.service.online.calls(event)
        view["tables"] = [{**table, "call": waiting.get(table.get("match"))} for table in view["tables"]]
    return answered({**view, "now": site.service.clock()})


@get("/api/tournaments/{event:str}/standings", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_standings(request: Asked, event: EventId) -> Response[Answer]:
    """Every standing, ranking and award as the event stands."""
    site, member, live = await seen(request, event, "see-standings")
    names = await site.service.events.members.names(event)
    return answered(standings_view(live, member, names, await site.places.whole(live)))


@post(
    "/api/tournaments/{event:str}/acts", status_code=201, responses=problem_specs(401, 404, 409, 413, 415, 422),
    tags=["tournaments"],
)  # fmt: skip
async def act_in_event(request: Asked, event: EventId, data: Annotated[NewAct, Body()]) -> Response[Answer]:
    """Do something in the event; 201 says that it is in the log for good, and the same key again answers 200."""
    site, visitor = site_of(request), request.auth
    visitor.signed_in()
    member = await site.service.events.member(event, visitor.person)
    try:
        act = read_act(data.act)
    except Unreadable as why:
        raise BadRequest(Message("this-cannot-be-read-there", where=why.where, why=why.words)) from None
    names = {act.player.id: " ".join(data.name.split())} if isinstance(act, EnterLate) and data.name else None
    receipt = await site.service.events.act(member, act, data.key, data.base, names)
    return answered({"seq": receipt.seq, "at": receipt.at}, 200 if receipt.is_repeated else 201)


@post(
    "/api/tournaments/{event:str}/drafts", status_code=201, responses=problem_specs(401, 404, 409, 413, 415, 422),
    tags=["tournaments"],
)  # fmt: skip
async def draft_round(request: Asked, event: EventId, data: Annotated[NewDraft, Body()]) -> Response[Answer]:
    """Seat a round as a draft, which nobody sees before it is published."""
    site, member, live = await seen(request, event, "draft")
    objection = round_objection(live.state, data.competition, data.round)
    if objection is not None:
        raise refused(objection)
    wanted = DraftSeating(data.competition, data.round, (), DRAW, 0, live.state.settings.weights)
    if await site.service.events.has_changed(live, wanted, data.base):
        raise Stale(live.seq)
    seed = secrets.randbelow(1 << 32) if data.seed is None else data.seed
    arguments = (live.state, data.competition, data.round, seed)
    act = await site.looking_back.ask(seat_round, *arguments, seconds=SEATING_SECONDS, address=request.auth.address)
    receipt = await site.service.events.act(member, act, data.key, live.seq)
    return answered({"seq": receipt.seq, "at": receipt.at, "seed": seed}, 200 if receipt.is_repeated else 201)


@post(
    "/api/tournaments/{event:str}/codes",
    status_code=201,
    responses=problem_specs(401, 404, 413, 415),
    tags=["tournaments"],
)
async def make_office_code(request: Asked, event: EventId, data: Annotated[NewOfficeCode, Body()]) -> Response[Answer]:
    """A code for an office: deputy, scorekeeper, judge, a school's coach, or a player."""
    site, member, live = await seen(request, event, "make-codes")
    made = await site.service.events.members.make_code(live.state, member, data.office, data.subject)
    answer = {"code": made.shown, "office": made.office, "subject": made.subject, "expires_at": made.expires_at}
    return answered(answer, 201)


@delete("/api/tournaments/{event:str}/names", status_code=200, responses=problem_specs(401, 404), tags=["tournaments"])
async def delete_names(request: Asked, event: EventId) -> Response[Answer]:
    """Forget what the players are called, before the day that it would happen by itself."""
    site, _, live = await seen(request, event, "delete-names")
    await site.service.events.members.delete_names(event)
    await site.service.tell_of_event(event)
    return answered({"seq": live.seq})


@delete("/api/tournaments/{event:str}", status_code=204, responses=problem_specs(401, 404), tags=["tournaments"])
async def delete_event(request: Asked, event: EventId) -> None:
    """Delete the event for good: log, names, codes, offices, its tables and their matches."""
    site, _, _ = await seen(request, event, "delete")
    await site.service.events.delete(event)


HANDLERS: Final[tuple[Any, ...]] = (
    found_event,
    join_event,
    show_event,
    show_board,
    show_round,
    show_standings,
    act_in_event,
    draft_round,
    make_office_code,
    delete_names,
    delete_event,
)

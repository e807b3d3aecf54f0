"""Tournaments over HTTP: found one, take an office by a code, act, seat, import, look, print (docs/service.md)."""

import secrets
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import Meta, Struct

from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotFound, Stale
from forceout.service.events.authority import require
from forceout.service.events.events import LiveEvent, refused
from forceout.service.events.members import Member
from forceout.service.events.typesetting import typeset
from forceout.service.events.views import event_view, names_for, round_view, standings_view
from forceout.service.people.rate_limits import Activity
from forceout.tournament.codec import Unreadable, read, read_act
from forceout.tournament.exchange.csv_export import results_csv
from forceout.tournament.exchange.csv_import import ImportReading, Settlement, read_players
from forceout.tournament.exchange.event_file import print_event
from forceout.tournament.paper.sheets_of_paper import PAPERS, SHEETS
from forceout.tournament.seating.random_numbers import LARGEST_SEED
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.settings import Settings
from forceout.tournament.verifying_results import round_objection
from forceout.web.bodies import LARGEST_RECORD
from forceout.web.context import Asked, Site, site_of
from forceout.web.problems import problem_specs

EventId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="The id of an event.")]
Word = Annotated[str, PathParameter(max_length=40)]
RoundNumber = Annotated[int, PathParameter(ge=1, le=99)]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
WithNames = Annotated[bool, QueryParameter(description="Whether players are called by their names.")]
Answer = dict[str, Any]
NO_STORE: Final = {"cache-control": "no-store"}
SEATING_SECONDS: Final = 60.0
PRINTING_SECONDS: Final = 60.0


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


class NewDraft(Struct, forbid_unknown_fields=True, frozen=True):
    """A round to be seated, upon what was seen."""

    competition: Annotated[str, Meta(max_length=40)]
    round: Annotated[int, Meta(ge=1, le=99)]
    key: Key
    base: Annotated[int, Meta(ge=0, le=2_147_483_647)]
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None


class SettledRow(Struct, forbid_unknown_fields=True, frozen=True):
    """What was decided about a row of a file."""

    do: Annotated[str, Meta(pattern="^(keep|drop)$")] = "keep"
    cells: dict[str, Annotated[str, Meta(max_length=200)]] = msgspec.field(default_factory=dict)


class NewPlayers(Struct, forbid_unknown_fields=True, frozen=True):
    """A file of players; names are kept where the director has the schools' permission."""

    text: Annotated[str, Meta(max_length=2_000_000)]
    key: Key
    settled: dict[str, SettledRow] = msgspec.field(default_factory=dict)
    is_trial: bool = False
    has_permission: bool = False


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
    return answered({"id": member.tournament, "office": member.office, "subject": member.subject}, 201)


@get("/api/tournaments/{event:str}", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_event(request: Asked, event: EventId) -> Response[Answer]:
    """An event as your office sees it."""
    site, member, live = await seen(request, event, "see")
    names = await site.service.events.members.names(event)
    until = await site.service.events.log.names_until(event)
    return answered(event_view(live, member, names, until))


@get(
    "/api/tournaments/{event:str}/rounds/{competition:str}/{number:int}",
    responses=problem_specs(401, 404, 422),
    tags=["tournaments"],
)
async def show_round(request: Asked, event: EventId, competition: Word, number: RoundNumber) -> Response[Answer]:
    """A round: seats, results, and the draft for those who make it."""
    site, member, live = await seen(request, event, "see-round")
    objection = round_objection(live.state, competition, number)
    if objection is not None:
        raise NotFound(objection.words)
    names = await site.service.events.members.names(event)
    return answered(round_view(live, member, competition, number, names))


@get("/api/tournaments/{event:str}/standings", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_standings(request: Asked, event: EventId) -> Response[Answer]:
    """Every standing, ranking and award as the event stands."""
    site, member, live = await seen(request, event, "see-standings")
    names = await site.service.events.members.names(event)
    return answered(standings_view(live, member, names))


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
    receipt = await site.service.events.act(member, act, data.key, data.base)
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
    if data.base != live.seq:
        raise Stale(live.seq)
    seed = secrets.randbelow(1 << 32) if data.seed is None else data.seed
    arguments = (live.state, data.competition, data.round, seed)
    act = await site.looking_back.ask(seat_round, *arguments, seconds=SEATING_SECONDS, address=request.auth.address)
    receipt = await site.service.events.act(member, act, data.key, data.base)
    return answered({"seq": receipt.seq, "at": receipt.at, "seed": seed}, 200 if receipt.is_repeated else 201)


@post(
    "/api/tournaments/{event:str}/imports", status_code=201, responses=problem_specs(401, 404, 409, 413, 415, 422),
    request_max_body_size=LARGEST_RECORD, tags=["tournaments"],
)  # fmt: skip
async def import_players(request: Asked, event: EventId, data: Annotated[NewPlayers, Body()]) -> Response[Answer]:
    """Bring in players from CSV, all or nobody; a trial says what would come of it."""
    site, member, live = await seen(request, event, "import")
    settled = {int(row): Settlement(one.do, one.cells) for row, one in data.settled.items() if row.isdecimal()}
    reading = read_players(data.text, live.state, settled)
    answer = printed_reading(reading)
    if data.is_trial or reading.act is None:
        return answered({**answer, "seq": live.seq, "is_imported": False}, 200)
    names = reading.names if data.has_permission else {}
    receipt = await site.service.events.act(member, reading.act, data.key, None, names)
    return answered({**answer, "seq": receipt.seq, "is_imported": True}, 200 if receipt.is_repeated else 201)


def printed_reading(reading: ImportReading) -> Answer:
    """What became of a file of players."""
    return {
        "columns": dict(reading.columns),
        "unused": list(reading.unused),
        "rows": reading.rows,
        "players": 0 if reading.act is None else len(reading.act.players),
        "problems": [
            {
                "kind": one.kind,
                "code": one.code,
                "row": one.row,
                "column": one.column,
                "message": str(one.words),
                "proposal": one.proposal,
            }
            for one in reading.problems
        ],
    }


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


@get(
    "/api/tournaments/{event:str}/export",
    media_type=MediaType.TEXT,
    responses=problem_specs(401, 404),
    tags=["tournaments"],
)
async def export_event(request: Asked, event: EventId, names: WithNames = False) -> Response[str]:
    """The whole event as one file, with or without names."""
    site, _, _ = await seen(request, event, "export")
    entries = await site.service.events.entries(event)
    known = await site.service.events.members.names(event) if names else None
    return Response(print_event(entries, known), media_type="application/json", headers=NO_STORE)


@get(
    "/api/tournaments/{event:str}/results",
    media_type=MediaType.TEXT,
    responses=problem_specs(401, 404),
    tags=["tournaments"],
)
async def show_results(request: Asked, event: EventId, names: WithNames = False) -> Response[str]:
    """Every result as CSV, with or without names."""
    site, _, live = await seen(request, event, "see-results")
    known = await site.service.events.members.names(event) if names else None
    return Response(results_csv(live.state, known), media_type="text/csv", headers=NO_STORE)


@delete("/api/tournaments/{event:str}/names", status_code=200, responses=problem_specs(401, 404), tags=["tournaments"])
async def delete_names(request: Asked, event: EventId) -> Response[Answer]:
    """Forget what the players are called, before the day that it would happen by itself."""
    site, _, live = await seen(request, event, "delete-names")
    await site.service.events.members.delete_names(event)
    return answered({"seq": live.seq})


@get("/api/tournaments/{event:str}/paper/{what:str}", responses=problem_specs(401, 404, 422), tags=["tournaments"])
async def print_paper(
    request: Asked,
    event: EventId,
    what: Word,
    competition: Annotated[str, QueryParameter(max_length=40)],
    number: Annotated[int, QueryParameter(name="round", ge=1, le=99)] = 1,
    paper: Annotated[str, QueryParameter(max_length=8)] = "a4",
) -> Response[bytes]:
    """Scoresheets, cards, seats, charts, standings or certificates as PDF."""
    site, member, live = await seen(request, event, "print")
    objection = round_objection(live.state, competition, number)
    if objection is not None or what not in SHEETS or paper not in PAPERS:
        raise NotFound(Message("there-is-nothing-of-that-to-print"))
    names = names_for(member, live.state, await site.service.events.members.names(event))
    data = SHEETS[what](live.state, live.state.settings.by_id[competition], number, names, "")
    if not data["pages"]:
        raise NotFound(Message("there-is-nothing-of-that-to-print"))
    made = await site.looking_back.ask(
        typeset, what, data, paper, seconds=PRINTING_SECONDS, address=request.auth.address
    )
    return Response(made, media_type="application/pdf", headers=NO_STORE)


HANDLERS: Final[tuple[Any, ...]] = (
    found_event,
    join_event,
    show_event,
    show_round,
    show_standings,
    act_in_event,
    draft_round,
    import_players,
    make_office_code,
    export_event,
    show_results,
    delete_names,
    print_paper,
)

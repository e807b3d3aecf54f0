"""The director's desk over HTTP: my events, swaps before they are made, sheets as they are typed, codes, files, the
diary (docs/service.md)."""

import io
from typing import Annotated, Any, Final

import segno
from litestar import Response, get, post
from litestar.params import Body, QueryParameter
from msgspec import Meta, Struct

from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotFound
from forceout.service.events.drafts import best_of_draft, printed_swap
from forceout.service.events.events import refused
from forceout.service.events.members import OfficeCode
from forceout.service.events.sheet_checks import checked_sheet
from forceout.service.events.views import names_for
from forceout.service.people.rate_limits import Activity
from forceout.tournament.acts import PLAYER, Entry, SwapSeats
from forceout.tournament.codec import Unreadable, print_act, read
from forceout.tournament.exchange.event_file import event_or_why
from forceout.tournament.sheets import Sheet
from forceout.tournament.verifying_results import round_objection, table_objection
from forceout.tournament.verifying_seats import swap_objection
from forceout.web.api.events import Answer, EventId, RoundNumber, Word, answered, seen
from forceout.web.bodies import LARGEST_RECORD
from forceout.web.context import Asked, site_of
from forceout.web.problems import problem_specs
from forceout.web.worker.addresses import base_of

MOST_LISTED: Final = 30
MOST_ENTRIES: Final = 200
FILE_SECONDS: Final = 60.0
SWAP_SECONDS: Final = 20.0
PlayerId = Annotated[str | None, QueryParameter(max_length=40)]
Seq = Annotated[int, QueryParameter(ge=0, le=2_147_483_647)]


class TypedSheet(Struct, forbid_unknown_fields=True, frozen=True):
    """A scoresheet that is being typed, and whose."""

    competition: Annotated[str, Meta(max_length=40)]
    round: Annotated[int, Meta(ge=1, le=99)]
    table: Annotated[str, Meta(max_length=12)]
    sheet: dict[str, Any]


class EventInFile(Struct, forbid_unknown_fields=True, frozen=True):
    """A whole event as it was exported; names are kept where the director has the schools' permission."""

    text: Annotated[str, Meta(max_length=LARGEST_RECORD)]
    has_permission: bool = False


@get("/api/tournaments", responses=problem_specs(401), tags=["tournaments"])
async def list_events(request: Asked) -> Response[Answer]:
    """The events in which you have an office, the latest first."""
    site, visitor = site_of(request), request.auth
    session = visitor.signed_in()
    events = []
    for member in await site.service.events.members.of_person(session.person.id, MOST_LISTED):
        settings = (live := await site.service.events.find(member.tournament)).state.settings
        events.append(
            {
                "id": live.id,
                "office": member.office,
                "title": settings.title,
                "date": settings.date,
                "is_closed": live.state.is_closed,
                "players": len(live.state.players),
            }
        )
    return answered({"events": events})


@get("/api/tournaments/{event:str}/head", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_head(request: Asked, event: EventId) -> Response[Answer]:
    """How far the log of an event is, so that a page knows whether to look again."""
    site, _, live = await seen(request, event, "see")
    return answered({"seq": live.seq, "now": site.service.clock()})


@get(
    "/api/tournaments/{event:str}/drafts/{competition:str}/{number:int}/swaps",
    responses=problem_specs(401, 404, 422),
    tags=["tournaments"],
)
async def show_swaps(
    request: Asked,
    event: EventId,
    competition: Word,
    number: RoundNumber,
    first: PlayerId = None,
    second: PlayerId = None,
) -> Response[Answer]:
    """What a swap of two would mend and cost; without the two, the best swap for each compromise of the draft."""
    site, member, live = await seen(request, event, "draft")
    objection = round_objection(live.state, competition, number)
    if objection is not None:
        raise NotFound(objection.words)
    if live.state.round(competition, number).draft is None:
        raise NotFound(Message("there-is-no-draft-to-change"))
    if first is None or second is None:
        found = await site.looking_back.ask(
            best_of_draft, live.state, competition, number, seconds=SWAP_SECONDS, address=request.auth.address
        )
        return answered({"seq": live.seq, "best": found})
    swap = SwapSeats(competition, number, first, second)
    objection = swap_objection(live.state, Entry(member.label, member.office, 0, swap), swap)
    if objection is not None:
        raise refused(objection)
    names = names_for(member, live.state, await site.service.events.members.names(event))
    return answered({"seq": live.seq, **printed_swap(live.state, competition, number, first, second, names)})


@post(
    "/api/tournaments/{event:str}/checks",
    status_code=200,
    responses=problem_specs(401, 404, 413, 415, 422),
    tags=["tournaments"],
)
async def check_sheet(request: Asked, event: EventId, data: Annotated[TypedSheet, Body()]) -> Response[Answer]:
    """What is odd about a scoresheet that is being typed, and what would come of it; nothing is kept."""
    site, member, live = await seen(request, event, "check-sheets")
    objection = table_objection(live.state, data.competition, data.round, data.table)
    if objection is not None:
        raise refused(objection)
    at_table = live.state.round(data.competition, data.round).by_label[data.table].players
    if member.office == PLAYER and member.subject not in at_table:
        raise NotFound(Message("players-enter-the-result-of-their-own-table"))
    try:
        sheet: Sheet = read(data.sheet, Sheet, "sheet")
    except Unreadable as why:
        raise BadRequest(Message("this-cannot-be-read-there", where=why.where, why=why.words)) from None
    names = names_for(member, live.state, await site.service.events.members.names(event))
    return answered(checked_sheet(live.state, data.competition, data.round, data.table, sheet, names))


@get("/api/tournaments/{event:str}/codes", responses=problem_specs(401, 404), tags=["tournaments"])
async def list_codes(request: Asked, event: EventId) -> Response[Answer]:
    """The codes that open an office of the event now, as far as yours makes such codes."""
    site, member, _ = await seen(request, event, "make-codes")
    codes = await site.service.events.members.codes(member)
    base = base_of(request, site.service.settings)
    return answered({"codes": [printed_code(one) for one in codes], "address": f"{base}/tournaments"})


@post(
    "/api/tournaments/{event:str}/codes/players",
    status_code=201,
    responses=problem_specs(401, 404),
    tags=["tournaments"],
)
async def make_players_codes(request: Asked, event: EventId) -> Response[Answer]:
    """A code for every player who has none; player cards have them printed."""
    site, member, live = await seen(request, event, "make-codes")
    return answered({"made": await site.service.events.members.make_player_codes(live.state, member)}, 201)


def printed_code(one: OfficeCode) -> Answer:
    """A code as people see it."""
    return {"code": one.shown, "office": one.office, "subject": one.subject, "expires_at": one.expires_at}


@get("/api/tournaments/{event:str}/codes/{code:str}/picture", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_code_picture(request: Asked, event: EventId, code: Word) -> Response[bytes]:
    """A code's link as a QR code."""
    site, member, _ = await seen(request, event, "make-codes")
    codes = await site.service.events.members.codes(member)
    found = next((one for one in codes if code in (one.shown, one.code)), None)
    if found is None:
        raise NotFound(Message("no-event-has-that-code-now"), code="no-such-code")
    picture = io.BytesIO()
    link = f"{base_of(request, site.service.settings)}/tournaments#{found.code}"
    segno.make(link, error="m").save(
        picture, kind="svg", scale=4, border=3, xmldecl=False, svgclass=None, lineclass=None
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@post(
    "/api/tournaments/files",
    status_code=201,
    responses=problem_specs(401, 413, 415, 422),
    request_max_body_size=2 * LARGEST_RECORD,
    tags=["tournaments"],
)
async def found_from_file(request: Asked, data: Annotated[EventInFile, Body()]) -> Response[Answer]:
    """A new event from the file of another: its whole log, checked act by act; whoever brings it is its director."""
    site, visitor = site_of(request), request.auth
    session = visitor.signed_in()
    site.count(Activity.NEW_MATCH, visitor)
    file = await site.looking_back.ask(event_or_why, data.text, seconds=FILE_SECONDS, address=visitor.address)
    if isinstance(file, Unreadable):
        raise BadRequest(Message("this-cannot-be-read-there", where=file.where or "–", why=file.words))
    names = {player: name for player, name in file.names.items() if player in file.state.players}
    live = await site.service.events.found_from(file, names if data.has_permission else {}, session.person.id)
    return answered({"id": live.id, "seq": live.seq}, 201)


@get("/api/tournaments/{event:str}/log", responses=problem_specs(401, 404), tags=["tournaments"])
async def show_log(request: Asked, event: EventId, before: Seq = 2_147_483_647) -> Response[Answer]:
    """What was done in the event, the latest first: who, in which office, when and why."""
    site, _, live = await seen(request, event, "see-log")
    entries = await site.service.events.entries(event)
    last = min(before - 1, len(entries))
    called = await site.service.events.members.called(event)
    shown = [
        {
            "seq": seq,
            "at": entries[seq - 1].at,
            "by": called.get(entries[seq - 1].by, entries[seq - 1].by),
            "office": entries[seq - 1].office,
            "act": short_act(entries[seq - 1]),
        }
        for seq in range(last, max(0, last - MOST_ENTRIES), -1)
    ]
    return answered({"seq": live.seq, "entries": shown})


LONG_FIELDS: Final = frozenset({"settings", "tables", "later", "weights", "schools", "teams", "players", "sheet"})


def short_act(entry: Entry) -> Answer:
    """An act without what would fill pages."""
    return {name: value for name, value in print_act(entry.act).items() if name not in LONG_FIELDS}


HANDLERS: Final[tuple[Any, ...]] = (
    list_events,
    show_head,
    show_swaps,
    check_sheet,
    list_codes,
    make_players_codes,
    show_code_picture,
    found_from_file,
    show_log,
)

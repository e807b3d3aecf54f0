"""What comes into an event and goes out of it: players from CSV, the whole event and its results as files, paper as PDF
(docs/service.md)."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Body, QueryParameter
from msgspec import Meta, Struct

from forceout.messages.lists import listed
from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotFound
from forceout.service.events.authority import is_granted
from forceout.service.events.members import OfficeCode
from forceout.service.events.typesetting import typeset
from forceout.service.events.views import names_for
from forceout.tournament.acts import PLAYER, Import
from forceout.tournament.codec import print_act
from forceout.tournament.exchange.csv_columns import HEADINGS
from forceout.tournament.exchange.csv_export import results_csv
from forceout.tournament.exchange.csv_import import ImportReading, read_players
from forceout.tournament.exchange.csv_problems import Settlement
from forceout.tournament.exchange.event_file import print_event
from forceout.tournament.fold import folded
from forceout.tournament.paper.sheets_of_paper import PAPERS, SHEETS
from forceout.tournament.people import short_name
from forceout.tournament.state import EventState
from forceout.tournament.verifying_results import round_objection
from forceout.web.api.events import NO_STORE, Answer, EventId, Key, Word, answered, seen
from forceout.web.bodies import LARGEST_RECORD
from forceout.web.context import Asked
from forceout.web.problems import problem_specs
from forceout.web.spreadsheets import spreadsheet
from forceout.web.worker.addresses import base_of

WithNames = Annotated[bool, QueryParameter(description="Whether players are called by their names.")]
PRINTING_SECONDS: Final = 60.0
PLAYER_CARDS: Final = "player-cards"


class SettledRow(Struct, forbid_unknown_fields=True, frozen=True):
    """What was decided about a row of a file."""

    do: Annotated[str, Meta(pattern="^(keep|drop)$")] = "keep"
    cells: dict[str, Annotated[str, Meta(max_length=200)]] = msgspec.field(default_factory=dict)


class NewPlayers(Struct, forbid_unknown_fields=True, frozen=True):
    """A file of players; names are kept where the director has the schools' permission."""

    text: Annotated[str, Meta(max_length=2_000_000)]
    key: Key
    settled: dict[str, SettledRow] = msgspec.field(default_factory=dict)
    columns: dict[str, Annotated[int, Meta(ge=0, le=200)]] | None = None
    """Which column is which, by its place, where somebody says so."""
    is_trial: bool = False
    has_permission: bool = False


@post(
    "/api/tournaments/{event:str}/imports", status_code=201, responses=problem_specs(401, 404, 409, 413, 415, 422),
    request_max_body_size=LARGEST_RECORD, tags=["tournaments"],
)  # fmt: skip
async def import_players(request: Asked, event: EventId, data: Annotated[NewPlayers, Body()]) -> Response[Answer]:
    """Bring in players from CSV, all or nobody; a trial says what would come of it."""
    site, member, live = await seen(request, event, "import")
    settled = {int(row): Settlement(one.do, one.cells) for row, one in data.settled.items() if row.isdecimal()}
    if data.columns and not set(data.columns) <= set(HEADINGS):
        raise BadRequest(Message("a-column-is-one-of-these", known=listed(tuple(HEADINGS))))
    before = await site.service.events.log.by_key(event, data.key)
    known = await site.service.events.members.names(event)
    # What is sent again since its answer was lost is read upon the event as it was then.
    state = live.state if before is None else folded((await site.service.events.entries(event))[: before.seq - 1])
    reading = read_players(data.text, state, settled, data.columns, known, keeps_names=data.has_permission)
    answer = printed_reading(reading)
    is_mine = before is not None and before.body["by"] == member.label
    if before is not None and is_mine and not data.is_trial and is_same_import(before.body["act"], reading.act, state):
        return answered({**answer, "seq": before.seq, "is_imported": True}, 200)
    if data.is_trial or reading.act is None:
        return answered({**answer, "seq": live.seq, "is_imported": False}, 200)
    names = reading.names if data.has_permission else {}
    receipt = await site.service.events.act(member, reading.act, data.key, None, names)
    return answered({**answer, "seq": receipt.seq, "is_imported": True}, 200 if receipt.is_repeated else 201)


def is_same_import(before: Answer, act: Import | None, state: EventState) -> bool:
    """Whether an act in the log brought in whom this one would; whose name alone it brought has it by now."""
    if before["do"] != Import.do:
        return False
    then = {one["id"]: one for one in before["players"]}
    now = {} if act is None else {one["id"]: one for one in print_act(act)["players"]}
    return all(then.get(player) == one for player, one in now.items()) and set(then) - set(now) <= set(state.players)


def printed_reading(reading: ImportReading) -> Answer:
    """What became of a file of players."""
    return {
        "columns": dict(reading.columns),
        "heading": list(reading.heading),
        "matched": dict(reading.matched),
        "shown": {str(row): list(cells) for row, cells in reading.shown.items()},
        "teams": 0 if reading.act is None else len(reading.act.teams),
        "schools": 0 if reading.act is None else len(reading.act.schools),
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
    text = await asyncio.to_thread(print_event, entries, known)
    return Response(text, media_type="application/json", headers=NO_STORE)


@get(
    "/api/tournaments/{event:str}/results",
    media_type=MediaType.TEXT,
    responses=problem_specs(401, 404),
    tags=["tournaments"],
)
async def show_results(request: Asked, event: EventId, names: WithNames = False) -> Response[bytes]:
    """Every result as CSV, with or without names."""
    site, _, live = await seen(request, event, "see-results")
    known = await site.service.events.members.names(event) if names else None
    text = await asyncio.to_thread(results_csv, live.state, known)
    return spreadsheet(text, f"{event}-results.csv")


@get("/api/tournaments/{event:str}/paper/{what:str}", responses=problem_specs(401, 404, 422), tags=["tournaments"])
async def print_paper(
    request: Asked,
    event: EventId,
    what: Word,
    competition: Annotated[str, QueryParameter(max_length=40)],
    number: Annotated[int, QueryParameter(name="round", ge=1, le=99)] = 1,
    paper: Annotated[str, QueryParameter(max_length=8)] = "a4",
    full: Annotated[bool, QueryParameter(name="full-names", description="Whether names are printed whole.")] = False,
) -> Response[bytes]:
    """Scoresheets, cards, seats, charts, standings or certificates as PDF."""
    site, member, live = await seen(request, event, "print")
    objection = round_objection(live.state, competition, number)
    if objection is not None or what not in SHEETS or paper not in PAPERS:
        raise NotFound(Message("there-is-nothing-of-that-to-print"))
    names = names_for(member, live.state, await site.service.events.members.names(event))
    if not full:
        names = {player: short_name(name) for player, name in names.items()}
    base = base_of(request, site.service.settings)
    # Whoever scans a table's card is at its sheet, or a player at their own day.
    address = f"{base}/tournaments/{event}/at/{competition}/{number}"
    chosen = live.state.settings.by_id[competition]
    data = await asyncio.to_thread(SHEETS[what], live.state, chosen, number, names, address)
    if what == PLAYER_CARDS and is_granted("make-codes", member.office):
        codes = {one.subject: one for one in await site.service.events.members.codes(member) if one.office == PLAYER}
        data["pages"] = [[with_code(card, codes.get(card["number"]), base) for card in page] for page in data["pages"]]
    if not data["pages"]:
        raise NotFound(Message("there-is-nothing-of-that-to-print"))
    made = await site.looking_back.ask(
        typeset, what, data, paper, seconds=PRINTING_SECONDS, address=request.auth.address
    )
    return Response(made, media_type="application/pdf", headers=NO_STORE)


def with_code(card: Answer, code: OfficeCode | None, base: str) -> Answer:
    """A player's card with the code that opens their own page, where they have one."""
    return card if code is None else {**card, "code": code.shown, "qr": f"{base}/tournaments#{code.code}"}


HANDLERS: Final[tuple[Any, ...]] = (import_players, export_event, show_results, print_paper)

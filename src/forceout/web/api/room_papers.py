"""What is taken home from a room over HTTP: the report, the same as CSV, and login cards (docs/service.md)."""

from datetime import UTC, datetime
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.params import Body, QueryParameter

from forceout.messages.days import day_in_words
from forceout.messages.message import Message, spoken
from forceout.service.errors import BadRequest, NotFound
from forceout.service.people.rate_limits import Activity
from forceout.service.practice.printing import PAPERS
from forceout.service.rooms.cards import printed_cards, square
from forceout.service.rooms.codes import card_of
from forceout.service.rooms.report import as_csv
from forceout.service.rooms.room import INSIDE, Room
from forceout.service.rooms.view_shapes import LoginCard, RoomReport
from forceout.web.api.people import Me, me_of
from forceout.web.api.room_bodies import UsedCard
from forceout.web.api.rooms import Answer, RoomId, link_of, seen
from forceout.web.api.tables import NO_STORE, encoded_response
from forceout.web.context import Asked, Site, site_of
from forceout.web.guard.sessions import cookies_for
from forceout.web.json import encoder
from forceout.web.problems import problem_specs
from forceout.web.spreadsheets import spreadsheet

PRINTING_SECONDS: Final = 15.0
Lesson = Annotated[int | None, QueryParameter(ge=1, le=1000, description="Only this lesson, counted from 1.")]
Paper = Annotated[str, QueryParameter(max_length=20)]


async def _report(request: Asked, room: str, lesson: int | None) -> RoomReport:
    site, found, _ = await seen(request, room, "see-report")
    service = site.service
    labels = await service.rooms.labels(found)
    names = await service.people.names(labels.values())
    until = await service.rooms.log.kept_until(room) or 0
    return await service.rooms.reports.of(found, labels, names, until, service.clock(), lesson)


@get("/api/rooms/{room:str}/report", responses=problem_specs(401, 404), tags=["rooms"])
async def show_report(request: Asked, room: RoomId, lesson: Lesson = None) -> Response[Answer]:
    """What everybody did: effort, shakes, puzzles, what went well and what to look at."""
    return encoded_response(encoder.encode(await _report(request, room, lesson)))


@get("/api/rooms/{room:str}/report.csv", media_type="text/csv", responses=problem_specs(401, 404), tags=["rooms"])
async def show_report_as_csv(request: Asked, room: RoomId, lesson: Lesson = None) -> Response[bytes]:
    """The same as a table for a spreadsheet, by nicknames."""
    return spreadsheet(as_csv(await _report(request, room, lesson)), "forceout-room.csv")


async def _cards(request: Asked, site: Site, room: Room) -> list[dict[str, str]]:
    """Every student who is in, with the link that signs them in."""
    labels = await site.service.rooms.labels(room)
    names = await site.service.people.names(labels.values())
    key = site.service.rooms.door.card_key
    cards = [
        {
            "label": one.label,
            "name": names[person],
            "link": link_of(request, f"card={card_of(key, room.id, one.label, person)}"),
        }
        for one in room.students_in(INSIDE)
        if (person := labels.get(one.label)) is not None
    ]
    return sorted(cards, key=lambda one: one["name"])


@get("/api/rooms/{room:str}/cards", responses=problem_specs(401, 404), tags=["rooms"])
async def show_cards(request: Asked, room: RoomId) -> Response[Answer]:
    """Login cards: each opens the place of one student in whichever browser reads it."""
    site, found, _ = await seen(request, room, "see-cards")
    code = await site.service.rooms.codes.of_class(room, site.service.clock())
    cards: list[LoginCard] = []
    for one in await _cards(request, site, found):
        drawn, size = square(one["link"])
        cards.append({"label": one["label"], "name": one["name"], "square": drawn, "size": size})
    until = await site.service.rooms.log.kept_until(room) or 0
    address = urlsplit(link_of(request, "")).netloc
    shown = {"code": code.shown, "address": address, "kept_until": until, "cards": cards}
    return encoded_response(encoder.encode(shown))


@get("/api/rooms/{room:str}/cards.pdf", media_type="application/pdf", responses=problem_specs(401, 404), tags=["rooms"])
async def print_cards(request: Asked, room: RoomId, paper: Paper = "a4") -> Response[bytes]:
    """Login cards on paper, twelve to a sheet, by nicknames."""
    site, found, _ = await seen(request, room, "see-cards")
    if paper not in PAPERS:
        raise BadRequest(Message("there-is-no-such-paper", known=", ".join(PAPERS)))
    code = await site.service.rooms.codes.of_class(room, site.service.clock())
    cards = await _cards(request, site, found)
    if not cards:
        raise NotFound(Message("nobody-is-in-the-room-yet"))
    address = urlsplit(link_of(request, "")).netloc
    until = datetime.fromtimestamp((await site.service.rooms.log.kept_until(room) or 0) / 1000, UTC)
    words = {
        "language": spoken().tag,
        "title": str(Message("login-cards-of-a-room")),
        "code": code.shown,
        "under": str(Message("login-card-is-good-until", address=address, day=day_in_words(until.day, until.month))),
    }
    alt = str(Message("square-that-signs-you-in"))
    made = await site.readers.ask(
        printed_cards, [{**one, "alt": alt} for one in cards], words, paper, seconds=PRINTING_SECONDS
    )
    if made is None:
        raise NotFound(Message("nothing-is-printed-here"))
    headers = {**NO_STORE, "content-disposition": 'inline; filename="forceout-cards.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


@post("/api/rooms/cards", status_code=201, responses=problem_specs(404, 413, 415), tags=["rooms"])
async def use_card(request: Asked, data: Annotated[UsedCard, Body()]) -> Response[Me]:
    """Go on in this browser as the student whose card it is; the session that it had is over."""
    site, visitor = site_of(request), request.auth
    site.count(Activity.JOIN, visitor)
    person, made = await site.service.rooms.door.use_card(data.card, visitor.session)
    if visitor.session is not None:
        site.hub.end_session(visitor.session.token_hash)
    cookies = cookies_for(made, site.service.settings)
    return Response(me_of(person), status_code=201, cookies=cookies, headers=NO_STORE)


HANDLERS: Final[tuple[Any, ...]] = (show_report, show_report_as_csv, show_cards, print_cards, use_card)

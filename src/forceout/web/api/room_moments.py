"""Moments of a class's own tables over HTTP: found, put on the wall, given out as puzzles (docs/service.md)."""

from time import monotonic
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import PathParameter

from forceout.messages.message import Message
from forceout.practice.class_moments import missed_moments, moment_of, moment_puzzles
from forceout.practice.position import Position
from forceout.service.errors import NotFound
from forceout.service.people.rate_limits import Activity
from forceout.service.rooms.moments import OpenTable, open_tables, sitting_at, stood_for
from forceout.service.rooms.room import Room
from forceout.service.rooms.view_shapes import RoomMoment, RoomMoments
from forceout.service.tables.views import bot_name
from forceout.web.api.practice_sets import MadeSet
from forceout.web.api.rooms import Answer, RoomId, answered, seen
from forceout.web.api.tables import encoded_response
from forceout.web.context import Asked, Site
from forceout.web.guard.questions import verify_answering
from forceout.web.json import encoder
from forceout.web.pages.moment_shapes import WallMoment
from forceout.web.pages.practice_contents import shown_position
from forceout.web.problems import problem_specs
from forceout.web.worker.calculations import with_grace

SECONDS: Final = 6.0
"""What one request may spend on all tables together; the next goes on where it stopped."""
TABLE_SECONDS: Final = 2.0
PUZZLE_SECONDS: Final = 6.0
MOST_SHOWN: Final = 12
MOST_GIVEN: Final = 8
TableNumber = Annotated[int, PathParameter(ge=1, le=1000, description="The number of a table.")]
Number = Annotated[int, PathParameter(ge=0, le=100_000, description="The place of a move in the record.")]


async def _open(site: Site, room: Room) -> list[OpenTable]:
    verify_answering(site)
    return open_tables(room, {one.match: await site.service.tables.find(one.match) for one in room.tables_now})


async def _found(request: Asked, site: Site, room: Room) -> RoomMoments:
    """The moments of all tables, as far as the time of one request goes."""
    deadline = monotonic() + SECONDS
    moments: list[RoomMoment] = []
    is_whole = True
    for one in await _open(site, room):
        listed = site.service.rooms.moments.of(one)
        if listed is None and monotonic() < deadline:
            seconds = min(TABLE_SECONDS, deadline - monotonic())
            record = await site.service.matches.record(one.live.id)
            found = await site.looking_back.ask(
                missed_moments, record, one.shakes, monotonic, seconds, seconds=with_grace(seconds),
                address=request.auth.address,
            )  # fmt: skip
            listed = found.get("moments", ())
            # A table that cannot be looked at in its time is not tried again and again.
            is_last_try = found.get("is_whole", True) or seconds == TABLE_SECONDS
            if is_last_try:
                site.service.rooms.moments.keep(one, listed)
            is_whole = is_whole and is_last_try
        elif listed is None:
            is_whole = False
        if listed:
            events = await site.service.tables.log.after(one.live.id, 0)
            moments += (
                {
                    "table": one.table.number,
                    "number": each["number"],
                    "shake": each["shake"],
                    "move": each["move"],
                    "stood": stood_for(events, each["number"]),
                    "solution": each["solution"],
                }
                for each in listed
            )
    moments.sort(key=lambda one: (-one["stood"], one["table"], one["number"]))
    return {"moments": moments[:MOST_SHOWN], "is_whole": is_whole}


@get("/api/rooms/{room:str}/moments", responses=problem_specs(401, 403, 404), tags=["rooms"])
async def list_moments(request: Asked, room: RoomId) -> Response[Answer]:
    """Where Now was right at a table and nobody said so, in shakes that are over; those that stood longest first."""
    site, found, _ = await seen(request, room, "see-moments")
    site.count(Activity.JUDGE, request.auth)
    return encoded_response(encoder.encode(await _found(request, site, found)))


@get(
    "/api/rooms/{room:str}/moments/{table:int}/{number:int}", responses=problem_specs(401, 403, 404), tags=["rooms"]
)  # fmt: skip
async def show_moment(request: Asked, room: RoomId, table: TableNumber, number: Number) -> Response[Answer]:
    """A table as it was after a move of a shake that is over, by nicknames."""
    site, found, _ = await seen(request, room, "see-moments")
    opened = next((one for one in await _open(site, found) if one.table.number == table), None)
    shown: dict[str, Any] = {"missing": True}
    if opened is not None:
        record = await site.service.matches.record(opened.live.id)
        shown = await site.looking_back.ask(moment_of, record, number, seconds=TABLE_SECONDS)
    if opened is None or shown.get("shake") not in opened.shakes:
        raise NotFound(Message("there-is-no-such-move"))
    sitting = sitting_at(await site.service.tables.log.after(opened.live.id, 0), number)
    nicknames = await site.service.people.names(person for person, _ in sitting.values() if person is not None)
    names = {
        seat: nicknames.get(person or "", "") if level is None else bot_name(seat, level)
        for seat, (person, level) in sitting.items()
    }
    moment: WallMoment = {
        "table": table,
        "shake": shown["shake"],
        "move": shown["move"],
        "by": names.get(shown["by"], ""),
        "cube": shown["cube"],
        "to": shown["to"],
        "seats": [
            {
                "name": names.get(seat.name, ""),
                "points": shown["totals"].get(seat.name, 0),
                "is_mover": seat.name == shown["by"],
            }
            for seat in opened.live.seats
        ],
        "position": shown_position(Position.read(shown["position"])),
    }
    return encoded_response(encoder.encode(moment))


@post("/api/rooms/{room:str}/sets", status_code=201, responses=problem_specs(401, 403, 404), tags=["rooms"])
async def make_set_of_moments(request: Asked, room: RoomId) -> Response[MadeSet]:
    """A practice set from today's tables: find the Solution where nobody said Now."""
    site, found, member = await seen(request, room, "make-set")
    site.count(Activity.NEW_MATCH, request.auth)
    chosen = (await _found(request, site, found))["moments"]
    lines: list[str] = []
    for one in await _open(site, found):
        planned = {each["number"]: each["solution"] for each in chosen if each["table"] == one.table.number}
        if planned and len(lines) < MOST_GIVEN:
            record = await site.service.matches.record(one.live.id)
            lines += await site.looking_back.ask(
                moment_puzzles, record, list(planned), planned, seconds=PUZZLE_SECONDS, address=request.auth.address
            )
    if not lines:
        raise NotFound(Message("no-moment-of-todays-tables-makes-a-puzzle"))
    made = await site.service.practice_sets.make_own(member.person, lines[:MOST_GIVEN])
    return answered(MadeSet(made.code, list(made.puzzles), made.expires_at), 201)


HANDLERS: Final[tuple[Any, ...]] = (list_moments, show_moment, make_set_of_moments)

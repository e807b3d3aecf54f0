"""The coach's room over HTTP: open one, come in by its code, act, follow, show its code (docs/service.md)."""

import io
from collections.abc import AsyncIterator
from random import SystemRandom
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import segno
from litestar import Response, delete, get, post
from litestar.params import Body, PathParameter
from litestar.response import Stream

from forceout.service.people.rate_limits import Activity
from forceout.service.rooms.acts import Begin, Give, Hand, read_act
from forceout.service.rooms.authority import require
from forceout.service.rooms.codes import RoomCode
from forceout.service.rooms.member import Member
from forceout.service.rooms.room import INSIDE, Room
from forceout.service.rooms.set_shakes import verified_shake
from forceout.service.rooms.view_shapes import RoomEntry
from forceout.web.api.room_bodies import Joined, NewRoomAct, Opened, Rolled, RoomByCode, ShownCode
from forceout.web.api.tables import NO_STORE, encoded_response
from forceout.web.context import Asked, Site, site_of
from forceout.web.json import encoder
from forceout.web.live.followers import Follower
from forceout.web.live.rooms import RoomChannel
from forceout.web.problems import problem_specs
from forceout.web.worker.addresses import base_of

RoomId = Annotated[str, PathParameter(pattern="^[0-9a-f]{12}$", description="The id of a room.")]
Answer = dict[str, Any]


async def seen(request: Asked, room: str, operation: str) -> tuple[Site, Room, Member]:
    """A room, for somebody who may do this in it."""
    site, visitor = site_of(request), request.auth
    visitor.signed_in()
    found, member = await site.service.rooms.member(room, visitor.person)
    require(operation, member.role)
    return site, found, member


def answered(content: Any, status: int = 200) -> Response[Any]:
    """An answer that nobody keeps."""
    return Response(content, status_code=status, headers=NO_STORE)


@post("/api/rooms", status_code=201, responses=problem_specs(401), tags=["rooms"])
async def open_room(request: Asked) -> Response[Opened]:
    """Open a room; whoever does is its coach."""
    site, visitor = site_of(request), request.auth
    session = visitor.signed_in()
    site.count(Activity.NEW_MATCH, visitor)
    return answered(Opened((await site.service.rooms.open(session.person.id)).id), 201)


@get("/api/rooms", responses=problem_specs(401), tags=["rooms"])
async def list_rooms(request: Asked) -> Response[Answer]:
    """The rooms that you coach or are in, the latest first."""
    site, visitor = site_of(request), request.auth
    session = visitor.signed_in()
    found: list[RoomEntry] = []
    for room, _, role in await site.service.rooms.of_person(session.person.id):
        until = await site.service.rooms.log.kept_until(room.id)
        if until is not None:
            found.append(
                {
                    "room": room.id,
                    "role": role,
                    "opened_at": room.opened_at,
                    "changed_at": room.at,
                    "kept_until": until,
                    "students": len(room.students_in(INSIDE)),
                    "lesson": room.lesson,
                    "is_on": room.is_on,
                }
            )
    return encoded_response(encoder.encode({"rooms": found}))


@post("/api/rooms/join", status_code=201, responses=problem_specs(401, 404, 409, 413, 415), tags=["rooms"])
async def join_room(request: Asked, data: Annotated[RoomByCode, Body()]) -> Response[Joined]:
    """Come to the door that a code is for, or in where it is open; the server gives you a nickname for it."""
    site, visitor = site_of(request), request.auth
    session = visitor.signed_in()
    site.count(Activity.JOIN, visitor)
    room, member = await site.service.rooms.join(data.code, session.person)
    return answered(Joined(room.id, member.role), 201)


@get("/api/rooms/{room:str}", responses=problem_specs(401, 404), tags=["rooms"])
async def show_room(request: Asked, room: RoomId) -> Response[Answer]:
    """The room as you see it: the whole grid for a coach, your own place for a student."""
    site, found, member = await seen(request, room, "see")
    return encoded_response(encoder.encode(await site.rooms.view(found, member)))


@post(
    "/api/rooms/{room:str}/acts", status_code=201, responses=problem_specs(401, 404, 409, 413, 415, 422),
    tags=["rooms"],
)  # fmt: skip
async def act_in_room(request: Asked, room: RoomId, data: Annotated[NewRoomAct, Body()]) -> Response[Answer]:
    """Do something in the room; 201 says that it is in the log for good, and the same key again answers 200."""
    site, visitor = site_of(request), request.auth
    visitor.signed_in()
    _, member = await site.service.rooms.member(room, visitor.person)
    act = read_act(data.act)
    if isinstance(act, Begin):
        site.count(Activity.NEW_MATCH, visitor)
    if isinstance(act, Hand):
        site.count(Activity.PHRASE, visitor)
    if isinstance(act, Give):
        await site.service.practice_sets.find(act.code)
    receipt = await site.service.rooms.act(member, act, data.key)
    return answered({"seq": receipt.seq, "at": receipt.at}, 200 if receipt.is_repeated else 201)


@get(
    "/api/rooms/{room:str}/events", media_type="text/event-stream", responses=problem_specs(401, 404),
    summary="News of a room", tags=["rooms"],
)  # fmt: skip
async def follow_room(request: Asked, room: RoomId) -> Stream:
    """The room as you see it, as server-sent events, again whenever it or one of its tables has changed."""
    site, found, _ = await seen(request, room, "follow")
    visitor = request.auth
    follower = Follower(f"room {room}", visitor.session, visitor.roles, visitor.address, None)
    channel = await site.rooms.follow(follower, found)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(_events(site, channel, follower), media_type="text/event-stream", headers=headers)


async def _events(site: Site, channel: RoomChannel, follower: Follower) -> AsyncIterator[bytes]:
    site.metrics.sockets.labels("sse").inc()
    try:
        yield b"retry: 2000\n\n"
        async for text in site.rooms.messages(channel, follower):
            yield b"data: " + text.encode() + b"\n\n" if text else b'data: {"type":"ping"}\n\n'
    finally:
        site.rooms.leave(follower, channel)
        site.metrics.sockets.labels("sse").dec()


@post("/api/rooms/{room:str}/code", status_code=201, responses=problem_specs(401, 404), tags=["rooms"])
async def show_room_code(request: Asked, room: RoomId) -> Response[ShownCode]:
    """The code for the class, the same each time."""
    site, _, _ = await seen(request, room, "see-code")
    return _code(request, await site.service.rooms.codes.of_class(room, site.service.clock()))


@post("/api/rooms/{room:str}/new-code", status_code=201, responses=problem_specs(401, 404), tags=["rooms"])
async def new_room_code(request: Asked, room: RoomId) -> Response[ShownCode]:
    """Another code on purpose: the one before opens nothing any more, and nobody is thrown out."""
    site, _, _ = await seen(request, room, "new-code")
    return _code(request, await site.service.rooms.codes.of_class(room, site.service.clock(), is_new=True))


@post("/api/rooms/{room:str}/coach-code", status_code=201, responses=problem_specs(401, 404), tags=["rooms"])
async def invite_coach(request: Asked, room: RoomId) -> Response[ShownCode]:
    """A code that makes one more coach of this room, once, within a quarter of an hour."""
    site, _, _ = await seen(request, room, "invite-coach")
    site.count(Activity.DEVICE, request.auth)
    return _code(request, await site.service.rooms.codes.of_coach(room, site.service.clock()))


def link_of(request: Asked, fragment: str) -> str:
    """The address of the page where a class comes in; what is secret is in the fragment, which no server sees."""
    return f"{base_of(request, site_of(request).service.settings)}/room#{fragment}"


def _code(request: Asked, made: RoomCode) -> Response[ShownCode]:
    link = link_of(request, made.code)
    return answered(ShownCode(made.shown, link, urlsplit(link).netloc, made.expires_at), 201)


@get("/api/rooms/{room:str}/qr.svg", media_type="image/svg+xml", responses=problem_specs(401, 404), tags=["rooms"])
async def show_room_picture(request: Asked, room: RoomId) -> Response[bytes]:
    """The way into the room as a picture for phones."""
    site, _, _ = await seen(request, room, "see-code")
    code = await site.service.rooms.codes.of_class(room, site.service.clock())
    picture = io.BytesIO()
    segno.make(link_of(request, code.code), error="m").save(
        picture, kind="svg", scale=4, border=2, xmldecl=False, svgclass=None, lineclass=None
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers=NO_STORE)


@post("/api/rooms/{room:str}/rolls", status_code=201, responses=problem_specs(401, 404, 422), tags=["rooms"])
async def roll_for_room(request: Asked, room: RoomId) -> Response[Rolled]:
    """A roll to look at before it is dealt to every table; nothing is kept of it."""
    _, found, _ = await seen(request, room, "roll")
    cubes, cards = verified_shake(found.settings, None, None, SystemRandom())
    return answered(Rolled(list(cubes), list(cards)), 201)


@delete("/api/rooms/{room:str}", status_code=200, responses=problem_specs(401, 404), tags=["rooms"])
async def delete_room(request: Asked, room: RoomId) -> Response[Answer]:
    """Delete everything of this room at once, before the day on which it would happen by itself."""
    site, found, _ = await seen(request, room, "delete")
    labels = await site.service.rooms.labels(found)
    await site.service.rooms.delete(found)
    for label, person in labels.items():
        if label not in found.coaches:
            site.hub.end_person(person, "gone")
    return answered({"deleted": True})


HANDLERS: Final[tuple[Any, ...]] = (
    open_room,
    list_rooms,
    join_room,
    show_room,
    act_in_room,
    follow_room,
    show_room_code,
    new_room_code,
    invite_coach,
    show_room_picture,
    roll_for_room,
    delete_room,
)

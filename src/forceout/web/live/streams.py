"""Live news of a table: a WebSocket, or server-sent events where a school's proxy blocks those (docs/service.md)."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response import Stream
from litestar.types import Send

from forceout.service.errors import Refusal
from forceout.service.people.people import Person
from forceout.web.context import Asked, Site, Visitor, site_of
from forceout.web.live.followers import Channel, Follower
from forceout.web.live.hub import Hub
from forceout.web.live.measured_delay import Peer
from forceout.web.problems import problem_specs

SEND: Final = "forceout_send"
"""Where a scope has the server's own function to send with, without what the framework wraps around it."""
LONGEST_FRAME: Final = 4096
MOST_FRAMES: Final = 60
"""Frames that a browser may send between two of our pings; it has only pongs to send."""
GOODBYE_SECONDS: Final = 1.0
CLOSE_CODES: Final = {"stopping": 1001, "too-long": 1009, "too-slow": 1008, "too-fast": 1008, "bad-frame": 1008}
WHY: Final = {"not-found": "gone"}
WORST_SEQ: Final = 2_147_483_647
Seq = Annotated[int | None, QueryParameter(ge=0, le=WORST_SEQ, description="The last event that you know of.")]


@websocket("/api/matches/{match:str}/live")
async def follow_live(
    socket: WebSocket[Person | None, Visitor, State], match: FromPath[str], after: Seq = None
) -> None:
    """News of a table over a WebSocket."""
    site = site_of(socket)
    visitor = socket.auth
    peer = None if site.service.settings.behind_tls else peer_of(socket.scope)
    follower = Follower(match, visitor.session, visitor.roles, visitor.address, after, peer, is_answering=True)
    await socket.accept()
    try:
        channel = await site.hub.follow(follower)
    except Refusal as refusal:
        # A browser learns nothing of a refused handshake, so that it is told why after it.
        with suppress(WebSocketDisconnect):
            await socket.send_text(
                msgspec.json.encode({"type": "bye", "why": WHY.get(refusal.said_code, refusal.said_code)}).decode()
            )
            await socket.close(4000 + refusal.status)
        return
    site.metrics.sockets.labels("websocket").inc()
    try:
        await _converse(socket, site, channel, follower)
    finally:
        site.hub.leave(follower)
        site.metrics.sockets.labels("websocket").dec()


def peer_of(scope: Mapping[str, Any]) -> Peer | None:
    """Who is at the other end of a socket."""
    client = scope.get("client")
    return None if client is None else (client[0], client[1])


async def _converse(socket: WebSocket[Any, Any, Any], site: Site, channel: Channel, follower: Follower) -> None:
    """Send and listen until either side ends it."""
    tasks = [
        asyncio.create_task(_send(socket, site.hub, channel, follower)),
        asyncio.create_task(_listen(socket, site.hub, follower)),
        asyncio.create_task(follower.stuck.wait()),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[1] in done and follower.why is not None and not tasks[0].done():
            # What the browser sent ends the stream: the sender still says goodbye.
            await asyncio.wait((tasks[0],), timeout=GOODBYE_SECONDS)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if follower.why is not None:
        site.metrics.dropped.labels(follower.why).inc()
        with suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await socket.close(CLOSE_CODES.get(follower.why, 1000), follower.why)


async def _send(socket: WebSocket[Any, Any, Any], hub: Hub, channel: Channel, follower: Follower) -> None:
    clock = hub.service.clock
    send = cast(Send, socket.scope.get(SEND, socket.send))
    with suppress(WebSocketDisconnect, OSError):
        async for text, _ in hub.messages(channel, follower):
            follower.sending_since = clock()
            await send({"type": "websocket.send", "text": text, "bytes": None})
            follower.sending_since = None


async def _listen(socket: WebSocket[Any, Any, Any], hub: Hub, follower: Follower) -> None:
    frames, counted_ping = 0, follower.pinged_at
    while True:
        try:
            message = await socket.receive()
        except WebSocketDisconnect:
            return
        if message["type"] == "websocket.disconnect":
            return
        if follower.pinged_at != counted_ping:
            frames, counted_ping = 0, follower.pinged_at
        frames += 1
        why = _read_frame(message.get("text"), message.get("bytes"), hub, follower)
        why = why or ("too-fast" if frames > MOST_FRAMES else None)
        if why is not None:
            follower.end(why)
            return


def _read_frame(text: Any, binary: Any, hub: Hub, follower: Follower) -> str | None:
    """Take what a browser sent; why the stream must end, where it must."""
    data = text if text is not None else binary or b""
    if len(data) > LONGEST_FRAME:
        return "too-long"
    try:
        said = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return "bad-frame"
    if said.get("type") != "pong":
        return "bad-frame"
    hub.ponged(follower, said.get("t"), said.get("at"))
    return None


@get(
    "/api/matches/{match:str}/events",
    media_type="text/event-stream",
    responses=problem_specs(401, 404),
    summary="News of a table",
)
async def follow_events(
    request: Asked,
    match: FromPath[str],
    after: Seq = None,
    last_event_id: Annotated[str | None, HeaderParameter(name="last-event-id", max_length=12)] = None,
) -> Stream:
    """News of a table as server-sent events; `id:` is the number of the last event, to go on from after a break."""
    site = site_of(request)
    visitor = request.auth
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        after = min(int(last_event_id), WORST_SEQ)
    follower = Follower(match, visitor.session, visitor.roles, visitor.address, after)
    channel = await site.hub.follow(follower)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(_events(site, channel, follower), media_type="text/event-stream", headers=headers)


async def _events(site: Site, channel: Channel, follower: Follower) -> AsyncIterator[bytes]:
    site.metrics.sockets.labels("sse").inc()
    clock = site.service.clock
    try:
        yield b"retry: 2000\n\n"
        async for text, seq in site.hub.messages(channel, follower):
            follower.sending_since = clock()
            # A ping keeps proxies from cutting the line; nobody answers it here.
            if text.startswith('{"type":"ping"'):
                yield b": ping\n\n"
            else:
                yield b"data: " + text.encode() + b"\n" + (b"" if seq is None else b"id: %d\n" % seq) + b"\n"
            follower.sending_since = None
    finally:
        site.hub.leave(follower)
        site.metrics.sockets.labels("sse").dec()


HANDLERS: Final = (follow_live, follow_events)

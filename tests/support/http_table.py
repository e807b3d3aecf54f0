"""A browser's worth of HTTP and WebSocket for tests: a guest with a cookie, who acts by POST and follows by socket."""

import asyncio
import json
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Self

import httpx
from websockets.asyncio.client import connect

from tests.support.script_player import candidates, rulings

PATIENCE = 60.0
"""The seconds after which a test gives up on a server that says nothing."""
FELL_BEHIND = (503, "busy")
AGAIN_AFTER = 1.0
"""The seconds after which a server that fell behind says to try again."""
Updates = AsyncIterator[dict[str, Any]]


async def once_it_has_time(send: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
    """What a server answers; one that fell behind has done nothing and says so, and whoever plays comes again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await send()
            if answer.status_code != FELL_BEHIND[0] or answer.json().get("code") != FELL_BEHIND[1]:
                return answer
            await asyncio.sleep(AGAIN_AFTER)


class Guest:
    """A guest with a session."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.address = address
        self.client = httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=timeout)
        self.csrf = ""
        self.heard: list[str] = []
        """Everything that streams have brought, as it came."""

    @classmethod
    async def enter(cls, address: str, nickname: str) -> Self:
        """A new guest at a server."""
        guest = cls(address)
        try:
            await guest.sign_in(nickname)
        except BaseException:
            await guest.close()
            raise
        return guest

    async def sign_in(self, nickname: str) -> None:
        """Get a cookie and the token against forged requests."""
        answer = await once_it_has_time(lambda: self.client.post("/api/guests", json={"nickname": nickname}))
        answer.raise_for_status()
        self.read_csrf()

    def read_csrf(self) -> None:
        """Take the token against forged requests from the cookies."""
        self.csrf = next(
            cookie.value or "" for cookie in self.client.cookies.jar if cookie.name.endswith("forceout_csrf")
        )

    async def close(self) -> None:
        """Let go of the connections."""
        await self.client.aclose()

    @property
    def cookies(self) -> str:
        """The cookies as a header."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)

    async def post(self, path: str, body: Mapping[str, Any] | None = None) -> httpx.Response:
        """Send something."""
        return await self.client.post(path, json=body or {}, headers={"x-forceout-csrf": self.csrf})

    async def said(self, path: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Send something that must be accepted, and read the answer."""
        answer = await once_it_has_time(lambda: self.post(path, body))
        assert answer.is_success, (path, body, answer.status_code, answer.text)
        read: dict[str, Any] = answer.json()
        return read

    async def view(self, match: str) -> dict[str, Any]:
        """The table as this guest sees it."""
        answer = await once_it_has_time(lambda: self.client.get(f"/api/matches/{match}"))
        answer.raise_for_status()
        read: dict[str, Any] = answer.json()
        return read

    async def act(self, match: str, base: int, action: Mapping[str, Any], key: str | None = None) -> httpx.Response:
        """Send an action."""
        body = {"base": base, "key": key or uuid.uuid4().hex, "action": dict(action)}
        return await self.post(f"/api/matches/{match}/actions", body)

    @asynccontextmanager
    async def following(self, match: str, after: int = 0) -> AsyncIterator[Updates]:
        """The updates of a table over a WebSocket, as long as they are read."""
        async with self.connected(match, after) as socket:

            async def updates() -> Updates:
                async for text in socket:
                    assert isinstance(text, str)
                    self.heard.append(text)
                    message = json.loads(text)
                    if message["type"] == "ping":
                        await socket.send(json.dumps({"type": "pong", "t": message["t"]}))
                    elif message["type"] == "update":
                        yield message

            yield updates()

    def connected(self, match: str, after: int = 0, origin: str | None = "", cookies: str | None = None) -> connect:
        """A WebSocket to a table: with this guest's cookies and the server's own origin, unless told otherwise."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/live?after={after}"
        headers = {"Cookie": self.cookies if cookies is None else cookies}
        own = self.address if origin == "" else origin
        return connect(address, additional_headers=headers, origin=own, compression=None, max_size=None)  # type: ignore[arg-type]

    @asynccontextmanager
    async def following_events(self, match: str, after: int = 0) -> AsyncIterator[Updates]:
        """The updates of a table as server-sent events, as long as they are read."""
        path = f"/api/matches/{match}/events?after={after}"
        async with self.client.stream("GET", path, timeout=PATIENCE) as answer:
            assert answer.status_code == 200, answer.status_code

            async def updates() -> Updates:
                async for line in answer.aiter_lines():
                    self.heard.append(line)
                    message = json.loads(line.removeprefix("data: ")) if line.startswith("data: ") else {}
                    if message.get("type") == "update":
                        yield message

            yield updates()


@dataclass(slots=True)
class OpenTable:
    """A table with the guests who sit at it, in the order of their seats."""

    match: str
    guests: list[Guest]
    judge: Guest | None = None

    async def view(self) -> dict[str, Any]:
        """The table as its host sees it."""
        return await self.guests[0].view(self.match)

    async def close(self) -> None:
        """Let go of everybody's connections."""
        for guest in (*self.guests, *([] if self.judge is None else [self.judge])):
            await guest.close()


async def open_table(
    address: str, settings: Mapping[str, Any], bots: Sequence[str] = (), *, is_started: bool = True
) -> OpenTable:
    """Guests at a new table, with bots on the seats that are left, and the match begun; who came in vain leaves."""
    table = OpenTable("", [])
    try:
        await _fill(table, address, settings, bots)
        if is_started:
            await table.guests[0].said(f"/api/matches/{table.match}/start")
    except BaseException:
        await table.close()
        raise
    return table


async def _fill(table: OpenTable, address: str, settings: Mapping[str, Any], bots: Sequence[str]) -> None:
    seats = int(settings.get("seats", 2))
    for letter in "ABC"[: seats - len(bots)]:
        table.guests.append(await Guest.enter(address, f"Otter {letter}"))
    host = table.guests[0]
    match = table.match = (await host.said("/api/matches", settings))["match"]
    if len(table.guests) > 1:
        code = (await host.said(f"/api/matches/{match}/code"))["code"]
        for guest in table.guests[1:]:
            await guest.said("/api/join", {"code": code})
    for level in bots:
        await host.said(f"/api/matches/{match}/bots", {"level": level})
    if settings.get("judging") == "panel":
        table.judge = await Guest.enter(address, "Owl")
        person = (await table.judge.client.get("/api/me")).json()["person"]
        await host.said(f"/api/matches/{match}/judges", {"person": person})


async def play(
    guest: Guest, match: str, seed: int, patience: float = PATIENCE, *, is_by_events: bool = False
) -> dict[str, Any]:
    """Play a seat by script, following the table by socket or by events, until the match is over; the last view."""
    dice = Random(seed)
    view: dict[str, Any] = {}
    stream: AbstractAsyncContextManager[Updates]
    stream = guest.following_events(match) if is_by_events else guest.following(match)
    async with stream as updates:
        while True:
            update = await asyncio.wait_for(anext(updates), patience)
            view = update["view"]
            while view["status"] == "playing":
                acted = await try_out(guest, match, view, dice)
                if acted is None:
                    break
                view = acted
            if view["status"] not in ("waiting", "playing"):
                return view


async def try_out(guest: Guest, match: str, view: dict[str, Any], dice: Random) -> dict[str, Any] | None:
    """Try what might be done until something is accepted; the view to go on from, None when it is for others to act."""
    for wanted in rulings(view) if view["you"]["is_judge"] else candidates(view, dice):
        answer = await once_it_has_time(partial(guest.act, match, view["seq"], wanted))
        if answer.status_code == 409:
            return await guest.view(match)
        assert answer.status_code in (200, 201, 403, 422), (wanted, answer.status_code, answer.text)
        if answer.is_success:
            return None
    return None

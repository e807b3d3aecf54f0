"""A browser's worth of HTTP and WebSocket for tests: a guest with a cookie, who acts by POST and follows by socket."""

import asyncio
import json
import uuid
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Self

import httpx
from websockets.asyncio.client import connect

from tests.web.script_player import candidates

PATIENCE = 60.0
"""The seconds after which a test gives up on a server that says nothing."""


class Guest:
    """A guest with a session."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.address = address
        self.client = httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=timeout)
        self.csrf = ""

    @classmethod
    async def enter(cls, address: str, nickname: str) -> Self:
        """A new guest at a server."""
        guest = cls(address)
        await guest.sign_in(nickname)
        return guest

    async def sign_in(self, nickname: str) -> None:
        """Get a cookie and the token against forged requests."""
        answer = await self.client.post("/api/guests", json={"nickname": nickname})
        answer.raise_for_status()
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
        answer = await self.post(path, body)
        assert answer.is_success, (path, body, answer.status_code, answer.text)
        read: dict[str, Any] = answer.json()
        return read

    async def view(self, match: str) -> dict[str, Any]:
        """The table as this guest sees it."""
        answer = await self.client.get(f"/api/matches/{match}")
        answer.raise_for_status()
        read: dict[str, Any] = answer.json()
        return read

    async def act(self, match: str, base: int, action: Mapping[str, Any], key: str | None = None) -> httpx.Response:
        """Send an action."""
        body = {"base": base, "key": key or uuid.uuid4().hex, "action": dict(action)}
        return await self.post(f"/api/matches/{match}/actions", body)

    @asynccontextmanager
    async def following(self, match: str, after: int = 0) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
        """The updates of a table, as long as they are read."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/live?after={after}"
        headers = {"Cookie": self.cookies}
        async with connect(address, additional_headers=headers, origin=self.address, compression=None) as socket:  # type: ignore[arg-type]

            async def updates() -> AsyncIterator[dict[str, Any]]:
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "ping":
                        await socket.send(json.dumps({"type": "pong", "t": message["t"]}))
                    elif message["type"] == "update":
                        yield message

            yield updates()


async def play(guest: Guest, match: str, seed: int, patience: float = PATIENCE) -> dict[str, Any]:
    """Play a seat by script, following the table by socket, until the match is over; the last view."""
    dice = Random(seed)
    view: dict[str, Any] = {}
    async with guest.following(match) as updates:
        while True:
            update = await asyncio.wait_for(anext(updates), patience)
            view = update["view"]
            while view["status"] == "playing":
                acted = await try_out(guest, match, view, dice)
                if acted is None:
                    break
                view = acted
            if view["status"] != "playing":
                return view


async def try_out(guest: Guest, match: str, view: dict[str, Any], dice: Random) -> dict[str, Any] | None:
    """Try what might be done until something is accepted; the view to go on from, None when it is for others to act."""
    for wanted in candidates(view, dice):
        answer = await guest.act(match, view["seq"], wanted)
        if answer.status_code == 409:
            return await guest.view(match)
        assert answer.status_code in (200, 201, 403, 422), (wanted, answer.status_code, answer.text)
        if answer.is_success:
            return None
    return None

"""A guest who plays over HTTP, and whose cookies a browser can take over."""

import uuid
from collections.abc import Mapping
from typing import Any, Self

import httpx
from playwright.sync_api import BrowserContext

Wanted = dict[str, Any]
View = dict[str, Any]


class HttpGuest:
    """Somebody with a session."""

    def __init__(self, address: str) -> None:
        self.address = address
        # No certificates are needed here, and reading them takes longer than a whole visit.
        self.client = httpx.Client(base_url=address, headers={"origin": address}, timeout=30.0, verify=False)

    @classmethod
    def enter(cls, address: str, nickname: str) -> Self:
        """A new guest at a server."""
        guest = cls(address)
        guest.client.post("/api/guests", json={"nickname": nickname}).raise_for_status()
        return guest

    def post(self, path: str, body: Mapping[str, Any] | None = None) -> httpx.Response:
        """Send something."""
        token = self.client.cookies.get("forceout_csrf") or ""
        return self.client.post(path, json=dict(body or {}), headers={"x-forceout-csrf": token})

    def said(self, path: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Send something that must be accepted, and read the answer."""
        answer = self.post(path, body)
        assert answer.is_success, (path, body, answer.status_code, answer.text)
        read: dict[str, Any] = answer.json()
        return read

    def view(self, match: str) -> View:
        """The table as this guest sees it."""
        answer = self.client.get(f"/api/matches/{match}")
        answer.raise_for_status()
        read: View = answer.json()
        return read

    def record(self, match: str) -> str:
        """The record of a match."""
        answer = self.client.get(f"/api/matches/{match}/record")
        answer.raise_for_status()
        return answer.text

    def act(self, match: str, base: int, action: Mapping[str, Any]) -> httpx.Response:
        """Do something at a table."""
        body = {"base": base, "key": uuid.uuid4().hex, "action": dict(action)}
        return self.post(f"/api/matches/{match}/actions", body)

    def lend_cookies(self, context: BrowserContext) -> None:
        """Let a browser sit where this guest sits."""
        for cookie in self.client.cookies.jar:
            context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": self.address}])

    def close(self) -> None:
        """Let go of the connection."""
        self.client.close()

"""Who is asking: the session's cookie, the token against forged requests, hosts, origins and rate limits (trust.md,
promise 8)."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import unquote

from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed
from forceout.service.people.people import DAY, Secrets, SessionInfo, hash_of
from forceout.service.people.rate_limits import Activity
from forceout.service.settings import Settings
from forceout.web.context import Site, Visitor
from forceout.web.guard.origins import Origins

SESSION: Final = "forceout_session"
CSRF: Final = "forceout_csrf"
CSRF_HEADER: Final = "x-forceout-csrf"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
NO_TOKEN: Final = ("/api/judge",)
"""Where nothing is done that could be forged: a cookie only says who plays and is not helped."""
OPEN: Final = ("/healthz", "/readyz", "/metrics")
"""Asked by the operator's own programs, by whatever name they have for us."""
NOT_COUNTED: Final = ("/static/",)
"""Files from memory: a school that opens its first page at once asks for thousands."""


class BadCsrf(NotAllowed):
    """Without the token that only our own pages know."""

    code = "csrf"


def session_name(settings: Settings) -> str:
    """The name of the session's cookie; behind TLS the browser itself sees to it that no other host set it."""
    return f"__Host-{SESSION}" if settings.behind_tls else SESSION


def cookies_for(made: Secrets, settings: Settings) -> list[Cookie]:
    """The two cookies of a session: one that no script can read, and one that our own pages send back."""
    age = settings.session_days * DAY // 1000
    shared = {"path": "/", "secure": settings.behind_tls, "max_age": age}
    return [
        Cookie(key=session_name(settings), value=made.token, httponly=True, samesite="lax", **shared),  # type: ignore[arg-type]
        Cookie(key=CSRF, value=made.csrf, samesite="strict", **shared),  # type: ignore[arg-type]
    ]


def cookies_gone(settings: Settings) -> list[Cookie]:
    """What makes a browser forget its session."""
    shared = {"path": "/", "secure": settings.behind_tls, "max_age": 0, "value": ""}
    return [
        Cookie(key=session_name(settings), httponly=True, samesite="lax", **shared),  # type: ignore[arg-type]
        Cookie(key=CSRF, samesite="strict", **shared),  # type: ignore[arg-type]
    ]


class Gate:
    """What every request and socket passes before a handler sees it."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site
        self.settings = site.service.settings
        self.origins = Origins(self.settings)
        self.cookie = session_name(self.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in whom we know and what is well meant."""
        visitor = await self.visitor(scope)
        scope["auth"] = visitor
        scope["user"] = None if visitor.session is None else visitor.session.person
        await self.app(scope, receive, send)

    async def visitor(self, scope: Scope) -> Visitor:
        """Who is asking; raises the refusal of somebody who may not even ask."""
        path = scope["path"]
        address = scope["client"][0] if scope.get("client") else None  # type: ignore[index]
        visitor = Visitor(None, address)
        if path in OPEN:
            return visitor
        # Of headers that are sent twice the first counts.
        headers = dict(reversed(list(scope["headers"])))
        is_safe = scope["type"] == ScopeType.WEBSOCKET or scope["method"] in SAFE
        self._verify_sender(headers, is_socket=scope["type"] == ScopeType.WEBSOCKET, is_safe=is_safe)
        is_file = path.startswith(NOT_COUNTED)
        if not is_file:
            token = cookie_of(headers.get(b"cookie", b""), self.cookie)
            if token:
                known = self.site.hub.known_session(hash_of(token))
                visitor = Visitor(known or await self.site.service.people.find_session(token), address)
            if path not in NO_TOKEN:
                self.site.count(Activity.REQUEST, visitor)
        if not is_safe and visitor.session is not None and path not in NO_TOKEN:
            self._verify_csrf(headers, visitor.session)
        return visitor

    def _verify_sender(self, headers: Mapping[bytes, bytes], *, is_socket: bool, is_safe: bool) -> None:
        host = _text(headers.get(b"host"))
        self.origins.verify_host(host)
        if is_socket or not is_safe:
            self.origins.verify_origin(_text(headers.get(b"origin")), host, is_needed=is_socket)

    def _verify_csrf(self, headers: Mapping[bytes, bytes], session: SessionInfo) -> None:
        """Whoever has a session says its token aloud; a page of another site can send the cookie, not the header."""
        if not session.is_csrf(_text(headers.get(CSRF_HEADER.encode()))):
            raise BadCsrf(Message("this-page-is-out-of-date"))


def cookie_of(header: bytes, name: str) -> str | None:
    """The value of one cookie; of several the last."""
    found = None
    for part in header.decode("latin-1").split(";"):
        said, _, value = part.partition("=")
        if said.strip() == name:
            found = unquote(value.strip().strip('"'))
    return found


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode("latin-1")

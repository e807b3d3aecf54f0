"""Headers that every answer carries: nothing from elsewhere, nothing inline, in no frame (trust.md, promise 8)."""

from collections.abc import Awaitable, Callable
from typing import Final

from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from forceout.service.settings import Settings

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")


def headers_of(settings: Settings) -> list[tuple[bytes, bytes]]:
    """The headers of every answer."""
    return [*HEADERS, *([ONLY_HTTPS] if settings.behind_tls else [])]


def security_headers(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """A hook that adds the headers to every answer, refusals included."""
    added = headers_of(settings)

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            kept = list(message.get("headers", []))
            if scope.get("method") == "OPTIONS":
                kept = [*(one for one in kept if one[0].lower() != b"allow"), (b"allow", _methods(scope))]
            message["headers"] = [*kept, *added]

    return add


def _methods(scope: Scope) -> bytes:
    """What may be done to an address; the framework counts only one of its handlers."""
    methods = {
        method
        for route in scope["litestar_app"].routes
        if isinstance(route, HTTPRoute) and route.path_format == scope.get("path_template")
        for method in route.methods
    }
    return ", ".join(sorted(methods)).encode()

"""Refusals as application/problem+json: a code for programs, a rule where there is one, words for people (RFC 9457)."""

import re
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from forceout.service.live_table import LiveTable
from forceout.service.refusals import Refusal, Stale
from forceout.service.views import bot_name

MEDIA_TYPE: Final = "application/problem+json"
SEAT: Final = re.compile(r"\bP[123]\b")
WORDS: Final[Mapping[int, tuple[str, str]]] = {
    400: ("bad-request", "That request cannot be read. It is JSON, with the fields that /api/docs lists."),
    401: ("no-session", "Choose a nickname first, or sign in."),
    403: ("not-allowed", "You may not do that."),
    404: ("not-found", "There is nothing at this address."),
    405: ("wrong-method", "That cannot be done to this address."),
    413: ("too-long", "That is too long to be read."),
    415: ("not-json", "Send this as JSON, with the content type application/json."),
    500: ("our-mistake", "Something went wrong here. That is our mistake, not yours: nothing was done."),
    503: ("busy", "The server is very busy, so nothing was done. Try again in a second."),
}


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was not done."""

    type: str
    title: str
    status: int
    code: str
    message: str
    rule: str | None
    head: int | msgspec.UnsetType = msgspec.UNSET
    """The last event of the table, where it has moved on."""


class Busy(Refusal):
    """Too much is being done at once; nothing of this was."""

    code = "busy"
    status = 503
    retry_after = 1


class NotJson(Refusal):
    """A body of another kind."""

    code = "not-json"
    status = 415


def problem_specs(*statuses: int) -> dict[int, ResponseSpec]:
    """Refusals that a handler may answer with, for the OpenAPI document."""
    every = sorted({400, 403, 421, 429, 500, 503, *statuses})
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=WORDS[status][1] if status in WORDS else HTTPStatus(status).phrase,
            media_type=MEDIA_TYPE,
        )
        for status in every
    }


def printed_problem(status: int, code: str, message: str, rule: str | None = None, head: int | None = None) -> bytes:
    """A refusal as its bytes."""
    said = Problem(
        type=f"about:blank#{code}",
        title=HTTPStatus(status).phrase,
        status=status,
        code=code,
        message=message,
        rule=rule,
        head=msgspec.UNSET if head is None else head,
    )
    return msgspec.json.encode(said)


def problem(status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> Response[Any]:
    """A refusal as it is sent."""
    return _response(status, printed_problem(status, code, message), headers or {})


def _response(status: int, body: bytes, headers: Mapping[str, str]) -> Response[Any]:
    return Response(body, status_code=status, media_type=MEDIA_TYPE, headers={"cache-control": "no-store", **headers})


def printed_refusal(refusal: Refusal) -> tuple[int, bytes, tuple[tuple[bytes, bytes], ...]]:
    """A refusal as its status, its bytes, and the headers that go with it."""
    wait = getattr(refusal, "retry_after", 2 if refusal.status == 503 else 10 if refusal.status == 429 else None)
    head = refusal.head if isinstance(refusal, Stale) else None
    body = printed_problem(refusal.status, refusal.said_code, refusal.message, refusal.rule, head)
    return refusal.status, body, () if wait is None else ((b"retry-after", str(wait).encode()),)


def refusal_response(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """The answer to whoever was refused."""
    request.app.state.site.metrics.refusals.labels(refusal.said_code).inc()
    status, body, headers = printed_refusal(refusal)
    return _response(status, body, {name.decode(): value.decode() for name, value in headers})


def http_response(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    status = error.status_code if error.status_code in WORDS else 400 if error.status_code < 500 else 500
    code, message = WORDS[status]
    return problem(status, code, message, headers=error.headers)


def bug_response(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A bug of ours: logged in full, answered in general."""
    log_bug(pattern_of(request.scope), error)
    code, message = WORDS[500]
    return problem(500, code, message)


def log_bug(path: str, error: Exception) -> None:
    """Write a bug of ours down."""
    structlog.get_logger("web").error("a request failed", path=path, exc_info=error)


def pattern_of(scope: Mapping[str, Any]) -> str:
    """The address of a handler without what was filled in, which may be somebody's business."""
    return str(scope.get("path_template") or "?")


def names_of(live: LiveTable, names: Mapping[str, str]) -> dict[str, str]:
    """What each seat of a table is called."""
    return {
        seat.name: bot_name(seat.name, seat.bot) if seat.bot is not None else names.get(seat.person or "", seat.name)
        for seat in live.seats
    }


def with_names(message: str, seats: Mapping[str, str]) -> str:
    """A message with nicknames in place of seats."""
    return SEAT.sub(lambda found: seats.get(found[0], found[0]), message)


def people_at(live: LiveTable) -> Iterable[str]:
    """The pseudonyms of those who sit at a table or judge it."""
    seated = [seat.person for seat in live.seats if seat.person is not None]
    return [*seated, *(one.who for one in live.officials)]

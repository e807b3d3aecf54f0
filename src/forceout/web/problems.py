"""Refusals as application/problem+json: a code for programs, a rule where there is one, words for people (RFC 9457)."""

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from forceout.messages.message import Message
from forceout.service.errors import Refusal, Stale
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.views import bot_name

MEDIA_TYPE: Final = "application/problem+json"
WORDS: Final[Mapping[int, tuple[str, Message]]] = {
    400: ("bad-request", Message("that-request-cannot-be-read-it-is-json-with-the-fields-that-api-docs-lists")),
    401: ("no-session", Message("choose-a-nickname-first")),
    403: ("not-allowed", Message("you-may-not-do-that")),
    404: ("not-found", Message("there-is-nothing-at-this-address")),
    405: ("wrong-method", Message("that-cannot-be-done-to-this-address")),
    413: ("too-long", Message("that-is-too-long-to-be-read")),
    415: ("not-json", Message("send-this-as-json")),
    500: ("our-mistake", Message("something-went-wrong-here")),
    503: ("busy", Message("the-server-is-very-busy")),
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
    again: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether the action is not raced for, so that it may be sent again as it is once the table is seen as it is."""


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
            description=str(WORDS[status][1]) if status in WORDS else HTTPStatus(status).phrase,
            media_type=MEDIA_TYPE,
        )
        for status in every
    }


def printed_problem(status: int, code: str, message: str, rule: str | None = None, stale: Stale | None = None) -> bytes:
    """A refusal as its bytes."""
    said = Problem(
        type=f"about:blank#{code}",
        title=HTTPStatus(status).phrase,
        status=status,
        code=code,
        message=message,
        rule=rule,
        head=msgspec.UNSET if stale is None else stale.head,
        again=True if stale is not None and stale.may_repeat else msgspec.UNSET,
    )
    return msgspec.json.encode(said)


def problem(status: int, code: str, words: Message, headers: Mapping[str, str] | None = None) -> Response[Any]:
    """A refusal as it is sent."""
    return _response(status, printed_problem(status, code, str(words)), headers or {})


def _response(status: int, body: bytes, headers: Mapping[str, str]) -> Response[Any]:
    return Response(body, status_code=status, media_type=MEDIA_TYPE, headers={"cache-control": "no-store", **headers})


def printed_refusal(refusal: Refusal) -> tuple[int, bytes, tuple[tuple[bytes, bytes], ...]]:
    """A refusal as its status, its bytes, and the headers that go with it."""
    wait = getattr(refusal, "retry_after", 2 if refusal.status == 503 else 10 if refusal.status == 429 else None)
    stale = refusal if isinstance(refusal, Stale) else None
    body = printed_problem(refusal.status, refusal.said_code, refusal.message, refusal.rule, stale)
    return refusal.status, body, () if wait is None else ((b"retry-after", str(wait).encode()),)


def refusal_response(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """The answer to whoever was refused."""
    request.app.state.site.metrics.refusals.labels(refusal.said_code).inc()
    status, body, headers = printed_refusal(refusal)
    return _response(status, body, {name.decode(): value.decode() for name, value in headers})


def http_response(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    status = error.status_code if error.status_code in WORDS else 400 if error.status_code < 500 else 500
    code, words = WORDS[status]
    return problem(status, code, words, headers=error.headers)


def bug_response(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A bug of ours: logged in full, answered in general."""
    log_bug(pattern_of(request.scope), error)
    code, words = WORDS[500]
    return problem(500, code, words)


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


def people_at(live: LiveTable) -> Iterable[str]:
    """The pseudonyms of those who sit at a table or judge it."""
    seated = [seat.person for seat in live.seats if seat.person is not None]
    kept = [seat.kept for seat in live.seats if seat.kept is not None]
    coming = (one.taken_by for one in live.calls if one.is_open and one.taken_by is not None)
    return [*seated, *kept, *(one.who for one in live.officials), *coming]

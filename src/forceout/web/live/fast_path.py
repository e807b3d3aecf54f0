"""The short way of what is most frequent, an action at a table and its news: past the framework, beside its handler.

Whatever is not plain (another content type, a body that cannot be read) goes the long way, which knows what to say.
"""

import re
from time import perf_counter
from typing import Any, Final

from litestar import Litestar
from litestar.types import HTTPReceiveMessage, Receive, Scope, Send
from msgspec import Struct

from forceout.messages.message import Message, speaking, speaks_of_seats
from forceout.service.errors import BadRequest, NotAllowed, Refusal, Stale
from forceout.service.tables.actions import Receipt
from forceout.web.api.tables import seen
from forceout.web.bodies import LARGEST_BODY, NewAction
from forceout.web.context import Site, Visitor
from forceout.web.guard.headers import headers_of
from forceout.web.guard.http import ARRIVED
from forceout.web.guard.languages import language_asked
from forceout.web.guard.sessions import Gate
from forceout.web.json import encoder, read_json
from forceout.web.live.streams import SEND
from forceout.web.problems import (
    MEDIA_TYPE,
    WORDS,
    Busy,
    log_bug,
    names_of,
    people_at,
    printed_problem,
    printed_refusal,
)

PATH: Final = "/api/matches/{match:str}/actions"
ACTIONS: Final = re.compile(r"/api/matches/([^/]{1,16})/actions")
JSON: Final = b"application/json"
NO_STORE: Final = (b"cache-control", b"no-store")


class Done(Struct, frozen=True):
    """That an action is in the log, and where."""

    seq: int
    at: int


async def done(site: Site, visitor: Visitor, match: str, data: NewAction) -> Receipt:
    """Do what is asked; raises the refusal, with nicknames in its words."""
    session, actor = visitor.signed_in(), visitor.actor()
    if site.is_draining:
        raise Busy(Message("the-server-is-about-to-start-again"))
    with site.admission.let_in():
        try:
            credit = site.service.lag.credit(session.token_hash, data.lag, data.acted, site.service.clock())
            return await site.service.matches.acting.act(match, actor, data.base, data.key, data.action, credit)
        except Stale:
            site.metrics.conflicts.inc()
            raise
        except NotAllowed:
            # Whoever may not even see the table learns nothing of it, not even that it is there.
            await seen(site, visitor, match)
            raise
        except Refusal as refusal:
            await _name(site, match, refusal)
            raise


async def _name(site: Site, match: str, refusal: Refusal) -> None:
    """Put nicknames for seats in what a refusal says."""
    if speaks_of_seats(refusal.words):
        live = await site.service.matches.find(match)
        names = await site.service.people.names(people_at(live))
        refusal.names = names_of(live, names)


class Application(Litestar):
    """The framework's application, with a short way beside it."""

    short_way: "ShortWay | None" = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer by the way that fits, in the language that is asked for."""
        language = language_asked(scope["headers"]) if scope["type"] in ("http", "websocket") else None
        if language is None:
            await self._answer(scope, receive, send)
            return
        with speaking(language):
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope[SEND] = send
        if self.short_way is not None and scope["type"] == "http" and scope["method"] == "POST":
            found = ACTIONS.fullmatch(scope["path"])
            if found is not None:
                body, heard = await whole_body(receive)
                data = None if body is None else self.short_way.read(scope, body)
                if data is not None:
                    await self.short_way.answer(found[1], data, scope, send)
                    return
                receive = heard_again(heard, receive)
        await super().__call__(scope, receive, send)


async def whole_body(receive: Receive) -> tuple[bytes | None, list[HTTPReceiveMessage]]:
    """A body and the messages that it came in; None where it is too long or was broken off."""
    heard: list[Any] = []
    length = 0
    while length <= LARGEST_BODY:
        message = await receive()
        heard.append(message)
        if message["type"] != "http.request":
            return None, heard
        length += len(message["body"])
        if not message.get("more_body", False):
            return b"".join(one["body"] for one in heard), heard
    return None, heard


def heard_again(heard: list[HTTPReceiveMessage], receive: Receive) -> Receive:
    """A sender that says again what it has said, and then goes on."""
    left = iter(heard)

    async def say() -> Any:
        return next(left, None) or await receive()

    return say


class ShortWay:
    """Actions, from the bytes that came to the bytes that go."""

    def __init__(self, site: Site, gate: Gate) -> None:
        self.site = site
        self.gate = gate
        self.headers = headers_of(site.service.settings)

    def read(self, scope: Scope, body: bytes) -> NewAction | None:
        """The action in a plain body; None where something about it is to be explained."""
        types = [value for name, value in scope["headers"] if name == b"content-type"]
        if types != [JSON] or not body or len(body) > LARGEST_BODY:
            return None
        try:
            found: NewAction = read_json(body, NewAction)
        except BadRequest:
            return None
        return found

    async def answer(self, match: str, data: NewAction, scope: Scope, send: Send) -> None:
        """Do it, and say what became of it."""
        began = perf_counter()
        kind = JSON
        more: tuple[tuple[bytes, bytes], ...] = ()
        try:
            self.site.admission.verify(scope.get(ARRIVED))  # type: ignore[arg-type]
            visitor = await self.gate.visitor(scope)
            receipt = await done(self.site, visitor, match, data)
            status, body = 200 if receipt.is_repeated else 201, encoder.encode(Done(receipt.seq, receipt.at))
        except Refusal as refusal:
            self.site.metrics.refusals.labels(refusal.said_code).inc()
            kind, (status, body, more) = MEDIA_TYPE.encode(), printed_refusal(refusal)
        except Exception as error:
            log_bug(PATH, error)
            kind, status, body = MEDIA_TYPE.encode(), 500, printed_problem(500, WORDS[500][0], str(WORDS[500][1]))
        self.site.metrics.answered("POST", PATH, status, perf_counter() - began)
        length = (b"content-length", str(len(body)).encode())
        headers = [(b"content-type", kind), NO_STORE, *more, length, *self.headers]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

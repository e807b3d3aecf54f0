"""HTTP as the server lets it in: heads that end, requests that arrive, answers that are read (trust.md, promise 18)."""

import asyncio
import logging
from time import monotonic
from typing import Any, ClassVar, Final

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from forceout.messages.message import Message
from forceout.web.guard.admission import OLDEST
from forceout.web.guard.connections import OPEN, Connections, Lasting
from forceout.web.guard.last_words import LastWords
from forceout.web.live.measured_delay import waited
from forceout.web.problems import MEDIA_TYPE, printed_problem
from forceout.web.worker.vital_signs import SIGNS, VitalSigns

LARGEST_HEAD: Final = 32_768
MOST_HEADERS: Final = 100
MOST_PIPELINED: Final = 16
REQUEST_SECONDS: Final = 10.0
"""How long a request may take to arrive."""
BODY_RATE: Final = 65_536
"""The bytes of a body that are worth another second."""
CHUNK_OVERHEAD: Final = 8
"""How many bytes of framing come with each byte of a body at most, beyond one head's worth."""
ARRIVED: Final = "forceout_arrived"
"""Where a scope has the moment at which the request came, on the monotonic clock."""
LOGGER: Final = logging.getLogger("uvicorn.error.requests")
"""Without the warnings: whoever sends nonsense all day would fill the log with them."""
LOGGER.setLevel(logging.ERROR)
NEVER_LATE: Final = (b"/healthz", b"/readyz", b"/metrics")
STATIC: Final = b"/static/"
"""Files are sent as cheaply as a refusal, and a page that is refused one of its modules stays half dead."""


async def too_late(_scope: Any, _receive: Any, send: Any) -> None:
    """Refuse a request that has waited too long, as cheaply as can be."""
    await send({"type": "http.response.start", "status": 503, "headers": LATE_HEADERS})
    await send({"type": "http.response.body", "body": LATE, "more_body": False})


LATE: Final = printed_problem(503, "busy", str(Message("the-server-fell-behind-for-a-moment")))
LATE_HEADERS: Final = [
    (b"content-type", MEDIA_TYPE.encode()),
    (b"content-length", str(len(LATE)).encode()),
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
    (b"retry-after", b"1"),
]


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's HTTP, with limits on what a request may cost before it is one."""

    open: ClassVar[Connections] = OPEN
    signs: ClassVar[VitalSigns] = SIGNS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, if there are not too many."""
        super().connection_made(transport)
        self.logger = LOGGER
        self.lasting = Lasting(self.loop.time)
        self.since: float | None = self.loop.time()
        """Since when a request has been on its way; None while none is."""
        self.is_in_head = True
        self.is_refused = False
        self.is_upgraded = False
        self.last_words: LastWords | None = None
        self.requests = 0
        self.head_bytes = 0
        self.header_count = 0
        self.body_bytes = 0
        self.framing_bytes = 0
        if not self.open.let_in(self, self.client[0] if self.client else None, self.loop):
            self.refuse(503, "too-many", Message("very-many-connections-come-from-your-network"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.open.leave(self)
        if self.last_words is not None:
            self.last_words.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, but never more of a head than one may have."""
        if self.last_words is not None:
            self.last_words.hear(len(data))
            return
        if self.since is None:
            self.since = self.loop.time()
        while data and not (self.is_refused or self.is_upgraded or self.transport.is_closing()):
            room = LARGEST_HEAD - self.head_bytes if self.is_in_head else LARGEST_HEAD
            piece, data = data[:room], data[room:]
            self._read(piece)

    def _read(self, piece: bytes) -> None:
        requests, was_in_head, body = self.requests, self.is_in_head, self.body_bytes
        super().data_received(piece)
        if self.is_refused or self.is_upgraded:
            return
        if self.is_in_head:
            if self.requests == requests:
                self.head_bytes += len(piece)
            if self.head_bytes >= LARGEST_HEAD or self.header_count > MOST_HEADERS:
                self.refuse(431, "too-long", Message("the-head-of-that-request-is-too-long-to-be-read"))
        elif not was_in_head and self.requests == requests:
            # A piece may also end one body and begin another: who is refused early asks on before its text is read.
            self.framing_bytes += len(piece) - (self.body_bytes - body)
            if self.framing_bytes > LARGEST_HEAD + CHUNK_OVERHEAD * self.body_bytes:
                self.refuse(400, "bad-request", Message("that-request-cannot-be-read"))

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.is_in_head, self.header_count = True, 0
        self.body_bytes = self.framing_bytes = 0
        self.since = self.since or self.loop.time()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count the headers, and keep as many as there may be."""
        self.header_count += 1
        if self.header_count <= MOST_HEADERS:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to answer; what has waited too long is refused, and so is who asks on and on without reading."""
        self.is_in_head = False
        if self.header_count > MOST_HEADERS:
            self.refuse(431, "too-long", Message("that-request-has-too-many-headers"))
        elif len(self.pipeline) >= MOST_PIPELINED:
            self.refuse(429, "too-many", Message("wait-for-an-answer-before-you-ask-on"))
        if self.is_refused:
            raise httptools.HttpParserError("refused")
        age = self._age()
        self.scope[ARRIVED] = monotonic() - age  # type: ignore[typeddict-unknown-key]
        is_late = self.signs.kept_waiting(age, self.loop.time()) > OLDEST
        if not is_late or self.url.partition(b"?")[0] in NEVER_LATE or self.url.startswith(STATIC):
            super().on_headers_complete()
            return
        app, self.app = self.app, too_late
        self.signs.refused_late += 1
        try:
            super().on_headers_complete()
        finally:
            self.app = app

    def _age(self) -> float:
        """How long this request has waited for us, as the kernel knows it; asked only when the loop was late."""
        return (waited(self.transport) or 0.0) if self.signs.is_late(self.loop.time()) else 0.0

    def on_body(self, body: bytes) -> None:
        """Some of a body has come."""
        self.body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request has arrived."""
        super().on_message_complete()
        self.since = None
        self.requests += 1
        self.is_in_head, self.head_bytes = True, 0

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, which counts in place of this."""
        self.is_upgraded = True
        self.open.leave(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The other side reads too slowly."""
        self.lasting.stall()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The other side has read on."""
        self.lasting.flow()
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read, in our words; nothing more after a refusal."""
        if not self.is_refused:
            self.refuse(400, "bad-request", Message("that-request-cannot-be-read"))

    def refuse(self, status: int, code: str, words: Message) -> None:
        """Say why, and close when it could be read."""
        self.is_refused = True
        self.open.count_drop(code)
        body = printed_problem(status, code, str(words))
        head = f"content-type: {MEDIA_TYPE}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(STATUS_LINE[status] + head.encode() + body)
            self.last_words = LastWords(self.transport, self.loop, self.open)
        else:
            self.transport.close()

    def overdue(self, now: float) -> str | None:
        """Why this connection has lasted too long, if it has."""
        lasting = self.lasting.overdue(now, self.transport.is_closing() or self.last_words is not None)
        if lasting is None and self.since is not None:
            allowed = REQUEST_SECONDS + self.body_bytes / BODY_RATE
            return "too-slow" if now - self.since > allowed else None
        return lasting

    def drop(self, why: str) -> None:
        """End this at once, with a word where somebody may still read it."""
        if why == "too-slow" and not self.is_refused and not self.transport.is_closing():
            self.refuse(408, why, Message("that-request-took-too-long-to-arrive"))
        else:
            self.transport.abort()

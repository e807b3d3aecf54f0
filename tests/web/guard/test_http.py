"""Tests of what a request may cost before it is one (trust.md, promise 18)."""

import asyncio

import pytest

from forceout.web.guard import http, last_words
from forceout.web.guard.admission import OLDEST
from forceout.web.guard.connections import LINGER_SECONDS, STALL_SECONDS, Connections
from forceout.web.guard.http import BODY_RATE, LARGEST_HEAD, MOST_HEADERS, REQUEST_SECONDS, GuardedHttp
from forceout.web.guard.last_words import HEARD_BYTES
from forceout.web.worker.vital_signs import LATE, VitalSigns
from tests.support.wires import HandLoop, Transport, made

pytestmark = pytest.mark.anyio

WHOLE = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"


class Line:
    """One connection to a worker."""

    def __init__(self, most_of_address: int = 10) -> None:
        self.loop = HandLoop()
        self.connections = Connections(most_of_address)
        self.signs = VitalSigns()
        self.protocol, self.transport = self.another()

    def another(self, address: str = "192.0.2.7") -> tuple[GuardedHttp, Transport]:
        """One more connection."""
        kind = type("Tried", (GuardedHttp,), {"open": self.connections, "signs": self.signs})
        protocol: GuardedHttp = made(kind, self.loop)
        transport = Transport(address)
        protocol.connection_made(transport)
        return protocol, transport

    async def send(self, *pieces: bytes) -> bytes:
        """Send some pieces; all that was answered so far."""
        for piece in pieces:
            self.protocol.data_received(piece)
            await settled()
        return self.transport.written

    def wait(self, seconds: float) -> None:
        """Let time pass, and let the worker look through its connections."""
        self.loop.now += seconds
        self.connections.sweep(self.loop.now)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def statuses(written: bytes) -> list[int]:
    return [int(part[:3]) for part in written.split(b"HTTP/1.1 ")[1:]]


async def test_promise_18_a_whole_request_is_answered_and_the_next_one_too() -> None:
    line = Line()
    assert statuses(await line.send(WHOLE, WHOLE)) == [200, 200]
    assert statuses(await line.send(WHOLE[:20], WHOLE[20:])) == [200, 200, 200]
    assert not line.transport.is_over


@pytest.mark.parametrize(
    "begun", [b"GET / HTTP/1.1\r\nx: ", b"GET /", b"GET / HTTP/1.1\r\n", b"\r\n"], ids=["value", "url", "name", "empty"]
)
@pytest.mark.parametrize("size", [1, 1000, 70_000])
async def test_promise_18_an_endless_head_is_refused_at_its_limit(begun: bytes, size: int) -> None:
    line = Line()
    line.protocol.data_received(begun)
    filler = b"\r\n" * size if begun == b"\r\n" else b"a" * size
    sent = 0
    while not line.transport.is_over and sent < 4 * LARGEST_HEAD:
        line.protocol.data_received(filler)
        sent += len(filler)
    assert line.transport.is_over
    assert sent <= LARGEST_HEAD + max(size, 2) * 2
    assert statuses(line.transport.written) == [431]


async def test_promise_18_many_small_headers_are_refused() -> None:
    line = Line()
    head = b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * (MOST_HEADERS + 1)
    assert statuses(await line.send(head + b"\r\n")) == [431]
    assert line.transport.is_over


async def test_promise_18_a_head_just_below_the_limit_and_a_long_body_are_taken() -> None:
    line = Line()
    body = b"x" * 300_000
    head = b"POST / HTTP/1.1\r\nx: " + b"a" * (LARGEST_HEAD - 200) + b"\r\ncontent-length: 300000\r\n\r\n"
    assert statuses(await line.send(head + body, WHOLE)) == [200, 200]


async def test_promise_18_the_end_of_a_body_and_the_next_one_may_come_in_one_piece() -> None:
    """A long text is refused before it has come; its sender asks again at once."""
    line = Line()
    head = b"POST / HTTP/1.1\r\ncontent-length: 1000000\r\n\r\n"
    await line.send(head + b"x" * 100_000)
    for _ in range(3):
        written = await line.send(b"x" * 899_000, b"x" * 1000 + head + b"x" * 100_000)
        assert not line.transport.is_over, written[-300:]
    assert set(statuses(written)) == {200}


async def test_promise_18_a_head_behind_a_body_is_bounded_too() -> None:
    line = Line()
    await line.send(b"POST / HTTP/1.1\r\ncontent-length: 5\r\n\r\nxx")
    line.protocol.data_received(b"xxxGET / HTTP/1.1\r\nx: " + b"a" * 3 * LARGEST_HEAD)
    assert line.transport.is_over


async def test_promise_18_chunks_and_trailers_without_end_are_refused() -> None:
    line = Line()
    head = b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n"
    await line.send(head + b"1\r\nx\r\n", b"1\r\nx\r\n", b"0\r\nx: ")
    assert not line.transport.is_over
    for _ in range(100):
        line.protocol.data_received(b"a" * 1000)
    assert line.transport.is_over


async def test_promise_18_requests_one_after_the_other_are_bounded() -> None:
    line = Line()
    line.protocol.data_received(WHOLE * 800)
    assert line.transport.is_over
    assert len(line.protocol.pipeline) <= http.MOST_PIPELINED


@pytest.mark.parametrize("begun", [b"", b"G", b"\r\n", b"GET / HTTP/1.1\r\nhost: localhost\r\n"])
async def test_promise_18_a_head_that_does_not_arrive_ends_the_connection(begun: bytes) -> None:
    line = Line()
    if begun:
        line.protocol.data_received(begun)
    line.wait(REQUEST_SECONDS - 1)
    if len(begun) > 1:
        # A byte now and then buys no time.
        line.protocol.data_received(b"\r\n" if begun == b"\r\n" else b"x")
    assert not line.transport.is_over
    line.wait(2)
    assert statuses(line.transport.written) == [408]


async def test_promise_18_a_head_begun_after_an_answer_has_no_more_time() -> None:
    line = Line()
    await line.send(WHOLE)
    line.wait(REQUEST_SECONDS + 1)
    assert not line.transport.is_over
    line.protocol.data_received(b"\r\n")
    line.wait(REQUEST_SECONDS + 1)
    assert line.transport.is_over


async def test_promise_18_a_body_has_as_long_as_it_comes() -> None:
    line = Line()
    size = 40 * BODY_RATE
    await line.send(b"POST / HTTP/1.1\r\ncontent-length: %d\r\n\r\n" % size)
    for _ in range(39):
        await line.send(b"x" * BODY_RATE)
        line.wait(1)
        assert not line.transport.is_over
    line.wait(REQUEST_SECONDS + 1)
    assert line.transport.is_over


async def test_promise_18_an_answer_that_nobody_reads_is_let_go() -> None:
    line = Line()
    await line.send(WHOLE)
    line.protocol.pause_writing()
    line.wait(STALL_SECONDS - 1)
    assert not line.transport.is_over
    line.wait(2)
    assert line.transport.is_aborted


async def test_promise_18_a_closed_connection_does_not_linger() -> None:
    line = Line()
    await line.send(b"nonsense\r\n\r\n")
    assert statuses(line.transport.written) == [400]
    assert not line.transport.is_aborted
    line.wait(0)
    line.wait(LINGER_SECONDS + 1)
    assert line.transport.is_aborted


async def test_promise_18_a_refusal_can_be_read_though_its_sender_sends_on() -> None:
    line = Line()
    await line.send(b"nonsense\r\n\r\n")
    written = line.transport.written
    assert (line.transport.is_half_open, line.connections.seen_off) == (True, 1)
    line.protocol.data_received(b"x" * HEARD_BYTES)
    assert (line.transport.is_half_open, line.transport.written) == (True, written)
    line.protocol.data_received(b"x")
    assert line.transport.is_aborted
    line.protocol.connection_lost(None)
    assert line.connections.seen_off == 0
    # So many are seen off at once; whoever comes after them is closed as it stands.
    line.connections.seen_off = last_words.MOST
    protocol, transport = line.another()
    protocol.data_received(b"nonsense\r\n\r\n")
    assert (transport.is_half_open, transport.is_closing()) == (False, True)
    protocol.connection_lost(None)
    assert line.connections.seen_off == last_words.MOST


async def test_promise_18_one_address_has_so_many_connections_and_others_are_let_in() -> None:
    line = Line(most_of_address=2)
    second, _ = line.another()
    _, third = line.another()
    assert statuses(third.written) == [503]
    assert third.is_over
    _, elsewhere = line.another("198.51.100.1")
    assert not elsewhere.is_over
    second.connection_lost(None)
    _, fourth = line.another()
    assert not fourth.is_over


async def test_promise_18_behind_a_proxy_all_come_from_one_address() -> None:
    line = Line(most_of_address=2)
    line.connections.limit(None, 4096)
    assert not any(line.another()[1].is_over for _ in range(50))


async def test_promise_18_no_more_connections_than_there_are_files_for(capsys: pytest.CaptureFixture[str]) -> None:
    line = Line(most_of_address=1000)
    line.connections.limit(1000, 0)
    lines = [line.another(f"10.0.0.{number}") for number in range(200)]
    assert len(line.connections) == line.connections.most
    assert lines[-1][1].is_over
    assert capsys.readouterr().out.count("EMFILE") == 1


@pytest.mark.parametrize(("open_for", "status"), [(OLDEST - 0.5, 200), (OLDEST + 0.5, 503)])
async def test_promise_18_who_came_while_the_server_started_is_served(
    monkeypatch: pytest.MonkeyPatch, open_for: float, status: int
) -> None:
    """The address is printed before the first worker is there, and whoever comes at once waits for it."""
    line = Line()
    monkeypatch.setattr(http, "waited", lambda transport: 10 * OLDEST)
    line.signs._due = line.loop.now - 2 * LATE
    line.signs._opened = line.loop.now - open_for
    assert statuses(await line.send(WHOLE)) == [status]


@pytest.mark.parametrize(("age", "status"), [(OLDEST - 0.5, 200), (OLDEST + 0.5, 503)])
async def test_promise_5_a_request_that_waited_too_long_is_refused_and_not_worked_off(
    monkeypatch: pytest.MonkeyPatch, age: float, status: int
) -> None:
    line = Line()
    monkeypatch.setattr(http, "waited", lambda transport: age)
    line.signs._due = line.loop.now
    assert statuses(await line.send(WHOLE)) == [200]
    line.loop.now += age
    assert statuses(await line.send(WHOLE))[1:] == [status]
    # The beat comes before or after what was waiting.
    line.signs.beat(line.loop.now)
    assert statuses(await line.send(WHOLE))[2:] == [status]
    line.loop.now += age
    line.signs.beat(line.loop.now - age + 2 * LATE)
    line.signs._late_until = 0
    line.signs._due = line.loop.now
    answered = await line.send(WHOLE)
    assert statuses(answered)[3:] == [200]
    assert (b"retry-after: 1" in answered) == (status == 503)


async def test_promise_5_files_of_a_page_are_sent_however_long_they_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line()
    monkeypatch.setattr(http, "waited", lambda transport: OLDEST + 1)
    line.signs._due = line.loop.now
    line.loop.now += OLDEST + 1
    assert statuses(await line.send(WHOLE)) == [503]
    assert statuses(await line.send(WHOLE.replace(b"GET / ", b"GET /static/-1/app.js ")))[1:] == [200]

"""The web's own attacks, over real sockets (trust.md, promise 8; OWASP ASVS 5)."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.http_table import Guest, OpenTable, open_table
from tests.trust.long_form import tell
from tests.trust.over_http.server import PATIENCE, Server
from tests.trust.over_http.wire import Wire

pytestmark = pytest.mark.anyio

SETTINGS: Final = {"game": "on-sets", "division": "middle", "seats": 2, "clock": "off"}


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that operators have."""
    made = Server(tmp_path_factory.mktemp("strict-server"), settings={}, is_forked=True)
    made.start()
    yield made
    made.stop()


@pytest.fixture
async def table(server_on_sqlite: Server, anyio_backend: str) -> AsyncIterator[OpenTable]:
    """A table with two guests."""
    made = await open_table(server_on_sqlite.address, SETTINGS)
    yield made
    await made.close()


async def refused_with(answer: httpx.Response, status: int, code: str) -> None:
    """An answer that is a problem of a certain kind, in words."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    assert answer.headers["content-type"].startswith("application/problem+json")
    body = answer.json()
    assert body["code"] == code, body
    assert body["message"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", None])
async def test_promise_8_a_socket_from_a_foreign_or_missing_origin_is_refused(
    table: OpenTable, origin: str | None
) -> None:
    """A page of another site cannot follow a table with a guest's cookies."""
    with pytest.raises(InvalidStatus) as refused:
        async with table.guests[0].connected(table.match, origin=origin):
            pass
    assert refused.value.response.status_code == 403


async def test_promise_8_a_post_from_a_foreign_origin_is_refused(table: OpenTable) -> None:
    """A form of another site sends the cookie, and nothing is done."""
    guest = table.guests[0]
    for origin in ("https://evil.example", "null"):
        headers = {"x-forceout-csrf": guest.csrf, "origin": origin}
        answer = await guest.client.post(f"/api/matches/{table.match}/pause", json={}, headers=headers)
        await refused_with(answer, 403, "foreign-origin")


@pytest.mark.parametrize("token", [None, "", "wrong", "x" * 64])
async def test_promise_8_a_missing_or_wrong_csrf_token_is_refused(table: OpenTable, token: str | None) -> None:
    """The cookie alone does nothing."""
    guest = table.guests[0]
    headers = {} if token is None else {"x-forceout-csrf": token}
    others = {"x-forceout-csrf": table.guests[1].csrf}
    before = (await table.view())["seq"]
    for tried in (headers, others):
        answer = await guest.client.post(f"/api/matches/{table.match}/pause", json={}, headers=tried)
        await refused_with(answer, 403, "csrf")
    assert (await table.view())["seq"] == before


async def test_promise_8_signing_in_gives_new_secrets_and_the_old_ones_are_worthless(server_on_sqlite: Server) -> None:
    """A session that was planted before signing in knows nothing after it (session fixation)."""
    guest = await Guest.enter(server_on_sqlite.address, "Otter")
    planted = guest.cookies
    name = f"otter{id(guest) % 100_000}"
    answer = await guest.post("/api/accounts", {"name": name, "password": "correct horse battery staple"})
    assert answer.status_code == 201, answer.text
    assert not set(guest.cookies.split("; ")) & set(planted.split("; "))
    async with httpx.AsyncClient(base_url=guest.address, headers={"cookie": planted}) as thief:
        await refused_with(await thief.get("/api/me"), 401, "no-session")
    after = guest.cookies
    guest.read_csrf()
    answer = await guest.post("/api/session", {"name": name, "password": "correct horse battery staple"})
    assert answer.status_code == 201, answer.text
    assert not set(guest.cookies.split("; ")) & set(after.split("; "))
    await guest.close()


async def test_promise_8_a_token_chosen_by_somebody_else_is_never_taken_over(server_on_sqlite: Server) -> None:
    """A cookie that the server did not make is not made valid by coming in as a guest."""
    chosen = "forceout_session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; forceout_csrf=bbbb"
    headers = {"cookie": chosen, "origin": server_on_sqlite.address}
    async with httpx.AsyncClient(base_url=server_on_sqlite.address, headers=headers) as client:
        answer = await client.post("/api/guests", json={"nickname": "Otter"})
        assert answer.status_code == 201, answer.text
        made = answer.headers.get_list("set-cookie")
        assert len(made) == 2
        assert not any("aaaaaaaa" in one or "bbbb" in one for one in made)


async def test_promise_8_a_token_in_a_url_is_nobody(table: OpenTable) -> None:
    """Addresses end up in logs and histories, so a secret there opens nothing."""
    token = next(cookie.value for cookie in table.guests[0].client.cookies.jar if cookie.name == "forceout_session")
    async with httpx.AsyncClient(base_url=table.guests[0].address) as client:
        for name in ("forceout_session", "session", "token"):
            await refused_with(await client.get(f"/api/me?{name}={token}"), 401, "no-session")
            answer = await client.get(f"/api/matches/{table.match}?{name}={token}")
            assert answer.status_code in (400, 404), answer.text
        answer = await client.get("/api/me", headers={"authorization": f"Bearer {token}"})
        await refused_with(answer, 401, "no-session")


async def test_promise_8_a_replayed_key_does_nothing_twice(table: OpenTable) -> None:
    """The same action under the same key has the same event; another action under it is refused."""
    view = await table.view()
    roller = table.guests[int(view["lot"]["to_roll"][0][1]) - 1]
    first = await roller.act(table.match, view["seq"], {"do": "lot"}, "the-key")
    assert first.status_code == 201, first.text
    for base in (view["seq"], first.json()["seq"], view["seq"]):
        again = await roller.act(table.match, base, {"do": "lot"}, "the-key")
        if base == view["seq"]:
            assert (again.status_code, again.json()) == (200, first.json())
    other = await roller.act(table.match, view["seq"], {"do": "pick-up"}, "the-key")
    await refused_with(other, 409, "key-reused")
    rolls = [one async for one in all_events(roller, table.match) if one.get("do") == "lot"]
    assert len(rolls) == 1


async def all_events(guest: Guest, match: str) -> AsyncIterator[dict[str, Any]]:
    """The events of a table as a guest may know them."""
    async with guest.following(match) as updates:
        for event in (await asyncio.wait_for(anext(updates), PATIENCE))["events"]:
            yield event


async def farewell(socket: ClientConnection) -> tuple[str | None, int | None]:
    """What a socket was told at its end, and the code that it was closed with."""
    why = None
    try:
        async with asyncio.timeout(PATIENCE):
            async for text in socket:
                message = json.loads(text)
                why = message["why"] if message["type"] == "bye" else why
    except ConnectionClosed:
        pass
    return why, socket.close_code


@pytest.mark.parametrize(
    ("frame", "codes"),
    [
        ("x" * 4097, {1009}),
        ("é" * 4000, {1009}),
        ("{", {1008}),
        ('{"type":"act","do":"lot"}', {1008}),
        ("[" * 2000, {1008}),
        (b"\x00" * 100, {1008}),
    ],
)
async def test_promise_8_a_frame_too_long_or_meaningless_ends_the_stream(
    table: OpenTable, frame: str | bytes, codes: set[int]
) -> None:
    """Browsers have only pongs to send."""
    async with table.guests[0].connected(table.match) as socket:
        await socket.send(frame)
        _, code = await farewell(socket)
    assert code in codes, code


async def test_promise_8_a_flood_of_frames_ends_the_stream(table: OpenTable) -> None:
    """More frames than a browser ever sends."""
    async with table.guests[0].connected(table.match) as socket:
        for _ in range(200):
            await socket.send('{"type":"pong","t":1}')
        why, code = await farewell(socket)
    assert (why, code) == ("too-fast", 1008)


async def test_promise_8_a_flood_is_refused_and_the_neighbour_is_served(strict_server: Server) -> None:
    """One browser that asks too much is told to wait; another at the same address is not."""
    guest = await Guest.enter(strict_server.address, "Otter")
    other = await Guest.enter(strict_server.address, "Heron")
    answers = await asyncio.gather(*(guest.client.get("/api/me") for _ in range(200)))
    late = [answer for answer in answers if answer.status_code == 429]
    assert late
    assert {answer.status_code for answer in answers} == {200, 429}
    await refused_with(late[0], 429, "too-fast")
    assert int(late[0].headers["retry-after"]) >= 1
    assert (await other.client.get("/api/me")).status_code == 200
    await guest.close()
    await other.close()


async def test_promise_8_many_windows_of_one_browser_are_refused(table: OpenTable) -> None:
    """A browser cannot hold any number of streams."""
    guest = table.guests[0]
    sockets = [await guest.connected(table.match) for _ in range(13)]
    why, code = await farewell(sockets[-1])
    assert (why, code) == ("too-many", 4429)
    for socket in sockets:
        await socket.close()


BODIES: Final[tuple[tuple[bytes, int, str], ...]] = (
    (b"{" * 30, 400, "too-deep"),
    (b'{"a":' * 3000 + b"1" + b"}" * 3000, 400, "too-deep"),
    (b"[" * 50_000, 400, "too-deep"),
    (b'{"base":1', 400, "not-json"),
    (b"\xff\xfe", 400, "not-json"),
    (b"", 400, "no-body"),
    (b'{"base":1,"key":"k","action":{},"more":1}', 400, "does-not-fit"),
    (b'{"base":1e400,"key":"k","action":{}}', 400, "does-not-fit"),
    (b'{"base":' + b"9" * 5000 + b',"key":"k","action":{}}', 400, "does-not-fit"),
    (b'{"base":1,"key":"' + b"k" * 65 + b'","action":{}}', 400, "does-not-fit"),
    (b" " * 70_000, 413, "too-long"),
)


@pytest.mark.parametrize(("body", "status", "code"), BODIES)
async def test_promise_8_a_body_too_large_broken_or_deep_is_refused(
    table: OpenTable, body: bytes, status: int, code: str
) -> None:
    """Whatever is sent, the answer is a problem and the server goes on."""
    guest = table.guests[0]
    headers = {"x-forceout-csrf": guest.csrf, "content-type": "application/json"}
    answer = await guest.client.post(f"/api/matches/{table.match}/actions", content=body, headers=headers)
    await refused_with(answer, status, code)
    assert (await guest.client.get("/readyz")).status_code == 200


async def test_promise_8_another_host_name_is_refused(server_on_sqlite: Server) -> None:
    """A name that is not ours is not answered, so that it cannot be rebound to us."""
    async with httpx.AsyncClient(base_url=server_on_sqlite.address) as client:
        await refused_with(await client.get("/api/matches", headers={"host": "evil.example"}), 421, "wrong-host")


async def test_promise_8_leaving_closes_the_sockets_of_every_worker(server_on_postgresql: Server) -> None:
    """Signing out ends the streams that a browser has at both workers, and the cookie opens nothing any more."""
    server = server_on_postgresql
    table = await open_table(server.address, SETTINGS)
    guest = table.guests[1]
    sockets: dict[int, ClientConnection] = {}
    async with asyncio.timeout(PATIENCE):
        while len(sockets) < 2:
            socket = await guest.connected(table.match)
            owner = server.worker_of(socket.local_address[1])
            if owner is None or owner.pid in sockets:
                await socket.close()
            else:
                sockets[owner.pid] = socket
    wire = await Wire.to_worker(server, next(iter(sockets)))
    status, _ = await wire.ask("DELETE", "/api/session", guest)
    assert status == 204
    left_at = time.perf_counter()
    await wire.close()
    ends = await asyncio.gather(*map(farewell, sockets.values()))
    tell(f"promise 8: leaving closed the sockets at both workers after {time.perf_counter() - left_at:.2f} s")
    assert [why for why, _ in ends] == ["signed-out", "signed-out"], ends
    # Another worker may remember the session for a moment more; a stream that it opens ends as well.
    async with guest.connected(table.match) as again:
        assert (await farewell(again))[0] in ("signed-out", "gone")
    await table.close()

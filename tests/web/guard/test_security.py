"""Tests of what the web itself is attacked with (trust.md, promise 8)."""

from pathlib import Path

import pytest

from forceout.web.live.streams import LONGEST_FRAME, MOST_FRAMES
from tests.service.conftest import HandClock
from tests.support.house import BASE, TABLE, House, open_house

pytestmark = pytest.mark.anyio

UNSAFE = [
    ("POST", "/api/matches", TABLE),
    ("PATCH", "/api/me", {"nickname": "Eve"}),
    ("DELETE", "/api/me", None),
    ("DELETE", "/api/session", None),
    ("POST", "/api/join", {"code": "0000-0000"}),
    ("POST", "/api/accounts", {"name": "eve", "password": "three odd words"}),
]


@pytest.mark.parametrize(("method", "path", "body"), UNSAFE)
async def test_without_the_token_of_the_session_nothing_is_done(
    house: House, method: str, path: str, body: object
) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    for token in ("", "wrong", ben.csrf, ada.cookies["forceout_session"]):
        refused = await ada.ask(method, path, body, {"x-forceout-csrf": token})
        assert (refused.status_code, refused.json()["code"]) == (403, "csrf")
    assert (await ada.get("/api/me")).json()["nickname"] == "Ada"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost:8000.evil.example", "http://localhost"]
)
@pytest.mark.parametrize(("method", "path", "body"), [*UNSAFE, ("POST", "/api/guests", {}), ("POST", "/api/judge", {})])
async def test_what_a_page_of_another_site_sends_is_refused(
    house: House, method: str, path: str, body: object, origin: str
) -> None:
    ada = await house.guest("Ada")
    refused = await ada.ask(method, path, body, {"origin": origin})
    assert (refused.status_code, refused.json()["code"]) == (403, "foreign-origin")


async def test_a_program_without_an_origin_needs_the_token_all_the_same(house: House) -> None:
    ada = await house.guest("Ada")
    assert (await ada.ask("POST", "/api/matches", TABLE, {"origin": ""})).status_code == 201
    refused = await ada.ask("POST", "/api/matches", TABLE, {"origin": "", "x-forceout-csrf": ""})
    assert refused.json()["code"] == "csrf"


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "localhost@evil.example"]
)
async def test_a_name_that_is_not_ours_is_refused(house: House, host: str) -> None:
    ada = await house.guest("Ada")
    refused = await ada.ask("GET", "/api/me", None, {"host": host})
    assert (refused.status_code, refused.json()["code"]) == (421, "wrong-host")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "192.168.1.20:8000", "[::1]:8000", "LOCALHOST:80"])
async def test_numbers_and_localhost_are_answered(house: House, host: str) -> None:
    assert (await house.browser().ask("GET", "/api/games", None, {"host": host, "origin": ""})).status_code == 200


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null"])
async def test_a_socket_of_another_page_is_refused(house: House, origin: str | None) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    socket = ada.socket(view["match"], origin=origin)
    assert (await socket.raw())["type"] == "websocket.close"


async def test_a_token_in_an_address_opens_nothing(house: House) -> None:
    ada = await house.guest("Ada")
    token, csrf = ada.cookies["forceout_session"], ada.csrf
    stranger = house.browser()
    for name in ("forceout_session", "session", "token"):
        assert (await stranger.get(f"/api/me?{name}={token}&forceout_csrf={csrf}")).status_code == 401


async def test_a_session_that_was_planted_is_not_the_one_that_signs_in(house: House) -> None:
    planted = "A" * 43
    browser = house.browser()
    browser.cookies = {"forceout_session": planted}
    await browser.done("/api/guests", {"nickname": "Ada"})
    assert browser.cookies["forceout_session"] != planted


async def test_leaving_closes_the_sockets_at_once(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    socket = ada.socket(view["match"])
    await socket.update_to(view["seq"])
    await ada.ask("DELETE", "/api/session")
    assert (await socket.until("bye"))["why"] == "signed-out"
    await socket.closed()


async def test_a_session_that_ends_elsewhere_closes_the_sockets_at_the_next_look(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    socket = ada.socket(view["match"])
    await socket.update_to(view["seq"])
    found = await house.service.people.find_session(ada.cookies["forceout_session"])
    assert found is not None
    await house.service.people.leave(found)
    await house.site.hub.tick()
    assert (await socket.until("bye"))["why"] == "signed-out"
    await socket.closed()


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        ("x" * (LONGEST_FRAME + 1), "too-long"),
        ('{"type":"pong","t":"' + "é" * LONGEST_FRAME + '"}', "too-long"),
        ("not json", "bad-frame"),
        ('{"type":"act"}', "bad-frame"),
        ("[" * 4000, "bad-frame"),
        ("[]", "bad-frame"),
    ],
)
async def test_a_frame_that_is_no_pong_ends_the_stream(house: House, frame: str, why: str) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    socket = ada.socket(view["match"])
    await socket.update_to(view["seq"])
    socket.send_text(frame)
    assert (await socket.until("bye"))["why"] == why
    await socket.closed()


async def test_a_flood_of_frames_ends_the_stream(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    socket = ada.socket(view["match"])
    await socket.update_to(view["seq"])
    for _ in range(MOST_FRAMES + 1):
        socket.send({"type": "pong", "t": 0})
    assert (await socket.until("bye"))["why"] == "too-fast"


async def test_a_flood_of_requests_is_told_to_wait(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, session_rate=1, session_burst=5) as house:
        ada, ben = await house.guest("Ada"), await house.guest("Ben")
        statuses = [(await ada.get("/api/me")).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        refused = await ada.get("/api/me")
        assert (refused.json()["code"], refused.headers["retry-after"]) == ("too-fast", "1")
        assert (await ben.get("/api/me")).status_code == 200
        clock.now += 1000
        assert (await ada.get("/api/me")).status_code == 200


async def test_a_school_shares_one_address_and_a_flood_of_strangers_does_too(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, address_rate=1, address_burst=10) as house:
        statuses = [(await house.browser().get("/api/games")).status_code for _ in range(12)]
        assert statuses == [200] * 10 + [429] * 2


async def test_the_judge_has_limits_of_its_own(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, judge_rate=1, judge_burst=2) as house:
        ada = await house.guest("Ada")
        statuses = [(await ada.post("/api/judge", {"kind": "nothing"})).status_code for _ in range(4)]
        assert statuses == [200, 200, 429, 429]
        assert (await ada.get("/api/me")).status_code == 200


async def test_bodies_have_a_limit(house: House) -> None:
    ada = await house.guest("Ada")
    long = await ada.post("/api/judge", {"kind": "x" * 70_000})
    assert (long.status_code, long.json()["code"]) == (413, "too-long")
    deep = await ada.client.post(
        "/api/judge", content='{"kind":' + "[" * 5000 + "]" * 5000 + "}", headers={"content-type": "application/json"}
    )
    assert (deep.status_code, deep.json()["code"]) == (400, "too-deep")
    replay = await ada.post("/api/replay", {"record": "x" * 5_100_000})
    assert replay.status_code in (400, 413)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
async def test_what_a_form_of_another_site_can_send_is_not_read(house: House, kind: str) -> None:
    ada = await house.guest("Ada")
    headers = {"origin": BASE, "cookie": ada.cookie, "x-forceout-csrf": ada.csrf, "content-type": kind}
    sent = await ada.client.post("/api/join", content='{"code": "00000000"}', headers=headers)
    assert (sent.status_code, sent.json()["code"]) == (415, "not-json")


async def test_every_answer_carries_the_headers_that_keep_others_out(house: House) -> None:
    ada = await house.guest("Ada")
    for path in ("/", "/api/me", "/api/nothing", "/nothing", "/static/app/shared/api.js", "/healthz"):
        headers = (await ada.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "strict-transport-security" not in headers


async def test_behind_tls_cookies_are_for_https_and_this_host_only(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, behind_tls=True, origins=("https://play.example.org",)) as house:
        browser = house.browser("https://play.example.org")
        headers = {"origin": "https://play.example.org"}
        answered = await browser.ask("POST", "/api/guests", {"nickname": "Ada"}, headers)
        session, csrf = answered.headers.get_list("set-cookie")
        assert session.startswith("__Host-forceout_session=")
        assert "Secure" in session
        assert "Secure" in csrf
        assert "Domain" not in session
        assert "strict-transport-security" in answered.headers
        assert (await browser.ask("GET", "/api/me", None, headers)).status_code == 200
        refused = await browser.ask("POST", "/api/matches", TABLE, {"origin": "http://play.example.org"})
        assert refused.json()["code"] == "foreign-origin"


async def test_a_bug_of_ours_tells_nothing_about_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await house.guest("Ada")

    async def fail(*_arguments: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(house.service.lobby, "listed", fail)
    answered = await ada.get("/api/matches")
    assert (answered.status_code, answered.json()["code"]) == (500, "our-mistake")
    assert "secret" not in answered.text


async def test_wrong_addresses_and_methods_are_problems_too(house: House) -> None:
    ada = await house.guest("Ada")
    for method, path, status in (("GET", "/api/nothing", 404), ("PUT", "/api/me", 405), ("GET", "/api/join", 405)):
        answered = await ada.ask(method, path)
        assert (answered.status_code, answered.headers["content-type"]) == (status, "application/problem+json")
        assert answered.json()["message"]

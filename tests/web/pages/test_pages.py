"""Tests of pages, static files, health and metrics."""

import gzip
import re
from pathlib import Path

import pytest

from forceout.web.assets.static_files import FOR_A_YEAR, StaticFiles
from tests.service.conftest import HandClock
from tests.support.house import House, open_house

pytestmark = pytest.mark.anyio
PAGES = [
    "/",
    "/t/abcdefghjkmn",
    "/join",
    "/me",
    "/watch",
    "/learn",
    "/learn/on-sets",
    "/learn/rules",
    "/learn/rules/on-sets",
    "/learn/rules/on-sets/IV-D",
    "/learn/glossary",
    "/glossary",
    "/replay",
    "/replay/abcdefghjkmn",
    "/practice",
    "/practice/puzzle/om0000000000",
    "/practice/sprint/on-sets/null",
    "/about",
    "/api/docs",
]


@pytest.mark.parametrize("path", PAGES)
async def test_a_page_comes_from_here_alone(house: House, path: str) -> None:
    page = await house.browser().get(path)
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert not re.findall(r"(?:src|href)=\"(?:https?:)?//", page.text)
    assert not re.findall(r"<script(?![^>]*src=)|<style|\son[a-z]+=|style=", page.text)


async def test_what_stands_in_an_address_cannot_break_out_of_the_page(house: House) -> None:
    for path in (
        "/replay/%22%3E%3Cscript%3E",
        "/learn/%22%3E%3Cscript%3E",
        "/learn/rules/%22%3E%3Cscript%3E/x",
        "/practice/puzzle/%22%3E%3Cscript%3E",
    ):
        assert "<script>" not in (await house.browser().get(path)).text
    assert (await house.browser().get("/t/%22%3E%3Cscript%3E")).status_code == 404


async def test_files_live_long_under_an_address_that_changes_with_them(house: House) -> None:
    browser = house.browser()
    page = (await browser.get("/")).text
    address = re.findall(r"/static/-[0-9a-f]{12}/app/shared/early.js", page)[0]
    file = await browser.get(address)
    assert (file.status_code, file.headers["cache-control"]) == (200, FOR_A_YEAR)
    plain = await browser.get("/static/app/shared/early.js")
    assert (plain.headers["cache-control"], plain.content) == ("no-cache", file.content)
    other = await browser.get("/static/-000000000000/app/shared/early.js")
    assert (other.status_code, other.headers["cache-control"]) == (200, "no-cache")
    again = await browser.ask("GET", address, None, {"if-none-match": file.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_files_are_packed_for_those_who_can_unpack_them(house: House) -> None:
    browser = house.browser()
    plain = await browser.ask("GET", "/static/styles/tokens.css", None, {"accept-encoding": "identity"})
    packed = await browser.ask("GET", "/static/styles/tokens.css", None, {"accept-encoding": "gzip"})
    assert ("content-encoding" in plain.headers, packed.headers["content-encoding"]) == (False, "gzip")
    assert packed.content == plain.content
    assert packed.headers["content-type"].startswith("text/css")
    assert int(packed.headers["content-length"]) < len(plain.content)


@pytest.mark.parametrize(
    "path",
    [
        "/static/../application.py",
        "/static/%2e%2e/application.py",
        "/static/..%2fapplication.py",
        "/static/app",
        "/static/app/nothing.js",
        "/static/tsconfig.d.ts",
        "/static/vendor/README.md",
        "/static//etc/passwd",
        "/static/-x/../../application.py",
        "/static/app/%00.js",
    ],
)
async def test_nothing_else_is_served_as_a_file(house: House, path: str) -> None:
    answered = await house.browser().get(path)
    assert answered.status_code == 404


async def test_a_file_that_changed_is_read_again(tmp_path: Path) -> None:
    seconds = iter(range(0, 100, 10))
    files = StaticFiles(tmp_path, lambda: next(seconds))
    (tmp_path / "a.js").write_text("one;" * 100)
    before, digest = files.find("a.js"), files.digest()
    assert before is not None
    assert before.packed is not None
    assert gzip.decompress(before.packed) == before.body
    (tmp_path / "a.js").write_text("two;;" * 100)
    after = files.find("a.js")
    assert after is not None
    assert (after.digest != before.digest, files.digest() != digest) == (True, True)


async def test_long_answers_are_packed(house: House) -> None:
    answered = await house.browser().ask("GET", "/api/games", None, {"accept-encoding": "gzip"})
    assert answered.headers["content-encoding"] == "gzip"
    assert {one["game"] for one in answered.json()["games"]} == {"on-sets", "equations"}


async def test_rules_and_words_can_be_read(house: House) -> None:
    browser = house.browser()
    assert (await browser.get("/api/rules/on-sets")).json()["book"] == "on-sets"
    assert (await browser.get("/api/rules/chess")).status_code == 404
    assert (await browser.get("/api/glossary")).json()["terms"]
    assert (await browser.get("/api/books")).json()
    assert (await browser.get("/api/guided/equations")).json()["steps"]
    assert (await browser.get("/api/guided/chess")).status_code == 404


async def test_health_is_told_to_whoever_asks_by_whatever_name(house: House) -> None:
    browser = house.browser()
    for path in ("/healthz", "/readyz"):
        answered = await browser.ask("GET", path, None, {"host": "worker-7.internal"})
        assert (answered.status_code, answered.json()["status"]) == (200, "ok")


async def test_a_server_that_is_about_to_stop_or_without_its_store_is_not_ready(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.site.is_draining = True
    answered = await house.browser().get("/readyz")
    assert (answered.status_code, answered.json()) == (503, {"status": "not-ready", "reasons": ["stopping"]})
    house.site.is_draining = False

    def fail() -> None:
        raise OSError

    monkeypatch.setattr(house.service.store, "reading", fail)
    assert (await house.browser().get("/readyz")).json()["reasons"] == ["store"]
    assert (await house.browser().get("/healthz")).status_code == 200


async def test_metrics_count_requests_by_pattern_and_name_nobody(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    await ada.get(f"/api/matches/{view['match']}")
    await ada.get("/api/matches/zzzz")
    socket = ada.socket(view["match"])
    await socket.until("ping")
    text = (await house.browser().get("/metrics")).text
    assert 'forceout_requests_total{method="GET",path="/api/matches/{match}",status="200"} 1.0' in text
    assert 'forceout_requests_total{method="GET",path="/api/matches/{match}",status="404"} 1.0' in text
    assert 'forceout_sockets{kind="websocket"} 1.0' in text
    for secret in (view["match"], "Ada", "127.0.0.1", ada.cookies["forceout_session"]):
        assert secret not in text


async def test_metrics_can_be_switched_off(tmp_path: Path, clock: HandClock) -> None:
    async with open_house(tmp_path, clock, metrics=False) as house:
        assert (await house.browser().get("/metrics")).status_code == 404


async def test_a_wrong_address_is_a_page_for_people_and_a_problem_for_programs(house: House) -> None:
    browser = house.browser()
    page = await browser.ask("GET", "/nowhere", None, {"accept": "text/html,*/*"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "There is nothing at this address." in page.text
    assert {"/", "/join", "/learn"} <= set(re.findall(r'<a [^>]*href="([^"]+)"', page.text))
    for path in ("/api/nowhere", "/static/nowhere.js"):
        problem = await browser.ask("GET", path, None, {"accept": "text/html,*/*"})
        assert (problem.status_code, problem.headers["content-type"]) == (404, "application/problem+json")

"""The short way of actions answers as the long one does, and leaves to it what is to be explained."""

from collections.abc import Mapping
from typing import Any

import httpx
import pytest

from forceout.service.tables.actions import Acting
from forceout.web.live.fast_path import Application
from tests.support.house import Browser, House

pytestmark = pytest.mark.anyio


async def both_ways(house: House, browser: Browser, view: Mapping[str, Any], **changes: Any) -> list[httpx.Response]:
    """The answers to one request, by the short way and by the long one."""
    body = {"base": view["seq"], "key": "k", "action": {"do": "lot"}} | changes.pop("body", {})
    path = f"/api/matches/{changes.pop('match', view['match'])}/actions"
    headers = changes.pop("headers", {})
    assert not changes
    app = house.app
    assert isinstance(app, Application)
    short_way = app.short_way
    answers = []
    for way in (short_way, None):
        app.short_way = way
        answers.append(await browser.ask("POST", path, body, headers))
    app.short_way = short_way
    return answers


def said(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    """All of an answer; the order of its headers says nothing."""
    return answer.status_code, answer.content, dict(sorted(answer.headers.items()))


@pytest.mark.parametrize(
    ("status", "changes"),
    [
        (409, {"body": {"base": 0}}),
        (422, {"body": {"action": {"do": "roll"}}}),
        (400, {"body": {"action": {"do": "dance"}}}),
        (400, {"body": {"base": -1}}),
        (400, {"body": {"key": ""}}),
        (403, {"headers": {"x-forceout-csrf": "forged"}}),
        (403, {"headers": {"origin": "https://elsewhere.example"}}),
        (421, {"headers": {"host": "elsewhere.example"}}),
        (401, {"headers": {"cookie": ""}}),
        (404, {"match": "nosuchtable"}),
        (400, {"match": "a" * 17}),
        (415, {"headers": {"content-type": "text/plain"}}),
    ],
)
async def test_refusals_are_the_same_by_both_ways(house: House, status: int, changes: dict[str, Any]) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    short, long = await both_ways(house, ada, view, **changes)
    assert said(short) == said(long)
    assert short.status_code == status


async def test_what_is_done_is_answered_alike(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await house.guest("Ada")
    first, second = await house.practice(ada), await house.practice(ada)
    app = house.app
    assert isinstance(app, Application)
    short = await ada.act(first, {"do": "lot"})
    monkeypatch.setattr(app, "short_way", None)
    long = await ada.act(second, {"do": "lot"})
    assert (short.status_code, short.json()) == (201, long.json())
    assert dict(sorted(short.headers.items())) == dict(sorted(long.headers.items()))


async def test_the_same_key_again_answers_200_with_the_same_event(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    body = {"base": view["seq"], "key": "once", "action": {"do": "lot"}}
    first = await ada.post(f"/api/matches/{view['match']}/actions", body)
    again = await ada.post(f"/api/matches/{view['match']}/actions", body)
    assert (first.status_code, again.status_code) == (201, 200)
    assert first.json() == again.json()


async def test_a_bug_is_our_mistake_and_shows_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret of ours")

    ada = await house.guest("Ada")
    view = await house.practice(ada)
    monkeypatch.setattr(Acting, "act", broken)
    short, long = await both_ways(house, ada, view)
    assert said(short) == said(long)
    assert (short.status_code, short.json()["code"]) == (500, "our-mistake")


async def test_a_flood_is_refused_and_nothing_of_it_is_done(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    house.site.admission.in_flight = 1000
    short, long = await both_ways(house, ada, view)
    assert said(short) == said(long)
    assert (short.status_code, short.headers["retry-after"]) == (503, "1")
    assert short.headers["content-type"] == "application/problem+json"
    house.site.admission.in_flight = 0
    done = await ada.post(
        f"/api/matches/{view['match']}/actions", {"base": view["seq"], "key": "k", "action": {"do": "lot"}}
    )
    assert (done.status_code, done.json()["seq"]) == (201, view["seq"] + 1)


async def test_requests_of_the_short_way_are_counted(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    await ada.act(view, {"do": "lot"})
    counted = house.site.metrics.printed().decode()
    assert 'forceout_requests_total{method="POST",path="/api/matches/{match:str}/actions",status="201"} 1.0' in counted

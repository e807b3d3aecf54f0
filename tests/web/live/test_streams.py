"""Tests of live news: WebSockets and server-sent events."""

import asyncio
from typing import Any

import pytest

from forceout.service.tables.lag import Measured
from forceout.service.tables.view_shapes import TableView
from forceout.service.tables.views import TableViews
from forceout.web.live import hub
from forceout.web.live.followers import Follower
from forceout.web.live.hub import FIRST_PING_EVERY, FIRST_PINGS, PING_EACH, PING_EVERY, SILENT_FOR, SLOW_FOR
from forceout.web.live.streams import _events
from tests.support.house import TABLE, Browser, House, settled

pytestmark = pytest.mark.anyio


async def begun(house: House) -> tuple[Browser, Browser, dict[str, Any]]:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    return ada, ben, await house.match_of_two(ada, ben)


async def test_news_comes_with_the_events_and_the_view_of_the_seat(house: House) -> None:
    ada, ben, view = await begun(house)
    of_ada, of_ben = ada.socket(view["match"]), ben.socket(view["match"])
    first = await of_ben.update_to(view["seq"])
    assert first["events"] == []
    assert first["view"]["you"]["seat"] == "P2"
    await ada.act(view, {"do": "lot"})
    for socket, seat in ((of_ada, "P1"), (of_ben, "P2")):
        update = await socket.update_to(view["seq"] + 1)
        assert update["view"]["you"]["seat"] == seat
        assert [(event["by"], event["do"]) for event in update["events"]] == [("P1", "lot")]


async def test_a_stream_goes_on_from_any_event(house: House) -> None:
    ada, _, view = await begun(house)
    await ada.act(view, {"do": "lot"})
    for after in range(view["seq"] + 1):
        socket = ada.socket(view["match"], after)
        update = await socket.update_to(view["seq"] + 1)
        assert [event["seq"] for event in update["events"]] == list(range(after + 1, view["seq"] + 2))
        await socket.leave()
    caught_up = ada.socket(view["match"], view["seq"] + 1)
    assert (await caught_up.message())["type"] == "presence"
    ahead = ada.socket(view["match"], 100_000)
    assert (await ahead.until("update"))["seq"] == view["seq"] + 1


async def test_of_very_many_events_only_the_view_is_sent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, view = await begun(house)
    monkeypatch.setattr(hub, "MOST_EVENTS", 2)
    update = await ada.socket(view["match"], 0).until("update")
    assert (update["seq"], update["events"]) == (view["seq"], [])


async def test_everybody_sees_who_is_there(house: House) -> None:
    ada, ben, view = await begun(house)
    of_ada = ada.socket(view["match"])
    assert (await of_ada.until("presence"))["here"] == ["P1"]
    of_ben, second = ben.socket(view["match"]), ben.socket(view["match"])
    assert (await of_ada.until("presence"))["here"] == ["P1", "P2"]
    await of_ben.update_to(view["seq"])
    await second.update_to(view["seq"])
    await second.leave()
    await of_ben.leave()
    assert (await of_ada.until("presence"))["here"] == ["P1"]


async def test_presence_is_heard_of_from_other_workers_and_forgotten_when_they_fall_silent(house: House) -> None:
    ada, _, view = await begun(house)
    of_ada = ada.socket(view["match"])
    assert (await of_ada.until("presence"))["here"] == ["P1"]
    house.site.hub.heard(f"{view['match']}/other", 0b10)
    assert (await of_ada.until("presence"))["here"] == ["P1", "P2"]
    house.clock.now += 31_000
    await house.site.hub.tick()
    assert (await of_ada.until("presence"))["here"] == ["P1"]


async def test_a_ping_measures_the_delay_and_the_next_one_brings_it_signed(house: House) -> None:
    ada, _, view = await begun(house)
    socket = ada.socket(view["match"])
    ping = await socket.until("ping")
    assert "lag" not in ping
    house.clock.now += 80
    own_time = 7_000
    socket.send({"type": "pong", "t": ping["t"], "at": own_time})
    socket.send({"type": "pong", "t": ping["t"], "at": own_time - 60})
    await settled()
    house.clock.now += FIRST_PING_EVERY + PING_EACH
    await house.site.hub.tick()
    stamp = (await socket.until("ping"))["lag"]
    session = await house.service.people.find_session(ada.cookies["forceout_session"])
    assert session is not None
    now = ping["t"] + 40 + 2000
    credit = house.service.lag.credit
    assert credit(session.token_hash, stamp, own_time + 2000, now) == 0
    assert credit(session.token_hash, stamp, own_time + 2000, now + 30) == 30
    assert credit(session.token_hash, stamp, own_time, now) == 40
    assert credit("somebody else", stamp, own_time, now) == 0


async def test_pings_are_frequent_until_the_delay_is_well_known(house: House) -> None:
    ada, _, view = await begun(house)
    socket = ada.socket(view["match"])
    for number in range(FIRST_PINGS):
        ping = await socket.until("ping")
        socket.send({"type": "pong", "t": ping["t"], "at": number})
        await settled()
        house.clock.now += FIRST_PING_EVERY + PING_EACH
        await house.site.hub.tick()
    (follower,) = house.site.hub.channels[view["match"]].followers
    assert not follower.is_ping_due
    house.clock.now += PING_EVERY
    await house.site.hub.tick()
    assert (await socket.until("ping"))["t"] == house.clock.now


@pytest.mark.parametrize("own_time", [None, "7", 7.5, True, 1 << 60])
async def test_a_pong_without_a_time_is_heard_and_measures_nothing(house: House, own_time: object) -> None:
    ada, _, view = await begun(house)
    socket = ada.socket(view["match"])
    ping = await socket.until("ping")
    socket.send({"type": "pong", "t": ping["t"], "at": own_time})
    await settled()
    (follower,) = house.site.hub.channels[view["match"]].followers
    assert follower.heard_at == house.clock.now
    assert not follower.trips


async def test_an_action_counts_from_when_it_was_done(house: House) -> None:
    ada, _, view = await begun(house)
    session = await house.service.people.find_session(ada.cookies["forceout_session"])
    assert session is not None
    house.clock.now += 1000
    stamp = house.service.lag.sign(session.token_hash, Measured(-5, 200), house.clock.now)
    body = {"base": view["seq"], "key": "k", "action": {"do": "lot"}, "lag": stamp, "acted": house.clock.now - 125}
    answered = await ada.done(f"/api/matches/{view['match']}/actions", body)
    assert answered["at"] == house.clock.now - 120


async def test_a_pong_that_nobody_asked_for_measures_nothing(house: House) -> None:
    ada, _, view = await begun(house)
    socket = ada.socket(view["match"])
    ping = await socket.until("ping")
    house.clock.now += 400
    socket.send({"type": "pong", "t": ping["t"] - 1})
    socket.send({"type": "pong", "t": None})
    await settled()
    house.clock.now += PING_EVERY
    await house.site.hub.tick()
    assert "lag" not in await socket.until("ping")


async def test_a_browser_that_cannot_keep_up_is_dropped_and_nobody_waits_for_it(house: House) -> None:
    ada, ben, view = await begun(house)
    slow, quick = ada.socket(view["match"]), ben.socket(view["match"])
    await slow.until("ping")
    slow.blocked = asyncio.Event()
    await ada.act(view, {"do": "lot"})
    await quick.update_to(view["seq"] + 1)
    await settled()
    house.clock.now += SLOW_FOR + 1
    await house.site.hub.tick()
    assert (await slow.closed())["reason"] == "too-slow"
    slow.blocked.set()
    assert house.site.hub.count == 1


async def test_many_changes_reach_a_slow_browser_as_one_message(house: House) -> None:
    ada, _, view = await begun(house)
    slow = ada.socket(view["match"])
    await slow.until("ping")
    slow.blocked = asyncio.Event()
    match = view["match"]
    for allowed in (True, False, True, False):
        await ada.done(f"/api/matches/{match}/watching", {"allowed": allowed})
    slow.blocked.set()
    first = await slow.until("update")
    second = await slow.until("update")
    assert (first["seq"], second["seq"]) == (view["seq"] + 1, view["seq"] + 4)


async def test_a_browser_that_answers_no_ping_is_let_go(house: House) -> None:
    ada, _, view = await begun(house)
    socket = ada.socket(view["match"])
    ping = await socket.until("ping")
    socket.send({"type": "pong", "t": ping["t"]})
    await settled()
    house.clock.now += SILENT_FOR + 1
    await house.site.hub.tick()
    assert (await socket.until("bye"))["why"] == "silent"


async def test_promise_18_a_browser_that_never_answers_at_all_is_let_go(house: House) -> None:
    ada, _, view = await begun(house)
    socket = ada.socket(view["match"])
    await socket.until("ping")
    house.clock.now += SILENT_FOR + 1
    await house.site.hub.tick()
    assert (await socket.until("bye"))["why"] == "silent"


async def test_server_sent_events_answer_nothing_and_stay(house: House) -> None:
    ada, _, view = await begun(house)
    follower = Follower(view["match"], None, frozenset({"admin"}), None, view["seq"])
    follower.person = (await ada.get("/api/me")).json()["person"]
    await house.site.hub.follow(follower)
    house.clock.now += SILENT_FOR + 1
    await house.site.hub.tick()
    assert follower.why is None
    house.site.hub.leave(follower)


async def test_spectators_are_shown_out_when_the_host_closes_the_table_to_them(house: House) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    match = (await ada.done("/api/matches", TABLE))["match"]
    refused = eve.socket(match)
    assert (await refused.message()) == {"type": "bye", "why": "gone"}
    await ada.done(f"/api/matches/{match}/watching", {"allowed": True})
    watching = eve.socket(match)
    assert (await watching.until("update"))["view"]["you"]["seat"] is None
    await ada.done(f"/api/matches/{match}/watching", {"allowed": False})
    assert (await watching.until("bye"))["why"] == "not-allowed"


async def test_one_session_has_only_so_many_streams(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, view = await begun(house)
    monkeypatch.setattr(hub, "MOST_OF_SESSION", 2)
    for _ in range(2):
        await ada.socket(view["match"]).until("update")
    third = ada.socket(view["match"])
    assert (await third.message())["why"] == "too-many"
    await ben.socket(view["match"]).until("update")


async def test_one_address_has_only_so_many_streams(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, view = await begun(house)
    monkeypatch.setattr(hub, "MOST_OF_ADDRESS", 1)
    first = ada.socket(view["match"])
    await first.until("update")
    second = ben.socket(view["match"])
    assert (await second.message())["why"] == "too-many"
    await first.leave()
    await ben.socket(view["match"]).until("update")


async def test_a_view_is_worked_out_once_for_each_kind_of_viewer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben, view = await begun(house)
    sockets = [browser.socket(view["match"]) for browser in (ada, ada, ada, ben, ben)]
    for socket in sockets:
        await socket.until("ping")
    made = 0

    def counted(*arguments: Any) -> TableView:
        nonlocal made
        made += 1
        return seen_by(*arguments)

    seen_by = TableViews.seen_by
    monkeypatch.setattr(TableViews, "seen_by", counted)
    await ada.act(view, {"do": "lot"})
    for socket in sockets:
        await socket.update_to(view["seq"] + 1)
    assert made == 2


async def test_stopping_says_goodbye_to_every_stream(house: House) -> None:
    ada, ben, view = await begun(house)
    sockets = [ada.socket(view["match"]), ben.socket(view["match"])]
    for socket in sockets:
        await socket.until("ping")
    house.site.hub.end_all("stopping")
    for socket in sockets:
        assert (await socket.until("bye"))["why"] == "stopping"
        assert (await socket.closed())["code"] == 1001
    assert house.site.hub.count == 0


async def test_nothing_is_left_of_a_stream_that_has_ended(house: House) -> None:
    ada, _, view = await begun(house)
    socket = ada.socket(view["match"])
    await socket.until("ping")
    await socket.leave()
    hub = house.site.hub
    assert (hub.count, hub.channels, hub.by_session, hub.by_address) == (0, {}, {}, {})


async def test_server_sent_events_tell_the_same(house: House) -> None:
    ada, _, view = await begun(house)
    await ada.act(view, {"do": "lot"})
    follower = Follower(view["match"], None, frozenset({"admin"}), None, view["seq"])
    follower.person = (await ada.get("/api/me")).json()["person"]
    channel = await house.site.hub.follow(follower)
    stream = _events(house.site, channel, follower)
    assert await anext(stream) == b"retry: 2000\n\n"
    said = await anext(stream)
    assert said.startswith(b'data: {"type":"update"')
    assert said.endswith(b"id: %d\n\n" % (view["seq"] + 1))
    assert b'"presence"' in await anext(stream)
    assert await anext(stream) == b": ping\n\n"
    follower.end("stopping")
    assert b'"bye"' in await anext(stream)
    with pytest.raises(StopAsyncIteration):
        await anext(stream)
    assert house.site.hub.count == 0


async def test_server_sent_events_over_http_end_with_the_session(house: House) -> None:
    ada, _, view = await begun(house)
    asked = asyncio.create_task(ada.get(f"/api/matches/{view['match']}/events"))
    while house.site.hub.count == 0:
        await asyncio.sleep(0)
    session = await house.service.people.find_session(ada.cookies["forceout_session"])
    assert session is not None
    house.site.hub.end_session(session.token_hash)
    answered = await asked
    assert answered.headers["content-type"].startswith("text/event-stream")
    assert answered.headers["cache-control"] == "no-store"
    assert '"signed-out"' in answered.text

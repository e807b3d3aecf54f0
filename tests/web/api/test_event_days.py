"""A day at an event over HTTP: what players, coaches, the projector and anybody see, and the streams that bring it."""

import asyncio
import json
from typing import Any

import pytest

from forceout.tournament.codec import plain
from forceout.web.guard.visitors import Visitor
from forceout.web.live import event_hub
from forceout.web.live.event_hub import EventFollower
from tests.support.house import WAIT, House
from tests.tournament.small_event import SETS, settings
from tests.web.api.test_events import Hall

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(house: House, monkeypatch: pytest.MonkeyPatch) -> Hall:
    monkeypatch.setattr(event_hub, "GATHER_SECONDS", 0)
    monkeypatch.setattr(event_hub, "APART", dict.fromkeys(event_hub.APART, 0))
    return await Hall(house).open()


async def told(hall: Hall, see: str, who: str) -> Any:
    """A stream to a page, as its messages come."""
    events = hall.house.site.hub.events
    session = await hall.house.service.people.find_session(hall.people[who].cookies["forceout_session"])
    channel, follower = await events.follow(hall.id, see, Visitor(session, None))
    return events.messages(channel, follower), follower


async def settled(first: EventFollower, *others: EventFollower) -> list[bool]:
    """Who is to be sent something, once the first is."""
    async with asyncio.timeout(WAIT):
        while not first.is_due:
            await asyncio.sleep(0)
    return [first.is_due, *(other.is_due for other in others)]


async def test_a_player_sees_their_own_day_and_no_surname_of_anybody_else(hall: Hall) -> None:
    player = hall.people["player"]
    day = (await player.get(f"{hall.path}/day")).json()
    assert day["players"][0]["name"] == "Child1 Surname1"
    assert day["players"][0]["rounds"] == []
    tables = await hall.seats()
    own = next(table for table in tables if "p0001" in table["players"])
    day = (await player.get(f"{hall.path}/day")).json()
    one = day["players"][0]["rounds"][0]
    assert (one["table"], one["seat"]) == (own["label"], own["players"].index("p0001") + 1)
    others = [seat["name"] for seat in one["seats"] if seat["id"] != "p0001"]
    assert all(name.startswith("Child") and name.endswith(" S.") for name in others)
    assert (one["phones"], one["may_enter"], one["may_sign"]) == ("allowed", False, False)
    # From the roll on phones stay away from a paper table.
    await hall.act("director", {"do": "clock", "competition": SETS, "round": 1, "what": "start"})
    day = (await player.get(f"{hall.path}/day")).json()
    assert day["players"][0]["rounds"][0]["phones"] == "away"


async def test_self_entry_waits_for_the_warning_and_signing_for_what_was_seen(hall: Hall) -> None:
    director = await hall.view("director")
    wanted = {**director["settings"], "players_may_enter": True}
    assert (await hall.act("director", {"do": "settings", "settings": wanted})).status_code == 201
    tables = await hall.seats()
    own = next(table for table in tables if "p0001" in table["players"])
    place = {"competition": SETS, "round": 1, "table": own["label"]}
    totals = dict(zip(own["players"], (10, 8, 6), strict=True))
    entry = {"do": "enter", **place, "sheet": {"totals": totals}}
    await hall.act("director", {"do": "clock", "competition": SETS, "round": 1, "what": "start"})
    early = await hall.act("player", entry)
    assert (early.status_code, early.json()["code"]) == (422, "playing")
    await hall.act("director", {"do": "clock", "competition": SETS, "round": 1, "what": "no-new-shakes"})
    assert (await hall.act("player", entry)).status_code == 201
    other = {**totals, own["players"][0]: 12}
    changed = await hall.act("player", {"do": "sign", **place, "totals": other})
    assert (changed.status_code, changed.json()["code"]) == (422, "changed")
    assert (await hall.act("player", {"do": "sign", **place, "totals": totals})).status_code == 201
    again = await hall.act("player", {"do": "sign", **place, "totals": totals})
    assert again.json()["code"] == "signed"
    one = (await hall.people["player"].get(f"{hall.path}/day")).json()["players"][0]["rounds"][0]
    assert (one["sheet"]["signed"], one["may_sign"], one["may_appeal"]) == (["p0001"], False, False)
    foreign = next(table for table in tables if "p0001" not in table["players"])
    elsewhere = await hall.act("player", {"do": "sign", **place, "table": foreign["label"], "totals": totals})
    assert elsewhere.json()["code"] == "not-allowed"


async def test_a_coach_sees_the_players_of_their_school_alone(hall: Hall) -> None:
    await hall.seats()
    day = (await hall.people["coach"].get(f"{hall.path}/day")).json()
    assert [one["name"] for one in day["players"]] == ["Child1 Surname1"]
    assert day["players"][0]["rounds"][0]["match"] is None
    assert "sheet" not in day["players"][0]["rounds"][0]
    places = (await hall.people["coach"].get(f"{hall.path}/day/places?competition={SETS}")).json()
    assert list(places["places"]) == ["p0001"]


@pytest.mark.parametrize("page", ["day", "front", "front/seats", "front/places", "day/places", "public"])
async def test_who_may_ask_for_which_page(hall: Hall, page: str) -> None:
    asked = f"{hall.path}/{page}" + (f"?competition={SETS}" if "/" in page else "")
    may = {"day": ("player", "coach"), "front": ("director", "deputy", "scorekeeper", "judge"), "public": ()}
    for who, browser in hall.people.items():
        office = "scorekeeper" if who == "second" else who
        status = (await browser.get(asked)).status_code
        refused = {"nobody": 401, "stranger": 404}.get(who, 403)
        expected = 200 if office in may[page.partition("/")[0]] else refused
        assert status == (404 if page == "public" else expected), (page, who, status)


async def test_the_board_and_the_public_page_name_nobody_in_full_and_say_nothing_of_behaviour(hall: Hall) -> None:
    director = await hall.view("director")
    wanted = {**director["settings"], "is_public": True}
    assert (await hall.act("director", {"do": "settings", "settings": wanted})).status_code == 201
    tables = await hall.seats()
    penalty = {"player": tables[0]["players"][0], "points": 1, "initials": "RNX"}
    totals = dict(zip(tables[0]["players"], (-1, 0, 0), strict=True))
    sheet = {"totals": totals, "penalties": [penalty], "did_not_play": []}
    place = {"competition": SETS, "round": 1, "table": tables[0]["label"]}
    assert (await hall.act("scorekeeper", {"do": "enter", **place, "sheet": sheet})).status_code == 201
    assert (
        await hall.act("judge", {"do": "disqualify", **place, "player": tables[0]["players"][1]})
    ).status_code == 201
    board = ("front", f"front/seats?competition={SETS}", f"front/places?competition={SETS}")
    said = [(await hall.people["director"].get(f"{hall.path}/{path}")).text for path in board]
    for path in ("public", f"public/places?competition={SETS}"):
        answer = await hall.people["nobody"].get(f"{hall.path}/{path}")
        assert (answer.status_code, answer.headers["x-robots-tag"]) == (200, "noindex, nofollow")
        said.append(answer.text)
    for text in said:
        assert "Surname" not in text
        for word in ("RNX", "penalt", "disqualif", "warn", "seed", "level", "grade"):
            assert word not in text.lower().replace("after_warning", ""), (word, text)
    assert "Child1 S." in said[1]
    assert "Child1 S." in said[4]


async def test_pages_are_told_what_concerns_them_and_nothing_else(hall: Hall) -> None:
    tables = await hall.seats()
    own = next(table for table in tables if "p0001" in table["players"])
    foreign = next(table for table in tables if "p0001" not in table["players"])
    player, day = await told(hall, "day", "player")
    board, front = await told(hall, "front", "director")
    desk, changes = await told(hall, "changes", "director")
    assert json.loads(await anext(player))["view"]["players"][0]["rounds"][0]["table"] == own["label"]
    assert len(json.loads(await anext(board))["view"]["competitions"][0]["round"]["playing"]) == 2
    first = json.loads(await anext(desk))
    assert first["type"] == "changed"

    place = {"competition": SETS, "round": 1, "table": foreign["label"]}
    sheet = {"totals": dict(zip(foreign["players"], (10, 8, 6), strict=True))}
    await hall.act("scorekeeper", {"do": "enter", **place, "sheet": sheet})
    assert await settled(front, changes, day) == [True, True, False]
    view = json.loads(await anext(board))["view"]["competitions"][0]["round"]
    assert ([one["label"] for one in view["playing"]], view["settling"]) == ([own["label"]], 1)
    assert json.loads(await anext(desk))["seq"] > first["seq"]
    await hall.act("director", {"do": "clock", "competition": SETS, "round": 1, "what": "start"})
    assert await settled(front, changes, day) == [True, True, True]
    assert "start" in json.loads(await anext(player))["view"]["players"][0]["rounds"][0]["told"]
    # Names that are deleted are gone from the pages that are open.
    await hall.people["director"].ask("DELETE", f"{hall.path}/names")
    assert await settled(day) == [True]
    assert json.loads(await anext(player))["view"]["players"][0]["name"] is None
    hub = hall.house.site.hub
    for follower in (day, front, changes):
        hub.events.leave(follower)
    assert (hub.count, hub.events.channels, hub.by_session) == (0, {}, {})


async def test_what_is_done_while_a_stream_opens_is_told(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first to follow an event reads it before its news are heard: what comes in between is not missed."""
    members = hall.house.service.events.members
    names = members.names

    async def slow(event: str) -> dict[str, str]:
        found = await names(event)
        monkeypatch.setattr(members, "names", names)
        await hall.seats()
        return found

    monkeypatch.setattr(members, "names", slow)
    messages, follower = await told(hall, "day", "player")
    async with asyncio.timeout(WAIT):
        while not json.loads(await anext(messages))["view"]["players"][0]["rounds"]:
            pass
    hall.house.site.hub.events.leave(follower)


async def test_a_stream_ends_with_its_session_and_a_public_one_when_the_page_is_closed(hall: Hall) -> None:
    director = await hall.view("director")
    await hall.act("director", {"do": "settings", "settings": {**director["settings"], "is_public": True}})
    messages, follower = await told(hall, "day", "player")
    await anext(messages)
    assert follower.session is not None
    hall.house.site.hub.end_session(follower.session.token_hash)
    assert json.loads(await anext(messages)) == {"type": "bye", "why": "signed-out"}
    public, watching = await told(hall, "public", "stranger")
    await anext(public)
    await hall.act("director", {"do": "settings", "settings": {**plain(settings()), "is_public": False}})
    await settled(watching)
    assert json.loads(await anext(public)) == {"type": "bye", "why": "not-allowed"}


async def test_the_code_on_a_tables_card_leads_each_office_to_its_own_page(hall: Hall) -> None:
    card = f"/tournaments/{hall.id}/at/{SETS}/1/A-II"
    leads = {
        "player": f"/tournaments/{hall.id}/me",
        "coach": f"/tournaments/{hall.id}/coach",
        "stranger": "/tournaments",
    }
    leads["scorekeeper"] = f"/tournaments/{hall.id}#sheet/{SETS}/1/A%20II"
    for who, place in leads.items():
        answer = await hall.people[who].get(card)
        assert (answer.status_code, answer.headers["location"]) == (303, place)
    for elsewhere in ("/evil.example", "A-II%0d%0a", "..-I"):
        answer = await hall.people["scorekeeper"].get(f"/tournaments/{hall.id}/at/{SETS}/1/{elsewhere}")
        assert answer.status_code in (400, 404)

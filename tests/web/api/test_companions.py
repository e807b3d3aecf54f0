"""Tests of the pace of bots, ready-made phrases and hints."""

from typing import Any

import pytest

from forceout.service.tables.phrases import PHRASES
from forceout.web.live.sayings import Saying, read_saying
from tests.support.house import PRACTICE, TABLE, Browser, House

pytestmark = pytest.mark.anyio
HINTED = {**PRACTICE, "has_hints": True}


async def against(house: House, browser: Browser, level: str, **settings: Any) -> dict[str, Any]:
    """A table against one bot that has begun."""
    match = (await browser.done("/api/matches", {**HINTED, **settings}))["match"]
    await browser.done(f"/api/matches/{match}/bots", {"level": level})
    return await browser.done(f"/api/matches/{match}/start")


async def test_the_pace_of_bots_is_the_players_choice(house: House) -> None:
    ada = await house.guest("Ada")
    view = await against(house, ada, "learner", bot_pace="quick")
    assert view["bot_pace"] == "quick"
    at = f"/api/matches/{view['match']}"
    quick = house.service.bots.due(await house.service.matches.find(view["match"]))
    assert (await ada.done(f"{at}/pace", {"pace": "human"}))["bot_pace"] == "human"
    live = await house.service.matches.find(view["match"])
    human = house.service.bots.due(live)
    assert quick is not None
    assert human is not None
    assert human - live.at > 3 * (quick - live.at)
    assert (await ada.done(f"{at}/pace", {"pace": "human"}))["seq"] == live.seq
    assert (await ada.post(f"{at}/pace", {"pace": "slow"})).status_code == 400
    # Whoever was about to do something does it all the same.
    assert (await ada.act(view, {"do": "lot"})).status_code == 201


async def test_a_phrase_reaches_everybody_at_the_table_and_no_log(house: House) -> None:
    ada, ben, eve = [await house.guest(name) for name in ("Ada", "Ben", "Eve")]
    view = await house.match_of_two(ada, ben, is_watchable=True)
    at = f"/api/matches/{view['match']}"
    sockets = [one.socket(view["match"], view["seq"]) for one in (ada, ben, eve)]
    for socket in sockets:
        await socket.until("presence")
    assert await ben.done(f"{at}/phrases", {"phrase": "good-game"}) == {"seat": "P2", "phrase": "good-game"}
    for socket in sockets:
        assert await socket.until("phrase") == {"type": "phrase", "seat": "P2", "phrase": "good-game"}
    assert (await ada.get(at)).json()["seq"] == view["seq"]
    assert (await eve.post(f"{at}/phrases", {"phrase": "hello"})).status_code == 403
    assert (await ben.post(f"{at}/phrases", {"phrase": "you are bad"})).status_code == 400


async def test_the_host_switches_phrases_off(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    view = await house.match_of_two(ada, ben)
    at = f"/api/matches/{view['match']}"
    assert view["has_phrases"]
    assert (await ben.post(f"{at}/phrases-allowed", {"allowed": False})).status_code == 403
    assert not (await ada.done(f"{at}/phrases-allowed", {"allowed": False}))["has_phrases"]
    refused = await ben.post(f"{at}/phrases", {"phrase": "hello"})
    assert (refused.status_code, refused.json()["code"]) == (403, "phrases-off")
    match = (await ada.done("/api/matches", {**TABLE, "has_phrases": False}))["match"]
    assert not (await ada.get(f"/api/matches/{match}")).json()["has_phrases"]


async def test_nobody_is_flooded_with_phrases(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    view = await house.match_of_two(ada, ben)
    path = f"/api/matches/{view['match']}/phrases"
    answers = [(await ben.post(path, {"phrase": "hello"})).status_code for _ in range(5)]
    assert answers == [201, 201, 201, 429, 429]


def test_other_workers_are_told_of_a_phrase_by_a_name_and_a_number() -> None:
    for phrase in PHRASES:
        said = Saying("abcdefghjkmn", "P3", phrase, "c0ffee12")
        assert read_saying(*said.told()) == said
    assert read_saying("abcdefghjkmn/c0ffee12", 3) is None
    assert read_saying("abcdefghjkmn/say-P1-c0ffee12", len(PHRASES)) is None


async def test_a_phrase_that_another_worker_tells_of_is_passed_on_and_ones_own_echo_is_not(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    view = await house.match_of_two(ada, ben)
    socket = ada.socket(view["match"], view["seq"])
    await socket.until("presence")
    hub = house.site.hub
    hub.heard(*Saying(view["match"], "P2", "hello", hub.presence.worker).told())
    hub.heard(*Saying(view["match"], "P2", "one-moment", "another1").told())
    assert (await socket.until("phrase"))["phrase"] == "one-moment"


async def test_a_hint_says_what_to_do_and_why_and_the_solution_only_when_more_is_asked_for(house: House) -> None:
    ada = await house.guest("Ada")
    view = await against(house, ada, "learner")
    assert view["is_hinted"]
    path = f"/api/matches/{view['match']}/hint"
    first = await ada.done(path)
    assert (first["seq"], first["action"], first["solution"]) == (view["seq"], {"do": "lot"}, None)
    assert "Roll" in first["message"]
    now = await house.play_with_bots(ada, view["match"])
    hint = await ada.done(path, {"more": True})
    assert hint["message"]
    if now["shake"]["turn"] == "P1":
        assert hint["action"] is not None
        assert (await ada.act((await ada.get(f"/api/matches/{view['match']}")).json(), hint["action"])).status_code in (
            201,
            422,
        )
    assert (await ada.done(path))["solution"] is None


async def test_no_hints_against_stronger_bots_people_or_where_the_table_is_not_marked(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    for view in (
        await against(house, ada, "club"),
        await against(house, ada, "learner", has_hints=False),
        await house.match_of_two(ada, ben, has_hints=True),
    ):
        assert not view["is_hinted"]
        refused = await ada.post(f"/api/matches/{view['match']}/hint", {})
        assert (refused.status_code, refused.json()["code"]) == (403, "no-hints")


async def test_a_hint_is_for_whoever_plays_there_alone(house: House) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    view = await against(house, ada, "learner", is_watchable=True)
    path = f"/api/matches/{view['match']}/hint"
    assert (await eve.post(path, {})).status_code == 403
    assert (await house.browser().post(path, {})).status_code == 401


async def test_who_plays_elsewhere_against_people_is_given_no_hint(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    view = await against(house, ada, "learner")
    match = (await house.match_of_two(ada, ben))["match"]
    await house.play_to_goal(ada, ben, match=match)
    refused = await ada.post(f"/api/matches/{view['match']}/hint", {})
    assert (refused.status_code, refused.json()["code"]) == (403, "playing-now")

"""Tests of one's own page: where one sits, what one has played, and the way to another device."""

from typing import Any

import pytest
from sqlalchemy import select, update

from forceout.service.people.device_codes import LASTS
from forceout.service.people.people import Role
from forceout.service.store.schema import device_codes, matches, seated
from forceout.service.tables.own_tables import MOST_MATCHES
from tests.support.house import TABLE, Browser, House

pytestmark = pytest.mark.anyio


async def own(browser: Browser) -> list[dict[str, Any]]:
    """Where somebody sits."""
    found: list[dict[str, Any]] = (await browser.get("/api/me/tables")).json()["tables"]
    return found


async def test_a_newcomer_is_told_to_choose_a_name_first(house: House) -> None:
    for path in ("/api/me/tables", "/api/me/matches", "/api/me/ratings"):
        assert (await house.browser().get(path)).status_code == 401
    ada = await house.guest("Ada")
    assert (await own(ada), (await ada.get("/api/me/matches")).json()) == ([], {"matches": [], "before": None})


async def test_where_i_sit_whose_turn_it_is_since_when_and_for_what(house: House) -> None:
    ada, ben, eve = [await house.guest(name) for name in ("Ada", "Ben", "Eve")]
    match = (await ada.done("/api/matches", TABLE))["match"]
    (waiting,) = await own(ada)
    assert (waiting["match"], waiting["seat"], waiting["is_host"]) == (match, "P1", True)
    assert (waiting["awaited"], waiting["is_your_turn"]) == ([{"what": "sit", "who": ["P2"]}], False)
    code = (await ada.done(f"/api/matches/{match}/code"))["code"]
    await ben.done("/api/join", {"code": code})
    assert (await own(ada))[0]["awaited"] == [{"what": "start", "who": ["P1"]}]
    assert ((await own(ada))[0]["is_your_turn"], (await own(ben))[0]["is_your_turn"]) == (True, False)
    view = await ada.done(f"/api/matches/{match}/start")
    began = house.clock.now
    assert (await own(ben))[0]["awaited"] == [{"what": "lot", "who": ["P1", "P2"]}]
    house.clock.now += 90_000
    assert (await ada.act(view, {"do": "lot"})).status_code == 201
    (table,) = await own(ben)
    assert (table["awaited"], table["is_your_turn"]) == ([{"what": "lot", "who": ["P2"]}], True)
    assert table["since"] == began + 90_000
    assert [one["name"] for one in table["seats"]] == ["Ada", "Ben"]
    assert not (await own(ada))[0]["is_your_turn"]
    await ada.done(f"/api/matches/{match}/pause")
    assert ((await own(ben))[0]["is_paused"], (await own(ben))[0]["is_your_turn"]) == (True, False)
    assert await own(eve) == []


async def test_who_is_awaited_in_a_shake_is_told_by_their_task(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    view = await house.play_to_goal(ada, ben, match=match)
    (table,) = await own(ada)
    assert table["awaited"] == [{"what": "move", "who": [view["shake"]["turn"]]}]
    told = [{name: one[name] for name in ("what", "who")} for one in view["awaited"]]
    assert table["awaited"] == told
    mover = ada if view["shake"]["turn"] == "P1" else ben
    assert (await own(mover))[0]["is_your_turn"]


async def test_a_table_that_is_left_or_over_is_no_longer_listed_and_a_bots_seat_is(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await ada.done("/api/matches", {**TABLE, "seats": 3, "is_listed": True}))["match"]
    await ben.done(f"/api/matches/{match}/seats", {})
    assert len(await own(ben)) == 1
    await ben.ask("DELETE", f"/api/matches/{match}/seats/P2")
    assert await own(ben) == []
    await ada.done(f"/api/matches/{match}/abandon", {"why": "nobody-came"})
    assert await own(ada) == []
    assert (await ada.get("/api/me/matches")).json()["matches"] == []


async def test_my_matches_come_page_by_page_the_newest_first_with_score_and_replay(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    made = []
    for number in range(MOST_MATCHES + 2):
        house.clock.now += 20_000
        view = await house.match_of_two(ada, ben)
        made.append(view["match"])
        if number:
            await ada.done(f"/api/matches/{view['match']}/abandon", {"why": "players-agree"})
    first = (await ben.get("/api/me/matches")).json()
    assert [one["match"] for one in first["matches"]] == made[:1:-1]
    second = (await ben.get(f"/api/me/matches?before={first['before']}")).json()
    assert ([one["match"] for one in second["matches"]], second["before"]) == ([made[1], made[0]], None)
    broken, running = second["matches"]
    assert (broken["status"], broken["result"], broken["replay"]) == ("abandoned", None, f"/replay/{made[1]}")
    assert (running["status"], running["replay"], running["seat"]) == ("playing", None, "P2")
    assert [one["name"] for one in running["seats"]] == ["Ada", "Ben"]
    assert running["totals"] == {"P1": 0, "P2": 0}


async def test_a_match_that_is_over_says_who_won(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    director = house.browser()
    _, made = await house.service.accounts.create_account("di", "a long pass phrase here", roles=(Role.DIRECTOR,))
    director.cookies = {"forceout_session": made.token, "forceout_csrf": made.csrf}
    for seat in ("P1", "P2"):
        seq = (await house.service.matches.find(match)).seq
        wanted = {"do": "disqualify", "player": seat, "reason": "left"}
        body = {"base": seq, "key": f"out {seat}", "action": wanted}
        await director.done(f"/api/matches/{match}/actions", body)
    (one,) = (await ada.get("/api/me/matches")).json()["matches"]
    assert (one["status"], one["result"], one["points"]) == ("over", "tied", {"P1": 0, "P2": 0})
    assert await own(ada) == []


async def test_matches_of_before_are_summed_up_when_they_are_first_listed(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    await ada.done(f"/api/matches/{match}/abandon", {"why": "players-agree"})
    before = (await ada.get("/api/me/matches")).json()
    store = house.service.store
    await store.write(lambda connection: connection.execute(update(matches).values(summary=None)))
    assert (await ada.get("/api/me/matches")).json() == before
    async with store.reading() as connection:
        assert (await connection.scalar(select(matches.c.summary))) is not None


async def test_a_code_brings_me_to_another_browser_once(house: House) -> None:
    phone, laptop, other = await house.guest("Ada"), await house.guest("Stray"), house.browser()
    match = (await phone.done("/api/matches", TABLE))["match"]
    shown = await phone.done("/api/me/device-code")
    assert shown["expires_at"] == house.clock.now + LASTS
    before = dict(laptop.cookies)
    socket_of = laptop.cookie
    me = await laptop.done("/api/device", {"code": shown["code"].lower()})
    assert (me["nickname"], me["person"]) == ("Ada", (await phone.get("/api/me")).json()["person"])
    assert [one["match"] for one in await own(laptop)] == [one["match"] for one in await own(phone)] == [match]
    assert laptop.cookies != before
    assert (await other.ask("GET", "/api/me", None, {"cookie": socket_of})).status_code == 401
    again = await other.post("/api/device", {"code": shown["code"]})
    assert (again.status_code, again.json()["code"]) == (404, "no-such-code")


async def test_a_code_ends_by_time_by_another_code_and_when_i_leave(house: House) -> None:
    ada = await house.guest("Ada")
    first = (await ada.done("/api/me/device-code"))["code"]
    second = await ada.done("/api/me/device-code")
    assert (await house.browser().post("/api/device", {"code": first})).status_code == 404
    house.clock.now = second["expires_at"]
    assert (await house.browser().post("/api/device", {"code": second["code"]})).status_code == 404
    third = (await ada.done("/api/me/device-code"))["code"]
    assert (await ada.ask("DELETE", "/api/session")).status_code == 204
    assert (await house.browser().post("/api/device", {"code": third})).status_code == 404
    assert (await house.browser().post("/api/device", {"code": "12"})).json()["code"] == "bad-code"
    assert (await house.browser().post("/api/me/device-code")).status_code == 401


async def test_whoever_guesses_codes_is_slowed_down(house: House) -> None:
    guesser = await house.guest("Eve")
    answers = [(await guesser.post("/api/device", {"code": f"0000000{place}"})).status_code for place in range(8)]
    assert answers == [404] * 5 + [429] * 3


async def test_no_code_leads_to_an_office(house: House) -> None:
    director = house.browser()
    _, made = await house.service.accounts.create_account(
        "di", "a long pass phrase here", roles=(Role.PLAYER, Role.DIRECTOR)
    )
    director.cookies = {"forceout_session": made.token, "forceout_csrf": made.csrf}
    refused = await director.post("/api/me/device-code")
    assert (refused.status_code, refused.json()["code"]) == (403, "has-office")


async def test_who_is_deleted_has_no_tables_no_matches_and_no_code(house: House) -> None:
    ada = await house.guest("Ada")
    await ada.done("/api/matches", TABLE)
    await ada.done("/api/me/device-code")
    assert (await ada.ask("DELETE", "/api/me")).status_code == 204
    async with house.service.store.reading() as connection:
        assert (await connection.execute(select(seated))).all() == []
        assert (await connection.execute(select(device_codes))).all() == []


async def test_a_name_that_would_be_taken_for_anothers_does_not_sit_down_beside_it(house: House) -> None:
    ada, other = await house.guest("Theo"), await house.guest("The0")
    match = (await ada.done("/api/matches", {**TABLE, "is_listed": True}))["match"]
    code = (await ada.done(f"/api/matches/{match}/code"))["code"]
    for path, body in ((f"/api/matches/{match}/seats", {}), ("/api/join", {"code": code})):
        refused = await other.post(path, body)
        assert (refused.status_code, refused.json()["code"]) == (422, "name-alike")
    await other.done("/api/guests", {"nickname": "Ines"})
    await other.done("/api/join", {"code": code})
    renamed = await other.ask("PATCH", "/api/me", {"nickname": "THEO"})
    assert (renamed.status_code, renamed.json()["code"]) == (422, "name-alike")

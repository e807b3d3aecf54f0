"""Tests of rematches: one table for all, seats kept, the others asked, and the first Goal by lot again."""

import asyncio
from typing import Any

import pytest

from forceout.service.store.events import Draft
from forceout.service.tables.fold import LiveTable
from tests.support.house import TABLE, Browser, House

pytestmark = pytest.mark.anyio


async def finished(house: House, *players: Browser, bots: tuple[str, ...] = (), **settings: Any) -> str:
    """A table of these players and bots whose match was broken off."""
    host, *others = players
    wanted = {**TABLE, "seats": len(players) + len(bots), **settings}
    match: str = (await host.done("/api/matches", wanted))["match"]
    code = (await host.done(f"/api/matches/{match}/code"))["code"]
    for one in others:
        await one.done("/api/join", {"code": code})
    for level in bots:
        await host.done(f"/api/matches/{match}/bots", {"level": level})
    await host.done(f"/api/matches/{match}/start")
    await host.done(f"/api/matches/{match}/abandon", {"why": "players-agree"})
    return match


async def own(browser: Browser) -> dict[str, dict[str, Any]]:
    """The tables where somebody has business, by their names."""
    return {one["match"]: one for one in (await browser.get("/api/me/tables")).json()["tables"]}


async def test_a_rematch_takes_everybody_along_to_the_seats_that_they_had(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = await finished(house, ada, ben, bots=("club",), division="junior")
    fresh = await ben.done(f"/api/matches/{match}/rematch")
    assert (fresh["you"]["seat"], fresh["you"]["is_host"], fresh["status"]) == ("P2", True, "waiting")
    assert [(one["name"], one["kept_for"], one["bot"]) for one in fresh["seats"]] == [
        ("", "Ada", None),
        ("Ben", None, None),
        ("Venn", None, "club"),
    ]
    assert fresh["settings"]["division"] == "junior"
    seen = (await ada.get(f"/api/matches/{match}")).json()
    assert seen["rematch"] == {"match": fresh["match"], "by": "P2"}
    asked = (await own(ada))[fresh["match"]]
    assert (asked["is_asked"], asked["kept"], asked["seat"], asked["is_your_turn"]) == (True, "P1", None, False)
    again = await ada.done(f"/api/matches/{match}/rematch")
    assert (again["match"], again["you"]["seat"], again["you"]["is_host"]) == (fresh["match"], "P1", False)
    assert not (await own(ada))[fresh["match"]]["is_asked"]


async def test_on_sets_I_D_note_the_first_goal_of_a_rematch_is_drawn_by_lot_again(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = await finished(house, ada, ben)
    fresh = (await ada.done(f"/api/matches/{match}/rematch"))["match"]
    await ben.done(f"/api/matches/{match}/rematch")
    begun = await ada.done(f"/api/matches/{fresh}/start")
    assert (begun["lot"]["to_roll"], begun["lot"]["rolled"]) == (["P1", "P2"], {})
    assert begun["next_goal_setter"] is None


async def test_two_who_ask_at_once_are_given_the_same_table(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = await finished(house, ada, ben)
    answers = await asyncio.gather(*(one.done(f"/api/matches/{match}/rematch") for one in (ada, ben, ada, ben)))
    assert len({one["match"] for one in answers}) == 1
    view = (await ada.get(f"/api/matches/{answers[0]['match']}")).json()
    assert [one["name"] for one in view["seats"]] == ["Ada", "Ben"]
    assert sum(one["you"]["is_host"] for one in answers[:2]) == 1


async def test_everybody_at_the_old_table_hears_of_it(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = await finished(house, ada, ben)
    before = (await ben.get(f"/api/matches/{match}")).json()["seq"]
    socket = ben.socket(match)
    await socket.until("update")
    fresh = await ada.done(f"/api/matches/{match}/rematch")
    told = await socket.update_to(before + 1)
    assert told["view"]["rematch"] == {"match": fresh["match"], "by": "P1"}
    assert told["events"][0].keys() == {"seq", "at", "kind", "match"}


async def test_a_worker_that_stopped_in_between_leaves_a_table_that_the_next_one_lays(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = await finished(house, ada, ben)
    person = (await ben.get("/api/me")).json()["person"]

    def asked(live: LiveTable, now: int) -> list[Draft]:
        return [Draft({"kind": "rematched", "match": "laidlaterxyz", "by": person}, now, now)]

    await house.service.tables.change(match, asked)
    fresh = await ada.done(f"/api/matches/{match}/rematch")
    assert (fresh["match"], fresh["you"]["seat"], fresh["you"]["is_host"]) == ("laidlaterxyz", "P1", False)
    assert (await own(ben))["laidlaterxyz"]["seat"] == "P2"


async def test_a_kept_seat_is_nobody_elses_until_it_is_let_go(house: House) -> None:
    ada, ben, cleo = [await house.guest(name) for name in ("Ada", "Ben", "Cleo")]
    match = await finished(house, ada, ben, is_listed=True)
    fresh = (await ada.done(f"/api/matches/{match}/rematch"))["match"]
    refused = await cleo.post(f"/api/matches/{fresh}/seats", {})
    assert (refused.status_code, refused.json()["code"]) == (422, "seat-taken")
    house.clock.now += 1000
    (entry,) = (await cleo.get("/api/matches")).json()["matches"]
    assert all(seat["is_taken"] for seat in entry["seats"])
    assert (await ada.post(f"/api/matches/{fresh}/bots", {"level": "club"})).status_code == 422
    assert (await cleo.ask("DELETE", f"/api/matches/{fresh}/seats/P2")).status_code in (403, 404)
    declined = await ben.ask("DELETE", f"/api/matches/{fresh}/seats/P2")
    assert declined.status_code == 200
    assert fresh not in await own(ben)
    assert (await cleo.done(f"/api/matches/{fresh}/seats", {}))["you"]["seat"] == "P2"


async def test_who_is_asked_sees_a_table_that_nobody_may_watch_and_sits_down_without_a_code(house: House) -> None:
    ada, ben, eve = [await house.guest(name) for name in ("Ada", "Ben", "Eve")]
    match = await finished(house, ada, ben)
    fresh = (await ada.done(f"/api/matches/{match}/rematch"))["match"]
    assert (await eve.get(f"/api/matches/{fresh}")).status_code == 404
    assert (await ben.get(f"/api/matches/{fresh}")).json()["you"]["kept"] == "P2"
    assert (await ben.done(f"/api/matches/{fresh}/seats", {}))["you"]["seat"] == "P2"


async def test_a_rematch_that_was_closed_again_may_be_asked_for_anew(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = await finished(house, ada, ben)
    first = (await ada.done(f"/api/matches/{match}/rematch"))["match"]
    await ada.done(f"/api/matches/{first}/abandon", {"why": "nobody-came"})
    second = await ben.done(f"/api/matches/{match}/rematch")
    assert second["match"] != first
    assert (second["status"], second["you"]["is_host"]) == ("waiting", True)
    assert (await ada.done(f"/api/matches/{match}/rematch"))["match"] == second["match"]


async def test_a_seat_is_kept_for_somebody_for_whom_a_bot_played_on(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await house.match_of_two(ada, ben))["match"]
    await house.service.tables.change(
        match, lambda live, now: [Draft({"kind": "seated", "seat": "P2", "bot": "club"}, now, now)]
    )
    await ada.done(f"/api/matches/{match}/abandon", {"why": "players-agree"})
    fresh = await ada.done(f"/api/matches/{match}/rematch")
    assert fresh["seats"][1]["kept_for"] == "Ben"
    assert (await ben.done(f"/api/matches/{match}/rematch"))["you"]["seat"] == "P2"


async def test_a_spectator_asks_for_no_rematch(house: House) -> None:
    ada, ben, eve = [await house.guest(name) for name in ("Ada", "Ben", "Eve")]
    match = await finished(house, ada, ben, is_watchable=True)
    assert (await eve.post(f"/api/matches/{match}/rematch")).status_code == 403
    running = (await house.match_of_two(ada, ben))["match"]
    assert (await ada.post(f"/api/matches/{running}/rematch")).status_code == 403

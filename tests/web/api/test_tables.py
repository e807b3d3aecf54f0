"""Tests of tables over HTTP."""

import pytest

from tests.support.house import PRACTICE, TABLE, House

pytestmark = pytest.mark.anyio


async def test_a_table_from_its_creation_to_the_first_roll(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    assert view["you"] == {
        "seat": "P1",
        "is_host": True,
        "is_judge": False,
        "left": None,
        "kept": None,
        "call": None,
    }
    assert [seat["name"] for seat in view["seats"]] == ["Ada", "Noether"]
    assert view["status"] == "playing"
    assert view["legal"]["actions"] == [{"do": "lot"}]
    answered = await ada.act(view, {"do": "lot"})
    assert answered.status_code == 201
    assert answered.json()["seq"] == view["seq"] + 1


async def test_the_same_key_again_answers_the_same(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    first = await ada.act(view, {"do": "lot"}, "once")
    again = await ada.act(view, {"do": "lot"}, "once")
    assert (first.status_code, again.status_code) == (201, 200)
    assert first.json() == again.json()


async def test_a_key_used_for_another_action_is_refused(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    await ada.act(view, {"do": "lot"}, "once")
    other = await ada.act(view, {"do": "shake"}, "once")
    assert (other.status_code, other.json()["code"]) == (409, "key-reused")


async def test_an_action_from_an_old_view_is_told_where_the_table_is(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    await ada.act(view, {"do": "lot"}, "first")
    late = await ada.act(view, {"do": "lot"}, "second")
    assert late.status_code == 409
    assert late.headers["content-type"] == "application/problem+json"
    assert (late.json()["code"], late.json()["head"]) == ("stale", view["seq"] + 1)
    assert late.json()["again"] is True
    started = await ada.act(view, {"do": "shake"}, "third")
    assert started.status_code == 409
    assert "again" not in started.json()


async def test_what_the_rules_refuse_comes_with_its_rule_and_nicknames(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    view = await house.match_of_two(ada, ben)
    refused = await ada.act(view, {"do": "roll"})
    assert refused.status_code == 422
    problem = refused.json()
    assert problem["rule"]
    assert "P1" not in problem["message"]
    assert set(problem) == {"type", "title", "status", "code", "message", "rule"}


async def test_a_code_lets_somebody_in_and_an_old_one_does_not(house: House) -> None:
    ada, ben, cleo = [await house.guest(name) for name in ("Ada", "Ben", "Cleo")]
    match = (await ada.done("/api/matches", {**TABLE, "seats": 3}))["match"]
    old = (await ada.done(f"/api/matches/{match}/code"))["code"]
    assert (await ada.done(f"/api/matches/{match}/code"))["code"] == old
    new = await ada.done(f"/api/matches/{match}/new-code")
    assert new["ended"] == old
    ended = await ben.post("/api/join", {"code": old})
    assert (ended.status_code, ended.json()["code"]) == (404, "code-ended")
    assert "host" in ended.json()["message"]
    assert (await ben.post(f"/api/matches/{match}/new-code")).status_code == 404
    assert (await ben.done("/api/join", {"code": new["code"].lower()}))["you"]["seat"] == "P2"
    assert new["link"] == f"http://localhost:8000/join#{new['code'].replace('-', '')}"
    house.clock.now = new["expires_at"]
    assert (await cleo.post("/api/join", {"code": new["code"]})).json()["code"] == "no-such-code"


async def test_an_unlisted_table_is_nobody_elses(house: House) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    match = (await ada.done("/api/matches", TABLE))["match"]
    assert (await eve.get(f"/api/matches/{match}")).status_code == 404
    assert (await eve.post(f"/api/matches/{match}/seats", {})).status_code == 404
    assert (await eve.post(f"/api/matches/{match}/start")).status_code == 404
    assert (await eve.get("/api/matches")).json() == {"matches": []}
    assert (await eve.get(f"/api/matches/{match}/record")).status_code == 404
    assert (await eve.get(f"/api/matches/{match}/events")).status_code == 404


async def test_spectators_see_a_table_that_is_opened_and_take_no_seat_without_its_code(house: House) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    match = (await ada.done("/api/matches", TABLE))["match"]
    await ada.done(f"/api/matches/{match}/watching", {"allowed": True})
    view = (await eve.get(f"/api/matches/{match}")).json()
    assert (view["you"]["seat"], view["legal"]) == (None, None)
    refused = await eve.post(f"/api/matches/{match}/seats", {})
    assert refused.json()["code"] == "needs-code"
    assert (await house.browser().get(f"/api/matches/{match}")).status_code == 200


async def test_a_listed_table_is_in_the_lobby_and_open_to_sit_down(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    settings = {**TABLE, "is_listed": True}
    match = (await ada.done("/api/matches", settings))["match"]
    (entry,) = (await ben.get("/api/matches")).json()["matches"]
    assert (entry["match"], entry["seats"][0]["name"], entry["seats"][1]["is_taken"]) == (match, "Ada", False)
    assert (await ben.done(f"/api/matches/{match}/seats", {"seat": "P2"}))["you"]["seat"] == "P2"
    left = await ben.ask("DELETE", f"/api/matches/{match}/seats/P2")
    assert (left.status_code, left.json()["seats"][1]["is_taken"]) == (200, False)


async def test_a_host_pauses_resumes_and_closes_a_table_and_asks_for_a_rematch(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    at = f"/api/matches/{view['match']}"
    assert (await ada.done(f"{at}/pause"))["is_paused"]
    assert not (await ada.done(f"{at}/resume"))["is_paused"]
    assert (await ada.done(f"{at}/abandon", {"why": "host-left"}))["status"] == "abandoned"
    fresh = await ada.done(f"{at}/rematch")
    assert (fresh["match"] != view["match"], fresh["seats"][1]["bot"]) == (True, "learner")


async def test_a_judge_is_appointed_by_account_or_pseudonym(house: House) -> None:
    ada, uma, ole = [await house.guest(name) for name in ("Ada", "Uma", "Ole")]
    match = (await ada.done("/api/matches", TABLE))["match"]
    await uma.done("/api/accounts", {"name": "uma", "password": "three odd words"})
    await ada.done(f"/api/matches/{match}/judges", {"person": "uma"})
    assert (await uma.get(f"/api/matches/{match}")).json()["you"]["is_judge"]
    person = (await ole.get("/api/me")).json()["person"]
    await ada.done(f"/api/matches/{match}/judges", {"person": person})
    assert (await ole.get(f"/api/matches/{match}")).json()["you"]["is_judge"]
    assert (await ada.post(f"/api/matches/{match}/judges", {"person": "nobody"})).status_code == 404


async def test_a_second_browser_of_a_playing_host_rules_nothing_alone(house: House) -> None:
    ada, ben, owl = [await house.guest(name) for name in ("Ada", "Ben", "Owl")]
    match = (await house.match_of_two(ada, ben))["match"]
    at = f"/api/matches/{match}"
    person = (await owl.get("/api/me")).json()["person"]
    await ada.done(f"{at}/judges", {"person": person})
    seen = (await ben.get(at)).json()
    assert [(one["name"], one["by"], one["is_judge"], one["awaits"]) for one in seen["judges"]] == [
        ("Owl", "P1", False, ["P2"])
    ]
    ruling = {"do": "penalize", "player": "P2", "points": 9999, "reason": "behaviour"}
    assert (await owl.act(seen, ruling)).status_code == 403
    number = seen["judges"][0]["number"]
    assert (await owl.post(f"{at}/judges/{number}/answer", {"agreed": True})).status_code == 403
    agreed = await ben.done(f"{at}/judges/{number}/answer", {"agreed": True})
    assert agreed["judges"][0]["is_judge"]
    assert (await owl.act(agreed, ruling)).status_code == 422
    assert (await ben.ask("DELETE", f"{at}/judges/{number}")).status_code == 403
    assert (await ada.ask("DELETE", f"{at}/judges/{number}")).json()["judges"] == []
    assert (await ada.ask("DELETE", f"{at}/judges/{number}")).status_code == 404


async def test_the_record_waits_until_no_shake_runs(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    view = await house.match_of_two(ada, ben)
    at = f"/api/matches/{view['match']}"
    assert (await ada.get(f"{at}/record")).text.startswith("Forceout match record 1\ngame: on-sets")
    for _ in range(20):
        view = (await ada.get(at)).json()
        if view["lot"] is None:
            break
        who = ada if "P1" in view["lot"]["to_roll"] else ben
        assert (await who.act(view, {"do": "lot"})).status_code == 201
    replay = (await ada.get(f"{at}/replay")).json()
    assert replay["names"] == {"P1": "Ada", "P2": "Ben"}
    assert {one["do"] for one in replay["actions"]} == {"lot"}
    assert replay == (await ada.done("/api/replay", {"record": (await ada.get(f"{at}/record")).text})) | {
        "names": replay["names"]
    }
    who = ada if view["next_goal_setter"] == "P1" else ben
    assert (await who.act(view, {"do": "shake"})).status_code == 201
    refused = await ada.get(f"{at}/replay")
    assert (refused.status_code, refused.json()["code"]) == (403, "shake-is-running")
    refused = await ada.get(f"{at}/record")
    assert (refused.status_code, refused.json()["code"]) == (403, "shake-is-running")
    for path in ("analysis", "endgames?shake=1", "endgames?shake=2", "goals?shake=1", "goals?shake=2"):
        refused = await ada.get(f"{at}/{path}")
        assert (refused.status_code, refused.json()["code"]) == (403, "shake-is-running"), path


async def test_more_actions_at_once_than_can_be_written_soon_are_refused_at_once(house: House) -> None:
    ada = await house.guest("Ada")
    view = await house.practice(ada)
    house.site.admission.in_flight = 1000
    busy = await ada.act(view, {"do": "lot"})
    assert (busy.status_code, busy.headers["retry-after"], busy.json()["code"]) == (503, "1", "busy")
    house.site.admission.in_flight = 0
    assert (await ada.act(view, {"do": "lot"})).status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "chess", "division": "middle"},
        {**PRACTICE, "seats": 4},
        {**PRACTICE, "seats": "2"},
        {**PRACTICE, "colour": "red"},
        {**PRACTICE, "edition": "1066"},
        {**PRACTICE, "season": "odd"},
        [],
        "table",
    ],
)
async def test_settings_that_make_no_table_are_refused(house: House, body: object) -> None:
    ada = await house.guest("Ada")
    refused = await ada.post("/api/matches", body)
    assert refused.status_code == 400
    assert refused.json()["message"]


async def test_a_picture_for_phones_leads_to_the_join_page(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    match = (await ada.done("/api/matches", TABLE))["match"]
    assert (await ada.get(f"/api/matches/{match}/qr.svg")).status_code == 404
    code = (await ada.done(f"/api/matches/{match}/code"))["code"]
    picture = await ada.get(f"/api/matches/{match}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in picture.content
    await ben.done("/api/join", {"code": code})
    assert (await ben.get(f"/api/matches/{match}/qr.svg")).status_code == 403


async def test_a_stranger_who_acts_learns_nothing_of_the_table(house: House) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    view = await house.practice(ada)
    refused, nothing = await eve.act(view, {"do": "lot"}), await eve.act({**view, "match": "zzzz"}, {"do": "lot"})
    assert (refused.status_code, nothing.status_code) == (404, 404)
    live = await house.service.matches.find(view["match"])
    assert live.seq == view["seq"]

"""The judge's desk over HTTP: a call from an online table taken, ruled, penalised with a second judge, appealed, held;
a paper table from nothing; and what the books answer (trust.md, promises 7 and 20)."""

from typing import Any, Final

import pytest

from tests.support.house import Browser, House

pytestmark = pytest.mark.anyio

SETTINGS: Final = {"game": "on-sets", "division": "middle", "form": "basic", "clock": "official"}

SPANISH: Final = {"accept-language": "es"}


async def table_with_judges(house: House) -> tuple[str, dict[str, Browser]]:
    """A match between two whose host does not play, with two judges by code."""
    people = {name: await house.guest(name) for name in ("Hedy", "Ada", "Ben", "Ruth", "Kwame")}
    host = people["Hedy"]
    match = (await host.done("/api/matches", SETTINGS))["match"]
    await host.ask("DELETE", f"/api/matches/{match}/seats/P1")
    for name in ("Ada", "Ben"):
        code = (await host.done(f"/api/matches/{match}/code"))["code"]
        await people[name].done("/api/join", {"code": code})
    for name in ("Ruth", "Kwame"):
        code = (await host.done(f"/api/matches/{match}/judge-code"))["code"]
        found = await people[name].done("/api/desk/join", {"code": code})
        assert [one["match"] for one in found["tables"]] == [match]
    await host.done(f"/api/matches/{match}/start")
    return match, people


async def card(browser: Browser, match: str) -> dict[str, Any]:
    answered = await browser.get(f"/api/desk/tables/{match}")
    assert answered.status_code == 200, answered.text
    found: dict[str, Any] = answered.json()
    return found


async def test_a_call_is_taken_ruled_penalised_appealed_and_held(house: House) -> None:
    match, people = await table_with_judges(house)
    ada, ben, ruth, kwame = (people[name] for name in ("Ada", "Ben", "Ruth", "Kwame"))
    await house.play_to_goal(ada, ben, match=match)
    view = await ada.done(f"/api/matches/{match}/calls", {"reason": "behaviour"})
    assert view["is_paused"]
    assert view["calls"][0]["reason"] == "behaviour"
    seen = (await ben.get(f"/api/matches/{match}")).json()
    assert "reason" not in seen["calls"][0]
    assert seen["calls"][0]["is_covering"]
    desk = (await ruth.get("/api/desk")).json()
    (call,) = desk["calls"]
    assert (call["reason"], call["name"], call["table"]["match"]) == ("behaviour", "Ada", match)
    here = f"/api/desk/tables/{match}"
    for step in ("take", "come"):
        await ruth.done(f"{here}/calls/{call['number']}/{step}")
    assert (await ben.get(f"/api/matches/{match}")).json()["calls"][0]["judge"] == "Ruth"
    found = await ruth.done(f"{here}/rulings", {"situation": "guideline-B4", "call": call["number"]})
    assert found["rulings"][0]["by"] == "Ruth"
    in_spanish = (await ruth.ask("GET", here, None, SPANISH)).json()
    assert in_spanish["rulings"][0]["title"] != found["rulings"][0]["title"] == "A negative Goal is charged"
    wanted = {"what": "penalty", "seat": "P2", "cause": "unfair-advantage", "reason": "unfair-advantage"}
    await ruth.done(f"{here}/seconds", wanted)
    (asked,) = (await kwame.get("/api/desk")).json()["seconds"]
    assert (asked["by"], asked["name"]) == ("Ruth", "Ben")
    assert (await ruth.get("/api/desk")).json()["seconds"] == []
    refused = await ruth.post(f"{here}/seconds/{asked['number']}", {"agrees": True})
    assert refused.status_code == 403
    await kwame.done(f"{here}/seconds/{asked['number']}", {"agrees": True})
    assert (await ada.get(f"/api/matches/{match}")).json()["shake"]["penalties"] == {"P1": 0, "P2": -1}
    await ruth.done(f"{here}/seconds", {"what": "ruling", "ruling": found["rulings"][0]["number"]})
    (asked,) = (await kwame.get("/api/desk")).json()["seconds"]
    await kwame.done(f"{here}/seconds/{asked['number']}", {"agrees": True})
    settled = await ruth.done(f"{here}/calls/{call['number']}/close")
    assert settled["calls"][0]["how"] == "settled"
    view = (await ben.get(f"/api/matches/{match}")).json()
    assert not view["is_paused"]
    answered = await ben.act(view, {"do": "appeal", "reason": "rule-misread"})
    assert answered.status_code == 201, answered.text
    found = await card(ruth, match)
    assert found["is_held"]
    assert found["appeals"][0]["name"] == "Ben"
    assert found["state"] == "appeal"
    acts = (await ruth.get(f"{here}/acts?as=json")).json()["acts"]
    assert [(one["what"], one["player"], one["reason"], one["by"]) for one in acts] == [
        ("call", "P1", "behaviour", ""),
        ("call-taken", "", "", "Ruth"),
        ("judge-came", "", "", "Ruth"),
        ("ruling", "", "guideline-B4", "Ruth"),
        ("second-asked", "P2", "unfair-advantage", "Ruth"),
        ("second-answered", "", "agrees", "Kwame"),
        ("penalize", "P2", "unfair-advantage", "judge"),
        ("second-asked", "", "ruling", "Ruth"),
        ("second-answered", "", "agrees", "Kwame"),
        ("second-judge", "", "guideline-B4", "judge"),
        ("call-closed", "", "settled", "Ruth"),
        ("appeal", "P2", "rule-misread", ""),
    ]
    assert acts[3]["title"]
    assert {one["shake"] for one in acts} == {1}


async def test_nobody_else_reads_a_card(house: House) -> None:
    match, people = await table_with_judges(house)
    for name in ("Ada", "Ben", "Hedy"):
        assert (await people[name].get(f"/api/desk/tables/{match}")).status_code == 404
        for kind in ("as=csv", "as=json&event=true"):
            assert (await people[name].get(f"/api/desk/tables/{match}/acts?{kind}")).status_code == 404
        for path in ("rulings", "seconds", "calls", "checks", "paper", "acts", "close"):
            answered = await people[name].post(f"/api/desk/tables/{match}/{path}", {})
            assert answered.status_code in (400, 404), path
    assert (await house.browser().get("/api/desk")).status_code == 401


async def test_guesses_of_a_code_are_bounded(house: House) -> None:
    guest = await house.guest("Mallory")
    found = [(await guest.post("/api/desk/join", {"code": f"ABCD-{number:04}"})).status_code for number in range(30)]
    assert found[0] == 404
    assert found[-1] == 429


async def test_a_director_alone_makes_a_table_part_of_an_event(house: House) -> None:
    guest = await house.guest("Ada")
    refused = await guest.post("/api/matches", {**SETTINGS, "event": "spring"})
    assert refused.status_code == 403


async def test_a_paper_table_from_nothing_to_a_checked_solution(house: House) -> None:
    ruth = await house.guest("Ruth")
    found = await ruth.done("/api/desk/tables", {"game": "equations", "division": "elementary", "section": "B"})
    match = found["match"]
    here = f"/api/desk/tables/{match}"
    position = {"goal": "5", "required": ["r2"], "permitted": ["r+", "b3"], "forbidden": [], "resources": ["k7"]}
    await ruth.done(f"{here}/paper", {"position": position, "badges": {"P1": "12"}})
    refused = await ruth.post(f"{here}/checks", {"writer": "P1", "situation": "now"})
    assert refused.status_code == 400
    made = await ruth.done(f"{here}/checks", {"writer": "P1", "situation": "now", "solution": "2+3=5"})
    assert [one["state"] for one in made["strips"]] == ["ready", "ready", "ready", "ready", "shut", "shut"]
    opened = await ruth.done(f"{here}/checks/{made['number']}/openings", {"asked": "equals", "by": "P2"})
    assert opened["strips"][2]["openings"][0]["answer"]["equals"]
    shut = await ruth.post(f"{here}/checks/{made['number']}/openings", {"asked": "equals", "by": "P3"})
    assert shut.status_code == 422
    page = await ruth.get(f"/judge/turned/{match}/{made['number']}/1", accept="text/html")
    assert page.status_code == 200
    assert "2+3" not in page.text
    assert (await ruth.get(f"/judge/turned/{match}/{made['number']}/2", accept="text/html")).status_code == 404
    done = await ruth.done(f"{here}/checks/{made['number']}/news", {"is_over": True})
    assert done["strips"][5]["state"] == "ready"
    bad = await ruth.post(f"{here}/paper", {"position": {"required": ["banana"]}})
    assert bad.status_code == 201
    refused = await ruth.post(f"{here}/checks", {"writer": "P1", "situation": "now", "solution": "2+3=5"})
    assert refused.status_code == 400


@pytest.mark.parametrize(
    ("game", "edition", "season"),
    [("on-sets", "2026-27", None), ("on-sets", "2014-15", None), ("equations", "2015-16", "even")],
)
async def test_every_book_answers_an_official(house: House, game: str, edition: str, season: str | None) -> None:
    browser = house.browser()
    about = {"game": game, "edition": edition} | ({} if season is None else {"season": season})
    for division in ("elementary", "middle", "junior", "senior"):
        asks = "&".join(f"{name}={value}" for name, value in {**about, "division": division}.items())
        book = (await browser.get(f"/api/desk/book?{asks}")).json()
        for name in ("causes", "clocks", "equipment", "procedures", "questions", "objections", "variations", "cubes"):
            assert book[name], name
        assert book["reminders"][0] is None
        assert book["reminders"][-1]["says"]
    asked = {**about, "division": "middle"}
    penalty = {**asked, "cause": "behaviour", "player": "P1"}
    assert not (await browser.done("/api/desk/sheets/penalty", penalty))["may_take"]
    assert (await browser.done("/api/desk/sheets/penalty", {**penalty, "warnings": 1}))["may_take"]
    appeal = {**asked, "has_second_judge_ruled": True, "has_signed": False}
    assert (await browser.done("/api/desk/sheets/appeal", appeal))["may"] == (edition == "2026-27")
    charge = await browser.done("/api/desk/sheets/procedure", {**asked, "code": "not-your-turn", "since": ["move"]})
    assert charge["verdict"] == "insulated"
    two = await browser.done("/api/desk/sheets/two", {**asked, "challengers": ["P1", "P2"], "third_says": "P1"})
    assert two["says"]
    test = (await browser.get(f"/api/desk/test?game={game}&division=middle&seed=7&edition={edition}")).json()
    assert len(test["questions"]) == 12
    first = test["questions"][0]
    choice = {**asked, "seed": 7, "number": first["number"], "choice": 0}
    marked = await browser.done("/api/desk/test", choice)
    assert marked["says"]


async def test_the_finder_says_what_is_not_among_our_sources(house: House) -> None:
    browser = house.browser()
    found = (await browser.get("/api/desk/finder?game=equations")).json()
    assert "manual" in found["sources"]
    assert (await browser.get("/api/desk/finder?game=chess")).status_code == 400
    assert (await browser.get("/api/desk/book?game=on-sets&division=middle&edition=1999-00")).status_code == 404


async def test_the_finder_and_the_test_are_in_the_readers_language_and_without_a_network_too(house: House) -> None:
    browser = house.browser()
    english = (await browser.get("/api/desk/finder?game=on-sets")).json()
    spanish = (await browser.ask("GET", "/api/desk/finder?game=on-sets", None, SPANISH)).json()
    assert (english["language"], spanish["language"]) == ("en", "es")
    by_name = {one["id"]: one for one in spanish["documents"]}
    assert {one["language"] for one in by_name.values()} == {"es"}
    for one in english["documents"]:
        assert by_name[one["id"]]["english"]["ruling"] == one["ruling"]
    assert spanish["sources"] != english["sources"]
    assert (await browser.get("/contents/-000000000000/es/finder/on-sets")).json() == spanish
    asks = "/api/desk/test?game=on-sets&division=middle&seed=7"
    drawn = (await browser.get(asks)).json()["questions"]
    told = (await browser.ask("GET", asks, None, SPANISH)).json()["questions"]
    assert [one["kind"] for one in told] == [one["kind"] for one in drawn]
    assert [one["position"] for one in told] == [one["position"] for one in drawn]
    assert told[0]["asks"] != drawn[0]["asks"]
    assert not set(told[0]["choices"]) & set(drawn[0]["choices"])


async def test_a_selection_is_checked_by_the_book(house: House) -> None:
    browser = house.browser()
    position = {"universe": ["BR", "B", "RGY", "-", "GY", "R"], "resources": [*"BRG∪∩'=12345V"]}
    asked = {
        "game": "on-sets",
        "division": "middle",
        "position": position,
        "pick": {"name": "required-card", "card": "BR"},
    }
    found = await browser.post("/api/desk/sheets/selection", asked)
    assert found.status_code in (200, 400), found.text
    bad = await browser.post("/api/desk/sheets/selection", {**asked, "pick": {"name": "no-such-variation"}})
    assert bad.status_code == 400

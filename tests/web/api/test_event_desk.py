"""The director's desk over HTTP: swaps, sheets as they are typed, codes, files, the diary."""

import json
from typing import Any

import pytest

from forceout.service.events.looking import is_stale
from forceout.tournament import acts as do
from forceout.tournament.codec import plain
from forceout.tournament.paper.sheets_of_paper import SHEETS
from forceout.tournament.settings import Weights
from forceout.tournament.sheets import Sheet
from tests.support.house import House
from tests.support.spreadsheet_files import rows_of
from tests.tournament.small_event import SETS, settings
from tests.web.api.test_events import Hall

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(house: House) -> Hall:
    return await Hall(house).open()


async def sheet_of(hall: Hall, who: str, sheet: dict[str, Any], table: str = "A I") -> dict[str, Any]:
    body = {"competition": SETS, "round": 1, "table": table, "sheet": sheet}
    answered = await hall.people[who].post(f"{hall.path}/checks", body)
    assert answered.status_code == 200, answered.text
    found: dict[str, Any] = answered.json()
    return found


async def test_my_events_are_those_in_which_i_have_an_office(hall: Hall) -> None:
    own = (await hall.people["judge"].get("/api/tournaments")).json()["events"]
    assert [(one["id"], one["office"], one["players"]) for one in own] == [(hall.id, "judge", 6)]
    assert (await hall.people["stranger"].get("/api/tournaments")).json()["events"] == []
    assert (await hall.people["nobody"].get("/api/tournaments")).status_code == 401


async def test_a_sheet_is_checked_as_it_is_typed_and_nothing_is_kept(hall: Hall) -> None:
    first, second, third = (await hall.seats())[0]["players"]
    row = {"scores": {first: 6, second: 4, third: 2}, "goal_setter": first}
    sofar = await sheet_of(hall, "scorekeeper", {"totals": {}, "rows": [row]})
    assert sofar["missing"] == [first, second, third]
    assert sofar["is_stopped"]
    assert sofar["next_setter"] == second
    assert sofar["sums"] == {first: 6, second: 4, third: 2}
    wrong = await sheet_of(hall, "scorekeeper", {"totals": {first: 8, second: 4, third: 2}, "rows": [row]})
    remark = next(one for one in wrong["remarks"] if one["code"] == "wrong-total")
    assert (remark["kind"], remark["player"], remark["right"]) == ("stops", first, 6)
    assert "Child" in remark["message"]
    penalty = {"player": first, "points": 1, "initials": ""}
    signed = {"totals": {first: 6, second: 4, third: 2}, "rows": [row], "signed": [first, second, third]}
    fine = await sheet_of(hall, "scorekeeper", {**signed, "penalties": [penalty]})
    assert [one["code"] for one in fine["remarks"]] == ["no-initials"]
    assert not fine["is_stopped"]
    assert fine["points"] == {first: 6, second: 4, third: 2}
    assert fine["leaders"] == [first]
    before = (await hall.view("director"))["seq"]
    odd = await hall.people["scorekeeper"].post(
        f"{hall.path}/checks", {"competition": SETS, "round": 1, "table": "A I", "sheet": {"totals": [1]}}
    )
    assert odd.status_code == 400
    none = {"competition": SETS, "round": 1, "table": "Z I", "sheet": {"totals": {}}}
    assert (await hall.people["scorekeeper"].post(f"{hall.path}/checks", none)).status_code == 422
    assert (await hall.view("director"))["seq"] == before


async def test_a_player_checks_the_sheet_of_their_own_table_only(hall: Hall) -> None:
    tables = await hall.seats()
    other = next(one["label"] for one in tables if "p0001" not in one["players"])
    body = {"competition": SETS, "round": 1, "table": other, "sheet": {"totals": {}}}
    assert (await hall.people["player"].post(f"{hall.path}/checks", body)).status_code == 404


async def test_the_price_of_a_swap_before_it_is_made(hall: Hall) -> None:
    tables = await hall.seats()
    one, other = tables[0]["players"][0], tables[1]["players"][0]
    at = f"{hall.path}/drafts/{SETS}/1/swaps"
    effect = (await hall.people["deputy"].get(f"{at}?first={one}&second={other}")).json()
    assert effect["gone"] == effect["new"] == []
    assert effect["cost"] == 0
    best = (await hall.people["deputy"].get(at)).json()["best"]
    assert best == []
    assert (await hall.people["deputy"].get(f"{at}?first={one}&second={one}")).status_code == 422
    assert (await hall.people["deputy"].get(f"{at}?first={one}&second=nobody")).status_code == 422
    assert (await hall.people["deputy"].get(f"{hall.path}/drafts/{SETS}/2/swaps")).status_code == 404
    assert (await hall.people["deputy"].get(f"{hall.path}/drafts/{SETS}/99/swaps")).status_code == 404


async def test_codes_are_shown_again_to_those_who_could_have_made_them(hall: Hall) -> None:
    director = (await hall.people["director"].get(f"{hall.path}/codes")).json()["codes"]
    deputy = (await hall.people["deputy"].get(f"{hall.path}/codes")).json()["codes"]
    assert {one["office"] for one in director} == {"deputy", "scorekeeper", "judge", "coach", "player"}
    assert {one["office"] for one in deputy} == {"scorekeeper", "judge", "coach", "player"}
    own = next(one["code"] for one in director if one["office"] == "deputy")
    picture = f"{hall.path}/codes/{own}/picture"
    shown = await hall.people["director"].get(picture)
    assert shown.headers["content-type"].startswith("image/svg+xml")
    assert (await hall.people["deputy"].get(picture)).status_code == 404
    assert (await hall.people["scorekeeper"].get(picture)).status_code == 403


async def test_every_player_gets_a_code_once_and_has_it_on_the_card(hall: Hall) -> None:
    await hall.seats()
    at = f"{hall.path}/codes/players"
    # One of the six has a code already.
    assert (await hall.people["deputy"].done(at, {}))["made"] == 5
    assert (await hall.people["deputy"].done(at, {}))["made"] == 0
    codes = (await hall.people["director"].get(f"{hall.path}/codes")).json()["codes"]
    of_players = {one["subject"]: one["code"] for one in codes if one["office"] == "player"}
    assert len(of_players) == len(set(of_players.values())) == 6
    joined = await hall.people["stranger"].done("/api/tournaments/join", {"code": of_players["p0004"]})
    assert (joined["office"], joined["subject"]) == ("player", "p0004")
    for who in ("director", "scorekeeper"):
        card = await hall.people[who].get(f"{hall.path}/paper/player-cards?competition={SETS}")
        assert card.content.startswith(b"%PDF")
    for what in ("table-cards", "seats-by-table"):
        assert (await hall.people["director"].get(f"{hall.path}/paper/{what}?competition={SETS}")).status_code == 200


async def test_an_event_goes_out_as_a_file_and_comes_in_again(hall: Hall) -> None:
    await hall.seats()
    whole = (await hall.people["director"].get(f"{hall.path}/export?names=true")).text
    stranger = hall.people["stranger"]
    made = await stranger.done("/api/tournaments/files", {"text": whole})
    assert made["id"] != hall.id
    view = (await stranger.get(f"/api/tournaments/{made['id']}")).json()
    assert (view["office"], view["seq"], len(view["players"])) == ("director", (await hall.view("director"))["seq"], 6)
    assert {one["name"] for one in view["players"]} == {None}
    named = await stranger.done("/api/tournaments/files", {"text": whole, "has_permission": True})
    assert (await stranger.get(f"/api/tournaments/{named['id']}")).json()["players"][0]["name"] == "Child1 Surname1"
    again = await stranger.get(f"/api/tournaments/{made['id']}/export")
    assert json.loads(again.text)["digest"] == json.loads(whole)["digest"]
    # Whoever brought it in has a label of their own, so that they can be the second person for what others entered.
    bad = await stranger.post("/api/tournaments/files", {"text": whole.replace("School 1", "School X", 1)})
    assert bad.status_code == 400
    assert (await stranger.post("/api/tournaments/files", {"text": "{}"})).status_code == 400
    assert (await hall.people["nobody"].post("/api/tournaments/files", {"text": "{}"})).status_code in (401, 403)


async def test_the_diary_says_who_when_and_why(hall: Hall) -> None:
    await hall.act("deputy", {"do": "withdraw", "player": "p0002", "reason": "Ill"})
    entries = (await hall.people["director"].get(f"{hall.path}/log")).json()["entries"]
    assert entries[0]["by"] == "Dan"
    assert entries[0]["act"] == {"do": "withdraw", "player": "p0002", "reason": "Ill"}
    assert [one["act"]["do"] for one in entries] == ["withdraw", "import", "found"]
    earlier = (await hall.people["director"].get(f"{hall.path}/log?before={entries[0]['seq']}")).json()["entries"]
    assert [one["seq"] for one in earlier] == [2, 1]


async def test_a_late_entry_may_have_a_name(hall: Hall) -> None:
    act = {"do": "late-entry", "player": {"id": "p9", "division": "middle", "school": "school-1"}, "reason": "Bus"}
    body = {"act": act, "key": "late-entry-1", "name": "Late  Child"}
    assert (await hall.people["director"].post(f"{hall.path}/acts", body)).status_code == 201
    assert (await hall.view("director"))["players"][-1]["name"] == "Late Child"
    other = {"act": {"do": "withdraw", "player": "p9", "reason": "Bus"}, "key": "withdraw-9", "name": "Somebody Else"}
    assert (await hall.people["director"].post(f"{hall.path}/acts", other)).status_code == 201
    assert (await hall.view("director"))["players"][-1]["name"] == "Late Child"


async def test_columns_are_what_somebody_says(house: House) -> None:
    director = await house.guest("Dora")
    name = (await director.done("/api/tournaments", {"settings": plain(settings())}))["id"]
    text = "A,B,C\nMiddle,Ada,Hill\nMiddle,Ben,\n"
    body = {"text": text, "key": "trial-one", "is_trial": True, "columns": {"division": 0, "name": 1, "school": 2}}
    read = await director.done(f"/api/tournaments/{name}/imports", body)
    assert read["heading"] == ["A", "B", "C"]
    assert read["matched"] == {"division": 0, "name": 1, "school": 2}
    assert [(one["row"], one["column"]) for one in read["problems"]] == [(3, "school")]
    assert read["shown"] == {"2": ["Middle", "Ada", "Hill"], "3": ["Middle", "Ben", ""]}
    settled = {"3": {"cells": {"school": "Lake"}}}
    whole = await director.done(f"/api/tournaments/{name}/imports", {**body, "settled": settled, "is_trial": False})
    assert (whole["is_imported"], whole["players"], whole["schools"]) == (True, 2, 2)
    wrong = await director.post(f"/api/tournaments/{name}/imports", {**body, "columns": {"shoe": 0}})
    assert wrong.status_code == 400


async def test_a_brief_look_has_no_people_and_no_sheets(hall: Hall) -> None:
    table = (await hall.seats())[0]
    totals = dict(zip(table["players"], (10, 8, 6), strict=True))
    place = {"competition": SETS, "round": 1, "table": table["label"]}
    await hall.act("scorekeeper", {"do": "enter", **place, "sheet": {"totals": totals}})
    brief = (await hall.people["director"].get(f"{hall.path}?brief=true")).json()
    assert not {"players", "schools", "teams", "settings"} & set(brief)
    assert brief["people_count"] == [6, 6, 6, 0]
    assert sorted(brief["people"].values()) == ["Dan", "Dora", "Mei", "Ruth", "Tom"]
    seen = (await hall.people["director"].get(f"{hall.path}/rounds/{SETS}/1?brief=true")).json()
    assert seen["tables"][0]["status"] == "entered"
    assert seen["tables"][0]["may_confirm"]
    assert not {"sheet", "corrections"} & set(seen["tables"][0])
    assert "draft" not in seen
    assert "people" not in (await hall.people["player"].get(f"{hall.path}?brief=true")).json()


async def test_seats_are_published_while_results_come_in_elsewhere(hall: Hall) -> None:
    """A look is old only when what it was a look at has changed: one laptop seats while another enters."""
    base = (await hall.view("director"))["seq"]
    await hall.people["director"].done(
        f"{hall.path}/drafts", {"competition": SETS, "round": 1, "base": base, "key": "draft-one", "seed": 5}
    )
    seen = (await hall.view("director"))["seq"]
    await hall.act("judge", {"do": "no-show", "competition": SETS, "round": 4, "player": "p0001"})
    publish = {"act": {"do": "publish", "competition": SETS, "round": 1}, "key": "publish-one", "base": seen}
    assert (await hall.people["director"].post(f"{hall.path}/acts", publish)).json()["code"] == "stale"


def test_what_makes_a_look_an_old_one() -> None:
    publish, draft = do.Publish("a", 2), do.DraftSeating("a", 2, (), "draw", 1, Weights())
    entered = do.EnterResult("a", 1, "A I", Sheet({}))
    assert not is_stale(publish, [entered, do.Publish("b", 2), do.ConfirmResult("a", 1, "A I", {})])
    assert is_stale(draft, [entered])
    assert not is_stale(draft, [do.EnterResult("b", 1, "A I", Sheet({}))])
    for since in (do.SwapSeats("a", 2, "x", "y"), do.Withdraw("x", "Ill"), draft):
        assert is_stale(publish, [since])
    assert is_stale(do.AnnounceAwards(), [do.AddBonus("a", "x", 1, "Helped")])
    assert not is_stale(do.ChangeSettings(settings()), [entered])
    assert is_stale(do.ChangeSettings(settings()), [publish])
    assert is_stale(do.GoOnWithout("a", 1, ("A I",), "Late"), [do.GoOnWithout("a", 1, ("A I",), "Late")])
    assert not is_stale(do.GoOnWithout("a", 1, ("A I",), "Late"), [do.Withdraw("x", "Ill"), entered])


async def test_IX_C_warnings_and_disqualification_follow_a_player_through_the_rounds_of_a_tournament(
    hall: Hall,
) -> None:
    judge, director, stranger = (hall.people[name] for name in ("judge", "director", "stranger"))
    table = {"game": "on-sets", "division": "middle", "section": "A", "number": 1, "event": hall.id}
    for name in ("stranger", "player", "coach", "scorekeeper"):
        assert (await hall.people[name].post("/api/desk/tables", table)).status_code == 403, name
    events = (await judge.get("/api/desk")).json()["events"]
    assert [(one["event"], bool(one["title"])) for one in events] == [(hall.id, True)]
    assert (await stranger.get("/api/desk")).json()["events"] == []
    first = await judge.done("/api/desk/tables", table)
    here = f"/api/desk/tables/{first['match']}"
    await judge.done(f"{here}/paper", {"badges": {"P1": "17", "P2": "18"}, "shake": 2})
    await judge.done(f"{here}/acts", {"do": "warn", "seat": "P1", "reason": "talking"})
    await judge.done(f"{here}/acts", {"do": "disqualify", "seat": "P2", "reason": "behaviour", "scope": "all"})
    # Another official of the tournament sets up the next round.
    second = await director.done("/api/desk/tables", {**table, "round": 2})
    there = f"/api/desk/tables/{second['match']}"
    card = await director.done(f"{there}/paper", {"badges": {"P2": "17", "P3": "18"}})
    assert [
        (one["badge"], sum(warning["count"] for warning in one["warnings"]), one["out"]) for one in card["people"]
    ] == [
        ("", 0, None),
        ("17", 1, None),
        ("18", 0, "all"),
    ]
    one = rows_of(await judge.get(f"{here}/acts?as=csv"))
    assert one[0] == "table,round,shake,number,at,what,player,reason,title,amount,by"
    assert [line.split(",")[5:8] for line in one[1:]] == [
        ["warn", "P1 #17", "talking"],
        ["disqualify", "P2 #18", "behaviour all"],
    ]
    await director.done(f"{there}/acts", {"do": "warn", "seat": "P1", "reason": "delaying"})
    whole = (await judge.get(f"{here}/acts?as=json&event=true")).json()["acts"]
    assert [(one["round"], one["shake"], one["what"]) for one in whole] == [
        (1, 2, "warn"),
        (1, 2, "disqualify"),
        (2, 1, "warn"),
    ]


async def test_paper_has_first_names_and_initials_unless_whole_names_are_asked_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.seats()
    printed: list[dict[str, str]] = []
    by_name = SHEETS["seats-by-name"]

    def noted(state: Any, competition: Any, number: int, names: dict[str, str], address: str) -> Any:
        printed.append(dict(names))
        return by_name(state, competition, number, names, address)

    monkeypatch.setitem(SHEETS, "seats-by-name", noted)
    for more in ("", "&full-names=true"):
        at = f"{hall.path}/paper/seats-by-name?competition={SETS}{more}"
        assert (await hall.people["scorekeeper"].get(at)).status_code == 200
    short, whole = printed
    assert set(short) == set(whole)
    assert short
    assert all(len(name.split()[-1]) > 2 for name in whole.values())
    assert short == {player: f"{name.split()[0]} {name.split()[-1][0]}." for player, name in whole.items()}

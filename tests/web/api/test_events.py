"""Tournaments over HTTP: what each office may ask, and what each sees."""

from typing import Any

import pytest
from sqlalchemy import func, select

from forceout.service.events.log import OF_EVENTS
from forceout.service.store.schema import people, tournaments
from forceout.tournament.codec import plain
from tests.support.house import Browser, House
from tests.support.spreadsheet_files import rows_of
from tests.tournament.recomputation import Recomputed
from tests.tournament.small_event import SETS, settings

pytestmark = pytest.mark.anyio
PLAYERS = "Name,Division,School,Team,Seed\n" + "".join(
    f"Child{number} Surname{number},Middle,School {number},Team {number},1\n" for number in range(1, 7)
)


class Hall:
    """An event with a director, a deputy, two at the desk, a judge, a coach and a player."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people: dict[str, Browser] = {}
        self.id = ""
        self.keys = 0

    async def open(self) -> "Hall":
        director = self.people["director"] = await self.house.guest("Dora")
        wanted = {**plain(settings()), "names_until": "2027-06-30"}
        self.id = (await director.done("/api/tournaments", {"settings": wanted}))["id"]
        sent = {"text": PLAYERS, "key": "import-one", "has_permission": True}
        assert (await director.done(f"{self.path}/imports", sent))["is_imported"]
        for name, office, subject in (
            ("Dan", "deputy", None),
            ("Tom", "scorekeeper", None),
            ("Mei", "scorekeeper", None),
            ("Ruth", "judge", None),
            ("Cora", "coach", "school-1"),
            ("Ada", "player", "p0001"),
        ):
            code = (await director.done(f"{self.path}/codes", {"office": office, "subject": subject}))["code"]
            who = "second" if name == "Mei" else office
            self.people[who] = await self.house.guest(name)
            joined = await self.people[who].done("/api/tournaments/join", {"code": code})
            assert (joined["id"], joined["office"]) == (self.id, office)
        self.people["stranger"] = await self.house.guest("Sam")
        self.people["nobody"] = self.house.browser()
        return self

    @property
    def path(self) -> str:
        return f"/api/tournaments/{self.id}"

    async def view(self, who: str) -> dict[str, Any]:
        answered = await self.people[who].get(self.path)
        assert answered.status_code == 200, answered.text
        seen: dict[str, Any] = answered.json()
        return seen

    async def act(self, who: str, act: dict[str, Any]) -> Any:
        self.keys += 1
        base = (await self.view("director"))["seq"]
        return await self.people[who].post(
            f"{self.path}/acts", {"act": act, "key": f"test-key-{self.keys}", "base": base}
        )

    async def seats(self, number: int = 1) -> list[dict[str, Any]]:
        base = (await self.view("director"))["seq"]
        body = {"competition": SETS, "round": number, "base": base, "key": f"draft-number-{number}", "seed": 5}
        await self.people["director"].done(f"{self.path}/drafts", body)
        published = await self.act("director", {"do": "publish", "competition": SETS, "round": number})
        assert published.status_code == 201, published.text
        tables: list[dict[str, Any]] = (
            await self.people["director"].get(f"{self.path}/rounds/{SETS}/{number}")
        ).json()["tables"]
        return tables


@pytest.fixture
async def hall(house: House) -> Hall:
    return await Hall(house).open()


async def test_players_are_brought_in_once_whether_it_is_sent_or_done_again(hall: Hall) -> None:
    director = hall.people["director"]
    before = len((await hall.view("director"))["players"])
    sent = {"text": PLAYERS, "key": "import-one", "has_permission": True}
    assert (await director.done(f"{hall.path}/imports", sent))["is_imported"]
    other = await director.post(
        f"{hall.path}/imports", {**sent, "text": PLAYERS.replace("\n", "\nSam,Middle,S,T,1\n", 1)}
    )
    assert other.json()["code"] == "key-reused"
    again = await director.done(f"{hall.path}/imports", {**sent, "key": "import-two"})
    assert (again["is_imported"], again["players"]) == (False, 0)
    assert {one["code"] for one in again["problems"]} == {"repeated"}
    assert len((await hall.view("director"))["players"]) == before


async def test_a_file_without_names_adds_nobody_twice_and_names_may_come_later(hall: Hall) -> None:
    director = hall.people["director"]
    text = "Name,Division,School,Team\nAda,Middle,West,Kites\nBea,Middle,West,Kites\n"
    sent = {"text": text, "key": "import-kites"}
    assert (await director.done(f"{hall.path}/imports", sent))["is_imported"]
    before = (await hall.view("director"))["players"]
    assert (await director.done(f"{hall.path}/imports", sent))["is_imported"], "its answer was lost"
    again = await director.done(f"{hall.path}/imports", {**sent, "key": "import-kites-again"})
    assert (again["is_imported"], again["players"]) == (False, 0)
    named = {**sent, "key": "import-kites-names", "has_permission": True}
    assert [one["code"] for one in (await director.done(f"{hall.path}/imports", named))["problems"]] == ["changed"] * 2
    after = (await hall.view("director"))["players"]
    assert [one["id"] for one in after] == [one["id"] for one in before]
    assert {"Ada", "Bea"} <= {one["name"] for one in after}
    assert (await director.done(f"{hall.path}/imports", named))["is_imported"], "its answer was lost"
    corrected = {**named, "key": "import-kites-other", "text": text.replace("Bea,", "Bee,")}
    assert (await director.done(f"{hall.path}/imports", corrected))["players"] == 1


async def test_a_round_from_the_draft_to_the_standings_and_the_export(hall: Hall) -> None:
    tables = await hall.seats()
    for table in tables:
        totals = dict(zip(table["players"], (10, 8, 6), strict=True))
        place = {"competition": SETS, "round": 1, "table": table["label"]}
        entered = await hall.act("scorekeeper", {"do": "enter", **place, "sheet": {"totals": totals}})
        assert entered.status_code == 201, entered.text
        blind = (await hall.people["second"].get(f"{hall.path}/rounds/{SETS}/1")).json()
        mine = next(one for one in blind["tables"] if one["label"] == table["label"])
        assert mine["status"] == "entered"
        assert not {"sheet", "totals", "points"} & set(mine)
        confirmed = await hall.act("second", {"do": "confirm", **place, "totals": totals})
        assert confirmed.status_code == 201, confirmed.text
    standings = (await hall.people["player"].get(f"{hall.path}/standings")).json()
    assert [one["sum"] for one in standings["competitions"][SETS]] == [6, 6, 4, 4, 2, 2]
    export = await hall.people["director"].get(f"{hall.path}/export")
    assert Recomputed(export.json()).differences(standings) == []
    assert "Child" not in export.text
    assert "Child1" in (await hall.people["director"].get(f"{hall.path}/export?names=true")).text
    csv = await hall.people["scorekeeper"].get(f"{hall.path}/results")
    assert rows_of(csv)[0].startswith("competition,round,table")
    assert "Child" not in csv.text


async def test_our_own_results_are_read_back_with_the_mark_and_without(hall: Hall) -> None:
    await hall.seats()
    director = hall.people["director"]
    file = (await director.get(f"{hall.path}/results?names=true")).content
    texts = file.decode("utf-8"), file.decode("utf-8-sig")
    asked = [{"text": text, "key": f"import-{number}", "is_trial": True} for number, text in enumerate(texts)]
    marked, plain = [(await director.done(f"{hall.path}/imports", one)) for one in asked]
    assert texts[0] != texts[1]
    assert marked == plain
    assert marked["heading"][0] == "competition"
    assert {"name", "school", "team"} <= marked["columns"].keys()
    assert marked["rows"] > 0


async def test_who_sees_names_and_how_long(hall: Hall) -> None:
    await hall.seats()
    director, coach, player = [await hall.view(who) for who in ("director", "coach", "player")]
    assert director["players"][0]["name"] == "Child1 Surname1"
    assert director["names_until"] > 0
    assert [one["name"] for one in coach["players"]] == ["Child1 Surname1"]
    assert [one["id"] for one in player["players"]] == ["p0001"]
    assert player["mine"][0]["table"]
    assert "settings" not in player
    seen = (await hall.people["player"].get(f"{hall.path}/rounds/{SETS}/1")).json()
    assert len(seen["tables"]) == 1
    others = [name for one, name in seen["names"].items() if one != "p0001"]
    assert all(name.endswith(" S.") for name in others)
    assert "draft" not in seen
    names = (await hall.people["player"].get(f"{hall.path}/standings")).json()["names"]
    assert max(names.values()) == "Child6 S."
    await hall.people["director"].ask("DELETE", f"{hall.path}/names")
    assert (await hall.view("director"))["players"][0]["name"] is None


ADDRESSES = {
    ("GET", ""): "director deputy scorekeeper judge coach player",
    ("GET", "?brief=true"): "director deputy scorekeeper judge coach player",
    ("GET", "/head"): "director deputy scorekeeper judge coach player",
    ("GET", "/log"): "director deputy",
    ("GET", "/codes"): "director deputy",
    ("GET", f"/drafts/{SETS}/1/swaps"): "director deputy",
    ("GET", f"/drafts/{SETS}/1/swaps?first=p0001&second=p0002"): "director deputy",
    ("POST", "/checks"): "director deputy scorekeeper player",
    ("GET", f"/rounds/{SETS}/1"): "director deputy scorekeeper judge coach player",
    ("GET", "/standings"): "director deputy scorekeeper judge coach player",
    ("GET", "/export"): "director",
    ("GET", "/results"): "director deputy scorekeeper",
    ("GET", f"/paper/seats-by-name?competition={SETS}"): "director deputy scorekeeper",
    ("POST", "/codes"): "director deputy",
    ("POST", "/codes/players"): "director deputy",
    ("POST", "/imports"): "director deputy",
    ("POST", "/drafts"): "director deputy",
    ("POST", "/acts"): "director deputy",
    ("DELETE", "/names"): "director",
}
BODIES: dict[str, Any] = {
    "/codes": {"office": "judge"},
    "/codes/players": {},
    "/checks": {"competition": SETS, "round": 1, "table": "A I", "sheet": {"totals": {}}},
    "/imports": {"text": PLAYERS, "key": "another-one", "is_trial": True},
    "/drafts": {"competition": SETS, "round": 1, "base": 0, "key": "a-draft-more"},
    "/acts": {"act": {"do": "publish", "competition": SETS, "round": 1}, "key": "publish-more", "base": 0},
}


async def test_every_address_for_everybody(hall: Hall) -> None:
    await hall.seats()
    for (method, path), offices in ADDRESSES.items():
        for who, browser in hall.people.items():
            if who == "second":
                continue
            status = (await browser.ask(method, f"{hall.path}{path}", BODIES.get(path))).status_code
            if who == "nobody":
                assert status == 401 or (method != "GET" and status == 403), (method, path, who, status)
            elif who == "stranger":
                assert status == 404, (method, path, who, status)
            elif who in offices.split():
                # A player asks about the sheet of their own table, which need not be this one.
                allowed = (200, 201, 404, 409) if (who, path) == ("player", "/checks") else (200, 201, 409)
                assert status in allowed, (method, path, who, status)
            else:
                assert status == 403, (method, path, who, status)


async def test_what_cannot_be_is_refused_with_words(hall: Hall) -> None:
    director = hall.people["director"]
    for act, status in (
        ({"do": "dance"}, 400),
        ({"do": "withdraw", "player": "p0001"}, 400),
        ({"do": "withdraw", "player": "nobody", "reason": "Ill"}, 422),
        ({"do": "publish", "competition": SETS, "round": 1}, 422),
    ):
        answered = await hall.act("director", act)
        assert answered.status_code == status, answered.text
        assert answered.json()["message"]
    bad = await director.post("/api/tournaments", {"settings": {"title": "x"}})
    assert bad.status_code == 400
    worse = await director.post("/api/tournaments", {"settings": {**plain(settings()), "title": " "}})
    assert worse.status_code == 422
    trial = await director.done(
        f"{hall.path}/imports", {"text": "Name,School\n,\nA,\n", "key": "trial-one", "is_trial": True}
    )
    assert not trial["is_imported"]
    assert trial["problems"]
    assert (await director.get(f"{hall.path}/rounds/{SETS}/9")).status_code == 404
    assert (await director.get(f"{hall.path}/paper/banners?competition={SETS}")).status_code == 404
    assert (await director.post("/api/tournaments/join", {"code": "0000-0000"})).status_code == 404


async def test_a_file_without_permission_brings_no_names(house: House) -> None:
    director = await house.guest("Dora")
    name = (await director.done("/api/tournaments", {"settings": plain(settings())}))["id"]
    await director.done(f"/api/tournaments/{name}/imports", {"text": PLAYERS, "key": "import-one"})
    view = (await director.get(f"/api/tournaments/{name}")).json()
    assert {one["name"] for one in view["players"]} == {None}
    assert len(view["players"]) == 6


async def test_the_same_act_twice_is_done_once(hall: Hall) -> None:
    body = {"act": {"do": "withdraw", "player": "p0002", "reason": "Ill"}, "key": "only-once-1"}
    first, again = [await hall.people["director"].post(f"{hall.path}/acts", body) for _ in range(2)]
    assert (first.status_code, again.status_code) == (201, 200)
    assert first.json() == again.json()
    other = {**body, "act": {"do": "withdraw", "player": "p0003", "reason": "Ill"}}
    assert (await hall.people["director"].post(f"{hall.path}/acts", other)).json()["code"] == "key-reused"


async def test_paper_as_pdf(hall: Hall) -> None:
    await hall.seats()
    answered = await hall.people["director"].get(f"{hall.path}/paper/scoresheets?competition={SETS}&paper=letter")
    assert answered.headers["content-type"] == "application/pdf"
    assert answered.content.startswith(b"%PDF")


async def test_the_board_is_for_officials_and_holds_every_table_without_its_sheet(hall: Hall) -> None:
    tables = await hall.seats()
    place = {"competition": SETS, "round": 1, "table": tables[0]["label"]}
    totals = dict(zip(tables[0]["players"], (10, 8, 6), strict=True))
    assert (await hall.act("scorekeeper", {"do": "enter", **place, "sheet": {"totals": totals}})).status_code == 201
    for who in ("director", "deputy", "scorekeeper", "judge"):
        board = (await hall.people[who].get(f"{hall.path}/board")).json()
        (one,) = board["rounds"]
        assert {table["label"]: table["status"] for table in one["tables"]} == {
            table["label"]: "entered" if table["label"] == place["table"] else "out" for table in tables
        }
        assert not any({"sheet", "totals", "points"} & set(table) for table in one["tables"])
        assert (board["event"]["office"], "players" in board["event"]) == (who, False)
        # What a page shows of the event until it knows the whole of it is the same.
        whole = (await hall.people[who].get(hall.path)).json()
        assert {name: whole[name] for name in board["event"] if name != "now"} == {
            name: value for name, value in board["event"].items() if name != "now"
        }
    refused = {who: (await hall.people[who].get(f"{hall.path}/board")).status_code for who in hall.people}
    assert {who: refused[who] for who in ("player", "coach", "stranger", "nobody")} == {
        "player": 403, "coach": 403, "stranger": 404, "nobody": 401,
    }  # fmt: skip


async def test_a_director_deletes_the_event_and_nothing_of_it_is_left(hall: Hall) -> None:
    director = await hall.view("director")
    wanted = {**director["settings"], "is_public": True}
    assert (await hall.act("director", {"do": "settings", "settings": wanted})).status_code == 201
    await hall.seats()
    known = await hall.house.service.events.members.of_event(hall.id)
    assert (await hall.people["nobody"].get(f"{hall.path}/public")).status_code == 200
    for who in ("deputy", "scorekeeper", "judge", "player", "coach", "stranger"):
        status = (await hall.people[who].ask("DELETE", hall.path)).status_code
        assert status == (404 if who == "stranger" else 403), who
    assert (await hall.people["director"].ask("DELETE", hall.path)).status_code == 204
    for who, browser in hall.people.items():
        assert (await browser.get(hall.path)).status_code == (401 if who == "nobody" else 404), who
    assert (await hall.people["nobody"].get(f"{hall.path}/public")).status_code == 404
    async with hall.house.service.store.reading() as connection:
        for table in (tournaments, *OF_EVENTS):
            column = table.c.id if table is tournaments else table.c.tournament
            assert await connection.scalar(select(func.count()).where(column == hall.id)) == 0, table.name
        # A guest who came only as its player is gone too; who had another office is somebody still.
        left = set(await connection.scalars(select(people.c.id)))
        assert {one.office for one in known if one.person not in left} == {"player"}

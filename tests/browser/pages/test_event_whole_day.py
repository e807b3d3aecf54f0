"""One whole day of a small event: two laptops, players' phones and a projector, from the import to the awards; one
phone is without network at the round's end, one result is appealed and one corrected (spec of the tournaments).

The check plays it with six players and three phones; `FORCEOUT_LONG=1` with twelve players, each with a phone.
"""

import os
import re
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.pages.conftest import Enter
from tests.browser.pages.hall_staff import Director, Scorekeeper
from tests.browser.pages.test_event_day import hold

PROJECTOR: Final[ViewportSize] = {"width": 1920, "height": 1080}
IS_LONG: Final = os.environ.get("FORCEOUT_LONG") == "1"
NAMES: Final = ("Ada", "Bea", "Cleo", "Dana", "Emil", "Finn", "Gus", "Hana", "Ines", "Jo", "Kofi", "Lena")
NICKNAMES: Final = (
    "Otter", "Heron", "Crane", "Rook", "Badger", "Finch", "Marten", "Plover", "Raven", "Swift", "Wren", "Lynx", "Ibis",
)  # fmt: skip
PLAYERS: Final = 12 if IS_LONG else 6
FILE: Final = "Name,Division,School,Team,Seed\n" + "".join(
    f"{name} Sample,Middle,School {place},Team {place},1\n" for place, name in enumerate(NAMES[:PLAYERS], 1)
)


class Day:
    """An event with everybody who is there."""

    def __init__(self, visit: Visit, enter: Enter) -> None:
        self.visit, self.enter = visit, enter
        self.director = Director(visit(), "Dora")
        self.nicknames = iter(NICKNAMES)
        self.phones: dict[str, Page] = {}

    @property
    def path(self) -> str:
        return f"/api/tournaments/{self.director.page.url.partition('#')[0].rpartition('/')[2]}"

    def code(self, office: str, subject: str | None = None) -> str:
        cookies = {str(one.get("name")): str(one.get("value")) for one in self.director.context.cookies()}
        headers = {"x-forceout-csrf": cookies["forceout_csrf"], "origin": self.director.page.url.split("/tour")[0]}
        body = {"office": office, "subject": subject}
        return str(self.director.page.request.post(f"{self.path}/codes", data=body, headers=headers).json()["code"])

    def opens(self, office: str, subject: str | None, page: str, **how: Any) -> Page:
        """Somebody's browser, at the page of their office."""
        guest = self.enter(next(self.nicknames))
        guest.said("/api/tournaments/join", {"code": self.code(office, subject)})
        context = self.visit(**how)
        guest.lend_cookies(context)
        opened = context.new_page()
        opened.goto(f"/tournaments/{self.path.rpartition('/')[2]}/{page}")
        return opened

    def tables(self) -> list[dict[str, Any]]:
        competition = self.director.page.request.get(self.path).json()["competitions"][0]["id"]
        found = self.director.page.request.get(f"{self.path}/rounds/{competition}/1").json()["tables"]
        return [table for table in found if isinstance(table, dict)]


def enters(page: Page, points: int) -> None:
    """Enter the result of one's own table: so many points for the first seat."""
    page.get_by_role("link", name="Enter the result of your table").tap()
    more = page.locator(".num").first.get_by_role("button").last
    for _ in range(points):
        more.tap()
    page.get_by_role("button", name="Send the result").tap()


def test_a_whole_day_with_two_laptops_phones_and_a_projector(visit: Visit, enter: Enter, guard: Guard) -> None:
    guard.may_be_cut_off = True
    day = Day(visit, enter)
    director = day.director
    page = director.page
    director.make_event("Spring Open", 1)
    page.get_by_text("Results, and what a compromise costs").click()
    page.get_by_label(re.compile("Players may enter")).check()
    director.button("Save").click()
    expect(page.locator(".toast")).to_have_text("Saved.")
    director.bring_in(FILE)
    page.get_by_label(re.compile("schools have agreed")).check()
    director.button(f"Bring in {PLAYERS} players").click()
    page.get_by_text(f"{PLAYERS} players, {PLAYERS} teams").wait_for()
    desk = Scorekeeper(visit(), "Mei")
    desk.join(director.code_for("scorekeeper"))
    board = day.opens("judge", None, "front", size=PROJECTOR)

    # Seats: every phone and the projector know them by themselves.
    director.seat(1)
    director.publish()
    tables = day.tables()
    assert [len(table["players"]) for table in tables] == [3] * (PLAYERS // 3)
    first, second = tables[0]["players"], tables[1]["players"]
    for player in (player for table in tables for player in table["players"]) if IS_LONG else (*first[:2], second[0]):
        day.phones[player] = day.opens("player", player, "me", size=PHONE, has_touch=True)
    for player, phone in day.phones.items():
        label = next(table["label"] for table in tables if player in table["players"])
        expect(phone.get_by_role("heading", level=1)).to_contain_text(f"Table {label.split()[1]},")
    expect(board.get_by_role("heading", name=re.compile("^Find your seat"))).to_be_visible()

    director.screen("Round board")
    director.tell("Start")
    for phone in day.phones.values():
        expect(phone.get_by_role("heading", name="Put your phone away now")).to_be_visible()
    expect(board.locator(".still li")).to_have_count(len(tables))
    director.tell("Five minutes")
    expect(board.get_by_text("Last 5 minutes. No new shakes.")).to_be_visible()

    # One phone is without network when its round ends: the result is kept, and sent once when it is back.
    away = day.phones[first[0]]
    expect(away.get_by_role("link", name="Enter the result of your table")).to_be_visible()
    away.context.set_offline(True)
    enters(away, 6)
    expect(away.locator(".offline")).to_contain_text("kept on this device")
    director.tell("Stop")
    away.context.set_offline(False)
    expect(away.locator(".offline")).to_have_count(0)
    for table in tables[1:]:
        enters(day.phones[table["players"][0]], 4)
    expect(board.locator(".still li")).to_have_count(0)
    assert [table["status"] for table in day.tables()] == ["entered"] * len(tables)

    # One appeals instead of signing, and the director decides; then all sign.
    appealing = day.phones[first[1]]
    appealing.goto(f"{appealing.url.partition('#')[0]}#sign")
    appealing.get_by_role("button", name="Something is wrong").tap()
    appealing.get_by_role("button", name="My total is wrong").tap()
    expect(appealing.get_by_text("You have appealed")).to_be_visible()
    held = page.locator(".tcard--appeal").filter(has_text="Appeal")
    expect(held).to_have_count(1)
    held.click()
    page.get_by_label("The decision, and why").fill("The paper says so")
    director.button("The ruling stands").click()
    page.keyboard.press("Escape")
    for phone in day.phones.values():
        phone.goto(f"{phone.url.partition('#')[0]}#sign")
        hold(phone)

    # A second person types each total blind; one result is corrected, and says why.
    for table in day.tables():
        desk.confirm(table["label"], [table["totals"][player] for player in table["players"]])
    director.screen("Scoresheets")
    keeper = Scorekeeper(director.context, "Dora")
    keeper.page.close()
    keeper.page = page
    keeper.open_sheet(tables[1]["label"])
    keeper.button("Correct a total").click()
    page.get_by_label("The right total").fill("8")
    page.get_by_label("Why (it is written down)").fill("Shake 3 was misread")
    keeper.button("Correct it").click()
    expect(page.locator(".diff")).to_contain_text("Shake 3 was misread")
    corrected = day.phones[second[0]]
    corrected.goto(f"{corrected.url.partition('#')[0]}#sign")
    expect(corrected.locator(".ledger .is-sum").first).to_contain_text("8")

    # Standings, awards, the end; each act of the day is in the log once.
    board.keyboard.press("3")
    expect(board.locator(".fstand li")).to_have_count(PLAYERS)
    director.screen("Awards")
    expect(page.get_by_text("every sheet is confirmed")).to_be_visible()
    director.button("Close the event").click()
    expect(page.get_by_text("Final. Read from the bottom up.")).to_be_visible()
    log = page.request.get(f"{day.path}/export").json()["entries"]
    done = [one["act"]["do"] for one in log]
    counts = {what: done.count(what) for what in ("enter", "sign", "appeal", "decide-appeal", "confirm", "correct")}
    assert counts == {
        "enter": len(tables),
        "sign": len(day.phones),
        "appeal": 1,
        "decide-appeal": 1,
        "confirm": len(tables),
        "correct": 1,
    }

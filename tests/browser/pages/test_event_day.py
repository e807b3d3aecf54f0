"""A day at an event in the browser: a phone from the seat to the signature, one of them without network at the end of a
round, and the projector, which an hour of turning pages does not make grow (spec of the tournaments)."""

import re
import uuid
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, expect

from forceout.tournament.codec import plain
from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.pages.axe import violations
from tests.browser.pages.conftest import Enter
from tests.browser.pages.http_guest import HttpGuest
from tests.tournament.small_event import SETS, settings

PROJECTOR: Final[ViewportSize] = {"width": 1920, "height": 1080}
WIDER: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
PLAYERS: Final = "Name,Division,School,Team,Seed\n" + "".join(
    f"{name} Surname,Middle,School {number},Team {number},1\n"
    for number, name in enumerate(("Ada", "Bea", "Cleo", "Dana", "Emil", "Finn"), 1)
)
HOUR: Final = 3600
MOST_COLLECTIONS: Final = 10


class Event:
    """An event of six players, directed over HTTP."""

    def __init__(self, enter: Enter) -> None:
        self.enter = enter
        self.director = enter("Dora")
        wanted = {**plain(settings()), "players_may_enter": True, "is_public": True}
        self.id = self.director.said("/api/tournaments", {"settings": wanted})["id"]
        sent = {"text": PLAYERS, "key": uuid.uuid4().hex, "has_permission": True}
        assert self.director.said(f"{self.path}/imports", sent)["is_imported"]

    @property
    def path(self) -> str:
        return f"/api/tournaments/{self.id}"

    def act(self, **act: Any) -> None:
        seq = self.director.client.get(f"{self.path}/head").json()["seq"]
        self.director.said(f"{self.path}/acts", {"act": act, "key": uuid.uuid4().hex, "base": seq})

    def tell(self, what: str) -> None:
        self.act(do="clock", competition=SETS, round=1, what=what)

    def seats(self) -> list[dict[str, Any]]:
        seq = self.director.client.get(f"{self.path}/head").json()["seq"]
        body = {"competition": SETS, "round": 1, "base": seq, "key": uuid.uuid4().hex, "seed": 5}
        self.director.said(f"{self.path}/drafts", body)
        self.act(do="publish", competition=SETS, round=1)
        tables: list[dict[str, Any]] = self.director.client.get(f"{self.path}/rounds/{SETS}/1").json()["tables"]
        return tables

    def office(self, office: str, subject: str | None, nickname: str) -> HttpGuest:
        code = self.director.said(f"{self.path}/codes", {"office": office, "subject": subject})["code"]
        guest = self.enter(nickname)
        guest.said("/api/tournaments/join", {"code": code})
        return guest


def phone(visit: Visit, event: Event, player: str, nickname: str) -> Page:
    context = visit(PHONE, has_touch=True)
    event.office("player", player, nickname).lend_cookies(context)
    page = context.new_page()
    page.goto(f"/tournaments/{event.id}/me")
    return page


def hold(page: Page) -> None:
    """Hold the button until the signature is sent."""
    box = page.get_by_role("button", name="Hold to sign").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.get_by_text("You have signed")).to_be_visible()
    page.mouse.up()


def test_a_players_phone_from_the_seat_to_the_signature(visit: Visit, enter: Enter, guard: Guard) -> None:
    guard.may_be_cut_off = True
    event = Event(enter)
    page = phone(visit, event, "p0001", "Otter")
    expect(page.get_by_role("heading", name="No seat yet")).to_be_visible()
    table = next(one for one in event.seats() if "p0001" in one["players"])
    section, number = table["label"].split()
    # The seat comes by itself, and so does the clock.
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Section {section},")
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Table {number},")
    expect(page.locator(".round-table .is-me")).to_contain_text("You")
    assert page.get_by_text("Surname", exact=False).count() == 1, "one's own name is in the bar, nobody else's anywhere"
    assert violations(page, "seat") == []
    event.tell("start")
    expect(page.get_by_role("heading", name="Put your phone away now")).to_be_visible()
    expect(page.get_by_role("timer")).to_contain_text(re.compile("^29:5|^30:0"))
    assert page.get_by_role("link", name="Enter the result").count() == 0
    event.tell("no-new-shakes")
    expect(page.get_by_role("heading", name="Put your phone away now")).to_have_count(0)
    # Without a network the entry is kept, and sent once when it is back.
    page.get_by_role("link", name="Enter the result of your table").tap()
    page.context.set_offline(True)
    first = page.locator(".num").first
    for _ in range(4):
        first.get_by_role("button").last.tap()
    page.get_by_role("button", name="Send the result").tap()
    expect(page.locator(".offline")).to_contain_text("kept on this device")
    page.context.set_offline(False)
    page.goto(f"/tournaments/{event.id}/me#sign")
    expect(page.get_by_text("Is your column right, Ada?")).to_be_visible()
    assert page.evaluate(WIDER) <= 0
    assert violations(page, "sign") == []
    log = event.director.client.get(f"{event.path}/export").json()
    entered = [one for one in log["entries"] if one["act"]["do"] == "enter"]
    assert len(entered) == 1
    hold(page)
    other = next(player for player in table["players"] if player != "p0001")
    second = phone(visit, event, other, "Heron")
    second.goto(f"/tournaments/{event.id}/me#sign")
    expect(second.locator(".sigs3")).to_contain_text("Ada")
    # A second player appeals instead, and the first sees that the result is held.
    second.get_by_role("button", name="Something is wrong").tap()
    second.get_by_role("button", name="My total is wrong").tap()
    expect(second.get_by_text("You have appealed")).to_be_visible()
    page.goto(f"/tournaments/{event.id}/me#results")
    expect(page.locator(".side-list")).to_contain_text("being checked")
    coach = visit(PHONE)
    event.office("coach", "school-1", "Crane").lend_cookies(coach)
    listed = coach.new_page()
    listed.goto(f"/tournaments/{event.id}/coach")
    expect(listed.locator(".side-list li")).to_have_count(1)
    expect(listed.locator(".side-list")).to_contain_text("an appeal is open")
    anybody = visit(PHONE).new_page()
    anybody.goto(f"/tournaments/{event.id}/public")
    expect(anybody.locator(".public li").first).to_contain_text(re.compile(r"[A-F]\w+ S\."))
    assert "Surname" not in anybody.content()
    assert anybody.locator('meta[name="robots"]').get_attribute("content") == "noindex, nofollow"
    for one in (listed, anybody):
        assert one.evaluate(WIDER) <= 0
        assert violations(one, one.url) == []


def test_the_projector_turns_its_pages_for_an_hour_and_does_not_grow(visit: Visit, enter: Enter) -> None:
    event = Event(enter)
    tables = event.seats()
    context = visit(PROJECTOR)
    event.office("judge", None, "Rook").lend_cookies(context)
    page = context.new_page()
    page.clock.install()
    page.goto(f"/tournaments/{event.id}/front")
    # Before the round: seats, by first name and initial.
    page.clock.run_for(2000)
    expect(page.get_by_role("heading", name=re.compile("^Find your seat: Ada to Finn"))).to_be_visible()
    expect(page.locator(".fseats li")).to_have_count(6)
    assert "Surname" not in page.content()
    assert violations(page, "seats") == []
    event.tell("start")
    page.clock.run_for(2000)
    expect(page.locator(".still li")).to_have_count(2)
    expect(page.get_by_role("timer")).to_contain_text(":")
    place = {"competition": SETS, "round": 1, "table": tables[0]["label"]}
    totals = dict(zip(tables[0]["players"], (10, 8, 6), strict=True))
    keeper = event.office("scorekeeper", None, "Keeper")
    entry = {"do": "enter", **place, "sheet": {"totals": totals}}
    keeper.said(f"{event.path}/acts", {"act": entry, "key": uuid.uuid4().hex})
    # The table leaves the board by itself.
    expect(page.locator(".still li")).to_have_count(1)
    event.tell("no-new-shakes")
    expect(page.get_by_text("Last 5 minutes. No new shakes.")).to_be_visible()
    event.act(do="add-time", **{**place, "table": tables[1]["label"]}, seconds=140)
    expect(page.locator(".still")).to_contain_text("+2:20")
    assert violations(page, "clock") == []
    page.keyboard.press("3")
    page.clock.run_for(2000)
    expect(page.get_by_role("heading", name="Middle, On-Sets")).to_be_visible()
    expect(page.locator(".fstand li").first).to_contain_text("6")
    assert page.evaluate(WIDER) <= 0
    # An hour: 180 turns between standings and seats.
    session = context.new_cdp_session(page)
    session.send("Performance.enable")

    def measured() -> dict[str, float]:
        session.send("HeapProfiler.collectGarbage")
        found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return {name: found[name] for name in ("Nodes", "JSEventListeners", "JSHeapUsedSize", "Documents")}

    def grown() -> dict[str, float]:
        """What the page holds when nothing more can be collected: what scripts let go of frees nodes a collection
        later."""
        expect(page.get_by_role("heading", name="Middle, On-Sets")).to_be_visible()
        found = measured()
        for _ in range(MOST_COLLECTIONS):
            before, found = found, measured()
            if found["Nodes"] == before["Nodes"]:
                return found
        raise AssertionError(f"the page does not come to rest: {found}")

    def turn(seconds: int) -> None:
        for _ in range(seconds // 120):
            page.keyboard.press("2")
            page.clock.run_for(60_000)
            page.keyboard.press("3")
            page.clock.run_for(60_000)

    turn(240)
    before = grown()
    turn(HOUR)
    after = grown()
    assert after["Documents"] == before["Documents"]
    assert after["JSEventListeners"] <= before["JSEventListeners"]
    assert after["Nodes"] <= before["Nodes"]
    assert after["JSHeapUsedSize"] <= 1.2 * before["JSHeapUsedSize"]

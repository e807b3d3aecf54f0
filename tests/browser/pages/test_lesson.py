"""A lesson from the code to the report: the coach at a laptop and on a phone, a student on a phone, four more over HTTP
(expectations.md, row 32)."""

import os
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.pages.axe import violations
from tests.browser.pages.http_guest import HttpGuest
from tests.browser.pages.strings import raw_keys

PICTURES: Final = os.environ.get("FORCEOUT_LESSON_PICTURES")
"""A folder for pictures of every step, where somebody wants to look at them."""
REAL: Final = "Ines Zimmermann"
WIDER: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LAPTOP: Final = {"width": 1280, "height": 800}


class Looked:
    """What was found on the pages of a lesson."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.number = 0

    def at(self, page: Page, name: str, *, has_axe: bool = True) -> None:
        """Look at a page: nothing is cut off, axe finds nothing; a picture where one is wanted."""
        self.number += 1
        if PICTURES:
            page.wait_for_timeout(400)
            page.screenshot(path=Path(PICTURES) / f"{self.number:02}-{name}.png", full_page=True)
        self.faults += [f"{name} shows {key}" for key in raw_keys(page)]
        wider = page.evaluate(WIDER)
        self.faults += [f"{name} is {wider} px too wide"] if wider > 0 else []
        self.faults += violations(page, name) if has_axe else []


def test_a_lesson_from_the_code_to_the_report(
    visit: Visit, guard: Guard, address: str, request: pytest.FixtureRequest
) -> None:
    # A code that is no table's may be a room's; and in the end the room is gone, and the students' sessions with it.
    guard.expect_refusal(404, 401)
    looked, sent = Looked(), list[str]()

    def listen(asked: Request) -> None:
        sent.append(f"{asked.url} {asked.post_data or ''}")

    # The coach opens a room, and gets a code for the wall.
    coach = visit().new_page()
    coach.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    coach.on("request", listen)
    coach.goto("/coach")
    looked.at(coach, "coach")
    coach.get_by_role("button", name="Open a room").click()
    coach.wait_for_url("**/coach/*")
    room = coach.url.rsplit("/", 1)[1]
    expect(coach.locator(".codeplate__code")).to_have_text(re.compile(r"^\w{4}-\w{4}$"))
    code = coach.locator(".codeplate__code").inner_text()

    # A student types it on the first page, as the wall says; four more come.
    student = visit(PHONE, has_touch=True).new_page()
    student.goto("/")
    student.locator("input[name=code]").fill(code)
    student.locator(".joinrow button").tap()
    student.wait_for_url(f"**/room/{room}")
    expect(student.get_by_role("heading", name="You are at the door")).to_be_visible()
    looked.at(student, "student-door")
    name = student.locator(".classroom__name").inner_text()
    others = [HttpGuest(address) for _ in range(4)]
    for other in others:
        request.addfinalizer(other.close)
        other.said("/api/guests")
        other.said("/api/rooms/join", {"code": code})

    # They are let in; who reloads is still in. A real name stays in the coach's browser.
    coach.get_by_role("button", name="Let all 5 in").click()
    expect(student.get_by_role("heading", name="You are in")).to_be_visible()
    student.reload()
    expect(student.get_by_role("heading", name="You are in")).to_be_visible()
    field = coach.get_by_label(f"Real name of {name}, kept in this browser")
    field.fill(REAL)
    field.blur()
    coach.get_by_role("button", name="Mix all").click()
    expect(coach.locator(".seatbox")).to_have_count(2)
    chip = coach.locator(".seatbox").first.locator(".seatchip").first
    moved = chip.inner_text().split("\n")[0]
    chip.drag_to(coach.locator(".seatbox").last)
    expect(coach.locator(".seatbox").last).to_contain_text(moved)
    looked.at(coach, "setup")

    # Everybody is seated, and taken there.
    coach.get_by_role("button", name="Seat everyone and roll").click()
    coach.wait_for_url("**/tables")
    expect(coach.locator(".tcard")).to_have_count(2)
    student.wait_for_url("**/t/*")
    hand = student.get_by_role("button", name="Hand up")
    expect(hand).to_be_visible()
    looked.at(student, "student-table", has_axe=False)

    # A hand goes up, and its table comes first; the coach walks about with a phone.
    hand.tap()
    expect(student.get_by_role("button", name="Take the hand down")).to_be_visible()
    expect(coach.locator(".tcard").first).to_contain_text("hand up")
    expect(coach.locator(".tcard").first).to_contain_text(REAL)
    looked.at(coach, "tables")
    coach.set_viewport_size(PHONE)
    looked.at(coach, "tables-phone")
    coach.locator(".tcard").first.click()
    coach.get_by_role("button", name="Helped").click()
    expect(student.get_by_role("button", name="Hand up")).to_be_visible()
    coach.keyboard.press("Escape")
    coach.get_by_role("button", name="Pause all").click()
    expect(student.get_by_text("Eyes to the front, please.")).to_be_visible()
    looked.at(coach, "paused-phone", has_axe=False)
    student.reload()
    expect(student.get_by_text("Eyes to the front, please.")).to_be_visible()
    coach.locator(".deskbar").get_by_role("button", name="Go on").click()
    expect(student.get_by_text("Eyes to the front, please.")).to_have_count(0)

    # The same shake for all, and practice.
    coach.get_by_role("button", name="Deal the same shake").click()
    expect(coach.locator("dialog .well")).to_have_count(18)
    looked.at(coach, "deal-phone")
    coach.get_by_role("button", name="Deal it to 2 tables").click()
    expect(coach.get_by_text("0 of 2 tables have finished it")).to_be_visible()
    coach.get_by_role("button", name="Give practice").click()
    looked.at(coach, "give-phone")
    coach.get_by_role("button", name="Now", exact=True).click()
    coach.get_by_role("button", name="Give it out").click()
    # The others have no streams, so that the table takes them for absent: that is told first.
    student.get_by_role("button", name="Wait", exact=True).tap()
    expect(student.get_by_text("Your coach has given you a practice set")).to_be_visible()

    # The wall shows the code, then a table, without a real name.
    wall = coach.context.new_page()
    wall.set_viewport_size({"width": 1920, "height": 1080})
    wall.goto(f"/coach/{room}/projector")
    expect(wall.locator(".wall__code")).to_have_text(code)
    looked.at(wall, "wall-code")
    wall.get_by_role("button", name="Table 1").click()
    expect(wall.get_by_text("shown by the coach")).to_be_visible()
    looked.at(wall, "wall-table")
    assert REAL not in wall.inner_text("body")
    wall.close()

    # A report to take home, and cards for the next time.
    coach.get_by_role("button", name="End and report").click()
    coach.get_by_role("button", name="End it").click()
    coach.wait_for_url("**/report")
    expect(coach.locator("table.effort tbody tr")).to_have_count(5)
    expect(coach.locator("table.effort")).to_contain_text(REAL)
    looked.at(coach, "report-phone")
    # What one student did, and practice for that one alone.
    coach.locator("table.effort").get_by_role("button", name=name).click()
    expect(coach.get_by_role("dialog", name=re.compile(REAL))).to_contain_text("Solutions written")
    looked.at(coach, "student-phone")
    coach.get_by_role("dialog").get_by_role("button", name="Give a practice set").click()
    expect(coach.get_by_role("button", name=re.compile(f"^{name}"), pressed=True)).to_be_visible()
    coach.keyboard.press("Escape")
    student.wait_for_url(f"**/room/{room}")
    with coach.expect_download() as download:
        coach.get_by_role("link", name="Table (CSV)").click()
    assert name in Path(download.value.path()).read_text("utf-8")
    coach.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    looked.at(coach, "report", has_axe=False)
    coach.get_by_role("link", name="Login cards").click()
    expect(coach.locator(".slip")).to_have_count(5)
    expect(coach.locator(".slips")).to_contain_text(REAL)
    looked.at(coach, "cards")

    # Everything goes when the coach wants it; and the name was never sent.
    coach.get_by_role("button", name="Delete it now").click()
    coach.get_by_role("button", name="Delete all of it").click()
    coach.wait_for_url("**/coach")
    expect(student.get_by_role("heading", name="This room is closed to you")).to_be_visible()
    assert coach.evaluate("Object.keys(localStorage).filter(one => one.startsWith('forceout.room.'))") == []
    assert [one for one in sent if "Zimmermann" in one] == []
    assert looked.faults == []

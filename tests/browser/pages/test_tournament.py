"""A small event at two laptops, from the import to the awards: a swap, the clock, an entry without a network, a
correction, an appeal (docs/directors.md)."""

import os
import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.pages.axe import violations
from tests.browser.pages.hall_staff import Director, Scorekeeper
from tests.browser.pages.strings import raw_keys

NAMES: Final = ("Ada", "Ben", "Cleo", "Dev", "Elif", "Finn")
FILE: Final = "Student,Div,School name,Team,Rk\n" + "".join(
    f"{name} Sample,Middle,{'' if name == 'Finn' else f'School {place % 3}'},Team {place},1\n"
    for place, name in enumerate(NAMES)
)
SCREENS: Final = {
    "setup": ".codes",
    "import": "textarea",
    "people": "tbody tr",
    "pairing": ".dtable",
    "round": ".tcard",
    "sheets": ".tcard",
    "standings": ".league tbody tr",
    "awards": ".script2",
    "print": ".side-list li",
    "diary": ".diary li",
}
"""The screens of an event, each with what is there once it has everything that it asked for."""
LOOKS: Final = ("?contrast=more&theme=dark", "?contrast=more&theme=light", "?theme=dark")
IS_LONG: Final = os.environ.get("FORCEOUT_LONG") == "1"
WIDER: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_an_event_from_the_import_to_the_awards(visit: Visit, guard: Guard) -> None:
    guard.may_be_cut_off = True
    director = Director(visit(), "Dora")
    director.make_event("Spring Open", 1)
    page = director.page
    director.bring_in(FILE)
    # A bad row is named, and nothing is brought in before it is settled.
    expect(page.locator(".issue--bad")).to_contain_text("Row 7 has no school")
    expect(director.button("First settle 1 problem")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Other…").click()
    page.get_by_label("School in row 7").fill("School 2")
    director.button("Take it").click()
    page.get_by_label(re.compile("schools have agreed")).check()
    director.button("Bring in 6 players").click()
    page.get_by_text("6 players, 6 teams, 3 schools").wait_for()
    code = director.code_for("scorekeeper")
    second = Scorekeeper(visit(), "Mei")
    second.join(code)

    director.seat(1)
    # Two change places by Enter on both; what it mends and costs is said before.
    tables = page.locator(".dtable")
    moved = [tables.nth(at).locator("[data-player]").first.get_attribute("data-player") for at in (0, 1)]
    for at in (0, 1):
        tables.nth(at).locator("[data-player]").first.press("Enter")
    swap = page.locator(".swap")
    expect(swap).to_contain_text(re.compile("Swap .+ and .+"))
    swap.get_by_role("button", name="Swap", exact=True).click()
    expect(tables.nth(0).locator("[data-player]").first).to_have_attribute("data-player", str(moved[1]))
    expect(tables.nth(1).locator("[data-player]").first).to_have_attribute("data-player", str(moved[0]))
    # Or one is dragged on the other: it is said before one lets go, and nothing is done without a word.
    first, other = (tables.nth(at).locator("[data-player]").nth(1).bounding_box() for at in (0, 1))
    assert first is not None
    assert other is not None
    page.mouse.move(first["x"] + 60, first["y"] + 20)
    page.mouse.down()
    page.mouse.move(other["x"] + 60, other["y"] + 20, steps=5)
    expect(swap).to_contain_text(re.compile("Swap .+ and .+"))
    page.mouse.up()
    swap.get_by_role("button", name="Put back").click()
    expect(swap).to_have_count(0)
    director.publish()

    director.screen("Round board")
    expect(page.locator(".script blockquote")).to_contain_text("The round begins")
    for what in ("Start", "Five minutes", "Stop"):
        director.tell(what)
    expect(page.locator(".tcard")).to_have_count(2)
    # An appeal holds a table until the director decides.
    page.get_by_role("button", name=re.compile("^Table A II,")).click()
    director.button("Appeal").click()
    page.get_by_label("Why (it is written down)").fill("Shake 2")
    director.button("Note the appeal").click()
    expect(page.locator(".tcard--appeal")).to_have_count(1)
    page.get_by_label("The decision, and why").fill("The paper says so")
    director.button("The ruling stands").click()
    expect(page.locator(".tcard--appeal")).to_have_count(0)
    page.keyboard.press("Escape")

    # The scorekeeper types a sheet by keys; a wrong sum offers the right one and never takes it.
    second.open_sheet("A I")
    second.type_rows(["642", "246"])
    second.type_totals([8, 8, 10])
    expect(second.page.locator(".check--bad")).to_contain_text("make 8")
    second.button("Take 8").click()
    expect(second.page.locator(".ledger .was")).to_have_text("10")
    expect(second.page.locator(".check--bad")).to_have_count(0)
    # The network is away when it is entered: it is kept, and sent once.
    second.context.set_offline(True)
    second.enter()
    expect(second.page.locator(".offline")).to_contain_text("kept on this device")
    second.context.set_offline(False)
    expect(second.page.locator(".offline")).to_have_count(0)
    director.screen("Scoresheets")
    sheet = page.locator(".sheetgroup").filter(has_text="Type the totals a second time")
    expect(sheet.get_by_role("link", name=re.compile("^Table A I,"))).to_be_visible()

    # The second person sees nothing of what was entered.
    desk = Scorekeeper(director.context, "Dora")
    desk.page.close()
    desk.page = page
    desk.open_sheet("A I")
    assert page.locator(".ledger").count() == 0
    # The paper says 10, whatever its sum is, and so does who reads it.
    desk.confirm("A I", [8, 8, 10])
    expect(page.locator(".sheetgroup").filter(has_text="Final")).to_contain_text("A")
    # The other sheet: the director types totals alone, the scorekeeper others, then it is entered again.
    desk.open_sheet("A II")
    desk.type_totals([12, 10, 8])
    desk.enter()
    second.page.reload()
    second.confirm("A II", [12, 10, 6])
    expect(second.page.locator(".sheetgroup").filter(has_text="do not agree")).to_be_visible()
    expect(page.locator(".sheetgroup").filter(has_text="do not agree")).to_be_visible()
    second.open_sheet("A II")
    expect(second.page.get_by_text("You see this sheet when it is final")).to_be_visible()
    desk.open_sheet("A II")
    desk.button("Enter it again").click()
    desk.type_totals([12, 10, 6])
    desk.button("Enter the sheet").click()
    page.get_by_role("heading", name=re.compile("^Scoresheets of round")).wait_for()
    second.confirm("A II", [12, 10, 6])

    # A correction stays beside what it corrects.
    desk.open_sheet("A II")
    desk.button("Correct a total").click()
    page.get_by_label("The right total").fill("9")
    page.get_by_label("Why (it is written down)").fill("Shake 3 was misread")
    desk.button("Correct it").click()
    expect(page.locator(".diff")).to_contain_text("Shake 3 was misread")
    expect(page.locator(".diff .was")).to_have_text("12")
    director.screen("Standings")
    expect(page.locator(".league tbody tr")).to_have_count(6)
    director.screen("Awards")
    expect(page.get_by_text("every sheet is confirmed")).to_be_visible()
    director.button("Close the event").click()
    expect(page.get_by_text("Final. Read from the bottom up.")).to_be_visible()
    page.get_by_role("link", name="Certificates").click()
    printed = page.get_by_role("link", name="Certificates as PDF").get_attribute("href")
    assert page.request.get(str(printed)).body().startswith(b"%PDF")

    address = page.url.partition("#")[0]
    faults: list[str] = []
    page.goto("about:blank")
    page.goto(f"{address}#setup")
    for screen, there in SCREENS.items():
        page.evaluate("screen => { location.hash = screen; }", screen)
        page.locator(there).first.wait_for()
        faults += [f"{screen}: shows {key}" for key in raw_keys(page)] + violations(page, screen)
    for look in LOOKS if IS_LONG else LOOKS[:1]:
        page.goto(f"{address}{look}#sheets")
        page.locator(".tcard").first.wait_for()
        faults += violations(page, look)
    assert faults == []
    phone = visit(PHONE, has_touch=True)
    phone.add_cookies(director.context.cookies())  # type: ignore[arg-type]
    small = phone.new_page()
    for screen in SCREENS if IS_LONG else ("round", "setup", "sheets"):
        small.goto("about:blank")
        small.goto(f"{address}#{screen}")
        small.get_by_role("heading", level=1).wait_for()
        assert small.evaluate(WIDER) <= 0, screen

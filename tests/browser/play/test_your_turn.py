"""Tests of "your turn": title, sound, vibration, notification; of the menu, of leaving, and of keys that are cubes."""

import re
from typing import Final

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.chromium import FLAT, LAPTOP, PHONE
from tests.browser.hands import Fingers, Mouse
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import says, sign
from tests.browser.play.test_sounds import LISTEN, heard
from tests.browser.turns import by_turns

GOAL: Final = 'P1 goal "row 1 2"'
SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "flat": FLAT, "laptop": LAPTOP}
STUBS: Final = """
window.trembled = 0;
navigator.vibrate = () => { window.trembled += 1; return true; };
window.asked = 0;
window.notices = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { window.asked += 1; return (this.permission = "granted"); }
  constructor(title) { window.notices.push(title); }
  close() {}
};
"""
HIDE: Final = """() => {
  Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
}"""


def test_your_turn_is_told_by_title_sound_and_vibration(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P1", first=STUBS)
    expect(page).to_have_title(re.compile("^Theo moves"))
    page.evaluate(LISTEN)
    page.locator(".say").tap()
    table.does("P2 move R permitted")
    expect(page).to_have_title(re.compile("^● Your turn"))
    # Of a cube that is laid down one tone is counted, of the turn two.
    assert heard(page) >= 3
    assert page.evaluate("() => window.trembled") == 1
    table.does("P1 move B permitted")
    expect(page).to_have_title(re.compile("^Theo moves"))
    assert page.evaluate("() => window.trembled") == 1


def test_a_notification_comes_only_after_a_press_for_it_and_while_the_page_is_hidden(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P1", LAPTOP, first=STUBS)
    page.evaluate(HIDE)
    table.does("P2 move R permitted", "P1 move B permitted")
    table.catch_up(page)
    assert page.evaluate("() => [window.asked, window.notices.length]") == [0, 0]
    page.get_by_role("button", name="Help and keys").click()
    notices = page.get_by_role("dialog").get_by_role("button", name="Notification")
    expect(notices).to_have_attribute("aria-pressed", "false")
    notices.click()
    expect(notices).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    table.does("P2 move G permitted")
    table.catch_up(page)
    assert page.evaluate("() => [window.asked, window.notices]") == [1, ["● Your turn · On-Sets"]]


def test_your_turn_reaches_who_is_on_another_page(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P1", LAPTOP, first=STUBS)
    page.clock.install()
    page.evaluate("() => localStorage.setItem('forceout.preferences', JSON.stringify({notify: true}))")
    for path, theirs, mine in (("/", "R", "B"), ("/practice", "G", "Y")):
        page.goto(path)
        page.locator("h1").first.click()
        page.evaluate("() => { Notification.permission = 'granted'; }")
        page.evaluate(LISTEN)
        page.evaluate(HIDE)
        with page.expect_response("**/api/me/tables"):
            page.clock.run_for(9000)
        expect(page).not_to_have_title(re.compile("^Your turn"))
        table.does(f"P2 move {theirs} permitted")
        with page.expect_response("**/api/me/tables"):
            page.clock.run_for(9000)
        expect(page).to_have_title(re.compile("^Your turn"))
        assert heard(page) >= 2
        assert page.evaluate("() => [window.trembled, window.notices]") == [1, ["Your turn at the On-Sets table."]]
        door = page.get_by_role("link", name="Go on" if path == "/" else "Go to it")
        expect(door).to_have_attribute("href", f"/t/{table.match}")
        table.does(f"P1 move {mine} permitted")


def test_vibration_can_be_switched_off(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P1", first=STUBS)
    Fingers(page).press(page.get_by_role("button", name="Menu of the table"))
    Fingers(page).press(page.get_by_role("dialog").get_by_role("button", name="Keys, words and settings"))
    Fingers(page).press(page.get_by_role("dialog").get_by_role("button", name="Vibration"))
    Fingers(page).press(page.get_by_role("dialog").get_by_role("button", name="Close"))
    table.does("P2 move R permitted")
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert page.evaluate("() => window.trembled") == 0


@by_turns("size", ["flat"], ["phone", "laptop"])
def test_the_menu_has_what_concerns_the_table_and_leaving_asks(set_up: SetUp, size: str) -> None:
    table = set_up("on-sets", clock="relaxed")
    table.begin(GOAL)
    page = table.page("P1", SIZES[size])
    hands = Mouse(page) if size == "laptop" else Fingers(page)
    door = page.get_by_role("button", name="Menu of the table")
    hands.press(door)
    menu = page.get_by_role("dialog", name="Menu")
    for name in ("Pause for all", "Break off…", "Leave my seat…", "Sound", "Less motion", "More contrast"):
        entry = menu.get_by_role("button", name=name)
        expect(entry).to_be_visible()
        assert (entry.bounding_box() or {"height": 0})["height"] >= 44
    hands.press(menu.get_by_role("button", name="More contrast"))
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    hands.press(menu.get_by_role("button", name="Leave my seat…"))
    leaving = page.get_by_role("dialog", name="Leave the table?")
    expect(leaving).to_contain_text("The match goes on without you. Your clock runs")
    hands.press(leaving.get_by_role("button", name="Stay"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    hands.press(page.get_by_role("button", name="Leave the table"))
    expect(leaving).to_be_visible()
    hands.press(leaving.get_by_role("link", name="Leave for now"))
    page.wait_for_url(re.compile(r"/$"))
    assert table.view()["status"] == "playing"


def test_who_is_not_the_host_is_told_who_pauses(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P2")
    Fingers(page).press(page.get_by_role("button", name="Menu of the table"))
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_contain_text("The host or a judge can pause the table.")
    expect(menu.get_by_role("button", name="Break off…")).to_have_count(0)


def focused_cube(page: Page) -> str | None:
    """The cube that has the focus."""
    cube: str | None = page.evaluate("() => document.activeElement.dataset.cube ?? null")
    return cube


def test_letters_of_cubes_go_to_cubes_and_do_nothing_else(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P2", LAPTOP)
    for letter in "brgyv":
        page.keyboard.press(letter)
        assert focused_cube(page) == letter.upper()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Bonus first").locator("visible=true")).to_have_attribute(
        "aria-pressed", "false"
    )
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Bonus first").locator("visible=true")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.keyboard.press("m")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    says(page, "Maya is thinking.")
    assert table.shake["required"] == ["R"]


def test_on_sets_XII_B_the_last_page_names_the_winner_and_why(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL, "P2 challenge impossible", 'P1 present "V ∩ R"', "P2 accept P1")
    page = table.page("P1")
    says(page, "Sign the scoresheet, Maya.")
    says(page, "When everybody has signed, the match is over.")
    sign(page)
    says(page, "You have signed.")
    table.does("P2 sign")
    says(page, "You win the match. Well played!")
    expect(page.get_by_role("heading", name="Maya wins the match")).to_be_visible()
    expect(page.locator(".won")).to_contain_text("In all: Maya 6 and Theo 2.")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()

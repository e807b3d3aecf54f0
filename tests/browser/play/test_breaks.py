"""Tests of what comes between: pauses, players who leave, signing and a rematch, breaking off."""

from typing import Final

from playwright.sync_api import ViewportSize, expect

from tests.browser.chromium import FLAT, LAPTOP, PHONE
from tests.browser.conftest import Arrange
from tests.browser.cubes import usual
from tests.browser.hands import Fingers
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import is_refused, is_told, says, shows_cubes, sign

GOAL = 'P1 goal "row 1 2"'
ZOOMED: Final[ViewportSize] = {"width": 640, "height": 400}
IN_SIGHT: Final = """selector => {
  const one = document.querySelector(selector);
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const inner = ([x, y]) => document.elementFromPoint((x + left + right) / 3, (y + top + bottom) / 3);
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
  return corners.every(corner => one.parentElement.contains(inner(corner)));
}"""


def test_who_leaves_is_shown_and_the_host_pauses_and_goes_on(set_up: SetUp) -> None:
    table = set_up("on-sets", seats=3, clock="relaxed")
    table.begin(GOAL)
    host, other, leaver = table.page("P1"), table.page("P2"), table.page("P3")
    leaver.close()
    banner = host.locator(".banner").filter(has_text="Ines has left the table. Wait, or pause the clocks?")
    hands = Fingers(host)
    for size in (FLAT, ZOOMED, LAPTOP, PHONE):
        host.set_viewport_size(size)
        expect(banner).to_be_visible()
        for part in (".clock__time", ".say__text b"):
            assert host.evaluate(IN_SIGHT, part), f"{part} is covered at {size}"
    hands.press(banner.get_by_role("button", name="Pause"))
    for page in (host, other):
        says(page, "The table is paused.")
        expect(page.locator(".banner").filter(has_text="Clocks stand still")).to_be_visible()
    expect(other.get_by_role("button", name="Go on")).to_have_count(0)
    assert table.view()["is_paused"]
    blocked = Fingers(other)
    before = table.view()["seq"]
    blocked.press(blocked.well("R"))
    blocked.choose("permitted")
    is_refused(other, "The table is paused.")
    expect(other.get_by_role("button", name="Confirm")).to_have_count(0)
    assert table.view()["seq"] == before
    hands.press(host.get_by_role("button", name="Go on"))
    says(other, "Your turn, Theo.")
    blocked.put("B", "permitted")
    shows_cubes(host, "Permitted", "blue")
    assert not table.view()["is_paused"]


def test_a_player_who_is_not_the_host_is_told_who_can_pause(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    host, other = table.page("P1"), table.page("P2")
    expect(other.get_by_text("has left the table")).to_have_count(0)
    host.close()
    banner = other.locator(".banner").filter(has_text="Maya has left the table.")
    expect(banner).to_contain_text("The host or a judge can pause the clocks.")
    expect(banner.get_by_role("button", name="Pause")).to_have_count(0)
    back = table.page("P1")
    expect(banner).to_have_count(0)
    expect(back.locator(".mat")).to_be_visible()


def test_a_bot_plays_on_for_who_stays_away_until_they_come_back(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    other = table.page("P2")
    other.clock.install()
    away = table.page("P1")
    expect(other.get_by_text("has left the table")).to_have_count(0)
    away.close()
    soon = other.get_by_role("button", name="Bot in")
    expect(soon).to_be_visible()
    soon.tap(force=True)
    is_told(other, "Maya may still come back.")
    other.clock.fast_forward(61_000)
    Fingers(other).press(other.get_by_role("button", name="Let a bot play on"))
    seat = other.locator(".seat").first
    expect(seat).not_to_contain_text("Maya")
    assert table.view("P2")["seats"][0]["bot"] == "club"
    back = table.page("P1")
    Fingers(back).press(back.get_by_role("button", name="Take your seat again"))
    expect(back.get_by_text("A bot plays on for you.")).to_have_count(0)
    expect(seat).to_contain_text("Maya")
    assert table.view()["you"]["seat"] == "P1"


def test_after_the_signatures_a_rematch_leads_to_a_new_table_of_the_same_kind(set_up: SetUp, arrange: Arrange) -> None:
    table = set_up("on-sets", division="junior", edition="2014-15")
    table.begin(GOAL, "P2 challenge impossible", 'P1 present "V ∩ R"', "P2 accept P1")
    page = table.page("P1")
    hands = Fingers(page)
    sign(page)
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    table.does("P2 sign")
    says(page, "You win the match.")
    hands.press(page.get_by_role("button", name="Rematch"))
    expect(page.get_by_role("heading", name="On-Sets, before the start")).to_be_visible()
    match = page.url.rpartition("/")[2]
    assert match != table.match
    fresh = table.guests["P1"].view(match)
    assert fresh["settings"] == table.view()["settings"]
    assert (fresh["you"]["is_host"], fresh["status"]) == (True, "waiting")
    assert fresh["seats"][1]["kept_for"] == "Theo"
    expect(page.get_by_text("Kept for Theo")).to_be_visible()
    other = table.page("P2")
    expect(other.get_by_text("Maya asks for a rematch. Your seat is kept.")).to_be_visible()
    Fingers(other).press(other.get_by_role("button", name="Sit down again"))
    other.wait_for_url(f"**/t/{match}")
    expect(page.get_by_text("Kept for Theo")).to_have_count(0)
    arrange(match, usual("on-sets"))
    hands.press(page.get_by_role("button", name="Start the match"))
    for one in (page, other):
        Fingers(one).press(one.get_by_role("button", name="Roll a cube").locator("visible=true"))
    says(page, "Maya sets the first Goal.")


def test_the_host_breaks_the_match_off(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    host, other = table.page("P1", LAPTOP), table.page("P2")
    host.get_by_role("button", name="Menu of the table").click()
    sheet = host.get_by_role("dialog")
    sheet.get_by_role("button", name="Break off…").click()
    sheet.get_by_role("button", name="Yes, break it off for all").click()
    for page in (host, other):
        says(page, "This match was broken off.")
    assert table.view()["status"] == "abandoned"
    host.get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda url: not url.endswith(table.match))
    match = host.url.rpartition("/")[2]
    expect(other.get_by_text("Maya asks for a rematch. Your seat is kept.")).to_be_visible()
    Fingers(other).press(other.get_by_role("button", name="Sit down again"))
    other.wait_for_url(f"**/t/{match}")
    assert [one["name"] for one in table.guests["P1"].view(match)["seats"]] == ["Maya", "Theo"]

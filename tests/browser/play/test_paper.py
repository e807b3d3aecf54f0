"""Tests of one's own paper: the scratch pad, the Universe chart, the scoresheet and an appeal."""

from playwright.sync_api import expect

from tests.browser.chromium import DESKTOP
from tests.browser.hands import Fingers
from tests.browser.listening import Ear
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import says

GOAL = 'P1 goal "row 1 2"'


def test_the_scratch_pad_is_kept_for_oneself(set_up: SetUp) -> None:
    table = set_up("on-sets")
    before = table.begin(GOAL)["seq"]
    page, other = table.page("P2", DESKTOP), table.page("P1", DESKTOP)
    ear = Ear(other)
    page.get_by_role("button", name="Open the pad").click()
    pad = page.get_by_role("dialog")
    pad.get_by_role("textbox").fill("(V∩R)-Λ")
    expect(pad.locator(".readpanel")).to_contain_text("We show what is written.")
    page.keyboard.press("Escape")
    expect(pad).to_have_count(0)
    page.keyboard.press("p")
    expect(pad.get_by_role("textbox")).to_have_value("(V∩R)-Λ")
    assert table.view()["seq"] == before
    table.does("P2 move R permitted")
    table.catch_up(other)
    assert not ear.has_heard("(V∩R)-Λ")


def test_cards_are_crossed_ringed_and_cleared_on_the_chart(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL, "P2 challenge impossible")
    page = table.page("P1")
    chart = page.get_by_role("table", name="Universe chart")
    cell = chart.get_by_role("button", name="BRGY, ")
    for mark in ("crossed by you", "ringed by you", "dealt"):
        cell.tap()
        expect(cell).to_have_attribute("aria-label", f"BRGY, {mark}")
    expect(chart.get_by_role("button", name="BRG, not dealt")).to_have_attribute("aria-disabled", "true")
    kinds = page.get_by_role("group", name="Kind of chart")
    kinds.get_by_role("button", name="All 16").tap()
    expect(chart.get_by_role("button")).to_have_count(16)
    kinds.get_by_role("button", name="As dealt").tap()
    expect(chart.get_by_role("button")).to_have_count(8)


def test_on_sets_2026_27_VII_C_7_nothing_is_appealed_that_no_second_judge_has_ruled_on(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL, "P2 challenge impossible", 'P1 present "V ∩ R"', "P2 accept P1")
    page, other = table.page("P2"), table.page("P1")
    hands = Fingers(page)
    sign = page.get_by_role("button", name="Sign the scoresheet")
    expect(sign).to_be_visible()
    expect(page.get_by_role("button", name="Appeal a ruling…")).to_have_count(0)
    hands.press(sign)
    expect(page.get_by_role("row", name="Signed").get_by_role("img")).to_have_count(1)
    says(other, "Sign the scoresheet, Maya.")
    assert table.view()["scoresheet"]["signed"] == ["P2"]


def test_the_log_and_the_variations_open_on_a_phone(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous")
    table.begin("P1 select two-operations", "P2 select shift-from-permitted", "P2 select no-null-restrictions", GOAL)
    page = table.page("P2")
    page.get_by_role("group", name="Variations").get_by_role("button", name="Two Operations").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("The Set-Name needs two or more operation signs.")
    expect(sheet.get_by_role("link", name="Rule XIII-B-5")).to_be_visible()
    expect(sheet).to_contain_text("Maya")

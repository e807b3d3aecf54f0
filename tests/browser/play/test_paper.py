"""Tests of one's own paper: the scratch pad, the Universe chart, the scoresheet and what is folded behind tabs."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.chromium import LAPTOP, PHONE
from tests.browser.hands import Fingers
from tests.browser.listening import Ear
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import has_written, says, sign

GOAL = 'P1 goal "row 1 2"'


def test_the_scratch_pad_is_kept_for_oneself(set_up: SetUp) -> None:
    table = set_up("on-sets")
    before = table.begin(GOAL)["seq"]
    page, other = table.page("P2", LAPTOP), table.page("P1", LAPTOP)
    ear = Ear(other)
    page.get_by_role("button", name="Open the pad").click()
    pad = page.get_by_role("dialog", name="Scratch pad")
    pad.get_by_role("textbox").fill("(V∩R)-Λ")
    page.keyboard.press("Escape")
    expect(pad).to_have_count(0)
    page.get_by_role("button", name="Open the pad").click()
    expect(pad.get_by_role("textbox")).to_have_value("(V∩R)-Λ")
    assert table.view()["seq"] == before
    table.does("P2 move R permitted")
    table.catch_up(other)
    assert not ear.has_heard("(V∩R)-Λ")


def test_a_phone_has_the_pad_too_and_its_keys_are_the_cubes(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P2")
    hands = Fingers(page)
    hands.press(page.get_by_role("button", name="Pad"))
    hands.write("V ∩ R")
    has_written(page, "Scratch pad", "V∩R")
    expect(page.locator(".mat")).to_be_visible()
    hands.press(page.get_by_role("dialog", name="Scratch pad").get_by_role("button", name="Close"))
    hands.put("R", "permitted")
    says(page, "Maya is thinking.")


def test_cards_are_crossed_ringed_and_cleared_on_the_chart(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL, "P2 challenge impossible")
    page = table.page("P1")
    Fingers(page).press(page.get_by_role("button", name="More, such as writing nothing"))
    Fingers(page).press(page.get_by_role("button", name="Universe chart"))
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
    hands.press(page.get_by_role("button", name="Sign the scoresheet"))
    expect(page.get_by_text("Signing says your column is right.")).to_be_visible()
    hands.press(page.get_by_role("button", name="It is wrong…"))
    expect(page.get_by_text("Do not sign. Ask for a judge")).to_be_visible()
    expect(page.get_by_role("button", name="A rule was misread")).to_have_count(0)
    hands.press(page.get_by_role("button", name="Sign here, Theo"))
    signatures = page.get_by_role("list", name="Signatures")
    expect(signatures.get_by_role("listitem").filter(has_text="Theo")).to_contain_text("Signed")
    says(other, "Sign the scoresheet, Maya.")
    assert table.view()["scoresheet"]["signed"] == ["P2"]
    sign(other)
    expect(page.get_by_role("heading", name="Maya wins the match")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_variations_are_explained_in_words(set_up: SetUp, size: ViewportSize) -> None:
    table = set_up("on-sets", form="adventurous")
    table.begin("P1 select two-operations", "P2 select shift-from-permitted", "P2 select no-null-restrictions", GOAL)
    page = table.page("P2", size)
    if size is PHONE:
        Fingers(page).press(page.get_by_role("button", name="Variations 3"))
        place = page.get_by_role("dialog", name="Variations")
    else:
        place = page.get_by_role("complementary")
    expect(place).to_contain_text("The Set-Name needs two or more operation signs.")
    expect(place.get_by_role("link", name="Rule XIII-B-5")).to_be_visible()
    expect(place).to_contain_text("Maya")


def test_the_log_is_unfolded_on_a_phone_and_gives_the_focus_back(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL, "P2 move R permitted")
    page = table.page("P1")
    door = page.get_by_role("button", name="Log")
    door.focus()
    page.keyboard.press("Enter")
    log = page.get_by_role("dialog", name="What happened")
    expect(log).to_contain_text("Permitted")
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    expect(page.locator(".tray")).to_be_visible()

"""Tests of what the table explains: its words, what is closed, and after a shake what was true of each move."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import LAPTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.pages.axe import STILL, faults, violations
from tests.browser.pages.conftest import Stage
from tests.browser.pages.staging import EQUATIONS, ON_SETS, Staged
from tests.browser.tables import enter, post
from tests.browser.turns import by_turns

ON_SETS_FIRST: Final = by_turns("settings", [ON_SETS], [EQUATIONS])
EQUATIONS_FIRST: Final = by_turns("settings", [EQUATIONS], [ON_SETS])
TRAVELLED: Final = """() => {
  window.travelled = [];
  const look = (list) => list.forEach((one) => one.addedNodes.forEach((node) => {
    const { seq } = document.querySelector("main").dataset;
    if (node.classList?.contains("is-travelling")) window.travelled.push(Number(seq));
  }));
  new MutationObserver(look).observe(document.body, { childList: true });
}"""
"""Notes, for each cube that sets out, which event the table shows at that moment."""


def seated(visit: Visit, table: Staged, seat: str, **options: Any) -> Page:
    """The table's page as a seat sees it."""
    context = visit(PHONE if options.pop("is_phone", False) else LAPTOP, **options)
    table.guests[seat].lend_cookies(context)
    page = context.new_page()
    page.goto(f"/t/{table.match}")
    return page


@ON_SETS_FIRST
def test_a_word_of_the_mat_is_explained_on_tap_and_is_not_in_the_way(
    visit: Visit, stage: Stage, settings: dict[str, Any]
) -> None:
    table = stage(settings)
    table.bring_to("moving")
    page = seated(visit, table, table.acting_seat(), is_phone=True, has_touch=True)
    page.get_by_role("button", name="Required", exact=True).tap()
    sheet = page.get_by_role("dialog", name="Required")
    expect(sheet).to_contain_text("every Solution")
    expect(sheet.get_by_role("link", name=re.compile("^Rule I-B"))).to_be_visible()
    assert violations(page, "a word") == []
    page.locator("[data-well]").first.tap()
    expect(sheet).to_have_count(0)
    expect(page.locator(".well.is-selected")).to_have_count(1)
    expect(page.locator("[data-section] .term")).to_have_count(0)


def test_a_word_is_explained_by_keys_and_the_focus_comes_back(visit: Visit, stage: Stage) -> None:
    table = stage(ON_SETS)
    table.bring_to("moving")
    page = seated(visit, table, table.acting_seat())
    word = page.get_by_role("button", name="Forbidden", exact=True)
    word.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Forbidden")).to_be_focused()
    page.keyboard.press("Escape")
    expect(word).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_control_explains_itself_by_a_right_click(visit: Visit, stage: Stage) -> None:
    table = stage(ON_SETS)
    table.bring_to("moving")
    page = seated(visit, table, table.acting_seat())
    page.get_by_role("button", name="Required", exact=True).click()
    expect(page.get_by_role("dialog", name="Required")).to_be_visible()
    page.keyboard.press("Escape")
    # The explanation is at hand now, so that it would come while the button is still down, and go with its release.
    page.locator(".block").hover()
    page.mouse.down(button="right")
    page.evaluate(STILL)
    page.mouse.up(button="right")
    expect(page.get_by_role("dialog", name="Challenge block")).to_be_visible()
    page.evaluate(STILL)
    expect(page.get_by_role("dialog", name="Challenge block")).to_be_visible()
    assert table.view()["shake"]["phase"] == "moving"


@EQUATIONS_FIRST
def test_what_is_closed_says_why_with_the_rule(visit: Visit, stage: Stage, settings: dict[str, Any]) -> None:
    table = stage(settings)
    table.bring_to("goal")
    page = seated(visit, table, table.acting_seat())
    page.get_by_role("button", name="Say “Goal”").locator("visible=true").click(force=True)
    told = page.locator(".toast").last
    expect(told).to_contain_text("first.")
    expect(told.get_by_role("link", name="Rule III-B" if settings is ON_SETS else "Rule IV-B")).to_be_visible()


def test_who_is_not_on_turn_is_told_when_a_cube_is_put_down(visit: Visit, stage: Stage) -> None:
    table = stage(ON_SETS)
    table.bring_to("moving")
    waiting = "P2" if table.acting_seat() == "P1" else "P1"
    page = seated(visit, table, waiting)
    page.locator("[data-well]").first.click()
    page.locator('[data-section="permitted"]').click()
    expect(page.locator(".toast").get_by_role("link", name="Rule")).to_be_visible()


@ON_SETS_FIRST
def test_after_a_shake_the_verdict_stands_first_and_the_analysis_is_at_hand(
    visit: Visit, stage: Stage, settings: dict[str, Any]
) -> None:
    table = stage(settings)
    table.bring_to("scored")
    page = seated(visit, table, "P1")
    expect(page.get_by_role("heading", name=re.compile("win|share|Nobody"))).to_be_visible()
    page.get_by_role("button", name="Solutions").click()
    verdict = page.locator(".verdictbar").first
    expect(verdict).to_be_visible()
    board = page.locator(".board").first.bounding_box()
    above = verdict.bounding_box()
    assert above is not None
    assert board is not None
    assert above["y"] - board["y"] < 40
    page.get_by_role("button", name="Analysis").click()
    analysis = page.get_by_role("region", name="Analysis of this shake")
    expect(analysis.locator(".strip__move").last).to_contain_text(re.compile("yes|no"))
    expect(analysis.get_by_role("complementary")).to_contain_text(re.compile("Now would be (right|wrong)"))
    if analysis.get_by_role("button", name="Show another").count():
        before = analysis.locator(".sol").first.inner_html()
        analysis.get_by_role("button", name="Show another").click()
        lonely = analysis.get_by_text("No other Solution was found")
        expect(lonely.or_(analysis.get_by_role("button", name="Show another"))).to_be_visible()
        assert lonely.count() or analysis.locator(".sol").first.inner_html() != before
    assert faults(page, "analysis", int(settings["game"] == "equations")) == []


@pytest.mark.parametrize("is_moving", [True, False], ids=["moving", "still"])
def test_a_cube_travels_over_a_table_that_is_drawn_already(visit: Visit, stage: Stage, *, is_moving: bool) -> None:
    table = stage(ON_SETS)
    view = table.bring_to("moving")
    watcher = "P2" if table.acting_seat() == "P1" else "P1"
    page = seated(visit, table, watcher, is_moving=is_moving)
    page.locator(".mat").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(TRAVELLED)
    table.step()
    after = view["seq"] + 1
    expect(page.locator("main")).to_have_attribute("data-seq", re.compile(rf"^({after}|{after + 1})$"))
    if is_moving:
        page.wait_for_function("() => window.travelled.length === 1")
        assert page.evaluate("() => window.travelled[0]") > view["seq"]
    expect(page.locator(".is-travelling")).to_have_count(0)
    assert len(page.evaluate("() => window.travelled")) == int(is_moving)


def test_the_room_shows_a_picture_of_the_way_in(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    enter(page, "Maya")
    match = post(page, "/api/matches", {"game": "on-sets", "division": "middle"})["match"]
    page.goto(f"/t/{match}")
    page.get_by_role("button", name="Show the code").tap()
    picture = page.get_by_role("img", name=re.compile("A picture to scan"))
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('.tablecode__picture').naturalWidth > 0")


def test_the_others_wait_a_minute_before_a_bot_plays_on(visit: Visit, stage: Stage) -> None:
    table = stage(ON_SETS)
    table.bring_to("moving")
    page = seated(visit, table, "P2")
    banner = page.locator(".banner--away")
    expect(banner).to_contain_text("Maya has left the table.")
    banner.get_by_role("button", name="Bot in").click(force=True)
    expect(page.locator(".toast")).to_contain_text("Maya may still come back.")
    assert [one["bot"] for one in table.view()["seats"]] == [None, None]
    banner.get_by_role("button", name="Wait").click()
    expect(banner).to_have_count(0)

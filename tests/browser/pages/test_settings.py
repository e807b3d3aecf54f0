"""Tests that what a person prefers is drawn at once, and remembered."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.pages.conftest import Stage
from tests.browser.pages.staging import ON_SETS

BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"
SHADOW = "() => getComputedStyle(document.querySelector('.mat')).boxShadow"


def test_the_theme_follows_the_system_until_it_is_chosen_and_is_then_remembered(visit: Visit) -> None:
    page = visit(is_dark=True).new_page()
    page.goto("/")
    page.get_by_role("button", name="Change to light").click()
    light = page.evaluate(BACKGROUND)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.goto("/learn")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate(BACKGROUND) == light
    page.get_by_role("button", name="Change to dark").click()
    assert page.evaluate(BACKGROUND) != light
    page.reload()
    expect(page.get_by_role("button", name="Change to light")).to_be_visible()


def test_the_sound_switch_is_remembered_on_every_page(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/")
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.tap()
    expect(sound).to_have_attribute("aria-pressed", "false")
    for path in ("/", "/learn/equations", "/replay"):
        page.goto(path)
        expect(sound).to_have_attribute("aria-pressed", "false")


@pytest.fixture
def table_page(visit: Visit, stage: Stage) -> Page:
    """A table in the middle of a shake, with its sheet of settings open."""
    table = stage(ON_SETS)
    table.bring_to("moving")
    context = visit(is_moving=True)
    table.host.lend_cookies(context)
    page = context.new_page()
    page.goto(f"/t/{table.match}")
    page.locator(".mat").wait_for()
    page.get_by_role("button", name="Help and keys").click()
    page.get_by_role("dialog").wait_for()
    return page


def choose(page: Page, setting: str, choice: str) -> None:
    """Choose something on the sheet of settings."""
    group = page.get_by_role("dialog").get_by_role("group", name=setting)
    group.get_by_role("button", name=choice, exact=True).click()
    expect(group.get_by_role("button", name=choice, exact=True)).to_have_attribute("aria-pressed", "true")


def test_high_contrast_is_flat_and_remembered(table_page: Page) -> None:
    before = table_page.evaluate(SHADOW)
    choose(table_page, "Contrast", "More")
    expect(table_page.locator("html")).to_have_attribute("data-contrast", "more")
    assert table_page.evaluate(SHADOW) != before
    table_page.goto("/")
    expect(table_page.locator("html")).to_have_attribute("data-contrast", "more")


def test_with_less_motion_nothing_moves(table_page: Page) -> None:
    seconds = "() => getComputedStyle(document.documentElement).getPropertyValue('--t-3')"
    before = table_page.evaluate(seconds)
    choose(table_page, "Motion", "Less")
    expect(table_page.locator("html")).to_have_attribute("data-motion", "less")
    assert table_page.evaluate(seconds) != before
    table_page.reload()
    table_page.locator(".mat").wait_for()
    assert table_page.evaluate(seconds).strip().startswith("0")

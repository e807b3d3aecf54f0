"""Tests that while moving the whole table is in view, on a phone, on a Chromebook and on a large screen."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.pages.conftest import Stage
from tests.browser.pages.staging import EQUATIONS, ON_SETS

SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "small laptop": {"width": 1280, "height": 720},
    "Chromebook": {"width": 1366, "height": 768},
    "desktop": DESKTOP,
}
BOXES = """selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
  .map(one => one.getBoundingClientRect().toJSON())"""
CARDS = 10


def boxes(page: Page, selector: str) -> list[dict[str, Any]]:
    """Where the visible parts of a page are."""
    found: list[dict[str, Any]] = page.evaluate(BOXES, selector)
    assert found, selector
    return found


def is_within(inner: dict[str, Any], outer: dict[str, Any]) -> bool:
    """Whether a box lies in another."""
    is_level = outer["left"] <= inner["left"] and inner["right"] <= outer["right"]
    return bool(is_level and outer["top"] <= inner["top"] and inner["bottom"] <= outer["bottom"])


@pytest.mark.parametrize("settings", [ON_SETS, EQUATIONS], ids=["on-sets", "equations"])
def test_the_whole_table_is_in_view_while_moving(visit: Visit, stage: Stage, settings: dict[str, str]) -> None:
    table = stage(settings)
    table.deal = CARDS
    table.bring_to("moving")
    context = visit()
    seat = table.acting_seat()
    table.guests[seat].lend_cookies(context)
    other = visit()
    table.guests["P1" if seat == "P2" else "P2"].lend_cookies(other)
    other.new_page().goto(f"/t/{table.match}")
    page = context.new_page()
    page.goto(f"/t/{table.match}")
    page.locator(".mat").wait_for()
    page.locator(".banner").wait_for(state="detached")
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        tray = boxes(page, ".tray")[0]
        block = boxes(page, ".block")[0]
        below = block["top"] if name == "phone" else size["height"]
        assert all(is_within(well, tray) for well in boxes(page, ".well")), f"{name}: cubes leave the tray"
        assert tray["bottom"] <= below, f"{name}: the tray ends at {tray['bottom']} of {below}"
        assert block["bottom"] <= size["height"], f"{name}: the block ends at {block['bottom']}"
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], f"{name}: scrolls sideways"

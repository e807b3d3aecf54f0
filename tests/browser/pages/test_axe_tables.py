"""Tests that axe finds nothing at the table, in every phase of both games."""

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.pages.axe import faults
from tests.browser.pages.conftest import Stage
from tests.browser.pages.staging import EQUATIONS, ON_SETS, PHASES
from tests.browser.turns import is_its_turn

SHOWN: Final = {
    "lot": ".lot",
    "rolling": ".tray",
    "selecting": ".vsheet",
    "goal": ".gstage",
    "moving": ".mat",
    "challenged": ".words",
    "writing": ".sheetlet",
    "checking": ".sheetlet--round",
    "scored": ".places",
}
"""What the player whose turn it is sees in each phase."""


@pytest.mark.parametrize("settings", [ON_SETS, EQUATIONS], ids=["on-sets", "equations"])
def test_axe_finds_nothing_at_a_table_in_any_phase(visit: Visit, settings: dict[str, str], stage: Stage) -> None:
    table = stage(settings)
    pages: dict[str, Page] = {}
    found: list[str] = []
    # Each phase is seen in one theme and size, by turns in one game and in the other.
    for place, phase in enumerate(PHASES):
        table.bring_to(phase)
        if not is_its_turn(place, settings is EQUATIONS):
            continue
        seat = table.acting_seat()
        if seat not in pages:
            context = visit()
            table.guests[seat].lend_cookies(context)
            pages[seat] = context.new_page()
        page = pages[seat]
        page.goto(f"/t/{table.match}")
        page.locator(SHOWN[phase]).first.wait_for()
        found += faults(page, f"{settings['game']} {phase}", place // 2)
    assert found == []


def test_axe_finds_nothing_in_the_room_before_a_match_and_in_the_sheets_over_it(visit: Visit, stage: Stage) -> None:
    table = stage(ON_SETS)
    table.bring_to("moving")
    context = visit()
    table.host.lend_cookies(context)
    page = context.new_page()
    page.goto(f"/t/{table.match}")
    page.locator(".mat").wait_for()
    found: list[str] = []
    sheets = (("?", "help"), ("l", "log"), ("k", "variations"), ("p", "scratch pad"))
    for place, (key, what) in enumerate(sheets):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        found += faults(page, what, place)
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    waiting = table.host.said("/api/matches", {**ON_SETS, "is_watchable": True})["match"]
    page.goto(f"/t/{waiting}")
    page.get_by_role("button", name="Start the match").wait_for()
    found += faults(page, "waiting room", len(sheets))
    assert found == []

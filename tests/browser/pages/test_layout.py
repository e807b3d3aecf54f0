"""Tests that the whole table is in view in every phase, on a phone upright, on its side or on a laptop by turns; that
nothing to be pressed is too small or covered; and that nothing moves under the finger."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import LAPTOP
from tests.browser.conftest import Visit
from tests.browser.pages.axe import STILL
from tests.browser.pages.conftest import Stage
from tests.browser.pages.frame_faults import faults_in_all, places, windows
from tests.browser.pages.staging import EQUATIONS, ON_SETS, PHASES, Staged
from tests.browser.pages.test_axe_tables import SHOWN
from tests.browser.play.reading_pages import toggle_typing

GAMES: Final = pytest.mark.parametrize(
    "settings", [ON_SETS, {**EQUATIONS, "division": "middle"}], ids=["on-sets", "equations"]
)
NAMES: Final = ("Maya", "Theo", "Ines")
CARDS: Final = 10
HEAP: Final = 9
"""How many cubes lie in one section: as many as few shakes put there."""
LONG: Final = {"on-sets": "((R∩B)∪(G∩Y))∪((R∩B)∪G)", "equations": "((1+2)*3-(4+5))+(6-7)=9"}
"""What is written: it need not be right, but it is as long as nine cubes make it."""
STANDING: Final = ".saying, .mat, .mat > *, .tray, .well, .tabs, .shelf, .shelf .block, .btn--main"
"""What stays where it is while one moves."""
BUILDING: Final = ".goalshape, .gstage, .turner, .gstage__read, .tray, .well, .shelf, .btn--main"
"""What stays where it is while one builds a Goal."""


class Looking:
    """Everybody at a table, each at a page of their own, so that nobody is away."""

    def __init__(self, visit: Visit, table: Staged) -> None:
        self.table = table
        self.pages: dict[str, Page] = {}
        for seat, guest in table.guests.items():
            context = visit(LAPTOP)
            guest.lend_cookies(context)
            self.pages[seat] = context.new_page()
            self.pages[seat].goto(f"/t/{table.match}")

    def at(self, phase: str) -> Page:
        """The page of who has something to do in a phase, drawn and still."""
        seq = self.table.bring_to(phase)["seq"]
        page = self.pages[self.table.acting_seat()]
        page.set_viewport_size(LAPTOP)
        page.wait_for_function("seq => Number(document.querySelector('main.frame')?.dataset.seq) >= seq", arg=seq)
        page.locator(SHOWN[phase]).first.wait_for()
        page.locator('main.frame:not([data-told="0"])').wait_for()
        page.locator(".banner--away").wait_for(state="detached")
        page.evaluate(STILL)
        return page


def write(page: Page, text: str) -> None:
    """Write a Solution by typing."""
    field = page.locator(".sheetlet__typed textarea")
    if not field.count():
        toggle_typing(page)
    field.fill(text)
    toggle_typing(page)


def walk_selecting(page: Page, table: Staged) -> list[str]:
    """A variation that has a blank is pressed."""
    page.locator(".vsheet .pick:not([aria-disabled])").first.click()
    return faults_in_all(page, "selecting, one pressed")


def walk_goal(page: Page, table: Staged) -> list[str]:
    """A cube is laid, and selected."""
    digits = [cube for cube in table.view()["shake"]["resources"] if cube[-1].isdigit()]
    page.locator(f'.well[data-cube="{digits[0]}"]').first.click()
    expect(page.locator(".turner button").first).to_be_visible()
    return faults_in_all(page, "goal, a cube laid")


def walk_moving(page: Page, table: Staged) -> list[str]:
    """Everything that tabs unfold."""
    found = []
    page.set_viewport_size({"width": 390, "height": 844})
    for name in ("Variations", "Pad", "Log"):
        page.locator(".tab").filter(has_text=name).click()
        page.get_by_role("dialog").wait_for()
        found += faults_in_all(page, f"moving, {name}")
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": 390, "height": 844})
    return found


def walk_writing(page: Page, table: Staged) -> list[str]:
    """Something is written, as ink and as boxes, and what is folded is unfolded."""
    write(page, table.paper or "")
    found = faults_in_all(page, "writing, written")
    page.get_by_role("button", name="Show groups").click()
    found += faults_in_all(page, "writing, as boxes")
    page.get_by_role("button", name="More, such as writing nothing").click()
    return found + faults_in_all(page, "writing, more")


def walk_checking(page: Page, table: Staged) -> list[str]:
    """A Solution is being rejected."""
    page.get_by_role("button", name="Reject…", exact=True).click()
    found = faults_in_all(page, "checking, reasons")
    page.get_by_role("radio", name="It cannot be read").check(force=True)
    page.get_by_role("button", name="Show where…").click()
    found += faults_in_all(page, "checking, where")
    page.get_by_role("button", name="The last symbol one to the right").click()
    page.get_by_role("button", name="The last symbol one to the right").click()
    expect(page.locator(".placing__symbol.is-on")).to_have_count(2)
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("radio", name="I can group it").check(force=True)
    page.get_by_role("button", name="Show how…").click()
    return found + faults_in_all(page, "checking, how")


def walk_scored(page: Page, table: Staged) -> list[str]:
    """Solutions, and the scoresheet with its signatures."""
    found = []
    for name in ("Solutions", "Scoresheet", "Log"):
        page.get_by_role("button", name=name, exact=True).click()
        found += faults_in_all(page, f"scored, {name}")
    return found


WALKS: Final[dict[str, Callable[[Page, Staged], list[str]]]] = {
    "selecting": walk_selecting,
    "goal": walk_goal,
    "moving": walk_moving,
    "writing": walk_writing,
    "checking": walk_checking,
    "scored": walk_scored,
}


@GAMES
def test_in_every_phase_the_whole_table_is_in_view(visit: Visit, stage: Stage, settings: dict[str, Any]) -> None:
    table = stage(settings, NAMES)
    table.deal, table.moves = CARDS, HEAP
    table.heap = "required" if settings["game"] == "on-sets" else "permitted"
    table.paper = LONG[settings["game"]]
    looking = Looking(visit, table)
    found: list[str] = []
    for phase in PHASES:
        page = looking.at(phase)
        found += faults_in_all(page, phase)
        if phase in WALKS:
            found += WALKS[phase](page, table)
    assert not found, "\n".join(found)


@GAMES
def test_nothing_moves_while_a_cube_is_held_put_down_confirmed_or_put_back(
    visit: Visit, stage: Stage, settings: dict[str, Any]
) -> None:
    table = stage(settings, NAMES)
    table.deal = CARDS
    page = Looking(visit, table).at("moving")
    page.evaluate("() => localStorage.setItem('forceout.preferences', JSON.stringify({confirm: 'always'}))")
    page.reload()
    page.locator("[data-well]").first.wait_for()
    for size in windows(page):
        before = places(page, STANDING)
        page.locator("[data-well]").first.click()
        page.evaluate(STILL)
        assert places(page, STANDING) == before, f"{size}: held"
        page.locator('.section.is-target[data-section="permitted"]').click(position={"x": 6, "y": 6})
        expect(page.locator(".cube.is-ghost")).to_be_visible()
        page.evaluate(STILL)
        assert places(page, STANDING) == before, f"{size}: to confirm"
        page.get_by_role("button", name="Put ", exact=False).and_(page.locator(".shelf__mid .btn")).click()
        expect(page.locator(".cube.is-ghost")).to_have_count(0)
        assert places(page, STANDING) == before, f"{size}: put back"


def test_on_sets_III_B_the_places_of_the_goal_do_not_move_with_its_shape(visit: Visit, stage: Stage) -> None:
    table = stage(ON_SETS, NAMES)
    table.deal = CARDS
    page = Looking(visit, table).at("goal")
    shapes = page.get_by_role("group", name="Shape of the Goal").get_by_role("button")
    digits = [cube for cube in table.view()["shake"]["resources"] if cube.isdigit()]
    for size in windows(page):
        shapes.first.click()
        before = places(page, BUILDING)
        for place in range(7):
            shapes.nth(place).click()
            assert places(page, BUILDING) == before, f"{size}: shape {place}"
            page.locator(f'.well[data-cube="{digits[0]}"]').first.click()
            expect(page.locator(".turner button").first).to_be_visible()
            page.evaluate(STILL)
            assert places(page, BUILDING) == before, f"{size}: shape {place} with a digit"
            page.get_by_role("button", name="Take out").click()


def test_more_contrast_by_the_system_is_ours(visit: Visit, stage: Stage) -> None:
    table = stage(ON_SETS, NAMES)
    page = Looking(visit, table).at("moving")
    flat = "() => ['.mat', '.cube'].map(one => getComputedStyle(document.querySelector(one)).boxShadow)"
    page.evaluate("() => { document.documentElement.dataset.contrast = 'more'; }")
    ours = page.evaluate(flat)
    page.emulate_media(contrast="more")
    page.reload()
    page.locator(".mat").wait_for()
    assert page.locator("html").get_attribute("data-contrast") == "more"
    assert page.evaluate(flat) == ours

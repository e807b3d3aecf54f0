"""Takes a picture of every phase of both games in several windows, by day and by night:
`python -m tests.browser.pages.phase_pictures FOLDER [PHASE …]`."""

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.pages.axe import SHOW_AS, STILL
from tests.browser.pages.frame_faults import SIZES, faults
from tests.browser.pages.staging import EQUATIONS, ON_SETS, PHASES, Staged, written
from tests.browser.pages.test_axe_tables import SHOWN
from tests.browser.pages.test_layout import write
from tests.trust.over_http.server import Server

NAMES: Final = ("Maya", "Theo", "Ines")
CARDS: Final = 10
MOVES: Final = 8


class Gallery:
    """A table of three with a page for each, and where the pictures go."""

    def __init__(self, browser: Browser, address: str, settings: dict[str, Any], folder: Path) -> None:
        self.folder, self.game = folder, settings["game"]
        self.table = Staged.open(address, {"clock": "relaxed", "shakes": 1, **settings}, NAMES)
        self.table.deal, self.table.moves, self.table.dice = CARDS, MOVES, Random(11)
        self.pages: dict[str, Page] = {}
        for seat, guest in self.table.guests.items():
            context = browser.new_context(base_url=address, viewport=chromium.PHONE, reduced_motion="reduce")
            guest.lend_cookies(context)
            self.pages[seat] = context.new_page()
            self.pages[seat].goto(f"/t/{self.table.match}")

    def take(self, page: Page, name: str) -> None:
        """Take a page in every window, by day and by night, and say what is wrong with it."""
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            for theme in ("light", "dark"):
                page.evaluate(SHOW_AS, theme)
                page.evaluate(STILL)
                window = f"{viewport['width']}x{viewport['height']}"
                page.screenshot(path=self.folder / f"{name}-{self.game}-{window}-{theme}.png")
            for one in faults(page, f"{self.game} {name}, {size}"):
                print(one)

    def walk(self, wanted: list[str]) -> None:
        """Go through a shake."""
        for phase in PHASES:
            self.table.bring_to(phase)
            if wanted and phase not in wanted:
                continue
            seat = self.table.acting_seat()
            page = self.pages[seat]
            page.set_viewport_size(chromium.PHONE)
            page.locator(SHOWN[phase]).first.wait_for()
            page.locator(".banner--away").wait_for(state="detached")
            self.take(page, phase)
            more = getattr(self, f"more_of_{phase}", None)
            if more is not None:
                page.set_viewport_size(chromium.PHONE)
                more(page)
            if phase in ("selecting", "goal", "writing"):
                self.take(self.pages["P3" if seat != "P3" else "P2"], f"{phase}-waiting")

    def more_of_selecting(self, page: Page) -> None:
        """A variation is pressed."""
        page.locator(".vsheet .pick:not([aria-disabled])").first.click()
        self.take(page, "selecting-pressed")

    def more_of_goal(self, page: Page) -> None:
        """Cubes are laid."""
        digits = [cube for cube in self.table.view()["shake"]["resources"] if cube[-1].isdigit()]
        if self.game == "on-sets":
            page.get_by_role("button", name="Tee").click()
        for cube in digits[:3]:
            page.locator(f'.well[data-cube="{cube}"]').first.click()
        self.take(page, "goal-laid")

    def more_of_moving(self, page: Page) -> None:
        """A cube is held, then to be confirmed; tabs are unfolded."""
        page.locator("[data-well]").first.click()
        self.take(page, "moving-held")
        page.set_viewport_size(chromium.PHONE)
        page.locator('.section.is-target[data-section="permitted"]').click(position={"x": 6, "y": 6})
        self.take(page, "moving-confirm")
        page.keyboard.press("Escape")
        for name in ("Variations", "Pad", "Log"):
            page.set_viewport_size(chromium.PHONE)
            page.locator(".tab").filter(has_text=name).click()
            page.get_by_role("dialog").wait_for()
            self.take(page, f"moving-{name.lower()}")
            page.keyboard.press("Escape")

    def more_of_writing(self, page: Page) -> None:
        """Something is written."""
        write(page, written(self.table.view(self.table.acting_seat())))
        self.take(page, "writing-written")
        page.get_by_role("button", name="Show groups").click()
        page.get_by_role("button", name="More, such as writing nothing").click()
        self.take(page, "writing-more")

    def more_of_checking(self, page: Page) -> None:
        """It is being rejected."""
        page.get_by_role("button", name="Reject…", exact=True).click()
        self.take(page, "checking-reasons")
        page.get_by_role("radio", name="I can group it").check(force=True)
        page.get_by_role("button", name="Show how…").click()
        self.take(page, "checking-how")

    def more_of_scored(self, page: Page) -> None:
        """Solutions, the scoresheet, and the end."""
        for name in ("Solutions", "Scoresheet"):
            page.set_viewport_size(chromium.PHONE)
            page.get_by_role("button", name=name, exact=True).click()
            self.take(page, f"scored-{name.lower()}")
        page.get_by_role("button", name="Points", exact=True).click()
        self.table.finish()
        page.get_by_role("button", name="Rematch").wait_for()
        self.take(page, "over")


def main(folder: Path, wanted: list[str]) -> None:
    """Start a server and a browser, and take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = chromium.launch(playwright)
        try:
            for settings in (ON_SETS, {**EQUATIONS, "division": "middle"}):
                Gallery(browser, server.address, settings, folder).walk(wanted)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

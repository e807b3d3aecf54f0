"""Takes the pictures of docs/pictures: `scripts/screenshots`, or only some of them by name."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser import chromium
from tests.browser.pages.axe import STILL
from tests.browser.pages.http_guest import HttpGuest
from tests.browser.pages.naming import name_oneself
from tests.browser.pages.small_png import made_small
from tests.browser.pages.staging import EQUATIONS, ON_SETS, Staged, written
from tests.browser.pages.test_judge_desk import Finger, desk_of, paper_table, reach
from tests.browser.tables import post
from tests.trust.over_http.server import Server

FOLDER: Final = Path(__file__).parents[3] / "docs" / "pictures"
PHONE: Final = chromium.PHONE
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
TALL: Final[ViewportSize] = {"width": 1280, "height": 1000}
NAMES: Final = ("Maya", "Theo", "Ines")
CARDS: Final = 10
MOVES: Final = 8
SEED: Final = 11
"""Which variations are chosen."""
AVOIDED: Final = frozenset({"factorial", "percent", "upside-down"})
"""Variations that make for Solutions that a first reader would not understand."""
SHOWN: Final = {"required": 2, "permitted": 2}
"""How many cubes at least lie in a section of a picture."""
LOBBY: Final = (
    ("Theo", {"game": "on-sets", "division": "middle", "clock": "official", "seats": 3}),
    ("Ines", {"game": "equations", "division": "junior", "clock": "relaxed", "seats": 3}),
    ("Room 204", {"game": "equations", "division": "elementary", "form": "basic", "clock": "off", "seats": 2}),
)


@dataclass(slots=True)
class Studio:
    """A server, a browser, and where the pictures go."""

    address: str
    browser: Browser
    wanted: frozenset[str]

    @contextmanager
    def page(self, size: ViewportSize, guest: HttpGuest | None = None, *, is_dark: bool = False) -> Iterator[Page]:
        """A page of a size, in the light unless told otherwise, at somebody's seat."""
        context = self.browser.new_context(
            base_url=self.address,
            viewport=size,
            reduced_motion="reduce",
            color_scheme="dark" if is_dark else "light",
        )
        if guest is not None:
            guest.lend_cookies(context)
        yield context.new_page()
        context.close()

    def take(self, page: Page, name: str) -> None:
        """Take a picture once the page lies still."""
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        page.evaluate(STILL)
        picture = page.screenshot()
        with self.page(PHONE) as canvas:
            small = made_small(canvas, picture)
        (FOLDER / f"{name}.png").write_bytes(small)
        print(f"{name}.png {len(small):,} bytes")

    def table(self, settings: dict[str, Any]) -> Staged:
        """A table of three, each of whom looks at it."""
        table = Staged.open(self.address, {"clock": "relaxed", "seats": 3, "shakes": 3, **settings}, NAMES)
        for guest in table.guests.values():
            context = self.browser.new_context(base_url=self.address, viewport=PHONE)
            guest.lend_cookies(context)
            context.new_page().goto(f"/t/{table.match}")
        return table

    def is_wanted(self, *names: str) -> bool:
        """Whether one of these pictures is asked for."""
        return not self.wanted or bool(self.wanted & set(names))


def take_home(studio: Studio) -> None:
    """The first page with its open tables."""
    hosts = [HttpGuest.enter(studio.address, name) for name, _ in LOBBY]
    for host, (_, settings) in zip(hosts, LOBBY, strict=True):
        host.said("/api/matches", {**settings, "is_listed": True, "is_watchable": True})
    playing = Staged.open(studio.address, {**ON_SETS, "is_listed": True}, ("Linden", "Hazel"))
    for name, size in (("home-desktop", {"width": 1280, "height": 1080}), ("home-phone", PHONE)):
        with studio.page(ViewportSize(width=size["width"], height=size["height"])) as page:
            page.goto("/")
            page.locator(".opentable").nth(3).wait_for()
            name_oneself(page, "Maya")
            studio.take(page, name)
    playing.close()
    for host in hosts:
        host.close()


def take_tables(studio: Studio, settings: dict[str, Any]) -> None:
    """A shake of a game from the middle to its score, at both sizes."""
    game = settings["game"]
    table = studio.table(settings)
    table.deal, table.moves, table.dice, table.avoided = CARDS, MOVES, Random(SEED), AVOIDED
    table.bring_to("moving")
    while any(len(table.view()["shake"][section]) < count for section, count in SHOWN.items()):
        table.step()
    take_seat(studio, table, ".mat", game, PHONE, DESKTOP)
    if game == "on-sets":
        with studio.page(DESKTOP, table.guests[table.acting_seat()], is_dark=True) as page:
            page.goto(f"/t/{table.match}")
            page.locator(".mat").wait_for()
            studio.take(page, f"{game}-dark")
    table.bring_to("writing")
    text = written(table.view())
    take_seat(studio, table, ".sheetlet", f"{game}-writing", PHONE, DESKTOP, lambda page: write(page, text))
    table.bring_to("checking")
    take_seat(studio, table, ".sheetlet--round", f"{game}-checking", PHONE, DESKTOP)
    table.bring_to("scored")
    take_seat(studio, table, ".places", f"{game}-scored", PHONE, TALL)
    take_replay(studio, table, game)
    table.close()


def take_seat(
    studio: Studio,
    table: Staged,
    shown: str,
    name: str,
    phone: ViewportSize,
    desktop: ViewportSize,
    do: Callable[[Page], None] = lambda page: None,
) -> None:
    """The table as the player sees it who has something to do, on a phone and on a desktop."""
    guest = table.guests[table.acting_seat()]
    for size, viewport in (("phone", phone), ("desktop", desktop)):
        with studio.page(viewport, guest) as page:
            page.goto(f"/t/{table.match}")
            page.locator(shown).first.wait_for()
            do(page)
            studio.take(page, f"{name}-{size}")


def write(page: Page, text: str) -> None:
    """Write a Solution on the paper without handing it in."""
    field = page.locator(".sheetlet__typed textarea")
    is_typing = field.count() > 0
    if not is_typing and not page.get_by_role("button", name="Type it").count():
        # A Third Party gives their word first.
        return
    if not is_typing:
        page.get_by_role("button", name="Type it").click()
    field.first.fill(text)
    if not is_typing:
        page.get_by_role("button", name="Type it").click()


def take_replay(studio: Studio, table: Staged, game: str) -> None:
    """The replay with what was true at a move."""
    for size, viewport in (("desktop", TALL), ("phone", PHONE)):
        with studio.page(viewport, table.host) as page:
            page.goto(f"/replay/{table.match}")
            moves = page.locator(".rmove")
            expect(moves.last).not_to_contain_text("…")
            moves.last.click()
            studio.take(page, f"{game}-replay-{size}")


def take_desk(studio: Studio) -> None:
    """A judge's desk with a table and a call, and a Solution of which one level is open."""
    context = studio.browser.new_context(
        base_url=studio.address, viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = desk_of(context, "Ruth")
    finger = Finger(page)
    paper_table(finger, ["blue", "intersection", "red"])
    reach(finger, 1)
    studio.take(page, "judge-lock-phone")
    match = page.url.partition("#check/")[2].partition("/")[0]
    post(page, f"/api/desk/tables/{match}/calls", {"reason": "behaviour"})
    page.goto("/judge#desk")
    page.locator(".call").wait_for()
    studio.take(page, "judge-desk-phone")
    context.close()


def main(names: list[str]) -> None:
    """Start a server and a browser, and take the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = chromium.launch(playwright)
        studio = Studio(server.address, browser, frozenset(names))
        try:
            if studio.is_wanted("home"):
                take_home(studio)
            if studio.is_wanted("judge"):
                take_desk(studio)
            for settings in (ON_SETS, {**EQUATIONS, "division": "middle"}):
                if studio.is_wanted(settings["game"]):
                    take_tables(studio, settings)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])

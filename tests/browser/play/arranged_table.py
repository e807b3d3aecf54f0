"""A table that is brought to one moment over HTTP, line by line as in a record, so that a page goes on from there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from playwright.sync_api import Page, ViewportSize

from forceout.rules.actions import Deal
from forceout.rules.wire import read_line, sent_action
from tests.browser.chromium import FLAT, PHONE
from tests.browser.conftest import Arrange, Visit
from tests.browser.cubes import usual
from tests.browser.pages.http_guest import HttpGuest, View

NAMES: Final = {"P1": "Maya", "P2": "Theo", "P3": "Ines"}
USUAL: Final = {"division": "middle", "form": "advanced", "clock": "off", "seats": 2, "shakes": 1}
"""The full game without variations."""


@dataclass(slots=True)
class ArrangedTable:
    """A table whose first seat sets the first Goal."""

    match: str
    guests: dict[str, HttpGuest]
    visit: Visit
    dealt: int
    """How many cards are dealt."""

    @classmethod
    def open(
        cls, address: str, visit: Visit, arrange: Arrange, settings: Mapping[str, Any], fall: Mapping[str, Any]
    ) -> Self:
        """A table with its guests, begun; a judge too where a panel judges."""
        asked = {**USUAL, **settings}
        guests = {seat: HttpGuest.enter(address, name) for seat, name in list(NAMES.items())[: asked["seats"]]}
        host = guests["P1"]
        match: str = host.said("/api/matches", asked)["match"]
        code = host.said(f"/api/matches/{match}/code")["code"]
        for guest in list(guests.values())[1:]:
            guest.said("/api/join", {"code": code})
        if asked.get("judging") == "panel":
            guests["judge"] = HttpGuest.enter(address, "Owl")
            person = guests["judge"].client.get("/api/me").json()["person"]
            host.said(f"/api/matches/{match}/judges", {"person": person})
        fallen = usual(asked["game"], **fall)
        arrange(match, fallen)
        host.said(f"/api/matches/{match}/start")
        return cls(match, guests, visit, len(fallen["deal"].split()) if asked["game"] == "on-sets" else 0)

    def close(self) -> None:
        """Let go of the connections."""
        for guest in self.guests.values():
            guest.close()

    @property
    def seats(self) -> Sequence[str]:
        """The seats of players, in order of play."""
        return [seat for seat in self.guests if seat in NAMES]

    def view(self, seat: str = "P1") -> View:
        """The table as somebody sees it."""
        return self.guests[seat].view(self.match)

    @property
    def shake(self) -> dict[str, Any]:
        """The shake as the first seat sees it."""
        shake: dict[str, Any] = self.view()["shake"]
        return shake

    def does(self, *lines: str) -> View:
        """Let things be done, each told as in a record (`P2 move R required`); the table then."""
        for line in lines:
            action = read_line(line)
            wanted = sent_action(action)
            wanted |= {"count": self.dealt} if isinstance(action, Deal) else {}
            guest = self.guests[action.by]
            answer = guest.act(self.match, guest.view(self.match)["seq"], wanted)
            assert answer.is_success, (line, answer.status_code, answer.text)
        return self.view()

    def begin(self, *selections: str) -> View:
        """Draw the lot, roll and deal, and select what is told (`P1 select wild-cube filled_in="B"`)."""
        self.does(*(f"{seat} lot 1" for seat in self.seats), "P1 shake", "P1 roll")
        if self.dealt:
            self.does(f"{self.seats[-1]} deal")
        return self.does(*selections)

    def page(self, seat: str, size: ViewportSize = PHONE, *, first: str = "") -> Page:
        """The page of a seat, on a phone unless it is told otherwise, showing the table as it is now; a script may run
        before everything else."""
        context = self.visit(size, has_touch=size in (PHONE, FLAT))
        self.guests[seat].lend_cookies(context)
        page = context.new_page()
        if first:
            page.add_init_script(first)
        page.goto(f"/t/{self.match}")
        # With what happened before, cubes go to the wells that they were rolled into.
        page.locator('main.frame:not([data-told="0"])').wait_for()
        self.catch_up(page)
        return page

    def catch_up(self, *pages: Page) -> None:
        """Wait until pages have drawn everything that happened, and perhaps what their own nonces added meanwhile."""
        seq = self.view()["seq"]
        for page in pages:
            page.wait_for_function("seq => Number(document.querySelector('main.frame')?.dataset.seq) >= seq", arg=seq)

"""A player at a table in a browser: reads the view, decides by the brain, acts by the hands alone."""

import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, Response, expect

from tests.browser.brain import Brain, View, Wanted
from tests.browser.hands import Hands

VIEW: Final = """async ([match, seq, patience]) => {
  const until = Date.now() + patience;
  for (;;) {
    const view = await (await fetch(`/api/matches/${match}`)).json();
    if (view.seq > seq) return view;
    if (Date.now() > until) throw new Error(`nothing happened after ${seq} in phase ${view.shake?.phase}`);
    await new Promise((done) => setTimeout(done, 40));
  }
}"""
PATIENCE: Final = 30_000
SHAKE: Final = re.compile("Begin the shake|Next shake")
BUTTONS: Final = {
    "lot": "Roll a cube",
    "roll": "Roll the cubes",
    "accept": "Accept",
    "agree": "Agree",
    "pass-variation": "Choose none",
}


def is_action(response: Response) -> bool:
    """Whether a response answers an action."""
    return response.url.endswith("/actions")


def is_taken(response: Response) -> bool:
    """Whether a response says that an action was taken."""
    return is_action(response) and response.ok


class Player:
    """Somebody at a table."""

    def __init__(self, hands: Hands, brain: Brain) -> None:
        self.hands = hands
        self.brain = brain
        self.done: list[str] = []
        """What was done so far, in order; moves with their section."""
        self.phases: list[str] = []
        """The phases of the shake that were seen."""
        self.doings: dict[str, Callable[[Wanted], None]] = {
            "deal": self.deal,
            "select": self.select,
            "goal": self.set_goal,
            "move": lambda wanted: self.hands.put(wanted["cube"], wanted["to"]),
            "pick-up": lambda _: self.hands.pick_up(),
            "challenge": lambda wanted: self.hands.say(wanted["claim"]),
            "present": self.present,
            "decline": self.decline,
            "shake": lambda _: self.press(SHAKE),
            "sign": self.sign,
        }

    @property
    def page(self) -> Page:
        """The page of the table."""
        return self.hands.page

    @property
    def match(self) -> str:
        """Which match it is."""
        return self.page.url.rpartition("/")[2]

    def view(self, after: int = 0) -> dict[str, Any]:
        """The table as this seat sees it, once it has gone on from a number."""
        read: dict[str, Any] = self.page.evaluate(VIEW, [self.match, after, PATIENCE])
        if read["shake"] is not None and (not self.phases or self.phases[-1] != read["shake"]["phase"]):
            self.phases.append(read["shake"]["phase"])
        return read

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button by its name, or by one of two."""
        self.hands.press(self.page.get_by_role("button", name=name))

    def act(self, wanted: Wanted) -> int:
        """Do something, through the page, and wait until the server took it; which number it got."""
        doing = self.doings.get(wanted["do"])
        with self.page.expect_response(is_taken) as taken:
            if doing is not None:
                doing(wanted)
            else:
                self.press(BUTTONS[wanted["do"]])
        self.done.append(f"move {wanted['to']}" if wanted["do"] == "move" else wanted["do"])
        seq: int = taken.value.json()["seq"]
        return seq

    def play_until(self, is_enough: Callable[[View], bool]) -> dict[str, Any]:
        """Act when it is for this seat to act, until something is so; the view then."""
        view = self.view()
        while not is_enough(view):
            wanted = self.brain.wanted(view)
            view = self.view(view["seq"] if wanted is None else self.act(wanted) - 1)
        return view

    def deal(self, wanted: Wanted) -> None:
        """Choose how many cards, and deal."""
        self.hands.press(self.page.locator(".counts").get_by_role("button", name=str(wanted["count"]), exact=True))
        self.press(f"Deal {wanted['count']}")

    def select(self, wanted: Wanted) -> None:
        """Circle a variation, and fill in its blank."""
        offers = self.view()["legal"]["variations"]
        place = next(place for place, one in enumerate(offers) if one["name"] == wanted["name"])
        sheet = self.page.get_by_role("region", name="Variation sheet")
        self.hands.press(sheet.locator(".pick").nth(place))
        if "filled_in" in wanted:
            label = "blank card" if wanted["filled_in"] == "-" else str(wanted["filled_in"])
            self.hands.press(sheet.locator(".detail").get_by_role("button", name=label, exact=True))
        self.press(f"Circle {offers[place]['title']}")

    def set_goal(self, wanted: Wanted) -> None:
        """Build the Goal of cubes, and say it."""
        goal: str = wanted["goal"]
        is_shaped = " " in goal
        cubes = goal.split()[1:] if is_shaped else [goal[at : at + 2] for at in range(0, len(goal), 2)]
        if is_shaped:
            shapes = self.page.get_by_role("group", name="Shape of the Goal").get_by_role("button")
            self.hands.press(shapes.nth(len(cubes) - 1))
        for slot, cube in enumerate(cubes):
            self.hands.lay(cube, slot)
        self.hands.say_goal()

    def sign(self, _: Wanted) -> None:
        """Look at the scoresheet, and sign it."""
        self.press("Sign the scoresheet")
        self.press(re.compile("^Sign: "))

    def open_paper(self) -> None:
        """Where a Third Party is asked for a word first, open the paper without one."""
        unsaid = self.page.get_by_role("button", name="Write, say nothing")
        expect(unsaid.or_(self.page.locator(".tray--keys"))).to_be_visible()
        if unsaid.count():
            self.hands.press(unsaid)

    def present(self, wanted: Wanted) -> None:
        """Write a Solution and hand it in."""
        self.open_paper()
        self.hands.write(wanted["solution"])
        self.press("Hand it in")

    def decline(self, _: Wanted) -> None:
        """Hand in nothing, and say so twice."""
        self.open_paper()
        self.press("More, such as writing nothing")
        self.press("Write nothing…")
        self.hands.press(self.page.get_by_role("dialog").get_by_role("button", name="Write nothing"))

"""Three pairs of hands: fingers, a mouse that drags, and a keyboard alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.kept_contexts import without_trace

FIRST_LETTER: Final = {"required": "r", "permitted": "p", "forbidden": "f"}
MOST_TABS: Final = 150
IS_FOCUSED: Final = "element => element === document.activeElement"
IS_WITHIN: Final = "element => element.contains(document.activeElement)"
FOCUSED_CUBE: Final = "() => document.activeElement.dataset.cube"
BREAKS: Final = ",;\n"


class Hands(Protocol):
    """A complete way to play."""

    page: Page

    def press(self, target: Locator) -> None:
        """Press a button."""

    def put(self, cube: str, section: str) -> None:
        """Move a cube from Resources."""

    def lay(self, cube: str, slot: int) -> None:
        """Lay a cube into the Goal."""

    def say_goal(self) -> None:
        """Say Goal."""

    def pick_up(self) -> None:
        """Pick up the block."""

    def say(self, claim: str) -> None:
        """Say one of the two words."""

    def write(self, text: str) -> None:
        """Write on the paper."""


class Pointing:
    """What fingers and a mouse have in common."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        """Press a button."""
        raise NotImplementedError

    def well(self, cube: str) -> Locator:
        """A cube in the tray."""
        return self.page.locator(f'.well[data-cube="{cube}"]').first

    def section(self, name: str) -> Locator:
        """A section of the mat."""
        return self.page.locator(f'.mat [data-section="{name}"]')

    def say_goal(self) -> None:
        """Say Goal."""
        self.press(self.page.get_by_role("button", name="Say “Goal”"))

    @property
    def block(self) -> Locator:
        """The challenge block."""
        return self.page.get_by_role("button", name="Challenge", exact=True)

    def pick_up(self) -> None:
        """Hold the block until it is taken."""
        raise NotImplementedError

    def is_let_go(self) -> None:
        """Wait until the hold has come to its end."""
        expect(self.page.locator(".block.is-holding")).to_have_count(0)

    def say(self, claim: str) -> None:
        """Say one of the two words."""
        self.press(self.page.get_by_role("dialog").get_by_role("button", name=claim.capitalize()))

    def write(self, text: str) -> None:
        """Write with the symbol keys, one by one, and the Goal of an Equation with its own."""
        pad = self.page.locator(".keypad")
        pad.locator(".tray--keys").wait_for()
        goal = pad.get_by_role("button", name="= Goal")
        is_equation = goal.count() > 0
        own = text.partition(" = ")[0] if is_equation else text
        for character in own.replace(", ", ","):
            if character == " ":
                continue
            if character in BREAKS:
                self.press(pad.get_by_role("button", name="New line"))
                continue
            cube = pad.locator(f'[data-key="{character}"]:not(.is-used)')
            if not cube.count():
                cube = pad.locator(f'[data-key="{character}"]')
            plain = pad.locator(".key--plain").get_by_text(character, exact=True)
            self.press((cube if cube.count() else plain).first)
        if is_equation:
            self.press(goal)


class Fingers(Pointing):
    """Taps: a cube, a section, Confirm."""

    def press(self, target: Locator) -> None:
        """Tap a button."""
        expect(target).to_be_enabled()
        target.tap()

    def put(self, cube: str, section: str) -> None:
        """Tap the cube, tap the section, confirm."""
        self.press(self.well(cube))
        self.choose(section)
        self.press(self.page.get_by_role("button", name="Confirm"))

    def pick_up(self) -> None:
        """Lay a finger on the block and leave it there until it is taken."""
        expect(self.block).to_be_enabled()
        with self.finger_on(self.block):
            self.is_let_go()

    @contextmanager
    def finger_on(self, target: Locator) -> Iterator[CDPSession]:
        """A finger that lies on something, as the system reports it."""
        x, y = middle(target)
        # Nothing of it is left once the finger is lifted.
        touch: CDPSession = without_trace(self.page.context, "new_cdp_session", self.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        yield touch
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()

    def choose(self, section: str) -> None:
        """Tap a section, beside the cubes in it."""
        self.section(section).tap(position={"x": 12, "y": 12})

    def lay(self, cube: str, slot: int) -> None:
        """Tap the cube: it goes to the first free place."""
        self.press(self.well(cube))


class Mouse(Pointing):
    """Clicks, and cubes that are dragged."""

    def press(self, target: Locator) -> None:
        """Click a button."""
        expect(target).to_be_enabled()
        target.click()

    def pick_up(self) -> None:
        """Press the block and hold it until it is taken."""
        expect(self.block).to_be_enabled()
        self.block.hover()
        self.page.mouse.down()
        self.is_let_go()
        self.page.mouse.up()

    def put(self, cube: str, section: str) -> None:
        """Drag the cube to the section."""
        self.drag(self.well(cube), self.section(section))

    def lay(self, cube: str, slot: int) -> None:
        """Drag the cube to its place in the Goal."""
        place = self.page.locator(f'.gstage [data-slot="{slot}"]')
        self.drag(self.well(cube), place if place.count() else self.page.locator(".gstage .slot").last)

    def drag(self, source: Locator, target: Locator) -> None:
        """Take something, carry it, let it go."""
        source.hover()
        self.page.mouse.down()
        x, y = middle(target)
        self.page.mouse.move(x - 30, y - 30, steps=3)
        self.page.mouse.move(x, y, steps=3)
        self.page.mouse.up()


class Keyboard:
    """Keys alone: Tab and arrows to get there, Enter to press, letters for what they are for."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def key(self, name: str) -> None:
        """Press a key."""
        self.page.keyboard.press(name)

    def press(self, target: Locator) -> None:
        """Go to a button and press Enter."""
        expect(target).to_be_enabled()
        self.reach(target, IS_FOCUSED)
        self.key("Enter")

    def reach(self, target: Locator, is_there: str) -> None:
        """Press Tab until the focus is there."""
        target.wait_for()
        for _ in range(MOST_TABS):
            if target.evaluate(is_there):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def take(self, cube: str) -> None:
        """Go to a cube in the tray and press Enter."""
        tray = self.page.locator(".tray__wells")
        self.reach(tray, IS_WITHIN)
        for _ in range(tray.locator("[data-well]").count()):
            if self.page.evaluate(FOCUSED_CUBE) == cube:
                self.key("Enter")
                return
            self.key("ArrowRight")
        raise AssertionError(f"arrows do not lead to {cube}")

    def put(self, cube: str, section: str) -> None:
        """Take the cube, then the section's letter."""
        self.take(cube)
        expect(self.page.locator(".well.is-selected")).to_be_visible()
        self.key(FIRST_LETTER[section])

    def lay(self, cube: str, slot: int) -> None:
        """Take the cube: it goes to the first free place."""
        self.take(cube)

    def say_goal(self) -> None:
        """Press S."""
        expect(self.page.get_by_role("button", name="Say “Goal”")).to_be_enabled()
        self.key("s")

    def pick_up(self) -> None:
        """Press C."""
        expect(self.page.get_by_role("button", name="Challenge", exact=True)).to_be_enabled()
        self.key("c")

    def say(self, claim: str) -> None:
        """Press N or I."""
        self.page.get_by_role("dialog").wait_for()
        self.key(claim[0])

    def write(self, text: str) -> None:
        """Type into the field."""
        self.reach(self.page.locator(".sheetlet__typed textarea").first, IS_FOCUSED)
        self.key("ControlOrMeta+End")
        self.page.keyboard.type(text)


def middle(target: Locator) -> tuple[float, float]:
    """The point in the middle of something."""
    target.scroll_into_view_if_needed()
    box: Any = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

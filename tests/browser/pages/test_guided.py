"""Tests of the guided first shake: ten steps in each game, by tap on a phone and by keyboard on a desktop."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.chromium import FLAT, LAPTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.turns import by_turns

CARDS: Final = ["blue, red card", "blue, red, green card", "blue, red, yellow card"]
STEPS: Final[dict[str, list[list[str]]]] = {
    "on-sets": [
        ["Roll the cubes"],
        CARDS,
        ["3", "Put it here. Goal", "Say “Goal”"],
        ["green", "Put it here. Permitted"],
        ["yellow", "Put it here. Forbidden"],
        ["Challenge"],
        ["Challenge"],
        ["Now"],
        ["red", "intersection", "blue", "Hand it in"],
    ],
    "equations": [
        ["Roll the cubes"],
        ["red 1", "Put it here. Goal", "blue 2", "Put it here. Goal", "Say “Goal”"],
        ["red 3", "green 4"],
        ["red plus", "Put it here. Permitted"],
        ["black root", "Put it here. Forbidden"],
        ["Challenge"],
        ["Challenge"],
        ["Now"],
        ["green 6", "blue times", "red 2", "Hand it in"],
    ],
}
"""What is pressed in each step but the last, by what it is called."""
FOCUSED: Final = "() => (document.activeElement.getAttribute('aria-label') || document.activeElement.innerText).trim()"
MOST_TABS: Final = 90


def is_at_step(page: Page, step: int) -> None:
    """Wait for a step."""
    expect(page.get_by_role("img", name=f"Step {step} of 10")).to_be_visible()


def tap(page: Page, name: str) -> None:
    """Tap the first button that is called so, or begins so."""
    begins = page.get_by_role("button", name=name, exact=not name.startswith(("Put", "Now")))
    begins.first.tap()


def press_by_key(page: Page, name: str) -> None:
    """Go to a button with Tab, from wherever the focus is, and press it."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused: str = page.evaluate(FOCUSED)
        if focused == name or focused.startswith((f"{name},", f"{name}:", f"{name}\n")):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never comes to {name}")


@by_turns("game", ["on-sets"], ["equations"])
def test_a_guided_shake_is_played_by_taps_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    page.goto(f"/learn/{game}")
    for step, presses in enumerate(STEPS[game], start=1):
        is_at_step(page, step)
        for name in presses:
            tap(page, name)
        page.get_by_role("button", name="Next", exact=True).tap()
    is_at_step(page, 10)
    expect(page.get_by_role("link", name="Now play a bot")).to_be_visible()
    page.goto("/")
    title = {"on-sets": "On-Sets", "equations": "Equations"}[game]
    expect(page.get_by_role("img", name=f"{title}: 10 of 10 steps done")).to_be_visible()


@by_turns("game", ["equations"], ["on-sets"])
def test_a_guided_shake_is_played_by_keyboard_alone_and_survives_a_reload(visit: Visit, game: str) -> None:
    page = visit(LAPTOP).new_page()
    page.goto(f"/learn/{game}")
    for step, presses in enumerate(STEPS[game], start=1):
        is_at_step(page, step)
        if step > 1:
            # The focus goes to what is asked now; keys that are pressed before it does would go astray.
            expect(page.locator("#coach-title")).to_be_focused()
        if step == 5:
            page.reload()
            is_at_step(page, step)
        for name in presses:
            press_by_key(page, name)
        expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()
        page.keyboard.press("Enter")
    is_at_step(page, 10)
    expect(page.locator("#coach-title")).to_be_focused()


def test_what_is_not_asked_for_gets_a_hint(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/learn/on-sets")
    tap(page, "Roll the cubes")
    tap(page, "Next")
    tap(page, "yellow card")
    expect(page.locator(".coach .banner")).to_contain_text("a red dot and a blue one")
    is_at_step(page, 2)


def test_a_wrong_solution_is_told_what_is_wrong_with_it(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/learn")
    page.evaluate("localStorage.setItem('forceout.guided', JSON.stringify({'on-sets': 8}))")
    page.goto("/learn/on-sets")
    is_at_step(page, 9)
    # On its side a phone keeps what is asked in view while the table scrolls under the finger.
    page.set_viewport_size(FLAT)
    page.get_by_role("button", name="Hand it in").scroll_into_view_if_needed()
    expect(page.locator("#coach-title")).to_be_in_viewport()
    page.set_viewport_size(LAPTOP)
    for name in ("red", "intersection", "green", "Hand it in"):
        page.get_by_role("button", name=name, exact=True).first.click()
    expect(page.locator(".coach .banner")).to_be_visible()
    page.get_by_role("button", name="Erase the last symbol").click()
    page.get_by_role("button", name="blue", exact=True).first.click()
    page.get_by_role("button", name="Hand it in").click()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()

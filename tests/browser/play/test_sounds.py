"""Tests that sounds come when they are wanted, and not when they are switched off."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Fingers
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import shows_cubes

LISTEN: Final = """() => {
  window.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
}"""


def heard(page: Page) -> int:
    """How many sounds were begun since the page listens."""
    count: int = page.evaluate("() => window.heard")
    return count


@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_move_sounds_only_while_sound_is_switched_on(set_up: SetUp, is_wanted: bool) -> None:
    table = set_up("on-sets")
    table.begin('P1 goal "row 1 2"')
    page = table.page("P2")
    page.evaluate(LISTEN)
    sound = page.get_by_role("button", name="Sound")
    if not is_wanted:
        sound.tap()
    expect(sound).to_have_attribute("aria-pressed", str(is_wanted).lower())
    Fingers(page).put("R", "permitted")
    shows_cubes(page, "Permitted", "red")
    table.does("P1 move B permitted")
    shows_cubes(page, "Permitted", "red", "blue")
    assert (heard(page) > 0) == is_wanted
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", str(is_wanted).lower())

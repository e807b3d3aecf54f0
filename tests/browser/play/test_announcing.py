"""Tests of what a screen reader hears: what others did and what is open now, and a challenge at once."""

import re

from playwright.sync_api import expect

from tests.browser.chromium import LAPTOP
from tests.browser.hands import Fingers, Keyboard
from tests.browser.play.conftest import SetUp

GOAL = 'P1 goal "row 1 2"'


def test_what_others_do_is_told_with_what_is_open_now(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P1")
    polite = page.locator("#live-polite")
    table.does("P2 move R permitted")
    expect(polite).to_have_text(re.compile(r"Theo: red → Permitted.*Your turn, Maya\."))
    table.does("P1 move B required", "P2 move G forbidden")
    expect(polite).to_have_text(re.compile(r"Theo: green → Forbidden.*Your turn, Maya\."))


def test_a_challenge_is_told_at_once(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL, "P2 move R permitted")
    page, other = table.page("P2"), table.page("P1")
    Fingers(other).pick_up()
    urgent = page.locator("#live-assertive")
    expect(urgent).to_have_text(re.compile(r"Maya picked up the block\."))
    Fingers(other).say("impossible")
    expect(urgent).to_have_text(re.compile(r"Maya said Impossible\."))


def test_a_cube_in_hand_is_told_with_where_it_may_go(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P2", LAPTOP)
    hands = Keyboard(page)
    hands.take("=")
    polite = page.locator("#live-polite")
    expect(polite).to_have_text(re.compile(r"equals in hand\. It may go to Required, Permitted\."))
    hands.key("f")
    expect(polite).to_have_text(re.compile(r"= can't go to Forbidden yet"))
    assert "=" in table.shake["resources"]

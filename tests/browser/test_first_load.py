"""Tests of the way in: how much is loaded, and that a bot is there at once."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.brain import Brain
from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.hands import Fingers
from tests.browser.player import Player
from tests.browser.tables import enter, table_with_bot
from tests.browser.weighing import BUDGET, weigh


def at_a_table(page: Page, game: str) -> str:
    """A table whose page has not been opened with what is cached."""
    enter(page, "Maya")
    return f"/t/{table_with_bot(page, {'game': game, 'division': 'middle'})}"


def test_the_home_page_weighs_little(visit: Visit) -> None:
    weights = weigh(visit(PHONE, has_touch=True).new_page(), "/")
    assert sum(weights.values()) <= BUDGET, weights


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_the_table_weighs_little(visit: Visit, game: str) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    weights = weigh(page, at_a_table(page, game))
    assert sum(weights.values()) <= BUDGET, weights


@pytest.mark.parametrize("game", ["On-Sets", "Equations"])
def test_from_the_home_page_one_tap_leads_to_a_bot(visit: Visit, guard: Guard, game: str) -> None:
    guard.expect_refusal(409)  # The bot may have rolled for the first Goal in the same moment.
    page = visit(PHONE, has_touch=True).new_page()
    player = Player(Fingers(page), Brain())
    page.goto("/")
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    player.hands.press(tile.get_by_role("button", name="Play a bot"))
    page.wait_for_url("**/t/*")
    view = player.play_until(lambda view: view["next_goal_setter"] is not None)
    assert [one["bot"] for one in view["seats"]] == [None, "learner"]
    expect(page.get_by_role("list", name="Players, in order of play")).to_contain_text("Noether")

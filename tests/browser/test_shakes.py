"""Tests of whole shakes against a bot: by taps on a phone, by dragging on a desktop, by keys alone."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.browser.brain import Brain, View
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.hands import Fingers, Hands, Keyboard, Mouse
from tests.browser.player import Player

MOST_TABLES = 12
MOST_SHAKES = 6
EVERYTHING = {"lot", "shake", "goal", "move required", "move permitted", "move forbidden", "pick-up", "challenge", "present"}
PHASES = {"rolling", "goal", "moving", "challenged", "writing", "checking", "scored"}


@dataclass(frozen=True)
class Way:
    """A way to play, on a page it suits."""

    hands: Callable[[Page], Hands]
    is_phone: bool = False
    is_moving: bool = False


WAYS = {"taps": Way(Fingers, is_phone=True), "drag": Way(Mouse, is_moving=True), "keys": Way(Keyboard)}


def sit_down(player: Player, game: str, division: str) -> None:
    """Choose a division and play a bot, from the home page, until the first Goal is ours to set."""
    for _ in range(MOST_TABLES):
        player.page.goto("/")
        tile = player.page.get_by_role("article").filter(has=player.page.get_by_role("heading", name=game))
        player.hands.press(tile.get_by_role("button", name=division))
        player.hands.press(tile.get_by_role("button", name="Play a bot"))
        player.page.wait_for_url("**/t/*")
        view = player.play_until(lambda view: view["next_goal_setter"] is not None)
        if view["next_goal_setter"] == view["you"]["seat"]:
            return
    raise AssertionError("the lot never fell on us")


def is_scored(view: View) -> bool:
    """Whether a shake has its scores."""
    return view["shake"] is not None and view["shake"]["phase"] == "scored"


@pytest.mark.parametrize(("game", "division"), [("On-Sets", "Middle"), ("Equations", "Elementary")])
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_shake(visit: Visit, way: str, game: str, division: str) -> None:
    chosen = WAYS[way]
    context = visit(PHONE if chosen.is_phone else DESKTOP, has_touch=chosen.is_phone, is_moving=chosen.is_moving)
    player = Player(chosen.hands(context.new_page()), Brain(likes_blanks=chosen.is_phone))
    sit_down(player, game, division)
    wanted = EVERYTHING | ({"select"} if division != "Elementary" else set())
    for number in range(1, MOST_SHAKES + 1):
        player.play_until(lambda view, number=number: is_scored(view) and view["shake"]["number"] == number)
        expect(player.page.get_by_role("list", name="Scores of this shake")).to_be_visible()
        if wanted <= set(player.done):
            break
    assert wanted <= set(player.done)
    assert set(player.phases) >= PHASES

"""Tests of whole shakes against a bot: by taps on a phone, by dragging on a desktop, by keys alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.brain import Brain, View
from tests.browser.chromium import LAPTOP, PHONE
from tests.browser.conftest import Arrange, Visit
from tests.browser.cubes import usual
from tests.browser.guard import Guard
from tests.browser.hands import Fingers, Hands, Keyboard, Mouse
from tests.browser.player import Player
from tests.browser.tables import enter, table_with_bot
from tests.browser.turns import by_turns

BOT_WAS_FASTER = 409
"""In the lot everybody rolls at once; who was slower rolls again by itself."""
SETTINGS: dict[str, dict[str, Any]] = {
    "on-sets": {"game": "on-sets", "division": "middle", "form": "adventurous"},
    "equations": {"game": "equations", "division": "elementary", "form": "basic"},
    "adventurous equations": {"game": "equations", "division": "middle", "form": "adventurous"},
}
BY_HAND = {"roll", "goal", "move required", "move permitted", "move forbidden", "pick-up", "challenge", "present"}
EDITIONS = {"on-sets": "By the 2026-27 rules of On-Sets.", "equations": "By the 2015-16 rules of Equations."}
PHASES = {"rolling", "goal", "moving", "challenged", "writing", "scored"}


@dataclass(frozen=True)
class Way:
    """A way to play, on a page it suits."""

    hands: Callable[[Page], Hands]
    is_phone: bool = False
    is_moving: bool = False


WAYS = {"taps": Way(Fingers, is_phone=True), "drag": Way(Mouse, is_moving=True), "keys": Way(Keyboard)}


def is_scored(view: View) -> bool:
    """Whether a shake has its scores."""
    return view["shake"] is not None and view["shake"]["phase"] == "scored"


@by_turns(
    ("way", "kind"),
    [
        ("taps", "adventurous equations"),
        ("drag", "on-sets"),
        ("keys", "equations"),
    ],
    [
        ("taps", "on-sets"),
        ("drag", "equations"),
        ("keys", "on-sets"),
    ],
)
def test_a_whole_shake(visit: Visit, guard: Guard, arrange: Arrange, way: str, kind: str) -> None:
    guard.expect_refusal(BOT_WAS_FASTER)
    chosen, settings = WAYS[way], SETTINGS[kind]
    size = PHONE if chosen.is_phone else LAPTOP
    page = visit(size, has_touch=chosen.is_phone, is_moving=chosen.is_moving).new_page()
    enter(page, "Maya")
    player = Player(chosen.hands(page), Brain(likes_blanks=chosen.is_phone))
    table_with_bot(page, settings, lambda match: arrange(match, usual(settings["game"])))
    player.play_until(is_scored)
    is_adventurous = settings["form"] == "adventurous"
    assert set(player.done) >= BY_HAND | ({"select"} if is_adventurous else set())
    assert set(player.phases) >= PHASES | ({"selecting"} if is_adventurous else set())
    expect(page.get_by_role("list", name="Scores of this shake")).to_be_visible()
    expect(page.get_by_text("Now was right. Well spotted, Maya!")).to_be_visible()
    player.hands.press(page.locator(".tab").filter(has_text="Scoresheet"))
    expect(page.get_by_text(EDITIONS[settings["game"]])).to_be_visible()

"""Tests of the way in: how much is loaded, and that a bot is there at once."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.brain import Brain, View, Wanted
from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.hands import Fingers
from tests.browser.player import Player
from tests.browser.tables import enter, table_with_bot
from tests.browser.turns import by_turns
from tests.browser.weighing import BUDGET, weigh

MOST_TAPS = 6
LOT = "Roll a cube"


def at_a_table(page: Page, game: str) -> str:
    """A table whose page has not been opened with what is cached."""
    enter(page, "Maya")
    return f"/t/{table_with_bot(page, {'game': game, 'division': 'middle'})}"


def test_the_home_page_weighs_little(visit: Visit) -> None:
    weights = weigh(visit(PHONE, has_touch=True, is_new=True).new_page(), "/")
    assert sum(weights.values()) <= BUDGET, weights


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_the_table_weighs_little(visit: Visit, game: str) -> None:
    page = visit(PHONE, has_touch=True, is_new=True).new_page()
    weights = weigh(page, at_a_table(page, game))
    assert sum(weights.values()) <= BUDGET, weights


@by_turns("game", ["On-Sets"], ["Equations"])
def test_from_the_home_page_one_tap_leads_to_a_bot(visit: Visit, guard: Guard, game: str) -> None:
    guard.expect_refusal(409)  # The bot may have rolled for the first Goal in the same moment.
    page = visit(PHONE, has_touch=True, is_new=True).new_page()
    player = Player(Fingers(page), Brain())
    page.goto("/")
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    player.hands.press(tile.get_by_role("button", name="Play a bot"))
    page.wait_for_url("**/t/*")
    view = player.play_until(lambda view: view["next_goal_setter"] is not None)
    assert [one["bot"] for one in view["seats"]] == [None, "learner"]
    expect(page.get_by_role("list", name="Players, in order of play")).to_contain_text("Noether")


class CountedFingers(Fingers):
    """Fingers whose taps are kept up to the first cube of one's own that lies on the table."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.taps: list[str] = []
        self.taps_to_first_cube: list[str] | None = None

    def press(self, target: Locator) -> None:
        """Tap a button; one that is chosen already needs no tap, and a tie in the lot is chance."""
        is_chosen = target.get_attribute("aria-pressed") == "true"
        name = target.inner_text()
        super().press(target)
        if not is_chosen and not (name == LOT and LOT in self.taps):
            self.taps.append(name)

    def choose(self, section: str) -> None:
        """Tap a section."""
        super().choose(section)
        self.taps.append(section)

    def put(self, cube: str, section: str) -> None:
        """Move a cube."""
        super().put(cube, section)
        self.taps_to_first_cube = self.taps_to_first_cube or list(self.taps)

    def lay(self, cube: str, slot: int) -> None:
        """Lay a cube into the Goal."""
        super().lay(cube, slot)
        self.taps_to_first_cube = self.taps_to_first_cube or list(self.taps)


class Newcomer(Brain):
    """Somebody who takes what is offered."""

    def wanted(self, view: View) -> Wanted | None:
        """What the others would do, with as many cards as are chosen already."""
        wanted = super().wanted(view)
        return {**wanted, "count": 10} if wanted is not None and wanted["do"] == "deal" else wanted


@by_turns("game", ["Equations"], ["On-Sets"])
def test_from_opening_the_page_to_the_first_own_cube_it_is_six_taps_at_most(
    visit: Visit, guard: Guard, game: str
) -> None:
    guard.expect_refusal(409)
    page = visit(PHONE, has_touch=True, is_new=True).new_page()
    hands = CountedFingers(page)
    player = Player(hands, Newcomer())
    page.goto("/")
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    hands.press(tile.get_by_role("button", name="Play a bot"))
    page.wait_for_url("**/t/*")
    player.play_until(lambda view: hands.taps_to_first_cube is not None or view["status"] != "playing")
    assert hands.taps_to_first_cube is not None
    assert len(hands.taps_to_first_cube) <= MOST_TAPS, hands.taps_to_first_cube

"""Tests that what can be tapped can also be dragged or done by keys alone: bonus, shift, turned cubes, checking."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.chromium import LAPTOP
from tests.browser.hands import Keyboard, Mouse
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import says, scores_on, shows_cubes
from tests.browser.turns import by_turns

GOAL = 'P1 goal "row 1 2"'
WAYS: Final[dict[str, type[Mouse] | type[Keyboard]]] = {"drag": Mouse, "keys": Keyboard}


@by_turns("way", ["drag"], ["keys"])
def test_on_sets_IV_C_1_the_bonus(set_up: SetUp, way: str) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P2", LAPTOP)
    hands = WAYS[way](page)
    if isinstance(hands, Keyboard):
        hands.key("m")
    else:
        hands.press(page.get_by_role("button", name="Bonus first").locator("visible=true"))
    hands.put("Y", "forbidden")
    says(page, "Your bonus is done. Now your move.")
    hands.put("R", "required")
    shows_cubes(page, "Forbidden", "3", "yellow")
    shows_cubes(page, "Required", "red")
    assert (table.shake["turn"], table.shake["forbidden"]) == ("P1", ["3", "Y"])


@by_turns("way", ["keys"], ["drag"])
def test_on_sets_XIII_B_7_a_shift(set_up: SetUp, way: str) -> None:
    table = set_up("on-sets", form="adventurous")
    table.begin("P1 select two-operations", "P2 select shift-from-permitted", "P2 select multiple-operations")
    table.does(GOAL, "P2 move R permitted", "P1 move B permitted")
    page = table.page("P2", LAPTOP)
    cube = page.get_by_role("button", name="red, take it out of Permitted")
    hands = WAYS[way](page)
    if isinstance(hands, Keyboard):
        hands.press(cube)
        hands.key("r")
    else:
        hands.drag(cube, hands.section("required"))
    shows_cubes(page, "Required", "red")
    shows_cubes(page, "Permitted", "blue")
    assert (table.shake["turn"], table.shake["required"]) == ("P1", ["R"])


@by_turns("way", ["drag"], ["keys"])
def test_equations_IV_B_a_goal_with_a_turned_cube_and_a_space(set_up: SetUp, way: str) -> None:
    table = set_up("equations", division="junior", form="adventurous")
    table.begin("P1 select multiple-operations", "P2 select factorial", "P2 select number-of-factors")
    page = table.page("P1", LAPTOP)
    hands = WAYS[way](page)
    for slot, cube in enumerate(("b2", "b×", "r3")):
        hands.lay(cube, slot)
    if isinstance(hands, Keyboard):
        hands.key("u")
        hands.press(page.get_by_role("button", name="Space before red 3"))
    else:
        hands.press(page.get_by_role("group", name="Turn red 3").get_by_role("button", name="Upside-down"))
        hands.press(page.get_by_role("button", name="Space before red 3"))
    expect(page.locator(".gstage__read")).to_contain_text("2× ~3")
    hands.say_goal()
    says(page, "Theo is thinking.")
    assert table.shake["goal"] == "b2b× r~3"


def reject_as_ambiguous(page: Page, hands: Mouse | Keyboard) -> None:
    """Reject a Solution with brackets that begin before G."""
    hands.press(page.get_by_role("button", name="Reject…", exact=True))
    reason = page.get_by_role("radio", name="I can group it so that it is wrong")
    if isinstance(hands, Keyboard):
        hands.press(page.get_by_role("radio").first)
        for _ in range(page.get_by_role("radio").count()):
            if reason.is_checked():
                break
            hands.key("ArrowDown")
    else:
        reason.click()
    hands.press(page.get_by_role("button", name="Show how…"))
    places = page.get_by_role("group", name="Add brackets")
    hands.press(places.get_by_role("button", name="before G", exact=True))
    hands.press(places.get_by_role("button", name="at the end"))
    hands.press(page.get_by_role("button", name="Reject with this grouping"))


@by_turns("way", ["keys"], ["drag"])
def test_on_sets_VII_C_5_c_an_ambiguous_solution(set_up: SetUp, way: str) -> None:
    table = set_up("on-sets")
    table.begin(GOAL, "P2 challenge impossible", 'P1 present "B ∪ G - R"')
    page = table.page("P2", LAPTOP)
    reject_as_ambiguous(page, WAYS[way](page))
    assert scores_on(page) == [2, 6]
    assert table.shake["scores"] == {"P1": 2, "P2": 6}

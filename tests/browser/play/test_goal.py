"""Tests of setting the Goal by taps: shapes, turned cubes, spaces, and "no Goal" with its answers."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.chromium import LAPTOP
from tests.browser.guard import Guard
from tests.browser.hands import Fingers, Keyboard
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import is_told, says, scores_on

SELECTED: Final = ("P1 select multiple-operations", "P2 select factorial", "P2 select number-of-factors")
"""In Junior turned cubes are always in force beside what is selected."""
MAT_GOAL: Final = "section.section--goal"


def turn(page: Page, cube: str, how: str) -> None:
    """Turn the cube that was laid last."""
    Fingers(page).press(page.get_by_role("group", name=f"Turn {cube}").get_by_role("button", name=how))


def space_before(page: Page, cube: str) -> None:
    """Tap the gap before a cube."""
    page.get_by_role("button", name=f"Space before {cube}").tap()


def test_equations_IV_B_cubes_are_turned_and_set_apart_by_taps(set_up: SetUp) -> None:
    table = set_up("equations", division="junior", form="adventurous")
    table.begin(*SELECTED)
    page = table.page("P1")
    hands = Fingers(page)
    for cube in ("b2", "b×", "r3", "r+", "g4"):
        hands.lay(cube, 0)
    turn(page, "green 4", "Sideways")
    page.get_by_role("button", name="red 3", exact=True).tap()
    turn(page, "red 3", "Upside-down")
    space_before(page, "red plus")
    expect(page.locator(".gstage__read")).to_contain_text("2×~3 +>4")
    hands.say_goal()
    says(page, "Theo is thinking.")
    assert table.shake["goal"] == "b2b×r~3 r+g>4"
    goal = page.locator(MAT_GOAL)
    expect(goal.get_by_role("img", name="red 3, upside-down")).to_be_visible()
    expect(goal.get_by_role("img", name="green 4, sideways")).to_be_visible()
    # How it may be read is for the players to see.
    expect(goal.locator(".goal__reading")).to_have_count(0)


def test_equations_IV_B_a_cube_is_taken_out_and_another_laid(set_up: SetUp) -> None:
    table = set_up("equations", division="elementary")
    table.begin()
    page = table.page("P1")
    hands = Fingers(page)
    for cube in ("b2", "r+", "k9"):
        hands.lay(cube, 0)
    hands.press(page.get_by_role("button", name="Take out"))
    expect(hands.well("k9")).to_be_visible()
    hands.lay("r3", 0)
    hands.say_goal()
    says(page, "Theo is thinking.")
    assert table.shake["goal"] == "b2r+r3"
    assert "k9" in table.shake["resources"]


def test_equations_IV_B_the_goal_is_typed_in_notation(set_up: SetUp) -> None:
    table = set_up("equations", division="junior", form="adventurous")
    table.begin(*SELECTED)
    page = table.page("P1", LAPTOP)
    page.get_by_role("button", name="Type it").click()
    field = page.get_by_label("The Goal in notation")
    field.fill("b2 ×~3")
    field.press("Tab")
    page.get_by_role("button", name="Type it").click()
    expect(page.get_by_role("toolbar", name="The Goal, left to right").locator(".railcube")).to_have_count(3)
    Keyboard(page).say_goal()
    says(page, "Theo is thinking.")
    assert table.shake["goal"] == "b2 b×r~3"


def test_on_sets_III_B_a_column_with_a_digit_upside_down(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin()
    page = table.page("P1")
    hands = Fingers(page)
    hands.press(page.get_by_role("group", name="Shape of the Goal").get_by_role("button", name="Row of three"))
    for slot, digit in enumerate("321"):
        hands.lay(digit, slot)
    turn(page, "1", "Upside-down")
    hands.say_goal()
    says(page, "Theo is thinking.")
    assert table.shake["goal"] == "row 3 2 ~1"
    expect(page.locator(MAT_GOAL).get_by_role("img", name="1, upside-down")).to_be_visible()


def declare_no_goal(page: Page) -> None:
    """Tap "no Goal", and say so twice."""
    hands = Fingers(page)
    hands.press(page.get_by_role("button", name="No Goal…").locator("visible=true"))
    hands.press(page.get_by_role("dialog").get_by_role("button", name="Declare “no Goal”"))


def test_on_sets_III_D_1_no_goal_that_is_agreed_to_voids_the_shake(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin()
    setter, other = table.page("P1"), table.page("P2")
    declare_no_goal(setter)
    says(setter, "You declared no Goal.")
    says(other, "Maya says: no Goal. Do you agree?")
    Fingers(other).press(other.get_by_role("button", name="Agree", exact=True).locator("visible=true"))
    for page in (setter, other):
        says(page, "The shake is void.")
    view = table.view()
    assert (view["shake"]["phase"], view["next_goal_setter"]) == ("void", "P1")


def test_on_sets_III_D_2_who_says_there_is_a_goal_writes_it_with_a_solution(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin()
    setter, other = table.page("P1"), table.page("P2")
    declare_no_goal(setter)
    hands = Fingers(other)
    hands.press(other.get_by_role("button", name="There is a Goal").locator("visible=true"))
    says(other, "You say there is a Goal. Write it with a Solution.")
    hands.write("V ∩ R")
    send = other.get_by_role("button", name="Hand it in")
    expect(send).to_have_attribute("aria-disabled", "true")
    other.get_by_label("The Goal that you say there is, in notation").fill("row 1 2")
    hands.press(send)
    expect(setter.get_by_text("For the Goal row 1 2")).to_be_visible()
    Fingers(setter).press(setter.get_by_role("button", name="Accept"))
    assert scores_on(other) == [2, 6]
    assert table.shake["scores"] == {"P1": 2, "P2": 6}


def test_equations_IV_D_2_who_says_there_is_a_goal_sets_it(set_up: SetUp) -> None:
    table = set_up("equations", division="elementary")
    table.begin()
    setter, other = table.page("P1"), table.page("P2")
    declare_no_goal(setter)
    hands = Fingers(other)
    hands.press(other.get_by_role("button", name="There is a Goal").locator("visible=true"))
    says(other, "Set the Goal, Theo.")
    hands.lay("g6", 0)
    hands.say_goal()
    says(setter, "Your turn, Maya.")
    Fingers(setter).put("r0", "permitted")
    says(other, "Your turn, Theo.")
    shake = table.shake
    assert (shake["goal"], shake["penalties"]["P1"]) == ("g6", -2)


def test_on_sets_III_D_after_a_bonus_there_must_be_a_goal(set_up: SetUp, guard: Guard) -> None:
    table = set_up("on-sets")
    table.begin("P1 bonus Y")
    page = table.page("P1")
    button = page.get_by_role("button", name="No Goal…").locator("visible=true")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.tap(force=True)
    is_told(page, "After a bonus move")

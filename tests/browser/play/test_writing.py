"""Tests of writing by taps: two Solutions side by side, dots on the blank card, cubes that stand for others."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.hands import Fingers
from tests.browser.play.arranged_table import ArrangedTable
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import has_written, says, scores_on

SENIOR_CARDS: Final = "BRGY BRG BR BG RY GY R G Y -"


def key(page: Page, name: str) -> None:
    """Tap a key by its name."""
    Fingers(page).press(page.locator(".keypad").get_by_role("button", name=name, exact=True).first)


def hand_in(page: Page) -> None:
    """Tap what hands in."""
    Fingers(page).press(page.get_by_role("button", name="Hand it in"))


def accepted_by(page: Page) -> None:
    """Tap Accept, and wait for the scores."""
    Fingers(page).press(page.get_by_role("button", name="Accept"))
    expect(page.get_by_text("It was possible after all.")).to_be_visible()


def is_correct(table: ArrangedTable) -> bool:
    """Whether the judge, too, finds nothing wrong with the one Solution."""
    (solution,) = table.shake["contest"]["solutions"]
    violations: list[Any] = solution["violations"]
    return not violations


def test_on_sets_XIII_D_14_two_solutions_are_written_side_by_side(set_up: SetUp) -> None:
    table = set_up("on-sets", division="senior", form="adventurous", fall={"deal": SENIOR_CARDS})
    table.begin("P1 select shift-from-permitted", "P1 select no-null-restrictions", "P2 select two-solutions")
    table.does("P2 select symmetric-difference", 'P1 goal "row 1 2"', "P2 challenge impossible")
    page = table.page("P1")
    hands = Fingers(page)
    hands.write("B ∩ R")
    Fingers(page).press(page.get_by_role("button", name="Solution 2"))
    hands.write("R - B")
    has_written(page, "Solution 2", "R-B")
    Fingers(page).press(page.get_by_role("button", name="Solution 1"))
    has_written(page, "Solution 1", "B∩R")
    hand_in(page)
    says(page, "Your Solution is being checked.")
    assert table.shake["contest"]["solutions"][0]["solution"] == "B∩R || R-B"
    accepted_by(table.page("P2"))
    assert scores_on(page) == [6, 2]
    assert is_correct(table)


def test_on_sets_XIII_C_12_dots_are_tapped_onto_the_blank_card(set_up: SetUp) -> None:
    table = set_up("on-sets", division="junior", form="adventurous")
    table.begin("P1 select blank-card-wild", "P2 select shift-from-permitted", "P2 select no-null-restrictions")
    table.does('P1 goal "row 1 2"', "P2 challenge impossible")
    page = table.page("P1")
    hands = Fingers(page)
    hands.write("B ∩ G")
    key(page, "More symbols")
    for color in ("yellow", "green", "yellow", "blue"):
        key(page, f"{color} dot on the blank card")
    expect(page.locator(".keypad").get_by_role("button", name="green dot")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".keypad").get_by_role("button", name="yellow dot")).to_have_attribute("aria-pressed", "false")
    has_written(page, "Your Solution", "B∩G\nblank: BG")
    hand_in(page)
    accepted_by(table.page("P2"))
    assert scores_on(page) == [6, 2]
    assert is_correct(table)


def test_on_sets_XIII_B_2_a_wild_cube_is_marked_by_taps(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous")
    table.begin('P1 select wild-cube filled_in="B"', "P2 select shift-from-permitted", "P2 select no-null-restrictions")
    table.does('P1 goal "row 2 3"', "P2 challenge impossible")
    page = table.page("P1")
    for name in ("red", "union", "stands for", "blue", "green"):
        key(page, name)
    has_written(page, "Your Solution", "R∪@BG")
    keypad = page.locator(".keypad")
    expect(keypad.get_by_role("button", name="blue, used", exact=True)).to_have_count(1)
    expect(keypad.get_by_role("button", name="union, used", exact=True)).to_have_count(0)
    hand_in(page)
    accepted_by(table.page("P2"))
    assert scores_on(page) == [6, 2]
    assert is_correct(table)


def test_equations_XIII_A_3_a_wild_cube_is_marked_by_taps(set_up: SetUp) -> None:
    table = set_up("equations", division="elementary", form="adventurous")
    table.begin('P1 select wild filled_in="0"', "P2 select factorial", "P2 select sideways")
    table.does("P1 goal 8", "P2 challenge impossible")
    page = table.page("P1")
    for name in ("green 5", "red plus", "red 3", "stands for", "red 0", "= Goal"):
        key(page, name)
    has_written(page, "Your Solution", "5+3@0 = 8")
    expect(page.locator(".keypad").get_by_role("button", name="red 0, used", exact=True)).to_have_count(1)
    hand_in(page)
    accepted_by(table.page("P2"))
    assert scores_on(page) == [6, 2]
    assert is_correct(table)


def test_on_sets_VII_A_a_mistake_is_deleted_taken_back_and_bracketed_by_keys(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin('P1 goal "row 1 2"', "P2 challenge impossible")
    page = table.page("P1")
    for name in ("(", "red", "union"):
        key(page, name)
    key(page, "Delete")
    has_written(page, "Your Solution", "(R")
    key(page, "Undo")
    has_written(page, "Your Solution", "(R∪")
    Fingers(page).press(page.get_by_role("button", name="Show groups"))
    expect(page.locator(".sheetlet .reading--open")).to_be_visible()
    expect(page.locator(".sheetlet")).not_to_contain_text("missing")
    page.reload()
    has_written(page, "Your Solution", "(R∪")
    assert table.shake["phase"] == "writing"

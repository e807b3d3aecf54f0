"""Tests of the variation sheet by taps: circling, filling in blanks, what may not be chosen, leaving one out."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.cubes import SET_OUT
from tests.browser.hands import Fingers
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import says


def offer(page: Page, title: str) -> Locator:
    """The line of a variation on the sheet."""
    return page.locator(".vlist > li").filter(has=page.locator(".var__name b").filter(has_text=title))


def circle(page: Page, title: str, filled: str | None = None) -> None:
    """Circle a variation, fill in its blank, and send it."""
    hands = Fingers(page)
    hands.press(offer(page, title).locator(".var__row"))
    if filled is not None:
        hands.press(offer(page, title).locator(".var__open").get_by_role("button", name=filled, exact=True))
    hands.press(page.get_by_role("button", name=f"Circle {title}"))


def test_on_sets_II_C_1_everybody_circles_in_turn_and_blanks_are_filled_in(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous", seats=3)
    table.begin()
    pages = [table.page(seat) for seat in table.seats]
    says(pages[1], "Maya is choosing a variation.")
    circle(pages[0], "Wild Cube", "blue")
    says(pages[1], "Choose a variation, Theo.")
    expect(pages[1].get_by_role("list", name="Order of choosing")).to_contain_text("Maya: Wild Cube")
    expect(offer(pages[1], "Wild Cube")).to_contain_text("taken")
    circle(pages[1], "Two Operations")
    circle(pages[2], "Required Cube", "yellow")
    says(pages[0], "Set the Goal, Maya.")
    chosen = {one["name"]: one.get("cube") for one in table.shake["variations"]}
    assert chosen == {"wild-cube": "B", "two-operations": None, "required-cube": "Y"}
    expect(pages[2].get_by_role("group", name="Variations")).to_contain_text("Required Cube: Y")


def test_on_sets_II_C_2_a_variation_that_changes_nothing_cannot_be_circled(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous", fall={"roll": SET_OUT})
    table.begin()
    page = table.page("P1")
    row = offer(page, "No Null Restrictions")
    expect(row.locator(".var__row")).to_have_attribute("aria-disabled", "true")
    expect(row.locator(".var__why").get_by_role("link", name="Rule")).to_be_visible()
    assert table.shake["phase"] == "selecting"


def test_on_sets_XIII_B_1_a_blank_offers_only_what_may_stand_in_it(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous")
    table.begin()
    page = table.page("P1")
    hands = Fingers(page)
    hands.press(offer(page, "Required Cube").locator(".var__row"))
    blank = offer(page, "Required Cube").locator(".var__open")
    expect(blank.get_by_role("button", name="red", exact=True)).to_be_visible()
    expect(blank.get_by_role("button", name="1", exact=True)).to_have_count(0)
    send = page.get_by_role("button", name="Circle Required Cube").locator("visible=true")
    expect(send).to_have_attribute("aria-disabled", "true")
    hands.press(blank.get_by_role("button", name="red", exact=True))
    hands.press(send)
    says(page, "Theo is choosing a variation.")
    assert [one["cube"] for one in table.shake["variations"]] == ["R"]


def test_equations_II_B_3_in_senior_a_second_variation_may_be_left_out(set_up: SetUp) -> None:
    table = set_up("equations", division="senior", form="adventurous")
    table.begin()
    page = table.page("P1")
    pass_on = page.get_by_role("button", name="Choose none")
    expect(offer(page, "Factorial")).to_be_visible()
    expect(pass_on).to_have_count(0)
    circle(page, "Factorial")
    Fingers(page).press(pass_on)
    says(page, "Theo is choosing a variation.")
    assert [one["name"] for one in table.shake["variations"] if one["name"] == "factorial"] == ["factorial"]

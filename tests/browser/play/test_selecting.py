"""Tests of the variation sheet by taps: circling, filling in blanks, what may not be chosen, leaving one out."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.cubes import SET_OUT
from tests.browser.hands import Fingers
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import says


def sheet(page: Page) -> Locator:
    """The variation sheet."""
    return page.get_by_role("region", name="Variation sheet")


def offer(page: Page, title: str) -> Locator:
    """A variation on the sheet."""
    return sheet(page).locator(".pick").filter(has=page.locator("span").filter(has_text=title))


def detail(page: Page) -> Locator:
    """What is said of the pressed variation, and its blank."""
    return sheet(page).locator(".detail")


def circle(page: Page, title: str, filled: str | None = None) -> None:
    """Circle a variation, fill in its blank, and send it."""
    hands = Fingers(page)
    hands.press(offer(page, title))
    if filled is not None:
        hands.press(detail(page).get_by_role("button", name=filled, exact=True))
    hands.press(page.get_by_role("button", name=f"Circle {title}"))


def test_on_sets_II_C_1_everybody_circles_in_turn_and_blanks_are_filled_in(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous", seats=3)
    table.begin()
    pages = [table.page(seat) for seat in table.seats]
    says(pages[1], "Maya is choosing a variation.")
    expect(pages[1].get_by_role("button", name="Maya is choosing")).to_have_attribute("aria-disabled", "true")
    circle(pages[0], "Wild Cube", "blue")
    says(pages[1], "Choose a variation, Theo.")
    expect(offer(pages[1], "Wild Cube")).to_contain_text("Maya")
    expect(offer(pages[1], "Wild Cube")).to_have_attribute("aria-disabled", "true")
    circle(pages[1], "Two Operations")
    circle(pages[2], "Required Cube", "yellow")
    says(pages[0], "Set the Goal, Maya.")
    chosen = {one["name"]: one.get("cube") for one in table.shake["variations"]}
    assert chosen == {"wild-cube": "B", "two-operations": None, "required-cube": "Y"}
    Fingers(pages[2]).press(pages[2].get_by_role("button", name="Variations 3"))
    expect(pages[2].get_by_role("dialog")).to_contain_text("Required Cube: Y")


def test_on_sets_II_C_1_everybody_may_read_what_a_variation_does_before_their_turn(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous")
    table.begin()
    page = table.page("P2")
    Fingers(page).press(offer(page, "Two Operations"))
    expect(detail(page)).to_contain_text("The Set-Name needs two or more operation signs.")
    expect(page.get_by_role("button", name="Circle Two Operations")).to_have_count(0)
    assert table.shake["variations"] == []
    circle(table.page("P1"), "Wild Cube", "blue")
    # What was being read is still there when the turn comes, and can be circled.
    expect(detail(page)).to_contain_text("The Set-Name needs two or more operation signs.")
    Fingers(page).press(page.get_by_role("button", name="Circle Two Operations"))
    expect(detail(page)).not_to_contain_text("The Set-Name needs two or more operation signs.")


def test_on_sets_II_C_2_a_variation_that_changes_nothing_cannot_be_circled(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous", fall={"roll": SET_OUT})
    table.begin()
    page = table.page("P1")
    row = offer(page, "No Null Restrictions")
    expect(row).to_have_attribute("aria-disabled", "true")
    row.tap(force=True)
    expect(detail(page).get_by_role("link", name="Rule")).to_be_visible()
    send = page.get_by_role("button", name="Circle No Null Restrictions")
    expect(send).to_have_attribute("aria-disabled", "true")
    assert table.shake["phase"] == "selecting"


def test_on_sets_XIII_B_1_a_blank_offers_only_what_may_stand_in_it(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous")
    table.begin()
    page = table.page("P1")
    hands = Fingers(page)
    hands.press(offer(page, "Required Cube"))
    blank = detail(page)
    expect(blank.get_by_role("button", name="red", exact=True)).to_be_visible()
    expect(blank.get_by_role("button", name="1", exact=True)).to_have_count(0)
    send = page.get_by_role("button", name="Circle Required Cube")
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
    # A further choice begins with nothing chosen.
    expect(page.get_by_role("button", name="Press one first")).to_be_visible()
    Fingers(page).press(pass_on)
    says(page, "Theo is choosing a variation.")
    assert [one["name"] for one in table.shake["variations"] if one["name"] == "factorial"] == ["factorial"]

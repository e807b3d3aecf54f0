"""Tests of moving cubes by taps: bonus, shift, what is refused and why, and the last cube."""

from playwright.sync_api import Page, expect

from tests.browser.hands import Fingers
from tests.browser.play.arranged_table import ArrangedTable
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import is_refused, is_told, says, scores_on, shows_cubes

GOAL = 'P1 goal "row 1 2"'


def bonus_switch(page: Page) -> None:
    """Tap the switch for a bonus move."""
    page.get_by_role("button", name="Bonus first").locator("visible=true").tap()


def test_on_sets_IV_C_1_the_bonus_comes_before_the_regular_move(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P2")
    hands = Fingers(page)
    bonus_switch(page)
    hands.press(hands.well("Y"))
    says(page, "goes to Forbidden.")
    hands.choose("required")
    is_refused(page, "A bonus cube goes to Forbidden.")
    hands.choose("forbidden")
    hands.press(page.get_by_role("button", name="Confirm"))
    says(page, "Your bonus is done. Now your move.")
    hands.put("R", "required")
    says(page, "Maya is thinking.")
    shows_cubes(page, "Forbidden", "3", "yellow")
    shows_cubes(page, "Required", "red")
    shake = table.shake
    assert (shake["turn"], shake["required"], shake["forbidden"]) == ("P1", ["R"], ["3", "Y"])


def test_on_sets_III_C_the_goal_setter_has_a_bonus_before_the_goal(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin()
    page = table.page("P1")
    hands = Fingers(page)
    bonus_switch(page)
    expect(page.get_by_text("Bonus: tap the cube that goes to Forbidden, then confirm.")).to_be_visible()
    hands.press(hands.well("="))
    is_told(page, "= ")
    expect(page.locator(".toast").get_by_role("link", name="Rule III-C")).to_be_visible()
    hands.press(hands.well("Y"))
    hands.press(page.get_by_role("button", name="Bonus: yellow to Forbidden"))
    says(page, "Your bonus is done. Now the Goal.")
    hands.lay("1", 0)
    hands.lay("2", 1)
    hands.say_goal()
    shows_cubes(page, "Forbidden", "yellow", "3")
    assert table.shake["goal"] == "row 1 2"


def test_on_sets_IV_C_2_who_leads_has_no_bonus_and_is_told_why(set_up: SetUp) -> None:
    table = set_up("on-sets", shakes=2)
    table.begin(GOAL, "P2 challenge impossible", 'P1 present "B"', "P2 reject P1")
    table.does("P2 shake", "P2 roll", "P1 deal", 'P2 goal "row 1 2"', "P1 move Y forbidden")
    page = table.page("P2")
    switch = page.get_by_role("button", name="Bonus first").locator("visible=true")
    expect(switch).to_have_attribute("aria-disabled", "true")
    switch.tap(force=True)
    is_told(page, "The player who leads the match has no bonus move.")
    expect(page.locator(".toast").get_by_role("link", name="Rule IV-C-2")).to_be_visible()
    players = page.get_by_role("list", name="Players, in order of play")
    expect(players.get_by_role("listitem").filter(has_text="Theo")).to_contain_text("leads")


def test_on_sets_XIII_B_7_a_cube_is_shifted_from_permitted(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous")
    table.begin("P1 select two-operations", "P2 select shift-from-permitted", "P2 select multiple-operations")
    table.does(GOAL, "P2 move = permitted", "P1 move R permitted")
    page = table.page("P2")
    hands = Fingers(page)
    hands.press(page.get_by_role("button", name="equals, take it out of Permitted"))
    hands.choose("forbidden")
    is_refused(page, "= is never shifted to Forbidden")
    hands.choose("required")
    hands.press(page.get_by_role("button", name="Confirm"))
    shows_cubes(page, "Required", "equals")
    shows_cubes(page, "Permitted", "red")
    shake = table.shake
    assert (shake["turn"], shake["required"], shake["permitted"]) == ("P1", ["="], ["R"])


def test_on_sets_IV_B_note_without_the_variation_nothing_is_taken_out_of_permitted(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL, "P2 move R permitted")
    page = table.page("P1")
    shows_cubes(page, "Permitted", "red")
    expect(page.get_by_role("button", name="take it out of Permitted")).to_have_count(0)


def test_on_sets_IV_D_the_relation_is_refused_in_forbidden_with_the_rule(set_up: SetUp) -> None:
    table = set_up("on-sets")
    before = table.begin(GOAL)["seq"]
    page = table.page("P2")
    hands = Fingers(page)
    hands.press(hands.well("="))
    expect(hands.section("forbidden")).to_contain_text("not = yet: 15 left")
    hands.choose("forbidden")
    is_refused(page, "= can't go to Forbidden yet: 15 cubes are still in Resources.")
    expect(page.locator(".say__refusal").get_by_role("link", name="Rule IV-D")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    assert table.view()["seq"] == before


def moved_to_the_last(table: ArrangedTable) -> None:
    """Let all cubes but one be moved, to Permitted."""
    while len((shake := table.shake)["resources"]) > 1:
        cube = next(one for one in shake["resources"] if one != "Y")
        table.does(f"{shake['turn']} move {cube} permitted")


def test_on_sets_VIII_A_the_last_cube_forces_everybody_out(set_up: SetUp) -> None:
    table = set_up("on-sets", fall={"roll": "1 2 3 B B R R G G R Y ∪ ∩ - ' = ⊆ V"})
    table.begin(GOAL)
    moved_to_the_last(table)
    page = table.page(table.shake["turn"])
    hands = Fingers(page)
    expect(page.locator(".tray")).to_contain_text("Last cube")
    hands.press(hands.well("Y"))
    hands.choose("forbidden")
    is_refused(page, "The last cube cannot go to Forbidden")
    hands.choose("required")
    hands.press(page.get_by_role("button", name="Confirm"))
    says(page, "Everybody writes.")
    hands.write("Y ∩ V")
    hands.press(page.get_by_role("button", name="Hand it in"))
    says(page, "Handed in. It cannot be changed now.")
    mover, other = table.shake["mover"], next(seat for seat in table.seats if seat != table.shake["mover"])
    table.does(f'{other} present "Y ∪ G"', f"{other} accept {mover}")
    hands.press(page.get_by_role("button", name="Reject…", exact=True))
    page.get_by_role("radio", name="It does not equal the Goal").tap()
    hands.press(page.get_by_role("button", name="Reject for this reason"))
    expect(page.get_by_text("Forced out, and it can be solved.")).to_be_visible()
    points = table.shake["scores"]
    assert (points[mover], points[other]) == (4, 2)
    assert scores_on(page) == list(points.values())
    assert [one["violations"] == [] for one in table.shake["contest"]["solutions"]] == [True, False]

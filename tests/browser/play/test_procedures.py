"""Tests of illegal procedures where the players police themselves: charged by taps, and put right."""

from playwright.sync_api import Page, expect

from tests.browser.hands import Fingers
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import says, shows_cubes

GOAL = 'P1 goal "row 1 2"'


def charge(page: Page, what: str) -> None:
    """Tap a charge."""
    Fingers(page).press(page.get_by_role("button", name=f"Charge: {what}").locator("visible=true"))


def test_onsets_IX_A_1_a_relation_in_forbidden_is_charged_and_goes_back(set_up: SetUp) -> None:
    table = set_up("on-sets", policing="players", seats=3)
    table.begin(GOAL)
    mover, other = table.page("P2"), table.page("P1")
    hands = Fingers(mover)
    hands.put("=", "forbidden")
    says(mover, "Ines is thinking.")
    shows_cubes(other, "Forbidden", "3", "equals")
    charge(other, "= or ⊆ to Forbidden")
    says(mover, "Your turn, Theo.")
    shows_cubes(mover, "Forbidden", "3")
    hands.put("R", "forbidden")
    shows_cubes(other, "Forbidden", "3", "red")
    expect(other.get_by_role("button", name="Charge:")).to_have_count(0)
    shake = table.shake
    assert (shake["turn"], shake["forbidden"], "=" in shake["resources"]) == ("P3", ["3", "R"], True)


def test_onsets_IV_C_2_b_of_two_cubes_without_a_word_one_goes_back_by_choice(set_up: SetUp) -> None:
    table = set_up("on-sets", policing="players", seats=3)
    table.begin(GOAL, "P2 move R forbidden", "P2 move G forbidden")
    mover, other = table.page("P2"), table.page("P1")
    charge(other, "moved out of turn")
    shows_cubes(mover, "Forbidden", "3", "red")
    Fingers(mover).press(mover.get_by_role("button", name="Take red back instead").locator("visible=true"))
    for page in (mover, other):
        shows_cubes(page, "Forbidden", "3", "green")
    shake = table.shake
    assert (shake["turn"], shake["forbidden"]) == ("P3", ["3", "G"])


def test_onsets_IV_C_2_the_leaders_bonus_is_charged(set_up: SetUp) -> None:
    table = set_up("on-sets", policing="players", shakes=2)
    table.begin(GOAL, "P2 challenge impossible", 'P1 present "B"', "P2 reject P1")
    table.does("P2 shake", "P2 roll", "P1 deal", 'P2 goal "row 1 2"', "P1 move Y forbidden")
    leader, other = table.page("P2"), table.page("P1")
    leader.get_by_role("button", name="Bonus first").locator("visible=true").tap()
    hands = Fingers(leader)
    hands.put("G", "forbidden")
    says(leader, "Your bonus is done. Now your move.")
    charge(other, "a bonus while leading")
    says(other, "Your turn, Maya.")
    shows_cubes(leader, "Forbidden", "3", "yellow", "green")
    assert table.shake["penalties"]["P2"] == -1


def test_onsets_IX_B_what_somebody_acted_after_is_not_charged_any_more(set_up: SetUp) -> None:
    table = set_up("on-sets", policing="players", seats=3)
    table.begin(GOAL, "P2 move = forbidden")
    page = table.page("P1")
    expect(page.get_by_role("button", name="Charge: = or ⊆ to Forbidden").locator("visible=true")).to_be_visible()
    table.does("P3 move R permitted")
    says(page, "Your turn, Maya.")
    expect(page.get_by_role("button", name="Charge:")).to_have_count(0)
    assert "=" in table.shake["forbidden"]


def test_onsets_V_A_2_the_block_put_back_without_a_word_costs_a_point(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL, "P2 move R permitted")
    page = table.page("P1")
    hands = Fingers(page)
    hands.pick_up()
    hands.press(page.get_by_role("dialog").get_by_role("button", name="Put it back (−1)…"))
    hands.press(page.get_by_role("dialog").get_by_role("button", name="Yes, put it back (−1)"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    says(page, "Your turn, Maya.")
    assert table.shake["penalties"]["P1"] == -1

"""Tests of illegal procedures where the players police themselves: charged by taps, and put right."""

from playwright.sync_api import Page, expect

from tests.browser.chromium import LAPTOP
from tests.browser.hands import Fingers
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import is_told, says, shows_cubes

GOAL = 'P1 goal "row 1 2"'


def charge(page: Page, what: str) -> None:
    """Open the sheet with everything that may be charged, tap one procedure, and charge it."""
    hands = Fingers(page)
    hands.press(page.get_by_role("button", name="Charge…"))
    page.get_by_role("dialog").get_by_role("radio", name=what).tap()
    hands.press(page.get_by_role("dialog").get_by_role("button", name="Charge this"))
    expect(page.get_by_role("dialog")).to_have_count(0)


def offered(page: Page) -> list[str]:
    """What the sheet offers to charge."""
    Fingers(page).press(page.get_by_role("button", name="Charge…"))
    page.get_by_role("dialog").get_by_role("radio").first.wait_for()
    found = page.get_by_role("dialog").locator("label").all_inner_texts()
    Fingers(page).press(page.get_by_role("dialog").get_by_role("button", name="Close"))
    return found


def test_on_sets_IX_A_1_a_relation_in_forbidden_is_charged_and_goes_back(set_up: SetUp) -> None:
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
    shake = table.shake
    assert (shake["turn"], shake["forbidden"], "=" in shake["resources"]) == ("P3", ["3", "R"], True)


def test_on_sets_IV_C_2_b_of_two_cubes_without_a_word_one_goes_back_by_choice(set_up: SetUp) -> None:
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


def test_on_sets_IV_C_2_the_leaders_bonus_is_charged(set_up: SetUp) -> None:
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


def test_on_sets_IX_A_2_everything_can_be_charged_whatever_stands_by_who_is_on_turn_too(set_up: SetUp) -> None:
    table = set_up("on-sets", policing="players", seats=3)
    table.begin(GOAL)
    pages = {seat: table.page(seat) for seat in ("P1", "P3")}
    before = {seat: offered(page) for seat, page in pages.items()}
    table.does("P2 move = forbidden")
    table.catch_up(*pages.values())
    says(pages["P3"], "Your turn, Ines.")
    assert {seat: offered(page) for seat, page in pages.items()} == before
    assert len(before["P1"]) > 8
    charge(pages["P3"], "= or ⊆ to Forbidden")
    is_told(pages["P3"], "That was illegal. It is put right.")
    says(pages["P1"], "Theo is thinking.")
    assert "=" in table.shake["resources"]


def test_on_sets_IX_A_2_a_mistaken_charge_costs_nothing_and_everybody_hears_it(set_up: SetUp) -> None:
    table = set_up("on-sets", policing="players", seats=3)
    table.begin(GOAL, "P2 move R forbidden")
    page, other = table.page("P1"), table.page("P2", LAPTOP)
    charge(page, "moved out of turn")
    is_told(page, "That was not illegal, or it is too late.")
    expect(other.locator(".log li").first).to_contain_text("Maya charged: moved out of turn. It was not so.")
    shake = table.shake
    assert (shake["turn"], shake["penalties"]["P1"], shake["forbidden"]) == ("P3", 0, ["3", "R"])


def test_on_sets_IX_B_what_somebody_acted_after_is_not_charged_any_more(set_up: SetUp) -> None:
    table = set_up("on-sets", policing="players", seats=3)
    table.begin(GOAL, "P2 move = forbidden", "P3 move R permitted")
    page = table.page("P1")
    charge(page, "= or ⊆ to Forbidden")
    is_told(page, "it is too late")
    says(page, "Your turn, Maya.")
    assert "=" in table.shake["forbidden"]


def test_on_sets_IX_A_the_sheet_works_by_keys_alone(set_up: SetUp) -> None:
    table = set_up("on-sets", policing="players", seats=3)
    table.begin(GOAL, "P2 move = forbidden")
    page = table.page("P1", LAPTOP)
    page.get_by_role("button", name="Charge…").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Charge an illegal procedure")
    expect(dialog.get_by_role("radio").first).to_be_focused()
    wanted = dialog.get_by_role("radio", name="= or ⊆ to Forbidden")
    page.keyboard.press("Space")
    for _ in range(dialog.get_by_role("radio").count()):
        if wanted.is_checked():
            break
        page.keyboard.press("ArrowDown")
    dialog.get_by_role("button", name="Charge this").focus()
    page.keyboard.press("Enter")
    is_told(page, "That was illegal. It is put right.")
    assert "=" in table.shake["resources"]


def test_on_sets_V_A_2_the_block_put_back_without_a_word_costs_a_point(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL, "P2 move R permitted")
    page = table.page("P1")
    hands = Fingers(page)
    hands.pick_up()
    hands.press(page.get_by_role("button", name="Put it back (−1)…"))
    hands.press(page.get_by_role("button", name="Yes, put it back (−1)"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    says(page, "Your turn, Maya.")
    assert table.shake["penalties"]["P1"] == -1

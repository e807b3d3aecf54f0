"""Tests of challenges by taps: the two words and why one is closed, the Third Party, and the last cube's Impossible."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.hands import Fingers
from tests.browser.play.arranged_table import ArrangedTable
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import says, scores_on

GOAL = 'P1 goal "row 1 2"'


def test_on_sets_V_A_2_b_now_is_closed_while_nothing_lies_on_the_mat(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P2")
    hands = Fingers(page)
    hands.pick_up()
    words = page.get_by_role("dialog")
    now = words.get_by_role("button", name="Now")
    expect(now).to_have_attribute("aria-disabled", "true")
    expect(now).to_contain_text("Now is not possible while Required and Permitted are empty.")
    hands.say("impossible")
    says(page, "You said Impossible.")
    assert (table.shake["contest"]["end"], table.shake["contest"]["challenger"]) == ("impossible", "P2")


def test_on_sets_V_who_moved_last_cannot_challenge_and_is_told_why(set_up: SetUp) -> None:
    table = set_up("on-sets", seats=3)
    table.begin(GOAL, "P2 move R permitted")
    page = table.page("P2")
    block = page.get_by_role("button", name="Challenge", exact=True).locator("visible=true")
    expect(block).to_have_attribute("aria-disabled", "true")
    block.tap(force=True)
    expect(page.locator(".toast").get_by_role("link", name="Rule")).to_be_visible()
    assert table.shake["phase"] == "moving"


def against_now(set_up: SetUp, **settings: Any) -> ArrangedTable:
    """A table of three: Maya moved last, Theo says Now, and Ines is the Third Party."""
    table = set_up("on-sets", seats=3, **settings)
    table.begin(GOAL, "P2 move V permitted", "P3 move R permitted", "P1 move ∩ permitted", "P2 challenge now")
    return table


def test_on_sets_VII_A_3_the_third_party_may_write_too(set_up: SetUp) -> None:
    table = against_now(set_up)
    third = table.page("P3")
    says(third, "what do you say?")
    hands = Fingers(third)
    hands.press(third.get_by_role("button", name="Write, say nothing"))
    hands.write("R ∩ V")
    hands.press(third.get_by_role("button", name="Hand it in"))
    says(third, "Handed in. It cannot be changed now.")
    expect(third.get_by_text("What you handed in")).to_be_visible()
    table.does('P2 present "V ∩ R"', "P1 accept P2")
    hands.press(third.get_by_role("button", name="Accept"))
    expect(third.get_by_role("button", name="Accept")).to_have_count(0)
    table.does("P1 accept P3", "P2 accept P3")
    assert scores_on(third) == [2, 6, 4]
    assert table.shake["scores"] == {"P1": 2, "P2": 6, "P3": 4}


def test_on_sets_VII_C_1_the_third_party_may_write_nothing(set_up: SetUp) -> None:
    table = against_now(set_up)
    third = table.page("P3")
    hands = Fingers(third)
    hands.press(third.get_by_role("button", name="I will not"))
    hands.press(third.get_by_role("button", name="I will not: sure?"))
    says(third, "Theo said Now after Maya’s move.")
    table.does('P2 present "V ∩ R"', "P1 accept P2")
    hands.press(third.get_by_role("button", name="Accept"))
    assert scores_on(third) == [2, 6, 2]


def test_on_sets_2014_15_VII_A_3_the_third_party_takes_a_side(set_up: SetUp) -> None:
    table = against_now(set_up, edition="2014-15")
    third, mover = table.page("P3"), table.page("P1")
    says(third, "whom do you agree with?")
    word = third.get_by_role("group", name="What do you say?")
    expect(word.get_by_role("button")).to_have_count(3)
    expect(mover.get_by_role("button", name="With Maya")).to_have_count(0)
    Fingers(third).press(word.get_by_role("button", name="With Maya"))
    assert table.view("P3")["shake"]["contest"]["side"] is None
    Fingers(third).press(word.get_by_role("button", name="With Maya: sure?"))
    expect(word).to_have_count(0)
    assert table.view("P3")["shake"]["contest"]["side"] == "mover"
    assert table.view("P1")["shake"]["contest"]["side"] is None
    table.does('P2 present "V ∩ R"', "P1 accept P2")
    Fingers(third).press(third.get_by_role("button", name="Accept"))
    assert scores_on(third) == [2, 6, 2]


def test_on_sets_2014_15_V_A_1_the_older_book_says_never(set_up: SetUp) -> None:
    table = set_up("on-sets", edition="2014-15")
    table.begin(GOAL, "P2 challenge impossible")
    mover = table.page("P1")
    says(table.page("P2"), "You said Never.")
    table.does("P1 decline")
    expect(mover.get_by_text("Never was right.")).to_be_visible()


def test_equations_VII_A_3_who_sides_with_the_challenger_of_now_writes(set_up: SetUp) -> None:
    table = set_up("equations", seats=3, division="elementary")
    table.begin("P1 goal 8", "P2 move 5 permitted", "P3 move 3 permitted", "P1 move + permitted", "P2 challenge now")
    third = table.page("P3")
    hands = Fingers(third)
    hands.press(third.get_by_role("button", name="With Theo"))
    hands.press(third.get_by_role("button", name="With Theo: sure?"))
    hands.write("5+3 = 8")
    hands.press(third.get_by_role("button", name="Hand it in"))
    says(third, "Handed in. It cannot be changed now.")
    table.does('P2 present "3+5 = 8"', "P1 accept P2", "P3 accept P2", "P1 accept P3", "P2 accept P3")
    assert scores_on(third) == [2, 6, 4]


def test_on_sets_VIII_B_impossible_is_said_while_everybody_writes(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    while (shake := table.shake)["resources"]:
        to = "permitted" if len(shake["resources"]) == 1 or shake["resources"][0] in "=⊆" else "forbidden"
        table.does(f"{shake['turn']} move {shake['resources'][0]} {to}")
    writer = next(seat for seat in table.seats if seat != table.shake["mover"])
    page = table.page(writer)
    says(page, "Everybody writes.")
    hands = Fingers(page)
    hands.pick_up()
    hands.say("impossible")
    says(page, "You said Impossible.")
    table.does(f"{table.shake['mover']} decline")
    expect(page.get_by_text("Impossible was right.")).to_be_visible()
    assert table.shake["scores"][writer] == 6

"""Tests of the challenge block: held or dragged off it is taken, a tap only explains, and what can be said is known
before."""

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, Request, ViewportSize, expect

from tests.browser.chromium import FLAT, LAPTOP, PHONE
from tests.browser.hands import Fingers, Keyboard, Mouse, middle
from tests.browser.play.arranged_table import ArrangedTable
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import says
from tests.browser.turns import by_turns

GOAL: Final = 'P1 goal "row 1 2"'
SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "flat": FLAT, "laptop": LAPTOP}
BARE: Final = ("phone", "flat", "laptop")
TOUCH: Final = "Input.dispatchTouchEvent"


def to_challenge(set_up: SetUp) -> ArrangedTable:
    """A table of three where Theo has moved and Ines is on turn: Maya may challenge."""
    table = set_up("on-sets", seats=3)
    table.begin(GOAL, "P2 move R permitted")
    return table


def block_of(page: Page) -> Locator:
    """The block that is in view."""
    return page.get_by_role("button", name="Challenge", exact=True).locator("visible=true")


def top_of(target: Locator) -> float:
    """Where something begins."""
    box = target.bounding_box()
    assert box is not None
    return box["y"]


@by_turns("size", ["phone"], ["flat", "laptop"])
def test_a_tap_only_tells_how_it_is_taken_a_hold_takes_it_and_the_server_hears_of_its_beginning(
    set_up: SetUp, size: str
) -> None:
    table = to_challenge(set_up)
    page = table.page("P1", SIZES[size])
    before = table.view()["seq"]
    if size == "laptop":
        block_of(page).click()
    else:
        block_of(page).tap()
    says(page, "Hold the block to take it.")
    says(page, "Hold it for a moment, or drag it off.")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (table.view()["seq"], table.shake["phase"]) == (before, "moving")
    sent: list[Any] = []

    def hear(request: Request) -> None:
        if re.search("/(reach|actions)$", request.url):
            sent.append(request.post_data_json or {})

    page.on("request", hear)
    hands = Mouse(page) if size == "laptop" else Fingers(page)
    hands.pick_up()
    words = page.get_by_role("dialog", name="You hold the block.")
    expect(words).to_be_visible()
    reach, action = sent[0], next(one for one in sent if "action" in one)
    assert (reach["is_over"], action["action"]) == (False, {"do": "pick-up"})
    assert action["acted"] == reach["acted"]
    assert table.shake["block"] == "P1"
    if size in BARE:
        bares = page.locator(".mat, .universe, .tray").locator("visible=true")
        bottom = top_of(words) + (words.bounding_box() or {"height": 0})["height"]
        assert all(top_of(one) >= bottom - 1 for one in bares.all())
    hands.say("impossible")
    says(page, "You said Impossible.")
    assert table.shake["contest"]["challenger"] == "P1"


@by_turns("size", ["laptop"], ["phone"])
def test_dragging_it_off_takes_it_at_once(set_up: SetUp, size: str) -> None:
    table = to_challenge(set_up)
    page = table.page("P1", SIZES[size])
    block = block_of(page)
    if size == "laptop":
        block.hover()
        x, y = middle(block)
        page.mouse.down()
        page.mouse.move(x - 60, y - 40, steps=4)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.mouse.up()
    else:
        x, y = middle(block)
        with Fingers(page).finger_on(block) as touch:
            for step in (20, 40, 60):
                touch.send(TOUCH, {"type": "touchMove", "touchPoints": [{"x": x + step, "y": y - step}]})
            expect(page.get_by_role("dialog")).to_be_visible()
    assert table.shake["block"] == "P1"


def test_keys_and_screen_readers_press_it(set_up: SetUp) -> None:
    table = to_challenge(set_up)
    page, other = table.page("P1", LAPTOP), table.page("P3", LAPTOP)
    keys = Keyboard(page)
    keys.pick_up()
    expect(page.get_by_role("dialog").get_by_role("button", name="Now")).to_be_focused()
    says(other, "Maya picked up the block…")
    expect(block_of(other)).to_contain_text("Maya has it")
    page.get_by_role("button", name="Put it back (−1)…").locator("visible=true").click()
    expect(page.get_by_role("button", name="Yes, put it back (−1)").locator("visible=true")).to_be_visible()
    assert table.shake["block"] == "P1"
    page.get_by_role("button", name="Yes, put it back (−1)").locator("visible=true").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert table.shake["penalties"]["P1"] == -1
    # What assistive technology does with a button: a click without a pointer.
    block_of(other).dispatch_event("click", {"detail": 0})
    expect(other.get_by_role("dialog", name="You hold the block.")).to_be_visible()
    Keyboard(other).say("impossible")
    says(other, "You said Impossible.")


def test_on_sets_V_A_2_b_what_can_be_said_is_known_before_it_is_taken(set_up: SetUp) -> None:
    table = set_up("on-sets", seats=3)
    table.begin(GOAL)
    pages = {seat: table.page(seat) for seat in ("P1", "P2")}
    expect(block_of(pages["P2"])).to_contain_text("Impossible only")
    expect(block_of(pages["P1"])).to_contain_text("not on yourself")
    table.does("P2 move R permitted")
    expect(block_of(pages["P1"])).to_contain_text("Now · Impossible")
    expect(block_of(pages["P2"])).to_contain_text("not on yourself")


def test_on_sets_2014_15_V_A_1_the_older_book_has_never_on_its_block(set_up: SetUp) -> None:
    table = set_up("on-sets", edition="2014-15")
    table.begin(GOAL, "P2 move R permitted")
    expect(block_of(table.page("P1"))).to_contain_text("Now · Never")


def test_a_hold_is_dropped_when_somebody_moves_meanwhile(set_up: SetUp) -> None:
    table = to_challenge(set_up)
    page = table.page("P1")
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    with Fingers(page).finger_on(block_of(page)):
        says(page, "Keep holding the block…")
        table.does("P3 move G permitted")
        table.catch_up(page)
        page.clock.fast_forward(1000)
        expect(page.locator(".block.is-holding")).to_have_count(0)
    assert (table.shake["block"], table.shake["phase"]) == (None, "moving")


def test_while_there_is_nothing_to_challenge_the_block_says_until_when(set_up: SetUp) -> None:
    table = set_up("on-sets")
    page = table.page("P2")
    block = page.locator(".block__say")
    expect(block).to_have_text("after the Goal")
    table.begin(GOAL, "P2 challenge impossible")
    expect(block).to_have_text("you said it")
    table.does('P1 present "B ∪ G"')
    expect(page.get_by_role("button", name="Reject…", exact=True)).to_be_visible()
    expect(block).to_have_text("you said it")
    table.does("P2 accept P1")
    expect(page.get_by_role("button", name="Sign the scoresheet")).to_be_visible()
    expect(block).to_have_text("next shake")
    table.does("P1 sign", "P2 sign")
    expect(block).to_have_text("match over")


def against_now(set_up: SetUp, **settings: Any) -> ArrangedTable:
    """A table of three: Maya moved last, Theo says Now, and Ines is the Third Party."""
    table = set_up("on-sets", seats=3, **settings)
    table.begin(GOAL, "P2 move V permitted", "P3 move R permitted", "P1 move ∩ permitted", "P2 challenge now")
    return table


@by_turns("size", ["flat"], ["phone", "laptop"])
def test_on_sets_VII_C_1_the_third_party_has_three_buttons_and_what_binds_is_asked_twice(
    set_up: SetUp, size: str
) -> None:
    table = against_now(set_up)
    page = table.page("P3", SIZES[size])
    hands = Mouse(page) if size == "laptop" else Fingers(page)
    word = page.get_by_role("group", name="What do you say?")
    expect(word.get_by_role("button")).to_have_count(3)
    for box in [one.bounding_box() for one in word.get_by_role("button").all()]:
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44
    expect(word.get_by_role("button", name="Nothing yet")).to_have_attribute("aria-pressed", "true")
    hands.press(word.get_by_role("button", name="I will present"))
    assert not table.shake["contest"]["will_present"]
    hands.press(word.get_by_role("button", name="Nothing yet"))
    expect(word.get_by_role("button", name="sure?")).to_have_count(0)
    hands.press(word.get_by_role("button", name="I will present"))
    hands.press(word.get_by_role("button", name="I will present: sure?"))
    says(page, "You said that you will present one.")
    expect(word).to_have_count(0)
    assert table.shake["contest"]["will_present"]


def test_on_sets_VII_C_1_note_the_third_party_says_no(set_up: SetUp) -> None:
    table = against_now(set_up)
    page = table.page("P3")
    hands = Fingers(page)
    hands.press(page.get_by_role("button", name="I will not"))
    hands.press(page.get_by_role("button", name="I will not: sure?"))
    says(page, "Theo writes. You wait.")
    expect(page.get_by_role("group", name="What do you say?")).to_have_count(0)

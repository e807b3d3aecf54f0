"""Tests of what the table says: whom it waits for and for what, in every phase, on every size of screen."""

import re
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.chromium import FLAT, LAPTOP, PHONE
from tests.browser.conftest import Arrange
from tests.browser.cubes import usual
from tests.browser.play.arranged_table import ArrangedTable
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import says
from tests.browser.turns import by_turns

SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "flat": FLAT, "laptop": LAPTOP}
FOURTEEN: Final = "BRGY BRG BRY BGY RGY BR BG BY RG RY GY B R -"
"""As many cards as Senior deals."""
TIE: Final = {"P1": "3", "P2": "1", "P3": "3"}
GOAL: Final = 'P1 goal "row 1 2"'
HEIGHT: Final = "() => document.querySelector('.say').getBoundingClientRect().height"
CLIPPED: Final = (
    "() => { const one = document.querySelector('.say__text b'); return one.scrollWidth > one.clientWidth + 1; }"
)
FIRST: Final[list[tuple[tuple[str, ...], str, str, str]]] = [
    (("P2 lot 1",), "Roll a cube, Maya.", "The highest sets the first Goal.", "● Roll a cube"),
    (
        ("P3 lot 1", "P1 lot 1"),
        "A tie: you and Ines rolled 3.",
        "Each of you rolls once more. Theo is out with 1.",
        "● Roll",
    ),
]
THEN: Final[list[tuple[tuple[str, ...], str, str, str]]] = [
    (("P1 lot 1",), "A tie: you and Ines rolled 3.", "Ines rolls once more.", "Waiting for Ines"),
    (("P3 lot 1",), "Maya sets the first Goal.", "Begin when everybody is ready.", "On-Sets table"),
    (("P1 shake",), "Roll the cubes, Maya.", "Ines deals the cards meanwhile.", "● Roll the cubes"),
    (("P1 roll",), "Ines is dealing.", "Waiting for Ines, not for you. The cubes are rolled.", "Waiting for Ines"),
    (("P3 deal",), "Set the Goal, Maya.", "Pick a shape and put digits in it.", "● Set the Goal"),
    ((GOAL,), "Theo is thinking.", "You moved last, so only the others can challenge.", "Theo moves"),
    (("P2 move V permitted",), "Ines is thinking.", "Theo put", "Ines moves"),
    (("P3 move R permitted",), "Your turn, Maya.", "Move a cube, or challenge.", "● Your turn"),
    (("P1 move ∩ permitted",), "Theo is thinking.", "You moved last", "Theo moves"),
    (("P2 move G forbidden",), "Ines is thinking.", "You can challenge Theo.", "Ines moves"),
    (("P3 pick-up",), "Ines picked up the block…", "Ines has to say Now or Impossible.", "Waiting for Ines"),
    (("P3 challenge now",), "Ines said Now.", "You are the Third Party: what do you say?", "● Your word"),
    (("P1 decline",), "Ines writes. You wait.", "Ines said Now after Theo’s move.", "Ines writes"),
    (('P3 present "V ∩ R"',), "Check the Solution of Ines.", "Theo checks too.", "● Check a Solution"),
    (("P1 accept P3",), "The Solution of Ines is being checked.", "Waiting for Theo.", "Theo checks"),
    (("P2 accept P3",), "Sign the scoresheet, Maya.", "When everybody has signed, the match is over.", "● Sign"),
    (("P1 sign",), "You have signed.", "Waiting for Theo and Ines.", "On-Sets table"),
    (("P2 sign", "P3 sign"), "Ines wins the match.", "Everybody has signed.", "On-Sets table"),
]


def go_through(table: ArrangedTable, page: Page, steps: list[tuple[tuple[str, ...], str, str, str]]) -> set[float]:
    """Do things and read after each what the first seat is told; how high the line was."""
    heights = set()
    for lines, heading, rest, title in steps:
        table.does(*lines)
        said = page.locator(".say__text")
        expect(said.locator("b")).to_have_text(heading)
        expect(said).to_contain_text(rest)
        expect(page).to_have_title(re.compile(re.escape(title)))
        assert not page.evaluate(CLIPPED), heading
        heights.add(page.evaluate(HEIGHT))
    return heights


@by_turns("size", ["phone"], ["flat", "laptop"])
def test_the_say_line_names_whom_the_table_waits_for(set_up: SetUp, arrange: Arrange, size: str) -> None:
    table = set_up("on-sets", seats=3, fall={"lot": TIE})
    context = table.visit(SIZES[size], has_touch=size != "laptop")
    table.guests["P1"].lend_cookies(context)
    page = context.new_page()
    page.goto(f"/t/{table.match}")
    heights = go_through(table, page, FIRST)
    expect(page.locator(".rolled1.is-again")).to_have_count(2)
    expect(page.locator(".rolled1").filter(has_text="out with 1")).to_have_count(1)
    arrange(table.match, usual("on-sets", lot={"P1": "3", "P3": "1"}))
    heights |= go_through(table, page, THEN)
    assert len(heights) == 1, heights


def test_on_sets_II_C_3_a_second_variation_may_be_left_out_and_the_line_says_so(set_up: SetUp) -> None:
    table = set_up("on-sets", form="adventurous", division="senior", seats=3, fall={"deal": FOURTEEN})
    table.begin()
    pages = {seat: table.page(seat) for seat in ("P1", "P2")}
    says(pages["P1"], "Choose a variation, Maya.")
    says(pages["P2"], "Waiting for Maya, not for you.")
    table.does('P1 select required-cube filled_in="R"')
    says(pages["P1"], "Your second variation, Maya.")
    says(pages["P1"], "You circled Required Cube: R. Circle one more, or stop.")
    says(pages["P2"], "Maya chose Required Cube: R.")
    table.does("P1 pass-variation")
    says(pages["P1"], "Theo is choosing a variation.")
    says(pages["P1"], "You chose Required Cube: R.")


def test_the_clock_says_whose_it_is_and_for_what(set_up: SetUp) -> None:
    table = set_up("on-sets", seats=3, clock="relaxed")
    table.begin(GOAL)
    mover, other = table.page("P2"), table.page("P1", LAPTOP)
    for page, whose, is_own in ((mover, "you move", True), (other, "Theo moves", False)):
        clock = page.locator(".clock:visible")
        expect(clock.locator(".clock__what")).to_have_text(whose)
        expect(clock).to_have_attribute("aria-label", re.compile(rf"\d+ (minute|second)s?.* left: {whose}\."))
        expect(clock).to_have_class(re.compile("is-you") if is_own else re.compile("^(?!.*is-you)"))
    table.does("P3 challenge impossible")
    expect(mover.locator(".clock__what")).to_have_text("for your word")
    expect(other.locator(".clock__what")).to_have_text("you write")


def test_a_cut_line_turns_the_say_line_amber_where_it_stays_in_view(set_up: SetUp, guard: Any) -> None:
    guard.may_be_cut_off = True
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P2")
    page.context.set_offline(True)
    line = page.locator(".say--banner")
    expect(line).to_contain_text("Reconnecting…")
    expect(line).to_have_attribute("role", "alert")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(line).to_be_in_viewport()
    page.context.set_offline(False)
    expect(line).to_have_count(0)
    says(page, "Your turn, Theo.")


def test_whether_a_move_is_meant_is_asked_aloud_once(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin(GOAL)
    page = table.page("P2")
    page.evaluate(
        """() => {
          window.told = [];
          const region = document.getElementById("live-polite");
          const look = () => window.told.push(region.textContent.trim());
          new MutationObserver(look).observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )
    page.locator('.well[data-cube="R"]').first.tap()
    page.locator('.mat [data-section="permitted"]').tap(position={"x": 12, "y": 12})
    says(page, "Put")
    expect(page.locator("#live-polite")).to_have_text(
        re.compile(r"Put red in Permitted\? Confirm, or press another section\.")
    )
    page.get_by_role("button", name="Confirm").tap()
    says(page, "Maya is thinking.")
    told: list[str] = page.evaluate("() => window.told")
    assert sum("Put red in Permitted?" in one for one in told) == 1

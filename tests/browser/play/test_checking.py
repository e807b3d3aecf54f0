"""Tests of checking by taps: accepting, rejecting with a reason, and proving that a Solution is ambiguous."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import FLAT, LAPTOP, PHONE
from tests.browser.hands import Fingers
from tests.browser.play.arranged_table import ArrangedTable
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import is_told, scores_on

AMBIGUOUS = "I can group it so that it is wrong"
NOT_EQUAL = "It does not equal the Goal"
CUT: Final = """() => {
  const [note, say, clock] = [".say__refusal", ".say", ".say .clock"].map((one) => document.querySelector(one));
  const end = (clock ?? say).getBoundingClientRect();
  const bare = (clock ? end.left : end.right) - note.getBoundingClientRect().right;
  return [Math.max(0, note.scrollHeight - note.clientHeight), Math.max(0, Math.round(bare - 40))];
}"""
"""By how much the note is too high for its place, and how much of the line's text it leaves bare beyond a margin."""


def challenged(set_up: SetUp, solution: str, **settings: Any) -> ArrangedTable:
    """An On-Sets table of two: the Goal is 3, Theo said Impossible, and Maya wrote a Solution."""
    table = set_up("on-sets", **settings)
    table.begin('P1 goal "row 1 2"', "P2 challenge impossible", f'P1 present "{solution}"')
    return table


def reject(page: Page, reason: str) -> None:
    """Tap Reject, and a reason."""
    Fingers(page).press(page.get_by_role("button", name="Reject…", exact=True))
    page.get_by_role("radio", name=reason).tap()


def show(page: Page) -> None:
    """Tap what leads from the reason to its place."""
    Fingers(page).press(page.get_by_role("button", name=re.compile("^Show (how|where)…$")))


def solutions(page: Page) -> None:
    """Turn to the Solutions with their verdicts, once the shake is over."""
    Fingers(page).press(page.get_by_role("button", name="Solutions"))


def send_rejection(page: Page) -> None:
    """Tap what sends the reason."""
    Fingers(page).press(page.get_by_role("button", name=re.compile("^Reject (for this reason|with this grouping)$")))


def bracket(page: Page, opens: str, closes: str) -> None:
    """Tap where a bracket opens, and where it closes."""
    places = page.get_by_role("group", name="Add brackets")
    places.get_by_role("button", name=opens, exact=True).tap()
    expect(page.get_by_text("Now tap where it closes.")).to_be_visible()
    places.get_by_role("button", name=closes, exact=True).tap()


def test_on_sets_VII_C_6_what_does_not_equal_the_goal_is_rejected(set_up: SetUp) -> None:
    table = challenged(set_up, "B ∪ G")
    page = table.page("P2")
    expect(page.get_by_role("heading", name="The Solution of Maya")).to_be_visible()
    reject(page, NOT_EQUAL)
    expect(page.get_by_text("A judge answers only whether it equals the Goal.")).to_be_visible()
    send_rejection(page)
    expect(page.get_by_text("Impossible was right. Well spotted, Theo!")).to_be_visible()
    assert scores_on(page) == [2, 6]
    solutions(page)
    expect(page.get_by_text("The Solution of Maya is not correct.")).to_be_visible()
    assert table.shake["scores"] == {"P1": 2, "P2": 6}


@pytest.mark.parametrize("clock", ["off", "relaxed"])
def test_what_is_wrong_with_it_is_asked_in_place_of_the_say_line_and_no_word_is_cut(set_up: SetUp, clock: str) -> None:
    table = challenged(set_up, "B ∪ G", clock=clock)
    page = table.page("P2")
    Fingers(page).press(page.get_by_role("button", name="Reject…", exact=True))
    cut: dict[str, Any] = {}
    for reason in (NOT_EQUAL, AMBIGUOUS):
        page.get_by_role("radio", name=reason).check(force=True)
        for size in (PHONE, FLAT, LAPTOP):
            page.set_viewport_size(size)
            cut[f"{size['width']}: {page.locator('.say__refusal').inner_text()}"] = page.evaluate(CUT)
    assert {name: by for name, by in cut.items() if any(by)} == {}


def test_on_sets_VII_C_6_b_after_the_judges_yes_only_accepting_is_left(set_up: SetUp) -> None:
    table = challenged(set_up, "V ∩ R")
    page = table.page("P2")
    reject(page, NOT_EQUAL)
    send_rejection(page)
    is_told(page, "VII-C-6")
    expect(page.get_by_text("It was possible after all.")).to_be_visible()
    assert scores_on(page) == [6, 2]
    assert table.shake["scores"] == {"P1": 6, "P2": 2}


def test_on_sets_VII_B_4_b_a_reason_that_holds_decides(set_up: SetUp) -> None:
    table = set_up("on-sets")
    table.begin('P1 goal "row 1 2"', "P2 move Y required", "P1 move R permitted", "P2 challenge now")
    table.does('P2 present "V ∩ R"')
    page = table.page("P1")
    reject(page, "A Required cube is not used")
    show(page)
    expect(page.get_by_role("button", name="Reject for this reason")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("group", name="Which cube?").get_by_role("button", name="yellow").tap()
    send_rejection(page)
    expect(page.get_by_text("Now was not right this time.")).to_be_visible()
    assert scores_on(page) == [6, 2]
    violations = table.shake["contest"]["solutions"][0]["violations"]
    assert "required-unused" in [one["code"] for one in violations]


def test_guidelines_2_b_nobody_is_told_that_a_solution_can_be_read_in_two_ways(set_up: SetUp) -> None:
    table = challenged(set_up, "B ∪ G - R")
    page = table.page("P2")
    expect(page.get_by_role("heading", name="The Solution of Maya")).to_be_visible()
    board = page.get_by_role("region", name="The Solution of Maya")
    expect(board.locator(".sheetlet--reads .reading")).to_have_count(1)
    expect(page.get_by_text(re.compile("can be read|read in .* ways"))).to_have_count(0)
    expect(board.get_by_role("button", name="Tree")).to_have_count(0)
    Fingers(page).press(page.get_by_role("button", name="Accept"))
    scores_on(page)
    solutions(page)
    expect(page.get_by_text(re.compile("can be read"))).to_have_count(1)


def test_guidelines_1_claims_that_fail_are_counted_for_all(set_up: SetUp) -> None:
    table = challenged(set_up, "V ∩ R")
    page, writer = table.page("P2"), table.page("P1")
    reject(page, "It cannot be read")
    show(page)
    page.get_by_role("group", name="Which part?").get_by_role("button", name="∩, symbol 2").tap()
    send_rejection(page)
    is_told(page, "That is not shown to be wrong with it.")
    reject(page, "It uses a cube that it may not use")
    show(page)
    page.get_by_role("group", name="Which cube?").get_by_role("button", name="red").tap()
    send_rejection(page)
    for one in (page, writer):
        expect(one.get_by_text("Theo: 2 claims failed")).to_be_visible()
    assert table.shake["phase"] == "checking"


def test_on_sets_VII_C_5_c_brackets_by_taps_prove_a_solution_ambiguous(set_up: SetUp) -> None:
    table = challenged(set_up, "B ∪ G - R")
    page = table.page("P2")
    reject(page, AMBIGUOUS)
    show(page)
    send = page.get_by_role("button", name="Reject with this grouping")
    expect(send).to_have_attribute("aria-disabled", "true")
    bracket(page, "before B", "before -")
    page.get_by_role("button", name="Take the last brackets out").tap()
    expect(send).to_have_attribute("aria-disabled", "true")
    bracket(page, "before G", "at the end")
    expect(page.get_by_text("Reads as")).to_be_visible()
    send_rejection(page)
    expect(page.get_by_text("Impossible was right. Well spotted, Theo!")).to_be_visible()
    assert scores_on(page) == [2, 6]
    assert table.shake["scores"] == {"P1": 2, "P2": 6}


def test_on_sets_VII_C_5_c_note_a_grouping_is_shown_once(set_up: SetUp) -> None:
    table = challenged(set_up, "B ∪ G - R")
    page = table.page("P2")
    reject(page, AMBIGUOUS)
    show(page)
    bracket(page, "before B", "before -")
    send_rejection(page)
    is_told(page, "VII-C-5-c")
    assert scores_on(page) == [6, 2]


@pytest.mark.parametrize(("closes", "scores"), [("before -", [2, 6]), ("before 5", [6, 2])])
def test_equations_VII_C_5_c_a_grouping_decides_whether_it_misses_the_goal_or_not(
    set_up: SetUp, closes: str, scores: list[int]
) -> None:
    table = set_up("equations", division="elementary")
    table.begin("P1 goal 8", "P2 challenge impossible", 'P1 present "2×5-1 = 8"')
    page = table.page("P2")
    reject(page, AMBIGUOUS)
    show(page)
    bracket(page, "before 2", closes)
    send_rejection(page)
    if scores == [6, 2]:
        is_told(page, "VII-C-5-c")
    assert scores_on(page) == scores
    assert table.shake["scores"] == dict(zip(("P1", "P2"), scores, strict=True))

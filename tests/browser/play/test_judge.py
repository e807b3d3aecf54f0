"""Tests of the judge's panel: each ruling from the panel to the players' pages."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import LAPTOP
from tests.browser.guard import Guard
from tests.browser.play.arranged_table import ArrangedTable
from tests.browser.play.conftest import SetUp
from tests.browser.play.reading_pages import is_told, says, sign

GOAL = 'P1 goal "row 1 2"'
Shown = Callable[[dict[str, Any]], Any]


def rule(page: Page, ruling: str, **filled: str) -> None:
    """Choose a ruling on the panel, fill it in, and rule so."""
    panel = page.locator("section").filter(has=page.get_by_role("heading", name="Judge", exact=True))
    for label, value in {"Ruling": ruling, **filled}.items():
        field = panel.locator("label").filter(has=page.locator(f"span:text-is('{label}')"))
        if label in ("Points", "Seconds"):
            field.locator("input").fill(value)
        else:
            field.locator("select").select_option(label=value)
    panel.get_by_role("button", name="Rule so").click()


def log_says(page: Page, text: str) -> None:
    """The log of a page tells something."""
    expect(page.locator(".log li").filter(has_text=text).first).to_be_attached()


@pytest.fixture
def table(set_up: SetUp) -> ArrangedTable:
    """A table with a judge, in the middle of a shake."""
    made = set_up("on-sets", judging="panel", shakes=2)
    made.begin(GOAL, "P2 move R permitted")
    return made


RULINGS: Final[dict[str, tuple[dict[str, str], str, Shown, Any]]] = {
    "Take points away": (
        {"Player": "Theo", "Reason": "Illegal procedure"},
        "The judge took 1 from Theo.",
        lambda view: view["shake"]["penalties"]["P2"],
        -1,
    ),
    "Warn": (
        {"Player": "Theo", "Reason": "Talking"},
        "The judge warned Theo.",
        lambda view: view["shake"]["warnings"],
        {"P2": 1},
    ),
    "Void the shake": (
        {"Reason": "Equipment"},
        "The judge voided the shake.",
        lambda view: view["shake"]["phase"],
        "void",
    ),
    "Correct a total": (
        {"Player": "Maya", "Reason": "The sum was wrong", "Points": "3"},
        "The judge corrected a total of Maya.",
        lambda view: view["scoresheet"]["totals"]["P1"],
        3,
    ),
    "Add time": ({"Seconds": "60"}, "The judge added time.", lambda view: view["shake"]["phase"], "moving"),
}


@pytest.mark.parametrize("ruling", RULINGS)
def test_on_sets_IX_C_a_ruling_reaches_everybody(table: ArrangedTable, ruling: str) -> None:
    filled, told, shown, expected = RULINGS[ruling]
    judge, player = table.page("judge", LAPTOP), table.page("P2")
    rule(judge, ruling, **filled)
    for page in (judge, player):
        log_says(page, told)
    assert shown(table.view()) == expected


def test_on_sets_XI_A_note_a_penalty_is_initialed_before_anybody_signs(set_up: SetUp) -> None:
    table = set_up("on-sets", judging="panel")
    table.begin(GOAL, "P2 challenge impossible", "judge penalize P1 reason=too-late", 'P1 present "V ∩ R"')
    judge, player = table.page("judge", LAPTOP), table.page("P1")
    expect(player.get_by_text("It was possible after all.")).to_be_visible()
    expect(player.get_by_role("button", name="Sign the scoresheet")).to_have_count(0)
    rule(judge, "Initial penalties", Player="Maya")
    log_says(player, "The judge initialed the penalties of Maya.")
    sign(player)
    signatures = player.get_by_role("list", name="Signatures")
    expect(signatures.get_by_role("listitem").filter(has_text="Maya")).to_contain_text("Signed")
    assert table.view()["scoresheet"]["signed"] == ["P1"]


def test_on_sets_X_D_who_is_away_misses_the_shake(set_up: SetUp) -> None:
    table = set_up("on-sets", judging="panel", seats=3)
    table.does("P1 lot 1", "P2 lot 1", "P3 lot 1", "P1 shake")
    judge, player = table.page("judge", LAPTOP), table.page("P3")
    rule(judge, "Misses this shake", Player="Theo")
    log_says(player, "Theo misses this shake.")
    expect(player.locator(".seat").filter(has_text="Theo")).to_contain_text("misses this shake")
    table.does("P1 roll", "P3 deal", GOAL)
    says(player, "Your turn, Ines.")
    assert table.shake["absent"] == ["P2"]


def test_on_sets_IX_C_who_is_disqualified_plays_no_more(set_up: SetUp, guard: Guard) -> None:
    guard.expect_refusal(422)
    table = set_up("on-sets", judging="panel", seats=3, shakes=2)
    table.begin(GOAL)
    judge, player = table.page("judge", LAPTOP), table.page("P1")
    rule(judge, "Disqualify", Player="Theo", Reason="Behaviour")
    is_told(judge, "between shakes; void the shake first.")
    rule(judge, "Void the shake", Reason="The players agree")
    says(player, "The shake is void.")
    rule(judge, "Disqualify", Player="Theo", Reason="Behaviour")
    log_says(player, "The judge disqualified Theo.")
    table.does("P1 shake")
    assert table.shake["absent"] == ["P2"]


def test_on_sets_XI_B_the_judge_ends_the_round(set_up: SetUp) -> None:
    table = set_up("on-sets", judging="panel", shakes=2)
    table.begin(GOAL, "P2 challenge impossible", 'P1 present "V ∩ R"')
    judge, player = table.page("judge", LAPTOP), table.page("P1")
    expect(player.get_by_role("button", name="Next shake")).to_be_visible()
    rule(judge, "End the round")
    says(player, "Sign the scoresheet, Maya.")
    expect(player.get_by_role("button", name="Next shake")).to_have_count(0)
    assert table.view()["is_round_over"]

"""Tests of the ways to somebody else's table: a code, a link, the list of open tables, and watching."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.pages.conftest import Enter, Stage
from tests.browser.pages.http_guest import HttpGuest
from tests.browser.pages.naming import name_oneself
from tests.browser.pages.staging import ON_SETS

OPEN = {**ON_SETS, "seats": 2, "clock": "off", "is_listed": True, "is_watchable": True}


@pytest.fixture
def host(enter: Enter) -> HttpGuest:
    """Somebody with a table."""
    return enter("Juniper")


def new_table(host: HttpGuest, **settings: Any) -> tuple[str, str]:
    """A table and its code."""
    match: str = host.said("/api/matches", {**OPEN, **settings})["match"]
    return match, host.said(f"/api/matches/{match}/code")["code"]


def sits(page: Page, match: str, name: str) -> None:
    """Whether a page is at a table, with somebody of this name in a seat."""
    page.wait_for_url(f"**/t/{match}")
    expect(page.locator(".room__seat", has_text=name)).to_contain_text("you")


def test_a_code_typed_in_small_letters_opens_a_seat(visit: Visit, host: HttpGuest) -> None:
    match, code = new_table(host)
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/")
    name_oneself(page, "Sorrel")
    join = page.get_by_role("button", name="Join", exact=True)
    expect(join).to_have_attribute("aria-disabled", "true")
    page.get_by_label("Got a code?").press_sequentially(code.lower())
    join.tap()
    sits(page, match, "Sorrel")


def test_a_link_opens_a_seat_after_a_name(visit: Visit, host: HttpGuest) -> None:
    match, code = new_table(host)
    page = visit(PHONE, has_touch=True).new_page()
    page.goto(f"/join#{code.replace('-', '')}")
    page.get_by_label("Your name at the table").fill("Teasel")
    page.get_by_role("button", name="Sit down").tap()
    sits(page, match, "Teasel")


def test_a_link_opens_a_seat_at_once_for_whom_the_server_knows(visit: Visit, host: HttpGuest, enter: Enter) -> None:
    match, code = new_table(host)
    context = visit()
    known = enter("Yarrow")
    known.lend_cookies(context)
    page = context.new_page()
    page.goto(f"/join#{code}")
    sits(page, match, "Yarrow")


def test_a_code_that_opens_nothing_says_so(visit: Visit, guard: Guard) -> None:
    guard.expect_refusal(404)
    page = visit().new_page()
    page.goto("/join#ZZZZZZZZ")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".banner--bad[role=alert]")).to_be_visible()
    expect(page.get_by_role("link", name="To the home page")).to_be_visible()


def test_an_open_table_is_joined_from_the_list(visit: Visit, enter: Enter) -> None:
    host = enter("Hawthorn")
    match, _ = new_table(host)
    page = visit().new_page()
    page.goto("/")
    name_oneself(page, "Bramble")
    row = page.locator(".opentable", has_text="Hawthorn")
    expect(row.get_by_role("img", name="1 of 2 seats taken")).to_be_visible()
    row.get_by_role("button", name="Sit down").click()
    sits(page, match, "Bramble")


def test_a_table_that_is_not_listed_is_not_shown(visit: Visit, enter: Enter) -> None:
    shown, hidden = enter("Alder"), enter("Rowan")
    new_table(hidden, is_listed=False)
    new_table(shown)
    page = visit().new_page()
    page.goto("/")
    expect(page.locator(".opentable", has_text="Alder")).to_be_visible()
    expect(page.locator(".opentable", has_text="Rowan")).to_have_count(0)


def test_a_spectator_sees_the_table_and_can_do_nothing(visit: Visit, stage: Stage) -> None:
    table = stage({**ON_SETS, "is_listed": True}, ("Linden", "Hazel"))
    table.bring_to("moving")
    page = visit().new_page()
    page.goto("/")
    page.locator(".opentable", has_text="Linden").get_by_role("link", name="Watch").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".seat__name")).to_have_text(["Linden", "Hazel"])
    expect(page.locator(".section--required .cube")).to_have_count(len(table.view()["shake"]["required"]))
    before = table.view()["seq"]
    page.locator(".block").first.click(force=True)
    table.step()
    expect(page.locator(".section .cube.is-last")).to_have_count(1)
    assert table.view()["seq"] == before + 1


def test_a_table_that_may_not_be_watched_has_two_doors(visit: Visit, guard: Guard, stage: Stage) -> None:
    guard.expect_refusal(404)
    table = stage({**ON_SETS, "is_watchable": False})
    page = visit().new_page()
    page.goto(f"/t/{table.match}")
    expect(page.get_by_role("heading", name="There is no table here")).to_be_visible()
    expect(page.get_by_role("link", name="Home", exact=True)).to_be_visible()

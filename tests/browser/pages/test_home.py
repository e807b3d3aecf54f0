"""Tests of the home page: a name, a bot at once, a table of one's own with every setting, the invitation."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import LAPTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.pages.naming import name_oneself
from tests.browser.turns import by_turns


@by_turns("game", ["Equations"], ["On-Sets"])
def test_a_newcomer_plays_a_bot_with_one_tap(visit: Visit, game: str) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/")
    for wanted in (page.get_by_label("Got a code?"), page.get_by_role("button", name="Play a bot").last):
        above = page.locator(".tabbar").bounding_box()
        box = wanted.bounding_box()
        assert box is not None
        assert above is not None
        assert box["y"] + box["height"] <= above["y"], "it is below the fold"
    page.locator("article", has_text=game).get_by_role("button", name="Play a bot").tap()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".say")).to_be_visible()
    expect(page.locator(".bar__where")).to_contain_text(game)
    expect(page.locator(".seat")).to_have_count(2)


def test_a_name_is_asked_for_once(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    expect(page.locator(".youare")).to_contain_text(re.compile(r"You sit down as \w+ \d\d\."))
    name_oneself(page, "Marlow")
    page.get_by_role("button", name="Play a bot").first.click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".seat__name", has_text="Marlow")).to_be_visible()
    page.goto("/")
    expect(page.locator(".youare")).to_contain_text("Marlow")
    page.get_by_role("button", name="Play a bot").last.click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".seat__name", has_text="Marlow")).to_be_visible()


def test_division_bot_and_pace_are_remembered(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    tile = page.locator("article", has_text="Equations")
    tile.get_by_role("button", name="Change how Equations is played").click()
    sheet = page.get_by_role("dialog", name="Equations against a bot")
    for choice in ("Senior", "Champion", "quickly"):
        sheet.get_by_role("button", name=choice).click()
    sheet.get_by_role("button", name="Done").click()
    page.reload()
    expect(tile.locator(".game__set")).to_contain_text("Senior · champion bot · plays quickly")
    tile.get_by_role("button", name="Play a bot").click()
    page.wait_for_url(re.compile("/t/"))
    view = page.request.get(page.url.replace("/t/", "/api/matches/")).json()
    assert (view["settings"]["division"], view["bot_pace"], view["seats"][1]["bot"]) == ("senior", "quick", "champion")


def set_up(page: Page, choices: dict[str, str], switches: tuple[str, ...] = ()) -> dict[str, Any]:
    """Set up a table with the form, and read its settings from the server."""
    page.goto("/")
    page.get_by_role("button", name="New table").first.click()
    sheet = page.get_by_role("dialog", name="A new table")
    for group, choice in choices.items():
        sheet.get_by_role("group", name=group, exact=True).get_by_role("button", name=choice, exact=True).click()
    for switch in switches:
        sheet.get_by_role("button", name=switch).click()
    sheet.get_by_role("button", name="Set up the table").click()
    page.get_by_role("dialog", name="Your table is ready").get_by_role("button", name="Go to the table").click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name="Start the match").wait_for()
    view: dict[str, Any] = page.request.get(page.url.replace("/t/", "/api/matches/")).json()
    settings: dict[str, Any] = view["settings"]
    return settings


def test_a_table_is_set_up_as_it_stands(visit: Visit) -> None:
    settings = set_up(visit(PHONE).new_page(), {})
    assert (settings["game"], settings["edition"], settings["form"]) == ("on-sets", "2026-27", "adventurous")
    assert (settings["seats"], settings["policing"], settings["judging"]) == (3, "referee", "table")
    assert (settings["clock"], settings["is_timed"]) == ("official", False)
    assert (settings["is_listed"], settings["is_watchable"]) == (True, True)


def test_every_setting_of_an_on_sets_table_can_be_chosen(visit: Visit) -> None:
    choices = {
        "Game": "On-Sets",
        "Division": "Junior",
        "Rulebook": "2014-15",
        "Form": "Advanced",
        "Seats": "Two",
        "Clocks": "Relaxed",
        "Who sees to the rules": "Players",
        "Who judges Solutions": "The machine",
    }
    switches = ("Show in the lobby", "Others may watch", "Rounds of thirty minutes")
    settings = set_up(visit(LAPTOP).new_page(), choices, switches)
    assert settings["game"] == "on-sets"
    assert (settings["division"], settings["edition"], settings["form"]) == ("junior", "2014-15", "advanced")
    assert (settings["seats"], settings["clock"]) == (2, "relaxed")
    assert (settings["policing"], settings["judging"]) == ("players", "panel")
    assert (settings["is_listed"], settings["is_watchable"], settings["is_timed"]) == (False, False, True)


@pytest.mark.parametrize("season", ["Even", "Odd"])
def test_every_setting_of_an_equations_table_can_be_chosen(visit: Visit, season: str) -> None:
    choices = {"Game": "Equations", "Yearly list": season, "Division": "Senior", "Form": "Basic", "Clocks": "Off"}
    settings = set_up(visit(PHONE).new_page(), choices)
    assert (settings["game"], settings["edition"], settings["season"]) == ("equations", "2015-16", season.lower())
    assert (settings["division"], settings["form"], settings["clock"]) == ("senior", "basic", "off")


def test_an_invitation_has_a_code_a_link_and_a_picture(visit: Visit, address: str) -> None:
    page = visit(PHONE).new_page()
    page.goto("/")
    page.get_by_role("button", name="New table").first.click()
    page.get_by_role("button", name="Set up the table").click()
    sheet = page.get_by_role("dialog", name="Your table is ready")
    code = sheet.locator(".tablecode__code").inner_text()
    assert re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}", code)
    assert sheet.get_by_label("Link").input_value() == f"{address}/join#{code.replace('-', '')}"
    picture = sheet.get_by_role("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("one => one.naturalWidth") > 0
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_be_hidden()

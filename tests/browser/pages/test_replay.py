"""Tests of the replay: a match that was played here, a record from a file or pasted, and what was true at each move."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.chromium import LAPTOP, PHONE
from tests.browser.conftest import Visit
from tests.browser.guard import Guard
from tests.browser.pages.conftest import Stage
from tests.browser.pages.staging import EQUATIONS, ON_SETS
from tests.support.example_record import RECORD

SAY = ".replay__say"


def open_pasted(page: Page, record: str = RECORD) -> None:
    """Paste a record and wait for its replay."""
    page.goto("/replay")
    page.get_by_label("Or paste the record").fill(record)
    page.get_by_role("button", name="Show it").click()
    page.locator(SAY).wait_for()


def test_keys_slider_and_buttons_step_through_a_record(visit: Visit) -> None:
    page = visit(LAPTOP).new_page()
    open_pasted(page)
    slider = page.get_by_role("slider", name="Moment")
    page.keyboard.press("Home")
    expect(page.locator(SAY)).to_contain_text("Ada rolled 4 for the first Goal.")
    expect(page.locator("time")).to_have_text("0:00")
    page.keyboard.press("ArrowRight")
    expect(page.locator(SAY)).to_contain_text("Ben rolled 2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(SAY)).to_contain_text("Ada rolled 4")
    slider.fill("6")
    expect(page.locator(SAY)).to_contain_text("Ben put")
    expect(page.locator("time")).to_have_text("1:05")
    expect(page.locator(".section--required .cube.is-last")).to_have_count(1)
    page.get_by_role("button", name="On one").click()
    expect(page.locator(SAY)).to_contain_text("in Permitted")
    page.get_by_role("button", name="Back one").click()
    expect(slider).to_have_value("6")
    page.keyboard.press("End")
    expect(page.locator(SAY)).to_contain_text("Ben signed the scoresheet.")
    expect(page.locator("time")).to_have_text("2:38")
    expect(page.locator(".scores")).to_contain_text("Ben")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("13 of 13: Ben signed"))


def test_a_replay_plays_by_itself_and_stops(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    open_pasted(page)
    slider = page.get_by_role("slider", name="Moment")
    slider.fill("10")
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider).to_have_value("12")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_record_is_replayed_from_a_file_with_what_was_true_at_each_move(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(RECORD.replace("\n", "\r\n"), "utf-8", newline="")
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    moves = page.locator(".rmove")
    expect(moves).to_have_count(3)
    expect(moves.last).to_contain_text("Now!")
    expect(moves.last).to_contain_text("32 of 36")
    expect(moves.last).to_have_class(re.compile("is-miss"))
    expect(moves.first).to_contain_text("safe")
    moves.last.tap()
    answer = page.get_by_role("complementary")
    expect(answer).to_contain_text("After move 3")
    expect(answer).to_contain_text("Now would be right")
    expect(answer).to_contain_text("Impossible would be wrong")
    expect(answer.locator(".sol")).to_be_visible()
    moves.first.tap()
    expect(answer).to_contain_text("Now would be wrong")
    expect(answer).to_contain_text("With cubes still to come")


def test_perfect_play_every_move_mistakes_to_try_again_and_the_goals_of_the_roll(visit: Visit) -> None:
    page = visit(LAPTOP).new_page()
    open_pasted(page)
    page.locator(".rmove.is-miss").click()
    before = page.get_by_role("region", name="Before move 3")
    expect(before.locator(".seatval")).to_have_text(["4Ada", "4Ben"])
    expect(before).to_contain_text("from a safe position there is always a safe move")
    expect(before).to_contain_text("then it is 2 for Ada")
    every = page.get_by_role("region", name="All 36 moves, best first")
    groups = every.get_by_role("heading", level=3)
    expect(groups).to_have_text(["Forceout, 4 each", "Now at once", "Impossible at once", "Unknown"])
    expect(every.locator(".out--unknown")).to_contain_text("0 moves. What cannot be decided in time is listed here")
    expect(every.locator(".out--good .movebtn")).to_have_count(32)
    expect(every.locator(".movebtn.is-made")).to_contain_text("was played")
    expect(every.locator(".out--now")).to_contain_text("4 moves. Ada 2, the Challenger 6.")
    every.locator(".out--now").get_by_role("button", name="Universe to Required").click()
    expect(every.locator(".out--now .sol")).to_be_visible()
    expect(page.get_by_role("region", name="Main line").locator("li").last).to_have_text("Forceout")

    page.get_by_role("button", name="Mistakes", exact=True).click()
    expect(page.locator(".sayline")).to_contain_text("Your move again, Ada.")
    tray = page.get_by_role("region", name="Resources")
    tray.get_by_role("button", name="Universe").first.click()
    page.get_by_role("button", name="Put Universe here. Required").click()
    expect(page.get_by_role("status").filter(has_text="Now is right then.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    tray.get_by_role("button", name="green").click()
    page.get_by_role("button", name="Put green here. Permitted").click()
    found = page.get_by_role("status").filter(has_text="Safe.")
    expect(found).to_contain_text("there still is one with more. Ben then has")
    expect(page.locator(".kind .chip")).to_have_text("found")
    page.get_by_role("group", name="Whose mistakes").get_by_role("button", name="Ben").click()
    expect(page.get_by_role("main")).to_contain_text("Ben made no mistake in this shake")

    page.get_by_role("button", name="Goals", exact=True).click()
    rows = page.locator("table.goals tbody tr")
    expect(rows.first).to_be_visible()
    expect(page.locator("tr.is-here .val")).to_have_text("3")
    values = page.locator("table.goals .val").all_inner_texts()
    assert len(values) == len(set(values)) > 5
    page.get_by_role("button", name="Hardest first").click()
    expect(rows).to_have_count(len(values))
    page.get_by_role("button", name="Moves", exact=True).click()
    expect(page.locator(SAY)).to_contain_text("in Permitted")


def test_a_match_that_was_played_here_is_replayed_with_names(visit: Visit, stage: Stage) -> None:
    for settings in (ON_SETS, EQUATIONS):
        table = stage(settings, ("Clover", "Fennel"))
        table.finish()
        context = visit()
        table.host.lend_cookies(context)
        page = context.new_page()
        page.goto(f"/replay/{table.match}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Clover and Fennel")
        # The keys listen from when the first frame is drawn.
        expect(page.locator(SAY)).to_contain_text("set the Goal")
        expect(page.locator(".rmove").first).to_be_visible()
        page.keyboard.press("End")
        expect(page.locator(SAY)).to_contain_text("signed the scoresheet", timeout=20_000)
        expect(page.locator(".solutions .sol")).to_be_visible()
        expect(page.locator(".rmove").last).not_to_contain_text("…")
        with page.expect_download() as saved:
            page.get_by_role("link", name="Record").click()
        assert saved.value.path().read_text("utf-8").startswith("Forceout match record 1")


def test_the_example_shows(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True).new_page()
    page.goto("/replay")
    page.get_by_role("button", name="Show an example").tap()
    expect(page.locator(".rmove").first).to_be_visible()


def test_what_is_no_record_is_told_so(visit: Visit, guard: Guard) -> None:
    guard.expect_refusal(404, 422)
    page = visit().new_page()
    page.goto("/replay")
    page.get_by_label("Or paste the record").fill("hello")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert").filter(has_text="no record of a match")).to_be_visible()
    page.goto("/replay/nosuchmatch")
    expect(page.get_by_role("alert").filter(has_text="not to be found")).to_be_visible()
